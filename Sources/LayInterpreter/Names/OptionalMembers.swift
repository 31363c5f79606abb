#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Properties that extensions add to optionals for what may be in them: `extension Optional where Wrapped: Keyed`.
extension Evaluator {
  /// The value of such a property; nil where there is none of the name for what is in an optional.
  func memberOfOptional(_ symbol: Symbol, of value: Value, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard takesElse, !declarations.constrainedExtensions.isEmpty, syntax.kind(node) == .member,
      let name = symbols.find("Optional"),
      let candidates = declarations.constrainedExtensions[name],
      candidates.contains(where: { declarations[$0.type].members[symbol] != nil })
    else { return nil }
    let wrapped = value.isNil ? staticType(of: syntax.child(node, 0), scope).unwrapped : valueType(value)
    guard !wrapped.isAny,
      let owner = constrainedExtensions(of: ["Optional"], meeting: .optional(wrapped)).first(where: {
        declarations[$0].members[symbol] != nil
      }), case .variable(let id)? = declarations[owner].members[symbol],
      !state.running.contains(declarations[id].syntax), value.isNil || !hasMember(value, symbol)
    else { return nil }
    inference.receivers.wrapped.append(wrapped)
    defer { inference.receivers.wrapped.removeLast() }
    return self.value(of: id, receiver: value, node, scope)
  }
}
#endif
