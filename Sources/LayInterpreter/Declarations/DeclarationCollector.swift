import LayCatalog
import LayLibrary
import LaySyntax

/// Finds a file's declarations and enters them by name; types are resolved once all are known.
extension Evaluator {
  func collectDeclarations() {
    divideNames()
    collected.facts.resultBuilders = types(markedWith: "resultBuilder")
    let items = syntax.items(of: syntax.root)
    if declarations.topLevel.isDivided {
      collected.facts.items = items
      collectDivided(items)
    } else {
      for item in items { collect(item, in: nil) }
    }
    collectLocals()
    #if !hasFeature(Embedded)
    makeCodingKeys()
    noteExtendedProtocols()
    #endif
    resolveSignatures()
    #if !hasFeature(Embedded)
    noteExtendedNames()
    #endif
  }

  /// Of several files the extensions come last: what they extend may stand in any of them, or in an extension of a type
  /// nearer to the outside.
  private func collectDivided(_ items: [SyntaxID]) {
    var extensions: [[SyntaxID]] = []
    for item in items {
      look(from: item)
      declarations.topLevel.access = access(of: item)
      guard syntax.kind(item) == .extensionDecl else {
        collect(item, in: nil)
        continue
      }
      noteConstraint(of: item)
      let depth = syntax.path(ofExtension: item).count
      while extensions.count <= min(depth, Limits.pathOfExtension) { extensions.append([]) }
      extensions[min(depth, Limits.pathOfExtension)].append(item)
    }
    for item in extensions.joined() {
      look(from: item)
      collectExtension(item)
    }
  }

  /// Where what a declaration declares can be seen.
  private func access(of node: SyntaxID) -> TopLevelNames.Access {
    switch syntax.kind(node) {
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .functionDecl, .variableDecl, .typealiasDecl:
      let isPublic = DeclarationFlags(rawValue: syntax[node].detail).contains(.isPublic)
      return isMarkedPrivate(node) ? .file : isPublic ? .everywhere : .module
    default: return .module
    }
  }

  private func isMarkedPrivate(_ node: SyntaxID) -> Bool {
    DeclarationFlags(rawValue: syntax[node].detail).contains(.isPrivate)
  }

  /// Types inside functions are known everywhere but for those whose names others have, too: nothing can be captured by
  /// them.
  /// Functions inside functions are only listed: what they mean depends on where they stand.
  private func collectLocals() {
    guard !collected.facts.declaring.isEmpty else { return }
    let known = Set(declarations.types.map { $0.syntax })
    #if !hasFeature(Embedded)
    let namesakes = blocksOfNamesakes(among: collected.facts.declaring.filter { !known.contains($0) })
    for (node, block) in namesakes { collect(node, inBlock: block) }
    let limited = Set(namesakes.map { $0.type })
    #else
    let limited: Set<SyntaxID> = []
    #endif
    for node in collected.facts.declaring {
      look(from: node)
      declarations.topLevel.access = .file
      if syntax.kind(node) == .functionDecl {
        guard declarations.functionIDs[node] == nil else { continue }
        _ = addFunction(node, in: nil, isStatic: false, isLocal: true)
        declarations.features.hasLocalFunctions = true
      } else if !known.contains(node), !limited.contains(node) {
        collect(node, in: nil)
      }
    }
    collected.facts.declaring = []
  }

  #if !hasFeature(Embedded)
  /// Collects a type that is meant in its block alone.
  private func collect(_ node: SyntaxID, inBlock block: SourceRange) {
    look(from: node)
    declarations.topLevel.access = .file
    let symbol = syntax.symbol(node)
    let id = addType(named: symbol, kind(ofType: node), syntax: node, outer: nil)
    if !declarations.locals.add(id, named: symbol, in: block),
      let other = declarations.locals.type(named: symbol, at: block.start)
    {
      reportRedeclaration(of: symbol, at: node, previous: .type(other))
    }
    collectMembers(of: node, into: id)
  }
  #endif

  private func kind(ofType node: SyntaxID) -> TypeDeclaration.Kind {
    switch syntax.kind(node) {
    case .enumDecl: .enumeration
    case .protocolDecl: .protocolType
    default: .structure
    }
  }

