extension Parser {
  /// Whether a declaration starts with the token: an attribute, a modifier or a keyword of one.
  mutating func startsDeclaration(_ context: ItemContext) -> Bool {
    switch token.kind {
    case .at: return true
    case .keyword:
      guard let keyword else { return false }
      if at(.case) { return context == .members }
      if at(.initializer) || at(.`subscript`) { return context == .members }
      return keyword.startsDeclaration || keyword.isModifier
    case .identifier:
      guard let keyword else { return false }
      if keyword == .`precedencegroup` { return peek().kind == .identifier }
      guard keyword.isModifier || keyword == .actor || keyword == .async else { return false }
      return isModifierBeforeDeclaration()
    default: return false
    }
  }

  /// Whether a word that is a modifier only before a declaration stands before one.
  private mutating func isModifierBeforeDeclaration() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var isActor = at(.actor)
    while true {
      var next = lexer.next()
      if isActor { return next.kind == .identifier && !next.startsLine }
      if next.kind == .leftParen {
        guard isWord(lexer.next()), lexer.next().kind == .rightParen else { return false }
        next = lexer.next()
      }
      if next.kind == .at { return true }
      guard let keyword = Keyword(next.symbol), isWord(next) else { return false }
      if keyword.startsDeclaration || keyword == .case || keyword == .`operator` { return true }
      if keyword == .actor { isActor = true } else if !keyword.isModifier, keyword != .async { return false }
    }
  }

  mutating func parseDeclaration(_ context: ItemContext, into items: inout NodeList) {
    let start = token.start
    let attributes = parseAttributes(ofDeclaration: true)
    let flags = parseModifiers()
    let head = DeclarationHead(start: start, attributes: attributes, flags: flags)
    // `@available(iOS 17, *)` before `#Preview`.
    if at(.directive), !isAtBranchEnd, !at(directive: .if) {
      return append(parsePostfixExpression(), to: &items)
    }
    guard let keyword else { return reportDanglingAttributes(context, head, into: &items) }
    switch keyword {
    case .import: append(parseImport(start), to: &items)
    case .struct: append(parseTypeDeclaration(.structDecl, head), to: &items)
    case .class, .actor: append(parseTypeDeclaration(.classDecl, head), to: &items)
    case .enum: append(parseTypeDeclaration(.enumDecl, head), to: &items)
    case .protocol: append(parseTypeDeclaration(.protocolDecl, head), to: &items)
    case .extension: append(parseExtension(head), to: &items)
    case .func: append(parseFunction(head), to: &items)
    case .initializer: append(parseInitializer(head), to: &items)
    case .deinit: append(parseDeinitializer(head), to: &items)
    case .subscript: append(parseSubscript(head), to: &items)
    case .typealias, .associatedtype: append(parseTypealias(head), to: &items)
    case .let, .var: append(parseVariable(head), to: &items)
    case .case where context == .members: parseEnumCases(into: &items)
    case .`operator`: skipOperatorDeclaration()
    case .`precedencegroup`: skipPrecedenceGroup()
    default: reportDanglingAttributes(context, head, into: &items)
    }
  }

  /// What stands before a declaration's keyword.
  struct DeclarationHead {
    let start: UInt32
    let attributes: SyntaxID
    var flags: DeclarationFlags
  }

  // MARK: Attributes and modifiers

  /// - Parameter ofDeclaration: Whether no type may follow, whose parentheses could be meant: `@State (initialValue: 3) var`.
  mutating func parseAttributes(ofDeclaration: Bool = false) -> SyntaxID {
    if !at(.at) { return makeEmpty(.attributeList) }
    let start = token.start
    var attributes = NodeList()
    while at(.at) { append(parseAttribute(ofDeclaration ? .declaration : .plain), to: &attributes) }
    return make(.attributeList, from: start, attributes)
  }

  /// What an attribute stands before, which tells whether parentheses after it are its own.
  enum AttributePlace {
    /// `@State (initialValue: 3) var`: no type may follow.
    case declaration
    /// `@escaping(Int) -> Void`: few attributes of types have arguments.
    case type
    case plain
  }

  /// `@Name(args)`.
  mutating func parseAttribute(_ place: AttributePlace) -> SyntaxID {
    let start = token.start
    advance()
    guard isWord(token), !token.flags.contains(.spaceBefore) else {
      reportExpected("an attribute's name", "after '@'")
      return make(.missing, from: start)
    }
    var name = token.value
    advance()
    while true {
      if at(.period), !token.startsLine, isWord(peek()) {
        advance()
        name = token.value
        advance()
      } else if startsGenericArguments, !token.startsLine {
        // `@FocusState<Field?>.Binding`
        _ = parseGenericArgumentList()
      } else {
        break
      }
    }
    let arguments: SyntaxID
    if at(.leftParen), hasArguments(attribute: name, place) {
      arguments = parseAttributeArguments(name)
    } else {
      arguments = makeMissing()
    }
    return make(.attribute, from: start, NodeList(first: arguments, last: arguments), payload: name)
  }

  #if hasFeature(Embedded)
  private func isWithArguments(_ name: UInt32) -> Bool { true }
  #else
  private func isWithArguments(_ name: UInt32) -> Bool {
    ["convention", "isolated", "differentiable"].contains(lexer.symbols[Symbol(name)])
  }
  #endif

  private func hasArguments(attribute name: UInt32, _ place: AttributePlace) -> Bool {
    switch place {
    case .declaration: !token.startsLine
    case .plain: !token.flags.contains(.spaceBefore)
    case .type: !token.flags.contains(.spaceBefore) && isWithArguments(name)
    }
  }

  /// The arguments of `@Environment(\.x)`; what `@available` and others hold has a notation of its own and is dropped.
  private mutating func parseAttributeArguments(_ name: UInt32) -> SyntaxID {
    if let first = lexer.symbols[Symbol(name)].utf8.first, first >= UInt8(ascii: "_") {
      skipBrackets()
      return makeMissing()
    }
    return parseArguments(.rightParen)
  }

  /// Access levels and the like; those that change a meaning become flags.
  private mutating func parseModifiers() -> DeclarationFlags {
    var flags: DeclarationFlags = []
    while let keyword, keyword.isModifier || isClassModifier() || at(.async) {
      switch keyword {
      case .static, .class: flags.insert(.isStatic)
      case .mutating: flags.insert(.isMutating)
      case .lazy: flags.insert(.isLazy)
      case .indirect: flags.insert(.isIndirect)
      case .private, .fileprivate: if peek().kind != .leftParen { flags.insert(.isPrivate) }
      case .public, .open, .package: if peek().kind != .leftParen { flags.insert(.isPublic) }
      default: break
      }
      advance()
      if at(.leftParen), !token.startsLine { skipBrackets() }
    }
    return flags
  }

  /// `class func`, `class var`.
  private mutating func isClassModifier() -> Bool {
    guard at(.class), let keyword = Keyword(peek().symbol) else { return false }
    return keyword == .func || keyword == .var || keyword == .let || keyword == .subscript
      || keyword.isModifier
  }

  // MARK: Types

  /// `import struct A.B`.
  private mutating func parseImport(_ start: UInt32) -> SyntaxID {
    advance()
    var isOfOneName = false
    if let keyword, keyword.startsDeclaration {
      isOfOneName = true
      advance()
    }
    let name = parseName("a module's name") ?? 0
    while at(.period), !token.startsLine {
      advance()
      if isWord(token) { advance() }
    }
    return make(.importDecl, from: start, detail: isOfOneName ? 1 : 0, payload: name)
  }

  private mutating func parseTypeDeclaration(_ kind: SyntaxKind, _ head: DeclarationHead) -> SyntaxID {
    advance()
    let name = parseName("a name for the type") ?? 0
    var children = NodeList(first: head.attributes, last: head.attributes)
    append(parseGenericParameters(), to: &children)
    return finishTypeDeclaration(kind, head, name, &children)
  }

  private mutating func parseExtension(_ head: DeclarationHead) -> SyntaxID {
    advance()
    let type = parseOpaqueFreeType()
    var name = nodes[Int(type.index)].payload
    switch kind(type) {
    case .arrayType: name = lexer.symbols.intern("Array").index
    case .dictionaryType: name = lexer.symbols.intern("Dictionary").index
    case .optionalType: name = lexer.symbols.intern("Optional").index
    default: break
    }
    var children = NodeList(first: head.attributes, last: head.attributes)
    append(type, to: &children)
    return finishTypeDeclaration(.extensionDecl, head, name, &children)
  }

  /// The extended type, whose name is all that is kept.
  private mutating func parseOpaqueFreeType() -> SyntaxID {
    let type = parseType()
    switch kind(type) {
    case .namedType, .memberType, .arrayType, .dictionaryType, .optionalType: return type
    default: return makeMissing()
    }
  }

  private mutating func finishTypeDeclaration(
    _ kind: SyntaxKind, _ head: DeclarationHead, _ name: UInt32, _ children: inout NodeList
  ) -> SyntaxID {
    append(parseInheritance(), to: &children)
    skipWhereClause()
    append(parseMembers(), to: &children)
    return make(kind, from: head.start, children, detail: head.flags.rawValue, payload: name)
  }

  private mutating func parseInheritance() -> SyntaxID {
    let start = token.start
    guard consume(.colon) else { return make(.inheritanceList, from: previousEnd) }
    var types = NodeList()
    repeat { append(parseType(), to: &types) } while consume(.comma)
    return make(.inheritanceList, from: start, types)
  }

  private mutating func parseMembers() -> SyntaxID {
    let start = token.start
    guard at(.leftBrace) else {
      reportExpected("'{'", "to open the members")
      return make(.memberList, from: previousEnd)
    }
    guard open() else { return make(.memberList, from: start) }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    let members = parseItems(.members)
    allowsTrailingClosure = outer
    close(.rightBrace)
    return make(.memberList, from: start, members)
  }

  private mutating func parseEnumCases(into items: inout NodeList) {
    var start = token.start
    advance()
    repeat {
      var children = NodeList()
      let name = parseName("a name for the case") ?? 0
      append(at(.leftParen) ? parseParameters() : makeMissing(), to: &children)
      append(consume(.equal) ? parseExpression() : makeMissing(), to: &children)
      append(make(.enumCase, from: start, children, payload: name), to: &items)
      start = token.end
    } while consume(.comma)
  }

  /// `typealias A<T> = B`, `associatedtype A: P`.
  private mutating func parseTypealias(_ head: DeclarationHead) -> SyntaxID {
    advance()
    let name = parseName("a name for the type") ?? 0
    _ = parseGenericParameters()
    if consume(.colon) {
      repeat { _ = parseType() } while consume(.comma)
    }
    let type = consume(.equal) ? parseType() : makeMissing()
    skipWhereClause()
    return make(
      .typealiasDecl, from: head.start, NodeList(first: type, last: type), detail: head.flags.rawValue,
      payload: name)
  }

  /// A name that must stand here.
  mutating func parseName(_ what: StaticString) -> UInt32? {
    guard at(.identifier) else {
      reportExpectedName(what)
      return nil
    }
    let name = token.value
    advance()
    return name
  }

  // MARK: Generics

  mutating func parseGenericParameters() -> SyntaxID {
    guard startsGenericArguments else { return make(.genericList, from: previousEnd) }
    let start = token.start
    consumeFirstByte()
    var parameters = NodeList()
    repeat {
      let parameterStart = token.start
      if at(.each) { advance() }
      guard let name = parseName("a generic parameter's name") else { break }
      let constraint = consume(.colon) ? parseType() : makeMissing()
      let children = NodeList(first: constraint, last: constraint)
      append(make(.genericParameter, from: parameterStart, children, payload: name), to: &parameters)
    } while consume(.comma)
    if startsWithGreater { consumeFirstByte() } else { reportExpected("'>'", "after the generic parameters") }
    return make(.genericList, from: start, parameters)
  }

  /// `where A: B, C == D`: read and dropped.
  mutating func skipWhereClause() {
    guard consume(.where) else { return }
    repeat {
      _ = parseType()
      if at(.colon) || atOperator(.equal) {
        advance()
        _ = parseType()
      }
    } while consume(.comma)
  }
}
