import LayCatalog
import LaySyntax

/// Where a value may be nil. An optional is the value itself here, so that it takes the source to tell a string's `map`
/// from that of an optional string.
extension Evaluator {
  /// The type that a local variable is declared with, `Any?` where its value may be nil; any where that is not known.
  func declaredType(of slot: Int, in scope: Scope) -> Type {
    if let signature = scope.signature, slot < signature.parameters.count {
      return signature.parameters[slot].type
    }
    guard !scope.block.isNone, slot < scope.names.count,
      let binding = bindings(of: scope.block)[scope.names[slot]],
      // `guard let count` after `let count: Int?` is another variable of the name.
      scope.names.firstIndex(of: scope.names[slot]) == slot
    else { return .any }
    if let known = collected.inferred.bindingTypes[binding] { return known }
    // What needs its own type has none.
    collected.inferred.bindingTypes[binding] = .any
    let written = syntax.given(syntax.child(binding, 1))
    let initializer = syntax.given(syntax.child(binding, 2))
    var type = Type.any
    if !written.isNone {
      type = self.type(written, in: owner(of: scope), generics: [])
    } else if isOptional(initializer, scope) {
      type = .optional(.any)
    } else {
      type = inferType(initializer, in: owner(of: scope))
    }
    collected.inferred.bindingTypes[binding] = type
    return type
  }

  /// What a local variable is first set to; none where that is not known.
  func initializer(of slot: Int, in scope: Scope) -> SyntaxID {
    guard !scope.block.isNone, slot < scope.names.count,
      let binding = bindings(of: scope.block)[scope.names[slot]]
    else { return .none }
    return syntax.given(syntax.child(binding, 2))
  }

  /// The variables that a block declares, by name.
  private func bindings(of block: SyntaxID) -> SymbolMap<SyntaxID> {
    if let known = collected.inferred.blockBindings[block] { return known }
    var bindings = SymbolMap<SyntaxID>()
    for statement in syntax.children(block) where syntax.kind(statement) == .variableDecl {
      for binding in syntax.children(statement) where syntax.kind(binding) == .binding {
        let pattern = syntax.child(binding, 0)
        if syntax.kind(pattern) == .identifierPattern { bindings[syntax.symbol(pattern)] = binding }
      }
    }
    collected.inferred.blockBindings[block] = bindings
    return bindings
  }

  /// The declared type of a member; any where it has none.
  func type(of member: Member, in owner: TypeID?) -> Type {
    switch member {
    case .stored(let index): return owner.map { declarations[$0].properties[index].type } ?? .any
    case .variable(let id): return declarations[id].type
    default: return .any
    }
  }

  #if !hasFeature(Embedded)
  /// The type that a variable or property is declared with; any for other expressions.
  private func declaredType(ofName node: SyntaxID, _ scope: Scope) -> Type {
    guard syntax.kind(node) == .identifier else { return .any }
    switch target(of: node, scope) {
    case .member(_, let owner, let member): return type(of: member, in: owner)
    case .local(let depth, let slot): return declaredType(of: slot, in: ancestor(depth, of: scope))
    default: return .any
    }
  }
  #endif

  /// Whether an expression's value may be nil, as far as the source shows it.
  func isOptional(_ node: SyntaxID, _ scope: Scope) -> Bool {
    guard !node.isNone, hasStack(at: node) else { return false }
    switch syntax.kind(node) {
    case .nilLiteral: return true
    case .parenthesized: return isOptional(syntax.child(node, 0), scope)
    case .identifier:
      switch target(of: node, scope) {
      case .local(let depth, let slot):
        // `self`, in an extension of optionals.
        if slot == 0, let owner = ancestor(depth, of: scope).owner {
          return declarations[owner].name == "Optional"
        }
        return declaredType(of: slot, in: ancestor(depth, of: scope)).isOptional
      case .member(_, let owner, let member): return isOptional(member, in: owner)
      case .topLevel(let member): return isOptional(member, in: nil)
      case .receiverMember(let depth):
        guard case .builtin(.url)? = ancestor(depth, of: scope).values.first else { return false }
        return Self.optionalParts.contains(syntax.name(node))
      default: return false
      }
    case .effect: return syntax[node].detail == 1
    case .cast:
      return syntax[node].detail == 1 || syntax.kind(syntax.child(node, 1)) == .optionalType
    case .ternary: return isOptional(syntax.child(node, 1), scope) || isOptional(syntax.child(node, 2), scope)
    case .binaryOperator:
      return syntax[node].detail == Operator.nilCoalescing.rawValue
        && isOptional(syntax.child(node, 1), scope)
    case .call, .member, .subscriptExpr:
      let chain = chain(node)
      return chain.links.contains { $0.kind == .optional }
        || isOptional(chain, upTo: chain.links.count, receiver: .unknown, scope)
    default: return false
    }
  }

