import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Closures that run during layout: `GeometryReader`, `alignmentGuide`, custom guides, container frames.
extension Evaluator {
  /// Keeps a closure for layout to call, in the environment as it stands.
  package func deferred(_ closure: Closure) -> ClosureID {
    if pass.callsDeferred { checkDeferred(closure) }
    rehearse(closure)
    let id = ClosureID(UInt32(state.deferredClosures.count))
    state.deferredClosures.append(deferredClosure(closure))
    return id
  }

  /// What layout asks of this evaluator.
  package var callbacks: LayoutCallbacks {
    var callbacks = LayoutCallbacks(
      begin: { [self] in
        beginEvaluation()
        for deferred in state.deferredClosures { deferred.layout?.layout.begin() }
      },
      geometryContent: { [self] tree, id, geometry in geometryContent(&tree, id, geometry) },
      guideValue: { [self] id, dimensions in
        #if !hasFeature(Embedded)
        if let value = guideAtHand(id, dimensions) { return value }
        #endif
        return number(id, [.builtin(.viewDimensions(DimensionsValue(dimensions)))]) ?? 0
      },
      containerLength: { [self] id, length, axis in
        number(id, [.double(length), .builtin(.axis(axis))]) ?? length
      },
      layoutSize: { [self] id, proposal, subviews in size(ofLayout: id, proposal, subviews) },
      placeSubviews: { [self] id, bounds, proposal, subviews in
        placeSubviews(ofLayout: id, in: bounds, proposal, subviews)
      })
    callbacks.layoutSpacing = { [self] id, subviews in spacing(ofLayout: id, subviews) }
    callbacks.layoutGuide = { [self] id, guide, subviews in self.guide(ofLayout: id, guide, subviews) }
    callbacks.shapeSize = { [self] id, proposal in size(ofShape: id, proposal) }
    return callbacks
  }

  /// The content of a `GeometryReader`, in the tree that layout holds.
  private func geometryContent(_ tree: inout ViewTree, _ id: ClosureID, _ geometry: GeometryValue) -> ViewList
  {
    guard Int(id.index) < state.deferredClosures.count else { return ViewList() }
    let deferred = state.deferredClosures[Int(id.index)]
    stage.exchangeTree(&tree)
    defer { stage.exchangeTree(&tree) }
    #if !hasFeature(Embedded)
    if let part = deferred.origin?.measuredPart {
      resume(deferred) { measure(part, geometry) }
      return ViewList()
    }
    #endif
    return resume(deferred) { content(deferred.closure, [.builtin(.geometryProxy(geometry))]) }
  }

  private func number(_ id: ClosureID, _ arguments: [Value]) -> Double? {
    guard Int(id.index) < state.deferredClosures.count else { return nil }
    let deferred = state.deferredClosures[Int(id.index)]
    return resume(deferred) { callForNumber(deferred.closure, arguments) }
  }

  /// A closure's result where a length is wanted: its literals are doubles.
  private func callForNumber(_ closure: Closure, _ arguments: [Value]) -> Double? {
    let value: Value
    if syntax.kind(closure.code) == .closure {
      let plan = closurePlan(closure.code)
      let scope = plan.scope(arguments, parent: closure.scope)
      value =
        plan.expression.isNone
        ? run(plan.block, scope, result: .double) : evaluate(plan.expression, scope, expecting: .double)
    } else {
      value = call(.closure(closure), arguments: arguments)
    }
    switch value {
    case .double(let number): return number
    case .unknown: return nil
    default:
      _ = convert(value, to: .double, closure.code) { "the closure's result" }
      return nil
    }
  }

  /// Goes on where evaluation was left, in the environment of that place.
  ///
  /// Other code may be running: that of a layout around this one, which asks for its size. What is only tried there is not
  /// tried here.
  func resume<Result>(_ deferred: DeferredClosure, _ body: () -> Result) -> Result {
    var environment = SavedEnvironment(
      values: deferred.environment, index: nil, declared: deferred.declaredEnvironment)
    stage.exchangeEnvironment(&environment)
    environment.index = nil
    let outer = (components: state.components, isSilent: findings.isSilent, thrown: state.failure.thrown)
    state.components = deferred.components
    findings.isSilent = false
    state.failure.thrown = nil
    defer {
      stage.exchangeEnvironment(&environment)
      (state.components, findings.isSilent, state.failure.thrown) = outer
    }
    return measuringStack {
      #if hasFeature(Embedded)
      return body()
      #else
      return settling(deferred, body)
      #endif
    }
  }

  /// Runs what layout calls: the stack is measured from where the outermost began.
  @inline(__always)
  func measuringStack<Result>(_ body: () -> Result) -> Result {
    if budget.resumedCount == 0 { budget.measureStack() }
    budget.resumedCount += 1
    defer { budget.resumedCount -= 1 }
    return body()
  }

  /// Checks a closure that layout would call, with made-up arguments. Those that build views have builders for
  /// parameters and are known by their one argument that is no number.
  private func checkDeferred(_ closure: Closure) {
    guard syntax.kind(closure.code) == .closure else { return }
    let plan = closurePlan(closure.code)
    if collected.facts.lengthClosures.contains(closure.code) {
      let arguments =
        plan.names.count == 2
        ? [.double(0), sample(of: .builtin(.axis))] : [sample(of: .builtin(.viewDimensions))]
      _ = callForNumber(closure, arguments)
    } else {
      _ = content(closure, [sample(of: .builtin(.geometryProxy))])
    }
  }
}
