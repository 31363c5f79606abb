import LaySyntax

extension JSONValue {
  /// As a document in one line, the members of objects in the order of their names.
  package var text: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number):
      if let whole = Int(exactly: number) {
        Self.write(whole, to: &bytes)
      } else {
        bytes += number.description.utf8
      }
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ number: Int, to bytes: inout [UInt8]) {
    guard number >= 10 else {
      if number < 0 { bytes += String(number).utf8 } else { bytes.append(UInt8(ascii: "0") + UInt8(number)) }
      return
    }
    write(number / 10, to: &bytes)
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      // Most texts have nothing to escape, and go as they are.
      var start = 0
      for index in text.indices where isEscaped(text[index]) {
        bytes += text[start..<index]
        writeEscaped(text[index], to: &bytes)
        start = index + 1
      }
      bytes += text[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func writeEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes += "\\u00".utf8 + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  package var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  package var isTrue: Bool { self == .bool(true) }

  static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }
}
