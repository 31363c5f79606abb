import LayViews
import LaySyntax

/// Where the cells of a Grid lie in it, in the order of its structure's cells.
private struct GridPlaces {
  var solution: GridSolution
  var columnStarts: [Double]
  var rowStarts: [Double]
  var offsets: [Point]
}

extension LayoutPass {
  /// Puts each cell into its slot: its columns with the gaps between them, by the height of its row.
  func placeGrid(_ view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    guard let structure = gridStructures[view], !structure.cells.isEmpty else { return }
    let places = arrangeCells(of: view, structure, proposal)
    recordTracks(
      of: view, (places.columnStarts, places.solution.columns.lengths),
      (places.rowStarts, places.solution.rows.lengths), in: frame)
    for (index, cell) in structure.cells.enumerated() {
      placeChild(
        cell.view, of: view, in: frame, offset: places.offsets[index], size: places.solution.sizes[index],
        places.solution.offers[index])
    }
    for (rowView, row) in structure.rowViews where row < places.rowStarts.count {
      let slot = Rect(
        x: 0, y: places.rowStarts[row], width: frame.size.width, height: places.solution.rows.lengths[row])
      extendFrame(of: rowView, over: slot, of: view, in: frame)
    }
  }

  /// What the cells of a Grid set for a guide, where they stand: measured on macOS 27.0 for baselines.
  func gridGuide(_ view: ViewID, _ guide: AlignmentGuide, _ proposal: Proposal) -> Double? {
    guard let structure = gridStructures[view], !structure.cells.isEmpty else { return nil }
    let places = arrangeCells(of: view, structure, proposal)
    var combined = CombinedGuide(guide)
    for (index, cell) in structure.cells.enumerated() {
      let (size, offer) = (places.solution.sizes[index], places.solution.offers[index])
      guard let value = explicitGuide(of: cell.view, guide, size: size, offer) else { continue }
      combined.add(value + (isHorizontal(guide) ? places.offsets[index].x : places.offsets[index].y))
    }
    return combined.value
  }

  private func arrangeCells(
    of view: ViewID, _ structure: GridStructure, _ proposal: Proposal
  ) -> GridPlaces {
    let alignment = tree.containers.grids[nodes[view]].alignment
    var solution = solution(of: view, structure, proposal)
    let columnStarts = starts(of: solution.columns.lengths, gaps: structure.columnGaps)
    let rowStarts = starts(of: solution.rows.lengths, gaps: structure.rowGaps)
    var offsets: [Point] = []
    offsets.reserveCapacity(structure.cells.count)
    for (row, cells) in structure.rows.enumerated() {
      for index in cells { offerSlot(to: index, structure, columnStarts, &solution) }
      let line = structure.hasExplicitGuides[row] ? rowLine(row, cells, structure, solution) : nil
      for index in cells {
        let cell = structure.cells[index]
        let slot = Rect(
          origin: Point(x: columnStarts[Int(cell.column)], y: rowStarts[row]),
          size: slotSize(cell, columnStarts, solution))
        let guide = cell.span == 1 ? structure.columnGuides[Int(cell.column)] : nil
        var offset = cellOffset(
          index, in: slot, Alignment(guide ?? alignment.horizontal, structure.rowGuides[row]), structure,
          solution)
        if let line, cell.anchor == nil {
          let value = guideValue(
            of: cell.view, structure.rowGuides[row], size: solution.sizes[index], solution.offers[index])
          offset.y = slot.minY + line - value
        }
        offsets.append(offset)
      }
    }
    return GridPlaces(
      solution: solution, columnStarts: columnStarts, rowStarts: rowStarts, offsets: offsets)
  }

  private func starts(of lengths: [Double], gaps: [Double]) -> [Double] {
    var position = 0.0
    return zip(lengths, gaps).map { length, gap in
      defer { position += gap + length }
      return position + gap
    }
  }

  /// The room of a cell in the finished grid.
  private func slotSize(
    _ cell: GridStructure.Cell, _ columnStarts: [Double], _ solution: GridSolution
  ) -> Size {
    let last = cell.columns.upperBound - 1
    // A single column's length is taken as it is: subtracting positions would round it.
    let before = cell.span == 1 ? 0 : columnStarts[last] - columnStarts[Int(cell.column)]
    return Size(width: before + solution.columns.lengths[last], height: solution.rows.lengths[Int(cell.row)])
  }

  /// Proposes the slot to a cell that is of another size than its slot.
  private func offerSlot(
    to index: Int, _ structure: GridStructure, _ columnStarts: [Double], _ solution: inout GridSolution
  ) {
    let cell = structure.cells[index]
    let slot = slotSize(cell, columnStarts, solution)
    guard solution.sizes[index] != slot else { return }
    solution.offers[index] = Proposal(slot)
    solution.sizes[index] = measure(cell.view, solution.offers[index])
  }

  /// Where the line of a row with explicit guides lies: where a stack's would that held the cells on top of each other,
  /// which for first baselines is the highest. Measured on macOS 27.0; what is higher than that overflows the row.
  private func rowLine(
    _ row: Int, _ cells: Range<Int>, _ structure: GridStructure, _ solution: GridSolution
  ) -> Double? {
    let guide = structure.rowGuides[row]
    var combined = CombinedGuide(guide)
    for index in cells where structure.cells[index].anchor == nil {
      let (size, offer) = (solution.sizes[index], solution.offers[index])
      if let value = explicitGuide(of: structure.cells[index].view, guide, size: size, offer) {
        combined.add(value)
      }
    }
    return combined.value
  }

  /// Where a cell lies in its slot: by its anchor, or by the alignment of its column, row or grid.
  private func cellOffset(
    _ index: Int, in slot: Rect, _ alignment: Alignment, _ structure: GridStructure, _ solution: GridSolution
  ) -> Point {
    let cell = structure.cells[index]
    let size = solution.sizes[index]
    if let anchor = cell.anchor {
      return Point(
        x: slot.minX + (slot.size.width - size.width) * anchor.x,
        y: slot.minY + (slot.size.height - size.height) * anchor.y)
    }
    return alignedOffset(of: cell.view, size: size, solution.offers[index], in: slot, alignment)
  }

  private func recordTracks(
    of view: ViewID, _ columns: (starts: [Double], lengths: [Double]),
    _ rows: (starts: [Double], lengths: [Double]),
    in frame: Rect
  ) {
    let columns = zip(columns.starts, columns.lengths).map { start, length in
      canvasTrack(Rect(x: start, y: 0, width: length, height: 0), .horizontal, of: view, in: frame)
    }
    self.columns.set(view, to: columns)
    let rows = zip(rows.starts, rows.lengths).map { start, length in
      canvasTrack(Rect(x: 0, y: start, width: 0, height: length), .vertical, of: view, in: frame)
    }
    self.rows.set(view, to: rows)
  }
}
