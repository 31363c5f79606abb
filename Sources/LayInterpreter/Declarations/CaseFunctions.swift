import LayCatalog
import LaySyntax

/// Cases with associated values are functions where they are not called: `numbers.map(Shape.circle)`.
extension Evaluator {
  func caseFunction(_ symbol: Symbol, of type: TypeID) -> Value? {
    guard case .enumCase(let index)? = declarations[type].statics[symbol] else { return nil }
    return caseFunction(index, of: type)
  }

  /// nil for a case that needs no values.
  func caseFunction(_ index: Int, of type: TypeID) -> Value? {
    let enumCase = declarations[type].cases[index]
    guard enumCase.signature.parameters.contains(where: { $0.defaultValue == nil }) else { return nil }
    return .closure(Closure(code: enumCase.syntax, scope: typeScope(type)))
  }
}
