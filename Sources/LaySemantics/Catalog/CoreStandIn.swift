import LaySyntax

// Deleted as soon as the evaluator's core brings these itself.

extension Evaluator {
  package func report(_ diagnostic: Diagnostic) { sink.report(diagnostic) }
  package func addNode(_ kind: ViewKind, payload: Int, source: UInt32) -> ViewID {
    tree.environments.append(environment)
    return tree.add(
      ViewNode(
        kind, payload: UInt32(truncatingIfNeeded: payload), environment: UInt32(tree.environments.count - 1),
        source: source))
  }
  package func content(_ closure: Closure, _ arguments: [Value]) -> ViewList { ViewList() }
  package func deferred(_ closure: Closure) -> ClosureID { ClosureID(0) }
  func warnOnce(_ diagnostic: Diagnostic, about name: String) { sink.report(diagnostic) }
}
