import LayCatalog
import LayLibrary
import LaySyntax
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
  var keepsOpaque: Bool { pass.hasRealValues && !isLenient }

  /// Whether what is not known stands for something, so that evaluation goes on with it.
  var takesElse: Bool { isLenient && pass.hasRealValues }

  /// Whether what is not known gets a stand-in, for the sources are not all there.
  var isLenient: Bool { configuration.isLenient }

  /// The truth of a condition; what is not known is taken to be false in a lenient compilation, with a warning.
  func decided(_ truth: Bool?, at node: SyntaxID) -> Bool? {
    guard truth == nil, takesElse, !budget.isStopped else { return truth }
    findings.report(
      .warning(
        "unknown-condition", at: syntax.range(node), "whether this holds is not known: it is taken not to"))
    return false
  }

  /// The truth of a condition without which an app would end: in a lenient compilation it holds. Where it seems not to,
  /// that comes of something that stands in for what the app has.
  func assumed(_ truth: Bool?, at node: SyntaxID) -> Bool? {
    guard truth != true, takesElse, !budget.isStopped else { return truth }
    findings.report(
      .warning(
        "unknown-condition", at: syntax.range(node),
        "an app would end if this did not hold: it is taken to hold"))
    return true
  }

  /// The elements that code is run for, one after the other.
  func turns(of elements: Elements) -> Elements {
    pass.takesEveryBranch ? elements.firstOnly : elements
  }
}