  private func isOptional(_ member: Member?, in owner: TypeID?) -> Bool {
    guard let member else { return false }
    if case .function(let ids) = member { return giveOptionals(ids) }
    if type(of: member, in: owner).isOptional { return true }
    guard case .variable(let id) = member, declarations[id].typeSyntax.isNone else { return false }
    if let known = collected.inferred.optionalVariables[id] { return known }
    // What is its own value has none.
    collected.inferred.optionalVariables[id] = false
    let isOptional = isOptional(declarations[id].initializer, owner.map { typeScope($0) } ?? fileScope)
    collected.inferred.optionalVariables[id] = isOptional
    return isOptional
  }

  /// By the name of a member, the first type of the file that declares one.
  private func firstOwners() -> SymbolMap<TypeID> {
    if let known = collected.facts.firstOwners { return known }
    var owners = SymbolMap<TypeID>()
    for (index, type) in declarations.types.enumerated() {
      for name in type.members.keys where owners[name] == nil { owners[name] = TypeID(UInt32(index)) }
    }
    collected.facts.firstOwners = owners
    return owners
  }

  /// Whether what a chain gives after so many links may be nil, its `?` apart.
  /// - Parameter receiver: What the last of them is a member of; unknown where that is not evaluated.
  func isOptional(_ chain: Chain, upTo end: Int, receiver: Value, _ scope: Scope) -> Bool {
    guard end > 0 else {
      guard syntax.kind(chain.base) == .call else { return isOptional(chain.base, scope) }
      switch syntax.kind(syntax.child(chain.base, 0)) {
      case .identifier: break
      default: return false
      }
      switch target(ofCallee: syntax.child(chain.base, 0), scope) {
      case .type(.optional): return true
      case .member(_, _, .function(let ids)), .topLevel(.function(let ids)): return giveOptionals(ids)
      default: return false
      }
    }
    let link = chain.links[end - 1]
    guard receiver.isUnknown else { return gives(optional: link, of: chain, upTo: end, receiver, scope) }
    if let known = collected.inferred.optionalLinks[link.node] { return known }
    #if !hasFeature(Embedded)
    if end == 1, link.kind == .member,
      case .declared(let type) = declaredType(ofName: chain.base, scope).unwrapped
    {
      let isOptional = isOptional(instanceMember(link.name, of: type), in: type)
      collected.inferred.optionalLinks[link.node] = isOptional
      return isOptional
    }
    #endif
    let isOptional = gives(optional: link, of: chain, upTo: end, receiver, scope)
    collected.inferred.optionalLinks[link.node] = isOptional
    return isOptional
  }

