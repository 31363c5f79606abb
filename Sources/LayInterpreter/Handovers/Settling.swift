#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Layouts whose code waits for what layout finds.
extension Evaluator {
  /// A layout as it is once its views have handed up what they have.
  /// - Parameter evaluate: Evaluates it.
  /// - Complexity: Where no code waits for that, that of an evaluation; else of `Limits.settlingRounds` more, and layouts.
  func settled(_ evaluate: () -> EvaluatedLayout) -> EvaluatedLayout {
    guard let layOut = waiting.layOut, mayWait else { return evaluate() }
    let saved = (
      findings: findings.saved(), printed: state.printed, views: state.spent.views,
      closures: state.deferredClosures.count
    )
    let first = evaluate()
    guard let handovers = waiting.handovers else { return first }
    defer { waiting.handovers = nil }
    var settles = first.tally.isStopped || budget.isStopped
    for _ in 0..<Limits.settlingRounds where !settles {
      handovers.begin(.trial)
      var trial = evaluate()
      waiting.handovers = handovers
      layOut(&trial)
      waiting.handovers = handovers
      settles = !handOverAll(handovers) || budget.isStopped
      state.deferredClosures.removeSubrange(saved.closures...)
    }
    findings.restore(saved.findings)
    (state.printed, state.spent.views) = (saved.printed, saved.views)
    let isSettled = settles && handovers.isKnown
    let unbound = handovers.doubt.unbound
    let doubt = !unbound.isNone ? unbound : isSettled ? .none : handovers.doubt.place
    handovers.begin(.last)
    waiting.handovers = handovers
    var result = evaluate()
    if !doubt.isNone { result.tally += tally { reportDoubt(doubt, settles) } }
    return result
  }

  /// Whether any code of the file may wait for what is handed up.
  private var mayWait: Bool {
    if let known = waiting.isLikely { return known }
    let mayWait =
      Handover.first { $0.waits && symbols.find($0.name) != nil } != nil
      || symbols.find("onAppear") != nil
        && (symbols.find("GeometryReader") != nil || symbols.find("Binding") != nil)
    waiting.isLikely = mayWait
    return mayWait
  }

  private func tally(_ body: () -> Void) -> LayoutTally {
    findings.beginTally()
    body()
    return findings.takeTally()
  }

  private func reportDoubt(_ node: SyntaxID, _ settles: Bool) {
    let name = syntax.name(syntax.child(node, 0))
    let message =
      settles
      ? "not all that '\(name)' does is known: what it would change stays as it was"
      : "what '\(name)' does changes the layout again and again: it stays as it was after \(Limits.settlingRounds) times"
    findings.report(
      .warning(
        takesElse ? "unknown-value" : "ignored-modifier", at: nameRange(node), message))
  }

  // MARK: Actions

  /// Runs the code that waits for what a trial has handed up.
  /// - Returns: Whether components, or views, are other than before.
  private func handOverAll(_ handovers: Handovers) -> Bool {
    var changes = false
    var blamed: Int
    repeat {
      blamed = handovers.blamed.count
      if runActions(handovers) { changes = true }
      // Without what is not known of, from the beginning.
      for component in handovers.components where handovers.blamed.count > blamed {
        component.object.fields = component.before
      }
    } while handovers.blamed.count > blamed && !budget.isStopped
    for part in handovers.parts {
      switch part.content {
      case .appearance(_, _, let place): handovers.appeared.insert(place)
      case .watch(let value, _, _, let place): handovers.watched[place] = value
      default: break
      }
    }
    // From the innermost out: what is bound lies further out.
    for index in handovers.components.indices.reversed() where keepChanges(of: index, handovers) {
      changes = true
      if handovers.doubt.place.isNone { handovers.doubt.place = handovers.lastAction }
    }
    return changes
  }

