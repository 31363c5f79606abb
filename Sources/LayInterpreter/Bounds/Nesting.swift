import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// What is said when components or calls are nested deeper than evaluation goes: that one of them contains itself,
/// if it does, else that there are too many.
extension Evaluator {
  /// Ends an evaluation that has met the bound of components or of the machine's stack.
  func stopNesting(at node: SyntaxID) {
    guard !budget.isStopped else { return }
    if let (first, cycle) = repeatedComponent() {
      let name = declarations[first.type].name
      let outermost = state.components.firstIndex { $0.type == first.type }
      stage.stop(
        "recursive-component", at: nameRange(first.place), "'\(name)' contains itself without end",
        help: "a condition must end it within \(Limits.componentDepth) levels", notes: cycle,
        resumption: Resumption(components: outermost ?? 0))
      budget.stops.endless[declarations[first.type].syntax] = budget.stops.fault
    } else if let declaration = repeatedCall() {
      stage.stop(
        "endless-evaluation", at: nameRange(node), "'\(declaredName(declaration))' calls itself without end",
        help: smallStack ?? "a condition must end it",
        resumption: Resumption(running: state.running.firstIndex(of: declaration) ?? 0))
      budget.stops.endless[declaration] = budget.stops.fault
    } else {
      // Half of the way back there is room for what else the views show.
      let half = Resumption(components: state.components.count / 2, running: state.running.count / 2)
      if state.components.count >= Limits.componentDepth {
        stage.stop(
          "nesting-too-deep", at: nameRange(node),
          "components are nested more than \(Limits.componentDepth) deep", resumption: half)
      } else {
        stage.stop(
          "nesting-too-deep", at: syntax.range(node), "views or calls are nested too deeply",
          help: smallStack, resumption: half)
      }
    }
  }

  /// What there is to say where the machine gave less room than calls have elsewhere: the same file may be right there.
  private var smallStack: String? {
    guard configuration.stackSize < configuration.wantedStackSize else { return nil }
    return "there is memory for a stack of \(configuration.stackSize >> 20) MiB only: where "
      + "\(configuration.wantedStackSize >> 20) are to be had, it may end"
  }

  /// Whether a component is about to be put into itself that was found to do so without end; then that is told again.
  func stopsEndless(_ type: TypeID) -> Bool {
    guard !budget.stops.endless.isEmpty, let fault = budget.stops.endless[declarations[type].syntax],
      !budget.isStopped, let outermost = state.components.firstIndex(where: { $0.type == type })
    else { return false }
    stage.stop(fault, resumption: Resumption(components: outermost))
    return true
  }

  /// So many of one kind inside each other are no accident.
  private static let leastRepetition = 32

  /// The first use of a component inside itself, and the components between the two as notes.
  private func repeatedComponent() -> (ComponentFrame, [Diagnostic.Note])? {
    var counts: [TypeID: Int] = [:]
    for frame in state.components { counts[frame.type, default: 0] += 1 }
    guard
      let start = state.components.firstIndex(where: { counts[$0.type, default: 0] >= Self.leastRepetition }),
      let end = state.components[(start + 1)...].firstIndex(where: { $0.type == state.components[start].type }
      )
    else { return nil }
    let between = state.components[(start + 1)..<end].prefix(8).map {
      Diagnostic.Note("by way of '\(declarations[$0.type].name)'", at: nameRange($0.place))
    }
    return (state.components[end], Array(between))
  }

  /// The function or property whose code is running inside itself.
  private func repeatedCall() -> SyntaxID? {
    guard let last = state.running.last else { return nil }
    let count = state.running.suffix(64 * Self.leastRepetition).count { $0 == last }
    return count >= Self.leastRepetition ? last : nil
  }

  /// The name of a function, or of the binding of a property.
  private func declaredName(_ declaration: SyntaxID) -> String {
    syntax.name(syntax.kind(declaration) == .binding ? syntax.child(declaration, 0) : declaration)
  }

  /// Runs the code of a function or computed property, known by its declaration.
  func running<Result>(_ declaration: SyntaxID, _ body: () -> Result) -> Result {
    if !budget.stops.endless.isEmpty, let fault = budget.stops.endless[declaration], !budget.isStopped,
      let outermost = state.running.firstIndex(of: declaration)
    {
      stage.stop(fault, resumption: Resumption(running: outermost))
    }
    state.running.append(declaration)
    defer { state.running.removeLast() }
    return withoutTrials(body)
  }

  /// To be called where evaluation begins: what is left of its bounds, and the stack, are measured from here.
  func beginEvaluation() {
    budget.begin()
    findings.begin()
    state.failure.thrown = nil
    state.random = LinearCongruence()
    if !state.subviews.isEmpty { state.subviews.removeAll() }
    if !state.changedVariables.isEmpty { resetVariables() }
    #if !hasFeature(Embedded)
    if !state.objects.subscriptions.isEmpty { state.objects.subscriptions.removeAll() }
    if !stage.window.defaults.isEmpty { stage.window.defaults = StoredDefaults() }
    #endif
  }

  /// Makes everything as it was before any layout was evaluated: what was reported, what variables hold, what may be done.
  func forgetRun() {
    findings.forget()
    budget.renew()
    for variable in state.firstUses.variables { declarations[value: variable] = .untouched }
    state.firstUses.variables.removeAll(keepingCapacity: true)
    for function in state.firstUses.functions { function.body = .none }
    state.firstUses.functions.removeAll(keepingCapacity: true)
    state.spent.views = 0
    state.deferredClosures = []
    state.objects.letGoOfScopes()
  }

  /// Whether there is room on the machine's stack for another level.
  func hasStack(at node: SyntaxID) -> Bool {
    if budget.hasStack { return !budget.isStopped }
    stopNesting(at: node)
    return false
  }
}
