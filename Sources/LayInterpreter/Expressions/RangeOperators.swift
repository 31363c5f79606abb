import LayCatalog
import LayLibrary
import LaySyntax

extension Evaluator {
  func range(_ operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID) -> Value {
    let isClosed = operation == .closedRange
    switch (left, right) {
    case (.int(let lower), .int(let upper)):
      guard lower <= upper else {
        return wrongBounds("\(lower)", "\(upper)", node)
      }
      // Where the end or the number of elements overflows, there are only bounds to compare with.
      let (end, isTooLarge) = upper.addingReportingOverflow(isClosed ? 1 : 0)
      if isTooLarge || end.subtractingReportingOverflow(lower).overflow {
        return .span(lower: left, upper: right, isClosed: isClosed)
      }
      return .range(IntegerRange(lower..<end, isClosed: isClosed))
    case (.double(let lower), .double(let upper)):
      guard lower <= upper else {
        return wrongBounds("\(lower)", "\(upper)", node)
      }
      return isClosed
        ? .interval(lower: lower, upper: upper) : .span(lower: left, upper: right, isClosed: false)
    default:
      guard compare(left, right) != nil else { return mismatch(operation, left, right, node) }
      return .span(lower: left, upper: right, isClosed: isClosed)
    }
  }

  private func wrongBounds(_ lower: String, _ upper: String, _ node: SyntaxID) -> Value {
    let what = "the range ends at \(upper), before it begins at \(lower)"
    return standInOfRunningApp(at: node, what) ?? stage.fault("range-bounds", at: syntax.range(node), what)
  }
}