  /// Runs the code that waits, but for that of which not all is known.
  /// - Returns: Whether views are built of other values than before.
  private func runActions(_ handovers: Handovers) -> Bool {
    var changes = false
    for (index, part) in handovers.parts.enumerated() where !budget.isStopped {
      switch part.content {
      case .group, .value, .change, .anchor: break
      case .space(let name, let frame):
        if let frame, handovers.spaces[name] != frame {
          handovers.spaces[name] = frame
          changes = true
        }
      case .action(let key, let node, let scope):
        handovers.lastAction = node
        if let value = preference(key, in: index, handovers) { act(last(node), scope, [value], at: node) }
      case .geometry(let node, let scope, let value):
        if let value { act(last(node), scope, [value], at: node) }
      case .appearance(let node, let scope, let place):
        if !handovers.appeared.contains(place) { act(last(node), scope, [], at: node) }
      case .watch(let value, let node, let scope, let place):
        guard let old = handovers.watched[place], equal(old, value) == false else { break }
        act(last(node), scope, changeArguments(last(node), old, value), at: node)
      case .views(let key, let place):
        guard let value = preference(key, in: index, handovers) else { break }
        if equal(handovers.shown[place] ?? .void, value) != true { changes = true }
        handovers.shown[place] = value
      }
    }
    return changes
  }

  private func last(_ node: SyntaxID) -> SyntaxID { plan(node).arguments.last?.expression ?? .none }

  private func act(_ action: SyntaxID, _ scope: Scope, _ values: [Value], at node: SyntaxID) {
    guard !action.isNone, let handovers = waiting.handovers else { return }
    if handovers.blamed.contains(node) { return doubt(node) }
    handovers.lastAction = node
    waiting.isRunning = true
    defer { waiting.isRunning = false }
    var arguments = values
    let found = findings.count
    let standsIn = findings.standsIn {
      let action = evaluate(action, scope)
      if case .closure(let closure) = action, syntax.kind(closure.code) == .closure,
        closurePlan(closure.code).names.count == 2, values.count == 1
      {
        arguments.append(values[0])
      }
      _ = call(action, arguments: arguments)
    }
    state.failure.thrown = nil
    guard standsIn || findings.count != found || budget.isStopped || values.contains(where: { $0.isMadeUp })
    else { return }
    doubt(node)
    handovers.blamed.insert(node)
  }

  /// Keeps what code has changed in a component of a trial.
  private func keepChanges(of index: Int, _ handovers: Handovers) -> Bool {
    let component = handovers.components[index]
    let properties = declarations[component.type].properties
    var changes = false
    for field in component.before.indices where field < properties.count {
      let value = component.object.fields[field]
      switch properties[field].wrapper {
      case .environment, .environmentObject, .scaledMetric: continue
      case .plain: if !value.isObject { continue }
      default: break
      }
      let isSame = isUntouched(component.before[field], value)
      if isSame, !value.isObject { continue }
      if value.isMadeUp, !component.before[field].isMadeUp {
        doubt(handovers.lastAction)
        continue
      }
      if !isSame { changes = true }
      if case .binding = properties[field].wrapper, !value.isObject {
        if !bind(value, to: properties[field].name, of: component, handovers) {
          doubt(handovers.lastAction)
          handovers.doubt.unbound = handovers.lastAction
        }
      } else {
        handovers.hold(value, in: field, of: component.key)
      }
    }
    return changes
  }

  /// Changes the variable of the component around that a property is bound to: `Child(size: $size)`.
  /// - Returns: Whether it is known.
  private func bind(
    _ value: Value, to name: Symbol, of component: Handovers.Component, _ handovers: Handovers
  ) -> Bool {
    guard syntax.kind(component.node) == .call else { return false }
    var arguments = plan(component.node).arguments
    // `modifier(Measuring(size: $size))`
    if arguments.count == 1, arguments[0].label.isEmpty, syntax.kind(arguments[0].expression) == .call {
      arguments = plan(arguments[0].expression).arguments
    }
    guard let argument = arguments.first(where: { $0.symbol == name }) else { return false }
    if isConstantBinding(argument.expression) { return true }
    guard component.outer >= 0, case let outer = handovers.components[component.outer],
      syntax.kind(argument.expression) == .bindingReference,
      case .stored(let field)? = instanceMember(syntax.symbol(argument.expression), of: outer.type),
      field < outer.object.fields.count
    else { return false }
    outer.object.fields[field] = value
    return true
  }

