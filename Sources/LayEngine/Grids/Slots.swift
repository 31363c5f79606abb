import LayViews

// What all grids do with a slot: a rectangle for a cell, relative to the grid's leading top corner.

extension LayoutPass {
  /// Where a view lies whose alignment guides are put on those of a slot.
  func alignedOffset(
    of view: ViewID, size: Size, _ proposal: Proposal, in slot: Rect, _ alignment: Alignment
  ) -> Point {
    Point(
      x: slot.minX + defaultGuideValue(alignment.horizontal, size: slot.size)
        - guideValue(of: view, alignment.horizontal, size: size, proposal),
      y: slot.minY + defaultGuideValue(alignment.vertical, size: slot.size)
        - guideValue(of: view, alignment.vertical, size: size, proposal))
  }

  /// A slot's place along an axis, in canvas coordinates.
  func canvasTrack(_ slot: Rect, _ axis: Axis, of view: ViewID, in frame: Rect) -> LayoutTree.Track {
    let placed = childFrame(of: view, in: frame, offset: slot.origin, size: slot.size)
    return LayoutTree.Track(start: placed.origin[axis], length: placed.size[axis])
  }

  /// A container without a size of its own, a section or a grid's row, has the frame of its slots.
  func extendFrame(of view: ViewID, over slot: Rect, of parent: ViewID, in frame: Rect) {
    let placed = childFrame(of: parent, in: frame, offset: slot.origin, size: slot.size)
    let known = placements.isPlaced(view) ? placements[view].frame : placed
    placements.note(view, known.union(placed), .unspecified)
  }
}
