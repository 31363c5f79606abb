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
  case compact(CompactFontOutlines)

  init(_ tables: FontDirectory, glyphCount: Int, longOffsets: Bool, bearings: FontTable, advanceCount: Int) {
    if let glyphs = tables.table("glyf"), let locations = tables.table("loca") {
      self = .trueType(
        TrueTypeOutlines(
          glyphs: glyphs, locations: locations, glyphCount: glyphCount, longOffsets: longOffsets,
          bearings: bearings, advanceCount: advanceCount))
    } else if let outlines = tables.table("CFF ").flatMap({ CompactFontOutlines($0) }) {
      self = .compact(outlines)
    } else {
      self = .none
    }
  }

  func outline(of glyph: Int) -> GlyphOutline {
    switch self {
    case .none: return GlyphOutline()
    case .trueType(let outlines): return outlines.outline(of: glyph)
    case .compact(let outlines): return outlines.outline(of: glyph)
    }
  }
}
