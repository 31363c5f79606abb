#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Statements, as instructions.
extension FunctionCompiler {
  mutating func compileStatements(of block: SyntaxID) throws(NotCompiled) {
    for statement in syntax.children(block) { try compile(statement) }
  }

  private mutating func compileBlock(_ block: SyntaxID) throws(NotCompiled) {
    try inBlock { (compiler) throws(NotCompiled) in try compiler.compileStatements(of: block) }
  }

  private mutating func compile(_ statement: SyntaxID) throws(NotCompiled) {
    guard here < Self.mostSteps else { throw NotCompiled() }
    switch syntax.kind(statement) {
    case .variableDecl: try compileVariables(statement)
    case .ifStatement: try compileIf(statement)
    case .guardStatement:
      let exits = try compileConditions(syntax.child(statement, 0))
      let end = emit(.jump)
      try land(exits)
      try compileBlock(syntax.child(statement, 1))
      emit(.giveUp)
      try land([end])
    case .whileStatement:
      let start = here
      let exits = try compileConditions(syntax.child(statement, 0))
      try compileTurn(of: syntax.child(statement, 1), from: start, exits)
    case .repeatStatement:
      let start = here
      loops.append(Loop())
      try compileBlock(syntax.child(statement, 0))
      try land(loops[loops.count - 1].continues)
      let exits = try compileCondition(syntax.child(statement, 1))
      emitTurn(backTo: start)
      try land(exits + loops.removeLast().breaks)
    case .forStatement: try compileFor(statement)
    case .returnStatement: try compileReturn(syntax.given(syntax.child(statement, 0)))
    case .breakStatement:
      guard syntax.symbol(statement) == .empty, !loops.isEmpty else { throw NotCompiled() }
      loops[loops.count - 1].breaks.append(emit(.jump))
    case .continueStatement:
      guard syntax.symbol(statement) == .empty, !loops.isEmpty else { throw NotCompiled() }
      loops[loops.count - 1].continues.append(emit(.jump))
    default:
      guard syntax.isExpression(statement) else { throw NotCompiled() }
      try temporarily { (compiler) throws(NotCompiled) in try compiler.compileAction(statement) }
    }
  }

  /// The body of a loop, and its way back.
  private mutating func compileTurn(
    of block: SyntaxID, from start: Int, _ exits: [Int],
    _ next: (inout Self) throws(NotCompiled) -> Void = { _ in }
  ) throws(NotCompiled) {
    loops.append(Loop())
    try compileBlock(block)
    try land(loops[loops.count - 1].continues)
    try next(&self)
    emitTurn(backTo: start)
    try land(exits + loops.removeLast().breaks)
  }

  private mutating func compileVariables(_ statement: SyntaxID) throws(NotCompiled) {
    let flags = DeclarationFlags(rawValue: syntax[statement].detail)
    guard !flags.contains(.isLazy), syntax[syntax.child(statement, 0)].firstChild.isNone else {
      throw NotCompiled()
    }
    for binding in syntax.children(statement) where syntax.kind(binding) == .binding {
      let pattern = syntax.child(binding, 0)
      let written = syntax.given(syntax.child(binding, 1))
      let initial = syntax.given(syntax.child(binding, 2))
      guard syntax.kind(pattern) == .identifierPattern, !initial.isNone,
        syntax.given(syntax.child(binding, 3)).isNone
      else { throw NotCompiled() }
      var type: MachineType?
      if !written.isNone {
        type = MachineType(evaluator.type(written, in: evaluator.owner(of: scope), generics: []))
        if type == nil { throw NotCompiled() }
      } else {
        type = listType(of: initial)
      }
      let operand = try value(initial, expecting: type)
      let variable = try register(type ?? operand.type)
      try move(operand, to: variable)
      declare(syntax.symbol(pattern), variable, isVariable: flags.contains(.isVar))
    }
  }

