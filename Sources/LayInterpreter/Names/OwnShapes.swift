#if !hasFeature(Embedded)
import LayCatalog
import LayViews

/// What shapes of the file's own have beside what all shapes have.
extension Evaluator {
  /// The value that draws a shape; nil for one of SwiftUI's, and one that something was done to.
  func ownShape(_ value: Value) -> Instance? {
    guard case .builtin(.shape(let shape)) = value, shape.operations.isEmpty,
      case .drawn(let id) = shape.outline, Int(id.index) < state.deferredClosures.count,
      case .instance(let instance)? = state.deferredClosures[Int(id.index)].closure.scope.values.first
    else { return nil }
    return instance
  }
}
#endif
