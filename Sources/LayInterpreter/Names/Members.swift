import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Members of values: properties, methods and static members, of the file's types and of Swift's and SwiftUI's.
extension Evaluator {
  /// `value.name`
  func member(_ symbol: Symbol, of value: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    switch value {
    case .unknown: return .unknown
    case .placeholder(let name): return placeholderMember(symbol, of: name)
    case .instance(let instance):
      if let member = instanceMember(symbol, of: instance.type) {
        return self.value(of: member, of: value, type: instance.type, node, scope)
      }
    case .enumCase(let enumValue):
      if let member = instanceMember(symbol, of: enumValue.type) {
        return self.value(of: member, of: value, type: enumValue.type, node, scope)
      }
      if symbol == known.rawValue { return rawValue(of: enumValue, node) }
    case .metatype(let type): return staticMember(symbol, of: type, node, scope)
    case .tuple(let tuple):
      if let element = element(of: tuple, named: symbol) { return element }
    case .control(let configuration):
      if let member = member(symbols[symbol], of: configuration) { return member }
    case .builtin(.opaque): return .builtin(.opaque)
    default: break
    }
    if let (type, member) = extensionMember(symbol, of: value) {
      return self.value(of: member, of: value, type: type, node, scope)
    }
    return builtinProperty(symbol, of: value, node) ?? missingMember(symbol, of: value, node)
  }

  /// An unknown collection has three elements.
  private func placeholderMember(_ symbol: Symbol, of name: Symbol) -> Value {
    switch symbols[symbol] {
    case "count": return .int(3)
    case "isEmpty": return .bool(false)
    case "first", "last": return .placeholder(name)
    default: return .placeholder(keepsName(symbol, isMethod: false) ? name : symbol)
    }
  }

  private func element(of tuple: TupleValue, named symbol: Symbol) -> Value? {
    if let element = tuple.elements.first(where: { $0.label == symbol }) { return element.value }
    guard let index = Int(symbols[symbol]), tuple.elements.indices.contains(index) else { return nil }
    return tuple.elements[index].value
  }

  /// A member of a value of a type that the file declares or extends.
  func value(
    of member: Member, of value: Value, type: TypeID, _ node: SyntaxID, _ scope: Scope
  ) -> Value {
    switch member {
    case .stored(let index):
      guard case .instance(let instance) = value, index < instance.fields.count else { return .unknown }
      return instance.fields[index]
    case .variable(let id): return self.value(of: id, receiver: value, node, scope)
    case .function(let ids):
      guard let first = ids.first else { return .unknown }
      return .closure(Closure(code: declarations[first].syntax, scope: self.scope(of: type, receiver: value)))
    case .type, .alias, .enumCase: return .unknown
    }
  }

  /// A property of Swift's or SwiftUI's own; nil where there is none.
  private func builtinProperty(_ symbol: Symbol, of value: Value, _ node: SyntaxID) -> Value? {
    let name = symbols[symbol]
    if case .builtin(let builtin) = value, let entry = library.property(name, of: builtin.type),
      let signature = entry.overloads.first
    {
      let call = BoundCall(signature: signature, arguments: [], name: nameRange(node))
      return stage.make(call, base: builtin)
    }
    if case .property(let body)? = StandardLibrary.property(name, of: value)?.body {
      if case .string = value { budget.charge(for: value) }
      return stage.counted(body(self, value, node), insteadOf: value, at: syntax.range(node))
    }
    return StandardLibrary.anyProperty(name)?(self, value, node)
  }

  /// Whether `value.name` or `value.name(…)` is the value's own, and not a modifier of views.
  func hasMember(_ value: Value, _ symbol: Symbol) -> Bool {
    switch value {
    case .instance(let instance):
      if instanceMember(symbol, of: instance.type) != nil { return true }
    case .enumCase(let enumValue):
      if instanceMember(symbol, of: enumValue.type) != nil { return true }
    case .builtin(let builtin):
      if builtinMethod(symbol, of: builtin.type) != nil { return true }
      if library.property(symbols[symbol], of: builtin.type) != nil { return true }
    case .unknown, .placeholder, .none: return false
    default: break
    }
    if let (type, _) = extensionMember(symbol, of: value), declarations[type].name != "View" { return true }
    let name = symbols[symbol]
    return StandardLibrary.property(name, of: value) != nil || StandardLibrary.methods(name, of: value) != nil
  }

  /// A method of SwiftUI's, looked up by name once.
  private func builtinMethod(_ symbol: Symbol, of type: BuiltinType) -> Entry? {
    let key = BuiltinMemberKey(name: symbol, type: type)
    if let known = standard.builtinMethods[key] { return known.ifAny }
    let entry = library.method(symbols[symbol], of: type)
    standard.builtinMethods.set(key, to: entry ?? .absent)
    return entry
  }

