#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax
import LayViews

/// Assignments and methods that change what they are called on, as instructions.
extension FunctionCompiler {
  /// An expression that is a statement.
  mutating func compileAction(_ node: SyntaxID) throws(NotCompiled) {
    if syntax.kind(node) == .binaryOperator, let operation = Operator(rawValue: syntax[node].detail) {
      let target = syntax.child(node, 0)
      if operation == .assign { return try assign(syntax.child(node, 1), to: target, nil) }
      if let binary = operation.binaryOfAssignment {
        return try assign(syntax.child(node, 1), to: target, binary)
      }
    }
    if syntax.kind(node) == .call, try change(node) { return }
    _ = try value(node, expecting: nil)
  }

  /// - Parameter operation: What is made of the old value and the new one; nil for `=`.
  private mutating func assign(
    _ node: SyntaxID, to target: SyntaxID, _ operation: Operator?
  ) throws(NotCompiled) {
    switch syntax.kind(target) {
    case .identifier where syntax.symbol(target) == evaluator.known.wildcard:
      guard operation == nil else { throw NotCompiled() }
      _ = try value(node, expecting: nil)
    case .identifier, .member:
      let place = try place(target)
      let type = place.type
      guard let operation else { return try move(value(node, expecting: type), to: place) }
      if type == .string, operation == .add, !evaluator.isExtended(.add) {
        return try extend(place, by: node)
      }
      if case .array = type, operation == .add { throw NotCompiled() }
      guard let code = instruction(operation, type) else { throw NotCompiled() }
      let other = try value(node, expecting: type)
      if case .literal(let number) = other, type == .int, let step = step(operation, number) {
        emit(.addConstant, place.index, place.index, step)
        return
      }
      emit(code, place.index, place.index, try register(type, holding: other).index)
    case .subscriptExpr: try assign(node, toElement: target, operation)
    default: throw NotCompiled()
    }
  }

  /// The number that `addConstant` adds, in its bits.
  private func step(_ operation: Operator, _ number: Int) -> Int? {
    guard abs(number) < 1 << 14 else { return nil }
    switch operation {
    case .add: return Int(UInt16(bitPattern: Int16(number)))
    case .subtract: return Int(UInt16(bitPattern: Int16(-number)))
    default: return nil
    }
  }

  /// The registers that a variable, or a length of one, lies in.
  mutating func place(_ node: SyntaxID) throws(NotCompiled) -> CompiledOperand {
    if syntax.kind(node) == .identifier {
      guard let variable = variable(syntax.symbol(node)), variable.isVariable else { throw NotCompiled() }
      return variable.operand
    }
    try goDeeper()
    defer { depth -= 1 }
    guard syntax.kind(node) == .member,
      let part = try place(syntax.child(node, 0)).part(named: memberName(node))
    else { throw NotCompiled() }
    return part
  }

  /// `text += "…"`, where the text lies.
  private mutating func extend(_ place: CompiledOperand, by node: SyntaxID) throws(NotCompiled) {
    let part = try value(node, expecting: .string)
    guard part.type == .string else { throw NotCompiled() }
    let other = part.index == place.index ? try register(.string, holding: part, isCopied: true) : part
    emit(.appendText, place.index, other.index)
  }

  private mutating func assign(
    _ node: SyntaxID, toElement target: SyntaxID, _ operation: Operator?
  ) throws(NotCompiled) {
    let list = try place(syntax.child(target, 0))
    let arguments = evaluator.plan(target).arguments
    guard let first = arguments.first, first.symbol == .empty,
      !evaluator.mayExtend(with: evaluator.known.subscriptName)
    else { throw NotCompiled() }
    switch list.type {
    case .array(let type):
      guard arguments.count == 1 else { throw NotCompiled() }
      let index = try register(.int, holding: value(first.expression, expecting: .int))
      var other = try register(type, holding: value(node, expecting: type))
      if let operation {
        guard let code = instruction(operation, type) else { throw NotCompiled() }
        let old = try element(index, of: list)
        emit(code, old.index, old.index, other.index)
        other = old
      }
      emit(type.width > 0 ? .setElement : .setElementValue, list.index, index.index, other.index)
      emit(type)
    case .dictionary(let key, let type):
      let place = try register(key, holding: value(first.expression, expecting: key))
      var other = try register(type, holding: value(node, expecting: type))
      if let operation {
        // `counts[key, default: 0] += 1`
        guard arguments.count == 2, arguments[1].label == "default", let code = instruction(operation, type)
        else { throw NotCompiled() }
        let old = try entry(place, key, of: list, type, or: arguments[1].expression)
        emit(code, old.index, old.index, other.index)
        other = old
      } else if arguments.count != 1 {
        throw NotCompiled()
      }
      let boxed = try boxed(other)
      emit(key == .int ? .setEntryOfInt : .setEntryOfString, list.index, place.index, boxed.index)
    default: throw NotCompiled()
    }
  }

