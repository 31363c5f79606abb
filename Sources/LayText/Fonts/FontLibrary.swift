import LayViews

/// The fonts that the user gave, by family.
package struct FontLibrary: Sendable {
  package private(set) var faces: [FontFile] = []
  /// The name that each face was added under.
  private var families: [String] = []
  /// What draws text of the system font where outlines are asked for.
  package var system = SystemOutlines()

  package init() {}

  /// Whether there is no family but the system's.
  package var isEmpty: Bool { faces.isEmpty }

  /// Adds the faces of a `.ttf`, `.otf` or `.ttc` file under a family's name; several files make up its weights.
  package mutating func add(family: String, bytes: [UInt8]) throws(FontError) {
    for face in try FontFile.faces(in: bytes) {
      faces.append(face)
      families.append(family)
    }
  }

  /// Adds the faces of such a file under the families that they say they belong to.
  package mutating func add(bytes: [UInt8]) throws(FontError) {
    for face in try FontFile.faces(in: bytes) {
      faces.append(face)
      families.append(face.family)
    }
  }

  /// Adds another's faces behind its own.
  package mutating func add(_ other: FontLibrary) {
    faces += other.faces
    families += other.families
  }

  /// The face of a family nearest to a weight; nil where the family is not loaded.
  ///
  /// A family is known by the name it was added under, and each face by its PostScript name.
  package func face(family: String, weight: FontWeight, isItalic: Bool) -> Int? {
    var best: (index: Int, distance: Int)?
    for index in faces.indices {
      if faces[index].postScriptName == family { return index }
      guard families[index] == family else { continue }
      // The slant matters more than any weight.
      let slant = faces[index].isItalic == isItalic ? 0 : 10_000
      let distance = abs(Int(faces[index].weight.rawValue) - Int(weight.rawValue)) + slant
      if distance < best?.distance ?? Int.max { best = (index, distance) }
    }
    return best?.index
  }
}
