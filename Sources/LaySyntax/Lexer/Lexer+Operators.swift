extension Lexer {
  /// An operator; white space around it decides what it applies to, as in Swift.
  mutating func operatorToken(_ start: Int, _ flags: Token.Flags) -> Token {
    let first = bytes[start]
    let isLeftBound = isLeftBound(start, flags)
    if isLeftBound, first == UInt8(ascii: "?") { return token(.questionPostfix, start, 1, flags) }
    if isLeftBound, first == UInt8(ascii: "!"), bytes[start + 1] != UInt8(ascii: "=") {
      return token(.exclaimPostfix, start, 1, flags)
    }

    let end = endOfOperator(start)
    let length = end - start
    if length == 1, first == UInt8(ascii: "=") { return token(.equal, start, 1, flags) }
    if length == 1, first == UInt8(ascii: "?") { return token(.questionInfix, start, 1, flags) }
    if length == 2, first == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      return token(.arrow, start, 2, flags)
    }

    let isRightBound = isRightBound(end, isLeftBound)
    let kind: TokenKind =
      isLeftBound == isRightBound ? .infixOperator : isLeftBound ? .postfixOperator : .prefixOperator
    return token(kind, start, length, flags, intern(start, end).index)
  }

  /// An operator ends where no operator character follows, or a comment; a dot only continues one that began so.
  private func endOfOperator(_ start: Int) -> Int {
    let allowsDots = bytes[start] == Byte.period
    var index = start + 1
    while isClass(.operatorPart, bytes[index]) || (allowsDots && bytes[index] == Byte.period) {
      if bytes[index] == Byte.slash, bytes[index + 1] == Byte.slash || bytes[index + 1] == Byte.star { break }
      index += 1
    }
    return index
  }

  private func isLeftBound(_ start: Int, _ flags: Token.Flags) -> Bool {
    if start == 0 || flags.contains(.spaceBefore) { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    default:
      return true
    }
  }

  private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
    switch bytes[end] {
    case Byte.space, Byte.tab, Byte.newline, Byte.carriageReturn, 0x0B, 0x0C, 0, UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    // `x!.y` is a postfix operator, `+.zero` a prefix one.
    case Byte.period: return !isLeftBound
    case Byte.slash: return bytes[end + 1] != Byte.slash && bytes[end + 1] != Byte.star
    default: return true
    }
  }
}
