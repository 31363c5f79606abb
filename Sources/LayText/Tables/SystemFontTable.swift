import LayViews

/// The embedded metrics of the system font's stand-in: constant-time look-ups in `SystemFontData`.
enum SystemFontTable {
  /// Units of the em square.
  static let unitsPerEm = Double(SystemFontData.unitsPerEm)

  /// What a code point draws: where its advance is found, and its sides in the kerning matrix.
  struct Glyph {
    var advanceRow: Int
    /// As the first of a pair.
    var leftClass: Int
    /// As the second of a pair.
    var rightClass: Int
  }

  /// The glyph of a code point; nil where the stand-in has none.
  static func glyph(of scalar: UInt32) -> Glyph? {
    guard scalar < 0x10000 else { return nil }
    let page = StaticTable(SystemFontData.pages).number(at: Int(scalar >> 6), digits: 2)
    let record = StaticTable(SystemFontData.entries).number(at: page << 6 | Int(scalar & 63), digits: 2)
    guard record != 0 else { return nil }
    let records = StaticTable(SystemFontData.records)
    return Glyph(
      advanceRow: records.number(at: record * 3, digits: 2),
      leftClass: records.number(at: record * 3 + 1, digits: 2),
      rightClass: records.number(at: record * 3 + 2, digits: 2))
  }

  /// The advance of a glyph in font units.
  static func advance(row: Int, weight: FontWeight) -> Double {
    Double(
      StaticTable(SystemFontData.advances).number(
        at: row * SystemFontData.weightCount + column(weight), digits: 3))
  }

  /// The advance of every digit where they are monospaced, in font units.
  static func tabularAdvance(weight: FontWeight) -> Double {
    Double(StaticTable(SystemFontData.tabular).number(at: column(weight), digits: 3))
  }

  /// Where the row of a class begins in the kerning matrix.
  static func kerningRow(left: Int) -> Int {
    StaticTable(SystemFontData.rowStarts).number(at: left, digits: 3)
  }

  /// What a pair of glyphs moves together (negative) or apart, in font units.
  /// - Parameters:
  ///   - left: the left class, and `row` its `kerningRow`.
  ///   - column: that of the weight.
  @inline(__always)
  static func kerning(left: StaticTable.Pair, row: Int, right: Int, column: Int) -> Double {
    // The rows of the matrix are sparse and lie over each other; a cell names the row that it belongs to.
    let cell = row &+ right
    let cells = StaticTable(SystemFontData.kernCells)
    guard cells.holds(left, at: cell &* 2) else { return 0 }
    let row = cells.number(at: cell &* 2 &+ 1, digits: 2)
    let values = StaticTable(SystemFontData.kernRows)
    return Double(values.number(at: row &* SystemFontData.weightCount &+ column, digits: 2) &- 2048)
  }

  /// The place of a weight among those of each glyph and pair.
  @inline(__always)
  static func column(_ weight: FontWeight) -> Int { Int(weight.rawValue) / 100 - 1 }
}
