#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// What source says that compiled code does not do.
struct NotCompiled: Error {}

/// Compiles functions of the file whose types are all known to be numbers, texts, and collections of these, and the
/// functions that they call.
///
/// Only what means here what it means everywhere is compiled: names that the file does not give another meaning, calls that
/// have every label, operators on two of one type. Everything else is refused, and evaluated as it stands.
struct FunctionCompiler {
  let evaluator: Evaluator
  let unit = CompiledUnit()
  /// What stands around the first function: names are looked up from there.
  let receiver: Scope
  /// The functions of the unit by their numbers.
  private(set) var ids: [FunctionID] = []

  // What is known of the function that is compiled now.
  var function = CompiledUnit.Function()
  var result = MachineType.void
  /// Where names are looked up from: of a function that stands outside of types, the file.
  private(set) var scope: Scope
  private var blocks: [[Symbol: Variable]] = []
  private var nextNumber = 0
  private var nextValue = 0
  /// What `break` and `continue` leave behind: jumps whose target is not known yet.
  var loops: [Loop] = []
  var depth = 0

  /// Blocks and expressions are gone into so deep.
  static let mostDepth = 64
  static let mostFunctions = 64
  /// What the instructions' numbers hold.
  static let mostSteps = 1 << 15

  struct Variable {
    var operand: CompiledOperand
    var isVariable: Bool
  }

  struct Loop {
    var breaks: [Int] = []
    var continues: [Int] = []
  }

  init(_ evaluator: Evaluator, _ id: FunctionID, _ receiver: Scope) {
    self.evaluator = evaluator
    self.receiver = receiver
    scope = receiver
    ids = [id]
  }

  var syntax: SyntaxTree { evaluator.syntax }

  /// A function with all that it calls; nil where something of it is not compiled.
  mutating func compile() -> CompiledUnit? {
    do throws(NotCompiled) {
      var index = 0
      while index < ids.count {
        try compileFunction(index)
        index += 1
      }
      return unit
    } catch {
      return nil
    }
  }

  /// The number of a function in the unit; it is compiled after those before it.
  mutating func number(of id: FunctionID) throws(NotCompiled) -> Int {
    if let known = ids.firstIndex(of: id) { return known }
    guard ids.count < Self.mostFunctions else { throw NotCompiled() }
    ids.append(id)
    return ids.count - 1
  }

  /// The types of a function's parameters and of its result.
  func types(
    of declaration: FunctionDeclaration
  ) throws(NotCompiled) -> (parameters: [MachineType?], result: MachineType) {
    guard !declaration.buildsViews, declaration.resultBuilder == .empty, declaration.generics.isEmpty,
      !declaration.isInitializer, !declaration.body.isNone,
      let result = MachineType(evaluator.resultType(of: declaration))
    else { throw NotCompiled() }
    let parameters = declaration.signature.parameters.map { parameter -> MachineType? in
      if parameter.isVariadic || parameter.isAutoclosure || parameter.type.isVoid { return nil }
      return MachineType(parameter.type)
    }
    return (parameters, result)
  }

  private mutating func compileFunction(_ index: Int) throws(NotCompiled) {
    let declaration = evaluator.declarations[ids[index]]
    let (parameters, result) = try types(of: declaration)
    evaluator.look(from: declaration.syntax)
    function = CompiledUnit.Function(entry: unit.code.count)
    self.result = result
    let first = evaluator.declarations[ids[0]]
    if declaration.owner == first.owner, declaration.isStatic == first.isStatic {
      scope = receiver
    } else if declaration.owner == nil {
      scope = evaluator.fileScope
    } else {
      throw NotCompiled()
    }
    (nextNumber, nextValue, loops, depth) = (0, 0, [], 0)
    blocks = [[:]]
    for (name, type) in zip(declaration.parameters.names, parameters) {
      // Of the unit's first function alone may a parameter have any type, which is not used then.
      guard let type else {
        if index > 0 { throw NotCompiled() }
        declare(name, .void, isVariable: false)
        continue
      }
      declare(name, try register(type), isVariable: false)
    }
    function.valueParameterCount = nextValue
    if index == 0 {
      unit.parameters = parameters
      unit.result = result
    }
    let statement = syntax[declaration.body].firstChild
    if !statement.isNone, syntax.next(statement).isNone, syntax.isExpression(statement), result != .void {
      try compileReturn(statement)
    } else {
      try compileStatements(of: declaration.body)
      if result == .void { emit(.returnNumbers) } else { emit(.giveUp) }
    }
    function.work = CompiledUnit.work(of: here - function.entry)
    unit.functions.append(function)
  }

  // MARK: Code

