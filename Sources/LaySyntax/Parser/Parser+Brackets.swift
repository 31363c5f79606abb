/// Brackets: opening, closing and skipping them.
extension Parser {
  // MARK: Opening and closing

  /// Reads an opening bracket; false, with all it encloses skipped, where nesting is too deep.
  mutating func open() -> Bool {
    let closing: TokenKind =
      at(.leftParen) ? .rightParen : at(.leftBracket) ? .rightBracket : .rightBrace
    guard enterNesting(token.range, closing) else {
      skipBrackets()
      return false
    }
    advance()
    return true
  }

  /// Goes a level deeper without a bracket; false where that is too deep.
  @inline(__always)
  mutating func enterNesting(_ range: SourceRange, _ closing: TokenKind = .unknown) -> Bool {
    guard openBrackets.count < speculation.deepestNesting else {
      reportNesting(range)
      return false
    }
    openBrackets.append(OpenBracket(closing: closing, range: range))
    return true
  }

  private mutating func reportNesting(_ range: SourceRange) {
    if speculation.isActive {
      speculation.hasFailed = true
    } else if !recovery.hasReportedNesting {
      report(.nestingTooDeep(range))
      recovery.hasReportedNesting = true
    }
  }

  mutating func leaveNesting() { openBrackets.removeLast() }

  /// Reads the closing bracket of the innermost open one, or says that it is missing.
  mutating func close(_ closing: TokenKind) {
    guard at(closing) else { return closeOther(closing) }
    leaveNesting()
    advance()
  }

  /// Closes the innermost bracket at a token that is not its closing one.
  private mutating func closeOther(_ closing: TokenKind) {
    let opening = openBrackets.last?.range
    let isExcused = openBrackets.last?.isExcused == true
    while isClosing(token.kind), token.kind != closing, !closesOuterBracket(token.kind) {
      if let opening, peek().kind != closing {
        if recovery.lastUnexpected != token.start {
          report(
            .mismatchedBracket(token.range, text(token.range), opening, text(opening), spelling(closing)))
        }
        leaveNesting()
        return advance()
      }
      skipStrayBracket()
    }
    leaveNesting()
    if at(closing) { return advance() }
    guard let opening, !isExcused else { return }
    reportUnclosed(opening, closing)
  }

  var isClosingBracket: Bool { isClosing(token.kind) }

  private func isClosing(_ kind: TokenKind) -> Bool {
    kind == .rightParen || kind == .rightBracket || kind == .rightBrace
  }

  /// Forgives the brackets opened on a line, up to a string that runs to its end.
  mutating func excuseBrackets(before string: SourceRange) {
    var lineStart = string.start
    while !isAtLineStart(lineStart) { lineStart -= 1 }
    for index in (0..<openBrackets.count).reversed() {
      if openBrackets[index].range.start < lineStart { return }
      openBrackets[index].isExcused = true
    }
  }

  func spelling(_ closing: TokenKind) -> String {
    closing == .rightParen ? ")" : closing == .rightBracket ? "]" : "}"
  }

  /// Whether a closing bracket belongs to one of the brackets that are open here.
  func closesOuterBracket(_ kind: TokenKind) -> Bool {
    for index in (0..<openBrackets.count).reversed() where openBrackets[index].closing == kind { return true }
    return false
  }

  // MARK: Lists

  /// The elements up to a closing bracket, which is left standing.
  @inline(__always)
  mutating func parseList(_ closing: TokenKind, _ parse: (inout Parser) -> SyntaxID) -> NodeList {
    var list = NodeList()
    parseSeparated(closing) { parser in
      let element = parse(&parser)
      parser.append(element, to: &list)
    }
    return list
  }

  /// Reads what commas separate up to a closing bracket, which is left standing.
  @inline(__always)
  mutating func parseSeparated(_ closing: TokenKind, _ parse: (inout Parser) -> Void) {
    while !at(closing), !at(.endOfFile) {
      let start = token.start
      if isClosing(token.kind) { return }
      parse(&self)
      if consume(.comma) { continue }
      if at(closing) || at(.endOfFile) || !continuesList(closing) { return }
      if token.start == start { skipUnexpected() }
    }
  }

  /// After an element without a comma: whether the list goes on, having said what is wrong.
  @inline(never)
  private mutating func continuesList(_ closing: TokenKind) -> Bool {
    if isClosing(token.kind) { return false }
    if speculation.isActive {
      speculation.hasFailed = true
      return false
    }
    if token.startsLine, !isIndentedInBracket { return false }
    if at(.leftBrace) || startsDeclarationWord { return false }
    if startsExpression || at(.at) {
      if recovery.lastUnexpected != token.start { report(.missingComma(previousEnd)) }
      return true
    }
    skipUnexpected()
    skipToListEnd()
    if consume(.comma) { return true }
    recovery.lastUnexpected = token.start
    return false
  }

  private var startsDeclarationWord: Bool {
    guard at(.keyword), let keyword else { return false }
    return keyword.startsDeclaration || keyword.isModifier
      || keyword.startsStatement && keyword != .if
        && keyword != .switch
  }

  /// Whether the token, first on its line, is indented deeper than the line the innermost bracket opens on.
  private var isIndentedInBracket: Bool {
    guard let bracket = openBrackets.last else { return false }
    return indentation(of: token.start) > indentation(of: bracket.range.start)
  }

  /// The white space at the start of an offset's line; none where the offset is further in than a line is long.
  func indentation(of offset: UInt32) -> Int {
    var start = Int(offset)
    let limit = max(0, start - 1_000)
    while start > limit, lexer.bytes[start - 1] != Byte.newline, lexer.bytes[start - 1] != Byte.carriageReturn
    {
      start -= 1
    }
    if start == limit, limit > 0 { return 0 }
    var end = start
    while lexer.bytes[end] == Byte.space || lexer.bytes[end] == Byte.tab { end += 1 }
    return end - start
  }

  // MARK: Skipping

  /// Skips a bracket and all it encloses, however deep, from the opening one on.
  mutating func skipBrackets() {
    lexer.position = Int(token.end)
    skipBracketContent()
    moveOn()
  }

  /// Skips to behind the bracket that closes the one the lexer has just read.
  mutating func skipBracketContent() {
    var depth = 1
    while depth > 0 {
      let token = lexer.next()
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .stringStart: lexer.skipString(StringDelimiter(token.value))
      case .endOfFile: return
      default: break
      }
    }
  }
}
