import LayViews

/// Advances and kerning of a font in its own units: of a loaded font, or of the system font's stand-in in a weight.
///
/// A class, because a struct with a font's tables was copied to the stack for each text.
final class GlyphSource: Sendable {
  /// What tells one source from another.
  struct Key: Equatable {
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
    /// Where the pairs of the first are found in the embedded table.
    let kerningRow: Int32
    /// The first's class as that table has it.
    let kerningClass: StaticTable.Pair
    /// What it gets of the extra advance that makes the stand-in as wide as the system font: all, 1, or nothing, 0. A
    /// number, so that adding up characters waits for no decision.
    var fitting: Double

    init(advance: Double, left: UInt16, right: UInt16, isFitted: Bool) {
      self.advance = advance
      self.left = left
      self.right = right
      fitting = isFitted ? 1 : 0
      kerningClass = StaticTable.pair(Int(left))
      kerningRow = Int32(truncatingIfNeeded: SystemFontTable.kerningRow(left: Int(left)))
    }
  }

  let unitsPerEm: Double
  let key: Key
  private let file: FontFile?
  let isLoaded: Bool
  /// The weight's place in the embedded table.
  private let column: Int
  /// The glyphs of ASCII, looked up once.
  let ascii: [Glyph]

  init(_ key: Key, library: FontLibrary) {
    let file = key.face.map { library.faces[$0] }
    let unitsPerEm = file?.unitsPerEm ?? SystemFontTable.unitsPerEm
    self.key = key
    self.file = file
    self.unitsPerEm = unitsPerEm
    isLoaded = file != nil
    column = SystemFontTable.column(key.weight)
    ascii = (0..<UInt32(128)).map { Self.lookUp($0, key, file, unitsPerEm: unitsPerEm) }
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
    isLoaded
      ? loadedKerning(first, second)
      : standInKerning(first.kerningClass, row: first.kerningRow, right: second.right)
  }

  @inline(__always)
  func standInKerning(_ left: StaticTable.Pair, row: Int32, right: UInt16) -> Double {
    // Monospaced glyphs are all of class 0, which has no kerning.
    SystemFontTable.kerning(left: left, row: Int(row), right: Int(right), column: column)
  }

  /// Apart, so that the way of the stand-in touches no file.
  @inline(never)
  func loadedKerning(_ first: Glyph, _ second: Glyph) -> Double {
    file?.kerning(first.left, second.right) ?? 0
  }

  private func lookUp(_ scalar: UInt32) -> Glyph { Self.lookUp(scalar, key, file, unitsPerEm: unitsPerEm) }

  private static func lookUp(_ scalar: UInt32, _ key: Key, _ file: FontFile?, unitsPerEm: Double) -> Glyph {
    if let file {
      guard let glyph = file.glyph(of: scalar) else { return fallback(scalar, unitsPerEm: unitsPerEm) }
      return Glyph(advance: file.advance(of: glyph), left: glyph, right: glyph, isFitted: false)
    }
    guard let glyph = SystemFontTable.glyph(of: scalar) else {
      return fallback(scalar, unitsPerEm: unitsPerEm)
    }
    if key.isMonospaced {
      return Glyph(
        advance: SystemFontFitting.monospacedAdvance * unitsPerEm, left: 0, right: 0, isFitted: false)
    }
    if key.hasMonospacedDigits, (0x30...0x39).contains(scalar) {
      return Glyph(
        advance: SystemFontTable.tabularAdvance(weight: key.weight), left: 0, right: 0, isFitted: true)
    }
    let units = SystemFontTable.advance(row: glyph.advanceRow, weight: key.weight)
    let extra = units > 0 ? SystemFontFitting.extraAdvance(of: scalar) * unitsPerEm : 0
    return Glyph(
      advance: units + extra, left: UInt16(glyph.leftClass), right: UInt16(glyph.rightClass),
      isFitted: units > 0)
  }

  /// A width for what the font has no glyph for, as the platform's fallback fonts have it.
  private static func fallback(_ scalar: UInt32, unitsPerEm: Double) -> Glyph {
    let em: Double
    switch ScalarProperties(scalar).width {
    case .zero: em = 0
    case .wide: em = 1
    case .emoji: em = emojiAdvance
    case .narrow: em = unknownAdvance
    }
    return Glyph(advance: em * unitsPerEm, left: 0, right: 0, isFitted: false)
  }
}
