import LayViews

/// One line of a lazy grid, across the direction in which it grows.
struct LazyGridLine {
  var first: ViewID
  var count: Int
  /// The length of the longest cell along the grid's growth.
  var length = 0.0
  /// A section's header or footer, alone in its line and as long as the grid.
  var isSpanning: Bool
  /// The section that the line belongs to, if any.
  var section: ViewID
}

/// What the lazy grid algorithm needs to know about a container.
struct LazyGridLayout {
  var view: ViewID
  var spec: LazyGridSpec
  /// The axis along which lines follow each other: vertical for a LazyVGrid.
  var axis: Axis
  var lineSpacing: Double
}

extension LayoutPass {
  func lazyGridLayout(_ view: ViewID) -> LazyGridLayout {
    let node = nodes[view]
    let spec = tree.containers.lazyGrids[node]
    let spacing = spec.spacing.finite
    return LazyGridLayout(
      view: view, spec: spec, axis: node.kind == .lazyVGrid ? .vertical : .horizontal,
      lineSpacing: spacing ?? profile.defaultSpacing)
  }

  /// Fills lines with the cells in source order; a section's header and footer take a line each, and what follows
  /// them starts another.
  ///
  /// - Parameter across: the grid's length across its lines, which headers and footers are proposed.
  func lazyGridLines(_ grid: LazyGridLayout, _ tracks: LazyGridTracks, across: Double) -> [LazyGridLine] {
    guard tracks.count > 0 else { return [] }
    var lines: [LazyGridLine] = []
    var child = nodes[grid.view].firstChild
    var isOpen = false
    while !child.isNone {
      if nodes[child].kind == .section {
        appendSection(child, grid, tracks, across: across, to: &lines)
        isOpen = false
      } else {
        appendCell(child, section: .none, grid, tracks, to: &lines, isOpen: &isOpen)
      }
      child = nodes[child].nextSibling
    }
    return lines
  }

  private func appendSection(
    _ section: ViewID, _ grid: LazyGridLayout, _ tracks: LazyGridTracks, across: Double,
    to lines: inout [LazyGridLine]
  ) {
    let spec = tree.containers.sections[nodes[section]]
    var child = nodes[section].firstChild
    var isHeader = spec.hasHeader
    var isOpen = false
    while !child.isNone {
      let next = nodes[child].nextSibling
      if isHeader || (spec.hasFooter && next.isNone) {
        let size = measure(child, Proposal(major: nil, minor: across, axis: grid.axis))
        lines.append(
          LazyGridLine(first: child, count: 1, length: size[grid.axis], isSpanning: true, section: section))
        isHeader = false
        isOpen = false
      } else {
        appendCell(child, section: section, grid, tracks, to: &lines, isOpen: &isOpen)
      }
      child = next
    }
  }

  /// Puts a cell into the line that is open, or into a new one.
  private func appendCell(
    _ cell: ViewID, section: ViewID, _ grid: LazyGridLayout, _ tracks: LazyGridTracks,
    to lines: inout [LazyGridLine], isOpen: inout Bool
  ) {
    if !isOpen {
      lines.append(LazyGridLine(first: cell, count: 0, isSpanning: false, section: section))
    }
    let last = lines.count - 1
    let track = tracks[lines[last].count]
    let size = measure(cell, Proposal(major: nil, minor: track.length, axis: grid.axis))
    lines[last].length = max(lines[last].length, size[grid.axis])
    lines[last].count += 1
    isOpen = lines[last].count < tracks.count
  }
}
