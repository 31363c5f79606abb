import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Members of values: properties, methods and static members, of the file's types and of Swift's and SwiftUI's.
extension Evaluator {
  /// `value.name`
  func value(ofMember symbol: Symbol, of value: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    look(from: node)
    switch value {
    case .unknown: return .unknown
    case .placeholder(let name): return placeholderMember(symbol, of: name)
    case .instance(let instance):
      if let member = instanceMember(symbol, of: instance.type) {
        // `model.$volume`
        if declarations.features.hasOwnWrappers, case .variable(let id) = member, declarations[id].isWrapped,
          isProjection(node)
        {
          return projectedValue(of: id, value, node, scope)
        }
        return self.value(of: member, of: value, type: instance.type, node, scope)
      }
      if let found = dynamicMember(symbol, of: value, instance.type, node) { return found }
      #if !hasFeature(Embedded)
      if let found = memberOfModel(symbol, of: instance) { return found }
      #endif
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
    case .builtin(.facility(.environmentValues)): return environmentValue(symbol, node)
    #if !hasFeature(Embedded)
    case .builtin(.store(let store)): if let found = member(symbols[symbol], of: store) { return found }
    case .builtin(.storeRequest(let request)):
      if let found = member(symbols[symbol], of: request, node) { return found }
    #endif
    case .builtin(let builtin): if let resource = resource(symbol, in: builtin, node) { return resource }
    default: break
    }
    #if !hasFeature(Embedded)
    if let member = memberOfOptional(symbol, of: value, node, scope) { return member }
    if let shape = ownShape(value), let member = instanceMember(symbol, of: shape.type) {
      return self.value(of: member, of: .instance(shape), type: shape.type, node, scope)
    }
    #endif
    if let (type, member) = extensionMember(symbol, of: value) {
      // Swift's own property comes before a function of its name that is not called.
      if case .function = member, let own = builtinProperty(symbol, of: value, node) { return own }
      return self.value(of: member, of: value, type: type, node, scope)
    }
    if let own = builtinProperty(symbol, of: value, node) ?? sequenceProperty(symbol, of: value, node) {
      return own
    }
    #if !hasFeature(Embedded)
    if let method = methodReference(symbol, of: value, node, scope) { return method }
    #endif
    return missingMember(symbol, of: value, node)
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
      countRead(index, of: instance)
      return instance.fields[index]
    case .variable(let id): return self.value(of: id, receiver: value, node, scope)
    case .function(let ids):
      guard let first = ids.first else { return .unknown }
      return .closure(Closure(code: declarations[first].syntax, scope: self.scope(of: type, receiver: value)))
    case .type, .alias, .enumCase: return .unknown
    }
  }

  // MARK: Methods

  /// `value.name(…)`
  func callMember(_ link: Chain.Link, of value: Value, _ scope: Scope, expecting type: Type) -> Value {
    if link.name == known.initName, isSelf(syntax.child(link.member, 0), scope) {
      return delegate(link.node, scope)
    }
    look(from: link.node)
    switch value {
    case .unknown:
      evaluateArguments(of: link.node, scope)
      return .unknown
    case .placeholder(let name):
      #if !hasFeature(Embedded)
      loseSight(ofStoresGivenTo: link.node, scope)
      #endif
      let isKept = keepsName(link.name, isMethod: true) || symbols.isCapitalized(name)
      return .placeholder(isKept ? name : link.name)
    case .instance(let instance):
      if let member = instanceMember(link.name, of: instance.type, isCalled: true) {
        if isOperator(link, insteadOf: member, of: instance.type) { return .builtin(.opaque) }
        return call(member, of: value, type: instance.type, link, scope, expecting: type)
      }
    case .enumCase(let enumValue):
      if let member = instanceMember(link.name, of: enumValue.type, isCalled: true) {
        return call(member, of: value, type: enumValue.type, link, scope, expecting: type)
      }
    // `Binding.constant(.home)`: what is expected tells what of.
    case .metatype(.binding(.any)):
      return callStatic(link.name, of: .binding(type.bound ?? .any), link.node, scope)
    case .metatype(let metatype):
      return callStatic(link.name, of: metatype, link.node, scope)
    case .tuple(let tuple):
      if let element = element(of: tuple, named: link.name) {
        return call(element, link.node, scope, expecting: type)
      }
    case .builtin(.opaque): return locked(link, scope) ?? .builtin(.opaque)
    #if !hasFeature(Embedded)
    case .builtin(.store(let store)): return call(link, of: store, scope, expecting: type)
    case .builtin(.predicate(let predicate)) where symbols[link.name] == "evaluate":
      guard let argument = plan(link.node).arguments.first else { break }
      return holds(predicate, for: evaluate(argument.expression, scope)).map { .bool($0) } ?? .unknown
    #endif
    case .keyPath(let path): if let longer = appended(link, to: path, scope) { return longer }
    default: break
    }
    if case .instance(let instance) = value, isShapeStyle(instance.type),
      builtinMethod(link.name, of: .color) != nil, let style = resolvedStyle(instance)
    {
      return callMember(link, of: style, scope, expecting: type)
    }
    if let (owner, member) = extensionMember(link.name, of: value, isCalled: true),
      isMeant(member, by: link.node, of: value, named: link.name, scope)
    {
      return call(member, of: value, type: owner, link, scope, expecting: type)
    }
    if case .builtin(let builtin) = value, let entry = builtinMethod(link.name, of: builtin.type) {
      let made = make(entry, base: builtin, link.node, scope)
      guard entry.isMutating else { return made }
      store(made, inReceiverOf: link, scope)
      return .void
    }
    #if !hasFeature(Embedded)
    if let shape = ownShape(value), let member = instanceMember(link.name, of: shape.type, isCalled: true) {
      return call(member, of: .instance(shape), type: shape.type, link, scope, expecting: type)
    }
    #endif
    if let result = callLinked(link, of: value, scope) { return result }
    if let result = callSequenceMethod(link, of: value, scope) { return result }
    if let mapped = mapOptional(link, value, scope) { return mapped }
    if link.name == known.map { noteResult(ofClosureIn: link.node, expecting: type) }
    noteInitial(of: link, expecting: type)
    if let method = swift.methods(symbols[link.name], of: value) {
      return call(method, of: value, link, scope)
    }
    if let publisher = publisher(link) { return publisher }
    if case .instance(let instance) = value, isPublisher(instance.type) { return .builtin(.opaque) }
    evaluateArguments(of: link.node, scope)
    // A view that may be nil is a view: what it is modified with changes nothing of none.
    if value.isNil, pass.hasRealValues, link.modifier != nil || catalogModifier(link.name) != nil {
      return .none
    }
    // `$isOn.animation()` is the binding.
    if ["animation", "transaction"].contains(symbols[link.name]),
      syntax.kind(chainBase(link.node)) == .bindingReference || isBinding(syntax.child(link.member, 0), scope)
    {
      return value
    }
    if configuration.isLenient, !value.isNil, isViewLike(value), !isModifier(value) {
      reportNoModifier(link, scope)
      return value
    }
    return missingMember(link.name, of: value, link.node)
  }

  /// `path.appending(path: \.count)`; nil for another call.
  private func appended(_ link: Chain.Link, to path: KeyPathValue, _ scope: Scope) -> Value? {
    guard symbols[link.name] == "appending", let argument = plan(link.node).arguments.first,
      case .keyPath(let rest) = evaluate(argument.expression, scope)
    else { return nil }
    return .keyPath(KeyPathValue(path.components + rest.components, syntax: path.syntax))
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
    case .builtin(.data): return nil
    case .none, .bool, .int, .double, .instance, .enumCase, .builtin, .tuple: break
    default: return nil
    }
    guard let argument = plan(link.node).arguments.first, ["map", "flatMap"].contains(symbols[link.name])
    else {
      return nil
    }
    let function = evaluate(argument.expression, scope)
    if value.isNil { return pass.hasRealValues ? Value.none : .unknown }
    let result = call(function, arguments: [value])
    // What is not known may be a collection, and the result one of many.
    return value.isOpaque && result.isNil ? .unknown : result
  }

  /// Whether an expression is a binding by its type, and not by its `$`.
  private func isBinding(_ node: SyntaxID, _ scope: Scope) -> Bool {
    #if !hasFeature(Embedded)
    if assignedType(node, scope).bound != nil { return true }
    var call = node
    var place = scope
    if syntax.kind(node) == .identifier, case .local(let depth, let slot) = target(of: node, scope) {
      place = ancestor(depth, of: scope)
      call = initializer(of: slot, in: place)
    }
    // `let shown = Binding { … } set: { … }`
    if !call.isNone, syntax.kind(call) == .call, syntax.kind(syntax.child(call, 0)) == .identifier,
      case .type(.binding) = target(ofCallee: syntax.child(call, 0), place)
    {
      return true
    }
    #endif
    return false
  }

  func evaluateArguments(of node: SyntaxID, _ scope: Scope) {
    for argument in plan(node).arguments where syntax.kind(argument.expression) != .closure {
      if syntax.kind(chainBase(argument.expression)) == .implicitMember { continue }
      let value = evaluate(argument.expression, scope)
      #if !hasFeature(Embedded)
      if case .builtin(.store(let store)) = value { store.isKnown = false }
      #endif
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
      if meansSuperclass(ids, link.node, scope) { return .builtin(.opaque) }
      guard let (id, call) = bindFunction(ids, link.node, scope, receiver: value) else { return .unknown }
      if declarations[id].buildsViews {
        return keptClosure(link.node, scope, isView: true)
      }
      let receiver = self.scope(of: owner, receiver: value)
      let result = wanting(type, of: id) {
        run(id, call, receiver: receiver, at: link.node, changing: scope)
      }
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
    guard let call = bind(node, entry.callee, scope) else {
      let isUnknownForm = takesElse && findings.fault == nil && !budget.isStopped
      return isUnknownForm ? .placeholder(symbols.intern(entry.name)) : .unknown
    }
    return stage.make(call, base: base)
  }

  /// `super.name`, `super.name(…)`: a superclass's member, of the value itself; nil for any other chain.
  func memberOfSuper(_ chain: Chain, _ scope: Scope, expecting type: Type) -> Value? {
    guard syntax.kind(chain.base) == .identifier, syntax.symbol(chain.base) == known.superName,
      let receiver = classScope(around: scope), let owner = receiver.owner, let link = chain.links.first
    else { return nil }
    guard let parent = superclass(ofCodeAt: chain.base, in: owner), let value = receiver.values.first else {
      evaluateArguments(of: link.node, scope)
      return .builtin(.opaque)
    }
    if link.kind == .method, link.name == known.initName {
      return initialize(receiver, as: parent, link.node, scope)
    }
    guard let member = instanceMember(link.name, of: parent, isCalled: link.kind == .method) else {
      return missingMember(link.name, of: value, link.node)
    }
    return link.kind == .method
      ? call(member, of: value, type: owner, link, scope, expecting: type)
      : self.value(of: member, of: value, type: owner, link.node, scope)
  }
}
