#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// What views in a `GeometryReader` do when they appear, where that depends on what layout finds, and what they do when
/// that changes: `onAppear { width = proxy.size.width }`, `onChange(of: proxy.size) { size = $0 }`.
extension Evaluator {
  /// Leaves what a view does when it appears until the room that it has is known, or, where it sets something through a
  /// binding, until the components around it are there.
  /// - Returns: Whether it can be left.
  func waitsForLayout(_ action: Appearance.Action, setsBinding: Bool) -> Bool {
    guard action.isMeasured || setsBinding, pass.hasRealValues else { return false }
    if waiting.handovers == nil, waiting.layOut != nil { waiting.handovers = Handovers() }
    waiting.handovers?.appearing.insert(action.node)
    return waiting.handovers != nil
  }

  /// Notes, in a trial, that a view waits to appear, or for a value to change.
  /// - Returns: Whether it is heeded.
  func notesMeasured(_ entry: Entry, _ node: SyntaxID, _ scope: Scope) -> Bool {
    guard let active = activeHandovers, !active.appearing.isEmpty else { return false }
    if entry.name == "onAppear", active.appearing.contains(node) {
      if active.pass == .trial {
        active.set(active.addPart(), .appearance(node, scope, active.key(at: node)))
      }
      return true
    }
    guard entry.name == "onChange", let watched = plan(node).arguments.first, watched.label == "of" else {
      return false
    }
    if active.pass == .trial {
      let value = findings.probing { evaluate(watched.expression, scope) }
      active.set(active.addPart(), .watch(value, node, scope, active.key(at: node)))
    }
    return true
  }

  /// What the code behind `onChange` gets: the new value, or the old one as well.
  func changeArguments(_ action: SyntaxID, _ old: Value, _ new: Value) -> [Value] {
    guard syntax.kind(action) == .closure else { return [new] }
    return closurePlan(action).names.count == 2 ? [old, new] : [new]
  }
}
#endif
