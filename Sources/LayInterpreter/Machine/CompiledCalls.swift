#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

extension Evaluator {
  /// The result of a function whose code is compiled: the same as that of its evaluation, in a sixth to a thirtieth of the
  /// time; nil where it is evaluated as it stands.
  func result(ofCompiled id: FunctionID, _ call: BoundCall, _ receiver: Scope) -> Value? {
    guard let unit = unit(of: id, receiver), unit.parameters.count == call.arguments.count else { return nil }
    var arguments: [Value] = []
    arguments.reserveCapacity(call.arguments.count)
    for argument in call.arguments {
      guard let value = argument.value else { return nil }
      arguments.append(value)
    }
    return run(unit, arguments, receiver)
  }

  /// - Parameter arguments: A value for each parameter.
  func result(ofCompiled id: FunctionID, _ arguments: [Value], _ receiver: Scope) -> Value? {
    guard let unit = unit(of: id, receiver), unit.parameters.count == arguments.count else { return nil }
    return run(unit, arguments, receiver)
  }

  private func run(_ unit: CompiledUnit, _ arguments: [Value], _ receiver: Scope) -> Value? {
    let machine = plans.compiled.machine ?? Machine()
    plans.compiled.machine = machine
    let result = machine.run(unit, arguments, stage) { place in
      guard case .instance(let instance)? = ancestor(place.depth, of: receiver).values.first,
        place.index < instance.fields.count
      else { return nil }
      return instance.fields[place.index]
    }
    if result == nil { unit.failureCount += 1 }
    return result
  }

  /// A function's code; nil for one that is not compiled, or not run.
  private func unit(of id: FunctionID, _ receiver: Scope) -> CompiledUnit? {
    guard pass.hasRealValues, let unit = compiled(id, receiver),
      unit.failureCount < CompiledUnit.mostFailures
    else { return nil }
    return unit
  }

  private func compiled(_ id: FunctionID, _ receiver: Scope) -> CompiledUnit? {
    let index = Int(id.index)
    if index < plans.compiled.units.count, let known = plans.compiled.units[index] { return known.unit }
    while plans.compiled.units.count <= index { plans.compiled.units.append(nil) }
    // A function that runs once is sooner evaluated than compiled.
    plans.compiled.calls[id, default: 0] += 1
    guard plans.compiled.calls[id, default: 0] > 1 || hasLoop(declarations[id].body) else { return nil }
    var found: CompiledUnit?
    if isCompilable(id) {
      var compiler = FunctionCompiler(self, id, receiver)
      found = compiler.compile()
    }
    plans.compiled.units[index] = CompiledFunctions.Known(unit: found)
    return found
  }

  /// Whether literals mean what they mean everywhere, and the code is that of one type.
  private func isCompilable(_ id: FunctionID) -> Bool {
    if declarations.features.hasLiteralTypes { return false }
    guard let owner = declarations[id].owner else { return true }
    return declarations[owner].kind == .structure && !declarations[id].isMutating
  }

  private func hasLoop(_ block: SyntaxID) -> Bool {
    syntax.children(block).contains {
      [.forStatement, .whileStatement, .repeatStatement].contains(syntax.kind($0))
    }
  }
}
#endif
