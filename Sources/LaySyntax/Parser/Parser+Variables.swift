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
    if hasAccessor { parseAccessors(into: &children) } else { append(makeMissing(), to: &children) }
    return make(.binding, from: start, children)
  }

  /// The getter's body and the setter, or the observers, in the order of the source.
  mutating func parseAccessors(into children: inout NodeList) {
    guard isAccessorBlock() else { return append(parseBlock("the getter"), to: &children) }
    guard open() else { return append(makeMissing(), to: &children) }
    var hasAccessors = false
    while !at(.rightBrace), !at(.endOfFile) {
      while at(.at) { _ = parseAttribute(.plain) }
      while at(.mutating) || at(.nonmutating) { advance() }
      let start = token.start
      let isGetter = at(.get) || at(.readAccessor)
      let isSetter = at(.set)
      let observer: SyntaxKind? = at(.willSet) ? .willSet : at(.didSet) ? .didSet : nil
      var name: UInt32 = 0
      guard
        isGetter || isSetter || at(.willSet) || at(.modifyAccessor) || at(.didSet) || at(.initializer)
          || at(.identifier)
      else {
        reportInstead("'get' or 'set'")
        skipToClosing()
        break
      }
      advance()
      if at(.leftParen) {
        if peek().kind == .identifier { name = peek().value }
        skipBrackets()
      }
      skipEffects()
      if at(.leftBrace) {
        let body = parseBlock("the accessor")
        if isGetter { append(body, to: &children) }
        if isSetter { append(make(.setter, from: start, child: body, payload: name), to: &children) }
        if let observer { append(make(observer, from: start, child: body, payload: name), to: &children) }
        hasAccessors = hasAccessors || isGetter || isSetter || observer != nil
      }
    }
    close(.rightBrace)
    if !hasAccessors { append(makeMissing(), to: &children) }
  }

  /// Whether the `{` at the token opens `get`, `set`, `willSet` or `didSet`.
  mutating func isAccessorBlock() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var word = lexer.next()
    while word.kind == .at {
      _ = lexer.next()
      word = lexer.next()
      if word.kind == .leftParen { word = skipLookahead() }
    }
    while word.symbol == Keyword.mutating.symbol || word.symbol == Keyword.nonmutating.symbol {
      word = lexer.next()
    }
    guard isWord(word), let keyword = Keyword(word.symbol) else { return false }
    switch keyword {
    case .get, .set, .willSet, .didSet, .readAccessor, .modifyAccessor: break
    default: return false
    }
    let after = lexer.next()
    switch after.kind {
    case .leftBrace, .leftParen, .rightBrace: return true
    default:
      guard isWord(after), let keyword = Keyword(after.symbol) else { return false }
      return keyword == .get || keyword == .set || keyword == .mutating || keyword == .nonmutating
        || keyword == .async || keyword == .throws
    }
  }
}
