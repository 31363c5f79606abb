import LaySemantics

/// Advances and kerning of a font in its own units: of a loaded font, or of the system font's stand-in in a weight.
struct GlyphSource {
  /// What tells one source from another.
  struct Key: Hashable {
    /// A font of the library; nil: the stand-in, to which the rest applies.
    var face: Int?
    var weight: FontWeight
    var isMonospaced: Bool
    var hasMonospacedDigits: Bool
  }

  /// A character's advance and what it needs to know for kerning.
  struct Glyph {
    var advance: Double
    /// As the first of a pair: a class of the embedded table, or a glyph of a loaded font.
    var left: UInt16
    /// As the second of a pair.
    var right: UInt16
    /// Gets the extra advance that makes the stand-in as wide as the system font.
    var isFitted: Bool
  }

  let unitsPerEm: Double
  private let key: Key
  private let file: FontFile?
  private let isLoaded: Bool
  /// The glyphs of ASCII, looked up once.
  private(set) var ascii: [Glyph] = []

  init(_ key: Key, library: FontLibrary) {
    self.key = key
    file = key.face.map { library.faces[$0] }
    isLoaded = file != nil
    unitsPerEm = file?.unitsPerEm ?? SystemFontTable.unitsPerEm
    ascii.reserveCapacity(128)
    for scalar in 0..<UInt32(128) { ascii.append(lookUp(scalar)) }
  }

  /// The width of an emoji in em: Apple's are usually 20 points wide at 16; derived.
  private static let emojiAdvance = 1.25
  /// The width of a letter that no table knows, in em; derived.
  private static let unknownAdvance = 0.6

  /// The glyph of a scalar that starts a character.
  func glyph(_ scalar: UInt32) -> Glyph { scalar < 128 ? ascii[Int(scalar)] : lookUp(scalar) }

  /// An emoji presentation, whatever the scalar's own glyph is.
  var emoji: Glyph { Glyph(advance: Self.emojiAdvance * unitsPerEm, left: 0, right: 0, isFitted: false) }

  /// What a pair of glyphs moves together (negative) or apart.
  @inline(__always)
  func kerning(_ first: Glyph, _ second: Glyph) -> Double {
    if isLoaded { return loadedKerning(first, second) }
    // Monospaced glyphs are all of class 0, which has no kerning.
    return SystemFontTable.kerning(left: Int(first.left), right: Int(second.right), weight: key.weight)
  }

  /// Apart, so that the way of the stand-in touches no file.
  @inline(never)
  private func loadedKerning(_ first: Glyph, _ second: Glyph) -> Double {
    file?.kerning(first.left, second.right) ?? 0
  }

  private func lookUp(_ scalar: UInt32) -> Glyph {
    if let file {
      guard let glyph = file.glyph(of: scalar) else { return fallback(scalar) }
      return Glyph(advance: file.advance(of: glyph), left: glyph, right: glyph, isFitted: false)
    }
    guard let glyph = SystemFontTable.glyph(of: scalar) else { return fallback(scalar) }
    if key.isMonospaced {
      return Glyph(
        advance: SystemFontFitting.monospacedAdvance * unitsPerEm, left: 0, right: 0, isFitted: false)
    }
    if key.hasMonospacedDigits, (0x30...0x39).contains(scalar) {
      return Glyph(
        advance: SystemFontTable.tabularAdvance(weight: key.weight), left: 0, right: 0, isFitted: true)
    }
    let units = SystemFontTable.advance(row: glyph.advanceRow, weight: key.weight)
    return Glyph(
      advance: units, left: UInt16(glyph.leftClass), right: UInt16(glyph.rightClass),
      isFitted: units > 0)
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
    return Glyph(advance: em * unitsPerEm, left: 0, right: 0, isFitted: false)
  }
}
