/// Why a font file can't be used.
package enum FontError: Error, Equatable, Sendable {
  /// The bytes are no TrueType or OpenType font.
  case notAFont
  /// Something lies outside of a table, or of the file.
  case truncated(table: String)
  case missing(table: String)
  case invalid(table: String, reason: String)

  /// In plain words, for a diagnostic: "its 'hmtx' table is cut off".
  package var message: String {
    switch self {
    case .notAFont: return "it is no TrueType or OpenType font"
    case .truncated(let table): return "its '\(table)' table is cut off"
    case .missing(let table): return "it has no '\(table)' table"
    case .invalid(let table, let reason): return "its '\(table)' table is invalid: \(reason)"
    }
  }
}
