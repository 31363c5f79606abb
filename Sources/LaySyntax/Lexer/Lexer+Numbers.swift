extension Lexer {
  /// A number of a few digits and nothing else, as most are, with its value; nil for any other.
  @inline(__always)
  mutating func plainNumber(_ start: Int, _ flags: Token.Flags) -> Token? {
    var value: UInt32 = 0
    var end = start
    while isClass(.digit, bytes[end]) {
      value = value &* 10 &+ UInt32(bytes[end] &- UInt8(ascii: "0"))
      end &+= 1
    }
    // Nine digits fit.
    if end &- start > 9 || isClass(.namePart, bytes[end]) || bytes[end] == Byte.period { return nil }
    return token(.integer, start, end &- start, flags, value | Token.numberTag)
  }

  /// A number with whatever letters run on from it; the parser tells what is wrong with it.
  /// - Parameter isIndex: whether it follows a dot, as the `0` of `pair.0.1`, and is digits alone.
  mutating func number(_ start: Int, _ flags: Token.Flags, isIndex: Bool) -> Token {
    var end = start
    while isClass(isIndex ? .digit : .namePart, bytes[end]) { end += 1 }
    if isIndex { return token(.integer, start, end - start, flags) }

    let isHex = bytes[start] == UInt8(ascii: "0") && bytes[start + 1] == UInt8(ascii: "x")
    let isRadix = bytes[start] == UInt8(ascii: "0") && isRadixMark(bytes[start + 1])
    var isFloat = false
    if bytes[end] == Byte.period, isClass(isHex ? .hexDigit : .digit, bytes[end + 1]), !isRadix || isHex {
      if !isHex || hexFractionHasExponent(end + 1) {
        isFloat = true
        end += 1
        while isClass(.namePart, bytes[end]) { end += 1 }
      }
    }
    let exponent = isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")
    if !isRadix || isHex, bytes[end - 1] | 0x20 == exponent,
      bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-"), isClass(.digit, bytes[end + 1])
    {
      end += 1
      while isClass(.namePart, bytes[end]) { end += 1 }
    }
    if !isFloat { isFloat = (!isRadix || isHex) && hasExponent(start, end, exponent) }
    return token(isFloat ? .float : .integer, start, end - start, flags)
  }

  private func isRadixMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "x") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "b")
  }

  private func hasExponent(_ start: Int, _ end: Int, _ mark: UInt8) -> Bool {
    var index = start
    while index < end {
      if bytes[index] | 0x20 == mark { return true }
      // A letter before the exponent's makes it no number at all.
      if mark == UInt8(ascii: "e"), isClass(.nameStart, bytes[index]), bytes[index] != Byte.underscore {
        return false
      }
      index += 1
    }
    return false
  }

  /// `0x1.8p3` is a number, `0x1.description` a member.
  private func hexFractionHasExponent(_ start: Int) -> Bool {
    var index = start
    while isClass(.hexDigit, bytes[index]) || bytes[index] == Byte.underscore { index += 1 }
    return bytes[index] | 0x20 == UInt8(ascii: "p")
  }
}
