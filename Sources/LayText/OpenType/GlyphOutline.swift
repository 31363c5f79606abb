/// The outline of a glyph in font units, y up.
package struct GlyphOutline: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
    case cubic(
      controlX1: Double, controlY1: Double, controlX2: Double, controlY2: Double, x: Double, y: Double)
    case close
  }

  package var steps: [Step] = []

  package init() {}
}

/// Reads outlines of either kind, within limits that hold for every font in use.
enum GlyphOutlines: Sendable {
  case none
  case trueType(TrueTypeOutlines)

  init(_ tables: FontDirectory, glyphCount: Int, longOffsets: Bool) {
    guard let glyphs = tables.table("glyf"), let locations = tables.table("loca") else {
      self = .none
      return
    }
    self = .trueType(
      TrueTypeOutlines(glyphs: glyphs, locations: locations, glyphCount: glyphCount, longOffsets: longOffsets)
    )
  }

  func outline(of glyph: Int) -> GlyphOutline {
    switch self {
    case .none: return GlyphOutline()
    case .trueType(let outlines): return outlines.outline(of: glyph)
    }
  }
}
