/// Regular expressions: read as a whole, for only a running app matches them.
extension Parser {
  /// Whether the `/` at the token, before an operand, opens a regular expression.
  var isRegexStart: Bool {
    lexer.bytes[Int(token.start)] == Byte.slash && at(.prefixOperator)
  }

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
