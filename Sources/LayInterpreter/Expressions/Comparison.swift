import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Equality and order of values.
extension Evaluator {
  /// Whether two values are equal; nil for values that Swift would not compare.
  ///
  /// What holds other values may hold the same ones many times over: when no steps are left to look at them, the
  /// values count as unlike, and `hasSteps(at:)` tells.
  func equal(_ left: Value, _ right: Value) -> Bool? {
    if let equal = declaredEquality(left, right) { return equal }
    switch (left, right) {
    case (.none, .none), (.void, .void): return true
    case (.none, _), (_, .none): return false
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.int, .double), (.double, .int):
      return takesIntegersForLiterals ? equal(left.asDouble, right.asDouble) : nil
    case (.string(let a), .string(let b)):
      budget.charge(min(a.utf8.count, b.utf8.count))
      return a == b
    case (.range(let a), .range(let b)): return a == b
    case (.interval(let a, let b), .interval(let c, let d)): return a == c && b == d
    case (.span(let a, let b, let isClosed), .span(let c, let d, let other)):
      guard let lower = equal(a, c), let upper = equal(b, d) else { return nil }
      return lower && upper && isClosed == other
    case (.array(let a), .array(let b)):
      guard countComparison(of: min(a.count, b.count)) else { return false }
      return a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) ?? false }
    case (.tuple(let a), .tuple(let b)):
      guard countComparison(of: a.elements.count) else { return false }
      return a.elements.count == b.elements.count
        && zip(a.elements, b.elements).allSatisfy { equal($0.value, $1.value) ?? false }
    case (.instance(let a), .instance(let b)):
      if let identical = isIdentical(left, right) { return identical }
      guard countComparison(of: a.fields.count) else { return false }
      return a.type == b.type && zip(a.fields, b.fields).allSatisfy { equal($0, $1) ?? false }
    case (.enumCase(let a), .enumCase(let b)):
      guard countComparison(of: a.associated.count) else { return false }
      return (a.type == b.type || isResult(a.type) && isResult(b.type)) && a.name == b.name
        && zip(a.associated, b.associated).allSatisfy { equal($0, $1) ?? false }
    case (.builtin(.integer(let a)), .builtin(.integer(let b))): return a.compared(to: b) == 0
    case (.builtin(.integer(let a)), .int(let b)), (.int(let b), .builtin(.integer(let a))):
      return SizedInteger.order(a, b) == 0
    case (.builtin(let a), .builtin(let b)): return a.type == b.type || a == b ? a == b : nil
    #if !hasFeature(Embedded)
    // `edges == [.top, .bottom]`
    case (.builtin(let a), .array(let elements)) where a.bits != nil:
      return BuiltinValue.union(elements.compactMap { $0.builtin }, as: a.type).map { a == $0 }
    #endif
    case (.metatype(let a), .metatype(let b)): return a == b
    case (.dictionary(let a), .dictionary(let b)):
      guard countComparison(of: a.entries.count) else { return false }
      return a.entries.count == b.entries.count
        && a.entries.allSatisfy { entry in
          guard let index = index(of: entry.key, in: b) else { return false }
          return equal(b.entries[index].value, entry.value) == true
        }
    case (.set(let a), .set(let b)):
      guard countComparison(of: a.entries.count) else { return false }
      return a.entries.count == b.entries.count
        && a.entries.allSatisfy { index(of: $0.key, in: b) != nil }
    case (.keyPath(let a), .keyPath(let b)):
      return a.components.count == b.components.count
        && zip(a.components, b.components).allSatisfy { first, second in
          switch (first, second) {
          case (.member(let a), .member(let b)): a == b
          case (.element(let a), .element(let b)): equal(a, b) == true
          default: false
          }
        }
    case (.unknown, _), (_, .unknown), (.placeholder, _), (_, .placeholder):
      findings.countStandIn(for: .empty)
      return false
    default: return nil
    }
  }

  /// Where a dictionary has the entry of a key; nil where there is none, and where no steps are left to look.
  func index(of key: Value, in dictionary: DictionaryValue) -> Int? {
    switch dictionary.place(of: key) {
    case .at(let index): return index
    case .absent: return nil
    case .unknown: break
    }
    guard budget.charge(dictionary.entries.count << 3) else { return nil }
    return dictionary.entries.firstIndex { equal($0.key, key) == true }
  }

  /// Sets a dictionary's value for a key, or removes its entry.
  /// - Returns: The value that it had; nil where it had none.
  func setEntry(of key: Value, in value: inout Value, to new: Value?) -> Value {
    guard case .dictionary(var dictionary) = value else { return .unknown }
    value = .void
    defer { value = .dictionary(dictionary) }
    guard let index = index(of: key, in: dictionary) else {
      if let new { dictionary.append(key, new) }
      return .none
    }
    let old = dictionary.entries[index].value
    if let new {
      dictionary[value: index] = new
    } else {
      budget.charge(dictionary.entries.count)
      dictionary.remove(at: index)
    }
    return old
  }

  /// Whether an integer beside a double is one as well: where code runs and is not checked or tried.
  ///
  /// Swift has no operator for the two, and what is wrong in this way has been found by checking: the integer is a literal
  /// whose type was not found, such as the 0 of `widths.max() ?? 0` where there are no widths.
  var takesIntegersForLiterals: Bool { pass.hasRealValues && !findings.isSilent }

  /// Negative, zero or positive as the first comes before, with or after the second; nil if they have no order.
  func compare(_ left: Value, _ right: Value) -> Int? {
    if let order = declaredOrder(left, right) { return order }
    switch (left, right) {
    case (.int(let a), .int(let b)): return a < b ? -1 : a == b ? 0 : 1
    case (.double(let a), .double(let b)): return a < b ? -1 : a == b ? 0 : 1
    case (.int, .double), (.double, .int):
      return takesIntegersForLiterals ? compare(left.asDouble, right.asDouble) : nil
    case (.builtin(.integer(let a)), .builtin(.integer(let b))): return a.compared(to: b)
    case (.builtin(.integer(let a)), .int(let b)): return SizedInteger.order(a, b)
    case (.int(let a), .builtin(.integer(let b))): return -SizedInteger.order(b, a)
    case (.builtin(.float(let a)), .builtin(.float(let b))): return a < b ? -1 : a == b ? 0 : 1
    #if !hasFeature(Embedded)
    case (.builtin(.decimal(let a)), .builtin(.decimal(let b))): return a < b ? -1 : a == b ? 0 : 1
    case (.builtin(.measurement(let a)), .builtin(.measurement(let b))): return a.order(b)
    #endif
    case (.string(let a), .string(let b)):
      budget.charge(min(a.utf8.count, b.utf8.count))
      return a < b ? -1 : a == b ? 0 : 1
    case (.builtin(.dynamicTypeSize(let a)), .builtin(.dynamicTypeSize(let b))),
      (.builtin(.contentSizeCategory(let a)), .builtin(.contentSizeCategory(let b))):
      return Int(a.rawValue) - Int(b.rawValue)
    case (.builtin(.date(let a)), .builtin(.date(let b))),
      (.builtin(.duration(let a)), .builtin(.duration(let b))):
      return a < b ? -1 : a == b ? 0 : 1
    case (.enumCase(let a), .enumCase(let b)) where a.type == b.type:
      let cases = declarations[a.type].cases
      let first = cases.firstIndex { $0.name == a.name } ?? 0
      let second = cases.firstIndex { $0.name == b.name } ?? 0
      return first - second
    case (.tuple(let a), .tuple(let b)):
      guard countComparison(of: a.elements.count) else { return 0 }
      for (x, y) in zip(a.elements, b.elements) {
        guard let order = compare(x.value, y.value) else { return nil }
        if order != 0 { return order }
      }
      return a.elements.count - b.elements.count
    default: return nil
    }
  }
}