  /// The type of a list of numbers as they are written, where nothing around it says another.
  private func listType(of node: SyntaxID, depth: Int = 0) -> MachineType? {
    guard syntax.kind(node) == .arrayLiteral, depth < Self.mostDepth else { return nil }
    var element: MachineType?
    for child in syntax.children(node) {
      let type: MachineType?
      switch syntax.kind(child) {
      case .integerLiteral: type = .int
      case .floatLiteral: type = .double
      case .arrayLiteral: type = listType(of: child, depth: depth + 1)
      default: type = nil
      }
      guard let type else { return nil }
      // Of whole numbers and others all are doubles.
      switch (element, type) {
      case (nil, _), (.int?, .double): element = type
      case (.double?, .int): break
      default: if element != type { return nil }
      }
    }
    return element.map { .array($0) }
  }

  private mutating func compileIf(_ statement: SyntaxID) throws(NotCompiled) {
    var (node, ends) = (statement, [Int]())
    while true {
      let conditions = syntax.child(node, 0)
      let block = syntax.child(node, 1)
      let otherwise = syntax.given(syntax.child(node, 2))
      let exits = try compileConditions(conditions)
      try compileBlock(block)
      guard !otherwise.isNone else {
        try land(exits)
        break
      }
      ends.append(emit(.jump))
      try land(exits)
      guard syntax.kind(otherwise) == .ifStatement else {
        try compileBlock(otherwise)
        break
      }
      node = otherwise
    }
    try land(ends)
  }

  /// The jumps that are taken where one of several conditions does not hold.
  private mutating func compileConditions(_ list: SyntaxID) throws(NotCompiled) -> [Int] {
    var exits: [Int] = []
    for condition in syntax.children(list) {
      guard syntax.isExpression(condition) else { throw NotCompiled() }
      exits += try compileCondition(condition)
    }
    return exits
  }

  /// The jumps that are taken where a condition does not hold.
  mutating func compileCondition(_ node: SyntaxID) throws(NotCompiled) -> [Int] {
    try goDeeper()
    defer { depth -= 1 }
    switch (syntax.kind(node), Operator(rawValue: syntax[node].detail)) {
    case (.parenthesized, _): return try compileCondition(syntax.child(node, 0))
    case (.binaryOperator, .logicalAnd):
      return try compileCondition(syntax.child(node, 0)) + compileCondition(syntax.child(node, 1))
    case (.binaryOperator, .less), (.binaryOperator, .lessOrEqual), (.binaryOperator, .greater),
      (.binaryOperator, .greaterOrEqual):
      return [try compileComparison(node)]
    default:
      var exits: [Int] = []
      try temporarily { (compiler) throws(NotCompiled) in
        let truth = try compiler.value(node, expecting: .bool)
        guard truth.type == .bool else { throw NotCompiled() }
        exits = [compiler.emit(.jumpUnless, truth.index)]
      }
      return exits
    }
  }

  /// The jump that is taken where an order does not hold.
  private mutating func compileComparison(_ node: SyntaxID) throws(NotCompiled) -> Int {
    var exit = 0
    try temporarily { (compiler) throws(NotCompiled) in
      let (left, right) = try compiler.operands(of: node)
      let operation = Operator(rawValue: compiler.syntax[node].detail)
      let isReversed = operation == .greater || operation == .greaterOrEqual
      let isStrict = operation == .less || operation == .greater
      let jump: Instruction.Operation
      switch left.type {
      case .int: jump = isStrict ? .jumpUnlessLessInts : .jumpUnlessLessOrEqualInts
      case .double: jump = isStrict ? .jumpUnlessLessDoubles : .jumpUnlessLessOrEqualDoubles
      default: throw NotCompiled()
      }
      exit = compiler.emit(jump, isReversed ? right.index : left.index, isReversed ? left.index : right.index)
    }
    return exit
  }

  mutating func compileReturn(_ node: SyntaxID) throws(NotCompiled) {
    guard !node.isNone, syntax.kind(node) != .missing else {
      guard result == .void else { throw NotCompiled() }
      emit(.returnNumbers)
      return
    }
    let type = result
    try temporarily { (compiler) throws(NotCompiled) in
      if type == .void {
        try compiler.compileAction(node)
        compiler.emit(.returnNumbers)
        return
      }
      let operand = try compiler.register(type, holding: compiler.value(node, expecting: type))
      compiler.emit(type.width > 0 ? .returnNumbers : .returnValue, operand.index, type.width)
    }
  }

  // MARK: Loops over collections

