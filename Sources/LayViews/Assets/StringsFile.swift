/// A table of strings as text: `"key" = "value";`, with comments. One that Xcode has made binary is not read.
enum StringsFile {
  /// The pairs, as far as the file can be read.
  /// - Complexity: O(n) in the bytes.
  static func read(_ bytes: [UInt8]) -> [(key: String, value: String)] {
    if isBinary(bytes) { return [] }
    var reader = Reader(text(bytes))
    var pairs: [(key: String, value: String)] = []
    while let key = reader.word() {
      guard reader.consume(UInt8(ascii: "=")) else {
        // `key;` stands for itself.
        guard reader.consume(UInt8(ascii: ";")) else { break }
        pairs.append((key, key))
        continue
      }
      guard let value = reader.word() else { break }
      pairs.append((key, value))
      guard reader.consume(UInt8(ascii: ";")) else { break }
    }
    return pairs
  }

  /// Whether a file is a property list in its binary form.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// As UTF-8: older files are UTF-16 with a mark of their order.
  private static func text(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    var units: [UInt16] = []
    var index = 2
    while index + 1 < bytes.count {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8? {
      position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func skipSpace() {
      while let byte = byte() {
        if byte <= 0x20 {
          position += 1
        } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
          while let byte = self.byte(), byte != UInt8(ascii: "\n") { position += 1 }
        } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
          position += 2
          while let byte = self.byte(), !(byte == UInt8(ascii: "*") && self.byte(1) == UInt8(ascii: "/")) {
            position += 1
          }
          position = min(position + 2, bytes.count)
        } else {
          return
        }
      }
    }

    mutating func consume(_ wanted: UInt8) -> Bool {
      skipSpace()
      guard byte() == wanted else { return false }
      position += 1
      return true
    }

    /// A text between quotation marks, or a word without; nil at the end and for anything else.
    mutating func word() -> String? {
      skipSpace()
      guard byte() == UInt8(ascii: "\"") else {
        let start = position
        while let byte = byte(), byte > 0x20, byte != UInt8(ascii: "="), byte != UInt8(ascii: ";") {
          position += 1
        }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
      }
      position += 1
      var text: [UInt8] = []
      while let byte = byte() {
        position += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), let escaped = self.byte() else {
          text.append(byte)
          continue
        }
        position += 1
        switch escaped {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "U"), UInt8(ascii: "u"): text += scalar()
        default: text.append(escaped)
        }
      }
      return nil
    }

    /// The four hexadecimal digits of a character.
    private mutating func scalar() -> [UInt8] {
      let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
      guard digits.utf8.count == 4, let number = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(number)
      else { return [] }
      position += 4
      return Array(String(Character(scalar)).utf8)
    }
  }
}
