import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// `.name`, `Type.name` and `Type(…)`.
extension Evaluator {
  /// `.name` or `.name(…)`, of the type that is expected.
  func implicitMember(_ node: SyntaxID, call: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    let symbol = syntax.symbol(node)
    let wanted = type.unwrapped
    if let inner = type.bound, !call.isNone, let constant = constantBinding(symbol, to: inner, call, scope) {
      return constant
    }
    #if !hasFeature(Embedded)
    // `_isOn = .constant(false)`: a binding is the value that it is bound to.
    if configuration.isLenient, !call.isNone, !declaresMember(symbol, wanted), wanted != .any,
      let constant = constantBinding(symbol, to: type, call, scope)
    {
      return constant
    }
    #endif
    if case .binding(let inner) = type, symbol == known.initName, !call.isNone {
      return binding(inner, call, scope)
    }
    if case .any = wanted {
      return missingContext(node, call, scope)
    }
    if symbol == known.none, type.isOptional, call.isNone, !declaresMember(symbol, wanted) { return .none }
    let place = call.isNone ? node : call
    if call.isNone, case .function(_, .declared(let id)) = wanted, let function = caseFunction(symbol, of: id)
    {
      return function
    }
    if symbol == known.initName, !call.isNone, case .binding = type {
      return initialize(type, call, scope) ?? .unknown
    }
    if symbol == known.initName, !call.isNone { return initialize(wanted, call, scope) ?? .unknown }
    // Values do not tell whether they are optional: `selection == .some(.low)`.
    if !call.isNone, symbols[symbol] == "some", !declaresMember(symbol, wanted) {
      return callStatic(symbol, of: .optional(wanted), place, scope)
    }
    return call.isNone
      ? staticMember(symbol, of: wanted, place, scope) : callStatic(symbol, of: wanted, place, scope)
  }

  /// `Binding.constant(3)` is the value itself; nil for another call.
  private func constantBinding(_ symbol: Symbol, to type: Type, _ call: SyntaxID, _ scope: Scope) -> Value? {
    guard symbols[symbol] == "constant" else { return nil }
    return plan(call).arguments.first.map { evaluate($0.expression, scope, expecting: type) } ?? .unknown
  }

  private func declaresMember(_ symbol: Symbol, _ type: Type) -> Bool {
    if case .declared(let id) = type { return staticMember(symbol, of: id) != nil }
    return false
  }

  /// An implicit member where no type is expected: while checking, the type may come with what is not known yet.
  private func missingContext(_ node: SyntaxID, _ call: SyntaxID, _ scope: Scope) -> Value {
    if let owner = protocolOffering(syntax.symbol(node)) {
      return call.isNone
        ? staticMember(syntax.symbol(node), of: .declared(owner), node, scope)
        : callStatic(syntax.symbol(node), of: .declared(owner), call, scope)
    }
    if !call.isNone {
      for argument in plan(call).arguments where syntax.kind(argument.expression) != .closure {
        _ = evaluate(argument.expression, scope)
      }
    }
    if configuration.isLenient {
      state.symbols.insert(syntax.symbol(node))
      return .placeholder(syntax.symbol(node))
    }
    stage.reportOfValue(
      .error(
        "missing-context", at: syntax.range(node),
        "nothing here tells what '.\(syntax.name(node))' is a member of", help: "write its type in front"))
    return .unknown
  }

  /// `Type.name`
  func value(ofStaticMember symbol: Symbol, of type: Type, _ node: SyntaxID, _ scope: Scope) -> Value {
    switch type {
    case .any: return .unknown
    case .declared(let id): return declaredStatic(symbol, of: id, node, scope)
    case .optional(let wrapped):
      return symbol == known.none ? .none : staticMember(symbol, of: wrapped, node, scope)
    default: break
    }
    if symbol == known.selfName || symbol == known.initName { return .metatype(type) }
    look(from: node)
    if let (owner, member) = extensionStatic(symbol, of: type) {
      // Swift's own property comes before a function of its name that is not called.
      if case .function = member, let own = builtinStatic(symbol, of: type, node) { return own }
      return value(ofStatic: member, owner, node, scope)
    }
    #if !hasFeature(Embedded)
    if let function = functionReference(to: type, node, scope) { return function }
    #endif
    return builtinStatic(symbol, of: type, node) ?? missingStatic(symbol, of: type, node)
  }

