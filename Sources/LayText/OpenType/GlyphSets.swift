/// An OpenType coverage table: which glyphs a subtable is about.
struct Coverage: Sendable {
  let table: FontTable

  /// The glyph's place in the list; nil if it is not covered.
  /// - Complexity: O(log n).
  func index(of glyph: Int) -> Int? {
    let count = table.word(2)
    switch table.word(0) {
    case 1:
      let index = table.lowerBound(of: glyph, start: 4, stride: 2, count: count)
      return index < count && table.contains(4 + index * 2, count: 2) && table.word(4 + index * 2) == glyph
        ? index : nil
    case 2:
      guard let range = table.range(holding: glyph, count: count) else { return nil }
      return table.word(range + 4) + glyph - table.word(range)
    default: return nil
    }
  }
}

/// An OpenType class definition: glyphs by class, 0 for those not named.
struct GlyphClasses: Sendable {
  let table: FontTable

  /// - Complexity: O(log n).
  func number(of glyph: Int) -> Int {
    switch table.word(0) {
    case 1:
      let index = glyph - table.word(2)
      return index >= 0 && index < table.word(4) ? table.word(6 + index * 2) : 0
    case 2:
      guard let range = table.range(holding: glyph, count: table.word(2)) else { return 0 }
      return table.word(range + 4)
    default: return 0
    }
  }
}

extension FontTable {
  /// The offset of the range, among those sorted from offset 4 on, that holds a glyph.
  fileprivate func range(holding glyph: Int, count: Int) -> Int? {
    // Ranges are start, end, value; the first whose end is not before the glyph is the only candidate.
    let index = lowerBound(of: glyph, start: 6, stride: 6, count: count)
    let range = 4 + index * 6
    guard index < count, contains(range, count: 6), word(range) <= glyph else { return nil }
    return range
  }
}
