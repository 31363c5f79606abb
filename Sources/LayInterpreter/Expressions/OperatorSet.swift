import LaySyntax

/// Some of Swift's operators.
struct OperatorSet {
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  @inline(__always)
  func contains(_ operation: Operator) -> Bool { bits & Self.bit(operation) != 0 }

  /// Adds the operators that are written so, and those that Swift makes of them: `!=` of `==`, the other orders of `<`.
  mutating func insert(spelled name: String) {
    for operation in Operator.allCases where operation.spelling == name { bits |= Self.bit(operation) }
    if contains(.equal) { bits |= Self.bit(.notEqual) }
    if contains(.less) { bits |= Self.bit(.greater) | Self.bit(.lessOrEqual) | Self.bit(.greaterOrEqual) }
  }

  private static func bit(_ operation: Operator) -> UInt64 { 1 << UInt64(operation.rawValue) }
}

extension Evaluator {
  /// Whether the file gives an operator of numbers no meaning of its own.
  func isPlain(_ operation: Operator) -> Bool {
    !declarations.features.operatorsOfNumbers.contains(operation)
  }

  /// Whether the file gives an operator of types that are declared elsewhere a meaning of its own.
  func isExtended(_ operation: Operator) -> Bool {
    declarations.features.extendedOperators.contains(operation)
  }
}
