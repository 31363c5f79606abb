import LayViews
import LaySyntax

// LazyVGrid and LazyHGrid as one algorithm over (major, minor). See "Lazy grids" in the article Grids.

extension LayoutPass {
  /// The proposed length across, or the tracks' if that is longer, and the lines one after the other.
  func lazyGridSize(_ view: ViewID, _ proposal: Proposal) -> Size {
    let grid = lazyGridLayout(view)
    let proposed = proposal[grid.axis.other] ?? idealLengthAcross(grid)
    let tracks = LazyGridTracks(grid.spec.items, dividing: proposed, defaultSpacing: profile.defaultSpacing)
    let across = max(proposed, tracks.length)
    let lines = lazyGridLines(grid, tracks, across: across)
    var length = grid.lineSpacing * Double(max(lines.count - 1, 0))
    for line in lines { length += line.length }
    return Size(major: length, minor: across, axis: grid.axis)
  }

  /// Without a proposal a grid is as long across as the cells of its first line would like to be.
  private func idealLengthAcross(_ grid: LazyGridLayout) -> Double {
    var length = 0.0
    var cell = firstCell(of: grid)
    for (index, item) in grid.spec.items.enumerated() {
      var ideal: Double?
      if !cell.isNone {
        ideal = measure(cell, .unspecified)[grid.axis.other]
        cell = nodes[cell].nextSibling
      }
      length += item.idealLength(cell: ideal)
      if index + 1 < grid.spec.items.count { length += item.gap(profile.defaultSpacing) }
    }
    return length
  }

  private func firstCell(of grid: LazyGridLayout) -> ViewID {
    let first = nodes[grid.view].firstChild
    guard !first.isNone, nodes[first].kind == .section else { return first }
    let content = nodes[first].firstChild
    let hasHeader = tree.containers.sections[nodes[first]].hasHeader
    return hasHeader && !content.isNone ? nodes[content].nextSibling : content
  }

  /// Divides the grid's own length among its items once more and places the cells in what comes out.
  ///
  /// The second division is what makes grids odd whose tracks overflow: the length that they made the grid take
  /// is now theirs to share.
  func placeLazyGrid(_ view: ViewID, _ frame: Rect) {
    let grid = lazyGridLayout(view)
    let cross = grid.axis.other
    let across = frame.size[cross]
    let tracks = LazyGridTracks(grid.spec.items, dividing: across, defaultSpacing: profile.defaultSpacing)
    let lines = lazyGridLines(grid, tracks, across: across)
    let margin = trackMargin(grid, tracks, across: across)
    var lineTracks: [LayoutTree.Track] = []
    lineTracks.reserveCapacity(lines.count)
    var position = 0.0
    for line in lines {
      var slot = Rect.zero
      slot.origin[grid.axis] = position
      slot.size[grid.axis] = line.length
      slot.size[cross] = across
      placeLine(line, slot, grid, tracks, margin: margin, in: frame)
      lineTracks.append(canvasTrack(slot, grid.axis, of: view, in: frame))
      position += line.length + grid.lineSpacing
    }
    let itemTracks = tracks.tracks.map { track in
      var slot = Rect.zero
      slot.origin[cross] = margin + track.start
      slot.size[cross] = track.length
      return canvasTrack(slot, cross, of: view, in: frame)
    }
    columns.set(view, to: cross == .horizontal ? itemTracks : lineTracks)
    rows.set(view, to: cross == .horizontal ? lineTracks : itemTracks)
  }

  /// Where the first track starts: the tracks are aligned in the grid, or start where it does if they are longer.
  private func trackMargin(_ grid: LazyGridLayout, _ tracks: LazyGridTracks, across: Double) -> Double {
    let inner = Size(major: 0, minor: tracks.length, axis: grid.axis)
    let outer = Size(major: 0, minor: across, axis: grid.axis)
    return max(
      defaultGuideValue(grid.spec.alignment, size: outer)
        - defaultGuideValue(grid.spec.alignment, size: inner),
      0)
  }

  private func placeLine(
    _ line: LazyGridLine, _ slot: Rect, _ grid: LazyGridLayout, _ tracks: LazyGridTracks, margin: Double,
    in frame: Rect
  ) {
    let cross = grid.axis.other
    if !line.section.isNone { extendFrame(of: line.section, over: slot, of: grid.view, in: frame) }
    let gridAlignment =
      cross == .horizontal
      ? Alignment(grid.spec.alignment, .verticalCenter) : Alignment(.horizontalCenter, grid.spec.alignment)
    if line.isSpanning {
      placeCell(line.first, slot, of: grid.view, in: frame, alignment: gridAlignment)
      return
    }
    var cell = line.first
    for index in 0..<line.count {
      let track = tracks[index]
      var cellSlot = slot
      cellSlot.origin[cross] = margin + track.start
      cellSlot.size[cross] = track.length
      let alignment = grid.spec.items[track.item].alignment ?? gridAlignment
      placeCell(cell, cellSlot, of: grid.view, in: frame, alignment: alignment)
      cell = nodes[cell].nextSibling
    }
  }

  /// Proposes a cell its slot and aligns it there. A cell that stretches fills a line that another made long
  /// (derived: equal cards in a line rely on it).
  private func placeCell(
    _ cell: ViewID, _ slot: Rect, of grid: ViewID, in frame: Rect, alignment: Alignment
  ) {
    let offer = Proposal(slot.size)
    let size = measure(cell, offer)
    let offset = alignedOffset(of: cell, size: size, offer, in: slot, alignment)
    placeChild(cell, of: grid, in: frame, offset: offset, size: size, offer)
  }
}
