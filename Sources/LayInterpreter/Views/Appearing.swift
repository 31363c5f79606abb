import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// `onAppear`: what views do once they are there. What it leaves is what is shown.
///
/// A component with such a view is built twice: first to see what appears, of which nothing stays, then as that leaves the
/// component. What a component inside it does when it appears, it does the second time; the first time nothing is built of
/// it, unless it was given views to show.
extension Evaluator {
  /// A component as its views leave it when they appear.
  /// - Parameter body: Builds the views of the component, which is the innermost.
  func appeared(_ instance: Instance, _ body: (Instance) -> ViewList) -> Instance {
    guard state.appearance == nil, appears(instance.type) else { return instance }
    var current = instance
    var unknown: SyntaxID?
    let saved = (failure: state.failure, printed: state.printed)
    state.appearance = Appearance(frame: state.components.count - 1)
    stage.rehearse {
      _ = body(instance)
      let actions = state.appearance?.actions ?? []
      for action in actions where !budget.isStopped {
        #if hasFeature(Embedded)
        if !act(action, &current) { unknown = action.node }
        #else
        let before = current
        let isKnown = act(action, &current)
        let setsBinding = setsBinding(from: before, to: current)
        if isKnown, !setsBinding { continue }
        if waitsForLayout(action, setsBinding: setsBinding) {
          current = before
        } else {
          unknown = action.node
        }
        #endif
      }
    }
    state.appearance = nil
    (state.failure, state.printed) = saved
    if let unknown {
      findings.report(
        .warning(
          takesElse ? "unknown-value" : "ignored-modifier", at: nameRange(unknown),
          "not all that 'onAppear' does is known: what is not stays as it was, or is made up"))
    }
    return current
  }

  /// Notes what a view does when it appears, where the component whose code says so is built to see that.
  /// - Returns: Whether it is the code of a component, so that it is done.
  func notesAppearance(_ node: SyntaxID, _ scope: Scope) -> Bool {
    guard let owner = owner(of: scope) else { return false }
    guard pass.entersDeclarations else { return true }
    guard let frame = state.components.lastIndex(where: { $0.type == owner }) else { return false }
    if state.appearance?.frame == frame {
      let isMeasured = state.appearance?.isMeasured ?? false
      state.appearance?.actions.append(Appearance.Action(node: node, scope: scope, isMeasured: isMeasured))
    }
    return true
  }

  /// Whether code was handed to a value, or to one that it holds.
  func holdsCode(_ value: Value) -> Bool {
    switch value {
    case .closure: true
    case .array(let elements): elements.contains { holdsCode($0) }
    case .instance(let instance): instance.object == nil && instance.fields.contains { holdsCode($0) }
    default: false
    }
  }

  /// Builds what layout would build, with nothing known of the room that there will be.
  func rehearse(_ closure: Closure) {
    guard let isMeasured = state.appearance?.isMeasured, syntax.kind(closure.code) == .closure else { return }
    state.appearance?.isMeasured = true
    _ = content(closure, [.unknown])
    state.appearance?.isMeasured = isMeasured
  }

  /// Does what a view does when it appears.
  /// - Returns: Whether all that it does is known, and it ends.
  private func act(_ action: Appearance.Action, _ current: inout Instance) -> Bool {
    var scope: Scope? = action.scope
    while let inner = scope, inner.owner == nil { scope = inner.parent }
    guard let receiver = scope, !receiver.isStatic, let argument = plan(action.node).arguments.last else {
      return true
    }
    receiver.values[0] = .instance(current)
    waiting.isRunning = true
    defer { waiting.isRunning = false }
    var isKnown = !findings.standsIn {
      _ = call(evaluate(argument.expression, action.scope), arguments: [])
    }
    state.failure.thrown = nil
    if budget.isStopped { return false }
    guard case .instance(var changed) = receiver.values[0], changed.type == current.type,
      changed.object == nil
    else { return isKnown }
    for index in changed.fields.indices
    where changed.fields[index].isMadeUp && !current.fields[index].isMadeUp {
      changed.fields[index] = current.fields[index]
      isKnown = false
    }
    current = changed
    return isKnown
  }

  #if !hasFeature(Embedded)
  /// Whether something was set through a binding, which the component around it has to get.
  private func setsBinding(from old: Instance, to new: Instance) -> Bool {
    declarations[new.type].properties.indices.contains { index in
      declarations[new.type].properties[index].wrapper == .binding && index < old.fields.count
        && equal(old.fields[index], new.fields[index]) == false
    }
  }
  #endif

  /// Whether something happens when a view appears that a component's own declaration has.
  /// - Complexity: O(n) in the nodes of the declaration, the first time.
  func appears(_ id: TypeID) -> Bool {
    if let known = declarations[found: id].appears { return known }
    var appears = false
    if let name = symbols.find("onAppear") {
      let declaration = declarations[id].syntax
      let start = syntax.range(declaration).start
      var index = declaration.index
      // A node is made after those in it, and after all that stands before it.
      while index > 0, !appears {
        index -= 1
        let node = SyntaxID(index)
        if syntax.kind(node) == .missing { continue }
        if syntax.range(node).start < start { break }
        appears = syntax.kind(node) == .member && syntax.symbol(node) == name
      }
    }
    declarations[found: id].appears = appears
    return appears
  }
}

extension Value {
  /// Whether nothing is known of it.
  var isMadeUp: Bool { isUnknown || isPlaceholder || isOpaque }
}
