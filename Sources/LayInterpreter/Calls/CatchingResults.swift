import LayCatalog
import LaySyntax

extension Evaluator {
  /// `Result { try load() }`, `Result(catching: load)`
  func catchingResult(_ node: SyntaxID, _ scope: Scope) -> Value {
    guard let argument = plan(node).arguments.first else { return .unknown }
    let function = evaluate(argument.expression, scope)
    let value = call(function, arguments: [])
    guard let error = state.failure.thrown else { return result(value, isSuccess: true) }
    state.failure.thrown = nil
    return result(error, isSuccess: false)
  }
}
