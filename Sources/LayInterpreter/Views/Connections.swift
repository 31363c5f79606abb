import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// What the stage asks of code.
extension Evaluator {
  /// Lets the stage reach this evaluator, which outlives it.
  func connect() {
    var evaluation = Evaluation()
    evaluation.content = { [unowned(unsafe) self] in content($0, $1) }
    evaluation.deferred = { [unowned(unsafe) self] in deferred($0) }
    evaluation.changed = { [unowned(unsafe) self] in changed($0, by: $1) }
    evaluation.value = { [unowned(unsafe) self] in value(of: $0, $1, expecting: $2) }
    evaluation.outline = { [unowned(unsafe) self] in outline(of: $0, in: $1) }
    evaluation.laidOut = { [unowned(unsafe) self] in views($0, laidOutBy: $1, at: $2) }
    evaluation.areEqual = { [unowned(unsafe) self] in equal($0, $1) }
    evaluation.name = { [unowned(unsafe) self] in symbols[$0.name] }
    evaluation.componentNotes = { [unowned(unsafe) self] in componentNotes() }
    stage.evaluation = evaluation
  }

  /// What a closure gives for arguments, where a type is expected.
  private func value(of closure: Closure, _ arguments: [Value], expecting type: Type) -> Value {
    collected.inferred.closureTypes[closure.code] = .function(arguments.map { _ in .any }, type)
    let value = call(.closure(closure), arguments: arguments)
    return converted(value, to: type) ?? value
  }

  /// Runs a closure that changes its only argument and gives what became of it.
  private func changed(_ value: Value, by closure: Closure) -> Value {
    guard syntax.kind(closure.code) == .closure else { return value }
    let plan = closurePlan(closure.code)
    guard hasStack(at: closure.code), !plan.block.isNone, !plan.names.isEmpty else { return value }
    let scope = plan.scope([value], parent: closure.scope)
    _ = run(plan.block, scope, result: .void)
    return scope.values.first ?? value
  }
}