  /// What a dictionary has for a key, or another value.
  mutating func entry(
    _ place: CompiledOperand, _ key: MachineType, of list: CompiledOperand, _ type: MachineType,
    or other: SyntaxID
  ) throws(NotCompiled) -> CompiledOperand {
    guard type.isNumber else { throw NotCompiled() }
    let found = try register(.optional(type))
    let target = try register(type)
    emit(key == .int ? .entryOfInt : .entryOfString, found.index, list.index, place.index)
    let absent = emit(.jumpIfNil, found.index)
    emit(.unbox, target.index, found.index)
    emit(type)
    let end = emit(.jump)
    try land([absent])
    try move(value(other, expecting: type), to: target)
    try land([end])
    return target
  }

  /// A value in a value register.
  private mutating func boxed(_ operand: CompiledOperand) throws(NotCompiled) -> CompiledOperand {
    guard operand.type.width > 0 else { return operand }
    let target = try register(.optional(operand.type))
    emit(.box, target.index, operand.index)
    emit(operand.type)
    return target
  }

  // MARK: Methods that change

  /// `rows.append(x)`, `rows.removeAll()`, `subview.place(at:proposal:)`; false for any other call.
  private mutating func change(_ node: SyntaxID) throws(NotCompiled) -> Bool {
    let callee = syntax.child(node, 0)
    guard syntax.kind(callee) == .member else { return false }
    let arguments = evaluator.plan(node).arguments
    let base = syntax.child(callee, 0)
    switch (try memberName(callee), arguments.map { $0.label }) {
    case ("append", [""]):
      let list = try place(base)
      guard case .array(let element) = list.type else {
        guard list.type == .string else { throw NotCompiled() }
        try extend(list, by: arguments[0].expression)
        return true
      }
      let part = try register(element, holding: value(arguments[0].expression, expecting: element))
      try append(part, to: list, element)
    case ("removeAll", []):
      let list = try place(base)
      guard case .array = list.type else { throw NotCompiled() }
      emit(.removeAll, list.index)
    case ("removeLast", []):
      let list = try place(base)
      guard case .array = list.type else { throw NotCompiled() }
      emit(.removeLast, list.index, Int(UInt16.max))
    case ("place", ["at", "proposal"]), ("place", ["at", "anchor", "proposal"]):
      let subview = try value(base, expecting: nil)
      guard subview.type == .subview else { throw NotCompiled() }
      let point = try register(.point, holding: value(arguments[0].expression, expecting: .point))
      let anchor = try anchor(arguments.count == 3 ? arguments[1].expression : .none)
      let proposal = try register(
        .proposal, holding: value(arguments[arguments.count - 1].expression, expecting: .proposal))
      emit(.place, subview.index, point.index, proposal.index)
      emit(.type, anchor.index)
    default: return false
    }
    return true
  }

  /// The point of a subview that is placed, as two doubles: `.center`, or its corner.
  private mutating func anchor(_ node: SyntaxID) throws(NotCompiled) -> CompiledOperand {
    var name = "topLeading"
    if !node.isNone {
      guard syntax.kind(node) == .implicitMember else { throw NotCompiled() }
      name = try memberName(node)
    }
    guard case .unitPoint(let point)? = BuiltinType.unitPoint.constant(named: name) else {
      throw NotCompiled()
    }
    let target = try register(.point)
    emitConstant(Int(Int64(bitPattern: point.x.bitPattern)), to: target.index)
    emitConstant(Int(Int64(bitPattern: point.y.bitPattern)), to: target.index + 1)
    return target
  }
}
#endif
