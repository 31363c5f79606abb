/// Pair kerning of a font: `GPOS` if it has a `kern` feature, else the older `kern` table.
struct PairKerning: Sendable {
  private var subtables: [PairSubtable] = []

  /// More subtables than any font has would only cost time.
  private static let limit = 2048

  init(positioning: FontTable?, kerning: FontTable?) throws(FontError) {
    if let positioning { subtables = try PairPositioning(positioning).subtables(limit: Self.limit) }
    if subtables.isEmpty, let kerning { subtables = KernTable(kerning).subtables(limit: Self.limit) }
  }

  /// The sum over the lookups; in each the first subtable decides that knows the pair.
  func value(_ first: Int, _ second: Int) -> Int {
    var sum = 0
    var decided = -1
    for subtable in subtables where subtable.lookup != decided {
      guard let value = subtable.value(first, second) else { continue }
      sum += value
      decided = subtable.lookup
    }
    return sum
  }
}

/// One list of pairs, read from the font's bytes.
struct PairSubtable: Sendable {
  enum Form: Sendable {
    /// GPOS format 1: pairs of glyphs.
    case glyphs(Coverage, PairValues)
    /// GPOS format 2: pairs of classes.
    case classes(Coverage, GlyphClasses, GlyphClasses, PairValues)
    /// `kern` format 0: a sorted list.
    case sorted(count: Int)
  }

  /// The lookup it belongs to.
  let lookup: Int
  let form: Form
  let table: FontTable

  /// What the pair moves; nil if the subtable doesn't know it.
  /// - Complexity: O(log n).
  func value(_ first: Int, _ second: Int) -> Int? {
    switch form {
    case .glyphs(let coverage, let values):
      guard let index = coverage.index(of: first) else { return nil }
      let set = table.suffix(from: table.word(10 + index * 2))
      let size = 2 + values.size
      let count = set.word(0)
      let place = set.lowerBound(of: second, start: 2, stride: size, count: count)
      guard place < count, set.contains(2 + place * size, count: size), set.word(2 + place * size) == second
      else {
        return nil
      }
      return values.advance(set, at: 4 + place * size)
    case .classes(let coverage, let first1, let second2, let values):
      guard coverage.index(of: first) != nil else { return nil }
      let (row, column) = (first1.number(of: first), second2.number(of: second))
      guard row < table.word(12), column < table.word(14) else { return nil }
      return values.advance(table, at: 16 + (row * table.word(14) + column) * values.size)
    case .sorted(let count):
      var low = 0
      var high = count
      let key = first << 16 | second
      while low < high {
        let middle = (low + high) / 2
        if table.word(middle * 6) << 16 | table.word(middle * 6 + 2) < key {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low < count, table.word(low * 6) == first, table.word(low * 6 + 2) == second else { return nil }
      return table.signedWord(low * 6 + 4)
    }
  }
}

/// The layout of a pair's two value records.
struct PairValues: Sendable {
  private let first: Int
  private let second: Int

  init(first: Int, second: Int) {
    self.first = first
    self.second = second
  }

  /// Bytes of both records together.
  var size: Int { Self.size(first) + Self.size(second) }

  /// What both records add to the advances.
  @inline(__always)
  func advance(_ table: FontTable, at offset: Int) -> Int {
    Self.advance(first, table, offset) + Self.advance(second, table, offset + Self.size(first))
  }

  private static func size(_ format: Int) -> Int { (format & 0xFF).nonzeroBitCount * 2 }

  private static func advance(_ format: Int, _ table: FontTable, _ offset: Int) -> Int {
    // Horizontal and vertical placement come before the horizontal advance.
    format & 4 != 0 ? table.signedWord(offset + (format & 3).nonzeroBitCount * 2) : 0
  }
}
