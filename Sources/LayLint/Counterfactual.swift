import LayEngine
import LaySemantics
import LayText

// The layout as it would be without a modifier.

extension Inspection {
  /// Whether every frame and every line of text stays where it is when a modifier goes, wherever it was applied.
  ///
  /// Counterfactuals cost a layout each. When the budget is spent the answer is no: nothing is claimed unproven.
  mutating func isUnchanged(without modifier: ViewID) -> Bool {
    let cost = pristine.tree.nodes.count
    guard cost <= relayoutBudget else { return false }
    relayoutBudget -= cost
    var edited = pristine
    let gone = edited.tree.unlink(kind: tree[modifier].kind, source: tree[modifier].source)
    guard !gone.isEmpty else { return false }
    let other = LayoutEngine.layout(&edited, measurer: &measurer)
    guard other.frames.count == frames.frames.count else { return false }
    for index in frames.frames.indices where !gone.contains(ViewID(index)) {
      guard frames.isPlaced[index] == other.isPlaced[index] else { return false }
      guard frames.frames[index].isClose(to: other.frames[index]) else { return false }
    }
    return frames.texts == other.texts
  }
}

extension ViewTree {
  /// Takes modifiers of one place in the source out of the tree.
  ///
  /// - Returns: the nodes that are no longer part of it.
  fileprivate mutating func unlink(kind: ViewKind, source: UInt32) -> Set<ViewID> {
    var gone: Set<ViewID> = []
    for index in nodes.indices where nodes[index].kind == kind && nodes[index].source == source {
      if !nodes[index].firstChild.isNone { gone.insert(ViewID(index)) }
    }
    guard !gone.isEmpty else { return gone }
    if gone.contains(root) { root = heir(of: root, gone) }
    for index in nodes.indices {
      if gone.contains(nodes[index].firstChild) {
        nodes[index].firstChild = inherit(nodes[index].firstChild, gone)
      }
      if gone.contains(nodes[index].nextSibling), !gone.contains(ViewID(index)) {
        nodes[index].nextSibling = inherit(nodes[index].nextSibling, gone)
      }
    }
    return gone
  }

  private func heir(of view: ViewID, _ gone: Set<ViewID>) -> ViewID {
    var view = view
    while gone.contains(view) { view = self[view].firstChild }
    return view
  }

  /// The child of a modifier takes its place among its siblings, and so on as long as siblings go too.
  private mutating func inherit(_ view: ViewID, _ gone: Set<ViewID>) -> ViewID {
    let first = heir(of: view, gone)
    var (last, replaced) = (first, view)
    while gone.contains(self[replaced].nextSibling) {
      replaced = self[replaced].nextSibling
      let child = heir(of: replaced, gone)
      self[last].nextSibling = child
      last = child
    }
    self[last].nextSibling = self[replaced].nextSibling
    return first
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) <= 0.01 && abs(minY - other.minY) <= 0.01
      && abs(size.width - other.size.width) <= 0.01 && abs(size.height - other.size.height) <= 0.01
  }
}