  func missingMember(_ symbol: Symbol, of value: Value, _ node: SyntaxID) -> Value {
    let name = symbols[symbol]
    if value.isNil {
      return stage.fault(
        "nil-access", at: nameRange(node), "this is nil, so it has no '\(name)'",
        help: "unwrap it with ?. or if let")
    }
    if configuration.isLenient {
      findings.report(
        .warning(
          "unknown-member", at: nameRange(node),
          "a value of type \(typeName(of: value)) has no member '\(name)' here: a placeholder stands for it"))
      return .placeholder(symbol)
    }
    reportMissingMember(symbol, of: value, at: nameRange(node))
    return .unknown
  }

  func reportMissingMember(_ symbol: Symbol, of value: Value, at range: SourceRange) {
    let name = symbols[symbol]
    if isViewLike(value), !value.isNil, library.modifier(named: name) != nil {
      findings.report(
        .error(
          "modifier-not-called", at: range, "'\(name)' is a modifier and must be called",
          help: "write () after it",
          fix: .init([.init(SourceRange(start: range.end, end: range.end), "()")], isSafe: false)))
      return
    }
    if isViewLike(value), !value.isNil {
      reportUnknown(
        "unknown-modifier", name, at: range, "there is no modifier '\(name)'",
        among: Library.modifierNames.map { $0.text } + memberNames(of: value))
      return
    }
    reportUnknown(
      "unknown-member", name, at: range, "a value of type \(typeName(of: value)) has no member '\(name)'",
      among: memberNames(of: value))
  }

  /// The names of a value's members, for suggestions.
  private func memberNames(of value: Value) -> [String] {
    var names = StandardLibrary.memberNames(of: value)
    switch value {
    case .instance(let instance): names += declarations[instance.type].members.keys.map { symbols[$0] }
    case .enumCase(let value):
      names += declarations[value.type].members.keys.map { symbols[$0] } + ["rawValue"]
    case .tuple(let tuple): names += tuple.elements.map { symbols[$0.label] }
    case .control(let configuration): if !configuration.isPart { names += Self.configurationMembers }
    case .builtin(let value): names += Library.memberNames(of: value.type)
    default: break
    }
    for type in extensions(of: ["View"]) where isViewLike(value) {
      names += declarations[type].members.keys.map { symbols[$0] }
    }
    return names
  }

  private func rawValue(of value: EnumValue, _ node: SyntaxID) -> Value {
    guard case .enumCase(let index)? = declarations[value.type].statics[value.name] else { return .unknown }
    let raw = declarations[value.type].cases[index].rawValue
    return raw.isNil ? missingMember(known.rawValue, of: .enumCase(value), node) : raw
  }

  // MARK: Methods

  /// `value.name(…)`
  func callMember(_ link: Chain.Link, of value: Value, _ scope: Scope, expecting type: Type) -> Value {
    if link.name == known.initName, isSelf(syntax.child(link.member, 0), scope) {
      return delegate(link.node, scope)
    }
    switch value {
    case .unknown:
      evaluateArguments(of: link.node, scope)
      return .unknown
    case .placeholder(let name):
      return .placeholder(keepsName(link.name, isMethod: true) ? name : link.name)
    case .instance(let instance):
      if let member = instanceMember(link.name, of: instance.type, isCalled: true) {
        return call(member, of: value, type: instance.type, link, scope, expecting: type)
      }
    case .enumCase(let enumValue):
      if let member = instanceMember(link.name, of: enumValue.type, isCalled: true) {
        return call(member, of: value, type: enumValue.type, link, scope, expecting: type)
      }
    case .metatype(let metatype): return callStatic(link.name, of: metatype, link.node, scope)
    case .tuple(let tuple):
      if let element = element(of: tuple, named: link.name) {
        return call(element, link.node, scope, expecting: type)
      }
    case .builtin(.opaque):
      return .builtin(.opaque)
    default: break
    }
    if let (owner, member) = extensionMember(link.name, of: value, isCalled: true),
      isMeant(member, by: link.node, of: value, named: link.name)
    {
      return call(member, of: value, type: owner, link, scope, expecting: type)
    }
    if case .builtin(let builtin) = value, let entry = builtinMethod(link.name, of: builtin.type) {
      let made = make(entry, base: builtin, link.node, scope)
      guard entry.isMutating else { return made }
      store(made, inReceiverOf: link, scope)
      return .void
    }
    if let result = callLinked(link, of: value, scope) { return result }
    if let mapped = mapOptional(link, value, scope) { return mapped }
    if link.name == known.map { noteResult(ofClosureIn: link.node, expecting: type) }
    if let method = StandardLibrary.methods(symbols[link.name], of: value) {
      return call(method, of: value, link, scope)
    }
    evaluateArguments(of: link.node, scope)
    // `$isOn.animation()` is the binding.
    if syntax.kind(chainBase(link.node)) == .bindingReference,
      ["animation", "transaction"].contains(symbols[link.name])
    {
      return value
    }
    return missingMember(link.name, of: value, link.node)
  }

