import LaySyntax
import LayViews

// Navigation inside navigation.

extension Inspection {
  private static let stacks: Set<String> = ["NavigationStack", "NavigationView"]

  mutating func checkNestedNavigation() {
    guard settings.isOn(.nestedNavigation) else { return }
    var around = Array(filledWith: ViewID.none, count: tree.nodes.count)
    for view in outline.placed {
      let above = outline.parent(of: view)
      let outer: ViewID = above.isNone ? .none : around[Int(above.index)]
      around[Int(view.index)] = outer
      guard tree[view].kind == .control,
        Self.stacks.contains(tree.containers.controls[tree[view]].spelling), isWritten(view)
      else { continue }
      around[Int(view.index)] = view
      if !outer.isNone {
        report(
          .nestedNavigation, at: range(view),
          "this \(tree.spelling(of: view) ?? "stack") lies in another one: each keeps room for a bar of its own at the top",
          help: "the outer one is enough", notes: [.init("the outer one is here", at: range(outer))])
      }
    }
  }
}
