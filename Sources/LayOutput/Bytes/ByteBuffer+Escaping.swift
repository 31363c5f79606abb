import LaySyntax

extension ByteBuffer {
  /// Appends text as XML character data that is also safe between double quotes.
  ///
  /// White space is written as a reference where a reader would otherwise turn it into a space; characters that
  /// XML 1.0 forbids become U+FFFD.
  package mutating func append(xml text: String) {
    var text = text
    text.withUTF8 { append(xml: $0) }
  }

  /// Text as `append(xml:)` writes it.
  package static func markup(_ text: String) -> String {
    var buffer = ByteBuffer()
    buffer.append(xml: text)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Appends UTF-8 as XML character data that is also safe between double quotes.
  package mutating func append(xml bytes: UnsafeBufferPointer<UInt8>) {
    var copied = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let length = Self.forbiddenLength(byte, at: index, in: bytes)
      if length == 0, !Self.isXMLSpecial(byte) {
        index += 1
        continue
      }
      append(UnsafeBufferPointer(rebasing: bytes[copied..<index]))
      if length > 0 { append("\u{FFFD}") } else { append(xmlReferenceTo: byte) }
      index += max(length, 1)
      copied = index
    }
    append(UnsafeBufferPointer(rebasing: bytes[copied...]))
  }

  /// The number of bytes of a character that XML forbids, 0 for the others.
  @inline(__always)
  private static func forbiddenLength(
    _ byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if byte < 0x20 { return byte == 9 || byte == 10 || byte == 13 ? 0 : 1 }
    // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
    guard byte == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBF else { return 0 }
    return bytes[index + 2] >= 0xBE ? 3 : 0
  }

  @inline(__always)
  private static func isXMLSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 9, 10, 13, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): return true
    default: return false
    }
  }

  private mutating func append(xmlReferenceTo byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\""): append("&quot;")
    default:
      append("&#")
      append(Int(byte))
      append(";")
    }
  }

  /// Appends text as a JSON string, quotes included.
  /// - Parameter isInScript: Escape `<` too, so that nothing in the text ends the HTML element around it.
  package mutating func append(json text: String, isInScript: Bool = false) {
    var text = text
    text.withUTF8 { append(json: $0, isInScript: isInScript) }
  }

  /// Appends UTF-8 as a JSON string, quotes included.
  mutating func append(json bytes: UnsafeBufferPointer<UInt8>, isInScript: Bool = false) {
    append(UInt8(ascii: "\""))
    var copied = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
          || isInScript && byte == UInt8(ascii: "<")
      else { continue }
      append(UnsafeBufferPointer(rebasing: bytes[copied..<index]))
      append(jsonEscapeOf: byte)
      copied = index + 1
    }
    append(UnsafeBufferPointer(rebasing: bytes[copied...]))
    append(UInt8(ascii: "\""))
  }

  private mutating func append(jsonEscapeOf byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 8: append(UInt8(ascii: "b"))
    case 9: append(UInt8(ascii: "t"))
    case 10: append(UInt8(ascii: "n"))
    case 12: append(UInt8(ascii: "f"))
    case 13: append(UInt8(ascii: "r"))
    default:
      append("u00")
      append(hex: byte)
    }
  }

  /// Appends a byte as two lower-case hexadecimal digits.
  package mutating func append(hex byte: UInt8) {
    append(Self.hexDigit(byte >> 4))
    append(Self.hexDigit(byte & 15))
  }

  @inline(__always)
  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }

  /// Appends a colour's components as six hexadecimal digits.
  mutating func append(hex red: UInt8, _ green: UInt8, _ blue: UInt8) {
    // All digits at once, one a byte and the first in the lowest. Eight bytes are stored: what comes next goes over two.
    let pairs = UInt64(red) | UInt64(green) << 16 | UInt64(blue) << 32
    let digits = (pairs >> 4) & 0x000F_000F_000F | (pairs & 0x000F_000F_000F) << 8
    let letters = ((digits + 0x0606_0606_0606) >> 4) & 0x0101_0101_0101
    let characters = digits + 0x3030_3030_3030 + letters * UInt64(UInt8(ascii: "a") - 10 - UInt8(ascii: "0"))
    append(atMost: 8) { $0.append(characters, count: 6) }
  }

  /// Appends bytes in base 64, padded.
  package mutating func append(base64 data: [UInt8]) {
    Base64.write(data) { append($0) }
  }
}
