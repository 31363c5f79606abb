import LayText

/// The fonts that `Font.custom` finds, by family.
public struct FontCollection: Equatable, Sendable {
  private(set) var library = FontLibrary()
  private var files: [File] = []

  private struct File: Equatable, Sendable {
    var family: String
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

  public static func == (a: FontCollection, b: FontCollection) -> Bool { a.files == b.files }
}

/// Why a font cannot be used, in plain words: `its 'hmtx' table is cut off`.
public struct FontFault: Error, Equatable {
  public var reason: String
}
