/// Operators that are none of Swift's. `a <+> b` is read as a call of the function `<+>`, wherever that is declared.
extension Parser {
  /// Whether the token is an operator that is not Swift's, and not one of points alone, which is a slip.
  var isOwnOperator: Bool {
    switch token.kind {
    case .infixOperator, .prefixOperator, .postfixOperator:
      Operator(token.symbol) == nil && lexer.bytes[Int(token.start)] != Byte.period
    default: false
    }
  }

  /// Whether the token is an operator that the file declares to stand behind its operand.
  var isPostfixOperator: Bool {
    mutating get {
      guard isOwnOperator, !token.startsLine else { return false }
      return readOwnOperators().postfix.contains(token.value)
    }
  }

  mutating func ownPrecedence(of symbol: Symbol) -> Precedence {
    readOwnOperators().groups[symbol.index] ?? .undeclared
  }

  /// The name of the operator at the token, as an expression.
  mutating func parseOperatorName() -> SyntaxID {
    let start = token.start
    let name = token.value
    advance()
    return make(.identifier, from: start, payload: name)
  }

  mutating func parseOperatorCall(after operand: SyntaxID) -> SyntaxID {
    makeOperatorCall(parseOperatorName(), operand, nil)
  }

  /// A call of an operator with the operands that it has.
  /// - Parameter changesLeft: whether it assigns to its left operand.
  mutating func makeOperatorCall(
    _ name: SyntaxID, _ left: SyntaxID?, _ right: SyntaxID?, changesLeft: Bool = false
  ) -> SyntaxID {
    var arguments = NodeList()
    let nameRange = nodes[Int(name.index)].range
    var range = nameRange
    for (operand, isChanged) in [(left, changesLeft), (right, false)] {
      guard let operand else { continue }
      let own = nodes[Int(operand.index)].range
      var value = operand
      if isChanged {
        value = make(.inoutExpr, from: own.start, child: operand)
        nodes[Int(value.index)].range = own
      }
      let argument = make(.argument, from: own.start, child: value)
      nodes[Int(argument.index)].range = own
      append(argument, to: &arguments)
      range = SourceRange(start: min(range.start, own.start), end: max(range.end, own.end))
    }
    let list = make(.argumentList, from: range.start, arguments)
    nodes[Int(list.index)].range = range
    let call = make(.call, from: range.start, self.list(name, list))
    nodes[Int(call.index)].range = range
    return call
  }

  // MARK: Declarations

  /// `infix operator <+>: AdditionPrecedence`, behind its modifier: it has been read with all others.
  mutating func skipOperatorDeclaration() {
    advance()
    switch token.kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .exclaimPostfix, .questionInfix:
      advance()
    default: return reportExpected("an operator", "after 'operator'")
    }
    guard consume(.colon) else { return }
    repeat { _ = parseName("a precedence group") } while consume(.comma)
  }

  mutating func skipPrecedenceGroup() {
    advance()
    _ = parseName("a name for the precedence group")
    if at(.leftBrace) { skipBrackets() } else { reportExpected("'{'", "to open the precedence group") }
  }

  // MARK: How tightly they bind

  /// A `precedencegroup` as it is written.
  private struct DeclaredGroup {
    let name: UInt32
    var isAbove: [UInt32] = []
    var isBelow: [UInt32] = []
    var associativity = Precedence.Associativity.none
  }

  /// The declarations of the whole file, read when the first operator is met that is not Swift's.
  /// - Complexity: O(n) in the number of bytes, once.
  private mutating func readOwnOperators() -> OwnOperators {
    if let known = lookahead.ownOperators { return known }
    let checkpoint = lexer.position
    let comments = lexer.comments.count
    let unterminated = lexer.unterminatedComment
    let stopsAtLineEnd = lexer.stopsAtLineEnd
    lexer.stopsAtLineEnd = false
    var operators: [(symbol: UInt32, group: UInt32)] = []
    var groups: [DeclaredGroup] = []
    var found = OwnOperators()
    var previous = Symbol.empty
    lexer.position = 0
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.kind == .stringStart { lexer.skipString(StringDelimiter(token.value)) }
      if isWord(token), token.symbol == Keyword.`operator`.symbol {
        let name = lexer.next()
        if previous == Keyword.postfix.symbol { found.postfix.append(name.value) }
        if previous == Keyword.infix.symbol { operators.append((name.value, readGroupName())) }
      } else if isWord(token), token.symbol == Keyword.`precedencegroup`.symbol, groups.count < 64 {
        if let group = readGroup() { groups.append(group) }
      }
      previous = isWord(token) ? token.symbol : .empty
    }
    lexer.position = checkpoint
    lexer.unterminatedComment = unterminated
    lexer.stopsAtLineEnd = stopsAtLineEnd
    forgetComments(downTo: comments)
    for (symbol, group) in operators { found.groups[symbol] = precedence(of: group, among: groups, depth: 0) }
    lookahead.ownOperators = found
    return found
  }

  private mutating func readGroupName() -> UInt32 {
    let position = lexer.position
    if lexer.next().kind == .colon {
      let name = lexer.next()
      if name.kind == .identifier { return name.value }
    }
    lexer.position = position
    return 0
  }

  private mutating func readGroup() -> DeclaredGroup? {
    let name = lexer.next()
    guard name.kind == .identifier, lexer.next().kind == .leftBrace else { return nil }
    var group = DeclaredGroup(name: name.value)
    var attribute = ""
    while true {
      let token = lexer.next()
      switch token.kind {
      case .identifier:
        let word = lexer.symbols[token.symbol]
        switch attribute {
        case _ where word == "higherThan" || word == "lowerThan" || word == "associativity":
          attribute = word
        case "higherThan": group.isAbove.append(token.value)
        case "lowerThan": group.isBelow.append(token.value)
        case "associativity":
          group.associativity = word == "left" ? .left : word == "right" ? .right : .none
        default: break
        }
      case .rightBrace, .endOfFile: return group
      default: break
      }
    }
  }

  private func precedence(of name: UInt32, among groups: [DeclaredGroup], depth: Int) -> Precedence {
    if name == 0 { return .byDefault }
    guard let group = groups.first(where: { $0.name == name }) else {
      let spelling = lexer.symbols[Symbol(name)]
      return Precedence.groups.first { $0.name == spelling }?.precedence ?? .byDefault
    }
    // A group that is above itself is a mistake, and no reason to go on for ever.
    guard depth < 16 else { return .byDefault }
    let above = group.isAbove.map { precedence(of: $0, among: groups, depth: depth + 1).level }.max()
    let below = group.isBelow.map { precedence(of: $0, among: groups, depth: depth + 1).level }.min()
    let level: UInt16
    switch (above, below) {
    case (let above?, let below?) where below > above: level = above + (below - above) / 2
    case (let above?, _): level = above + Precedence.step
    case (nil, let below?): level = max(below, Precedence.step) - Precedence.step
    case (nil, nil): level = Precedence.byDefault.level
    }
    return Precedence(level, group.associativity)
  }
}
