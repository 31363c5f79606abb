import LaySyntax

/// Expressions that take their type from where they stand: `.red`, `.init(width: 3)`.
extension Evaluator {
  func isImplicit(_ node: SyntaxID) -> Bool {
    switch syntax.kind(node) {
    case .implicitMember: return true
    case .call: return syntax.kind(syntax.child(node, 0)) == .implicitMember
    default: return false
    }
  }

  #if !hasFeature(Embedded)
  /// Whether a closure gives such an expression, in one of its branches at least: `{ $0.isOn ? .red : .gray }`.
  /// - Complexity: O(n) in the nodes of its body, the first time that it is asked about.
  func givesImplicit(_ plan: ClosurePlan) -> Bool {
    if let known = plan.givesImplicit { return known }
    let answer = holdsImplicitResult(plan.block)
    plan.givesImplicit = answer
    return answer
  }

  private func holdsImplicitResult(_ block: SyntaxID) -> Bool {
    var pending = [block]
    while let next = pending.popLast() {
      switch syntax.kind(next) {
      case .closure, .functionDecl: continue
      case .block, .returnStatement, .parenthesized:
        if syntax.children(next).contains(where: { isImplicit($0) }) { return true }
      case .ternary:
        if isImplicit(syntax.child(next, 1)) || isImplicit(syntax.child(next, 2)) { return true }
      // What stands in other expressions is of their types.
      case let kind where syntax.isExpression(next) && kind != .ternary: continue
      default: break
      }
      pending.append(contentsOf: syntax.children(next))
    }
    return false
  }
  #endif
}
