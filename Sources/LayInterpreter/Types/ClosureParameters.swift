#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// What tells functions apart that take closures, or dictionaries, of different types.
extension Evaluator {
  /// Whether a closure may be a function of a type: the cases by which a `switch` tells its parameter apart are those of
  /// the parameter's type.
  func closureFits(_ node: SyntaxID, _ type: Type) -> Bool {
    guard let parameters = type.parameters, parameters.count == 1,
      case .declared(let id) = parameters[0], declarations[id].kind == .enumeration,
      let name = closurePlan(node).names.first
    else { return true }
    let statement = syntax[closurePlan(node).block].firstChild
    guard !statement.isNone, syntax.kind(statement) == .switchStatement else { return true }
    let subject = syntax[statement].firstChild
    guard syntax.kind(subject) == .identifier, syntax.symbol(subject) == name else { return true }
    for branch in syntax.children(statement) where syntax.kind(branch) == .switchCase {
      for item in syntax.children(branch) where syntax.kind(item) == .caseItem {
        let pattern = syntax[item].firstChild
        if syntax.kind(pattern) == .enumCasePattern, declarations[id].statics[syntax.symbol(pattern)] == nil {
          return false
        }
      }
    }
    return true
  }

  /// Whether a name may be of a function's type: as a parameter or property it has one itself.
  func functionFits(_ node: SyntaxID, _ type: Type, _ scope: Scope) -> Bool {
    guard case .function(let wanted, _) = type else { return true }
    let written: Type
    switch target(of: node, scope) {
    case .local(let depth, let slot): written = declaredType(of: slot, in: ancestor(depth, of: scope))
    case .member(_, let owner, let member): written = self.type(of: member, in: owner)
    default: return true
    }
    guard case .function(let given, _) = written else { return true }
    return wanted.count == given.count
      && zip(wanted, given).allSatisfy { $0 == $1 || isOpen($0) || isOpen($1) }
  }

  /// Whether the keys and values of a dictionary literal may be of those of a dictionary's type: `[.name: "a"]` is none of
  /// texts by texts. Of other types nothing is known here.
  func entriesFit(_ node: SyntaxID, _ type: Type, _ scope: Scope) -> Bool {
    guard case .dictionary(let key, let value) = type else { return true }
    var isKey = true
    for part in syntax.children(node) {
      if !fits(part, isKey ? key : value, scope) { return false }
      isKey.toggle()
    }
    return true
  }

  /// The type that a name or a property is declared with, whose value is called; any for other expressions.
  func declaredType(ofCallee node: SyntaxID, _ scope: Scope) -> Type {
    switch syntax.kind(node) {
    case .identifier:
      switch target(of: node, scope) {
      case .local(let depth, let slot): return declaredType(of: slot, in: ancestor(depth, of: scope))
      case .member(_, let owner, let member): return type(of: member, in: owner)
      case .topLevel(let member): return type(of: member, in: nil)
      default: return .any
      }
    case .member:
      guard case .instance(let instance) = evaluate(syntax.child(node, 0), scope),
        let member = instanceMember(syntax.symbol(node), of: instance.type)
      else { return .any }
      return type(of: member, in: instance.type)
    default: return .any
    }
  }

  /// The type that a closure says it gives, `{ proxy -> Color in … }`; any where it says none, or one that tells nothing of
  /// values.
  func writtenResult(of plan: ClosurePlan, _ scope: Scope) -> Type {
    guard !plan.result.isNone else { return .any }
    let type = silently { self.type(plan.result, in: owner(of: scope), generics: []) }
    return isOpen(type) || type.isVoid ? .any : type
  }

  /// Whether a type says nothing of which values it has.
  private func isOpen(_ type: Type) -> Bool {
    if case .declared(let id) = type { return declarations[id].kind == .protocolType }
    return type.unwrapped.isAny || type.isView || type == .builtin(.opaque)
  }
}
#endif
