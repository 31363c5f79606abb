import LayText
import LayViews

/// The fonts that `Font.custom` finds, by family.
public struct FontCollection: Equatable, Sendable {
  private(set) var library = FontLibrary()
  private var files: [File] = []

  private struct File: Equatable, Sendable {
    /// nil: one that draws the system font. Empty: those that the file says itself.
    var family: String?
    var design = SystemDesign.standard
    var bytes: [UInt8]
  }

  public init() {}

  /// Adds the faces of a TrueType or OpenType file, or of a collection of them, under a family's name.
  ///
  /// Several files make up a family's weights and slants.
  /// - Throws: ``FontFault`` where the bytes are no font that can be used; the collection is then as before.
  /// - Complexity: O(n) in the number of glyphs.
  public mutating func add(family: String, bytes: [UInt8]) throws(FontFault) {
    do throws(FontError) {
      try library.add(family: family, bytes: bytes)
    } catch {
      throw FontFault(reason: error.message)
    }
    files.append(File(family: family, bytes: bytes))
  }

  /// Adds the faces of such a file under the families that they say they belong to, as an app finds the fonts among its
  /// resources.
  /// - Throws: ``FontFault`` where the bytes are no font that can be used; the collection is then as before.
  /// - Complexity: O(n) in the number of glyphs.
  public mutating func add(bytes: [UInt8]) throws(FontFault) {
    do throws(FontError) {
      try library.add(bytes: bytes)
    } catch {
      throw FontFault(reason: error.message)
    }
    files.append(File(family: "", bytes: bytes))
  }

  /// The designs of the system font.
  public enum SystemDesign: String, Sendable, CaseIterable { case standard, serif, rounded, monospaced }

  /// Whether there are outlines that draw text of the system font.
  public var drawsSystemFont: Bool { !library.system.isEmpty }

  /// Adds the faces of a file whose outlines draw text of the system font, such as Inter's or San Francisco's.
  ///
  /// Text is measured as ever: they change what is drawn, and no layout. Several files make up the weights; a weight that
  /// none has is drawn in the nearest, with thicker lines if need be. Of a variable font the default instance counts.
  /// - Throws: ``FontFault`` where the bytes are no font that can be used; the collection is then as before.
  /// - Complexity: O(n) in the number of glyphs.
  public mutating func addSystem(bytes: [UInt8], design: SystemDesign = .standard) throws(FontFault) {
    do throws(FontError) {
      try library.system.add(bytes, design: design.lowered)
    } catch {
      throw FontFault(reason: error.message)
    }
    files.append(File(family: nil, design: design, bytes: bytes))
  }

  /// Adds what another has; of a family that both have the nearest face counts, this one's before the other's.
  public mutating func add(_ other: FontCollection) {
    library.add(other.library)
    files += other.files
  }

  public static func == (a: FontCollection, b: FontCollection) -> Bool { a.files == b.files }
}

/// Why a font cannot be used, in plain words: `its 'hmtx' table is cut off`.
public struct FontFault: Error, Equatable {
  public var reason: String
}

extension FontCollection.SystemDesign {
  fileprivate var lowered: FontDesign {
    switch self {
    case .standard: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
