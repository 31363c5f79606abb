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

  /// The case that a call means, where functions share its name that do not take the arguments.
  func caseCalled(_ ids: [FunctionID], _ owner: TypeID, _ node: SyntaxID, _ scope: Scope) -> Int? {
    guard let first = ids.first, let index = caseIndex(declarations[first].name, of: owner) else {
      return nil
    }
    let callee = declarations[owner].cases[index].callee
    guard ArgumentMatch(plan(node).arguments, callee.overloads[0].parameters).failure == nil else {
      return nil
    }
    guard mayTake(ids, node) else { return index }
    // The types tell them apart, and in the function's own code, which what is not known fits as well, it is the case.
    let isOwnCode = ids.allSatisfy { syntax.range(declarations[$0].syntax).contains(syntax.range(node)) }
    guard isOwnCode || !couldTake(ids, node, scope) else { return nil }
    return silently { fits(callee, node, scope) } ? index : nil
  }

  /// nil for a case that needs no values.
  func caseFunction(_ index: Int, of type: TypeID) -> Value? {
    let enumCase = declarations[type].cases[index]
    guard enumCase.signature.parameters.contains(where: { $0.defaultValue == nil }) else { return nil }
    return .closure(Closure(code: enumCase.syntax, scope: typeScope(type)))
  }
}