// MARK: By the types' own operators

/// Operators that the file's types declare: `static func < (left: Version, right: Version) -> Bool`.
extension Evaluator {
  /// What an operator of the operands' type gives; nil where the type declares none.
  func declaredOperator(_ operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID) -> Value? {
    guard declarations.features.hasOperators else { return nil }
    if let result = call(operation, left, right, node) { return result }
    // Swift makes the others of these two.
    switch operation {
    case .notEqual: return call(.equal, left, right, node).map { negated($0) }
    case .greater: return call(.less, right, left, node)
    case .lessOrEqual: return call(.less, right, left, node).map { negated($0) }
    case .greaterOrEqual: return call(.less, left, right, node).map { negated($0) }
    default: return nil
    }
  }

  /// What an operator before a value of a type that declares it gives; nil where none does.
  func declaredOperator(_ operation: Operator, _ operand: Value) -> Value? {
    guard declarations.features.hasOperators, let symbol = symbols.find(operation.spelling),
      let function = operators(symbol, of: operand).first(where: {
        declarations[$0].signature.parameters.count == 1
      })
    else { return nil }
    guard pass.entersDeclarations else { return sample(of: declarations[function].result) }
    return call(
      .closure(Closure(code: declarations[function].syntax, scope: operatorScope(function))),
      arguments: [operand])
  }

