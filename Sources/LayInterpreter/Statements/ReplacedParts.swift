#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// `rows[1..<3] = []`
extension Evaluator {
  /// Whether a subscript names a range of places, as far as that is seen without running any code.
  func namesPart(_ node: SyntaxID, _ scope: Scope) -> Bool {
    guard let argument = plan(node).arguments.first, argument.label.isEmpty else { return false }
    let index = argument.expression
    switch syntax.kind(index) {
    case .binaryOperator:
      let operation = Operator(rawValue: syntax[index].detail)
      return operation == .halfOpenRange || operation == .closedRange
    case .prefixOperator: return isRangePrefix(index)
    case .operatorReference: return true
    case .identifier:
      guard case .local(let depth, let slot) = target(of: index, scope) else { return false }
      let owner = ancestor(depth, of: scope)
      guard slot < owner.values.count, case .range = owner.values[slot] else { return false }
      return true
    default: return false
    }
  }

  /// Puts elements in the place of a part of a list; false, with nothing evaluated, where a subscript names none.
  func replacePart(_ node: SyntaxID, by value: Value, _ scope: Scope) -> Bool {
    guard namesPart(node, scope), let argument = plan(node).arguments.first else { return false }
    let base = syntax.child(node, 0)
    let current = evaluate(base, scope)
    switch current {
    case .array, .builtin(.data): break
    default: return false
    }
    if syntax.kind(argument.expression) == .operatorReference {
      store(value, in: base, scope)
    } else {
      let places = index(argument.expression, scope, expecting: .any)
      let whole = replacing(places, of: current, by: value, node)
      store(stage.counted(whole, insteadOf: current, at: syntax.range(node)), in: base, scope)
    }
    return true
  }
}
#endif
