import LayViews

extension LayoutPass {
  /// Gives a view its frame and places what is inside it. The size is the view's answer to the proposal.
  func place(_ view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    place(view, traits[view], frame, proposal)
  }

  @inline(__always)
  func place(_ view: ViewID, _ traits: ViewTraits, _ frame: Rect, _ proposal: Proposal) {
    placeContent(of: giveFrame(to: view, nodes[view], traits, frame, proposal))
  }

  /// Gives a view its frame, and what fills it the same.
  ///
  /// - Returns: the view, if its content is still to be placed.
  @inline(__always)
  func giveFrame(
    to view: ViewID, _ node: ViewNode, _ traits: ViewTraits, _ frame: Rect, _ proposal: Proposal
  ) -> ViewID {
    placements.note(view, frame, proposal)
    if traits.isFilledFrame { placements.note(node.firstChild, frame, Proposal(frame.size)) }
    return hasContent(node, traits) ? view : .none
  }

  /// Whether there is more to place than a view's own frame: mostly not, and a switch over all kinds costs more than
  /// these questions.
  @inline(__always)
  func hasContent(_ node: ViewNode, _ traits: ViewTraits) -> Bool {
    !traits.isFilledFrame && !node.kind.isPlainLeaf && node.kind != .spacer
  }

  /// Places what is inside a view that has its frame.
  ///
  /// Of each view on the way the last child is placed in this loop instead of by a call: chains of views are deep, and
  /// returning from calls deeper than the processor foresees cost as much as placing the views.
  func placeContent(of view: ViewID) {
    var view = view
    while !view.isNone { view = Rules.placeChildren(self, of: view) }
  }

  /// Places a child at an offset from its parent's leading top corner.
  func placeChild(
    _ child: ViewID, of parent: ViewID, in frame: Rect, offset: Point, size: Size, _ proposal: Proposal
  ) {
    place(child, childFrame(of: parent, in: frame, offset: offset, size: size), proposal)
  }

  /// The frame at an offset from a parent's leading top corner, mirrored where text runs right to left.
  func childFrame(of parent: ViewID, in frame: Rect, offset: Point, size: Size) -> Rect {
    childFrame(in: frame, offset: offset, size: size, mirrors: isRightToLeft(parent))
  }

  /// The child of a modifier of known size: its proposal, its answer and its place.
  func childPlacement(_ view: ViewID, _ proposal: Proposal, size: Size) -> ChildPlacement {
    Rules.childPlacement(self, view, proposal, size: size)
  }

  @inline(__always)
  func childFrame(in frame: Rect, offset: Point, size: Size, mirrors: Bool) -> Rect {
    let x = mirrors ? frame.size.width - offset.x - size.width : offset.x
    return Rect(origin: Point(x: frame.minX.moved(by: x), y: frame.minY.moved(by: offset.y)), size: size)
  }

  func isRightToLeft(_ view: ViewID) -> Bool {
    hasRightToLeft && tree.environments[Int(nodes[view].environment)].layoutDirection == .rightToLeft
  }
}

extension Double {
  /// A place further on; the same place where that is none, as between infinite lengths.
  @inline(__always)
  fileprivate func moved(by offset: Double) -> Double {
    let place = self + offset
    return place.isNaN ? self : place
  }
}
