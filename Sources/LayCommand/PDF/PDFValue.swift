/// What a PDF's objects are made of.
indirect enum PDFValue {
  case null
  case number(Double)
  case name(String)
  case text
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case reference(Int)
  /// Its dictionary, and where its bytes begin.
  case stream([String: PDFValue], start: Int)
  /// A word of a page's content, or of the file itself.
  case word(String)

  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  var name: String? {
    if case .name(let name) = self { return name }
    return nil
  }
}

/// Reads values one after the other.
struct PDFReader {
  let bytes: [UInt8]
  var position: Int
  private let end: Int

  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    position = start
    end = bytes.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      return true
    default: return false
    }
  }

  mutating func skipSpace() {
    while position < end {
      if bytes[position] == UInt8(ascii: "%") {
        while position < end, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  /// The next value; nil at the end, and for what is none.
  mutating func next(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard position < end, depth < 32 else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"):
      position += 1
      return .name(readWord())
    case UInt8(ascii: "("): return readText()
    case UInt8(ascii: "["):
      position += 1
      return .array(readList(until: UInt8(ascii: "]"), depth))
    case UInt8(ascii: "<"):
      guard position + 1 < end, bytes[position + 1] == UInt8(ascii: "<") else {
        while position < end, bytes[position] != UInt8(ascii: ">") { position += 1 }
        position += 1
        return .text
      }
      position += 2
      return readDictionary(depth)
    case UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      position += 1
      return .null
    default: return readNumberOrWord()
    }
  }

  private mutating func readWord() -> String {
    let start = position
    while position < end, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readText() -> PDFValue {
    var depth = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { break }
    }
    return .text
  }

  private mutating func readList(until close: UInt8, _ depth: Int) -> [PDFValue] {
    var values: [PDFValue] = []
    while true {
      skipSpace()
      guard position < end, bytes[position] != close else { break }
      guard let value = next(depth: depth + 1) else { break }
      Self.append(value, to: &values)
    }
    position += 1
    return values
  }

  /// `12 0 R` is one value.
  private static func append(_ value: PDFValue, to values: inout [PDFValue]) {
    if case .word("R") = value, values.count >= 2, let number = values[values.count - 2].number,
      let index = Int(exactly: number)
    {
      values.removeLast(2)
      values.append(.reference(index))
    } else {
      values.append(value)
    }
  }

  private mutating func readDictionary(_ depth: Int) -> PDFValue {
    var parts = readList(until: UInt8(ascii: ">"), depth)
    if position < end, bytes[position] == UInt8(ascii: ">") { position += 1 }
    var entries: [String: PDFValue] = [:]
    if parts.count % 2 == 1 { parts.removeLast() }
    for place in stride(from: 0, to: parts.count, by: 2) {
      if let key = parts[place].name { entries[key] = parts[place + 1] }
    }
    let before = position
    skipSpace()
    guard hasWord("stream") else {
      position = before
      return .dictionary(entries)
    }
    position += 6
    if position < end, bytes[position] == 13 { position += 1 }
    if position < end, bytes[position] == 10 { position += 1 }
    return .stream(entries, start: position)
  }

  func hasWord(_ word: StaticString) -> Bool {
    position + word.utf8CodeUnitCount <= end
      && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
  }

  private mutating func readNumberOrWord() -> PDFValue {
    let word = readWord()
    if word.isEmpty {
      position += 1
      return .null
    }
    if let number = Double(word), number.isFinite { return .number(number) }
    return .word(word)
  }
}
