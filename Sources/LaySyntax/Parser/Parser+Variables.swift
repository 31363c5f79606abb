extension Parser {
  /// `let a = 1, b: T { … }`.
  mutating func parseVariable(_ head: DeclarationHead) -> SyntaxID {
    var flags = head.flags
    if at(.var) { flags.insert(.isVar) }
    advance()
    var children = NodeList(first: head.attributes, last: head.attributes)
    repeat { append(parseBinding(), to: &children) } while consume(.comma)
    return make(.variableDecl, from: head.start, children, detail: flags.rawValue)
  }

  private mutating func parseBinding() -> SyntaxID {
    let start = token.start
    var children = NodeList()
    append(parseBindingPattern(), to: &children)
    append(consume(.colon) ? parseType() : makeMissing(), to: &children)
    if at(.equal) || atOperator(.equal) {
      if atOperator(.equal) { report(.equalityForAssignment(token.range)) }
      advance()
      let outer = isVariableInitializer
      isVariableInitializer = true
      append(parseExpression(), to: &children)
      isVariableInitializer = outer
    } else {
      append(makeMissing(), to: &children)
    }
    let hasAccessor = at(.leftBrace) && allowsTrailingClosure
    append(hasAccessor ? parseAccessors() : makeMissing(), to: &children)
    return make(.binding, from: start, children)
  }

  /// The getter's body; setters and observers are read and dropped.
  mutating func parseAccessors() -> SyntaxID {
    guard isAccessorBlock() else { return parseBlock("the getter") }
    guard open() else { return makeMissing() }
    var getter = SyntaxID.none
    while !at(.rightBrace), !at(.endOfFile) {
      while at(.at) { _ = parseAttribute() }
      while at(.mutating) || at(.nonmutating) { advance() }
      let isGetter = at(.get)
      guard isGetter || at(.set) || at(.willSet) || at(.didSet) || at(.initializer) || at(.identifier) else {
        reportInstead("'get' or 'set'")
        skipToClosing()
        break
      }
      advance()
      if at(.leftParen) { skipBrackets() }
      skipEffects()
      if at(.leftBrace) {
        let body = parseBlock("the accessor")
        if isGetter { getter = body }
      }
    }
    close(.rightBrace)
    return getter.isNone ? makeMissing() : getter
  }

  /// Whether the `{` at the token opens `get`, `set`, `willSet` or `didSet`.
  mutating func isAccessorBlock() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var word = lexer.next()
    while word.kind == .at {
      _ = lexer.next()
      word = lexer.next()
    }
    while word.symbol == Keyword.mutating.symbol || word.symbol == Keyword.nonmutating.symbol {
      word = lexer.next()
    }
    guard isWord(word), let keyword = Keyword(word.symbol) else { return false }
    switch keyword {
    case .get, .set, .willSet, .didSet: break
    default: return false
    }
    let after = lexer.next()
    switch after.kind {
    case .leftBrace, .leftParen, .rightBrace: return true
    default:
      guard isWord(after), let keyword = Keyword(after.symbol) else { return false }
      return keyword == .get || keyword == .set || keyword == .async || keyword == .throws
    }
  }
}
