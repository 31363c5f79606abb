/// Functions, initialisers and subscripts, with their parameters.
extension Parser {
  mutating func parseFunction(_ head: DeclarationHead) -> SyntaxID {
    advance()
    var name: UInt32 = 0
    switch token.kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .equal, .exclaimPostfix:
      name = lexer.intern(Int(token.start), Int(token.end)).index
      advance()
    default: name = parseName("a name for the function") ?? 0
    }
    return finishFunction(.functionDecl, head, name)
  }

  mutating func parseInitializer(_ head: DeclarationHead) -> SyntaxID {
    let name = token.value
    advance()
    if at(.questionPostfix) || at(.exclaimPostfix) { advance() }
    return finishFunction(.initializerDecl, head, name)
  }

  mutating func parseSubscript(_ head: DeclarationHead) -> SyntaxID {
    let name = token.value
    advance()
    return finishFunction(.subscriptDecl, head, name)
  }

  mutating func parseDeinitializer(_ head: DeclarationHead) -> SyntaxID {
    let name = token.value
    advance()
    var children = NodeList(first: head.attributes, last: head.attributes)
    append(make(.genericList, from: previousEnd), to: &children)
    append(make(.parameterList, from: previousEnd), to: &children)
    append(makeMissing(), to: &children)
    append(at(.leftBrace) ? parseBlock("the body") : makeMissing(), to: &children)
    return make(.functionDecl, from: head.start, children, detail: head.flags.rawValue, payload: name)
  }

  /// Generics, parameters, result and body.
  private mutating func finishFunction(
    _ kind: SyntaxKind, _ head: DeclarationHead, _ name: UInt32
  ) -> SyntaxID {
    var children = NodeList(first: head.attributes, last: head.attributes)
    append(parseGenericParameters(), to: &children)
    append(parseParameters(), to: &children)
    skipEffects()
    append(consume(.arrow) ? parseType() : makeMissing(), to: &children)
    skipWhereClause()
    if at(.leftBrace) {
      if kind == .subscriptDecl {
        parseAccessors(into: &children)
      } else {
        append(parseBlock("the body"), to: &children)
      }
    } else {
      append(makeMissing(), to: &children)
    }
    return make(kind, from: head.start, children, detail: head.flags.rawValue, payload: name)
  }

  mutating func parseParameters() -> SyntaxID {
    let start = token.start
    guard at(.leftParen) else {
      reportExpected("'('", "before the parameters")
      return make(.parameterList, from: previousEnd)
    }
    guard open() else { return make(.parameterList, from: start) }
    let parameters = parseList(.rightParen) { $0.parseParameter() }
    close(.rightParen)
    return make(.parameterList, from: start, parameters)
  }

  /// `@Attribute label name: Type... = default`; a case's associated value may be a type alone.
  private mutating func parseParameter() -> SyntaxID {
    let start = token.start
    let attributes = parseAttributes()
    var name: UInt32 = 0
    var labelSymbol: UInt32 = 0
    let labelStart = token.start
    if isWord(token), isParameterName() {
      labelSymbol = at(.underscore) ? 0 : token.value
      name = labelSymbol
      advance()
      if isWord(token) {
        name = token.value
        advance()
      }
      if !consume(.colon) { reportExpected("':'", "before the parameter's type") }
    }
    let label = make(.identifierPattern, from: labelStart, payload: labelSymbol)
    if previousEnd < start {
      nodes[Int(label.index)].range = SourceRange(start: labelStart, end: labelStart)
    }
    var children = list(label, attributes)
    // `repeat each T` takes any number of arguments as well.
    let isPack = at(.repeat)
    let type = parseType()
    if previousEnd < start { return type }
    append(type, to: &children)
    let isVariadic = at(.postfixOperator) && Operator(token.symbol) == .closedRange
    if isVariadic { advance() }
    append(consume(.equal) ? parseExpression() : makeMissing(), to: &children)
    let first = min(start, self.start(of: type))
    return make(.parameter, from: first, children, detail: isVariadic || isPack ? 1 : 0, payload: name)
  }

  /// Whether `name:` or `label name:` stands at the token and not a type alone.
  private mutating func isParameterName() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var next = lexer.next()
    if isWord(next) {
      if at(.some) || at(.any) { return lexer.next().kind == .colon }
      return true
    }
    if next.kind == .colon { return true }
    _ = next
    next = token
    return false
  }
}
