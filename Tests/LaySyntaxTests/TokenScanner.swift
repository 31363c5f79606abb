/// The tokens of the notation, written down a second time and as plainly as can be: what the lexer is compared with.
struct TokenScanner {
  let bytes: [UInt8]
  let end: Int
  /// The words that are no names.
  let keywords: Set<String>

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
      || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  private func follows(_ text: String, _ offset: Int) -> Bool {
    let count = text.utf8.count
    return offset + count <= end && bytes[offset..<(offset + count)].elementsEqual(text.utf8)
  }

  /// Skips space and comments; whether a line ends among them.
  func skipTrivia(_ start: Int) -> (Int, startsLine: Bool) {
    var offset = start
    var startsLine = false
    if offset == 0, follows("\u{FEFF}", 0) { offset = 3 }
    if offset == 0, follows("#!", 0) { while offset < end, byte(offset) != 0x0A { offset += 1 } }
    while offset < end {
      let current = byte(offset)
      if current == 0x0A || current == 0x0D {
        startsLine = true
        offset += 1
      } else if current == 0x20 || current == 0x09 || current == 0x0B || current == 0x0C {
        offset += 1
      } else if follows("//", offset) {
        while offset < end, byte(offset) != 0x0A, byte(offset) != 0x0D { offset += 1 }
      } else if follows("/*", offset) {
        var depth = 0
        repeat {
          if follows("/*", offset) {
            depth += 1
            offset += 2
          } else if follows("*/", offset) {
            depth -= 1
            offset += 2
          } else {
            if byte(offset) == 0x0A || byte(offset) == 0x0D { startsLine = true }
            offset += 1
          }
        } while depth > 0 && offset < end
      } else {
        break
      }
    }
    return (offset, startsLine)
  }

  func end(of text: String, at start: Int) -> Int? {
    guard follows(text, start) else { return nil }
    let after = start + text.utf8.count
    // A word is not the beginning of a longer one.
    if let last = text.utf8.last, Self.isNameByte(last), Self.isNameByte(byte(after)) { return nil }
    return after
  }

  func endOfName(_ start: Int, mayBeQuoted: Bool) -> Int? {
    if mayBeQuoted, byte(start) == UInt8(ascii: "`") {
      guard let name = endOfWord(start + 1), byte(name) == UInt8(ascii: "`") else { return nil }
      return name + 1
    }
    guard let end = endOfWord(start) else { return nil }
    return keywords.contains(String(decoding: bytes[start..<end], as: UTF8.self)) ? nil : end
  }

  private func endOfWord(_ start: Int) -> Int? {
    guard Self.isNameByte(byte(start)), !Self.isDigit(byte(start)) else { return nil }
    var offset = start
    while Self.isNameByte(byte(offset)) { offset += 1 }
    return offset
  }

  func endOfDigits(_ start: Int) -> Int? {
    var offset = start
    while Self.isDigit(byte(offset)) { offset += 1 }
    return offset > start ? offset : nil
  }

  func endOfNumber(_ start: Int, isFloat: Bool) -> Int? {
    guard Self.isDigit(byte(start)) else { return nil }
    if byte(start) == UInt8(ascii: "0"), "xbo".utf8.contains(byte(start + 1)) {
      return endOfRadixNumber(start, isFloat: isFloat)
    }
    var offset = digits(start)
    var hasFraction = false
    if byte(offset) == UInt8(ascii: "."), Self.isDigit(byte(offset + 1)) {
      hasFraction = true
      offset = digits(offset + 1)
    }
    if byte(offset) | 0x20 == UInt8(ascii: "e") {
      var exponent = offset + 1
      if byte(exponent) == UInt8(ascii: "-") || byte(exponent) == UInt8(ascii: "+") {
        exponent += 1
      }
      if Self.isDigit(byte(exponent)) {
        hasFraction = true
        offset = digits(exponent)
      }
    }
    return hasFraction == isFloat && !Self.isNameByte(byte(offset)) ? offset : nil
  }

  /// `0xFF`, `0b1010`, and `0x1.8p-1`, whose power makes it a float.
  private func endOfRadixNumber(_ start: Int, isFloat: Bool) -> Int? {
    var offset = start + 2
    var isPower = false
    while offset < end {
      if byte(offset) | 0x20 == UInt8(ascii: "p"), byte(start + 1) == UInt8(ascii: "x") {
        isPower = true
        if byte(offset + 1) == UInt8(ascii: "-") || byte(offset + 1) == UInt8(ascii: "+") {
          offset += 1
        }
      } else if byte(offset) == UInt8(ascii: ".") {
        guard Self.isNameByte(byte(offset + 1)), isFloat else { break }
      } else if !Self.isNameByte(byte(offset)) {
        break
      }
      offset += 1
    }
    return isPower == isFloat ? offset : nil
  }

  private func digits(_ start: Int) -> Int {
    var offset = start
    while Self.isDigit(byte(offset)) || byte(offset) == UInt8(ascii: "_") { offset += 1 }
    return offset
  }

  // MARK: Strings

  func codeInString(at start: Int) -> [Range<Int>] {
    byte(start) == UInt8(ascii: "\"") || byte(start) == UInt8(ascii: "#")
      ? string(at: start)?.code ?? [] : []
  }

  /// The end of a string, and the pieces of code in it; nil if it is none or does not end.
  func string(at start: Int) -> (end: Int, code: [Range<Int>])? {
    var offset = start
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    let signs = String(repeating: "#", count: offset - start)
    let quote = follows("\"\"\"", offset) ? "\"\"\"" : "\""
    guard follows(quote, offset) else { return nil }
    offset += quote.utf8.count
    var code: [Range<Int>] = []
    while offset < end {
      if follows(quote + signs, offset) {
        return (offset + quote.utf8.count + signs.utf8.count, code)
      }
      if follows("\\" + signs + "(", offset) {
        let first = offset + 2 + signs.utf8.count
        guard let last = endOfInterpolation(first) else { return nil }
        code.append(first..<last)
        offset = last + 1
      } else if follows("\\", offset) {
        offset += signs.isEmpty ? 2 : 1
      } else if quote.utf8.count == 1, byte(offset) == 0x0A || byte(offset) == 0x0D {
        return nil
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// The closing parenthesis of an interpolation.
  private func endOfInterpolation(_ start: Int) -> Int? {
    var offset = start
    var depth = 1
    while offset < end {
      switch byte(offset) {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return offset }
      case UInt8(ascii: "\""):
        guard let inner = string(at: offset) else { return nil }
        offset = inner.end - 1
      default: break
      }
      offset += 1
    }
    return nil
  }
}
