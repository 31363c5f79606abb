/// A property list in the notation of NeXTSTEP, which Xcode's project files are written in.
indirect enum PropertyList {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let entries) = self { return entries[key] }
    return nil
  }

  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var elements: [PropertyList] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// The strings of an array.
  var strings: [String] { elements.compactMap { $0.string } }

  /// Reads a property list; nil with the line of what could not be read.
  /// - Complexity: O(n) in the bytes.
  static func read(_ bytes: [UInt8]) -> (list: PropertyList?, line: Int) {
    var reader = PropertyListReader(bytes)
    let list = reader.readValue(depth: 0)
    return (list, reader.line)
  }
}

private struct PropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  private static let deepest = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line that is read, from 1.
  var line: Int { 1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") } }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = self.byte {
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        if bytes[position + 1] == UInt8(ascii: "/") {
          while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        } else if bytes[position + 1] == UInt8(ascii: "*") {
          position += 2
          while position < bytes.count,
            !(bytes[position] == UInt8(ascii: "/") && bytes[position - 1] == UInt8(ascii: "*"))
          {
            position += 1
          }
          position = min(position + 1, bytes.count)
        } else {
          return
        }
      } else {
        return
      }
    }
  }

  private mutating func consume(_ wanted: Character) -> Bool {
    skipSpace()
    guard let value = wanted.asciiValue, byte == value else { return false }
    position += 1
    return true
  }

  mutating func readValue(depth: Int) -> PropertyList? {
    guard depth < Self.deepest else { return nil }
    if consume("{") {
      var entries: [String: PropertyList] = [:]
      while !consume("}") {
        guard let key = readString(), consume("="), let value = readValue(depth: depth + 1) else {
          return nil
        }
        entries[key] = value
        guard consume(";") else { return nil }
      }
      return .dictionary(entries)
    }
    if consume("(") {
      var elements: [PropertyList] = []
      while !consume(")") {
        guard let value = readValue(depth: depth + 1) else { return nil }
        elements.append(value)
        if !consume(",") {
          guard consume(")") else { return nil }
          break
        }
      }
      return .array(elements)
    }
    return readString().map { .string($0) }
  }

  private mutating func readString() -> String? {
    skipSpace()
    guard let first = byte else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return readQuoted(first) }
    let start = position
    while let byte = self.byte, isPlain(byte) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+<>@".utf8.contains(byte)
    }
  }

  private mutating func readQuoted(_ quote: UInt8) -> String? {
    position += 1
    var text: [UInt8] = []
    while let byte = self.byte {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = self.byte else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(escaped)
      }
    }
    return nil
  }
}
