/// The glyphs of characters: a font's `cmap`, formats 0, 4, 6, 12 and 13.
struct CharacterMap: Sendable {
  private let table: FontTable
  private let format: Int
  /// Symbol fonts keep their characters from U+F000 on.
  private let isSymbol: Bool

  /// Takes the subtable that knows most of Unicode.
  init(_ cmap: FontTable) throws(FontError) {
    let count = cmap.word(2)
    try cmap.require(4, count: count * 8)
    var best: (rank: Int, table: FontTable, isSymbol: Bool)?
    for i in 0..<count {
      let record = 4 + i * 8
      let rank = Self.rank(platform: cmap.word(record), encoding: cmap.word(record + 2))
      let offset = cmap.long(record + 4)
      guard rank > best?.rank ?? 0, cmap.contains(offset, count: 6) else { continue }
      let table = cmap.suffix(from: offset)
      guard [0, 4, 6, 12, 13].contains(table.word(0)) else { continue }
      best = (rank, table, cmap.word(record) == 3 && cmap.word(record + 2) == 0)
    }
    guard let best else { throw .invalid(table: "cmap", reason: "no mapping from Unicode") }
    table = best.table
    format = table.word(0)
    isSymbol = best.isSymbol
  }

  private static func rank(platform: Int, encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10): return 6
    case (0, 4), (0, 6): return 5
    case (3, 1): return 4
    case (0, 0...3): return 3
    case (3, 0): return 2
    case (1, 0): return 1
    default: return 0
    }
  }

  /// The glyph of a scalar, 0 for none.
  /// - Complexity: O(log n) in the map's ranges.
  func glyph(of scalar: UInt32) -> Int {
    let code = Int(scalar)
    let glyph = look(up: code)
    return glyph == 0 && isSymbol && code < 0x100 ? look(up: 0xF000 + code) : glyph
  }

  private func look(up code: Int) -> Int {
    switch format {
    case 0: return code < 256 ? table.byte(6 + code) : 0
    case 4: return code < 0x10000 ? segment(code) : 0
    case 6:
      let index = code - table.word(6)
      return index >= 0 && index < table.word(8) ? table.word(10 + index * 2) : 0
    case 12, 13: return group(code)
    default: return 0
    }
  }

  /// Format 4: segments with an offset or a list of glyphs each.
  private func segment(_ code: Int) -> Int {
    let doubled = table.word(6) & ~1
    let index = table.lowerBound(of: code, start: 14, stride: 2, count: doubled / 2)
    guard index < doubled / 2 else { return 0 }
    let start = table.word(16 + doubled + index * 2)
    guard code >= start else { return 0 }
    let delta = table.word(16 + doubled * 2 + index * 2)
    let place = 16 + doubled * 3 + index * 2
    let offset = table.word(place)
    if offset == 0 { return (code + delta) & 0xFFFF }
    let glyph = table.word(place + offset + (code - start) * 2)
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  /// Formats 12 and 13: groups of characters with consecutive glyphs, or one glyph for all.
  private func group(_ code: Int) -> Int {
    var low = 0
    var high = min(table.long(12), table.count / 12)
    while low < high {
      let middle = (low + high) / 2
      let group = 16 + middle * 12
      if table.long(group + 4) < code {
        low = middle + 1
      } else if table.long(group) > code {
        high = middle
      } else {
        return format == 13 ? table.long(group + 8) : table.long(group + 8) &+ (code - table.long(group))
      }
    }
    return 0
  }
}
