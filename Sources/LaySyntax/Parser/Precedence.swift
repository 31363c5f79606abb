/// How tightly an operator binds: Swift's precedence groups, and between them those that a file declares.
struct Precedence: Comparable, Sendable, BitwiseCopyable {
  enum Associativity: UInt8, Sendable, BitwiseCopyable { case left, right, none }

  /// The larger, the tighter.
  let level: UInt16
  let associativity: Associativity

  init(_ level: UInt16, _ associativity: Associativity = .left) {
    self.level = level
    self.associativity = associativity
  }

  /// How far Swift's own groups are apart: so many steps fit between two of them.
  static let spacing: UInt16 = 1_000
  /// How far a declared group is from the one that it names.
  static let step: UInt16 = 10

  /// `try` and `await`, which cover everything to their right.
  static let effect = Precedence(0)
  static let assignment = Precedence(1 * spacing, .right)
  static let ternary = Precedence(2 * spacing, .right)
  /// Of an operator without a group.
  static let byDefault = Precedence(2 * spacing + step, .none)
  /// Of an operator that another file declares, in whatever group.
  static let undeclared = Precedence(2 * spacing + step)
  static let disjunction = Precedence(3 * spacing)
  static let conjunction = Precedence(4 * spacing)
  static let comparison = Precedence(5 * spacing, .none)
  static let nilCoalescing = Precedence(6 * spacing, .right)
  static let cast = Precedence(7 * spacing)
  static let range = Precedence(8 * spacing, .none)
  static let addition = Precedence(9 * spacing)
  static let multiplication = Precedence(10 * spacing)
  static let shift = Precedence(11 * spacing, .none)
  static let prefix = Precedence(12 * spacing)

  /// Swift's groups by their names.
  static let groups: [(name: String, precedence: Precedence)] = [
    ("AssignmentPrecedence", .assignment), ("TernaryPrecedence", .ternary), ("DefaultPrecedence", .byDefault),
    ("LogicalDisjunctionPrecedence", .disjunction), ("LogicalConjunctionPrecedence", .conjunction),
    ("ComparisonPrecedence", .comparison), ("NilCoalescingPrecedence", .nilCoalescing),
    ("CastingPrecedence", .cast), ("RangeFormationPrecedence", .range), ("AdditionPrecedence", .addition),
    ("MultiplicationPrecedence", .multiplication), ("BitwiseShiftPrecedence", .shift),
  ]

  static func == (a: Precedence, b: Precedence) -> Bool { a.level == b.level }
  static func < (a: Precedence, b: Precedence) -> Bool { a.level < b.level }

  /// Whether `a op b op c` means `a op (b op c)`.
  var isRightAssociative: Bool { associativity == .right }

  /// Whether `a op b op c` means nothing.
  var isNonAssociative: Bool { associativity == .none }
}

extension Operator {
  var precedence: Precedence {
    switch self {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .remainderAssign,
      .bitAndAssign, .bitOrAssign, .bitXorAssign, .shiftLeftAssign, .shiftRightAssign,
      .overflowAddAssign, .overflowSubtractAssign, .overflowMultiplyAssign:
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
    /// One that is none of Swift's: its name.
    case own(SyntaxID)
    case ownPrefix(SyntaxID)
    case prefix(Operator)
    /// `detail`: 1 for `try?`, 3 for `repeat`.
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
