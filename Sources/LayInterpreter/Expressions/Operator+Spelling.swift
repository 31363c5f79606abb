import LaySyntax

extension Operator {
  var isAssignment: Bool { binaryOfAssignment != nil || self == .assign }

  var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: true
    default: false
    }
  }

  /// Whether one of Swift's operators is written so.
  static func isSpelling(_ name: String) -> Bool { allCases.contains { $0.spelling == name } }

  /// The `+` of `+=`.
  var binaryOfAssignment: Operator? {
    switch self {
    case .addAssign: return .add
    case .subtractAssign: return .subtract
    case .multiplyAssign: return .multiply
    case .divideAssign: return .divide
    case .remainderAssign: return .remainder
    case .bitAndAssign: return .bitAnd
    case .bitOrAssign: return .bitOr
    case .bitXorAssign: return .bitXor
    case .shiftLeftAssign: return .shiftLeft
    case .shiftRightAssign: return .shiftRight
    case .overflowAddAssign: return .overflowAdd
    case .overflowSubtractAssign: return .overflowSubtract
    case .overflowMultiplyAssign: return .overflowMultiply
    default: return nil
    }
  }

  /// As the source spells it.
  var spelling: String {
    switch self {
    case .add, .plus, .addAssign: return "+"
    case .subtract, .negate, .subtractAssign: return "-"
    case .multiply, .multiplyAssign: return "*"
    case .divide, .divideAssign: return "/"
    case .remainder, .remainderAssign: return "%"
    case .equal: return "=="
    case .notEqual: return "!="
    case .less: return "<"
    case .lessOrEqual: return "<="
    case .greater: return ">"
    case .greaterOrEqual: return ">="
    case .identical: return "==="
    case .notIdentical: return "!=="
    case .patternMatch: return "~="
    case .logicalAnd: return "&&"
    case .logicalOr: return "||"
    case .not: return "!"
    case .nilCoalescing: return "??"
    case .halfOpenRange, .partialUpTo: return "..<"
    case .closedRange, .partialFrom, .partialThrough: return "..."
    case .overflowAdd, .overflowAddAssign: return "&+"
    case .overflowSubtract, .overflowSubtractAssign: return "&-"
    case .overflowMultiply, .overflowMultiplyAssign: return "&*"
    case .bitAnd, .bitAndAssign: return "&"
    case .bitOr, .bitOrAssign: return "|"
    case .bitXor, .bitXorAssign: return "^"
    case .shiftLeft, .shiftLeftAssign: return "<<"
    case .shiftRight, .shiftRightAssign: return ">>"
    case .bitNot: return "~"
    case .assign: return "="
    }
  }
}
