import LayCatalog
import LayLibrary

extension Evaluator {
  /// A closure that layout calls, with what it inherits.
  func deferredClosure(_ closure: Closure) -> DeferredClosure {
    let deferred = DeferredClosure(
      closure: closure, environment: stage.environment, declaredEnvironment: stage.declaredEnvironment,
      components: state.components)
    #if hasFeature(Embedded)
    return deferred
    #else
    return placed(deferred)
    #endif
  }
}
