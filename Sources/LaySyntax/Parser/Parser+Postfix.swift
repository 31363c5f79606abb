extension Parser {
  /// An operand with the members, calls, subscripts and closures that follow it.
  mutating func parsePostfixExpression() -> SyntaxID {
    parsePostfix(of: parsePrimary())
  }

  mutating func parsePostfix(of primary: SyntaxID) -> SyntaxID {
    var base = primary
    while true {
      switch token.kind {
      case .period: base = parseMember(of: base)
      case .leftParen:
        if token.startsLine { return base }
        base = parseCall(of: base)
      case .leftBracket:
        if token.startsLine { return base }
        let arguments = parseArguments(.rightBracket)
        base = make(.subscriptExpr, around: list(base, arguments))
      case .leftBrace:
        guard !isLiteral(base), isTrailingClosure() else { return base }
        let arguments = make(.argumentList, from: previousEnd)
        base = parseTrailingClosures(of: base, arguments, hasParentheses: false)
      case .questionPostfix:
        advance()
        base = make(.optionalChain, from: start(of: base), child: base)
      case .exclaimPostfix:
        advance()
        base = make(.forceUnwrap, from: start(of: base), child: base)
      case .postfixOperator:
        guard Operator(token.symbol) == .closedRange else {
          guard isPostfixOperator else { return base }
          base = parseOperatorCall(after: base)
          continue
        }
        advance()
        return make(
          .prefixOperator, from: start(of: base), child: base, detail: Operator.partialFrom.rawValue)
      case .directive:
        guard isAtPostfixDirective() else { return base }
        base = parseConditionalPostfix(of: base)
      default: return base
      }
    }
  }

  /// What can't be called: a `{` after it belongs to something else.
  private func isLiteral(_ expression: SyntaxID) -> Bool {
    switch kind(expression) {
    case .integerLiteral, .floatLiteral, .stringLiteral, .boolLiteral, .nilLiteral, .missing: true
    default: false
    }
  }

  // MARK: Members

  private mutating func parseMember(of base: SyntaxID) -> SyntaxID {
    let start = start(of: base)
    advance()
    switch token.kind {
    case .identifier, .keyword:
      let isSelf = at(.selfValue)
      let name = token.value
      if token.startsLine, isSelf == false, at(.keyword) { break }
      advance()
      if isSelf, let type = asType(base) { return make(.typeExpr, from: start, child: type) }
      let member = make(.member, around: NodeList(first: base, last: base), payload: name)
      return parseGenericArguments(of: member)
    case .dollarName:
      let name = token.value
      advance()
      return make(.member, around: NodeList(first: base, last: base), payload: name)
    case .integer:
      let name = lexer.intern(Int(token.start), Int(token.end)).index
      advance()
      return make(.member, from: start, NodeList(first: base, last: base), payload: name)
    default: break
    }
    reportExpected("a member's name", "after '.'")
    return make(.missing, from: start)
  }

  /// `<A, B>` after a name, where it can't be a comparison: the name becomes a type.
  ///
  /// Inlined is the look at the token, which most often is something else.
  @inline(__always)
  mutating func parseGenericArguments(of base: SyntaxID) -> SyntaxID {
    startsGenericArguments ? parseAnglesAsArguments(of: base) : base
  }

  @inline(never)
  private mutating func parseAnglesAsArguments(of base: SyntaxID) -> SyntaxID {
    guard !token.flags.contains(.spaceBefore), !token.startsLine, isGenericArguments() else { return base }
    let start = start(of: base)
    let arguments = parseGenericArgumentList()
    guard let type = asType(base) else { return base }
    nodes[Int(type.index)].range.end = previousEnd
    appendChildren(arguments, to: type)
    return make(.typeExpr, from: start, child: type)
  }

  // MARK: Calls

  private mutating func parseCall(of base: SyntaxID) -> SyntaxID {
    if let end = endOfArgumentNames(), isName(base) {
      while token.start < end, !at(.endOfFile) { advance() }
      return base
    }
    let callee = calledType(base)
    let arguments = parseArguments(.rightParen)
    if at(.leftBrace), isTrailingClosure() {
      return parseTrailingClosures(of: callee, arguments, hasParentheses: true)
    }
    return make(.call, around: list(callee, arguments))
  }

  /// `(name:_:)` after a function's name, which tells it from others and calls nothing.
  /// - Returns: Where it ends; nil for arguments.
  @inline(__always)
  private func endOfArgumentNames() -> UInt32? {
    var index = Int(token.end)
    while true {
      let isEscaped = lexer.bytes[index] == Byte.backtick
      if isEscaped { index += 1 }
      guard lexer.isClass(.nameStart, lexer.bytes[index]) else { return nil }
      index = lexer.endOfName(index)
      if isEscaped, lexer.bytes[index] == Byte.backtick { index += 1 }
      guard lexer.bytes[index] == UInt8(ascii: ":") else { return nil }
      index += 1
      while lexer.bytes[index] == Byte.space { index += 1 }
      if lexer.bytes[index] == UInt8(ascii: ")") { return UInt32(truncatingIfNeeded: index + 1) }
    }
  }

  private func isName(_ expression: SyntaxID) -> Bool {
    switch kind(expression) {
    case .identifier, .member, .implicitMember: return true
    default: return false
    }
  }

  /// `[Int]` that is called is a type, not an array.
  private mutating func calledType(_ base: SyntaxID) -> SyntaxID {
    switch kind(base) {
    case .arrayLiteral, .dictionaryLiteral:
      let start = start(of: base)
      let end = nodes[Int(base.index)].range.end
      guard let type = asType(base) else { return base }
      let expression = make(.typeExpr, from: start, child: type)
      nodes[Int(expression.index)].range.end = end
      return expression
    default: return base
    }
  }

  private mutating func parseTrailingClosures(
    of base: SyntaxID, _ arguments: SyntaxID, hasParentheses: Bool
  ) -> SyntaxID {
    var children = list(base, arguments)
    append(parseClosure(), to: &children)
    parseLabelledClosures(into: &children)
    return make(.call, around: children, detail: hasParentheses ? 0 : 1)
  }

  /// `label: { … }` after a trailing closure.
  mutating func parseLabelledClosures(into children: inout NodeList) {
    while isWord(token), !at(.default), isLabelledClosure() {
      let start = token.start
      let label = token.value
      advance()
      advance()
      let closure = parseClosure()
      append(
        make(.argument, from: start, NodeList(first: closure, last: closure), payload: label), to: &children)
    }
  }

  private mutating func isLabelledClosure() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    return lexer.next().kind == .colon && lexer.next().kind == .leftBrace
  }

  // MARK: Argument lists

  /// `(a, b: c)` or `[a]`, from the opening bracket on.
  mutating func parseArguments(_ closing: TokenKind) -> SyntaxID {
    let start = token.start
    guard open() else { return make(.argumentList, from: start) }
    let outer = allowsTrailingClosure
    let outerInitializer = isVariableInitializer
    allowsTrailingClosure = true
    isVariableInitializer = false
    let arguments = parseList(closing) { $0.parseArgument() }
    allowsTrailingClosure = outer
    isVariableInitializer = outerInitializer
    close(closing)
    return make(.argumentList, from: start, arguments)
  }

  /// - Parameter isInString: whether it stands in an interpolation, where the next string may be the end of this one.
  mutating func parseArgument(isInString: Bool = false) -> SyntaxID {
    let start = token.start
    var label = Symbol.empty.index
    if isWord(token) {
      let after = peek()
      if after.kind == .colon {
        if !at(.underscore) { label = token.value }
        advance()
        advance()
      } else if at(.identifier), !isInString, let mended = mendMissingColon(after) {
        label = mended
      }
    }
    let value = parseArgumentValue()
    return make(.argument, from: start, NodeList(first: value, last: value), payload: label)
  }

  @inline(__always)
  private mutating func parseArgumentValue() -> SyntaxID {
    switch token.kind {
    case .prefixOperator, .postfixOperator, .infixOperator, .equal:
      if let operation = at(.equal) ? .assign : Operator(token.symbol), isOperatorReference() {
        let start = token.start
        advance()
        return make(.operatorReference, from: start, detail: operation.rawValue)
      }
      if isOwnOperator, isOperatorReference() { return parseOperatorName() }
    default: break
    }
    return parseExpression()
  }
}
