extension Parser {
  /// An expression with all its operators, read without recursion but for what stands in brackets.
  /// - Parameter allowsAssignment: whether a `=` belongs to it; behind a pattern it does not.
  mutating func parseExpression(allowsAssignment: Bool = true) -> SyntaxID {
    let firstOperator = pending.operators.count
    if mayStartWithPrefix { parsePrefixes() }
    let operand = parsePostfixExpression()
    // Most expressions are one operand.
    if pending.operators.count == firstOperator, !mayContinueExpression { return operand }
    pending.operands.append(operand)
    parseCasts(downTo: firstOperator)
    while allowsAssignment || !at(.equal), parseInfix(downTo: firstOperator) {
      parsePrefixes()
      pending.operands.append(parsePostfixExpression())
      parseCasts(downTo: firstOperator)
    }
    while pending.operators.count > firstOperator { reduce() }
    return pending.operands.removeLast()
  }

  /// Whether the token, before an operand, can be an operator.
  private var mayStartWithPrefix: Bool {
    switch token.kind {
    case .prefixOperator, .infixOperator, .keyword: true
    case .identifier: at(.await) || at(.each) || at(.consume) || at(.copy)
    default: false
    }
  }

  /// Whether the token, behind an operand, can be an operator.
  private var mayContinueExpression: Bool {
    switch token.kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .equal, .questionInfix, .keyword: true
    default: false
    }
  }

  /// Whether an expression can start with the token.
  var startsExpression: Bool {
    switch token.kind {
    case .identifier, .integer, .float, .stringStart, .regexStart, .dollarNumber, .dollarName, .leftParen,
      .leftBracket,
      .leftBrace, .period, .backslash, .prefixOperator:
      return true
    case .directive: return !isAtBranchEnd && !at(directive: .if)
    case .keyword:
      return keyword?.startsOperand == true
    default: return false
    }
  }

  // MARK: Before an operand

  private mutating func parsePrefixes() {
    while true {
      let start = token.start
      switch token.kind {
      case .prefixOperator:
        if Operator(token.symbol) == .bitAnd {
          advance()
          pending.operators.append(PendingOperator(role: .inoutReference, precedence: .prefix, start: start))
        } else if let prefix = Operator(token.symbol)?.asPrefix {
          advance()
          pending.operators.append(PendingOperator(role: .prefix(prefix), precedence: .prefix, start: start))
        } else {
          if isRegexStart { return }
          guard isOwnOperator || isPrefixSlash else { return skipLeftlessOperator() }
          let role = PendingOperator.Role.ownPrefix(parseOperatorName())
          pending.operators.append(PendingOperator(role: role, precedence: .prefix, start: start))
        }
      case .infixOperator:
        // `(- 1)`: spaced as an operator between operands, but there is none before it.
        skipLeftlessOperator()
      case .keyword where at(.try):
        advance()
        let isOptional = consume(.questionPostfix)
        let isForced = !isOptional && consume(.exclaimPostfix)
        pending.operators.append(
          PendingOperator(
            role: .effect(detail: isOptional ? 1 : isForced ? 2 : 0), precedence: .effect, start: start))
      case .keyword where at(.repeat) && peek().kind != .leftBrace:
        advance()
        pending.operators.append(PendingOperator(role: .effect(detail: 3), precedence: .effect, start: start))
      case .identifier where at(.each) && isEffect():
        advance()
        pending.operators.append(PendingOperator(role: .effect(detail: 4), precedence: .prefix, start: start))
      #if !hasFeature(Embedded)
      case .identifier where (at(.consume) || at(.copy)) && isBeforeName():
        // Whose the value is afterwards matters to nothing here.
        advance()
      #endif
      case .identifier where at(.await) && isEffect():
        advance()
        pending.operators.append(PendingOperator(role: .effect(detail: 0), precedence: .effect, start: start))
      default: return
      }
    }
  }

  /// Reports an operator between operands that has none before it, and goes on behind it.
  private mutating func skipLeftlessOperator() {
    if claimToken() {
      let spelling = text(token.range)
      if let operation = Operator(token.symbol) {
        report(.missingLeftOperand(token.range, spelling, canBePrefix: operation.asPrefix != nil))
      } else {
        report(.unknownOperator(token.range, spelling))
      }
    }
    advance()
  }

  /// Whether the `await` at the token stands before its operand and is not a name.
  private mutating func isEffect() -> Bool {
    let next = peek()
    if next.startsLine { return false }
    switch next.kind {
    case .identifier, .dollarName, .dollarNumber, .integer, .float, .stringStart, .backslash, .prefixOperator:
      return true
    case .keyword: return Keyword(next.symbol)?.startsOperand == true
    case .leftParen, .leftBracket, .period, .directive: return next.flags.contains(.spaceBefore)
    case .leftBrace: return allowsTrailingClosure
    default: return false
    }
  }

  #if !hasFeature(Embedded)
  /// Whether a name follows the word at the token, so that the word is none itself.
  private mutating func isBeforeName() -> Bool {
    let next = peek()
    return !next.startsLine && (next.kind == .identifier || next.symbol == Keyword.selfValue.symbol)
  }
  #endif

  // MARK: Between operands

  /// Reads the operator after an operand, if there is one.
  private mutating func parseInfix(downTo first: Int) -> Bool {
    switch token.kind {
    case .infixOperator:
      let binary = Operator(token.symbol)
      return binary == nil && isOwnOperator ? parseOwn(downTo: first) : parseBinary(binary, downTo: first)
    case .equal: return parseBinary(.assign, downTo: first)
    case .questionInfix: return parseTernary(downTo: first)
    case .postfixOperator:
      // `a+ b`: `...` was read with the operand, nothing else may follow one so.
      guard !token.startsLine, let binary = Operator(token.symbol) else { return false }
      report(.unevenSpace(token.range, binary.spelling))
      return parseBinary(binary, downTo: first)
    case .prefixOperator:
      // `a -b` on one line; on the next it is a new statement.
      guard !token.startsLine, let binary = Operator(token.symbol) else { return false }
      report(.unevenSpace(token.range, binary.spelling))
      return parseBinary(binary, downTo: first)
    default: return false
    }
  }

  private mutating func parseBinary(_ binary: Operator?, downTo first: Int) -> Bool {
    let binary = binary ?? mendUnknownOperator()
    let precedence = binary.precedence
    let isChained = reduce(before: precedence, downTo: first)
    if isChained, precedence.isNonAssociative, claimToken() {
      report(.nonAssociative(token.range, binary.spelling))
    }
    advance()
    pending.operators.append(PendingOperator(role: .binary(binary), precedence: precedence, start: 0))
    return true
  }

  /// An operator that is none of Swift's.
  private mutating func parseOwn(downTo first: Int) -> Bool {
    let precedence = ownPrecedence(of: token.symbol)
    let isChained = reduce(before: precedence, downTo: first)
    if isChained, precedence.isNonAssociative, claimToken() {
      report(.nonAssociative(token.range, text(token.range)))
    }
    let role = PendingOperator.Role.own(parseOperatorName())
    pending.operators.append(PendingOperator(role: role, precedence: precedence, start: 0))
    return true
  }

  private mutating func parseTernary(downTo first: Int) -> Bool {
    let question = token.range
    _ = reduce(before: .ternary, downTo: first)
    advance()
    guard enterNesting(question) else { return false }
    let outer = allowsTrailingClosure
    let then = parseExpression()
    allowsTrailingClosure = outer
    leaveNesting()
    if !consume(.colon) {
      reportExpected("':'", "after the first choice of '? :'", note: ("'?' stands here", question))
      pending.operators.append(PendingOperator(role: .ternary(then: then), precedence: .ternary, start: 0))
      pending.operands.append(makeMissing())
      return false
    }
    pending.operators.append(PendingOperator(role: .ternary(then: then), precedence: .ternary, start: 0))
    return true
  }

  /// `as T`, `is T` after an operand.
  private mutating func parseCasts(downTo first: Int) {
    while at(.keyword), at(.as) || at(.is) {
      _ = reduce(before: .cast, downTo: first)
      var detail: UInt8 = at(.is) ? 3 : 0
      advance()
      if detail == 0, consume(.questionPostfix) { detail = 1 }
      if detail == 0, consume(.exclaimPostfix) { detail = 2 }
      let operand = pending.operands.removeLast()
      let children = list(operand, parseType())
      pending.operands.append(make(.cast, from: start(of: operand), children, detail: detail))
    }
  }

  // MARK: Binding operands to operators

  /// Binds the operators that bind tighter than one to come; true if one of the same precedence was among them.
  private mutating func reduce(before precedence: Precedence, downTo first: Int) -> Bool {
    var metEqual = false
    while pending.operators.count > first, let last = pending.operators.last {
      if last.precedence < precedence { break }
      if last.precedence == precedence {
        if precedence.isRightAssociative { break }
        metEqual = true
      }
      reduce()
    }
    return metEqual
  }

  private mutating func reduce() {
    let reduced = pending.operators.removeLast()
    let right = pending.operands.removeLast()
    let node: SyntaxID
    switch reduced.role {
    case .prefix(let prefix):
      node = make(.prefixOperator, from: reduced.start, child: right, detail: prefix.rawValue)
    case .effect(let detail): node = make(.effect, from: reduced.start, child: right, detail: detail)
    case .inoutReference: node = make(.inoutExpr, from: reduced.start, child: right)
    case .ownPrefix(let name): node = makeOperatorCall(name, nil, right)
    case .own(let name):
      let left = pending.operands.removeLast()
      node = makeOperatorCall(name, left, right, changesLeft: reduced.precedence == .assignment)
    case .binary(let binary):
      let left = pending.operands.removeLast()
      node = make(.binaryOperator, from: start(of: left), list(left, right), detail: binary.rawValue)
    case .ternary(let then):
      let condition = pending.operands.removeLast()
      var children = list(condition, then)
      append(right, to: &children)
      node = make(.ternary, from: start(of: condition), children)
    }
    // Trailing operators are bound after the token that follows them was read: the operand tells the end.
    nodes[Int(node.index)].range.end = nodes[Int(right.index)].range.end
    pending.operands.append(node)
  }

  /// Whether the operator at the token is a value: the `+` of `reduce(0, +)`.
  mutating func isOperatorReference() -> Bool {
    switch peek().kind {
    case .comma, .rightParen, .rightBracket: true
    default: false
    }
  }
}
