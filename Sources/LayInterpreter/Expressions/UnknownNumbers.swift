import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

extension Evaluator {
  /// What an operator gives for a number beside a value that is not known: of an integer, `1 / scale`, nobody can tell the
  /// type, so that it stays unknown until a type is expected. nil where the operator is to be applied.
  func numberBesideUnknown(_ first: inout Value, _ second: inout Value, _ expected: Type) -> Value? {
    let isUnknown = (first.isOpaque || first.isPlaceholder, second.isOpaque || second.isPlaceholder)
    guard isUnknown.0 != isUnknown.1, case .int = isUnknown.0 ? second : first else { return nil }
    guard expected.isAny else {
      if expected.isDouble { (first, second) = (first.asDouble, second.asDouble) }
      return nil
    }
    return isUnknown.0 ? first : second
  }

  func dividedByZero(_ number: Int, _ node: SyntaxID) -> Value {
    let message = "\(number) is divided by zero"
    return standInOfRunningApp(at: node, message)
      ?? stage.fault("division-by-zero", at: syntax.range(node), message)
  }

  /// What an operator gives where one side is only known when an app runs: whether it is nil is known.
  func result(
    ofUnknown operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID
  ) -> Value {
    if left.isNil || right.isNil, operation == .equal || operation == .notEqual {
      findings.countStandIn(for: .empty)
      return .bool(operation == .notEqual)
    }
    guard configuration.isLenient else { return .builtin(.opaque) }
    if isComparison(operation) { return .unknown }
    if operation == .halfOpenRange || operation == .closedRange {
      // How many there are is not known: none.
      findings.countStandIn(for: .empty)
      let known = left.isOpaque ? right : left
      return known.isOpaque ? .builtin(.opaque) : apply(.halfOpenRange, known, known, node)
    }
    let known = valueType(left.isOpaque ? right : left)
    return known == .builtin(.opaque) ? .builtin(.opaque) : stand(in: known, for: .empty)
  }
}
