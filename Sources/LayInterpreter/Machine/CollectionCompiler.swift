#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Texts, lists and members, as instructions.
extension FunctionCompiler {
  mutating func text(_ node: SyntaxID) throws(NotCompiled) -> CompiledOperand {
    let pieces = Array(syntax.children(node))
    if pieces.allSatisfy({ syntax.kind($0) == .stringSegment }) {
      return try constant(.string(pieces.map { syntax.segmentText($0) }.joined()), .string)
    }
    let target = try constant(.string(""), .string)
    for piece in pieces { try append(piece, to: target) }
    return target
  }

  /// Appends a part of a literal to a text.
  private mutating func append(_ piece: SyntaxID, to target: CompiledOperand) throws(NotCompiled) {
    if syntax.kind(piece) == .stringSegment {
      let text = try constant(.string(syntax.segmentText(piece)), .string)
      emit(.appendText, target.index, text.index)
      return
    }
    let first = syntax[piece].firstChild
    guard syntax.kind(piece) == .interpolation, !first.isNone, syntax.next(first).isNone,
      syntax.symbol(first) == .empty
    else { throw NotCompiled() }
    let part = try value(syntax.child(first, 0), expecting: nil)
    switch part.type {
    case .string: emit(.appendText, target.index, part.index)
    case .int, .double, .bool:
      let held = try register(part.type, holding: part)
      emit(.appendNumberText, target.index, held.index)
      emit(part.type)
    default: throw NotCompiled()
    }
  }

  mutating func list(_ node: SyntaxID, expecting type: MachineType?) throws(NotCompiled) -> CompiledOperand {
    var element: MachineType?
    if case .array(let expected)? = type { element = expected }
    let elements = Array(syntax.children(node))
    var target: CompiledOperand?
    if let element { target = try constant(.array([]), .array(element)) }
    for node in elements {
      let part = try value(node, expecting: element)
      if target == nil {
        // A list of whole numbers as they are written may be one of doubles.
        guard let type = part.expectation, case .register = part else { throw NotCompiled() }
        element = type
        target = try constant(.array([]), .array(type))
      }
      guard let element, let target else { throw NotCompiled() }
      try append(register(element, holding: part), to: target, element)
    }
    guard let target else { throw NotCompiled() }
    return target
  }

  mutating func append(
    _ part: CompiledOperand, to list: CompiledOperand, _ element: MachineType
  ) throws(NotCompiled) {
    if element.width == 0 {
      emit(.appendValue, list.index, part.index)
    } else {
      emit(.append, list.index, part.index)
      emit(element)
    }
  }

  // MARK: Members and elements

  mutating func member(_ node: SyntaxID) throws(NotCompiled) -> CompiledOperand {
    let base = syntax.child(node, 0)
    let name = try memberName(node)
    if syntax.kind(base) == .identifier, variable(syntax.symbol(base)) == nil {
      if syntax.symbol(base) == evaluator.known.selfName { return try imported(syntax.symbol(node)) }
      if case .type(let type)? = evaluator.undeclaredTarget(syntax.symbol(base)) {
        return try constant(named: name, of: MachineType(type))
      }
    }
    let operand = try value(base, expecting: nil)
    if let part = operand.part(named: name) { return part }
    switch (operand.type, name) {
    case (.array, "count"), (.dictionary, "count"), (.string, "count"):
      let target = try register(.int)
      emit(.count, target.index, operand.index)
      return target
    case (.array, "isEmpty"), (.dictionary, "isEmpty"):
      let (count, zero, target) = (
        try register(.int), try register(.int, holding: .literal(0)), try register(.bool)
      )
      emit(.count, count.index, operand.index)
      emit(.equalInts, target.index, count.index, zero.index)
      return target
    case (.string, "isEmpty"):
      let target = try register(.bool)
      emit(.isEmptyText, target.index, operand.index)
      return target
    case (.subview, "priority"):
      let target = try register(.double)
      emit(.priority, target.index, operand.index)
      return target
    case (.rect, "midX"), (.rect, "midY"):
      let first = operand.index + (name == "midX" ? 0 : 1)
      let (target, half) = (try register(.double), try constant(2.0))
      emit(.divideDoubles, target.index, first + 2, half.index)
      emit(.addDoubles, target.index, first, target.index)
      return target
    case (.rect, "maxX"), (.rect, "maxY"):
      let first = operand.index + (name == "maxX" ? 0 : 1)
      let target = try register(.double)
      emit(.addDoubles, target.index, first, first + 2)
      return target
    default: throw NotCompiled()
    }
  }

  /// `list[index]`, `dictionary[key]`
  mutating func element(_ node: SyntaxID) throws(NotCompiled) -> CompiledOperand {
    let base = try value(syntax.child(node, 0), expecting: nil)
    let arguments = evaluator.plan(node).arguments
    guard arguments.count == 1, arguments[0].symbol == .empty,
      !evaluator.mayExtend(with: evaluator.known.subscriptName)
    else { throw NotCompiled() }
    switch base.type {
    case .array:
      let index = try register(.int, holding: value(arguments[0].expression, expecting: .int))
      return try element(index, of: base)
    case .dictionary(let key, let value):
      let place = try register(key, holding: self.value(arguments[0].expression, expecting: key))
      let target = try register(.optional(value))
      emit(key == .int ? .entryOfInt : .entryOfString, target.index, base.index, place.index)
      return target
    default: throw NotCompiled()
    }
  }

  /// The element of a list at an index.
  mutating func element(
    _ index: CompiledOperand, of list: CompiledOperand
  ) throws(NotCompiled) -> CompiledOperand {
    guard case .array(let type) = list.type else { throw NotCompiled() }
    let target = try register(type)
    emit(type.width > 0 ? .element : .elementValue, target.index, list.index, index.index)
    emit(type)
    return target
  }
}
#endif
