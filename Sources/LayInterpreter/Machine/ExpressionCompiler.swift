#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Expressions, as instructions.
extension FunctionCompiler {
  // MARK: Moving

  /// Puts an operand into registers of its type, or a literal into those of a number.
  mutating func move(_ operand: CompiledOperand, to target: CompiledOperand) throws(NotCompiled) {
    switch (operand, target) {
    case (.literal(let number), .register(.int, let index)): emitConstant(number, to: index)
    case (.literal(let number), .register(.double, let index)):
      emitConstant(Int(Int64(bitPattern: Double(number).bitPattern)), to: index)
    case (.literal, .register(.length, let index)):
      emitConstant(1, to: index)
      try move(operand, to: .register(.double, index + 1))
    case (.register(.double, let from), .register(.length, let index)):
      emitConstant(1, to: index)
      emit(.move, index + 1, from)
    case (.register(let type, let from), .register(let other, let index)) where type == other:
      if from == index { return }
      if type.width == 0 { emit(.moveValue, index, from) }
      for part in 0..<type.width { emit(.move, index + part, from + part) }
    default: throw NotCompiled()
    }
  }

  private static let constantsAtHand = 64

  mutating func emitConstant(_ number: Int, to index: Int) {
    let place: Int
    // Not searched from the start: there may be thousands.
    if let known = unit.constants.suffix(Self.constantsAtHand).lastIndex(of: number) {
      place = known
    } else {
      unit.constants.append(number)
      place = unit.constants.count - 1
    }
    emit(.constant, index, place)
  }

  /// The registers of an operand as one of a type; its own where they are of that type.
  mutating func register(
    _ type: MachineType, holding operand: CompiledOperand, isCopied: Bool = false
  ) throws(NotCompiled) -> CompiledOperand {
    if case .register(type, _) = operand, !isCopied { return operand }
    let target = try register(type)
    try move(operand, to: target)
    return target
  }

  mutating func constant(_ number: Double) throws(NotCompiled) -> CompiledOperand {
    let target = try register(.double)
    emitConstant(Int(Int64(bitPattern: number.bitPattern)), to: target.index)
    return target
  }

  mutating func constant(_ value: Value, _ type: MachineType) throws(NotCompiled) -> CompiledOperand {
    let target = try register(type)
    unit.values.append(value)
    emit(.valueConstant, target.index, unit.values.count - 1)
    return target
  }

  // MARK: Values

  /// The value of an expression.
  /// - Parameter type: What is expected: literals and implicit members take their meaning from it.
  mutating func value(_ node: SyntaxID, expecting type: MachineType?) throws(NotCompiled) -> CompiledOperand {
    try goDeeper()
    let operand = try plainValue(node, expecting: type)
    depth -= 1
    guard let type, case .literal = operand, type == .double else { return operand }
    return try register(type, holding: operand)
  }

  private mutating func plainValue(
    _ node: SyntaxID, expecting type: MachineType?
  ) throws(NotCompiled) -> CompiledOperand {
    switch syntax.kind(node) {
    case .integerLiteral:
      if syntax.isUnsigned(node) { throw NotCompiled() }
      return .literal(syntax.integer(node))
    case .floatLiteral: return try constant(syntax.floats[Int(syntax[node].payload)])
    case .boolLiteral:
      let target = try register(.bool)
      emitConstant(syntax[node].detail == 1 ? 1 : 0, to: target.index)
      return target
    case .stringLiteral: return try text(node)
    case .arrayLiteral: return try list(node, expecting: type)
    case .dictionaryLiteral:
      guard case .dictionary? = type, let type, syntax[node].firstChild.isNone else { throw NotCompiled() }
      return try constant(.dictionary(DictionaryValue([])), type)
    case .identifier: return try name(node)
    case .implicitMember: return try constant(named: memberName(node), of: type)
    case .member: return try member(node)
    case .parenthesized: return try value(syntax.child(node, 0), expecting: type)
    case .prefixOperator: return try prefix(node, expecting: type)
    case .binaryOperator: return try binary(node, expecting: type)
    case .ternary: return try ternary(node, expecting: type)
    case .call: return try call(node, expecting: type)
    case .subscriptExpr: return try element(node)
    case .forceUnwrap:
      let optional = try value(syntax.child(node, 0), expecting: nil)
      guard case .optional(let inner) = optional.type else { throw NotCompiled() }
      let isNil = emit(.jumpIfNil, optional.index)
      let end = emit(.jump)
      try land([isNil])
      emit(.giveUp)
      try land([end])
      return try unwrapped(optional, inner)
    default: throw NotCompiled()
    }
  }

  /// What an optional holds that is there.
  mutating func unwrapped(
    _ optional: CompiledOperand, _ type: MachineType
  ) throws(NotCompiled) -> CompiledOperand {
    if type.width == 0 { return .register(type, optional.index) }
    let target = try register(type)
    emit(.unbox, target.index, optional.index)
    emit(type)
    return target
  }

  private mutating func name(_ node: SyntaxID) throws(NotCompiled) -> CompiledOperand {
    if let variable = variable(syntax.symbol(node)) {
      guard case .register = variable.operand else { throw NotCompiled() }
      return variable.operand
    }
    return try imported(syntax.symbol(node))
  }

  /// `.infinity`, `.zero`, `.unspecified`: a constant of Swift's or SwiftUI's.
  mutating func constant(named name: String, of type: MachineType?) throws(NotCompiled) -> CompiledOperand {
    let value: Value? =
      switch type {
      case .int?: evaluator.swift.constant(name, of: .int)
      case .double?, .length?: evaluator.swift.constant(name, of: .double)
      case .size?: BuiltinType.size.constant(named: name).map { .builtin($0) }
      case .point?: BuiltinType.point.constant(named: name).map { .builtin($0) }
      case .rect?: BuiltinType.rect.constant(named: name).map { .builtin($0) }
      case .proposal?: BuiltinType.proposedViewSize.constant(named: name).map { .builtin($0) }
      default: nil
      }
    guard let type, let value else { throw NotCompiled() }
    let target = try register(type)
    var numbers = Array(repeating: 0, count: type.width)
    let isOfType = numbers.withUnsafeMutableBufferPointer { numbers in
      numbers.baseAddress.map { type.unbox(value, to: $0) } ?? false
    }
    guard isOfType else { throw NotCompiled() }
    for (part, number) in numbers.enumerated() { emitConstant(number, to: target.index + part) }
    return target
  }
}

extension CompiledOperand {
  /// What an operand beside it is expected to be: nothing follows from a whole number as it is written.
  var expectation: MachineType? {
    if case .register(let type, _) = self { type } else { nil }
  }

  /// A length of a size, a point, a rectangle or a proposal, where it lies.
  func part(named name: String) -> CompiledOperand? {
    guard case .register(let type, let index) = self else { return nil }
    switch (type, name) {
    case (.size, "width"), (.point, "x"), (.rect, "minX"): return .register(.double, index)
    case (.size, "height"), (.point, "y"), (.rect, "minY"): return .register(.double, index + 1)
    case (.rect, "origin"): return .register(.point, index)
    case (.rect, "size"): return .register(.size, index + 2)
    case (.rect, "width"): return .register(.double, index + 2)
    case (.rect, "height"): return .register(.double, index + 3)
    case (.proposal, "width"): return .register(.length, index)
    case (.proposal, "height"): return .register(.length, index + 2)
    default: return nil
    }
  }
}
#endif
