#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Properties that extensions add to optionals for what may be in them: `extension Optional where Wrapped: Keyed`.
extension Evaluator {
  /// The value of such a property; nil where there is none of the name for what is in an optional.
  func memberOfOptional(_ symbol: Symbol, of value: Value, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard takesElse, syntax.kind(node) == .member, let name = symbols.find("Optional"),
      let candidates = declarations.constrainedExtensions[name],
      candidates.contains(where: { declarations[$0.type].members[symbol] != nil })
    else { return nil }
    let wrapped = value.isNil ? staticType(of: syntax.child(node, 0), scope).unwrapped : valueType(value)
    guard !wrapped.isAny,
      let owner = constrainedExtensions(of: ["Optional"], meeting: .optional(wrapped)).first(where: {
        declarations[$0].members[symbol] != nil
      }), let member = declarations[owner].members[symbol], case .variable(let id) = member,
      !state.running.contains(declarations[id].syntax), value.isNil || !hasMember(value, symbol)
    else { return nil }
    inference.wrapped.append(wrapped)
    defer { inference.wrapped.removeLast() }
    return self.value(of: member, of: value, type: owner, node, scope)
  }

  /// What `Wrapped` is in the code of such a property; nil anywhere else.
  func wrappedType(_ symbol: Symbol, _ scope: Scope) -> Type? {
    guard let type = inference.wrapped.last, symbols[symbol] == "Wrapped", let owner = owner(of: scope),
      declarations[owner].kind == .extended, declarations[owner].name == "Optional"
    else { return nil }
    return type
  }
}
#endif
