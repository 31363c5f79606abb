import LayViews

/// Fonts whose outlines draw text of the system font, which is measured by lay's own tables whatever these say.
package struct SystemOutlines: Sendable {
  package private(set) var faces: [FontFile] = []
  /// The design that each face was added for.
  private var designs: [FontDesign] = []

  package init() {}

  /// Whether there is no font that can draw the system's.
  package var isEmpty: Bool { !designs.contains(.standard) }

  /// Adds the faces of a `.ttf`, `.otf` or `.ttc` file; several files make up the weights of a design.
  package mutating func add(_ bytes: [UInt8], design: FontDesign) throws(FontError) {
    for face in try FontFile.faces(in: bytes) {
      faces.append(face)
      designs.append(design)
    }
  }

  /// The face nearest to a font: of its design, or of the standard one where that has none.
  func face(for font: ResolvedFont) -> Int? {
    let design = designs.contains(font.design) ? font.design : .standard
    var best: (index: Int, distance: Int)?
    for index in faces.indices where designs[index] == design {
      // The slant matters more than any weight.
      let slant = faces[index].isItalic == font.isItalic ? 0 : 10_000
      let distance = abs(Int(faces[index].weight.rawValue) - Int(font.weight.rawValue)) + slant
      if distance < best?.distance ?? Int.max { best = (index, distance) }
    }
    return best?.index
  }
}

/// How outlines of one font are changed to stand for another.
package struct OutlineStyle: Hashable, Sendable {
  /// How much wider than it is high.
  package var width = 1.0
  /// How far the outlines lean to the right, as a share of their height.
  package var slant = 0.0
  /// How thick a line goes around them to make them bolder, in font units.
  package var stroke = 0.0

  package init() {}

  /// What a face lacks of a font.
  init(_ face: FontFile, for font: ResolvedFont) {
    width = SystemFontFitting.widthFactor(font.width)
    if font.isItalic, !face.isItalic { slant = Self.italicSlant }
    let difference = Double(font.weight.rawValue) - Double(face.weight.rawValue)
    if difference >= 150 { stroke = difference / 100 * Self.strokeOfWeight * face.unitsPerEm }
  }

  /// The tangent of Inter's italic angle, 9.4 degrees.
  private static let italicSlant = 0.1655
  /// What Inter's stems gain from one hundred of weight to the next, in em.
  private static let strokeOfWeight = 0.014
}