  /// `.constant(false)`, which stays whatever is set.
  private func isConstantBinding(_ node: SyntaxID) -> Bool {
    guard syntax.kind(node) == .call, case let callee = syntax.child(node, 0) else { return false }
    return (syntax.kind(callee) == .implicitMember || syntax.kind(callee) == .member)
      && syntax.name(callee) == "constant"
  }

  // MARK: Preferences

  /// What the views of a part hand up; nil where none of them says anything.
  /// - Complexity: O(n) in the parts inside it, but for those of views that have been asked.
  private func preference(_ key: TypeID, in index: Int, _ handovers: Handovers) -> Value? {
    let part = handovers.parts[index]
    budget.remainingWork &-= Limits.workOfStep
    guard budget.remainingWork > 0, budget.hasStack else {
      doubt(handovers.lastAction)
      return nil
    }
    let asked = Handovers.Asked(key: key, part: index)
    switch part.content {
    case .value(key, let value): return value
    case .action, .views: if let known = handovers.answers[asked] { return known }
    default: break
    }
    var result: Value?
    for child in part.children {
      guard let next = preference(key, in: child, handovers) else { continue }
      result = result.map { reduced($0, next, key: key) } ?? next
    }
    if case .change(let own, let closure, let scope) = part.content, own == key,
      let value = result ?? defaultValue(ofKey: key, closure, scope),
      case .closure(let change) = evaluate(closure, scope)
    {
      result = stage.evaluation.changed(value, change)
    }
    switch part.content {
    case .action, .views: handovers.answers[asked] = .some(result)
    default: break
    }
    return result
  }
}

// MARK: Components

extension Evaluator {
  /// Builds a component with what its properties hold by now.
  func settling(_ instance: Instance, at node: SyntaxID, _ body: (Instance) -> ViewList) -> ViewList {
    guard let active = activeHandovers else { return body(instance) }
    let outer = active.place
    active.place.key = active.key(at: node)
    let counted = active.place.counts
    var instance = instance
    for (index, value) in active.held[active.place.key] ?? [:] where index < instance.fields.count {
      instance.fields[index] = value
    }
    if active.pass == .trial, instance.object == nil {
      let object = ObjectFields(instance.fields)
      active.components.append(
        Handovers.Component(
          type: instance.type, key: active.place.key, outer: outer.component, node: node,
          before: instance.fields, object: object))
      active.place.component = active.components.count - 1
      instance = Instance(type: instance.type, object: object)
    }
    active.place.counts = [:]
    defer {
      active.place.key = outer.key
      active.place.component = outer.component
      active.place.counts = counted
    }
    return body(instance)
  }

  /// Where a closure is left among the views of a layout that is settled; nil where none is.
  func placeAmongHandovers(of closure: Closure) -> HandoverOrigin? {
    guard let active = activeHandovers else { return nil }
    var place = Handovers.Place()
    place.key = active.key(at: closure.code)
    place.component = active.place.component
    if active.pass == .trial { place.part = active.addPart() }
    return HandoverOrigin(handovers: active, place: place)
  }

  /// Goes on where a closure was left.
  func settling<Result>(_ deferred: DeferredClosure, _ body: () -> Result) -> Result {
    guard let origin = deferred.origin else { return body() }
    let going = origin.handovers
    let outer = (waiting.handovers, going.place, stage.window.spaces)
    waiting.handovers = going
    going.place = origin.place
    stage.window.spaces = going.spaces
    if going.pass == .trial, origin.measuredPart == nil { going.empty(origin.place.part) }
    defer { (waiting.handovers, going.place, stage.window.spaces) = outer }
    return body()
  }
}

extension Value {
  fileprivate var isObject: Bool {
    if case .instance(let instance) = self { return instance.object != nil }
    return false
  }
}
#endif