  private func gives(
    optional link: Chain.Link, of chain: Chain, upTo end: Int, _ receiver: Value, _ scope: Scope
  ) -> Bool {
    switch link.kind {
    case .member, .method:
      let isCalled = link.kind == .method
      switch receiver {
      case .instance(let instance):
        return isOptional(instanceMember(link.name, of: instance.type, isCalled: isCalled), in: instance.type)
      case .enumCase(let value):
        return isOptional(instanceMember(link.name, of: value.type, isCalled: isCalled), in: value.type)
      case .metatype(.declared(let type)):
        return isOptional(staticMember(link.name, of: type, isCalled: isCalled), in: type)
      case .unknown:
        #if !hasFeature(Embedded)
        if !isCalled, isPartOfLocale(link, of: chain, scope) { return true }
        #endif
        if let owner = firstOwners()[link.name] {
          return isOptional(declarations[owner].members[link.name], in: owner)
        }
      default:
        if let (type, member) = extensionMember(link.name, of: receiver, isCalled: isCalled) {
          return isOptional(member, in: type)
        }
        // `text.data(using: .utf8)`
        if case .string = receiver, isCalled, symbols[link.name] == "data" { return true }
        #if !hasFeature(Embedded)
        if case .builtin(.facility(.bundle)) = receiver, isCalled, symbols[link.name] == "path" {
          return true
        }
        #endif
        if case .builtin(.url) = receiver, Self.optionalParts.contains(symbols[link.name]) { return true }
      }
      if link.mapsElements { return isOptional(chain, upTo: end - 1, receiver: .unknown, scope) }
      // `Int.max` is no element.
      let name = symbols[link.name]
      #if !hasFeature(Embedded)
      if isCalled, name == "firstRange" { return true }
      if isCalled, name == "range" || name == "localizedString" {
        let label = plan(link.node).arguments.first?.label ?? ""
        return label == "of" || label.hasPrefix("for") && label.hasSuffix("Code")
      }
      if !isCalled, Self.partsOfLocales.contains(name) { return true }
      #endif
      return Self.optionalMembers.contains(name) && (isCalled || !Self.calledMembers.contains(name))
    case .subscripting:
      if case .dictionary = receiver { return plan(link.node).arguments.count == 1 }
      guard let argument = plan(link.node).arguments.first else { return false }
      #if !hasFeature(Embedded)
      if argument.label == "keyPath", case .keyPath(let path) = evaluate(argument.expression, scope) {
        return leadsToOptional(path, from: receiver)
      }
      #endif
      return argument.label == "safe"
    case .call, .optional, .force: return false
    }
  }

  #if !hasFeature(Embedded)
  /// Whether what a key path leads to may be nil, by the type of what it names last.
  private func leadsToOptional(_ path: KeyPathValue, from value: Value) -> Bool {
    guard case .member(let name)? = path.components.last else { return false }
    var value = value
    for case .member(let outer) in path.components.dropLast() {
      value = member(outer, of: value, path.syntax, fileScope)
    }
    guard case .instance(let instance) = value else { return false }
    return isOptional(instanceMember(name, of: instance.type), in: instance.type)
  }
  #endif

  /// What an address may have or not.
  private static let optionalParts: Set<String> = [
    "fragment", "host", "password", "query", "scheme", "user",
  ]

  #if !hasFeature(Embedded)
  /// Whether a link is what a locale may have or not, `Locale.current.language.languageCode`.
  private func isPartOfLocale(_ link: Chain.Link, of chain: Chain, _ scope: Scope) -> Bool {
    guard Self.partsOfLocales.contains(symbols[link.name]), syntax.kind(chain.base) == .identifier,
      case .type(.builtin(.locale)) = target(of: chain.base, scope)
    else { return false }
    return true
  }

  /// What a locale may have or not.
  private static let partsOfLocales: Set<String> = [
    "currencyCode", "languageCode", "regionCode", "scriptCode", "variantCode",
  ]
  #endif

  private func giveOptionals(_ ids: [FunctionID]) -> Bool {
    !ids.isEmpty && ids.allSatisfy { declarations[$0].result.isOptional }
  }

  /// Those of them that are methods alone.
  private static let calledMembers: Set<String> = [
    "min", "max", "randomElement", "popLast", "popFirst", "removeValue", "updateValue",
  ]

  /// Members of collections that give an element, or nil where there is none, and properties that may be nil.
  static let optionalMembers: Set<String> = [
    "developmentLocalization", "bundleIdentifier", "localizedInfoDictionary", "first", "last", "min", "max",
    "randomElement", "popLast", "popFirst", "removeValue", "updateValue",
  ]
}
