import LayCatalog
import LayLibrary
import LaySyntax

extension Evaluator {
  /// `lock.withLock { … }`: what the closure gives, which runs at once; nil for any other call, and for a lock that hands
  /// over what it guards.
  func locked(_ link: Chain.Link, _ scope: Scope) -> Value? {
    guard pass.hasRealValues, symbols[link.name] == "withLock",
      let argument = plan(link.node).arguments.first, syntax.kind(argument.expression) == .closure,
      closurePlan(argument.expression).names.isEmpty
    else { return nil }
    return call(evaluate(argument.expression, scope), arguments: [])
  }
}
