/// How source is laid out: what projects set in `.swift-format` or `.editorconfig`.
package struct FormatStyle: Equatable, Sendable {
  /// Columns of one level; nil: what most of the file's braces do, else 4.
  package var indentation: Int?
  /// Whether a level is a tab; nil: what most of the file's lines do.
  package var usesTabs: Bool?
  /// The columns of the longest line that is not broken.
  package var lineLength = 120

  /// The columns a level may have.
  package static let indentations = 1...16
  /// The line lengths that mean something.
  package static let lineLengths = 20...100_000

  package init() {}

  package mutating func setLineLength(_ length: Int) {
    if Self.lineLengths.contains(length) { lineLength = length }
  }

  package mutating func setIndentation(_ count: Int) {
    if Self.indentations.contains(count) { indentation = count }
  }
}
