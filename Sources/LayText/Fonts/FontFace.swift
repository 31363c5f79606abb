import LaySemantics

/// A resolved font that measures characters, in points.
struct FontFace {
  let resolution: FontResolver.Resolution
  let glyphs: GlyphSource

  /// Points per font unit along the line.
  private let unit: Double
  /// Added to every fitted character, in points.
  private let extra: Double

  init(_ resolution: FontResolver.Resolution, glyphs: GlyphSource) {
    self.resolution = resolution
    self.glyphs = glyphs
    let font = resolution.font
    let isLoaded = resolution.face != nil
    let em = isLoaded ? font.size : font.size * SystemFontFitting.widthFactor(font.width)
    unit = em / glyphs.unitsPerEm
    extra = isLoaded ? 0 : em * SystemFontFitting.extraAdvance(of: font)
  }

  @inline(__always)
  func advance(of glyph: GlyphSource.Glyph) -> Double { glyph.advance * unit + (glyph.isFitted ? extra : 0) }

  /// The advance of a character that stands alone.
  func advance(of scalar: UInt32) -> Double { advance(of: glyphs.glyph(scalar)) }

  /// What a pair of glyphs moves together (negative) or apart.
  @inline(__always)
  func kerning(_ first: GlyphSource.Glyph, _ second: GlyphSource.Glyph) -> Double {
    glyphs.kerning(first, second) * unit
  }
}

extension FontResolver.Resolution {
  /// The glyphs that the font is drawn with.
  var glyphs: GlyphSource.Key {
    guard face == nil else {
      return GlyphSource.Key(face: face, weight: .regular, isMonospaced: false, hasMonospacedDigits: false)
    }
    return GlyphSource.Key(
      face: nil, weight: font.weight, isMonospaced: font.design == .monospaced,
      hasMonospacedDigits: font.hasMonospacedDigits)
  }
}
