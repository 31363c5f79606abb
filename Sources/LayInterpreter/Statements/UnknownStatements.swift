import LayCatalog
import LayLibrary
import LaySyntax

/// Statements that call what nothing is known of: `Analytics.track(.opened)`, `setNeedsDisplay()`.
///
/// What such code gives is not used, so nothing of it is shown. It is not run; what it is given is evaluated.
extension Evaluator {
  /// Passes a call over of which nothing is known; what gets closures or variables may run or change them, and is
  /// evaluated as any other.
  /// - Returns: Whether it is passed over.
  func passesOver(_ node: SyntaxID, _ scope: Scope) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    guard takesElse, syntax.kind(node) == .call else { return false }
    let chain = chain(node)
    guard isUnknownName(chain.base, scope) else { return false }
    var calls = chain.links.filter { $0.kind == .method || $0.kind == .call }.map { $0.node }
    if syntax.kind(chain.base) == .call { calls.append(chain.base) }
    guard calls.allSatisfy({ !handsOverCode($0) }) else { return false }
    for call in calls.reversed() { evaluateArguments(of: call, scope) }
    findings.noteUnknown()
    return true
    #endif
  }

  #if !hasFeature(Embedded)
  /// Whether nothing is known of the name that a chain begins with.
  private func isUnknownName(_ base: SyntaxID, _ scope: Scope) -> Bool {
    let callee = syntax.kind(base) == .call ? syntax.child(base, 0) : base
    guard syntax.kind(callee) == .identifier, case .missing = target(ofCallee: callee, scope) else {
      return false
    }
    return true
  }

  private func handsOverCode(_ call: SyntaxID) -> Bool {
    plan(call).arguments.contains {
      syntax.kind($0.expression) == .closure || syntax.kind($0.expression) == .inoutExpr
    }
  }
  #endif
}
