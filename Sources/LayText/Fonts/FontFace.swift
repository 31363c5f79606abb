import LaySemantics

/// A resolved font that measures characters, in points.
struct FontFace {
  /// A character's advance and what it needs to know for kerning.
  struct Glyph {
    var advance: Double
    /// As the first of a pair: a class of the embedded table, or a glyph of a loaded font.
    var left: UInt16
    /// As the second of a pair.
    var right: UInt16
  }

  let resolution: FontResolver.Resolution
  /// The glyphs of ASCII, looked up once.
  private(set) var ascii: [Glyph] = []

  /// Points per font unit.
  private let unit: Double
  /// Added to every character, in points.
  private let extra: Double
  private let kerns: Bool
  private let file: FontFile?

  init(_ resolution: FontResolver.Resolution, library: FontLibrary) {
    self.resolution = resolution
    let font = resolution.font
    if let face = resolution.face {
      let file = library.faces[face]
      self.file = file
      unit = font.size / file.unitsPerEm
      extra = 0
      kerns = true
    } else {
      file = nil
      let factor = SystemFontFitting.widthFactor(font.width)
      unit = font.size * factor / SystemFontTable.unitsPerEm
      extra =
        font.size * factor
        * SystemFontFitting.extraAdvance(size: font.size, weight: font.weight, design: font.design)
      kerns = font.design != .monospaced
    }
    ascii.reserveCapacity(128)
    for scalar in 0..<UInt32(128) { ascii.append(lookUp(scalar)) }
  }

  /// The glyph of a scalar that starts a character.
  func glyph(_ scalar: UInt32) -> Glyph { scalar < 128 ? ascii[Int(scalar)] : lookUp(scalar) }

  /// What a pair of glyphs moves together (negative) or apart.
  @inline(__always)
  func kerning(_ first: Glyph, _ second: Glyph) -> Double {
    guard kerns else { return 0 }
    if let file { return unit * file.kerning(first.left, second.right) }
    return unit
      * SystemFontTable.kerning(
        left: Int(first.left), right: Int(second.right), weight: resolution.font.weight)
  }

  /// The width of an emoji in em: derived from Apple Color Emoji's usual 20 points at 16.
  private static let emojiAdvance = 1.25
  /// The width of a letter that no table knows, in em; derived.
  private static let unknownAdvance = 0.6

  /// An emoji presentation, whatever the scalar's own glyph is.
  var emoji: Glyph { Glyph(advance: Self.emojiAdvance * resolution.font.size, left: 0, right: 0) }

  private func lookUp(_ scalar: UInt32) -> Glyph {
    if let file {
      if let glyph = file.glyph(of: scalar) {
        return Glyph(advance: unit * file.advance(of: glyph), left: glyph, right: glyph)
      }
      return fallback(scalar)
    }
    let font = resolution.font
    guard font.design != .monospaced else { return monospaced(scalar) }
    guard let glyph = SystemFontTable.glyph(of: scalar) else { return fallback(scalar) }
    let isTabular = font.hasMonospacedDigits && (0x30...0x39).contains(scalar)
    let units =
      isTabular
      ? SystemFontTable.tabularAdvance(weight: font.weight)
      : SystemFontTable.advance(row: glyph.advanceRow, weight: font.weight)
    return Glyph(
      advance: units == 0 ? 0 : units * unit + extra,
      left: isTabular ? 0 : UInt16(glyph.leftClass), right: isTabular ? 0 : UInt16(glyph.rightClass))
  }

  private func monospaced(_ scalar: UInt32) -> Glyph {
    guard SystemFontTable.glyph(of: scalar) != nil else { return fallback(scalar) }
    return Glyph(
      advance: SystemFontFitting.monospacedAdvance * resolution.font.size
        * SystemFontFitting.widthFactor(resolution.font.width), left: 0, right: 0)
  }

  /// A width for what the font has no glyph for, as the platform's fallback fonts have it.
  private func fallback(_ scalar: UInt32) -> Glyph {
    let em: Double
    switch ScalarProperties(scalar).width {
    case .zero: em = 0
    case .wide: em = 1
    case .emoji: em = Self.emojiAdvance
    case .narrow: em = Self.unknownAdvance
    }
    return Glyph(advance: em * resolution.font.size, left: 0, right: 0)
  }
}
