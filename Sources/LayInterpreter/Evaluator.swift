import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Walks the syntax tree and builds views.
///
/// Input: the syntax tree of one file. Output: a `ViewTree` per layout, and diagnostics. What is found out on the way is
/// kept in parts, each in the file of its name: `Plans` about syntax nodes, `Inference` about types, `ProgramFacts` about
/// the file's declarations, `StandardNames` about all other names, `RunState` about the code that runs. Views are built on
/// a `Stage`, by LayLibrary.
///
/// One thread at a time runs an evaluator, and no access to a property lasts while another begins: so those are not
/// checked when it runs, which would cost a quarter of its time.
///
/// Invariants: evaluation always ends, whatever the source says: steps, views, component depth and the machine's
/// stack are bounded, and each bound is an error at the place that met it. What an error leaves is
/// `Value.unknown`, which is accepted everywhere, so that one mistake is reported once.
package final class Evaluator {
  package let syntax: SyntaxTree
  package let configuration: Configuration
  package let library = Library()
  /// Where views are built.
  package let stage: Stage
  package let findings: Findings
  package let budget: Budget

  /// The file's names and those that the language itself needs.
  @exclusivity(unchecked) package var symbols: SymbolTable
  let known = KnownSymbols()
  @exclusivity(unchecked) package var declarations = Declarations()
  let fileScope = Scope(parent: nil)

  let plans: Plans
  let inference = Inference()
  let facts = ProgramFacts()
  let standard: StandardNames
  let state = RunState()

  package init(_ syntax: SyntaxTree, configuration: Configuration) {
    self.syntax = syntax
    self.configuration = configuration
    self.stage = Stage(syntax.source, configuration)
    self.findings = stage.findings
    self.budget = stage.budget
    self.symbols = syntax.symbols
    self.plans = Plans(syntax)
    self.standard = StandardNames(known)
    surveySyntax()
    stage.evaluation = evaluation
  }

  deinit {
    for scope in state.cyclicScopes { scope.values = [] }
  }

  /// Notes a scope that was just given a value.
  func noteCycle(in scope: Scope, _ value: Value) {
    if case .closure(let closure) = value, closure.scope === scope {
      state.cyclicScopes.append(scope)
    }
  }
}

extension Evaluator {
  /// What this evaluator does for the views that are built on its stage, which it outlives.
  private var evaluation: Evaluation {
    var evaluation = Evaluation()
    evaluation.content = { [unowned(unsafe) self] in content($0, $1) }
    evaluation.deferred = { [unowned(unsafe) self] in deferred($0) }
    evaluation.changed = { [unowned(unsafe) self] in changed($0, by: $1) }
    evaluation.outline = { [unowned(unsafe) self] in outline(of: $0, in: $1) }
    evaluation.laidOut = { [unowned(unsafe) self] in views($0, laidOutBy: $1, at: $2) }
    evaluation.areEqual = { [unowned(unsafe) self] in equal($0, $1) }
    evaluation.name = { [unowned(unsafe) self] in symbols[$0.name] }
    evaluation.componentNotes = { [unowned(unsafe) self] in componentNotes() }
    return evaluation
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

  /// To be called where evaluation begins: what is left of its bounds, and the stack, are measured from here.
  func beginEvaluation() {
    budget.begin()
    findings.begin()
    state.thrown = nil
  }

  /// Whether there is room on the machine's stack for another level.
  func hasStack(at node: SyntaxID) -> Bool {
    if budget.hasStack { return !budget.isStopped }
    stopNesting(at: node)
    return false
  }
}
