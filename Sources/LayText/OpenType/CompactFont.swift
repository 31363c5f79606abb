/// The structures of a `CFF ` table: lists of byte strings and dictionaries of numbers.
struct CompactFontIndex: Sendable {
  private let table: FontTable
  let count: Int
  private let offsetSize: Int
  private let dataStart: Int
  /// Where the next structure begins.
  let end: Int

  /// The list at an offset; empty if it reaches over the end.
  init(_ table: FontTable, at offset: Int) {
    self.table = table.suffix(from: offset)
    let entries = self.table.word(0)
    offsetSize = self.table.byte(2)
    let offsets = (entries + 1) * offsetSize
    guard entries > 0, (1...4).contains(offsetSize), self.table.contains(3, count: offsets) else {
      count = 0
      dataStart = 0
      end = offset + 2
      return
    }
    count = entries
    dataStart = 2 + offsets
    end = offset + dataStart + Self.number(self.table, 3 + entries * offsetSize, offsetSize)
  }

  /// The bytes of an entry; nil where there are none.
  subscript(index: Int) -> FontTable? {
    guard index >= 0, index < count else { return nil }
    let start = Self.number(table, 3 + index * offsetSize, offsetSize)
    let end = Self.number(table, 3 + (index + 1) * offsetSize, offsetSize)
    // Offsets count from the byte before the data.
    return table.table("CFF ", at: dataStart &+ start, count: end &- start)
  }

  private static func number(_ table: FontTable, _ offset: Int, _ size: Int) -> Int {
    if size == 4 { return table.long(offset) }
    var value = 0
    for i in 0..<size { value = value << 8 | table.byte(offset + i) }
    return value
  }
}

/// The operands of the operators that outlines need.
struct CompactFontDictionary {
  private var operands: [Int: [Int]] = [:]

  /// Two-byte operators are 1200 and their second byte.
  init(_ table: FontTable) {
    var stack: [Int] = []
    var offset = 0
    while offset < table.count {
      let byte = table.byte(offset)
      offset += 1
      switch byte {
      case 0...21:
        var key = byte
        if byte == 12 {
          key = 1200 + table.byte(offset)
          offset += 1
        }
        operands[key] = stack
        stack = []
      case 28:
        stack.append(table.signedWord(offset))
        offset += 2
      case 29:
        stack.append(Int(Int32(truncatingIfNeeded: table.word(offset) << 16 | table.word(offset + 2))))
        offset += 4
      case 30:
        // A real number, which no operator asked for here has: up to the nibble of its end.
        while offset < table.count, table.byte(offset) & 15 != 15, table.byte(offset) >> 4 != 15 {
          offset += 1
        }
        offset += 1
        stack.append(0)
      case 32...246: stack.append(byte - 139)
      case 247...250:
        stack.append((byte - 247) * 256 + table.byte(offset) + 108)
        offset += 1
      case 251...254:
        stack.append(-(byte - 251) * 256 - table.byte(offset) - 108)
        offset += 1
      default: break
      }
    }
  }

  /// The operand of an operator at a place; nil if it is not there.
  func number(_ operation: Int, _ place: Int = 0) -> Int? {
    guard let values = operands[operation], place < values.count else { return nil }
    return values[place]
  }
}
