import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Chains where a value is wanted. A chain that turns out to be a view stays as it is, to be built where it is put.
extension Evaluator {
  func evaluateChain(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node) else { return .unknown }
    let chain = chain(node)
    if chain.changes != false, let result = changed(by: chain, scope) { return result }
    let (result, next) =
      chain.hasIndices
      ? changing(node) { value(of: chain, scope, expecting: type) } : value(of: chain, scope, expecting: type)
    guard let value = result, next == chain.links.count else {
      return keptClosure(node, scope, isView: true)
    }
    return value
  }

  /// The value of a chain as far as it is one, and the first link that is not part of it: a modifier.
  /// A view that is built where it is put has no value.
  /// - Parameter end: Only so many links; nil for all.
  func value(
    of chain: Chain, upTo end: Int? = nil, _ scope: Scope, expecting type: Type = .any
  ) -> (Value?, next: Int) {
    if end == nil, let constant = chain.constant, !isWritten(constant.value) { return constant }
    let count = end ?? chain.links.count
    let context = count == 0 ? type : memberContext(chain, type)
    var first = 0
    var value: Value
    #if hasFeature(Embedded)
    let received: Int? = nil
    #else
    let received = chain.subscription == nil ? nil : subscribed(by: chain, upTo: count, scope)
    #endif
    if let received {
      (value, first) = (.builtin(.opaque), received)
    } else if let setting = chain.setting, count >= setting.linkCount {
      (value, first) = (self.value(of: setting), setting.linkCount)
    } else if count >= 1, let function = swiftFunction(chain) {
      (value, first) = (call(function, chain.links[0].node, scope, expecting: count == 1 ? type : .any), 1)
    } else if count >= 1, let member = memberOfSuper(chain, scope, expecting: count == 1 ? type : .any) {
      (value, first) = (member, 1)
    } else {
      guard let base = baseValue(chain, scope, expecting: context) else { return (nil, 0) }
      value = base
    }
    var receiver = Value.unknown
    for index in first..<count {
      let link = chain.links[index]
      if chain.mapsElements {
        if link.mapsElements, isCollection(value), isOptional(chain, upTo: index, receiver: receiver, scope) {
          value = mapWrapped(link, value, scope)
          continue
        }
        receiver = value
      }
      if link.kind == .optional, value.isNil { return (Value.none, count) }
      #if !hasFeature(Embedded)
      if case .builtin(.shapeStyle) = type, let blended = blended(value, link, scope) {
        value = blended
        continue
      }
      #endif
      if isModifierLink(link, of: value), !standsForValue(value, type) {
        keep(value, of: chain, upTo: index, scope)
        return (value, index)
      }
      value = apply(link, to: value, scope, expecting: index + 1 == count ? type : .any)
    }
    if end == nil { keep(value, of: chain, upTo: count, scope) }
    return (value, count)
  }

  private func isCollection(_ value: Value) -> Bool {
    switch value {
    case .string, .array, .dictionary, .set, .range, .builtin(.data): return true
    default: return false
    }
  }

  /// Keeps what a chain begins with where that is always the same: `Circle().fill(.blue)`, `Color.red`.
  private func keep(_ value: Value, of chain: Chain, upTo end: Int, _ scope: Scope) {
    // What is wrong with it is told by what runs in earnest.
    guard !findings.isSilent, state.appearance == nil, case .builtin(let builtin) = value,
      isConstant(chain, upTo: end, scope)
    else { return }
    // What the app's tables have for a text is looked up by what runs in earnest.
    if case .text = builtin, !pass.hasRealValues, stage.hasStrings { return }
    if isWritten(value) { return }
    chain.constant = (value, end)
  }

  /// Whether a value is written in the language of `environment(\.locale)`, which is not the same everywhere.
  private func isWritten(_ value: Value?) -> Bool {
    guard case .builtin(.text)? = value else { return false }
    #if hasFeature(Embedded)
    return stage.environment.world.locale != nil
    #else
    return stage.writesByEnvironment
    #endif
  }

  private func isConstant(_ chain: Chain, upTo end: Int, _ scope: Scope) -> Bool {
    guard declarations.extensions.isEmpty else { return false }
    var name = chain.base
    if syntax.kind(name) == .call {
      guard hasConstantArguments(name) else { return false }
      name = syntax.child(name, 0)
    }
    guard syntax.kind(name) == .identifier, case .type(.builtin(let type)) = target(of: name, scope),
      type != .opaque, type != .uuid
    else { return false }
    return chain.links[..<end].allSatisfy { link in
      link.kind == .member || (link.kind == .method && hasConstantArguments(link.node))
    }
  }

  /// `Swift.min(a, b)`, where a type has a `min` of its own.
  private func swiftFunction(_ chain: Chain) -> StandardFunction? {
    guard syntax.kind(chain.base) == .identifier, syntax.symbol(chain.base) == known.swift,
      let first = chain.links.first, first.kind == .method
    else { return nil }
    return swift.function(named: symbols[first.name])
  }

  /// `.red.opacity(0.5)`: the type that is expected of the chain is that of its implicit base.
  private func memberContext(_ chain: Chain, _ type: Type) -> Type {
    switch syntax.kind(chain.base) {
    case .implicitMember: return type
    case .call where syntax.kind(syntax.child(chain.base, 0)) == .implicitMember: return type
    case .arrayLiteral where !type.isAny && isElement(chain.links[0]): return .array(type.unwrapped)
    default: return .any
    }
  }

  /// Whether a link takes one element out of a collection.
  private func isElement(_ link: Chain.Link) -> Bool {
    if link.kind == .subscripting { return true }
    let name = symbols[link.name]
    return name == "randomElement" || name == "first" || name == "last"
  }

  /// The base of a chain; nil for a view of the catalog or of a view builder, which is not built yet.
  private func baseValue(_ chain: Chain, _ scope: Scope, expecting type: Type) -> Value? {
    switch syntax.kind(chain.base) {
    case .call: return evaluateCall(chain.base, scope, expecting: type)
    case .arrayLiteral, .dictionaryLiteral:
      let value = evaluate(chain.base, scope, expecting: type)
      return collectionType(value).map { .metatype($0) } ?? value
    default: return evaluate(chain.base, scope, expecting: type)
    }
  }

  /// `[Item].samples`: what is written as a list of one type is the type of such lists.
  private func collectionType(_ value: Value) -> Type? {
    switch value {
    case .array(let elements):
      guard elements.count == 1, let element = writtenType(elements[0]) else { return nil }
      return .array(element)
    case .dictionary(let dictionary):
      guard dictionary.entries.count == 1, let key = writtenType(dictionary.entries[0].key),
        let value = writtenType(dictionary.entries[0].value)
      else { return nil }
      return .dictionary(key, value)
    default: return nil
    }
  }

  /// The type that a value is written as: a type's name, or those of a tuple's elements.
  private func writtenType(_ value: Value) -> Type? {
    switch value {
    case .metatype(let type): return type
    case .tuple(let tuple):
      // Of a package that is not there, a type's name is not known to be one.
      let types = tuple.elements.map { element -> Type? in
        element.value.isUnknown || element.value.isPlaceholder ? .any : writtenType(element.value)
      }
      guard tuple.elements.contains(where: { writtenType($0.value) != nil }) else { return nil }
      let known = types.compactMap { $0 }
      return known.count == types.count ? .tuple(known, labels: tuple.elements.map { $0.label }) : nil
    default: return nil
    }
  }

  /// Whether a link is a modifier of the view that comes before it, and not a member of its own type.
  func isModifierLink(_ link: Chain.Link, of value: Value) -> Bool {
    guard link.modifier != nil || link.isDeclared, isViewLike(value), !value.isNil else { return false }
    if case .instance = value, symbols[link.name] == "animation", isModifier(value) { return false }
    #if !hasFeature(Embedded)
    if givesNoView(link) { return false }
    #endif
    #if hasFeature(Embedded)
    return !hasMember(value, link.name) || isUncallableProperty(link, of: value)
    #else
    return !hasMember(value, link.name) || isUncallableProperty(link, of: value) || isOfView(link, value)
    #endif
  }

  #if !hasFeature(Embedded)
  /// Whether a call means the modifier of views that has the name of a value's method, by its arguments:
  /// `Color.red.shadow(radius: 2)`.
  private func isOfView(_ link: Chain.Link, _ value: Value) -> Bool {
    guard link.kind == .method, link.modifier != nil, case .builtin(let builtin) = value,
      let entry = builtinMethod(link.name, of: builtin.type)
    else { return false }
    let arguments = plan(link.node).arguments
    return entry.overloads.allSatisfy { ArgumentMatch(arguments, $0.parameters).failure != nil }
  }
  #endif

  #if !hasFeature(Embedded)
  /// `LinearGradient(…).blendMode(.multiply)` where a style is wanted: the style, for no other mode than the normal one is
  /// drawn. nil for any other link.
  private func blended(_ value: Value, _ link: Chain.Link, _ scope: Scope) -> Value? {
    guard link.kind == .method, symbols[link.name] == "blendMode",
      case .builtin(let style) = value, style.type.converts(to: .shapeStyle),
      let argument = plan(link.node).arguments.first
    else { return nil }
    let mode = evaluate(argument.expression, scope, expecting: .builtin(.blendMode))
    if case .builtin(.option(.blendMode, let position)) = mode, position != BlendMode.normal.position {
      findings.report(
        .warning(
          "ignored-modifier", at: argument.range,
          "a blend mode of a style is not drawn; the layout is the same"))
    }
    return value
  }
  #endif

  /// Whether an unknown value stands where something else than a view is expected: `.background(theme.tint.opacity(0.5))`.
  private func standsForValue(_ value: Value, _ type: Type) -> Bool {
    switch (value, type.unwrapped) {
    case (.unknown, .builtin(let wanted)): return (takesElse || !pass.hasRealValues) && wanted != .opaque
    case (.placeholder, _): break
    default: return false
    }
    switch type.unwrapped {
    case .builtin, .double, .int, .string, .bool, .declared, .array, .dictionary: return true
    default: return false
    }
  }

  /// The value of one link more.
  func apply(_ link: Chain.Link, to value: Value, _ scope: Scope, expecting type: Type) -> Value {
    switch link.kind {
    case .member: return member(link.name, of: value, link.node, scope)
    case .method: return callMember(link, of: value, scope, expecting: type)
    case .call: return call(value, link.node, scope, expecting: type)
    case .subscripting: return element(of: value, link.node, scope)
    case .optional:
      if case .metatype(let type) = value { return .metatype(.optional(type)) }
      return value
    case .force:
      guard value.isNil else { return value }
      if let standIn = standInOfRunningApp(at: link.node, "this is nil") { return standIn }
      return stage.fault(
        "nil-unwrapped", at: syntax.range(link.node), "this is nil, so '!' has nothing to unwrap",
        help: "give a default with ?? or test with if let")
    }
  }

  // MARK: Calls of a name

  /// `Name(…)` or `.name(…)`; nil for a view that is built where it is put.
  func evaluateCall(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value? {
    let callee = syntax.child(node, 0)
    switch syntax.kind(callee) {
    case .implicitMember: return implicitMember(callee, call: node, scope, expecting: type)
    case .typeExpr:
      guard case .metatype(let type) = evaluate(callee, scope) else { return .unknown }
      return initialize(type, node, scope)
    case .identifier: break
    default: return .unknown
    }
    switch target(ofCall: node, callee, scope) {
    case .view: return nil
    case .type(.array(.any)):
      // `Array(repeating: .init(.flexible()), count: 3)`: what is expected tells the type of the elements.
      if case .array = type.unwrapped { return initialize(type.unwrapped, node, scope) }
      return initialize(.array(.any), node, scope)
    case .type(let called): return initialize(called, node, scope)
    case .function(let function): return call(function, node, scope, expecting: type)
    case .local(let depth, let slot):
      let owner = ancestor(depth, of: scope)
      // A parameter that builds views.
      if let parameters = owner.signature?.parameters, slot < parameters.count,
        case .content = parameters[slot].type.unwrapped
      {
        return nil
      }
      let value = slot < owner.values.count ? read(owner.values[slot], node, scope) : .unknown
      return callName(value, node, scope, expecting: type)
    case .member(let depth, let owner, let member):
      let around = ancestor(depth, of: scope)
      if declarations[owner].kind == .extended, let receiver = around.values.first,
        !isMeant(member, by: node, of: receiver, named: syntax.symbol(callee), scope)
      {
        // A modifier of SwiftUI's is built where it is put.
        if isViewExtension(owner), catalogModifier(syntax.symbol(callee)) != nil { return nil }
        return callMember(selfLink(node, callee), of: receiver, scope, expecting: type)
      }
      return call(member, owner, receiver: around, node, scope, expecting: type)
    case .receiverMember(let depth):
      let receiver = ancestor(depth, of: scope).values.first ?? .unknown
      return isModifierLink(modifierLink(node, callee), of: receiver)
        ? nil : callMember(selfLink(node, callee), of: receiver, scope, expecting: type)
    case .topLevel(let member): return call(member, nil, receiver: fileScope, node, scope, expecting: type)
    case .missing:
      if let type = genericArgument(syntax.symbol(callee), scope) { return initialize(type, node, scope) }
      return missingCall(node, callee, scope)
    }
  }

  /// Calls the value of a name; nil if that yields views, built where they are put.
  private func callName(_ value: Value, _ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value? {
    switch value {
    // `let layout = AnyLayout(…)`
    case .builtin(.layout): return nil
    case .closure(let closure) where !closure.isView:
      let ids = localFunctions(closure.code, calledBy: node)
      if ids.isEmpty { break }
      return callFunctions(ids, receiver: closure.scope, node, scope)
    default: break
    }
    return call(value, node, scope, expecting: type)
  }

  private func call(
    _ member: Member, _ owner: TypeID?, receiver: Scope, _ node: SyntaxID, _ scope: Scope,
    expecting type: Type
  ) -> Value? {
    switch member {
    case .function(let ids):
      return callFunctions(giving(type, ids, node), receiver: receiver, node, scope, expecting: type)
    case .type, .alias: return initialize(memberType(member, in: owner), node, scope)
    case .enumCase(let index): return owner.map { construct(index, of: $0, node, scope) } ?? .unknown
    case .stored(let index):
      if let owner, case .content = declarations[owner].properties[index].type.unwrapped { return nil }
      fallthrough
    case .variable:
      return callName(evaluateName(syntax.child(node, 0), scope), node, scope, expecting: type)
    }
  }

  private func missingCall(_ node: SyntaxID, _ callee: SyntaxID, _ scope: Scope) -> Value {
    let name = syntax.name(callee)
    if let first = name.utf8.first, first < 0x80, !isWordByte(first) {
      _ = argumentValues(node, scope)
      findings.report(
        configuration.isLenient
          ? .warning(
            "unknown-operator", at: syntax.range(callee),
            "there is no operator '\(name)' here: a placeholder stands for what it gives")
          : .error("unknown-operator", at: syntax.range(callee), "there is no operator '\(name)'"))
      return configuration.isLenient ? .placeholder(syntax.symbol(callee)) : .unknown
    }
    #if !hasFeature(Embedded)
    loseSight(ofStoresGivenTo: node, scope)
    #endif
    guard symbols.isCapitalized(syntax.symbol(callee)) else { return missingName(callee, scope) }
    if configuration.isLenient {
      findings.report(
        .warning(
          "unknown-view", at: syntax.range(callee),
          "'\(name)' is not defined here: a placeholder stands for it"))
      return .placeholder(syntax.symbol(callee))
    }
    reportUnknown(
      "unknown-view", name, at: syntax.range(callee), "nothing named '\(name)' is a view or a type in scope",
      among: namesInScope(scope))
    return .unknown
  }

  /// `optional.map { … }`
  func mapWrapped(_ link: Chain.Link, _ value: Value, _ scope: Scope) -> Value {
    guard let argument = plan(link.node).arguments.first else { return .unknown }
    return call(evaluate(argument.expression, scope), arguments: [value])
  }
}
