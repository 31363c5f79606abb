import LayViews

// GeometryReader. See "Fitting" in the article Scrolling, Bars, and Fitting.

extension LayoutPass {
  /// Builds the content, now that the size is known, and puts each view of it at the leading top corner.
  func placeGeometryReader(_ view: ViewID, _ frame: Rect) {
    if nodes[view].firstChild.isNone { buildGeometryContent(view, frame) }
    let offer = Proposal(frame.size)
    var child = nodes[view].firstChild
    while !child.isNone {
      placeChild(child, of: view, in: frame, offset: .zero, size: measure(child, offer), offer)
      child = nodes[child].nextSibling
    }
  }

  private func buildGeometryContent(_ view: ViewID, _ frame: Rect) {
    let closure = tree.containers.closures[nodes[view]]
    let insets = safeArea.insets(of: frame, isRightToLeft: isRightToLeft(view))
    let geometry = GeometryValue(size: frame.size, globalFrame: frame, safeAreaInsets: insets)
    let content = callbacks.geometryContent(&tree, closure, geometry)
    tree[view].firstChild = content.first
    Rules.prepareViews(self, from: content.first)
  }
}