  private func collect(_ node: SyntaxID, in owner: TypeID?) {
    switch syntax.kind(node) {
    case .structDecl, .classDecl, .enumDecl, .protocolDecl: collectType(node, in: owner)
    case .extensionDecl: collectExtension(node)
    case .variableDecl: collectVariables(node, in: owner)
    case .functionDecl:
      let isStatic = DeclarationFlags(rawValue: syntax[node].detail).contains(.isStatic)
      let id = addFunction(node, in: owner, isStatic: isStatic)
      if isRequirement(node, of: owner) { return }
      // Operators are looked up everywhere, whichever type declares them.
      let isOwnOperator = isStatic && isOperatorName(node) && !Operator.isSpelling(syntax.name(node))
      enter(syntax.symbol(node), .function([id]), in: isOwnOperator ? nil : owner, isStatic: isStatic)
    case .subscriptDecl:
      let isStatic = DeclarationFlags(rawValue: syntax[node].detail).contains(.isStatic)
      enter(
        known.subscriptName, .function([addFunction(node, in: owner, isStatic: isStatic)]), in: owner,
        isStatic: isStatic)
    case .initializerDecl:
      guard let owner else { return }
      let id = addFunction(node, in: owner, isStatic: false)
      declarations[owner].initializers.append(id)
      if declarations[owner].kind == .extended { declarations.features.extendsInitializers = true }
      if isInBody(node, of: owner) { declarations[owner].declaresInitializer = true }
    case .typealiasDecl:
      enter(syntax.symbol(node), .alias(syntax.child(node, 0)), in: owner, isStatic: true)
    case .enumCase:
      guard let owner else { return }
      let number = declarations[owner].cases.count
      let plain = Signature(parameters: [])
      let callee = Callee(name: syntax.name(node), overloads: [plain], isOfLibrary: false)
      declarations[owner].cases.append(EnumCase(name: syntax.symbol(node), syntax: node, callee: callee))
      enter(syntax.symbol(node), .enumCase(number), in: owner, isStatic: true)
    default: break
    }
  }

  /// - Parameter isEarly: Whether it is asked for before it is its turn.
  func collectType(_ node: SyntaxID, in owner: TypeID?, isEarly: Bool = false) {
    let symbol = syntax.symbol(node)
    let previous = existing(symbol, in: owner, isStatic: true)
    // An extension before the type had it collected.
    if case .type(let known)? = previous, declarations[known].syntax == node { return }
    if !isEarly, collected.facts.early.contains(node) { return }
    let id = addType(named: symbol, kind(ofType: node), syntax: node, outer: owner)
    // Of several files, the one that asks for the name is told.
    if let previous, owner == nil || !declarations.topLevel.isDivided {
      if !declarations.topLevel.isDivided { reportRedeclaration(of: symbol, at: node, previous: previous) }
    } else {
      enter(symbol, .type(id), in: owner, isStatic: true)
    }
    collectMembers(of: node, into: id)
  }

  func addType(
    named symbol: Symbol, _ kind: TypeDeclaration.Kind, syntax node: SyntaxID, outer: TypeID?
  ) -> TypeID {
    if kind == .protocolType || (kind == .extended && isOfAnyType(symbol)) {
      declarations.features.sharesCode = true
    }
    let type = TypeDeclaration(name: symbols[symbol], symbol: symbol, kind: kind, syntax: node, outer: outer)
    #if !hasFeature(Embedded)
    type.sight.isPrivate = declarations.topLevel.entersPrivately
    #endif
    let id = declarations.add(type)
    if outer != nil, declarations.nestedTypes[symbol] == nil { declarations.nestedTypes[symbol] = id }
    return id
  }

  /// Whether a name of Swift's stands for values of types that the file may declare: `Identifiable`.
  private func isOfAnyType(_ symbol: Symbol) -> Bool {
    (Type.standard(named: symbols[symbol]) ?? .any).isAny
  }

  func collectMembers(of node: SyntaxID, into id: TypeID) {
    for child in syntax.children(node) {
      switch syntax.kind(child) {
      case .inheritanceList:
        for type in syntax.children(child) where syntax.kind(type) != .missing {
          let names = protocolNames(type)
          if names.contains(where: { symbols[$0].hasPrefix("ExpressibleBy") }) {
            declarations.features.hasLiteralTypes = true
          }
          if names.contains(where: { symbols[$0] == "ShapeStyle" }), declarations[id].kind != .extended {
            declarations.features.hasStyles = true
          }
          declarations[id].conformances.append(contentsOf: names)
        }
      case .memberList:
        let isPrivateExtension = syntax.kind(node) == .extensionDecl && isMarkedPrivate(node)
        for member in syntax.items(of: child) {
          declarations.topLevel.access = isPrivateExtension ? .file : access(of: member)
          collect(member, in: id)
        }
      default: break
      }
    }
  }

  private func protocolNames(_ type: SyntaxID) -> [Symbol] {
    switch syntax.kind(type) {
    case .namedType: return [syntax.symbol(type)]
    case .memberType:
      // `Module.Client` of a module that is not there is no type of the project's own with that name.
      let module = syntax.child(type, 0)
      guard !module.isNone, syntax.kind(module) == .namedType, isForeignModule(syntax.symbol(module)) else {
        return [syntax.symbol(type)]
      }
      return [symbols.intern(symbols[syntax.symbol(module)] + "." + symbols[syntax.symbol(type)])]
    case .compositionType: return syntax.children(type).flatMap { protocolNames($0) }
    default: return []
    }
  }

  private func existing(_ symbol: Symbol, in owner: TypeID?, isStatic: Bool) -> Member? {
    guard let owner else { return declarations.topLevel.declared(symbol) }
    return isStatic ? declarations[owner].statics[symbol] : declarations[owner].members[symbol]
  }

