import LayCatalog
import LayLibrary
import LaySyntax

extension Evaluator {
  /// `lock.withLock { … }` and `DispatchQueue.main.async { … }`: what the closure gives, which runs at once; nil for any
  /// other call, and for a lock that hands over what it guards.
  func locked(_ link: Chain.Link, _ scope: Scope) -> Value? {
    guard pass.hasRealValues, symbols[link.name] == "withLock" || isGivenToMainQueue(link),
      let argument = plan(link.node).arguments.first, syntax.kind(argument.expression) == .closure,
      closurePlan(argument.expression).names.isEmpty
    else { return nil }
    let wasRunning = waiting.isRunning
    // What that leaves for the turn after it is not run.
    waiting.isRunning = false
    defer { waiting.isRunning = wasRunning }
    return call(evaluate(argument.expression, scope), arguments: [])
  }

  #if !hasFeature(Embedded)
  /// `MainActor.assumeIsolated { … }`: what the closure gives; nil for any other call.
  func isolated(_ symbol: Symbol, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard pass.hasRealValues, symbols[symbol] == "assumeIsolated", let argument = plan(node).arguments.first,
      syntax.kind(argument.expression) == .closure
    else { return nil }
    return call(evaluate(argument.expression, scope), arguments: [])
  }
  #endif

  /// Whether what views do once they are there leaves code for the turn after this one, which comes before anything is
  /// drawn. What initialisers leave may need what they are about to make.
  private func isGivenToMainQueue(_ link: Chain.Link) -> Bool {
    guard waiting.isRunning, symbols[link.name] == "async" else { return false }
    let queue = syntax.child(syntax.child(link.node, 0), 0)
    return syntax.kind(queue) == .member && syntax.name(queue) == "main"
      && syntax.name(syntax.child(queue, 0)) == "DispatchQueue"
  }
}
