import LayCatalog
import LayLibrary
import LaySyntax

/// Operators on numbers of Swift's types beside `Int` and `Double`.
extension Evaluator {
  /// What an operator gives; nil where neither operand is such a number, and where Swift has no operator for the two.
  func sizedResult(_ operation: Operator, _ left: Value, _ right: Value, _ node: SyntaxID) -> Value? {
    switch (left, right) {
    #if !hasFeature(Embedded)
    case (.builtin(.decimal), _), (_, .builtin(.decimal)):
      guard let a = decimal(of: left), let b = decimal(of: right) else { return nil }
      return decimals(operation, a, b)
    #endif
    case (.builtin(.integer(let a)), .builtin(.integer(let b))): return integers(operation, a, b, node)
    case (.builtin(.integer(let a)), .int(let b)): return integers(operation, a, b, node)
    case (.int(let a), .builtin(.integer(let b))):
      if let shift = operation.shift { return .int(shift < 0 ? a >> shiftCount(b) : a << shiftCount(b)) }
      guard let same = counterpart(a, of: b, node) else { return nil }
      return same.isUnknown ? .unknown : sizedResult(operation, same, right, node)
    case (.builtin(.float(let a)), .builtin(.float(let b))): return floats(operation, a, b)
    case (.builtin(.float(let a)), _):
      return isNumber(right) ? floats(operation, a, Float(right.number ?? 0)) : nil
    case (_, .builtin(.float(let b))):
      return isNumber(left) ? floats(operation, Float(left.number ?? 0), b) : nil
    case (.double, .builtin(.integer(let b))) where takesIntegersForLiterals:
      return apply(operation, left, .double(b.double), node)
    case (.builtin(.integer(let a)), .double) where takesIntegersForLiterals:
      return apply(operation, .double(a.double), right, node)
    default: return nil
    }
  }

  /// Whether a number beside a `Float` may be one: a literal whose type was not found where code runs.
  private func isNumber(_ value: Value) -> Bool {
    switch value {
    case .double: return true
    case .int: return takesIntegersForLiterals
    default: return false
    }
  }

  private func integers(_ operation: Operator, _ a: SizedInteger, _ b: Int, _ node: SyntaxID) -> Value? {
    if let shift = operation.shift { return .builtin(.integer(a.shifted(by: shift < 0 ? 0 &- b : b))) }
    if let order = operation.holds(of: SizedInteger.order(a, b)) { return .bool(order) }
    guard let same = counterpart(b, of: a, node), case .builtin(.integer(let b)) = same else {
      return takesIntegersForLiterals ? .unknown : nil
    }
    return integers(operation, a, b, node)
  }

  /// An `Int` as a number of the type beside it, where it stands for a literal whose type was not found: nil where it
  /// does not, and unknown where it does not fit, which is reported.
  private func counterpart(_ number: Int, of other: SizedInteger, _ node: SyntaxID) -> Value? {
    guard takesIntegersForLiterals else { return nil }
    return SizedInteger(other.type, exactly: number).map { .builtin(.integer($0)) }
      ?? overflow(other.type, node)
  }

  private func integers(
    _ operation: Operator, _ a: SizedInteger, _ b: SizedInteger, _ node: SyntaxID
  ) -> Value? {
    if let shift = operation.shift {
      return .builtin(.integer(a.shifted(by: shift < 0 ? -shiftCount(b) : shiftCount(b))))
    }
    if let order = operation.holds(of: a.compared(to: b)) { return .bool(order) }
    if operation == .halfOpenRange || operation == .closedRange {
      guard let lower = a.int, let upper = b.int else { return nil }
      return apply(operation, .int(lower), .int(upper), node)
    }
    guard a.type == b.type else { return nil }
    switch operation {
    case .bitAnd: return .builtin(.integer(SizedInteger(a.type, truncating: a.bits & b.bits)))
    case .bitOr: return .builtin(.integer(SizedInteger(a.type, truncating: a.bits | b.bits)))
    case .bitXor: return .builtin(.integer(SizedInteger(a.type, truncating: a.bits ^ b.bits)))
    default: break
    }
    guard let (arithmetic, wraps) = operation.sizedArithmetic else { return nil }
    if b.bits == 0, arithmetic == .divide || arithmetic == .remainder {
      return stage.fault("division-by-zero", at: syntax.range(node), "\(a.text) is divided by zero")
    }
    let (value, overflows) = a.applying(arithmetic, b)
    return overflows && !wraps ? overflow(a.type, node) : .builtin(.integer(value))
  }

