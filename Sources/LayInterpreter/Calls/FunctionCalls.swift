import LayCatalog
import LaySyntax

/// Calls of functions that the file declares: which of several is meant, and its arguments.
extension Evaluator {
  /// Calls the overload of a function that the arguments choose; nil if it yields views, built where they are put.
  func callFunctions(
    _ ids: [FunctionID], receiver: Scope, _ node: SyntaxID, _ scope: Scope, expecting type: Type = .any
  ) -> Value? {
    guard !ids.isEmpty else { return .unknown }
    if ids.allSatisfy({ declarations[$0].buildsViews }) { return nil }
    if meansSuperclass(ids, node, scope) { return .builtin(.opaque) }
    guard let (id, call) = bindFunction(ids, node, scope) else { return .unknown }
    let function = declarations[id]
    if function.buildsViews { return nil }
    // An operator stands in a type, and is found everywhere.
    let isOwned = receiver === fileScope && function.owner != nil
    let around = isOwned ? function.owner.map { typeScope($0) } ?? receiver : receiver
    return wanting(type, of: id) { run(id, call, receiver: around, at: node, changing: scope) }
  }

  /// Whether a call in an app means the method of one of the SDK's classes and not those of a subclass of it, which take
  /// values of other types: `string(from: NSNumber(value: 2))` of a formatter.
  func meansSuperclass(_ ids: [FunctionID], _ node: SyntaxID, _ scope: Scope) -> Bool {
    guard takesElse, let owner = declarations[ids[0]].owner, hasForeignSuperclass(owner),
      !inherits(declarations[superclasses(of: owner).first ?? owner].conformances, from: "NSObject")
    else { return false }
    return amidTrials { !ids.contains { fits($0, node, scope) } }
  }

  /// Of functions that only their results tell apart, those that give what is expected.
  func giving(_ type: Type, _ ids: [FunctionID], _ node: SyntaxID) -> [FunctionID] {
    guard ids.count > 1, !type.isAny else { return ids }
    let wanted = type.unwrapped
    let fitting = ids.filter { declarations[$0].result.unwrapped == wanted }
    return !fitting.isEmpty && fitting.count < ids.count && mayTake(fitting, node) ? fitting : ids
  }

  /// Chooses a function of several and binds the arguments.
  /// - Parameter receiver: The value whose member it is.
  func bindFunction(
    _ ids: [FunctionID], _ node: SyntaxID, _ scope: Scope, receiver: Value = .void
  ) -> (FunctionID, BoundCall)? {
    let ids = visible(ids, from: node, scope)
    guard let first = ids.first else { return nil }
    #if hasFeature(Embedded)
    let callee = callee(of: ids)
    #else
    let callee = initializers(ids, named: node) ?? callee(of: ids)
    #endif
    #if !hasFeature(Embedded)
    let outer = inference.receivers.called
    let ofSelf = parametersOfSelf(first, receiver)
    // What is called around this call has nothing to say here, but where it calls itself.
    let isNoted = ofSelf != nil || outer?.callee === callee
    if isNoted { inference.receivers.called = ofSelf.map { (callee, $0.parameters, $0.type) } }
    defer { if isNoted { inference.receivers.called = outer } }
    #endif
    guard var call = bind(node, callee, scope) else { return nil }
    let place = ids.count == 1 ? 0 : callee.overloads.firstIndex { $0 === call.signature } ?? 0
    let chosen = ids.indices.contains(place) ? ids[place] : first
    unifyNumbers(chosen, &call, receiver: receiver)
    return (chosen, call)
  }

  #if !hasFeature(Embedded)
  /// The parameters of type `Self` that a method of an extension has, and what that is where it is a type of the file.
  private func parametersOfSelf(
    _ id: FunctionID, _ receiver: Value
  ) -> (parameters: [Int], type: Type)? {
    let type: Type
    switch receiver {
    case .enumCase(let value): type = .declared(value.type)
    case .instance(let instance): type = .declared(instance.type)
    default: return nil
    }
    guard let owner = declarations[id].owner, declarations[owner].kind == .extended,
      let list = syntax.children(declarations[id].syntax).first(where: { syntax.kind($0) == .parameterList })
    else { return nil }
    let written = syntax.children(list).filter { syntax.kind($0) == .parameter }.map { syntax.child($0, 2) }
    let parameters = written.indices.filter {
      syntax.kind(written[$0]) == .namedType && syntax.symbol(written[$0]) == known.typeSelf
    }
    return parameters.isEmpty ? nil : (parameters, type)
  }
  #endif

  /// Of functions that extensions in several modules add, those that code can see; and of two that differ in types whose
  /// values are the same here, as `String` and `LocalizedStringResource`, not the one whose code it is.
  private func visible(_ ids: [FunctionID], from node: SyntaxID, _ scope: Scope) -> [FunctionID] {
    guard ids.count > 1, declarations.topLevel.isDivided else { return ids }
    let place = syntax.range(node).start
    let seen = ids.filter { isSeen($0, from: place) && !isTwinsCode($0, among: ids, node) }
    #if !hasFeature(Embedded)
    let favored = seen.filter { !isDisfavored($0) }
    if favored.count < seen.count, couldTake(favored, node, scope) { return favored }
    #endif
    return seen.isEmpty ? ids : seen
  }

  private func isTwinsCode(_ id: FunctionID, among ids: [FunctionID], _ node: SyntaxID) -> Bool {
    guard syntax.range(declarations[id].syntax).contains(syntax.range(node)) else { return false }
    let own = declarations[id].signature.parameters
    return ids.contains { other in
      let parameters = declarations[other].signature.parameters
      return other != id && parameters.count == own.count
        && zip(parameters, own).allSatisfy { $0.label == $1.label && $0.type.isTwin(of: $1.type) }
    }
  }

  /// What a call of overloads of one name calls, the same at each call.
  private func callee(of ids: [FunctionID]) -> Callee {
    let first = declarations[ids[0]]
    if let callee = first.callee, callee.overloads.count == ids.count,
      zip(callee.overloads, ids).allSatisfy({ $0 === declarations[$1].signature })
    {
      return callee
    }
    let callee = Callee(
      name: displayName(ids[0]), overloads: ids.map { declarations[$0].signature }, isOfLibrary: false)
    callee.isRanked = true
    callee.isExtension = first.owner.map { declarations[$0].kind == .extended } ?? false
    first.callee = callee
    return callee
  }

  private func displayName(_ id: FunctionID) -> String {
    let function = declarations[id]
    if function.isInitializer, let owner = function.owner { return declarations[owner].name }
    return symbols[function.name]
  }
}

extension Type {
  /// Whether the values of two types are the same here.
  fileprivate func isTwin(of other: Type) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.optional(let wrapped), .optional(let otherWrapped)): return wrapped.isTwin(of: otherWrapped)
    case (.builtin(.localizedStringKey), _): return other.isString
    case (_, .builtin(.localizedStringKey)): return isString
    default: return false
    }
  }
}
