import LayCatalog
import LayLibrary
import LaySyntax

/// Operators that the file's types declare: `static func < (left: Version, right: Version) -> Bool`.
extension Evaluator {
  /// What an operator of the operands' type gives; nil where the type declares none.
  func declaredOperator(_ operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID) -> Value? {
    guard declarations.hasOperators else { return nil }
    if let result = call(operatorNamed: operation.spelling, left, right, node) { return result }
    // Swift makes the others of these two.
    switch operation {
    case .notEqual: return call(operatorNamed: "==", left, right, node).map { negated($0) }
    case .greater: return call(operatorNamed: "<", right, left, node)
    case .lessOrEqual: return call(operatorNamed: "<", right, left, node).map { negated($0) }
    case .greaterOrEqual: return call(operatorNamed: "<", left, right, node).map { negated($0) }
    default: return nil
    }
  }

  /// What an operator before a value of a type that declares it gives; nil where none does.
  func declaredOperator(_ operation: Operator, _ operand: Value) -> Value? {
    guard declarations.hasOperators, let type = declaredType(of: operand),
      let symbol = symbols.find(operation.spelling),
      case .function(let ids)? = staticMember(symbol, of: type),
      let function = ids.first(where: { declarations[$0].signature.parameters.count == 1 })
    else { return nil }
    guard pass.entersDeclarations else { return sample(of: declarations[function].result) }
    return call(
      .closure(Closure(code: declarations[function].syntax, scope: typeScope(type))), arguments: [operand])
  }

  /// The order of two values by their type's own `<`; nil where it has none.
  func declaredOrder(_ left: Value, _ right: Value) -> Int? {
    guard declarations.hasOperators,
      case .bool(let isLess)? = call(operatorNamed: "<", left, right, syntax.root)
    else { return nil }
    if isLess { return -1 }
    guard case .bool(true)? = call(operatorNamed: "<", right, left, syntax.root) else { return 0 }
    return 1
  }

  /// Whether two values are equal by their type's own `==`; nil where it has none.
  func declaredEquality(_ left: Value, _ right: Value) -> Bool? {
    guard declarations.hasOperators,
      case .bool(let flag)? = call(operatorNamed: "==", left, right, syntax.root)
    else { return nil }
    return flag
  }

  private func negated(_ value: Value) -> Value {
    if case .bool(let flag) = value { return .bool(!flag) }
    return value
  }

  /// What the operator of a name makes of operands, one of which is of a type of the file's own.
  private func call(operatorNamed name: String, _ left: Value, _ right: Value, _ node: SyntaxID) -> Value? {
    guard let symbol = symbols.find(name) else { return nil }
    var found = operators(symbol, of: left)
    for candidate in operators(symbol, of: right) where !found.contains(candidate) { found.append(candidate) }
    if case .function(let ids)? = declarations.topLevel[symbol] { found += ids }
    let ids = found
    if ids.isEmpty { return nil }
    var arguments = [left, right]
    let function = ids.first { id in
      let types = declarations[id].signature.parameters.map { $0.type }
      guard types.count == 2, let first = operand(left, 0, of: node, types[0]),
        let second = operand(right, 1, of: node, types[1])
      else { return false }
      arguments = [first, second]
      return true
    }
    guard let function, !state.running.contains(declarations[function].syntax) else { return nil }
    let scope = declarations[function].owner.map { typeScope($0) } ?? fileScope
    return call(
      .closure(Closure(code: declarations[function].syntax, scope: scope)), arguments: arguments)
  }

  /// The operators of a name that the file declares for a value's type.
  private func operators(_ symbol: Symbol, of value: Value) -> [FunctionID] {
    var member: Member?
    if let type = declaredType(of: value) {
      member = staticMember(symbol, of: type)
    } else {
      member = extensionStatic(symbol, of: typeForPattern(value))?.1
    }
    guard case .function(let ids)? = member else { return [] }
    return ids
  }

  /// An operand as an operator takes it, a literal as the number that is wanted; nil where it takes no such value.
  private func operand(_ value: Value, _ index: Int, of node: SyntaxID, _ type: Type) -> Value? {
    if type.isDouble, case .int(let number) = value, syntax.kind(node) == .binaryOperator,
      isLiteral(syntax.child(node, index))
    {
      return .double(Double(number))
    }
    return converted(value, to: type)
  }

  private func declaredType(of value: Value) -> TypeID? {
    switch value {
    case .instance(let instance): return instance.type
    case .enumCase(let value): return value.type
    default: return nil
    }
  }
}
