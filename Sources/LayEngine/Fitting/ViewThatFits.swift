import LayViews

// ViewThatFits. See "Fitting" in the article Scrolling, Bars, and Fitting.

extension LayoutPass {
  /// The first candidate whose ideal size fits the proposal on the constrained axes; the last if none does.
  func fittingChild(_ node: ViewNode, _ proposal: Proposal) -> ViewID {
    let axes = tree.modifiers.axisSets[node]
    var ideal = proposal
    for axis in Axis.allCases where axes.contains(axis) { ideal[axis] = nil }
    var candidate = node.firstChild
    while !nodes[candidate].nextSibling.isNone {
      let size = measure(candidate, ideal)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || size[axis] <= proposal[axis] ?? .infinity
      }
      if fits { return candidate }
      candidate = nodes[candidate].nextSibling
    }
    return candidate
  }

  /// Gives the chosen candidate the whole frame; the others have none.
  func placeFittingChild(_ node: ViewNode, _ frame: Rect, _ proposal: Proposal) {
    place(fittingChild(node, proposal), frame, proposal)
  }
}
