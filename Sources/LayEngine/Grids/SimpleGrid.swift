import LayViews

extension LayoutPass {
  /// Whether a row has only cells that a simple grid may have.
  func isSimpleRow(_ children: ChildSummary) -> Bool {
    children.count > 0 && children.areRigid && children.sharesPriority && children.priority == 0
      && children.sharesSpacing && children.spacing == SpacingTable.plain
      && children.any.isDisjoint(with: [.guides, .gridAttributes])
  }

  /// The tracks of a grid whose rows are prepared; nil unless it is simple.
  func simpleGrid(_ node: ViewNode) -> SimpleGrid? {
    let spec = tree.grids[node]
    guard !node.firstChild.isNone, spec.alignment.horizontal.isBuiltIn else { return nil }
    var grid = SimpleGrid(
      columnGap: spec.horizontalSpacing.finite ?? profile.defaultSpacing,
      rowGap: spec.verticalSpacing.finite ?? profile.defaultSpacing)
    var row = node.firstChild
    while !row.isNone {
      let rowNode = nodes[row]
      guard rowNode.kind == .gridRow, traits[row].isSimpleRow, rowGuide(rowNode, spec).isBuiltIn else {
        return nil
      }
      var height = 0.0
      var column = 0
      var cell = rowNode.firstChild
      while !cell.isNone {
        let size = traits[cell].rigidSize
        height = max(height, size.height)
        if column == grid.columns.count {
          grid.columns.append(max(size.width, 0))
        } else if size.width > grid.columns[column] {
          grid.columns[column] = size.width
        }
        column += 1
        cell = nodes[cell].nextSibling
      }
      grid.rows.append(height)
      row = rowNode.nextSibling
    }
    return grid
  }

  private func rowGuide(_ row: ViewNode, _ spec: GridSpec) -> AlignmentGuide {
    tree.gridRows[row].alignment ?? spec.alignment.vertical
  }

  /// Puts each cell into its slot. A cell of its slot's very size keeps the share that it was proposed at first.
  func placeSimpleGrid(_ view: ViewID, _ grid: SimpleGrid, _ frame: Rect, _ proposal: Proposal) {
    let spec = tree.grids[nodes[view]]
    let columns = starts(of: grid.columns, gap: grid.columnGap)
    let rows = starts(of: grid.rows, gap: grid.rowGap)
    recordTracks(of: view, (columns, grid.columns), (rows, grid.rows), in: frame)
    let share = Proposal(
      width: proposal.width.map { equalShare(of: $0 - grid.columnGapTotal, among: grid.columns.count) },
      height: proposal.height.map { equalShare(of: $0 - grid.rowGapTotal, among: grid.rows.count) })
    let lines = zip(columns, grid.columns).map { start, width in
      start + defaultGuideValue(spec.alignment.horizontal, size: Size(width: width, height: 0))
    }
    let mirrors = isRightToLeft(view)
    var row = nodes[view].firstChild
    for (index, height) in grid.rows.enumerated() {
      let guide = rowGuide(nodes[row], spec)
      let line = rows[index] + defaultGuideValue(guide, size: Size(width: 0, height: height))
      var cell = nodes[row].firstChild
      var column = 0
      while !cell.isNone {
        let traits = self.traits[cell]
        let size = traits.rigidSize
        let slot = Size(width: grid.columns[column], height: height)
        let offset = Point(
          x: lines[column] - defaultGuideValue(spec.alignment.horizontal, size: size),
          y: line - defaultGuideValue(guide, size: size))
        let cellFrame = childFrame(in: frame, offset: offset, size: size, mirrors: mirrors)
        place(cell, traits, cellFrame, size == slot ? share : Proposal(slot))
        column += 1
        cell = nodes[cell].nextSibling
      }
      let slot = Rect(x: 0, y: rows[index], width: frame.size.width, height: height)
      extendFrame(of: row, over: slot, of: view, in: frame)
      row = nodes[row].nextSibling
    }
  }

  private func equalShare(of length: Double, among count: Int) -> Double {
    let share = length / Double(count)
    return share > 0 ? share : 0
  }

  private func starts(of lengths: [Double], gap: Double) -> [Double] {
    var position = 0.0
    return lengths.map { length in
      defer { position += length + gap }
      return position
    }
  }
}
