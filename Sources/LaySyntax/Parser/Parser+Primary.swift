extension Parser {
  /// An operand by itself.
  mutating func parsePrimary() -> SyntaxID {
    let start = token.start
    switch token.kind {
    case .identifier:
      if at(.any), isExistential() { return parseTypeExpression() }
      let name = token.value
      advance()
      return parseGenericArguments(of: make(.identifier, from: start, payload: name))
    case .keyword: return parseKeywordExpression()
    case .integer, .float: return parseNumber()
    case .stringStart: return parseString()
    case .period: return parseImplicitMember()
    case .leftParen: return parseParentheses()
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    case .backslash: return parseKeyPath()
    case .directive where !isAtBranchEnd && !at(directive: .if): return parseMacro()
    case .dollarNumber:
      let number = decodeParameterNumber()
      advance()
      return make(.anonymousParameter, from: start, payload: number)
    case .dollarName:
      let name = token.value
      advance()
      return make(.bindingReference, from: start, payload: name)
    case .prefixOperator, .infixOperator, .postfixOperator:
      if isRegexStart { return parseRegex() }
    case .regexStart: return parseRegex()
    default: break
    }
    reportExpected("an expression", "")
    return makeMissing()
  }

  private mutating func parseKeywordExpression() -> SyntaxID {
    let start = token.start
    guard let keyword else { return makeMissing() }
    switch keyword {
    case .selfValue, .selfType, .super, .anyType, .underscore, .initializer:
      let name = token.value
      advance()
      return make(.identifier, from: start, payload: name)
    case .true, .false:
      advance()
      return make(.boolLiteral, from: start, detail: keyword == .true ? 1 : 0)
    case .nil:
      advance()
      return make(.nilLiteral, from: start)
    case .if: return makeStatementExpression(parseIf())
    case .switch: return makeStatementExpression(parseSwitch())
    case .do: return makeStatementExpression(parseDo())
    default:
      reportExpected("an expression", "")
      return makeMissing()
    }
  }

  private mutating func makeStatementExpression(_ statement: SyntaxID) -> SyntaxID {
    make(.statementExpr, from: start(of: statement), child: statement)
  }

  /// `.name`.
  private mutating func parseImplicitMember() -> SyntaxID {
    let start = token.start
    advance()
    guard isWord(token), !token.startsLine else {
      if let number = mendMissingZero(from: start) { return number }
      reportExpected("a member's name", "after '.'")
      return makeMissing()
    }
    let name = token.value
    advance()
    return make(.implicitMember, from: start, payload: name)
  }

  /// `(e)`, or a tuple.
  private mutating func parseParentheses() -> SyntaxID {
    let start = token.start
    if peek().kind == .at { return parseTypeExpression() }
    let checkpoint = checkpoint
    let comments = lexer.comments.count
    let arguments = parseArguments(.rightParen)
    if isAtFunctionArrow() {
      let end = token.start
      forgetComments(downTo: comments)
      restore(checkpoint)
      let type = parseTypeExpression()
      // What is no type is not read once more: with each parenthesis around it that would take twice as long.
      while token.start < end { skipToken() }
      return type
    }
    let first = nodes[Int(arguments.index)].firstChild
    let children = NodeList(first: first, last: first)
    if !first.isNone, nodes[Int(first.index)].nextSibling.isNone, nodes[Int(first.index)].payload == 0 {
      return make(.parenthesized, from: start, child: nodes[Int(first.index)].firstChild)
    }
    return make(.tuple, from: start, children)
  }

  /// Whether `any` at the token begins a type and is not a name.
  private mutating func isExistential() -> Bool {
    let next = peek()
    return next.kind == .identifier && !next.startsLine && next.flags.contains(.spaceBefore)
  }

  /// Whether `->` follows what stands in parentheses, which so are the parameters of a function's type.
  private mutating func isAtFunctionArrow() -> Bool {
    if at(.arrow) { return true }
    guard at(.async) || at(.throws), !token.startsLine else { return false }
    let next = peek()
    return next.kind == .arrow || next.symbol == Keyword.throws.symbol || next.kind == .leftParen
  }

  /// A type where an expression stands: `any P`, `(Int) -> Void`.
  private mutating func parseTypeExpression() -> SyntaxID {
    let start = token.start
    let type = parseType()
    // `(@escaping () -> Void).self`: the parentheses are those of the type.
    return make(.typeExpr, from: start, child: type)
  }

  /// `[a, b]` or `[k: v]`.
  private mutating func parseCollection() -> SyntaxID {
    let start = token.start
    guard open() else { return make(.arrayLiteral, from: start) }
    let outer = allowsTrailingClosure
    let outerInitializer = isVariableInitializer
    allowsTrailingClosure = true
    isVariableInitializer = false
    defer {
      allowsTrailingClosure = outer
      isVariableInitializer = outerInitializer
    }
    if consume(.colon) {
      close(.rightBracket)
      return make(.dictionaryLiteral, from: start)
    }
    var isDictionary = false
    var elements = NodeList()
    parseSeparated(.rightBracket) { parser in
      parser.append(parser.parseExpression(), to: &elements)
      if !isDictionary, elements.first == elements.last, parser.at(.colon) { isDictionary = true }
      guard isDictionary else { return }
      if !parser.consume(.colon) { parser.reportExpected("':'", "after the key") }
      parser.append(parser.parseExpression(), to: &elements)
    }
    close(.rightBracket)
    return make(isDictionary ? .dictionaryLiteral : .arrayLiteral, from: start, elements)
  }

  /// `#name(…) { … }`.
  mutating func parseMacro() -> SyntaxID {
    let start = token.start
    let name = token.value
    advance()
    if startsGenericArguments, !token.flags.contains(.spaceBefore), isGenericArguments() {
      _ = parseGenericArgumentList()
    }
    let hasArguments = at(.leftParen) && !token.startsLine
    var children = NodeList()
    append(hasArguments ? parseArguments(.rightParen) : make(.argumentList, from: previousEnd), to: &children)
    if at(.leftBrace), isTrailingClosure() {
      append(parseClosure(), to: &children)
      parseLabelledClosures(into: &children)
    } else {
      append(makeMissing(), to: &children)
    }
    return make(.macroExpansion, from: start, children, payload: name)
  }

  /// `\Type.a.b[0]?`.
  private mutating func parseKeyPath() -> SyntaxID {
    let start = token.start
    advance()
    var children = NodeList()
    append(at(.period) ? makeMissing() : parseSimpleType(), to: &children)
    components: while true {
      let componentStart = token.start
      switch token.kind {
      case .period where !token.startsLine:
        advance()
        if at(.leftBracket) || at(.questionPostfix) || at(.exclaimPostfix) { continue }
        guard isWord(token) || at(.integer) || at(.dollarName), !token.startsLine else {
          reportExpected("a property's name", "after '.'")
          break components
        }
        let name = at(.integer) ? lexer.intern(Int(token.start), Int(token.end)).index : token.value
        advance()
        append(make(.keyPathComponent, from: componentStart, payload: name), to: &children)
      case .leftBracket where !token.startsLine:
        let arguments = parseArguments(.rightBracket)
        append(make(.keyPathComponent, from: componentStart, child: arguments, detail: 1), to: &children)
      case .questionPostfix, .exclaimPostfix:
        advance()
        append(make(.keyPathComponent, from: componentStart, detail: 2), to: &children)
      default: break components
      }
    }
    return make(.keyPath, from: start, children)
  }
}
