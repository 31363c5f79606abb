import LayCatalog
import LayLibrary
import LaySyntax

#if hasFeature(Embedded)
extension StandardLibrary {
  static let decimals: [StandardDeclaration] = []
}
#else

/// Foundation's decimal numbers: `Decimal`.
extension Evaluator {
  func decimals(_ operation: Operator, _ a: DecimalNumber, _ b: DecimalNumber) -> Value? {
    budget.charge(operation == .divide ? Self.workOfDecimalDivision : Self.workOfDecimals)
    return switch operation {
    case .add: .builtin(.decimal(a + b))
    case .subtract: .builtin(.decimal(a - b))
    case .multiply: .builtin(.decimal(a * b))
    case .divide: .builtin(.decimal(a / b))
    case .equal: .bool(a == b)
    case .notEqual: .bool(a != b)
    case .less: .bool(a < b)
    case .lessOrEqual: .bool(!(b < a))
    case .greater: .bool(b < a)
    case .greaterOrEqual: .bool(!(a < b))
    case .halfOpenRange where !(b < a):
      .span(lower: .builtin(.decimal(a)), upper: .builtin(.decimal(b)), isClosed: false)
    case .closedRange where !(b < a):
      .span(lower: .builtin(.decimal(a)), upper: .builtin(.decimal(b)), isClosed: true)
    default: nil
    }
  }

  /// What reckoning with the digits of decimals counts for, in elements gone through.
  private static var workOfDecimals: Int { 1 << 9 }
  private static var workOfDecimalDivision: Int { 1 << 13 }

  /// `pow(price, 2)`
  func power(_ base: DecimalNumber, _ exponent: Int) -> DecimalNumber {
    if exponent < 0 { return .notANumber }
    var (result, square, rest) = (DecimalNumber(1), base, exponent)
    while rest > 0, !result.isNaN, budget.charge(2 * Self.workOfDecimals) {
      if rest % 2 == 1 { result = result * square }
      rest /= 2
      if rest > 0 { square = square * square }
    }
    return result
  }

  /// `Decimal(3)`, and a number beside a decimal, which is a literal whose type was not found; nil for what is no number.
  func decimal(of value: Value) -> DecimalNumber? {
    switch value {
    case .builtin(.decimal(let number)): number
    case .int(let number): DecimalNumber(number)
    case .double(let number): DecimalNumber(number)
    case .builtin(.float(let number)): DecimalNumber(Double(number))
    case .builtin(.integer(let number)):
      number.isWide ? DecimalNumber(number.wide) : number.int.map { DecimalNumber($0) }
    default: nil
    }
  }
}

extension StandardLibrary {
  static let decimals: [StandardDeclaration] = [
    .decimal("isNaN") { .bool($0.isNaN) },
    .decimal("isZero") { .bool($0.isZero) },
    .decimal("isFinite") { .bool(!$0.isNaN) },
    .decimal("isSignMinus") { .bool($0.isLessThanZero) },
    .decimal("magnitude") { .builtin(.decimal($0.magnitude)) },
  ]
}

extension StandardDeclaration {
  fileprivate static func decimal(
    _ name: String, _ body: @escaping @Sendable (DecimalNumber) -> Value
  ) -> StandardDeclaration {
    .property(name, of: .decimal) { _, value, _ in
      if case .builtin(.decimal(let number)) = value { body(number) } else { .unknown }
    }
  }
}
#endif
