import LayCatalog
import LaySyntax

/// What the left side of an assignment tells of its right one.
extension Evaluator {
  /// The type that an assigned expression is expected to have.
  func assignedType(_ node: SyntaxID, _ scope: Scope) -> Type {
    switch syntax.kind(node) {
    case .identifier:
      if syntax.symbol(node) == known.selfName, let owner = owner(of: scope) {
        if declarations[owner].kind == .enumeration { return .declared(owner) }
        #if !hasFeature(Embedded)
        // `extension TextAlignment { init(…) { self = .leading } }`
        if takesElse, declarations[owner].kind == .extended { return extendedType(owner) }
        #endif
      }
      switch target(of: node, scope) {
      case .member(_, let owner, let member): return type(of: member, in: owner)
      case .topLevel(let member): return type(of: member, in: nil)
      case .local(let depth, let slot):
        let owner = ancestor(depth, of: scope)
        let declared = plans.assignedTypes[node] ?? declaredType(of: slot, in: owner)
        plans.assignedTypes[node] = declared
        return declared.unwrapped.isAny && slot < owner.values.count
          ? valueType(owner.values[slot]) : declared
      default: return .any
      }
    case .member:
      switch evaluate(syntax.child(node, 0), scope) {
      case .instance(let instance):
        return instanceMember(syntax.symbol(node), of: instance.type).map {
          type(of: $0, in: instance.type)
        } ?? .any
      case .builtin(.opaque): return .builtin(.opaque)
      case .builtin(let value): return value.settingType(syntax.name(node))
      default: return .any
      }
    case .subscriptExpr where plan(node).arguments.first?.label == "keyPath":
      return valueType(evaluate(node, scope))
    case .subscriptExpr:
      let base = syntax.child(node, 0)
      #if !hasFeature(Embedded)
      if namesPart(node, scope) { return valueType(evaluate(base, scope)) }
      #endif
      switch assignedType(base, scope).unwrapped {
      case .array(let element) where !element.isAny: return element
      #if !hasFeature(Embedded)
      case .builtin(.data): return .builtin(.uint8)
      #endif
      case .dictionary(_, let value) where !value.isAny: return .optional(value)
      default: break
      }
      let value = evaluate(base, scope)
      if let type = typeOfDeclaredElement(of: value, node, scope) { return type }
      #if !hasFeature(Embedded)
      if case .builtin(.data) = value { return .builtin(.uint8) }
      #endif
      guard case .array(let elements) = value, let first = elements.first else { return .any }
      return valueType(first)
    case .forceUnwrap, .optionalChain, .parenthesized: return assignedType(syntax.child(node, 0), scope)
    default: return .any
    }
  }
}
