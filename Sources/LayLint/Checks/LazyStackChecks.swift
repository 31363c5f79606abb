import LayEngine
import LayViews

// Lazy stacks and cells that take all there is across what they are in.

extension Inspection {
  /// A lazy stack beside other views: it does not know how long the children are that it has not made yet, and takes
  /// all it is offered across itself.
  mutating func checkLazyStack(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.shapeTakesAll), isWritten(view), let cross = node.kind.mainAxis?.other,
      let (stack, item) = stack(around: view), tree[stack].kind.mainAxis == cross, content(of: item) == view,
      neighbourhood.has(view, .isOpen(cross)), onlyTaker(of: stack, cross) == item
    else { return }
    let longest = children(view).filter({ frames.isPlaced($0) }).map({ frame($0).size[cross] }).max() ?? 0
    guard longest > 0, frame(view).size[cross] > 2 * longest else { return }
    let other =
      node.kind == .lazyVStack ? "VStack is as wide as its widest child" : "HStack is as tall as its tallest"
    reportTaking(
      view, cross, of: stack,
      help: "a \(other); or give it a \(cross.lengthName), by .frame(\(cross.lengthName):)")
  }

  /// A colour or shape in a row of a Grid: the row is as tall as it is offered, and not as its other cells.
  mutating func checkGreedyCells(_ grid: ViewID) {
    guard settings.isOn(.shapeTakesAll), isWritten(grid), let offered = proposal(grid).height,
      offered.isFinite,
      frame(grid).size.height >= offered - tolerance
    else { return }
    for row in children(grid) where tree[row].kind == .gridRow {
      var (painter, rest) = (ViewID.none, 0.0)
      for cell in children(row) where frames.isPlaced(cell) {
        if isOpenPainter(content(of: cell)) {
          if painter.isNone { painter = content(of: cell) }
        } else {
          rest = max(rest, frame(cell).size.height)
        }
      }
      guard !painter.isNone, rest > 0, frame(painter).size.height > 2 * rest else { continue }
      return reportTaking(
        painter, .vertical, of: grid,
        help:
          "give it a height, by .frame(height:), or let the other cells decide, by .gridCellUnsizedAxes(.vertical)"
      )
    }
  }

  /// Whether a view is a colour or shape that nothing says the height of.
  private mutating func isOpenPainter(_ view: ViewID) -> Bool {
    switch tree[view].kind {
    case .color, .shape, .gradient:
      return isVisible(view) && isWritten(view) && neighbourhood.has(view, .isOpenVertically)
    default: return false
    }
  }
}
