import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// `Group(subviews: content) { subviews in … }`, `ForEach(subviews: content) { subview in … }`: views that are built, and
/// then put where code says, each into one place.
extension Evaluator {
  func buildSubviews(_ call: BoundCall) -> ViewList {
    let views = stage.content(call, "subviews")
    var subviews: [Value] = []
    var child = views.first
    for _ in 0..<views.count where !child.isNone {
      let next = stage.tree[child].nextSibling
      stage.tree[child].nextSibling = .none
      state.subviews[child] = false
      subviews.append(.views(ViewList(child)))
      child = next
    }
    if call.parameter("transform") != nil {
      return call.closure("transform").map { content($0, [.array(subviews)]) } ?? ViewList()
    }
    guard let closure = call.closure("content") else { return ViewList() }
    var result = ViewList()
    for subview in subviews where !budget.isStopped {
      stage.tree.append(content(closure, [subview]), to: &result)
    }
    return result
  }

  /// Views that are built, where they are put: those of a group may stand in one place alone.
  func placed(_ views: ViewList, at node: SyntaxID) -> ViewList {
    guard !state.subviews.isEmpty, let isPlaced = state.subviews[views.first] else { return views }
    if isPlaced {
      _ = stage.fault(
        "repeated-subview", at: syntax.range(node), "this subview stands in another place already")
      return ViewList()
    }
    state.subviews[views.first] = true
    return views
  }
}
