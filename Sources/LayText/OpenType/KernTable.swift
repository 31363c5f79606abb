/// Finds the horizontal pair lists, format 0, of a `kern` table, Microsoft's or Apple's.
struct KernTable {
  private let table: FontTable

  init(_ table: FontTable) { self.table = table }

  func subtables(limit: Int) -> [PairSubtable] {
    let isApple = table.word(0) == 1
    let count = isApple ? table.long(4) : table.word(2)
    let header = isApple ? 8 : 6
    var found: [PairSubtable] = []
    var offset = isApple ? 8 : 4
    for number in 0..<min(count, limit) {
      guard table.contains(offset, count: header + 8) else { break }
      let length = isApple ? table.long(offset) : table.word(offset + 2)
      let coverage = table.word(offset + 4)
      // Microsoft: horizontal, no minima, not crosswise, format in the high byte; Apple: no flags, format low.
      let isPairList = isApple ? coverage == 0 : coverage & 0xFF07 == 1
      if isPairList {
        let list = table.suffix(from: offset + header + 8)
        let pairs = min(table.word(offset + header), list.count / 6)
        found.append(PairSubtable(lookup: number, form: .sorted(count: pairs), table: list))
      }
      // Of one long list the 16-bit length says nothing; it is the last one.
      guard length > 0 else { break }
      offset += length
    }
    return found
  }
}
