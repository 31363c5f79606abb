/// Regular expressions: read as a whole, for only a running app matches them.
extension Parser {
  /// Whether the `/` at the token, before an operand, opens a regular expression.
  var isRegexStart: Bool {
    lexer.bytes[Int(token.start)] == Byte.slash && at(.prefixOperator) && !isPrefixSlash
  }

  #if hasFeature(Embedded)
  var isPrefixSlash: Bool { false }
  #else
  /// Whether the `/` at the token is an operator of the file's or a module's own before a name, `/Action.home`: no other
  /// closes a regular expression on its line, or only one behind white space.
  var isPrefixSlash: Bool {
    let start = Int(token.start)
    guard token.end == token.start + 1, lexer.bytes[start] == Byte.slash, start + 1 < lexer.count else {
      return false
    }
    let first = lexer.bytes[start + 1]
    guard first == Byte.period || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return false }
    var index = start + 1
    let end = min(lexer.count, start + Self.mostOfPattern)
    while index < end, lexer.bytes[index] != Byte.newline, lexer.bytes[index] != Byte.carriageReturn {
      if lexer.bytes[index] == Byte.slash { return lexer.bytes[index - 1] == UInt8(ascii: " ") }
      index += lexer.bytes[index] == Byte.backslash ? 2 : 1
    }
    return true
  }

  /// So many bytes of a line are looked at for the end of a pattern: a longer one begins with no capital.
  private static let mostOfPattern = 512
  #endif

  /// `/a+/`, `#/a+/#`.
  mutating func parseRegex() -> SyntaxID {
    let start = token.start
    var signs: UInt32 = 0
    while lexer.bytes[Int(start + signs)] == Byte.numberSign { signs += 1 }
    var index = Int(start + signs) + 1
    var isClosed = false
    while index < lexer.count {
      let byte = lexer.bytes[index]
      if byte == Byte.newline || byte == Byte.carriageReturn, signs == 0 { break }
      index += byte == Byte.backslash && index + 1 < lexer.count ? 2 : 1
      if byte == Byte.slash, lexer.hasNumberSigns(index, signs) {
        index += Int(signs)
        isClosed = true
        break
      }
    }
    let end = UInt32(truncatingIfNeeded: min(index, lexer.count))
    if !isClosed {
      report(
        .error(
          "syntax-error", at: SourceRange(start: start, end: end), "this regular expression is not closed",
          help: "write '/' after it"))
    }
    lexer.position = Int(end)
    moveOn()
    let node = make(.regexLiteral, from: start)
    nodes[Int(node.index)].range = SourceRange(start: start, end: end)
    return node
  }
}