  private mutating func compileFor(_ statement: SyntaxID) throws(NotCompiled) {
    let (pattern, sequence) = (syntax.child(statement, 0), syntax.child(statement, 1))
    let filter = syntax.given(syntax.child(statement, 2))
    let body = syntax.child(statement, 3)
    try inBlock { (compiler) throws(NotCompiled) in
      let turns = try compiler.turns(of: sequence)
      let start = compiler.here
      let exit = compiler.emit(.jumpUnlessLessInts, turns.index.index, turns.end.index)
      try compiler.bind(pattern, turns)
      var skips: [Int] = []
      if !filter.isNone { skips = try compiler.compileCondition(filter) }
      try compiler.compileTurn(of: body, from: start, [exit]) { (compiler) throws(NotCompiled) in
        try compiler.land(skips)
        compiler.emit(.addConstant, turns.index.index, turns.index.index, 1)
      }
    }
  }

  /// What a loop goes through.
  private struct Turns {
    /// The number of the turn, or the element where a range is gone through.
    var index: CompiledOperand
    var end: CompiledOperand
    /// The list; nil for a range.
    var list: CompiledOperand?
    var isNumbered = false
  }

  private mutating func turns(of sequence: SyntaxID) throws(NotCompiled) -> Turns {
    let operation = Operator(rawValue: syntax[sequence].detail)
    if syntax.kind(sequence) == .binaryOperator, operation == .halfOpenRange || operation == .closedRange {
      let index = try register(
        .int, holding: value(syntax.child(sequence, 0), expecting: .int), isCopied: true)
      let end = try register(
        .int, holding: value(syntax.child(sequence, 1), expecting: .int), isCopied: true)
      if operation == .closedRange { emit(.addConstant, end.index, end.index, 1) }
      // One that ends before it begins is a mistake.
      let isWhole = emit(.jumpUnlessLessInts, end.index, index.index)
      emit(.giveUp)
      try land([isWhole])
      return Turns(index: index, end: end)
    }
    var (list, isNumbered) = (sequence, false)
    if syntax.kind(sequence) == .member, try memberName(sequence) == "indices" {
      let operand = try value(syntax.child(sequence, 0), expecting: nil)
      guard case .array = operand.type else { throw NotCompiled() }
      let end = try register(.int)
      emit(.count, end.index, operand.index)
      return Turns(index: try register(.int, holding: .literal(0)), end: end)
    }
    if syntax.kind(sequence) == .call, evaluator.plan(sequence).arguments.isEmpty,
      case let callee = syntax.child(sequence, 0), syntax.kind(callee) == .member,
      try memberName(callee) == "enumerated"
    {
      (list, isNumbered) = (syntax.child(callee, 0), true)
    }
    let operand = try value(list, expecting: listType(of: list))
    guard case .array = operand.type else { throw NotCompiled() }
    // The list as it is when the loop begins.
    let kept = try register(operand.type, holding: operand, isCopied: true)
    let end = try register(.int)
    emit(.count, end.index, kept.index)
    return Turns(
      index: try register(.int, holding: .literal(0)), end: end, list: kept, isNumbered: isNumbered)
  }

  /// Declares what a loop's pattern names in each turn.
  private mutating func bind(_ pattern: SyntaxID, _ turns: Turns) throws(NotCompiled) {
    let names = syntax.kind(pattern) == .tuplePattern ? Array(syntax.children(pattern)) : [pattern]
    guard names.count == (turns.isNumbered ? 2 : 1) else { throw NotCompiled() }
    if turns.isNumbered { try declare(names[0], copyOf: turns.index) }
    guard let list = turns.list else { return try declare(names[0], copyOf: turns.index) }
    guard syntax.kind(names[names.count - 1]) != .wildcardPattern else { return }
    guard syntax.kind(names[names.count - 1]) == .identifierPattern else { throw NotCompiled() }
    let element = try element(turns.index, of: list)
    declare(syntax.symbol(names[names.count - 1]), element, isVariable: false)
  }

  private mutating func declare(_ pattern: SyntaxID, copyOf number: CompiledOperand) throws(NotCompiled) {
    if syntax.kind(pattern) == .wildcardPattern { return }
    guard syntax.kind(pattern) == .identifierPattern else { throw NotCompiled() }
    let copy = try register(.int, holding: number, isCopied: true)
    declare(syntax.symbol(pattern), copy, isVariable: false)
  }
}
#endif
