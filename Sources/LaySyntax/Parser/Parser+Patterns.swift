extension Parser {
  /// What a declaration or loop binds: a name, `_` or a tuple of them.
  mutating func parseBindingPattern() -> SyntaxID {
    parsePatternPostfix(of: parsePatternPrimary(isBinding: true), isBinding: true)
  }

  /// The pattern of a `case`: names bind only behind `let` or `var`.
  mutating func parsePattern(isBinding: Bool = false) -> SyntaxID {
    var isBinding = isBinding
    while at(.let) || at(.var) {
      advance()
      isBinding = true
    }
    return parsePatternPostfix(
      of: parsePatternPrimary(isBinding: isBinding, isCase: true), isBinding: isBinding)
  }

  /// - Parameter isCase: Whether it is the pattern of a `case`, where values may stand among the names.
  private mutating func parsePatternPrimary(isBinding: Bool, isCase: Bool = false) -> SyntaxID {
    let start = token.start
    switch token.kind {
    case .keyword where at(.underscore):
      advance()
      return make(.wildcardPattern, from: start)
    case .keyword where at(.is):
      advance()
      return make(.castPattern, from: start, list(makeMissing(), parseType()))
    case .leftParen: return parseTuplePattern(isBinding: isBinding)
    case .period:
      if isCasePattern() {
        advance()
        return parseCasePattern(from: start, isBinding: isBinding)
      }
    case .identifier:
      if let qualifier = qualifiedCase() {
        while token.end <= qualifier { advance() }
        return parseCasePattern(from: start, isBinding: isBinding)
      }
      // `loader(let x)`, of a case that is called by its name alone.
      if isCase, isUnqualifiedCase(isBinding: isBinding) {
        return parseCasePattern(from: start, isBinding: isBinding)
      }
      if isBinding {
        let name = token.value
        advance()
        return make(.identifierPattern, from: start, payload: name)
      }
    case .keyword where isBinding && at(.selfValue):
      let name = token.value
      advance()
      return make(.identifierPattern, from: start, payload: name)
    case .keyword where isBinding && isCase && (at(.nil) || at(.true) || at(.false)): break
    case .keyword where isBinding && !at(.in):
      reportExpected(
        "a name", "", help: "'\(lexer.symbols[token.symbol])' is a keyword; write it in backticks")
      advance()
      return makeMissing()
    default: if isBinding { break }
    }
    if isBinding, !startsExpression {
      reportExpected("a name", "")
      return makeMissing()
    }
    return make(.expressionPattern, from: start, child: parseExpression(allowsAssignment: false))
  }

  /// `p?` and `p as T`.
  private mutating func parsePatternPostfix(of primary: SyntaxID, isBinding: Bool) -> SyntaxID {
    var pattern = primary
    while at(.questionPostfix) {
      advance()
      pattern = make(.optionalPattern, from: start(of: pattern), child: pattern)
    }
    if at(.as) {
      advance()
      pattern = make(.castPattern, from: start(of: pattern), list(pattern, parseType()))
    }
    return pattern
  }

  private mutating func parseTuplePattern(isBinding: Bool) -> SyntaxID {
    let start = token.start
    let elements = parsePatternList(isBinding: isBinding)
    if !elements.isEmpty, elements.first == elements.last { return elements.first }
    return make(.tuplePattern, from: start, elements)
  }

  /// The patterns in parentheses; their labels are dropped.
  private mutating func parsePatternList(isBinding: Bool) -> NodeList {
    guard open() else { return NodeList() }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    let elements = parseList(.rightParen) { parser in
      if parser.isWord(parser.token), parser.peek().kind == .colon {
        parser.advance()
        parser.advance()
      }
      return parser.parsePattern(isBinding: isBinding)
    }
    allowsTrailingClosure = outer
    close(.rightParen)
    return elements
  }

  /// `name(a, let b)` after the dot.
  private mutating func parseCasePattern(from start: UInt32, isBinding: Bool) -> SyntaxID {
    let name = token.value
    advance()
    let hasPatterns = at(.leftParen) && !token.startsLine
    let patterns = hasPatterns ? parsePatternList(isBinding: isBinding) : NodeList()
    return make(.enumCasePattern, from: start, patterns, payload: name)
  }

  /// Whether the `.` at the token begins a case and not an expression such as `.zero ... 1`.
  private mutating func isCasePattern() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let name = lexer.next()
    guard isWord(name) else { return false }
    let after = lexer.next()
    switch after.kind {
    case .infixOperator, .postfixOperator: return false
    case .period: return after.startsLine
    default: return true
    }
  }

  /// Whether the name at the token is a case with patterns in parentheses: names of which some are bound.
  private mutating func isUnqualifiedCase(isBinding: Bool) -> Bool {
    let next = peek()
    guard next.kind == .leftParen, !next.flags.contains(.spaceBefore) else { return false }
    if isBinding { return true }
    let position = lexer.position
    defer { lexer.position = position }
    _ = lexer.next()
    // A pattern is short.
    for _ in 0..<32 {
      let token = lexer.next()
      switch token.kind {
      case .keyword:
        if token.symbol == Keyword.let.symbol || token.symbol == Keyword.var.symbol { return true }
      case .rightParen, .leftBrace, .stringStart, .endOfFile: return false
      default: break
      }
    }
    return false
  }

  /// Whether an operator or a member follows the `)` that closes the `(` which the lexer has just read:
  /// `text.hasPrefix("a") && …` is an expression. What is bound to a pattern stands behind `=`.
  private mutating func continuesExpression() -> Bool {
    let next = skipLookahead()
    // `Mode.display(.mobile).description`
    if next.kind == .period { return !next.startsLine }
    return next.kind == .infixOperator && Operator(next.symbol) != .equal
  }

  /// Where the `.` before the case's name ends in `Type.name(`, which is the pattern of a case.
  private mutating func qualifiedCase() -> UInt32? {
    let position = lexer.position
    defer { lexer.position = position }
    var period = lexer.next()
    guard period.kind == .period else { return nil }
    while true {
      guard isWord(lexer.next()) else { return nil }
      let after = lexer.next()
      if after.kind == .leftParen { return continuesExpression() ? nil : period.end }
      guard after.kind == .period else { return nil }
      period = after
    }
  }
}
