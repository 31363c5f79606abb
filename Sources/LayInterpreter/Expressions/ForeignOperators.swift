import LayCatalog
import LayLibrary
import LaySyntax

/// Operators that a module adds to SwiftUI's types of which nothing is known here: `-insets`.
extension Evaluator {
  /// What stands for the result where one of the operands is of a type of SwiftUI's, and the code's module imports such a
  /// module; nil elsewhere.
  func foreignOperator(_ operation: Operator, _ operands: [Value], _ node: SyntaxID) -> Value? {
    let range = syntax.range(node)
    guard takesElse, importsForeign(at: range.start),
      operands.contains(where: { if case .builtin = $0 { true } else { false } })
    else { return nil }
    findings.report(
      .warning(
        "unknown-operator", at: range,
        "no operator '\(operation.spelling)' is known here for these values: a placeholder stands for what it gives"
      ))
    return .placeholder(symbols.intern(operation.spelling))
  }
}
