import LayCatalog
import LayLibrary
import LaySyntax

/// What would end an app, which runs all the same: where something was met before of which nothing is known, that is why.
extension Evaluator {
  /// What stands for a value that is not there; nil where nothing was met that is not known, so that an app would end.
  /// - Parameter what: The beginning of the message: what would end it.
  func standInOfRunningApp(at node: SyntaxID, _ what: String) -> Value? {
    guard takesElse, !budget.isStopped, findings.hasUnknown else { return nil }
    findings.report(
      .warning(
        "unknown-value", at: syntax.range(node),
        what + ": an app would end here, so it comes of what is not known: a placeholder stands for it"))
    return .builtin(.opaque)
  }

  /// `do { _ = try decode(…); fatalError() } catch { … }`: whether what ends an app is taken to be passed over, because
  /// something fails before it of which nothing is known. Then the code that catches that runs.
  func failsInstead(ofEndingAt node: SyntaxID) -> Bool {
    guard takesElse, !budget.isStopped, let block = state.failure.catching,
      syntax.range(block).contains(syntax.range(node))
    else { return false }
    findings.report(
      .warning(
        "unknown-condition", at: syntax.range(node),
        "an app would end here: something before it is taken to fail, and is caught"))
    state.failure.thrown = .builtin(.opaque)
    return true
  }
}

extension SourceRange {
  func contains(_ inner: SourceRange) -> Bool { start <= inner.start && inner.end <= end }
}
