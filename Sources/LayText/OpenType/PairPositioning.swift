/// Finds the pair adjustments of a `GPOS` table's `kern` feature.
struct PairPositioning {
  private let table: FontTable

  init(_ table: FontTable) throws(FontError) {
    self.table = table
    try table.require(0, count: 10)
  }

  /// The pair subtables in the order in which they apply.
  func subtables(limit: Int) throws(FontError) -> [PairSubtable] {
    let lookups = table.suffix(from: table.word(8))
    let count = lookups.word(0)
    try lookups.require(0, count: 2 + count * 2)
    var found: [PairSubtable] = []
    for index in kernLookups() where index < count {
      try append(lookups.suffix(from: lookups.word(2 + index * 2)), number: index, limit: limit, to: &found)
    }
    return found
  }

  /// The lookups of the `kern` feature in the scripts that the text may have, sorted.
  ///
  /// Fonts share their lookups between scripts, or have separate ones for separate glyphs.
  private func kernLookups() -> [Int] {
    let features = table.suffix(from: table.word(6))
    var wanted = Set<Int>()
    for feature in scriptFeatures() {
      let record = 2 + feature * 6
      guard feature < features.word(0), features.name(record) == "kern" else { continue }
      let list = features.suffix(from: features.word(record + 4))
      for i in 0..<min(list.word(2), list.count / 2) { wanted.insert(list.word(4 + i * 2)) }
    }
    return wanted.sorted()
  }

  /// The features of the default language of Latin, Greek, Cyrillic and of no script in particular.
  private func scriptFeatures() -> Set<Int> {
    let scripts = table.suffix(from: table.word(4))
    var found = Set<Int>()
    for i in 0..<min(scripts.word(0), scripts.count / 6) {
      guard ["DFLT", "latn", "grek", "cyrl"].contains(scripts.name(2 + i * 6)) else { continue }
      let script = scripts.suffix(from: scripts.word(6 + i * 6))
      guard script.word(0) != 0 else { continue }
      let language = script.suffix(from: script.word(0))
      for j in 0..<min(language.word(4), language.count / 2) { found.insert(language.word(6 + j * 2)) }
    }
    return found
  }

  private func append(
    _ lookup: FontTable, number: Int, limit: Int, to found: inout [PairSubtable]
  ) throws(FontError) {
    let count = lookup.word(4)
    try lookup.require(0, count: 6 + count * 2)
    for i in 0..<count {
      var type = lookup.word(0)
      var subtable = lookup.suffix(from: lookup.word(6 + i * 2))
      if type == 9 {
        // An extension: the subtable proper lies farther away than 16 bits reach.
        type = subtable.word(2)
        subtable = subtable.suffix(from: subtable.long(4))
      }
      guard type == 2 else { continue }
      guard found.count < limit else {
        throw .invalid(table: "GPOS", reason: "more than \(limit) kerning tables")
      }
      if let pairs = try pairSubtable(subtable, lookup: number) { found.append(pairs) }
    }
  }

  private func pairSubtable(_ table: FontTable, lookup: Int) throws(FontError) -> PairSubtable? {
    try table.require(0, count: 10)
    let coverage = Coverage(table: table.suffix(from: table.word(2)))
    let values = PairValues(first: table.word(4), second: table.word(6))
    switch table.word(0) {
    case 1:
      try table.require(10, count: table.word(8) * 2)
      return PairSubtable(lookup: lookup, form: .glyphs(coverage, values), table: table)
    case 2:
      try table.require(16, count: table.word(12) * table.word(14) * values.size)
      let first = GlyphClasses(table: table.suffix(from: table.word(8)))
      let second = GlyphClasses(table: table.suffix(from: table.word(10)))
      return PairSubtable(lookup: lookup, form: .classes(coverage, first, second, values), table: table)
    default: return nil
    }
  }
}
