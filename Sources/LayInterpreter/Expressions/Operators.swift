import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Operators: Swift's meaning, with errors where Swift would trap.
extension Evaluator {
  func prefixOperator(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node), let operation = Operator(rawValue: syntax[node].detail) else { return .unknown }
    let operand = syntax.child(node, 0)
    switch operation {
    case .not:
      guard let flag = condition(operand, scope) else { return unknown(or: .bool(false)) }
      return .bool(!flag)
    case .partialFrom:
      let lower = evaluate(operand, scope, expecting: bound(operand, of: type))
      return .span(lower: lower, upper: .none, isClosed: true)
    case .partialUpTo, .partialThrough:
      let upper = evaluate(operand, scope, expecting: bound(operand, of: type))
      return .span(lower: .none, upper: upper, isClosed: operation == .partialThrough)
    default: break
    }
    if operation == .negate, syntax.kind(operand) == .integerLiteral,
      case .builtin(let number) = type.unwrapped,
      number.isNumber
    {
      return sizedLiteral(operand, of: number, isNegative: true)
    }
    let value = evaluate(operand, scope, expecting: type)
    if let result = sizedResult(operation, value, node) { return result }
    switch (operation, value) {
    case (.negate, .int(let number)):
      let (result, overflow) = Int(0).subtractingReportingOverflow(number)
      return overflow ? self.overflow(node) : .int(result)
    case (.negate, .double(let number)): return .double(-number)
    case (.negate, .builtin(.angle(let angle))): return .builtin(.angle(-angle))
    case (.plus, .int), (.plus, .double): return value
    case (.bitNot, .int(let number)): return .int(~number)
    case (_, .unknown), (_, .placeholder): return value
    #if !hasFeature(Embedded)
    case (_, .builtin(.opaque)) where configuration.isLenient: return value
    #endif
    default:
      if let result = declaredOperator(operation, value) ?? foreignOperator(operation, [value], node) {
        return result
      }
      reportOperand(operation, value, node)
      return .unknown
    }
  }

  /// The type of a range's bounds, where one is expected. Of SwiftUI's types only text sizes have ranges, which may be
  /// named without their type.
  private func bound(_ node: SyntaxID, of type: Type) -> Type {
    if syntax.kind(node) == .parenthesized { return bound(syntax.child(node, 0), of: type) }
    switch type.unwrapped {
    case .builtin, .double: return type.unwrapped
    case .range(.double): return .double
    case .range where syntax.kind(node) == .implicitMember && DynamicTypeSize.named(syntax.name(node)) != nil:
      return .builtin(.dynamicTypeSize)
    default: return .any
    }
  }

  func binaryOperator(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node), let operation = Operator(rawValue: syntax[node].detail) else { return .unknown }
    let left = syntax.child(node, 0)
    let right = syntax.child(node, 1)
    if operation.isAssignment { return assign(operation, left, right, scope) }
    if let plain = plainResult(operation, left, right, scope) { return plain }
    #if !hasFeature(Embedded)
    if operation == .equal || operation == .notEqual, let isSame = isSameView(left, right, scope) {
      return .bool(isSame == (operation == .equal))
    }
    #endif
    switch operation {
    case .logicalAnd, .logicalOr: return logical(operation, left, right, scope)
    case .nilCoalescing:
      let value = evaluate(left, scope, expecting: type.isAny ? .any : .optional(type))
      if pass.takesEveryBranch {
        let wrapped = type.isAny ? staticType(of: left, scope) : type
        let other = evaluate(right, scope, expecting: value.isNil ? wrapped : valueType(value))
        // A literal takes the type of what is not known.
        if value.isUnknown, isLiteral(right) { return .unknown }
        return value.isNil || value.isUnknown ? other : value
      }
      // What is not known is passed on, and counts where it is shown.
      guard value.isNil else { return value }
      return evaluate(right, scope, expecting: type.isAny ? staticType(of: left, scope) : type)
    case .patternMatch:
      let isMatch = matchExpression(left, evaluate(right, scope), scope)
      return isMatch.map { .bool($0) } ?? unknown(or: .bool(false))
    default: break
    }
    var expected = Type.any
    switch operation {
    case .multiply where type.unwrapped == .builtin(.angle), .divide where type.unwrapped == .builtin(.angle):
      // `.degrees(45) * 2`: of the two, only the angle is what is expected.
      let angle = evaluate(left, scope, expecting: type)
      return apply(operation, angle, evaluate(right, scope, expecting: .double), node)
    case .add, .subtract, .multiply, .divide, .remainder:
      let wanted = type.unwrapped
      if wanted.isDouble || wanted.isInt || wanted.isString || wanted == .builtin(.angle)
        || wanted == .builtin(.duration)
      {
        expected = wanted
      }
    case .halfOpenRange, .closedRange: expected = bound(left, of: type)
    default: break
    }
    if case .builtin(let number) = type.unwrapped, number.isNumber, !operation.comparesNumbers {
      expected = type.unwrapped
    }
    var (first, second) = operands(left, right, of: operation, scope, expecting: expected)
    if operation == .add, isSum(left), grow(&first, by: second) {
      return stage.counted(first, grownBy: second, at: syntax.range(node))
    }
    if takesElse, operation.isArithmetic, let stand = numberBesideUnknown(&first, &second, expected) {
      return stand
    }
    return apply(operation, first, second, node)
  }

  /// Both operands; a literal or implicit member takes the type of the other side.
  private func operands(
    _ left: SyntaxID, _ right: SyntaxID, of operation: Operator, _ scope: Scope, expecting type: Type
  ) -> (Value, Value) {
    let isRightContextual = operand(right).isContextual
    if !isRightContextual, operand(left).isContextual {
      let second = evaluate(right, scope, expecting: type)
      let context = typeWithRoom(forNilIn: left, valueType(second))
      // Beside what is not known, `2 * .pi` may be of any type.
      if second.isUnknown, type.isAny { return (.unknown, second) }
      return (evaluate(left, scope, expecting: context.isAny ? type : context), second)
    }
    if declarations.features.hasLiteralTypes, isLiteral(left), !isRightContextual, !isLiteral(right) {
      let second = evaluate(right, scope, expecting: type)
      let context = takesLiteral(left, beside: second) ? valueType(second) : type
      return (evaluate(left, scope, expecting: context.isAny ? typeOfNumber(second, type) : context), second)
    }
    var first = evaluate(left, scope, expecting: type)
    // What is nil is no member, whatever its type is.
    if first.isNil, syntax.kind(right) == .implicitMember { return (first, .void) }
    if first.isUnknown, type.isAny, !pass.hasRealValues, syntax.kind(right) == .implicitMember {
      return (first, .unknown)
    }
    let context =
      isRightContextual || takesLiteral(right, beside: first)
      ? typeWithRoom(forNilIn: right, typeBeside(first, operation)) : type
    var expected = context.isAny ? type : context
    // Beside an empty list, which does not tell what it is of: `rows + [.first]`.
    if expected.isAny, syntax.kind(right) == .arrayLiteral { expected = staticType(of: left, scope) }
    let second = evaluate(right, scope, expecting: expected)
    // `1 + 0.5`: both are literals, the sum is a double.
    if case .int(let number) = first, case .double = second, isLiteral(left) {
      first = .double(Double(number))
    }
    guard case .int(let number) = second, isLiteral(right) else { return (first, second) }
    switch first {
    // An angle is divided by doubles only.
    case .double, .builtin(.angle): return (first, .double(Double(number)))
    default: return (first, second)
    }
  }

  /// The type that an operator takes beside a value: that of the value, and of what is added to a date a time.
  func typeBeside(_ value: Value, _ operation: Operator) -> Type {
    if case .builtin(.date) = value, operation.isArithmetic { return .double }
    return valueType(value)
  }

  /// Whether a literal is one of the type of the value beside it: `temperature == 37`.
  private func takesLiteral(_ node: SyntaxID, beside value: Value) -> Bool {
    guard declarations.features.hasLiteralTypes, case .instance(let instance) = value,
      let kind = literalKind(node)
    else {
      return false
    }
    return takesLiteral(kind, instance.type)
  }

  /// The type of a number that a literal beside it takes.
  private func typeOfNumber(_ value: Value, _ type: Type) -> Type {
    if case .double = value { return .double }
    return type
  }

  private func logical(_ operation: Operator, _ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Value {
    let first = condition(left, scope)
    if !pass.takesEveryBranch {
      if operation == .logicalAnd, first == false { return .bool(false) }
      if operation == .logicalOr, first == true { return .bool(true) }
    }
    let second = condition(right, scope)
    guard let first, let second else {
      // One side alone may decide.
      let deciding = operation == .logicalOr
      if pass.hasRealValues, first == deciding || second == deciding { return .bool(deciding) }
      return unknown(or: .bool(false))
    }
    return .bool(operation == .logicalAnd ? first && second : first || second)
  }

  // MARK: Values

  func apply(_ operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID) -> Value {
    let isPlain = isPlain(operation)
    if isPlain, let result = numbers(operation, left, right, node) { return result }
    switch (left, right) {
    case (.unknown, _), (_, .unknown): return .unknown
    case (.builtin(.opaque), _), (_, .builtin(.opaque)):
      return result(ofUnknown: operation, left, right, node)
    case (.placeholder, _) where isComparison(operation), (_, .placeholder) where isComparison(operation):
      return areSame(left, right).map { .bool($0 == (operation == .equal || operation == .identical)) }
        ?? .unknown
    case (.placeholder(let name), _):
      let stand = stand(in: valueType(right), for: name)
      if case .placeholder = stand { return left }
      return apply(operation, stand, right, node)
    case (_, .placeholder(let name)):
      let stand = stand(in: valueType(left), for: name)
      if case .placeholder = stand { return right }
      return apply(operation, left, stand, node)
    default: break
    }
    switch operation {
    case .identical: if let identical = isIdentical(left, right) { return .bool(identical) }
    case .notIdentical: if let identical = isIdentical(left, right) { return .bool(!identical) }
    default: break
    }
    if let result = declaredOperator(operation, left, right, node) { return result }
    if !isPlain, let result = numbers(operation, left, right, node) { return result }
    if let result = sizedResult(operation, left, right, node) { return result }
    switch operation {
    case .equal, .identical: return .bool(equalOrReport(operation, left, right, node))
    case .notEqual, .notIdentical: return .bool(!equalOrReport(operation, left, right, node))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let order = compare(left, right) else { return mismatch(operation, left, right, node) }
      switch operation {
      case .less: return .bool(order < 0)
      case .lessOrEqual: return .bool(order <= 0)
      case .greater: return .bool(order > 0)
      default: return .bool(order >= 0)
      }
    case .halfOpenRange, .closedRange: return range(operation, left, right, node)
    default: break
    }
    switch (left, right) {
    case (.int(let a), .int(let b)): return integers(operation, a, b, node)
    case (.double(let a), .double(let b)): return doubles(operation, a, b, node)
    case (.string(let a), .string(let b)) where operation == .add:
      return stage.counted(.string(a + b), at: syntax.range(node))
    case (.array(let a), .array(let b)) where operation == .add:
      if a.count + b.count > Limits.collectionSize { return tooLarge(node) }
      return stage.counted(.array(a + b), at: syntax.range(node))
    case (.builtin(.duration(let a)), .builtin(.duration(let b))) where operation == .divide:
      return .double(a / b)
    case (.int(let factor), .builtin(.duration(let a))) where operation == .multiply:
      return .builtin(.nanoseconds(a * Double(factor)))
    #if !hasFeature(Embedded)
    case (.double(let factor), .builtin(.measurement(var a))) where operation == .multiply:
      a.value *= factor
      return .builtin(.measurement(a))
    #endif
    case (.builtin(let a), _):
      if let result = BuiltinOperator.apply(operation, a, right) {
        return stage.counted(.builtin(result), at: syntax.range(node))
      }
    default: break
    }
    return mismatch(operation, left, right, node)
  }

  /// What Swift's own operator makes of two numbers of one type; nil for other values, and for operators on bits.
  @inline(__always)
  private func numbers(_ operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID) -> Value? {
    switch (left, right) {
    case (.int(let a), .int(let b)):
      if let order = operation.compares(a, b) { return .bool(order) }
      return operation.isArithmetic ? integers(operation, a, b, node) : nil
    case (.double(let a), .double(let b)):
      if let order = operation.compares(a, b) { return .bool(order) }
      return operation.isArithmetic ? doubles(operation, a, b, node) : nil
    default: return nil
    }
  }

  /// Whether two values are the same of which one is not known: one that is nil is none, and members of a type that is
  /// not known are told apart by their names. nil where that can't be said.
  private func areSame(_ left: Value, _ right: Value) -> Bool? {
    if left.isNil || right.isNil {
      findings.countStandIn(for: .empty)
      return false
    }
    guard case .placeholder(let first) = left, case .placeholder(let second) = right else { return nil }
    if first == second { return true }
    return state.symbols.contains(first) && state.symbols.contains(second) ? false : nil
  }

  func isComparison(_ operation: Operator) -> Bool {
    switch operation {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical, .notIdentical:
      return true
    default: return false
    }
  }

  private func integers(_ operation: Operator, _ a: Int, _ b: Int, _ node: SyntaxID) -> Value {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide, .remainder:
      guard b != 0 else { return dividedByZero(a, node) }
      result =
        operation == .divide ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    case .overflowAdd: return .int(a &+ b)
    case .overflowSubtract: return .int(a &- b)
    case .overflowMultiply: return .int(a &* b)
    case .bitAnd: return .int(a & b)
    case .bitOr: return .int(a | b)
    case .bitXor: return .int(a ^ b)
    case .shiftLeft: return .int(a << b)
    case .shiftRight: return .int(a >> b)
    default: return mismatch(operation, .int(a), .int(b), node)
    }
    return result.overflow ? overflow(node) : .int(result.partialValue)
  }

  private func doubles(_ operation: Operator, _ a: Double, _ b: Double, _ node: SyntaxID) -> Value {
    switch operation {
    case .add: return .double(a + b)
    case .subtract: return .double(a - b)
    case .multiply: return .double(a * b)
    case .divide: return .double(a / b)
    default: return mismatch(operation, .double(a), .double(b), node)
    }
  }

  private func overflow(_ node: SyntaxID) -> Value {
    standInOfRunningApp(at: node, "the result does not fit an Int")
      ?? stage.fault("integer-overflow", at: syntax.range(node), "the result does not fit an Int")
  }

  private func reportOperand(_ operation: Operator, _ value: Value, _ node: SyntaxID) {
    findings.report(
      .error(
        "wrong-type", at: syntax.range(node),
        "'\(operation.spelling)' does not apply to a value of type \(typeName(of: value))"))
  }

  func mismatch(_ operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID) -> Value {
    if left.isNil || right.isNil {
      guard pass.hasRealValues else { return .unknown }
      return stage.fault(
        "wrong-type", at: syntax.range(node), "'\(operation.spelling)' does not apply to nil",
        help: "give a default with ??")
    }
    if let result = foreignOperator(operation, [left, right], node) { return result }
    var help: String?
    switch (left, right) {
    case (.int, .double), (.double, .int):
      if takesIntegersForLiterals { return apply(operation, left.asDouble, right.asDouble, node) }
      help = "write CGFloat(…) around the Int"
    case (.string, .string): break
    case (.string, _), (_, .string): help = "write the value as \"\\(…)\""
    default: break
    }
    findings.report(
      .error(
        "wrong-type", at: syntax.range(node),
        "'\(operation.spelling)' does not apply to values of type \(typeName(of: left)) and \(typeName(of: right))",
        help: help))
    return .unknown
  }

  private func equalOrReport(_ operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID) -> Bool {
    let equal = equal(left, right)
    guard hasSteps(at: node) else { return false }
    if let equal { return equal }
    _ = mismatch(operation, left, right, node)
    return false
  }
}
