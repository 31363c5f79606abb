import LayCatalog
import LaySyntax

/// Cases with associated values are functions where they are not called: `numbers.map(Shape.circle)`.
extension Evaluator {
  func caseFunction(_ symbol: Symbol, of type: TypeID) -> Value? {
    caseIndex(symbol, of: type).flatMap { caseFunction($0, of: type) }
  }

  /// The case of a name, which a static property or functions may share: `static var toast: Self { .toast(after: 0) }`.
  func caseIndex(_ symbol: Symbol, of type: TypeID) -> Int? {
    if case .enumCase(let index)? = declarations[type].statics[symbol] { return index }
    guard declarations.functionNames[symbol] != nil, declarations[type].kind == .enumeration else {
      return nil
    }
    return declarations[type].cases.firstIndex { $0.name == symbol }
  }

  /// nil for a case that needs no values.
  func caseFunction(_ index: Int, of type: TypeID) -> Value? {
    let enumCase = declarations[type].cases[index]
    guard enumCase.signature.parameters.contains(where: { $0.defaultValue == nil }) else { return nil }
    return .closure(Closure(code: enumCase.syntax, scope: typeScope(type)))
  }
}
