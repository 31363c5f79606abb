import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Values that code finds out where an app would end in it.
extension Evaluator {
  /// Runs code that finds out a value. Where an app would end in it, the value is not known, and what waits for it goes
  /// on.
  @inline(__always)
  func finding(_ name: Symbol, _ body: () -> Value) -> Value {
    configuration.isLenient ? resumed(name, body) : body()
  }

  private func resumed(_ name: Symbol, _ body: () -> Value) -> Value {
    let outer = state.failure.findsValue
    state.failure.findsValue = true
    let value = body()
    state.failure.findsValue = outer
    guard budget.isStopped, budget.stops.endsValue else { return value }
    budget.resume()
    findings.countStandIn(for: name)
    return .placeholder(name)
  }
}
