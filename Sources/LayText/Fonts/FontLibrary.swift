import LaySemantics

/// The fonts that the user gave, by family.
package struct FontLibrary: Sendable {
  var faces: [FontFile] = []

  package init() {}

  /// The face of a family nearest to a weight; nil where the family is not loaded.
  func face(family: String, weight: FontWeight, isItalic: Bool) -> Int? { nil }
}

struct FontFile: Sendable {
  let unitsPerEm = 1000.0
  func glyph(of scalar: UInt32) -> UInt16? { nil }
  func advance(of glyph: UInt16) -> Double { 0 }
  func kerning(_ first: UInt16, _ second: UInt16) -> Double { 0 }
  func metrics(size: Double) -> LineMetrics { LineMetrics() }
}
