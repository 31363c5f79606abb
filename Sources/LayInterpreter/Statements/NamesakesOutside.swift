#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// `let filter = isStrict ? { filter($0) && $0 > 2 } : filter`: what a variable begins with means another of its name.
extension Evaluator {
  /// The scope for what a variable begins with: one that holds the other variable, where a closure mentions it that is run
  /// when both are there.
  func scope(ofInitial initializer: SyntaxID, named pattern: SyntaxID, _ scope: Scope) -> Scope {
    guard syntax.kind(initializer) == .ternary, syntax.kind(pattern) == .identifierPattern else {
      return scope
    }
    let branches = [syntax.child(initializer, 1), syntax.child(initializer, 2)]
    guard branches.contains(where: { syntax.kind($0) == .closure }),
      let value = held(under: syntax.symbol(pattern), scope)
    else { return scope }
    let inner = Scope(parent: scope)
    inner.declare(syntax.symbol(pattern), value)
    return inner
  }

  /// What the nearest variable or stored property of a name holds; nil where there is none.
  private func held(under symbol: Symbol, _ scope: Scope) -> Value? {
    var current: Scope? = scope
    while let scope = current {
      if let slot = scope.names.lastIndex(of: symbol), slot < scope.values.count { return scope.values[slot] }
      if scope.owner != nil, case .instance(let instance)? = scope.values.first,
        case .stored(let index)? = instanceMember(symbol, of: instance.type), index < instance.fields.count
      {
        return instance.fields[index]
      }
      current = scope.parent
    }
    return nil
  }
}
#endif
