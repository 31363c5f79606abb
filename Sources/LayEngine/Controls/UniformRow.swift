import LayViews

// Views side by side, each as wide as the widest asks to be: the segments of a control that hugs its titles. Where the row
// gets less room each gives up so much as the row's payload says.

extension LayoutPass {
  /// - Complexity: O(n) in the children.
  func uniformRowSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let cell = uniformCell(node, proposal)
    return Size(width: cell.size.width * Double(cell.count), height: cell.size.height)
  }

  func placeUniformRow(_ view: ViewID, _ node: ViewNode, _ frame: Rect) {
    let width = uniformCell(node, Proposal(frame.size)).size.width
    let offer = Proposal(width: width, height: frame.size.height)
    var child = node.firstChild
    var x = 0.0
    while !child.isNone {
      let size = measure(child, offer)
      let offset = Point(x: x + (width - size.width) / 2, y: (frame.size.height - size.height) / 2)
      placeChild(child, of: view, in: frame, offset: offset, size: size, offer)
      x += width
      child = nodes[child].nextSibling
    }
  }

  private func uniformCell(_ node: ViewNode, _ proposal: Proposal) -> (size: Size, count: Int) {
    var cell = Size.zero
    var count = 0
    var child = node.firstChild
    while !child.isNone {
      let size = measure(child, Proposal(width: nil, height: proposal.height))
      cell = Size(width: max(cell.width, size.width), height: max(cell.height, size.height))
      count += 1
      child = nodes[child].nextSibling
    }
    if let width = proposal.width, count > 0 {
      cell.width = min(max(width / Double(count), cell.width - tree.modifiers.numbers[node]), cell.width)
    }
    return (cell, count)
  }
}
