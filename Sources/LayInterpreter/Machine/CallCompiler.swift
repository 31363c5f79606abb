#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Calls, as instructions.
extension FunctionCompiler {
  mutating func call(_ node: SyntaxID, expecting type: MachineType?) throws(NotCompiled) -> CompiledOperand {
    let callee = syntax.child(node, 0)
    let arguments = evaluator.plan(node).arguments
    guard !arguments.contains(where: { $0.isTrailing }) else { throw NotCompiled() }
    switch syntax.kind(callee) {
    case .identifier:
      let symbol = syntax.symbol(callee)
      guard variable(symbol) == nil else { throw NotCompiled() }
      switch evaluator.undeclaredTarget(symbol) {
      case .function?: return try standard(syntax.name(callee), arguments, expecting: type)
      case .type(let type)?: return try made(type, arguments)
      case nil: return try declared(symbol, arguments)
      default: throw NotCompiled()
      }
    case .member:
      if syntax.kind(syntax.child(callee, 0)) == .identifier,
        syntax.symbol(syntax.child(callee, 0)) == evaluator.known.selfName
      {
        return try declared(syntax.symbol(callee), arguments)
      }
      return try method(callee, arguments)
    default: throw NotCompiled()
    }
  }

  /// A function of the file: the only one of its name, which takes these arguments by its labels.
  private mutating func declared(
    _ name: Symbol, _ arguments: [CallPlan.Argument]
  ) throws(NotCompiled) -> CompiledOperand {
    let id = try function(named: name)
    let declaration = evaluator.declarations[id]
    let types = try types(of: declaration)
    let parameters = declaration.signature.parameters
    guard parameters.count == arguments.count else { throw NotCompiled() }
    var operands: [CompiledOperand] = []
    for (index, argument) in arguments.enumerated() {
      guard let type = types.parameters[index], parameters[index].label == argument.label,
        syntax.kind(argument.expression) != .inoutExpr
      else { throw NotCompiled() }
      operands.append(try register(type, holding: value(argument.expression, expecting: type)))
    }
    let number = try number(of: id)
    var (numberPlace, valuePlace) = (0, 0)
    for operand in operands {
      if operand.type.width == 0 {
        emit(.passValue, valuePlace, operand.index)
        valuePlace += 1
      }
      for part in 0..<operand.type.width {
        emit(.pass, numberPlace, operand.index + part)
        numberPlace += 1
      }
    }
    emit(.call, number)
    if types.result == .void { return .void }
    let target = try register(types.result)
    if types.result.width == 0 { emit(.resultValue, target.index) }
    for part in 0..<types.result.width { emit(.result, target.index + part, part) }
    return target
  }

  // MARK: Swift's and SwiftUI's

  private mutating func standard(
    _ name: String, _ arguments: [CallPlan.Argument], expecting type: MachineType?
  ) throws(NotCompiled) -> CompiledOperand {
    guard arguments.allSatisfy({ $0.label.isEmpty }), let first = arguments.first else { throw NotCompiled() }
    switch name {
    case "max", "min":
      let expected = type == .length ? .double : type
      var operands: [CompiledOperand] = []
      var common: MachineType?
      for argument in arguments {
        let operand = try value(
          argument.expression, expecting: common ?? (expected == .double ? .double : nil))
        common = common ?? operand.expectation
        operands.append(operand)
      }
      guard let common, common == .int || common == .double, operands.count > 1 else { throw NotCompiled() }
      let code: Instruction.Operation
      switch (name, common) {
      case ("max", .int): code = .largerInt
      case ("min", .int): code = .smallerInt
      case ("max", _): code = .largerDouble
      default: code = .smallerDouble
      }
      let target = try register(common, holding: operands[0], isCopied: true)
      for operand in operands.dropFirst() {
        emit(code, target.index, target.index, try register(common, holding: operand).index)
      }
      return target
    case "abs" where arguments.count == 1:
      let operand = try value(first.expression, expecting: type)
      guard case .register(let type, _) = operand, type == .int || type == .double else {
        throw NotCompiled()
      }
      let target = try register(type)
      emit(type == .int ? .absoluteInt : .absoluteDouble, target.index, operand.index)
      return target
    case "sqrt", "floor", "ceil":
      guard arguments.count == 1 else { throw NotCompiled() }
      let operand = try register(.double, holding: value(first.expression, expecting: .double))
      let target = try register(.double)
      switch name {
      case "sqrt": emit(.squareRoot, target.index, operand.index)
      case "ceil": emit(.rounded, target.index, operand.index, 1)
      default: emit(.rounded, target.index, operand.index, 2)
      }
      return target
    default: throw NotCompiled()
    }
  }

