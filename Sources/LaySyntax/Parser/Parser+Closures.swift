extension Parser {
  /// `{ [captures] parameters in statements }`.
  mutating func parseClosure() -> SyntaxID {
    let start = token.start
    guard at(.leftBrace), open() else {
      return make(.closure, from: start, list(makeMissing(), makeMissing()))
    }
    let outer = allowsTrailingClosure
    let outerInitializer = isVariableInitializer
    allowsTrailingClosure = true
    isVariableInitializer = false
    var captures = NodeList()
    let parameters = hasSignature() ? parseSignature(into: &captures) : makeMissing()
    let bodyStart = token.start
    let items = parseItems(.block)
    let body = make(.block, from: items.isEmpty ? previousEnd : bodyStart, items)
    allowsTrailingClosure = outer
    isVariableInitializer = outerInitializer
    close(.rightBrace)
    let hasCaptures = !captures.isEmpty
    var children = NodeList()
    if hasCaptures { append(make(.captureList, around: captures), to: &children) }
    append(parameters, to: &children)
    append(body, to: &children)
    return make(.closure, from: start, children, detail: hasCaptures ? 1 : 0)
  }

  /// Whether the `{` at the token is an argument of the operand before it.
  mutating func isTrailingClosure() -> Bool {
    if allowsTrailingClosure { return !isVariableInitializer || !isAccessorBlock() }
    return isClosureInCondition()
  }

  /// In a condition `{` opens the body, unless what follows its `}` on the same line shows that it did not.
  private mutating func isClosureInCondition() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let first = lexer.next()
    if first.symbol == Keyword.case.symbol || first.symbol == Keyword.default.symbol { return false }
    if first.kind == .directive, first.symbol == Keyword.if.symbol { return false }
    if first.kind == .at, matches(Keyword.unknown.spelling, at: Int(first.end)) { return false }
    guard let end = lookahead.braceMatches.end(of: token, lexer: &lexer) else { return false }
    lexer.position = end
    let after = lexer.next()
    if after.startsLine { return false }
    switch after.kind {
    case .leftBrace, .comma, .leftBracket, .leftParen, .period, .questionPostfix, .questionInfix,
      .exclaimPostfix,
      .colon, .equal, .postfixOperator, .infixOperator:
      return true
    case .keyword:
      return after.symbol == Keyword.where.symbol || after.symbol == Keyword.is.symbol
        || after.symbol == Keyword.as.symbol
    default: return false
    }
  }

  // MARK: Signatures

  /// Whether what follows the `{` is a signature: it ends with `in`.
  private mutating func hasSignature() -> Bool {
    switch token.kind {
    case .keyword: if !at(.underscore) { return false }
    case .identifier, .dollarName, .leftParen, .leftBracket, .at: break
    default: return false
    }
    let checkpoint = checkpoint
    let comments = lexer.comments.count
    defer {
      forgetComments(downTo: comments)
      restore(checkpoint)
    }
    var token = self.token
    while token.kind == .at {
      guard lexer.next().kind == .identifier else { return false }
      token = lexer.next()
      if token.kind == .leftParen, !token.flags.contains(.spaceBefore) { token = skipLookahead() }
    }
    if token.kind == .leftBracket { token = skipLookahead() }
    if token.kind == .leftParen {
      token = skipLookahead()
    } else {
      while isParameterName(token) {
        token = lexer.next()
        if token.kind != .comma { break }
        token = lexer.next()
      }
    }
    return endsSignature(token)
  }

  private func isParameterName(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: token.symbol != Keyword.async.symbol
    case .dollarName: true
    case .keyword: token.symbol == Keyword.underscore.symbol
    default: false
    }
  }

  /// Whether `in` follows, after `async`, `throws` and a result.
  private mutating func endsSignature(_ first: Token) -> Bool {
    var token = first
    while token.symbol == Keyword.async.symbol || token.symbol == Keyword.throws.symbol, isWord(token) {
      token = lexer.next()
      if token.kind == .leftParen { token = skipLookahead() }
    }
    if token.kind == .arrow {
      // A result is short: what is no type ends the search.
      for _ in 0..<64 {
        token = lexer.next()
        switch token.kind {
        case .leftParen, .leftBracket: lexer.position = Int(token.start); token = skipLookaheadBrackets()
        case .identifier, .period, .comma, .questionPostfix, .exclaimPostfix, .prefixOperator,
          .postfixOperator,
          .infixOperator, .arrow, .at, .rightBracket, .rightParen:
          continue
        case .keyword: if token.symbol == Keyword.in.symbol { return true }
        default: return false
        }
        if token.symbol == Keyword.in.symbol, token.kind == .keyword { return true }
      }
      return false
    }
    return token.kind == .keyword && token.symbol == Keyword.in.symbol
  }

  /// The token after the brackets whose opening one was the lexer's last.
  mutating func skipLookahead() -> Token {
    skipBracketContent()
    return lexer.next()
  }

  private mutating func skipLookaheadBrackets() -> Token {
    _ = lexer.next()
    skipBracketContent()
    let position = lexer.position
    let next = lexer.next()
    lexer.position = position
    return next
  }

  /// The parameters with the result, up to and with `in`; attributes are dropped.
  private mutating func parseSignature(into captures: inout NodeList) -> SyntaxID {
    while at(.at) { _ = parseAttribute(.plain) }
    if at(.leftBracket), open() {
      captures = parseList(.rightBracket) { $0.parseCapture() }
      close(.rightBracket)
    }
    let list = parseSignatureParameters()
    // Behind no parameters; and in the playground, which asks for no result.
    skipEffects()
    if consume(.arrow) { _ = parseType() }
    if !consume(.in) { reportExpected("'in'", "after the closure's parameters") }
    return list
  }

  /// `count`, `sum = a + b`, `weak self`: what a closure keeps as it is where the closure is made.
  private mutating func parseCapture() -> SyntaxID {
    let start = token.start
    guard isWord(token) else {
      reportExpected("a name", "to capture")
      return makeMissing()
    }
    var name = token.value
    advance()
    // `weak`, `unowned`, `unowned(safe)`
    if at(.leftParen) { skipBrackets() }
    if isWord(token), !at(.in) {
      name = token.value
      advance()
    }
    let value = consume(.equal) ? parseExpression() : makeMissing()
    return make(.capture, from: start, child: value, payload: name)
  }

  /// `(a, b: T) -> R` or `a, b`; missing where there are none, as in `{ [weak self] in }`.
  private mutating func parseSignatureParameters() -> SyntaxID {
    let start = token.start
    var parameters = NodeList()
    if at(.leftParen) {
      guard open() else { return makeMissing() }
      parameters = parseList(.rightParen) { $0.parseClosureParameter() }
      close(.rightParen)
    } else {
      guard isParameterName(token) else { return makeMissing() }
      repeat {
        append(parseClosureParameter(), to: &parameters)
      } while consume(.comma) && isParameterName(token)
    }
    #if !hasFeature(Embedded)
    skipEffects()
    if consume(.arrow) { append(parseType(), to: &parameters) }
    #endif
    return make(.parameterList, from: start, parameters)
  }

  private mutating func parseClosureParameter() -> SyntaxID {
    let start = token.start
    var children = NodeList()
    var attributes = NodeList()
    while at(.at) { append(parseAttribute(.plain), to: &attributes) }
    guard isWord(token) || at(.dollarName) else {
      reportExpected("a parameter's name", "")
      return makeMissing()
    }
    var name = token.value
    advance()
    if isWord(token), !at(.in), !at(.async), !at(.throws), !token.startsLine {
      name = token.value
      advance()
    }
    let label = make(.identifierPattern, from: start)
    append(label, to: &children)
    append(make(.attributeList, from: start, attributes), to: &children)
    append(consume(.colon) ? parseParameterType() : makeMissing(), to: &children)
    append(makeMissing(), to: &children)
    return make(.parameter, from: start, children, payload: name)
  }
}
