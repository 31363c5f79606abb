#if !hasFeature(Embedded)
import LaySyntax

/// Operators, as instructions.
extension FunctionCompiler {
  /// Both sides of an operator, as values of one type.
  mutating func operands(of node: SyntaxID) throws(NotCompiled) -> (CompiledOperand, CompiledOperand) {
    let left = try value(syntax.child(node, 0), expecting: nil)
    // What is evaluated later may change what a name stands for: only functions could, and these change nothing here.
    let right = try value(syntax.child(node, 1), expecting: left.expectation)
    switch (left, right) {
    case (.literal, .literal):
      return (try register(.int, holding: left), try register(.int, holding: right))
    case (.literal, .register(let type, _)): return (try register(type, holding: left), right)
    case (.register(let type, _), .literal): return (left, try register(type, holding: right))
    case (.register(let type, _), .register(let other, _)) where type == other: return (left, right)
    default: throw NotCompiled()
    }
  }

  mutating func prefix(_ node: SyntaxID, expecting type: MachineType?) throws(NotCompiled) -> CompiledOperand
  {
    let operand = try value(syntax.child(node, 0), expecting: type)
    let target: CompiledOperand
    switch (Operator(rawValue: syntax[node].detail), operand.type) {
    case (.negate, _):
      if case .literal(let number) = operand {
        guard number != .min else { throw NotCompiled() }
        return .literal(-number)
      }
      guard operand.type == .int || operand.type == .double, evaluator.isPlain(.negate) else {
        throw NotCompiled()
      }
      target = try register(operand.type)
      emit(operand.type == .int ? .negateInt : .negateDouble, target.index, operand.index)
    case (.not, .bool):
      guard !evaluator.isExtended(.not) else { throw NotCompiled() }
      target = try register(.bool)
      emit(.not, target.index, operand.index)
    default: throw NotCompiled()
    }
    return target
  }

  mutating func binary(_ node: SyntaxID, expecting type: MachineType?) throws(NotCompiled) -> CompiledOperand
  {
    guard let operation = Operator(rawValue: syntax[node].detail) else { throw NotCompiled() }
    switch operation {
    case .logicalAnd, .logicalOr: return try truth(node, operation)
    case .nilCoalescing: return try coalescing(node, expecting: type)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      let (left, right) = try operands(of: node)
      return try compared(operation, left, right)
    case .add, .subtract, .multiply, .divide, .remainder, .bitAnd, .bitOr, .bitXor:
      return try computed(operation, node, expecting: type)
    default: throw NotCompiled()
    }
  }

  private mutating func computed(
    _ operation: Operator, _ node: SyntaxID, expecting type: MachineType?
  ) throws(NotCompiled) -> CompiledOperand {
    let expected = type == .length ? .double : type
    let left = try value(syntax.child(node, 0), expecting: expected == .double ? .double : nil)
    let right = try value(
      syntax.child(node, 1), expecting: left.expectation ?? (expected == .double ? .double : nil))
    if case .literal(let first) = left, case .literal(let second) = right {
      return try folded(operation, first, second, expecting: type)
    }
    let common: MachineType
    if case .literal = left { common = right.type } else { common = left.type }
    let (first, second) = (
      try register(common, holding: left), try register(common, holding: right)
    )
    if common == .string, operation == .add, !evaluator.isExtended(.add) {
      let sum = try register(.string, holding: first, isCopied: true)
      emit(.appendText, sum.index, second.index)
      return sum
    }
    guard let code = instruction(operation, common) else { throw NotCompiled() }
    let target = try register(common)
    emit(code, target.index, first.index, second.index)
    return target
  }

  /// What two numbers make as they are written, whichever type they take.
  private mutating func folded(
    _ operation: Operator, _ left: Int, _ right: Int, expecting type: MachineType?
  ) throws(NotCompiled) -> CompiledOperand {
    guard evaluator.isPlain(operation) else { throw NotCompiled() }
    let (result, isOver): (Int, Bool)
    switch operation {
    case .add: (result, isOver) = left.addingReportingOverflow(right)
    case .subtract: (result, isOver) = left.subtractingReportingOverflow(right)
    case .multiply: (result, isOver) = left.multipliedReportingOverflow(by: right)
    case .divide where type == .int: (result, isOver) = left.dividedReportingOverflow(by: right)
    default: throw NotCompiled()
    }
    // All whole numbers up to there are doubles too.
    guard !isOver, result.magnitude < 1 << 53 else { throw NotCompiled() }
    return .literal(result)
  }