  private func operatorScope(_ function: FunctionID) -> Scope {
    declarations[function].owner.map { typeScope($0) } ?? fileScope
  }

  /// The order of two values by their type's own `<`; nil where it has none.
  func declaredOrder(_ left: Value, _ right: Value) -> Int? {
    guard declarations.features.hasOperators,
      case .bool(let isLess)? = call(.less, left, right, syntax.root)
    else { return nil }
    if isLess { return -1 }
    guard case .bool(true)? = call(.less, right, left, syntax.root) else { return 0 }
    return 1
  }

  /// Whether two values are equal by their type's own `==`; nil where it has none.
  func declaredEquality(_ left: Value, _ right: Value) -> Bool? {
    guard declarations.features.hasOperators,
      case .bool(let flag)? = call(.equal, left, right, syntax.root)
    else { return nil }
    return flag
  }

  private func negated(_ value: Value) -> Value {
    if case .bool(let flag) = value { return .bool(!flag) }
    return value
  }

  /// What an operator makes of operands, if the file declares it for such.
  private func call(_ operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID) -> Value? {
    guard
      isExtended(operation) || declaredType(of: left) != nil
        || declaredType(of: right) != nil,
      let symbol = symbols.find(operation.spelling)
    else { return nil }
    switch (left, right) {
    case (.int, .int), (.double, .double): if isPlain(operation) { return nil }
    default: break
    }
    var found = operators(symbol, of: left)
    for candidate in operators(symbol, of: right) where !found.contains(candidate) { found.append(candidate) }
    if case .function(let ids)? = declarations.topLevel[symbol] { found += ids }
    let ids = found
    if ids.isEmpty { return nil }
    var arguments = [left, right]
    // Of two numbers of one type Swift's own operator is meant before one for numbers of any type.
    let isSwifts = valueType(left) == valueType(right) && (valueType(left).isDouble || valueType(left).isInt)
    let function = ids.first { id in
      if isSwifts, !declarations[id].generics.isEmpty { return false }
      let types = declarations[id].signature.parameters.map { $0.type }
      guard types.count == 2, mayTake(id, left, types[0]), mayTake(id, right, types[1]),
        let first = operand(left, 0, of: node, types[0]), let second = operand(right, 1, of: node, types[1])
      else { return false }
      arguments = [first, second]
      return true
    }
    guard let function, !state.running.contains(declarations[function].syntax) else { return nil }
    return call(
      .closure(Closure(code: declarations[function].syntax, scope: operatorScope(function))),
      arguments: arguments)
  }

  /// The operators of a name that the file declares for a value's type.
  private func operators(_ symbol: Symbol, of value: Value) -> [FunctionID] {
    var member: Member?
    if let type = declaredType(of: value) {
      member = staticMember(symbol, of: type)
    } else {
      #if hasFeature(Embedded)
      let type = typeForPattern(value)
      #else
      let type = typeForExtensions(value)
      #endif
      member = extensionStatic(symbol, of: type)?.1
    }
    guard case .function(let ids)? = member else { return [] }
    return ids
  }

  #if !hasFeature(Embedded)
  /// The type by which extensions of collections are found, too.
  private func typeForExtensions(_ value: Value) -> Type {
    switch value {
    case .array: .array(elementType(value))
    case .set: .set(elementType(value))
    case .dictionary: .dictionary(.any, .any)
    default: typeForPattern(value)
    }
  }
  #endif

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
