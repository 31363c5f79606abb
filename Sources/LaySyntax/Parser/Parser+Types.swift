extension Parser {
  /// A type with its postfixes, compositions and arrows.
  mutating func parseType() -> SyntaxID {
    guard enterNesting(token.range) else { return skipDeepType() }
    defer { leaveNesting() }
    skipTypeSpecifiers()
    return parseFunctionResult(of: parseOpaqueType())
  }

  /// `async throws -> R` after a type in parentheses.
  private mutating func parseFunctionResult(of parameters: SyntaxID) -> SyntaxID {
    guard at(.arrow) || (at(.async) || at(.throws) || at(.rethrows)) && !token.startsLine else {
      return parameters
    }
    skipEffects()
    guard consume(.arrow) else { return parameters }
    var tuple = parameters
    if kind(parameters) != .tupleType {
      tuple = make(.tupleType, from: start(of: parameters), child: parameters)
      nodes[Int(tuple.index)].range.end = nodes[Int(parameters.index)].range.end
    }
    return make(.functionType, from: start(of: parameters), list(tuple, parseType()))
  }

  /// `async`, `throws`, `throws(E)`, `rethrows`.
  mutating func skipEffects() {
    while at(.async) || at(.throws) || at(.rethrows) {
      advance()
      if at(.leftParen), !token.startsLine { skipBrackets() }
    }
  }

  /// Attributes and words that don't change what the type is: `@escaping`, `inout`.
  private mutating func skipTypeSpecifiers() {
    while true {
      if at(.at) {
        _ = parseAttribute(.type)
      } else if at(.inout)
        || (at(.borrowing) || at(.consuming) || at(.sending) || at(.isolated) || at(.each) || at(.repeat))
      {
        advance()
      } else {
        return
      }
    }
  }

  private var isAtComposition: Bool {
    switch token.kind {
    case .infixOperator: Operator(token.symbol) == .bitAnd
    default: false
    }
  }

  /// `some P & Q`, `any P`, or a type without either.
  private mutating func parseOpaqueType() -> SyntaxID {
    let start = token.start
    var isOpaque = false
    while at(.some) || at(.any), !peek().startsLine {
      advance()
      isOpaque = true
    }
    let type = parseComposition()
    return isOpaque ? make(.opaqueType, from: start, child: type) : type
  }

  /// `P & Q`
  private mutating func parseComposition() -> SyntaxID {
    let first = parseCompositionPart()
    guard isAtComposition else { return first }
    var parts = NodeList(first: first, last: first)
    while isAtComposition {
      advance()
      append(parseCompositionPart(), to: &parts)
    }
    return make(.compositionType, from: start(of: first), parts)
  }

  private mutating func parseCompositionPart() -> SyntaxID {
    // `~Copyable`
    if at(.prefixOperator), Operator(token.symbol) == .bitNot { advance() }
    return parseTypePostfix(of: parseSimpleType())
  }

  /// `T?`, `T!`, `T.Inner`.
  private mutating func parseTypePostfix(of primary: SyntaxID) -> SyntaxID {
    var type = primary
    while true {
      switch token.kind {
      case .questionPostfix, .exclaimPostfix:
        advance()
        type = make(.optionalType, from: start(of: type), child: type)
      case .period:
        if kind(type) == .missing { return type }
        // On a line of its own a member of a value would begin with a small letter.
        if token.startsLine, !startsWithUppercase(peek().symbol) { return type }
        type = parseMemberType(of: type)
      default: return type
      }
    }
  }

  private mutating func parseMemberType(of outer: SyntaxID) -> SyntaxID {
    let start = start(of: outer)
    advance()
    guard isWord(token) else {
      reportExpected("a type's name", "after '.'")
      return outer
    }
    let name = token.value
    advance()
    var children = NodeList(first: outer, last: outer)
    if startsGenericArguments, !token.flags.contains(.spaceBefore) {
      appendList(parseGenericArgumentList(), to: &children)
    }
    return make(.memberType, from: start, children, payload: name)
  }

  /// A type without what may follow it.
  mutating func parseSimpleType() -> SyntaxID {
    let start = token.start
    switch token.kind {
    case .identifier: return parseNamedType()
    case .keyword where at(.selfType) || at(.anyType) || at(.selfValue) || at(.underscore):
      return parseNamedType()
    case .leftParen: return parseTupleType()
    case .leftBracket:
      guard open() else { return make(.missing, from: start) }
      let first = parseType()
      if consume(.colon) {
        let value = parseType()
        close(.rightBracket)
        return make(.dictionaryType, from: start, list(first, value))
      }
      close(.rightBracket)
      return make(.arrayType, from: start, child: first)
    default:
      reportExpected("a type", "")
      return makeMissing()
    }
  }

  private mutating func parseNamedType() -> SyntaxID {
    let start = token.start
    let name = token.value
    advance()
    // `Future <Void, Error>` too: what follows a type would have white space on both sides.
    let hasArguments =
      startsGenericArguments && (!token.flags.contains(.spaceBefore) || token.kind == .prefixOperator)
    let arguments = hasArguments ? parseGenericArgumentList() : NodeList()
    return make(.namedType, from: start, arguments, payload: name)
  }

  /// `()`, `(T)`, `(a: T, U)`; a single type without a label is that type.
  private mutating func parseTupleType() -> SyntaxID {
    let start = token.start
    guard open() else { return make(.missing, from: start) }
    let elements = parseList(.rightParen) { $0.parseTupleTypeElement() }
    close(.rightParen)
    if !elements.isEmpty, elements.first == elements.last, !at(.arrow), !at(.async), !at(.throws) {
      return elements.first
    }
    return make(.tupleType, from: start, elements)
  }

  private mutating func parseTupleTypeElement() -> SyntaxID {
    // `name: T`, `_ name: T`
    if isWord(token) {
      let next = peek()
      if next.kind == .colon || next.kind == .identifier && !at(.some) && !at(.any) && !isTypeSpecifier {
        advance()
        if isWord(token), !at(.colon) { advance() }
        _ = consume(.colon)
      }
    }
    return parseParameterType()
  }

  private var isTypeSpecifier: Bool {
    at(.inout) || at(.borrowing) || at(.consuming) || at(.sending) || at(.isolated) || at(.each)
      || at(.repeat)
  }

  /// A parameter's type, whose `...` is dropped.
  mutating func parseParameterType() -> SyntaxID {
    let type = parseType()
    if at(.postfixOperator) || at(.infixOperator), Operator(token.symbol) == .closedRange { advance() }
    return type
  }

  // MARK: Generic arguments

  /// Whether the token begins with `<`.
  var startsGenericArguments: Bool {
    switch token.kind {
    case .infixOperator, .prefixOperator, .postfixOperator:
      lexer.bytes[Int(token.start)] == UInt8(ascii: "<") && Operator(token.symbol) == .less
    default: false
    }
  }

  /// `<A, B>`, from the `<` on.
  mutating func parseGenericArgumentList() -> NodeList {
    let opening = token.range
    consumeFirstByte()
    var types = NodeList()
    repeat { append(parseType(), to: &types) } while consume(.comma)
    if startsWithGreater {
      consumeFirstByte()
    } else {
      reportExpected("'>'", "after the generic arguments", note: ("'<' stands here", opening))
    }
    return types
  }

  var startsWithGreater: Bool {
    switch token.kind {
    case .infixOperator, .prefixOperator, .postfixOperator:
      lexer.bytes[Int(token.start)] == UInt8(ascii: ">")
    default: false
    }
  }

  /// How deep the types in generic arguments may nest that could be a comparison; it bounds what is read twice.
  private static let speculationDepth = 16

  /// Whether the `<` at the token opens generic arguments: types follow, then `>` and what can't be an operand.
  mutating func isGenericArguments() -> Bool {
    if speculation.isActive { return true }
    let start = checkpoint
    let comments = lexer.comments.count
    let depth = openBrackets.count
    speculation.isActive = true
    speculation.deepestNesting = min(depth + Self.speculationDepth, Self.nestingLimit)
    speculation.hasFailed = false
    _ = parseGenericArgumentList()
    let isList = !speculation.hasFailed && canFollowGenericArguments
    speculation.isActive = false
    speculation.deepestNesting = Self.nestingLimit
    openBrackets.truncate(to: depth)
    forgetComments(downTo: comments)
    restore(start)
    return isList
  }

  private var canFollowGenericArguments: Bool {
    switch token.kind {
    case .leftParen, .leftBracket: !token.startsLine
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclaimPostfix, .questionPostfix, .colon:
      true
    default: token.startsLine
    }
  }

  // MARK: From expressions to types

  /// Turns an expression that spells a type into that type, nil if it does not: the `[Int]` of `[Int]()`.
  mutating func asType(_ expression: SyntaxID) -> SyntaxID? {
    isTypeSpelling(expression) ? convertToType(expression) : nil
  }

  /// Whether every part of an expression can be read as a type, down to `typeDepth` levels.
  private func isTypeSpelling(_ expression: SyntaxID, depth: Int = 0) -> Bool {
    if depth > 32 { return false }
    let node = nodes[Int(expression.index)]
    switch node.kind {
    case .identifier, .member: if !startsWithUppercase(Symbol(node.payload)) { return false }
    case .arrayLiteral:
      if node.firstChild.isNone || !nodes[Int(node.firstChild.index)].nextSibling.isNone { return false }
    case .dictionaryLiteral:
      guard !node.firstChild.isNone else { return false }
      let value = nodes[Int(node.firstChild.index)].nextSibling
      if value.isNone || !nodes[Int(value.index)].nextSibling.isNone { return false }
    case .optionalChain: break
    case .typeExpr: return true
    default: return false
    }
    var child = node.firstChild
    while !child.isNone {
      if !isTypeSpelling(child, depth: depth + 1) { return false }
      child = nodes[Int(child.index)].nextSibling
    }
    return true
  }

  func startsWithUppercase(_ symbol: Symbol) -> Bool {
    guard let first = lexer.symbols[symbol].utf8.first else { return false }
    return first >= 0x80 || first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  private mutating func convertToType(_ expression: SyntaxID) -> SyntaxID {
    let index = Int(expression.index)
    switch nodes[index].kind {
    case .typeExpr: return nodes[index].firstChild
    case .identifier: nodes[index].kind = .namedType
    case .member: nodes[index].kind = .memberType
    case .arrayLiteral: nodes[index].kind = .arrayType
    case .dictionaryLiteral: nodes[index].kind = .dictionaryType
    case .optionalChain: nodes[index].kind = .optionalType
    default: break
    }
    var children = NodeList()
    var child = nodes[index].firstChild
    while !child.isNone {
      let next = nodes[Int(child.index)].nextSibling
      append(convertToType(child), to: &children)
      child = next
    }
    nodes[index].firstChild = children.first
    return expression
  }

  /// Adds a list to the end of a node's children.
  mutating func appendChildren(_ list: NodeList, to node: SyntaxID) {
    var children = NodeList(first: nodes[Int(node.index)].firstChild, last: .none)
    var child = children.first
    while !child.isNone {
      children.last = child
      child = nodes[Int(child.index)].nextSibling
    }
    appendList(list, to: &children)
    nodes[Int(node.index)].firstChild = children.first
  }

  mutating func appendList(_ list: NodeList, to children: inout NodeList) {
    if list.isEmpty { return }
    append(list.first, to: &children)
    children.last = list.last
  }
}
