import LayCatalog
import LayLibrary
import LayViews

/// What becomes of values that are not known, as the pass over the code demands.
extension Evaluator {
  /// How code is gone through just now.
  var pass: Pass { stage.pass }

  /// What stands for a value that is not known: a sample where values are made up.
  func unknown(or sample: @autoclosure () -> Value) -> Value {
    pass.hasRealValues ? .unknown : sample()
  }

  /// Whether a value that only an app has stays what it is, and can't be made into another.
  var keepsOpaque: Bool { pass.hasRealValues && !configuration.isLenient }

  /// The elements that code is run for, one after the other.
  func turns(of elements: Elements) -> Elements {
    pass.takesEveryBranch ? elements.firstOnly : elements
  }
}
