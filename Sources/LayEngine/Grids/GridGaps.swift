import LayViews

extension LayoutPass {
  /// One gap for each boundary between columns or rows: the largest that two cells meeting there ask for, none
  /// where no two meet.
  func findGaps(_ structure: inout GridStructure, _ spec: GridSpec) {
    var columnGaps = [Double?](repeating: nil, count: structure.columnGuides.count)
    structure.rowGaps = Array(repeating: 0, count: structure.rows.count)
    var above: Range<Int>?
    for (row, cells) in structure.rows.enumerated() {
      for index in cells.dropFirst() {
        let (cell, next) = (structure.cells[index - 1], structure.cells[index])
        guard next.column > cell.column else { continue }
        let gap = pairGap(cell.view, next.view, along: .horizontal, spec.horizontalSpacing)
        columnGaps[Int(next.column)] = max(columnGaps[Int(next.column)] ?? gap, gap)
      }
      if let above { structure.rowGaps[row] = rowGap(structure, above, cells, spec.verticalSpacing) ?? 0 }
      above = cells
    }
    structure.columnGaps = columnGaps.map { $0 ?? 0 }
    var end = 0.0
    structure.columnGapEnds = structure.columnGaps.map { gap in
      end += gap
      return end
    }
  }

  /// The largest gap between cells of two rows that share a column; nil if none do.
  private func rowGap(
    _ structure: GridStructure, _ upper: Range<Int>, _ lower: Range<Int>, _ spacing: Double?
  ) -> Double? {
    var gap: Double?
    var (above, below) = (upper.lowerBound, lower.lowerBound)
    while above < upper.upperBound, below < lower.upperBound {
      let (a, b) = (structure.cells[above], structure.cells[below])
      if a.columns.overlaps(b.columns) {
        let pair = pairGap(a.view, b.view, along: .vertical, spacing)
        gap = max(gap ?? pair, pair)
      }
      // Whichever ends first has met everything below or above it.
      if a.columns.upperBound <= b.columns.upperBound { above += 1 } else { below += 1 }
    }
    return gap
  }

  private func pairGap(_ first: ViewID, _ second: ViewID, along axis: Axis, _ spacing: Double?) -> Double {
    if let spacing, spacing.isFinite { return spacing }
    return preferredGap(first, second, along: axis)
  }
}