  private func declaredStatic(_ symbol: Symbol, of id: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value {
    if let member = staticMember(symbol, of: id) { return value(ofStatic: member, id, node, scope) }
    if symbol == known.allCases, declarations[id].kind == .enumeration {
      return .array(
        declarations[id].cases.map { .enumCase(EnumValue(type: id, name: $0.name, associated: [])) })
    }
    if symbol == known.selfName || symbol == known.initName { return .metatype(.declared(id)) }
    return missingStatic(symbol, of: .declared(id), node)
  }

  private func value(ofStatic member: Member, _ owner: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value {
    switch member {
    case .variable(let id): return value(of: id, receiver: typeScope(owner).values[0], node, scope)
    case .enumCase(let index):
      if syntax.kind(node) == .member, let function = caseFunction(index, of: owner) { return function }
      return enumCase(index, of: owner, node)
    case .type, .alias: return .metatype(memberType(member, in: owner))
    case .function(let ids):
      guard let first = ids.first else { return .unknown }
      return .closure(Closure(code: declarations[first].syntax, scope: typeScope(owner)))
    case .stored: return .unknown
    }
  }

  private func builtinStatic(_ symbol: Symbol, of type: Type, _ node: SyntaxID) -> Value? {
    var name = symbols[symbol]
    // UIKit's name of the style.
    if name == "title1", configuration.isLenient, case .builtin(.fontTextStyle) = type { name = "title" }
    #if !hasFeature(Embedded)
    if name == "caption1", configuration.isLenient, case .builtin(.fontTextStyle) = type { name = "caption" }
    #endif
    switch type {
    case .double, .int: return swift.constant(name, of: type)
    #if !hasFeature(Embedded)
    // Of `Thread`: views are drawn on the main one.
    case .builtin(.opaque) where name == "isMainThread" && configuration.isLenient: return .bool(true)
    #endif
    case .builtin(.opaque): return .builtin(.opaque)
    case .builtin(let builtin):
      if builtin.isNumber { return sizedConstant(name, of: builtin) }
      if symbol == known.allCases, let cases = builtin.allCaseValues { return .array(cases) }
      guard let entry = library.staticMember(name, of: builtin) else { return nil }
      if case .unsupported(let help) = entry.effect {
        reportUnsupported(name, at: nameRange(node), help: help.text, instead: "a placeholder stands for it")
        return .unknown
      }
      guard let signature = entry.overloads.first(where: { $0.isProperty }) else { return nil }
      if let constant = signature.constant { return .builtin(constant) }
      return stage.make(BoundCall(signature: signature, arguments: [], name: nameRange(node)), base: nil)
    default:
      // `Text.self`, `Color.self` and nested types.
      return nestedType(name, of: type).map { .metatype($0) }
    }
  }

  private func missingStatic(_ symbol: Symbol, of type: Type, _ node: SyntaxID) -> Value {
    let name = symbols[symbol]
    if case .builtin(let builtin) = type,
      let resource = stage.resource(name, of: builtin, at: nameRange(node))
    {
      return resource
    }
    if let nested = nestedType(name, of: type) { return .metatype(nested) }
    #if !hasFeature(Embedded)
    if case .declared(let id) = type, let found = staticMemberOfModel(name, id) { return found }
    // `CommandLine.arguments` are those of the process.
    if type == .builtin(.processInfo),
      let own = builtinProperty(symbol, of: .builtin(.facility(.processInfo)), node)
    {
      return own
    }
    #endif
    if case .builtin(let builtin) = type, builtin.isFacility { return .builtin(.opaque) }
    if name == "self" || name == "Type" { return .metatype(type) }
    if configuration.isLenient {
      findings.report(
        .warning(
          "unknown-member", at: nameRange(node),
          "'\(self.name(of: type))' has no '\(name)' here: a placeholder stands for it"))
      return .placeholder(symbol)
    }
    if type.isView {
      if name == "search", let views = emptySearch(node, fileScope) { return views }
      reportUnsupported(name, at: nameRange(node), help: nil, instead: "a placeholder stands for it")
      return .unknown
    }
    var names: [String] = []
    switch type {
    case .declared(let id): names = declarations[id].statics.keys.map { symbols[$0] }
    case .builtin(let builtin): names = Library.staticNames(of: builtin) + constantNames(of: builtin)
    case .double: names = ["infinity", "zero", "pi"]
    default: break
    }
    for owner in extensions(of: extensionNames(of: type)) {
      names += declarations[owner].statics.keys.map { symbols[$0] }
    }
    reportUnknown(
      "unknown-member", name, at: nameRange(node), "'\(self.name(of: type))' has no member '\(name)'",
      among: names)
    return .unknown
  }

  // MARK: Calls

  /// `Type.name(…)`
  func callStatic(_ symbol: Symbol, of type: Type, _ node: SyntaxID, _ scope: Scope) -> Value {
    if symbol == known.initName {
      return initialize(type, node, scope) ?? keptClosure(node, scope, isView: true)
    }
    switch type {
    case .any:
      _ = argumentValues(node, scope)
      return .unknown
    case .declared(let id):
      if let member = staticMember(symbol, of: id, isCalled: true) {
        return callStatic(member, id, node, scope)
      }
      // What tells a developer why a view is made anew; it draws nothing.
      if ["_printChanges", "_logChanges"].contains(symbols[symbol]) { return .void }
      return missingStatic(symbol, of: type, syntax.child(node, 0))
    case .optional(let wrapped):
      guard symbols[symbol] == "some", let argument = plan(node).arguments.first else {
        return callStatic(symbol, of: wrapped, node, scope)
      }
      return evaluate(argument.expression, scope, expecting: wrapped)
    case .binding(let inner):
      if let constant = constantBinding(symbol, to: inner, node, scope) { return constant }
    default: break
    }
    if let called = declarations.functionNames[symbol],
      let (owner, member) = extensionStatic(called, of: type)
    {
      return callStatic(member, owner, node, scope)
    }
    if let (owner, member) = extensionStatic(symbol, of: type),
      isOverload(member, of: type, named: symbol, meantBy: node, scope)
    {
      return callStatic(member, owner, node, scope)
    }
    #if !hasFeature(Embedded)
    if case .builtin(.opaque) = type,
      let value = isolated(symbol, node, scope) ?? insertedObject(symbol, node, scope)
    {
      return value
    }
    #endif
    if case .builtin(.opaque) = type { return .builtin(.opaque) }
    if case .builtin(let builtin) = type, let entry = library.staticMember(symbols[symbol], of: builtin) {
      return calledConstant(entry, of: type, node) ?? make(entry, base: nil, node, scope)
    }
    if let body = swift.staticFunction(symbols[symbol], of: type) {
      return body(self, WrittenCall(node: node, scope: scope, type: type))
    }
    if type.isView, symbols[symbol] == "search", let views = emptySearch(node, scope) { return views }
    // A nested type: `Font.Weight(…)`.
    if let nested = nestedType(symbols[symbol], of: type) {
      return initialize(nested, node, scope) ?? .unknown
    }
    return missingStatic(symbol, of: type, syntax.child(node, 0))
  }

  /// Whether a call means the static functions that the file adds to a type of SwiftUI's or Swift's, which may have some of
  /// their name itself: `Int.random(in:)` beside `Int.random(below:)`.
  private func isOverload(
    _ member: Member, of type: Type, named symbol: Symbol, meantBy node: SyntaxID, _ scope: Scope
  ) -> Bool {
    #if !hasFeature(Embedded)
    if case .function(let ids) = member, swift.staticFunction(symbols[symbol], of: type) != nil {
      return couldTake(ids, node, scope)
    }
    #endif
    guard case .function(let ids) = member, case .builtin(let builtin) = type,
      library.staticMember(symbols[symbol], of: builtin) != nil
    else { return true }
    guard couldTake(ids, node, scope) else { return false }
    // What is not known fits any of them: code of one of its own means SwiftUI's.
    guard ids.allSatisfy({ state.running.contains(declarations[$0].syntax) }) else { return true }
    return !plan(node).arguments.contains {
      let value = silently { [expression = $0.expression] in tried(expression, scope, expecting: .any) }
      return value.isUnknown || value.isPlaceholder || value.isOpaque
    }
  }

  private func callStatic(_ member: Member, _ owner: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value {
    switch member {
    case .enumCase(let index): return construct(index, of: owner, node, scope)
    case .function(let ids):
      if let index = caseCalled(ids, owner, node, scope) { return construct(index, of: owner, node, scope) }
      return callFunctions(ids, receiver: typeScope(owner), node, scope)
        ?? keptClosure(node, scope, isView: true)
    case .type, .alias:
      return initialize(memberType(member, in: owner), node, scope) ?? keptClosure(node, scope, isView: true)
    case .variable, .stored:
      return call(value(ofStatic: member, owner, node, scope), node, scope, expecting: .any)
    }
  }

  /// The case that a call means, where functions share its name that do not take the arguments.
  private func caseCalled(_ ids: [FunctionID], _ owner: TypeID, _ node: SyntaxID, _ scope: Scope) -> Int? {
    guard let first = ids.first, let index = caseIndex(declarations[first].name, of: owner) else {
      return nil
    }
    let callee = declarations[owner].cases[index].callee
    guard ArgumentMatch(plan(node).arguments, callee.overloads[0].parameters).failure == nil else {
      return nil
    }
    guard mayTake(ids, node) else { return index }
    // The types tell them apart, and in the function's own code, which what is not known fits as well, it is the case.
    let isOwnCode = ids.allSatisfy { syntax.range(declarations[$0].syntax).contains(syntax.range(node)) }
    guard isOwnCode || !couldTake(ids, node, scope) else { return nil }
    return silently { fits(callee, node, scope) } ? index : nil
  }

  /// `.bordered(3)`: what a constant stands for, and an error; nil where the member may be called.
  private func calledConstant(_ entry: Entry, of type: Type, _ node: SyntaxID) -> Value? {
    guard let first = entry.overloads.first, entry.overloads.allSatisfy({ $0.isProperty }) else { return nil }
    let message = "'\(name(of: type)).\(entry.name)' takes no arguments"
    let help = "write '.\(entry.name)'"
    findings.report(
      configuration.isLenient
        ? .warning("extra-argument", at: nameRange(node), message, help: help)
        : .error("extra-argument", at: nameRange(node), message, help: help))
    return first.constant.map { .builtin($0) } ?? .unknown
  }

  /// An enum's case with its associated values.
  func construct(_ index: Int, of type: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value {
    let enumCase = declarations[type].cases[index]
    guard let call = bind(node, enumCase.callee, scope) else { return .unknown }
    var associated: [Value] = []
    for (index, argument) in call.arguments.enumerated() {
      let initial = index < enumCase.parameters.defaults.count ? enumCase.parameters.defaults[index] : .none
      associated.append(
        argument.value
          ?? (initial.isNone
            ? .unknown : evaluate(initial, fileScope, expecting: enumCase.signature.parameters[index].type)))
    }
    return .enumCase(EnumValue(type: type, name: enumCase.name, associated: associated))
  }

  /// `ContentUnavailableView.search` and `.search(text: …)`, in English; nil for the member of another view.
  func emptySearch(_ node: SyntaxID, _ scope: Scope) -> Value? {
    let isCall = syntax.kind(node) == .call
    let member = isCall ? syntax.child(node, 0) : node
    let base = syntax.child(member, 0)
    guard !base.isNone, syntax.kind(base) == .identifier, syntax.name(base) == "ContentUnavailableView",
      let overload = library.view(named: "ContentUnavailableView")?.overloads.first
    else { return nil }
    var title = "No Results"
    if isCall, let argument = plan(node).arguments.first,
      case .string(let text) = evaluate(argument.expression, scope, expecting: .string), !text.isEmpty
    {
      title += " for “\(text)”"
    }
    let advice = TextValue(
      segments: [TextValue.Segment(text: "Check the spelling or try a new search.")],
      source: nameRange(node).start)
    let call = BoundCall(
      signature: overload, values: [.string(title), .string("magnifyingglass"), .builtin(.text(advice))],
      name: nameRange(node))
    return .views(stage.contentUnavailable(call))
  }
}