  /// What computes a number of two of one type; nil where nothing does.
  func instruction(_ operation: Operator, _ type: MachineType) -> Instruction.Operation? {
    guard evaluator.isPlain(operation) else { return nil }
    return switch (operation, type) {
    case (.add, .int): .addInts
    case (.subtract, .int): .subtractInts
    case (.multiply, .int): .multiplyInts
    case (.divide, .int): .divideInts
    case (.remainder, .int): .remainderInts
    case (.bitAnd, .int): .bitAnd
    case (.bitOr, .int): .bitOr
    case (.bitXor, .int): .bitXor
    case (.add, .double): .addDoubles
    case (.subtract, .double): .subtractDoubles
    case (.multiply, .double): .multiplyDoubles
    case (.divide, .double): .divideDoubles
    default: nil
    }
  }

  private mutating func compared(
    _ operation: Operator, _ left: CompiledOperand, _ right: CompiledOperand
  ) throws(NotCompiled) -> CompiledOperand {
    let isOfNumbers = left.type == .int || left.type == .double
    guard isOfNumbers ? evaluator.isPlain(operation) : !evaluator.isExtended(operation) else {
      throw NotCompiled()
    }
    let target = try register(.bool)
    let isReversed = operation == .greater || operation == .greaterOrEqual
    let (first, second) = isReversed ? (right, left) : (left, right)
    let code: Instruction.Operation
    switch (operation, left.type) {
    case (.less, .int), (.greater, .int): code = .lessInts
    case (.lessOrEqual, .int), (.greaterOrEqual, .int): code = .lessOrEqualInts
    case (.less, .double), (.greater, .double): code = .lessDoubles
    case (.lessOrEqual, .double), (.greaterOrEqual, .double): code = .lessOrEqualDoubles
    case (.equal, .int), (.equal, .bool): code = .equalInts
    case (.notEqual, .int), (.notEqual, .bool): code = .notEqualInts
    case (.equal, .double): code = .equalDoubles
    case (.notEqual, .double): code = .notEqualDoubles
    case (.equal, .string), (.notEqual, .string): code = .equalTexts
    default: throw NotCompiled()
    }
    emit(code, target.index, first.index, second.index)
    if code == .equalTexts, operation == .notEqual { emit(.not, target.index, target.index) }
    return target
  }

  /// `a && b`, `a || b`: the right side only where it decides.
  private mutating func truth(_ node: SyntaxID, _ operation: Operator) throws(NotCompiled) -> CompiledOperand
  {
    let target = try register(.bool)
    let left = try value(syntax.child(node, 0), expecting: .bool)
    try move(left, to: target)
    let end = emit(operation == .logicalAnd ? .jumpUnless : .jumpIf, target.index)
    try temporarily { (compiler) throws(NotCompiled) in
      let right = try compiler.value(compiler.syntax.child(node, 1), expecting: .bool)
      try compiler.move(right, to: target)
    }
    try land([end])
    return target
  }

  /// `proposal.width ?? 10`, `counts[key] ?? 0`
  mutating func coalescing(
    _ node: SyntaxID, expecting type: MachineType?
  ) throws(NotCompiled) -> CompiledOperand {
    let optional = try value(syntax.child(node, 0), expecting: nil)
    let inner: MachineType
    let absent: Int
    switch optional.type {
    case .length:
      inner = .double
      absent = emit(.jumpUnless, optional.index)
    case .optional(let type):
      inner = type
      absent = emit(.jumpIfNil, optional.index)
    default: throw NotCompiled()
    }
    let target = try register(inner)
    if optional.type == .length {
      emit(.move, target.index, optional.index + 1)
    } else {
      try move(unwrapped(optional, inner), to: target)
    }
    let end = emit(.jump)
    try land([absent])
    try temporarily { (compiler) throws(NotCompiled) in
      let other = try compiler.value(compiler.syntax.child(node, 1), expecting: inner)
      try compiler.move(other, to: target)
    }
    try land([end])
    return target
  }

  mutating func ternary(_ node: SyntaxID, expecting type: MachineType?) throws(NotCompiled) -> CompiledOperand
  {
    let exits = try compileCondition(syntax.child(node, 0))
    let first = try value(syntax.child(node, 1), expecting: type)
    // The branches decide on a type together; here the first does, or the place.
    guard let common = first.expectation ?? type else { throw NotCompiled() }
    let target = try register(common == .length ? .double : common)
    try move(first, to: target)
    let end = emit(.jump)
    try land(exits)
    let second = try value(syntax.child(node, 2), expecting: target.type)
    try move(second, to: target)
    try land([end])
    return target
  }
}
#endif
