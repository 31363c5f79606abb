/// What the syntax of an expression tells about its type.
struct Operand {
  /// It is made of numbers as they are written: `2`, `-(1 + 0.5)`.
  var isLiteral = false
  /// It takes its type from what stands beside it: `2`, `.pi / 2`, `nil`.
  var isContextual = false

  init(isLiteral: Bool = false, isContextual: Bool = false) {
    self.isLiteral = isLiteral
    self.isContextual = isContextual
  }

  /// What two operands make.
  init(_ left: Operand, _ right: Operand) {
    isLiteral = left.isLiteral && right.isLiteral
    isContextual = isLiteral || (left.isContextual && right.isContextual)
  }
}
