/// The names that a font goes by.
struct FontNames {
  private(set) var family = ""
  private(set) var postScriptName = ""

  init(_ table: FontTable?) {
    guard let table, table.contains(0, count: 6) else { return }
    let storage = table.word(4)
    var best = 0
    for i in 0..<min(table.word(2), (table.count - 6) / 12) {
      let record = 6 + i * 12
      guard let text = Self.text(table, record, storage: storage) else { continue }
      switch table.word(record + 6) {
      // The family that unites all weights is better than that of four styles.
      case 16 where best < 2: (family, best) = (text, 2)
      case 1 where best < 1: (family, best) = (text, 1)
      case 6 where postScriptName.isEmpty: postScriptName = text
      default: break
      }
    }
  }

  /// The text of a record in English or without a language; nil for others.
  private static func text(_ table: FontTable, _ record: Int, storage: Int) -> String? {
    let platform = table.word(record)
    let bytes = table.copy(storage &+ table.word(record + 10), count: table.word(record + 8))
    switch platform {
    case 3 where table.word(record + 4) == 0x409, 0:
      var units: [UInt16] = []
      for i in stride(from: 0, to: bytes.count - 1, by: 2) {
        units.append(UInt16(bytes[i]) << 8 | UInt16(bytes[i + 1]))
      }
      return String(decoding: units, as: UTF16.self)
    case 1:
      return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
    default: return nil
    }
  }
}