  /// How far a number moves bits: no number has more.
  private func shiftCount(_ number: SizedInteger) -> Int { max(-64, min(64, number.int ?? 64)) }

  private func floats(_ operation: Operator, _ a: Float, _ b: Float) -> Value? {
    switch operation {
    case .add: .builtin(.float(a + b))
    case .subtract: .builtin(.float(a - b))
    case .multiply: .builtin(.float(a * b))
    case .divide: .builtin(.float(a / b))
    case .equal: .bool(a == b)
    case .notEqual: .bool(a != b)
    case .less: .bool(a < b)
    case .lessOrEqual: .bool(a <= b)
    case .greater: .bool(a > b)
    case .greaterOrEqual: .bool(a >= b)
    case .halfOpenRange where a <= b:
      .span(lower: .builtin(.float(a)), upper: .builtin(.float(b)), isClosed: false)
    case .closedRange where a <= b:
      .span(lower: .builtin(.float(a)), upper: .builtin(.float(b)), isClosed: true)
    default: nil
    }
  }

  /// `-x`, `~x`, `+x` of such a number; nil for any other value.
  func sizedResult(_ operation: Operator, _ value: Value, _ node: SyntaxID) -> Value? {
    switch (operation, value) {
    #if !hasFeature(Embedded)
    case (.plus, .builtin(.decimal)): return value
    case (.negate, .builtin(.decimal(let number))): return .builtin(.decimal(number.negated))
    #endif
    case (.plus, .builtin(.integer)), (.plus, .builtin(.float)): return value
    case (.negate, .builtin(.float(let number))): return .builtin(.float(-number))
    case (.negate, .builtin(.integer(let number))) where number.isSigned:
      let (negated, overflows) = SizedInteger(number.type, truncating: 0).applying(.subtract, number)
      return overflows ? overflow(number.type, node) : .builtin(.integer(negated))
    case (.bitNot, .builtin(.integer(let number))):
      return .builtin(.integer(SizedInteger(number.type, truncating: ~number.bits)))
    default: return nil
    }
  }

  func overflow(_ type: BuiltinType, _ node: SyntaxID) -> Value {
    let article = type == .int8 || type == .int16 || type == .int32 ? "an" : "a"
    return stage.fault(
      "integer-overflow", at: syntax.range(node), "the result does not fit \(article) \(type.name)")
  }

  // MARK: Literals

  /// An integer literal where a number of such a type is expected.
  func sizedLiteral(_ node: SyntaxID, of type: BuiltinType, isNegative: Bool = false) -> Value {
    let number = syntax.integer(node)
    if syntax.isUnsigned(node) {
      let wide = UInt64(bitPattern: Int64(number))
      if type == .float { return .builtin(.float(isNegative ? -Float(wide) : Float(wide))) }
      #if !hasFeature(Embedded)
      if type == .decimal {
        let number = DecimalNumber(wide)
        return .builtin(.decimal(isNegative ? number.negated : number))
      }
      #endif
      guard !isNegative, type == .uint || type == .uint64 else { return tooLarge(node, for: type) }
      return .builtin(.integer(SizedInteger(type, truncating: number)))
    }
    let value = isNegative ? BuiltinValue.number(type, 0 &- number) : BuiltinValue.number(type, number)
    return value.map { .builtin($0) } ?? tooLarge(node, for: type)
  }

  private func tooLarge(_ node: SyntaxID, for type: BuiltinType) -> Value {
    findings.report(
      .error(
        "number-too-large", at: syntax.range(node), "the number does not fit a value of type \(type.name)"))
    return .unknown
  }
}

extension Operator {
  /// 1 for one that moves bits to the left, -1 to the right.
  fileprivate var shift: Int? {
    switch self {
    case .shiftLeft: 1
    case .shiftRight: -1
    default: nil
    }
  }

  /// Whether a comparison holds of an order; nil for what compares nothing.
  fileprivate func holds(of order: Int) -> Bool? {
    switch self {
    case .equal: order == 0
    case .notEqual: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    default: nil
    }
  }

  fileprivate var sizedArithmetic: (SizedInteger.Operation, wraps: Bool)? {
    switch self {
    case .add: (.add, false)
    case .subtract: (.subtract, false)
    case .multiply: (.multiply, false)
    case .divide: (.divide, false)
    case .remainder: (.remainder, false)
    case .overflowAdd: (.add, true)
    case .overflowSubtract: (.subtract, true)
    case .overflowMultiply: (.multiply, true)
    default: nil
    }
  }
}