  /// `Int(x)`, `CGSize(width: x, height: y)`
  private mutating func made(
    _ type: Type, _ arguments: [CallPlan.Argument]
  ) throws(NotCompiled) -> CompiledOperand {
    guard let made = MachineType(type), !evaluator.declarations.features.extendsInitializers else {
      throw NotCompiled()
    }
    let labels = arguments.map { $0.label }
    switch (made, labels) {
    case (.int, [""]), (.double, [""]):
      let operand = try value(arguments[0].expression, expecting: nil)
      if case .literal = operand { return try register(made, holding: operand) }
      if operand.type == made { return operand }
      let target = try register(made)
      switch (operand.type, made) {
      case (.int, .double): emit(.intToDouble, target.index, operand.index)
      case (.double, .int): emit(.doubleToInt, target.index, operand.index)
      default: throw NotCompiled()
      }
      return target
    case (.size, ["width", "height"]), (.point, ["x", "y"]), (.rect, ["x", "y", "width", "height"]):
      let target = try register(made)
      for (index, argument) in arguments.enumerated() {
        try move(value(argument.expression, expecting: .double), to: .register(.double, target.index + index))
      }
      return target
    case (.proposal, ["width", "height"]):
      let target = try register(made)
      for (index, argument) in arguments.enumerated() {
        let place = CompiledOperand.register(.length, target.index + 2 * index)
        if syntax.kind(argument.expression) == .nilLiteral {
          emitConstant(0, to: place.index)
        } else {
          try move(value(argument.expression, expecting: .length), to: place)
        }
      }
      return target
    case (.proposal, [""]):
      let size = try register(.size, holding: value(arguments[0].expression, expecting: .size))
      let target = try register(made)
      for part in 0..<2 {
        try move(.register(.double, size.index + part), to: .register(.length, target.index + 2 * part))
      }
      return target
    default: throw NotCompiled()
    }
  }

  private mutating func method(
    _ callee: SyntaxID, _ arguments: [CallPlan.Argument]
  ) throws(NotCompiled) -> CompiledOperand {
    let base = syntax.child(callee, 0)
    let name = try memberName(callee)
    if name == "removeLast", arguments.isEmpty {
      let list = try place(base)
      guard case .array(let element) = list.type, element.width > 0 else { throw NotCompiled() }
      let target = try register(element)
      emit(.removeLast, list.index, target.index)
      emit(element)
      return target
    }
    let operand = try value(base, expecting: nil)
    switch (operand.type, name, arguments.map { $0.label }) {
    case (.subview, "sizeThatFits", [""]):
      let proposal = try register(.proposal, holding: value(arguments[0].expression, expecting: .proposal))
      let target = try register(.size)
      emit(.sizeThatFits, target.index, operand.index, proposal.index)
      return target
    case (.proposal, "replacingUnspecifiedDimensions", []):
      let target = try register(.size)
      for part in 0..<2 {
        // derived: what `ProposedViewSize.replacingUnspecifiedDimensions(by:)` is documented to put there, 10 by 10.
        try move(.literal(10), to: .register(.double, target.index + part))
        let absent = emit(.jumpUnless, operand.index + 2 * part)
        emit(.move, target.index + part, operand.index + 2 * part + 1)
        try land([absent])
      }
      return target
    case (.double, "rounded", []):
      let target = try register(.double)
      emit(.rounded, target.index, operand.index, 0)
      return target
    case (.double, "rounded", [""]) where syntax.kind(arguments[0].expression) == .implicitMember:
      let rules = ["up": 1, "down": 2, "towardZero": 3]
      guard let rule = rules[syntax.name(arguments[0].expression)] else { throw NotCompiled() }
      let target = try register(.double)
      emit(.rounded, target.index, operand.index, rule)
      return target
    default: throw NotCompiled()
    }
  }
}
#endif