  /// Whether a call means a member that an extension of the file adds: not where it is a method of Swift's that takes
  /// the arguments and the extension's does not.
  func isMeant(_ member: Member, by node: SyntaxID, of value: Value, named symbol: Symbol) -> Bool {
    guard case .function(let ids) = member, !takes(ids, node) else { return true }
    return StandardLibrary.methods(symbols[symbol], of: value) == nil
  }

  /// Whether an expression is the word `self`, for a value and not for its type.
  private func isSelf(_ node: SyntaxID, _ scope: Scope) -> Bool {
    guard syntax.kind(node) == .identifier, syntax.symbol(node) == known.selfName,
      case .local(let depth, 0) = target(of: node, scope)
    else { return false }
    let owner = ancestor(depth, of: scope)
    return owner.owner != nil && !owner.isStatic
  }

  /// `count.map { … }` of an optional that is there, or nil. A text or collection maps its own elements.
  private func mapOptional(_ link: Chain.Link, _ value: Value, _ scope: Scope) -> Value? {
    switch value {
    case .none, .bool, .int, .double, .instance, .enumCase, .builtin: break
    default: return nil
    }
    guard let argument = plan(link.node).arguments.first, ["map", "flatMap"].contains(symbols[link.name])
    else {
      return nil
    }
    let function = evaluate(argument.expression, scope)
    return value.isNil ? (stage.isChecking ? .unknown : Value.none) : call(function, arguments: [value])
  }

  func evaluateArguments(of node: SyntaxID, _ scope: Scope) {
    for argument in plan(node).arguments where syntax.kind(argument.expression) != .closure {
      if syntax.kind(chainBase(argument.expression)) == .implicitMember { continue }
      _ = evaluate(argument.expression, scope)
    }
  }

  /// What a chain begins with.
  private func chainBase(_ node: SyntaxID) -> SyntaxID {
    switch syntax.kind(node) {
    case .member, .subscriptExpr, .optionalChain, .forceUnwrap: return chainCallee(chain(node).base)
    case .call: return chainCallee(chain(node).base)
    default: return node
    }
  }

  private func chainCallee(_ base: SyntaxID) -> SyntaxID {
    syntax.kind(base) == .call ? syntax.child(base, 0) : base
  }

  func call(
    _ member: Member, of value: Value, type owner: TypeID, _ link: Chain.Link, _ scope: Scope,
    expecting type: Type
  ) -> Value {
    switch member {
    case .function(let ids):
      if ids.allSatisfy({ declarations[$0].buildsViews }) {
        return keptClosure(link.node, scope, isView: true)
      }
      guard let (id, call) = bindFunction(ids, link.node, scope, receiver: value) else { return .unknown }
      if declarations[id].buildsViews {
        return keptClosure(link.node, scope, isView: true)
      }
      let receiver = self.scope(of: owner, receiver: value)
      let result = run(id, call, receiver: receiver, at: link.node, changing: scope)
      if declarations[id].isMutating, let changed = receiver.values.first {
        store(changed, inReceiverOf: link, scope)
      }
      return result
    case .stored(let index):
      if case .content = declarations[owner].properties[index].type.unwrapped {
        return keptClosure(link.node, scope, isView: true)
      }
      return call(
        self.value(of: member, of: value, type: owner, link.member, scope), link.node, scope, expecting: type)
    default:
      return call(
        self.value(of: member, of: value, type: owner, link.member, scope), link.node, scope, expecting: type)
    }
  }

  /// Calls an initialiser, method or static function of the library.
  func make(_ entry: Entry, base: BuiltinValue?, _ node: SyntaxID, _ scope: Scope) -> Value {
    if case .unsupported(let help) = entry.effect {
      reportUnsupported(
        entry.name, at: nameRange(node), help: help.text, instead: "a placeholder stands for it")
      return .unknown
    }
    guard let call = bind(node, entry.callee, scope) else { return .unknown }
    return stage.make(call, base: base)
  }
}
