/// A JSON document as values: what describes the sets of an asset catalogue.
indirect enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// nil for what is no JSON, or is nested more than 32 levels deep.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  mutating func value(depth: Int) -> JSONValue? {
    guard depth < 32 else { return nil }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return skip("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return skip("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return skip("null") ? .null : nil
    default: return number()
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount {
      guard current == text.utf8Start[index] else { return false }
      position += 1
    }
    return true
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var members: [String: JSONValue] = [:]
    let isWhole = list(to: UInt8(ascii: "}")) { reader in
      guard let name = reader.string() else { return false }
      reader.skipSpace()
      guard reader.skip(":"), let value = reader.value(depth: depth + 1) else { return false }
      members[name] = value
      return true
    }
    return isWhole ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSONValue? {
    var elements: [JSONValue] = []
    let isWhole = list(to: UInt8(ascii: "]")) { reader in
      guard let value = reader.value(depth: depth + 1) else { return false }
      elements.append(value)
      return true
    }
    return isWhole ? .array(elements) : nil
  }

  /// What stands between brackets, with commas between; false if an element is none.
  private mutating func list(to end: UInt8, _ element: (inout JSONReader) -> Bool) -> Bool {
    position += 1
    skipSpace()
    if current == end {
      position += 1
      return true
    }
    while true {
      skipSpace()
      guard element(&self) else { return false }
      skipSpace()
      guard let byte = current else { return false }
      position += 1
      if byte == end { return true }
      if byte != UInt8(ascii: ",") { return false }
    }
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while let byte = current,
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
        || byte | 0x20 == UInt8(ascii: "e") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    {
      position += 1
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { .number($0) }
  }

  private mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        text.append(contentsOf: Array(String(Character(scalar)).utf8))
      default: text.append(byte)
      }
    }
    return nil
  }

  /// What a backslash stands before; halves of surrogate pairs are put together.
  private mutating func escaped() -> Unicode.Scalar? {
    guard let byte = current else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      guard let first = hexadecimal() else { return nil }
      guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
      guard skip("\\u"), let second = hexadecimal(), second & 0xFC00 == 0xDC00 else { return nil }
      return Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF))
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return UInt32(String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16)
  }
}
