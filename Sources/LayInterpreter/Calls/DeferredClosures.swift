import LayCatalog
import LayLibrary

extension Evaluator {
  /// A closure that layout calls, with what it inherits.
  func deferredClosure(_ closure: Closure) -> DeferredClosure {
    let deferred = DeferredClosure(
      closure, stage.environment, declared: stage.declaredEnvironment, in: state.components)
    #if !hasFeature(Embedded)
    deferred.origin = placeAmongHandovers(of: closure)
    #endif
    return deferred
  }
}
