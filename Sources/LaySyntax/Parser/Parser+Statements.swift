extension Parser {
  mutating func parseStatement() -> SyntaxID {
    let start = token.start
    guard at(.keyword), let keyword else {
      if at(.identifier), isStatementLabel() { return parseLabelled() }
      if at(.yield), isYield() {
        advance()
        return make(.returnStatement, from: start, child: parseExpression())
      }
      return parseExpressionStatement()
    }
    switch keyword {
    case .if: return parseIf()
    case .guard: return parseGuard()
    case .switch: return parseSwitch()
    case .for: return parseFor()
    case .while:
      advance()
      let conditions = parseConditions()
      return make(.whileStatement, from: start, list(conditions, parseBlock("the loop's body")))
    case .repeat where peek().kind == .leftBrace: return parseRepeat()
    case .do: return parseDo()
    case .defer:
      advance()
      return make(.deferStatement, from: start, child: parseBlock("what is deferred"))
    case .return:
      advance()
      let value = hasReturnValue() ? parseExpression() : makeMissing()
      return make(.returnStatement, from: start, child: value)
    case .throw:
      advance()
      return make(.throwStatement, from: start, child: parseExpression())
    case .break: return parseJump(.breakStatement)
    case .continue: return parseJump(.continueStatement)
    case .fallthrough:
      advance()
      return make(.fallthroughStatement, from: start)
    case .case, .default, .else, .catch, .in, .where: return recoverFromMisplaced(keyword)
    default: return parseExpressionStatement()
    }
  }

  /// Whether the `yield` at the token gives an accessor's value and is not a name.
  private mutating func isYield() -> Bool {
    let next = peek()
    if next.startsLine { return false }
    switch next.kind {
    case .identifier, .integer, .float, .stringStart, .prefixOperator, .dollarName: return true
    case .keyword: return Keyword(next.symbol)?.startsOperand == true
    default: return false
    }
  }

  private mutating func parseExpressionStatement() -> SyntaxID {
    if let misspelled = parseMisspelledKeyword() { return misspelled }
    return parseExpression()
  }

  /// Whether what follows `return` is its value: on a line of its own it may be a statement instead.
  private mutating func hasReturnValue() -> Bool {
    guard startsExpression else { return false }
    return !token.startsLine || !startsDeclaration(.block) && !(at(.identifier) && isStatementLabel())
  }

  /// `break`, `continue label`.
  private mutating func parseJump(_ kind: SyntaxKind) -> SyntaxID {
    let start = token.start
    advance()
    guard at(.identifier), !token.startsLine else { return make(kind, from: start) }
    let label = token.value
    advance()
    return make(kind, from: start, payload: label)
  }

  /// `name:` before a loop or another statement with a block.
  private mutating func isStatementLabel() -> Bool {
    guard peek().kind == .colon else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    guard lexer.next().kind == .colon, let keyword = Keyword(lexer.next().symbol) else { return false }
    switch keyword {
    case .for, .while, .repeat, .if, .switch, .do: return true
    default: return false
    }
  }

  private mutating func parseLabelled() -> SyntaxID {
    let start = token.start
    let label = token.value
    advance()
    advance()
    return make(.labelledStatement, from: start, child: parseStatement(), payload: label)
  }

  // MARK: Blocks

  /// `{ … }`, or a diagnostic that says what it should have held.
  mutating func parseBlock(_ purpose: StaticString) -> SyntaxID {
    let start = token.start
    guard at(.leftBrace) else {
      reportExpected("'{'", "to open \(purpose)")
      return makeMissing()
    }
    guard open() else { return make(.block, from: start) }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    let items = parseItems(.block)
    allowsTrailingClosure = outer
    close(.rightBrace)
    return make(.block, from: start, items)
  }

  // MARK: Branches

  /// `if`, with all that follows its `else`s; a long chain costs no recursion.
  mutating func parseIf() -> SyntaxID {
    let first = parseIfClause()
    var clauses = [first.node]
    var last = first
    while consume(.else) || mendMisspelledElse() {
      if at(.if) {
        let clause = parseIfClause()
        append(clause.node, to: &last.children)
        clauses.append(clause.node)
        last = clause
      } else {
        append(parseBlock("the other branch"), to: &last.children)
        last.isComplete = true
        break
      }
    }
    if !last.isComplete { append(makeMissing(), to: &last.children) }
    for clause in clauses { nodes[Int(clause.index)].range.end = previousEnd }
    return first.node
  }

  /// An `if` whose `else` is still to come.
  private struct IfClause {
    let node: SyntaxID
    var children: NodeList
    var isComplete = false
  }

  private mutating func parseIfClause() -> IfClause {
    let start = token.start
    advance()
    let conditions = parseConditions()
    let children = list(conditions, parseBlock("the branch"))
    return IfClause(node: make(.ifStatement, from: start, children), children: children)
  }

  private mutating func parseGuard() -> SyntaxID {
    let start = token.start
    advance()
    let conditions = parseConditions()
    if !consume(.else) { reportExpected("'else'", "after the condition of 'guard'") }
    return make(.guardStatement, from: start, list(conditions, parseBlock("what happens otherwise")))
  }

  /// The conditions of `if`, `guard` and `while`, up to the `{`.
  private mutating func parseConditions() -> SyntaxID {
    let start = token.start
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = outer }
    var conditions = NodeList()
    repeat {
      if at(.leftBrace), !conditions.isEmpty { break }
      append(parseCondition(), to: &conditions)
    } while consume(.comma)
    return make(.conditionList, from: start, conditions)
  }

  private mutating func parseCondition() -> SyntaxID {
    let start = token.start
    if at(.let) || at(.var) { return parseOptionalBinding() }
    if consume(.case) {
      let pattern = parsePattern()
      expectEqual("after the pattern")
      return make(.patternCondition, from: start, list(pattern, parseExpression()))
    }
    if at(.directive), at(directive: .available) || at(directive: .unavailable) {
      let isUnavailable = at(directive: .unavailable)
      advance()
      if at(.leftParen) { skipBrackets() }
      return make(.availability, from: start, detail: isUnavailable ? 1 : 0)
    }
    if at(.leftBrace) || at(.else) {
      reportExpected("a condition", "")
      return makeMissing()
    }
    let condition = parseExpression()
    mendAssignment(in: condition)
    return condition
  }

  private mutating func parseOptionalBinding() -> SyntaxID {
    let start = token.start
    let isVar = at(.var)
    advance()
    var children = NodeList()
    append(parseBindingPattern(), to: &children)
    append(consume(.colon) ? parseType() : makeMissing(), to: &children)
    append(consume(.equal) ? parseExpression() : makeMissing(), to: &children)
    return make(.optionalBinding, from: start, children, detail: isVar ? 1 : 0)
  }

  // MARK: Switch

  mutating func parseSwitch() -> SyntaxID {
    let start = token.start
    advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    var children = NodeList()
    if at(.leftBrace) { reportExpected("a value", "after 'switch'") }
    append(at(.leftBrace) ? makeMissing() : parseExpression(), to: &children)
    allowsTrailingClosure = outer
    guard at(.leftBrace) else {
      reportExpected("'{'", "to open the cases of 'switch'")
      return make(.switchStatement, from: start, children)
    }
    guard open() else { return make(.switchStatement, from: start, children) }
    allowsTrailingClosure = true
    parseSwitchCases(into: &children)
    allowsTrailingClosure = outer
    close(.rightBrace)
    return make(.switchStatement, from: start, children)
  }

  mutating func parseSwitchCases(into cases: inout NodeList) {
    while !at(.endOfFile), !at(.rightBrace) {
      if isAtBranchEnd, directiveDepth > 0 { return }
      if at(.rightParen) || at(.rightBracket), closesOuterBracket(token.kind) { return }
      if at(.case) || at(.default) || isAtUnknownDefault {
        append(parseSwitchCase(), to: &cases)
      } else if at(.directive), at(directive: .if) {
        append(parseConditionalCompilation(.switchCase), to: &cases)
      } else {
        reportInstead("'case' or 'default'")
        skipToCase()
      }
    }
  }

  /// `@unknown default`.
  var isAtUnknownDefault: Bool {
    guard at(.at) else { return false }
    return matches(Keyword.unknown.spelling, at: Int(token.end))
  }

  private mutating func parseSwitchCase() -> SyntaxID {
    let start = token.start
    var children = NodeList()
    if consume(.at) { advance() }
    if !consume(.default) {
      _ = consume(.case)
      repeat { append(parseCaseItem(), to: &children) } while consume(.comma)
    }
    if !consume(.colon) { reportExpected("':'", "after the pattern") }
    let bodyStart = token.start
    var body = make(.block, from: bodyStart)
    if isAtCaseEnd {
      nodes[Int(body.index)].range = SourceRange(start: previousEnd, end: previousEnd)
    } else {
      let items = parseItems(.switchCase)
      body = make(.block, from: bodyStart, items)
    }
    append(body, to: &children)
    return make(.switchCase, from: start, children)
  }

  private var isAtCaseEnd: Bool {
    at(.rightBrace) || at(.endOfFile) || at(.case) || at(.default) || isAtUnknownDefault || isAtBranchEnd
  }

  private mutating func parseCaseItem() -> SyntaxID {
    let start = token.start
    let pattern = parsePattern()
    let condition = consume(.where) ? parseExpression() : makeMissing()
    return make(.caseItem, from: start, list(pattern, condition))
  }

  // MARK: Loops and the rest

  private mutating func parseFor() -> SyntaxID {
    let start = token.start
    advance()
    _ = consume(.try)
    _ = consume(.await)
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    var children = NodeList()
    let isCase = consume(.case)
    // `for var item in`, `for let item in`
    while !isCase, at(.var) || at(.let) { advance() }
    append(isCase ? parsePattern() : parseBindingPattern(), to: &children)
    if consume(.colon) { _ = parseType() }
    if at(.equal) {
      if claimToken() { report(.countedFor(token.range)) }
      while !at(.leftBrace), !at(.endOfFile), !isClosingBracket, !token.startsLine { skipToken() }
      append(makeMissing(), to: &children)
    } else {
      if !consume(.in) { reportExpected("'in'", "after the loop's variable") }
      append(parseExpression(), to: &children)
    }
    append(consume(.where) ? parseExpression() : makeMissing(), to: &children)
    allowsTrailingClosure = outer
    append(parseBlock("the loop's body"), to: &children)
    return make(.forStatement, from: start, children)
  }

  private mutating func parseRepeat() -> SyntaxID {
    let start = token.start
    advance()
    let body = parseBlock("the loop's body")
    guard consume(.while) else {
      reportExpected("'while'", "after the body of 'repeat'")
      return make(.repeatStatement, from: start, list(body, makeMissing()))
    }
    return make(.repeatStatement, from: start, list(body, parseExpression()))
  }

  /// `do { } catch pattern where condition { }`; without a pattern, `let error` is meant.
  mutating func parseDo() -> SyntaxID {
    let start = token.start
    advance()
    if consume(.throws), at(.leftParen) { skipBrackets() }
    var children = NodeList()
    append(parseBlock("the body of 'do'"), to: &children)
    while at(.catch) {
      let start = token.start
      advance()
      var handler = NodeList()
      if !at(.leftBrace) {
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        #if hasFeature(Embedded)
        let isConditional = false
        #else
        let isConditional = at(.where)
        if isConditional { append(parseCondition(ofErrorFrom: token.start), to: &handler) }
        #endif
        if !isConditional { repeat { append(parseCaseItem(), to: &handler) } while consume(.comma) }
        allowsTrailingClosure = outer
      }
      append(parseBlock("the handler"), to: &handler)
      append(make(.switchCase, from: start, handler), to: &children)
    }
    return make(.doStatement, from: start, children)
  }

  #if !hasFeature(Embedded)
  /// `catch where condition`: what was thrown is `error` in it.
  private mutating func parseCondition(ofErrorFrom start: UInt32) -> SyntaxID {
    let name = lexer.symbols.intern("error")
    let pattern = make(.identifierPattern, from: previousEnd, payload: name.index)
    advance()
    return make(.caseItem, from: start, list(pattern, parseExpression()))
  }
  #endif
}
