import LayCatalog
import LayLibrary
import LaySyntax

/// Errors that code throws and catches.
extension Evaluator {
  /// Throws the value of an expression; one that is not known is thrown as well.
  func throwError(_ node: SyntaxID, _ scope: Scope) {
    guard !stage.isChecking else { return }
    state.thrown = silently { evaluate(node, scope) }
  }

  /// `try e`, `try? e`, `try! e`, `await e`
  func effect(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node) else { return .unknown }
    let value = evaluate(syntax.child(node, 0), scope, expecting: type)
    let form = syntax[node].detail
    guard state.thrown != nil, form != 0 else { return value }
    guard form == 1 else {
      reportUncaught(at: node)
      return .unknown
    }
    state.thrown = nil
    return .none
  }

  func reportUncaught(at node: SyntaxID) {
    state.thrown = nil
    _ = stage.fault(
      "uncaught-error", at: syntax.range(node), "this throws an error, and nothing catches it",
      help: "write try? or catch it")
  }
}