  @discardableResult
  mutating func emit(_ operation: Instruction.Operation, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Int {
    unit.code.append(
      Instruction(
        operation: operation, a: UInt16(truncatingIfNeeded: a), b: UInt16(truncatingIfNeeded: b),
        c: UInt16(truncatingIfNeeded: c)))
    return unit.code.count - 1
  }

  var here: Int { unit.code.count }

  /// Goes back, for what is done on the way from there.
  mutating func emitTurn(backTo start: Int) {
    emit(.turn, 0, CompiledUnit.work(of: here - start), start)
  }

  /// Has a jump go on here.
  mutating func land(_ jumps: [Int]) throws(NotCompiled) {
    guard here < Self.mostSteps else { throw NotCompiled() }
    for jump in jumps { unit.code[jump].c = UInt16(here) }
  }

  /// Says the type of what the step before works with.
  mutating func emit(_ type: MachineType) {
    let number: Int
    if let known = unit.types.firstIndex(of: type) {
      number = known
    } else {
      unit.types.append(type)
      number = unit.types.count - 1
    }
    let kind = type == .int ? Instruction.int : type == .double ? Instruction.double : 0
    emit(.type, number, Int(kind))
  }

  // MARK: Registers

  /// New registers for a value.
  mutating func register(_ type: MachineType) throws(NotCompiled) -> CompiledOperand {
    guard type != .void, nextNumber < 1_000, nextValue < 1_000 else { throw NotCompiled() }
    defer {
      function.numberCount = max(function.numberCount, nextNumber)
      function.valueCount = max(function.valueCount, nextValue)
    }
    if type.width > 0 {
      nextNumber += type.width
      return .register(type, nextNumber - type.width)
    }
    nextValue += 1
    return .register(type, nextValue - 1)
  }

  /// Does something whose registers are free again afterwards.
  mutating func temporarily(_ body: (inout Self) throws(NotCompiled) -> Void) throws(NotCompiled) {
    let (number, value) = (nextNumber, nextValue)
    try body(&self)
    (nextNumber, nextValue) = (number, value)
  }

  // MARK: Names

  mutating func declare(_ name: Symbol, _ operand: CompiledOperand, isVariable: Bool) {
    blocks[blocks.count - 1][name] = Variable(operand: operand, isVariable: isVariable)
  }

  func variable(_ name: Symbol) -> Variable? {
    for block in blocks.reversed() {
      if let variable = block[name] { return variable }
    }
    return nil
  }

  /// Goes into a block, whose variables end with it.
  mutating func inBlock(_ body: (inout Self) throws(NotCompiled) -> Void) throws(NotCompiled) {
    try goDeeper()
    blocks.append([:])
    try temporarily(body)
    blocks.removeLast()
    depth -= 1
  }

  /// To be called where code may nest in itself, and before there is more of it than numbers of steps.
  mutating func goDeeper() throws(NotCompiled) {
    guard depth < Self.mostDepth, here < Self.mostSteps else { throw NotCompiled() }
    depth += 1
  }

  /// The name of a member that Swift or SwiftUI has: where an extension of the file has one of that name, it may be meant.
  func memberName(_ node: SyntaxID) throws(NotCompiled) -> String {
    guard !evaluator.mayExtend(with: syntax.symbol(node)) else { throw NotCompiled() }
    return syntax.name(node)
  }

  /// The only function of a name that stands outside of functions.
  func function(named name: Symbol) throws(NotCompiled) -> FunctionID {
    switch evaluator.lookUp(name, scope) {
    case .member(_, _, .function(let ids))? where ids.count == 1 && scope === receiver: return ids[0]
    case .topLevel(.function(let ids))? where ids.count == 1: return ids[0]
    default: throw NotCompiled()
    }
  }

  /// A stored property of the value whose code this is, which stays what it is.
  mutating func imported(_ name: Symbol) throws(NotCompiled) -> CompiledOperand {
    guard scope === receiver,
      case .member(let depth, let owner, .stored(let index))? = evaluator.lookUp(name, scope),
      case .plain = evaluator.declarations[owner].properties[index].wrapper,
      let type = MachineType(evaluator.declarations[owner].properties[index].type)
    else { throw NotCompiled() }
    var place: CompiledUnit.Import
    if let known = unit.imports.first(where: { $0.depth == depth && $0.index == index }) {
      place = known
    } else {
      place = CompiledUnit.Import(
        depth: depth, index: index, type: type,
        register: type.width > 0 ? unit.importedNumberCount : unit.importedValueCount)
      unit.imports.append(place)
      unit.importedNumberCount += type.width
      if type.width == 0 { unit.importedValueCount += 1 }
    }
    let target = try register(type)
    if type.width == 0 {
      emit(.importedValue, target.index, place.register)
    } else {
      for part in 0..<type.width { emit(.imported, target.index + part, place.register + part) }
    }
    return target
  }
}

/// What an expression gave.
enum CompiledOperand {
  /// A whole number as it is written: it takes its type from where it is put.
  case literal(Int)
  /// Registers, from the first on.
  case register(MachineType, Int)
  case void

  var type: MachineType {
    switch self {
    case .literal: .int
    case .register(let type, _): type
    case .void: .void
    }
  }

  var index: Int {
    if case .register(_, let index) = self { index } else { 0 }
  }
}
#endif