  /// Enters a name; functions of one name are overloads of each other, and may share it with a variable.
  func enter(_ symbol: Symbol, _ member: Member, in owner: TypeID?, isStatic: Bool) {
    var member = member
    switch (existing(symbol, in: owner, isStatic: isStatic), member) {
    case (.function(let known), .function(let added)): member = .function(known + added)
    case (.function(let known), .stored), (.function(let known), .variable):
      enterCalled(functionName(symbol), .function(known), in: owner, isStatic: isStatic)
    case (.stored, .function), (.variable, .function), (.enumCase, .function):
      return enterCalled(functionName(symbol), member, in: owner, isStatic: isStatic)
    // A case is known by its number, and found under its name where nothing else has it.
    case (.variable, .enumCase):
      return enterCalled(functionName(symbol), member, in: owner, isStatic: isStatic)
    case (.enumCase(let known), .variable):
      enterCalled(functionName(symbol), .enumCase(known), in: owner, isStatic: isStatic)
    case (.function(let known), .enumCase):
      enterCalled(functionName(symbol), .function(known), in: owner, isStatic: isStatic)
    default: break
    }
    enterAlone(symbol, member, in: owner, isStatic)
  }

  /// Enters what a call of a name means that means something else as well: functions before a case.
  private func enterCalled(_ name: Symbol, _ member: Member, in owner: TypeID?, isStatic: Bool) {
    switch (existing(name, in: owner, isStatic: isStatic), member) {
    case (.function, .enumCase): return
    case (.function(let known), .function(let added)):
      enterAlone(name, .function(known + added), in: owner, isStatic)
    default: enterAlone(name, member, in: owner, isStatic)
    }
  }

  private func enterAlone(_ name: Symbol, _ member: Member, in owner: TypeID?, _ isStatic: Bool) {
    guard let owner else {
      if declarations.topLevel.isDivided {
        declarations.topLevel.entersStandardName = lookUpBuiltin(symbols[name]) != nil
      }
      declarations.topLevel.enter(name, member)
      return
    }
    #if !hasFeature(Embedded)
    if keepsMeaning(name, member, in: owner, isStatic: isStatic) { return }
    #endif
    if isStatic {
      declarations[owner].statics[name] = member
    } else {
      declarations[owner].members[name] = member
    }
  }

  /// A name that nothing in a source can have.
  private func functionName(_ symbol: Symbol) -> Symbol {
    if let known = declarations.functionNames[symbol] { return known }
    let name = symbols.intern(symbols[symbol] + "()")
    declarations.functionNames[symbol] = name
    return name
  }

  private func addFunction(
    _ node: SyntaxID, in owner: TypeID?, isStatic: Bool, isLocal: Bool = false
  ) -> FunctionID {
    let id = FunctionID(index: UInt32(declarations.functions.count))
    var traits: FunctionDeclaration.Traits = []
    if isStatic { traits.insert(.isStatic) }
    if isLocal { traits.insert(.isLocal) }
    if DeclarationFlags(rawValue: syntax[node].detail).contains(.isMutating) { traits.insert(.isMutating) }
    if syntax.kind(node) == .initializerDecl { traits.insert(.isInitializer) }
    if declarations.topLevel.entersPrivately { traits.insert(.isPrivate) }
    declarations.functions.append(
      FunctionDeclaration(
        name: syntax.kind(node) == .functionDecl ? syntax.symbol(node) : .empty, syntax: node, owner: owner,
        traits))
    declarations.functionIDs[node] = id
    if isOperatorName(node) {
      declarations.features.hasOperators = true
      switch owner.map({ declarations[$0].kind }) {
      case .structure, .enumeration: break
      default:
        declarations.features.extendedOperators.insert(spelled: syntax.name(node))
        if !isGenericOfTwo(node) {
          declarations.features.operatorsOfNumbers.insert(spelled: syntax.name(node))
        }
      }
    }
    return id
  }

  private func isOperatorName(_ node: SyntaxID) -> Bool {
    guard let first = syntax.name(node).utf8.first else { return false }
    return first < 0x80 && !isWordByte(first)
  }

  private func isGenericOfTwo(_ function: SyntaxID) -> Bool {
    let parameters = syntax.child(function, 2)
    return !syntax.child(syntax.child(function, 1), 0).isNone && !syntax.child(parameters, 1).isNone
  }

  /// Whether a member stands in a protocol itself, which asks for it; what extensions of the protocol give has code.
  func isRequirement(_ node: SyntaxID, of owner: TypeID?) -> Bool {
    guard let owner, declarations[owner].kind == .protocolType else { return false }
    return isInBody(node, of: owner)
  }

  /// Whether a member stands in its type's own declaration, and not in an extension.
  private func isInBody(_ node: SyntaxID, of owner: TypeID) -> Bool {
    let body = syntax.range(declarations[owner].syntax)
    let member = syntax.range(node)
    return body.start <= member.start && member.end <= body.end
  }

  private func reportRedeclaration(of symbol: Symbol, at node: SyntaxID, previous: Member) {
    var notes: [Diagnostic.Note] = []
    if case .type(let type) = previous {
      notes.append(.init("first declared here", at: nameRange(declarations[type].syntax)))
    }
    findings.report(
      .error(
        "redeclaration", at: nameRange(node), "'\(symbols[symbol])' is declared twice",
        help: "rename one of the two", notes: notes))
  }
}
