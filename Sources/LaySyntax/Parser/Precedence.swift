/// How tightly an operator binds, loosest first: Swift's precedence groups.
enum Precedence: UInt8, Comparable, Sendable {
  /// `try` and `await`, which cover everything to their right.
  case effect
  case assignment, ternary, disjunction, conjunction, comparison, nilCoalescing, cast, range, addition
  case multiplication, shift, prefix

  static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }

  /// Whether `a op b op c` means `a op (b op c)`.
  var isRightAssociative: Bool {
    switch self {
    case .assignment, .ternary, .nilCoalescing: true
    default: false
    }
  }

  /// Whether `a op b op c` means nothing.
  var isNonAssociative: Bool { self == .comparison || self == .range }
}

extension Operator {
  var precedence: Precedence {
    switch self {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .remainderAssign,
      .bitAndAssign, .bitOrAssign, .bitXorAssign, .shiftLeftAssign, .shiftRightAssign:
      .assignment
    case .logicalOr: .disjunction
    case .logicalAnd: .conjunction
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical, .notIdentical,
      .patternMatch:
      .comparison
    case .nilCoalescing: .nilCoalescing
    case .halfOpenRange, .closedRange: .range
    case .add, .subtract, .overflowAdd, .overflowSubtract, .bitOr, .bitXor: .addition
    case .multiply, .divide, .remainder, .overflowMultiply, .bitAnd: .multiplication
    case .shiftLeft, .shiftRight: .shift
    case .partialFrom, .partialUpTo, .partialThrough, .negate, .plus, .not, .bitNot: .prefix
    }
  }
}

/// An operator whose right operand is still being read.
struct PendingOperator: BitwiseCopyable {
  enum Role: BitwiseCopyable {
    case binary(Operator)
    case prefix(Operator)
    /// `detail`: 1 for `try?`.
    case effect(detail: UInt8)
    case inoutReference
    /// `c ? then :`, before what stands for else.
    case ternary(then: SyntaxID)
  }

  let role: Role
  let precedence: Precedence
  /// Where the expression starts, for operators before their operand.
  let start: UInt32
}
