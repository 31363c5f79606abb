/// The section "Grid" of the article Grids.
extension ReferenceGrid {
  struct PlacedCell {
    var cell: Cell
    var row: Int
    var columns: Range<Int>
  }

  var columnCount: Int {
    let widths = rows.filter(\.isRow).map { $0.cells.map(\.columns).reduce(0, +) }
    return max(widths.max() ?? 0, rows.isEmpty ? 0 : 1)
  }

  /// The cells of each row; a view without a row covers all columns.
  var places: [[PlacedCell]] {
    rows.enumerated().map { row, content in
      if !content.isRow {
        return content.cells.map { PlacedCell(cell: $0, row: row, columns: 0..<columnCount) }
      }
      var column = 0
      return content.cells.map { cell in
        defer { column += cell.columns }
        return PlacedCell(cell: cell, row: row, columns: column..<column + cell.columns)
      }
    }
  }
}

extension ReferenceLayout {
  func solve(_ grid: ReferenceGrid, _ proposal: Proposal) -> Arrangement {
    var solver = ReferenceGridSolver(self, grid, proposal)
    return solver.run()
  }
}

/// Finds the columns and rows of one grid for one proposal.
private struct ReferenceGridSolver {
  typealias Axis = ReferenceView.Axis

  let layout: ReferenceLayout
  let grid: ReferenceGrid
  let proposal: ReferenceProposal
  let cells: [ReferenceGrid.PlacedCell]
  var columns: [Double]
  var rows: [Double]
  /// Before each but the first.
  var columnGaps: [Double]
  var rowGaps: [Double]
  /// What each cell was proposed last, and what it answered.
  var offers: [ReferenceProposal]
  var answers: [ReferenceSize]
  var isServed: [Bool]
  /// Tracks in which nothing of the highest priority waits any more, and stays so when cells of a lower one wait in them:
  /// of 292 points the last of three priorities was left 82 by columns of 200 and 10. Measured on macOS 27.0.
  var committedColumns: Set<Int> = []
  var committedRows: Set<Int> = []

  init(_ layout: ReferenceLayout, _ grid: ReferenceGrid, _ proposal: ReferenceProposal) {
    self.layout = layout
    self.grid = grid
    self.proposal = proposal
    cells = grid.places.flatMap { $0 }
    columns = Array(repeating: 0, count: grid.columnCount)
    rows = Array(repeating: 0, count: grid.rows.count)
    columnGaps = []
    rowGaps = []
    offers = cells.map { _ in ReferenceProposal() }
    answers = cells.map { _ in ReferenceSize() }
    isServed = cells.map { _ in false }
    columnGaps = (1..<max(columns.count, 1)).map { boundary in
      gap(.horizontal, grid.horizontalSpacing) { first, second in
        first.row == second.row && first.columns.upperBound == boundary
          && second.columns.lowerBound == boundary
      }
    }
    rowGaps = (1..<max(rows.count, 1)).map { boundary in
      gap(.vertical, grid.verticalSpacing) { first, second in
        first.row == boundary - 1 && second.row == boundary && first.columns.overlaps(second.columns)
      }
    }
  }

  /// The largest that two cells that meet ask for.
  private func gap(
    _ axis: Axis, _ spacing: Double?,
    _ meet: (ReferenceGrid.PlacedCell, ReferenceGrid.PlacedCell) -> Bool
  ) -> Double {
    var largest: Double?
    for first in cells {
      for second in cells where meet(first, second) {
        let own =
          spacing
          ?? ReferenceSpacing.gap(
            layout.spacing(first.cell.view, nil).ends(axis),
            layout.spacing(second.cell.view, nil).starts(axis))
        largest = max(largest ?? own, own)
      }
    }
    return largest ?? 0
  }

  mutating func run() -> ReferenceLayout.Arrangement {
    guard !cells.isEmpty else { return ReferenceLayout.Arrangement() }
    if proposal.width == nil, proposal.height == nil {
      serve(Array(cells.indices)) { _ in ReferenceProposal() }
    } else {
      let axes: [Axis] = [.horizontal, .vertical].filter { proposal[$0] != nil }
      for priority in Set(cells.map { layout.priority($0.cell.view, nil) }).sorted(by: >) {
        let waiting = cells.indices.filter { layout.priority(cells[$0].cell.view, nil) == priority }
        let ranks = waiting.map { rank($0, axes) }
        for rank in ranks.sorted(by: { $0.precedes($1) }).reduce(
          into: [Rank](), { if $0.last != $1 { $0.append($1) } })
        {
          let group = waiting.filter { self.rank($0, axes) == rank }
          let shares = (share(.horizontal, waiting), share(.vertical, waiting))
          let offers = group.map { offer($0, shares, waiting) }
          serve(group) { offers[group.firstIndex(of: $0) ?? 0] }
          committedColumns.formUnion(Set(columns.indices).subtracting(open(.horizontal, waiting)))
          committedRows.formUnion(Set(rows.indices).subtracting(open(.vertical, waiting)))
        }
      }
    }
    return arrangement()
  }

  /// How freely a cell takes what it is proposed.
  struct Rank: Equatable {
    var endlessAxes = 0
    var range = 0.0

    func precedes(_ other: Rank) -> Bool {
      endlessAxes != other.endlessAxes ? endlessAxes < other.endlessAxes : range < other.range
    }
  }

  private func rank(_ index: Int, _ axes: [Axis]) -> Rank {
    let view = cells[index].cell.view
    var (nothing, everything) = (ReferenceProposal(), ReferenceProposal())
    for axis in axes { (nothing[axis], everything[axis]) = (0, .infinity) }
    let (least, most) = (layout.answer(view, nothing, nil), layout.answer(view, everything, nil))
    var rank = Rank()
    for axis in axes {
      let range = most[axis] - least[axis]
      if range == .infinity { rank.endlessAxes += 1 } else { rank.range += range }
    }
    return rank
  }

  // MARK: Sharing out

  private func tracks(_ axis: Axis, _ index: Int) -> Range<Int> {
    axis == .horizontal ? cells[index].columns : cells[index].row..<cells[index].row + 1
  }

  private func lengths(_ axis: Axis) -> [Double] { axis == .horizontal ? columns : rows }

  private func room(_ axis: Axis) -> Double? {
    proposal[axis].map { $0 - (axis == .horizontal ? columnGaps : rowGaps).reduce(0, +) }
  }

  /// Tracks in which a cell that covers no other waits.
  private func open(_ axis: Axis, _ waiting: [Int]) -> Set<Int> {
    Set(waiting.filter { !isServed[$0] && tracks(axis, $0).count == 1 }.map { tracks(axis, $0).lowerBound })
  }

  private func share(_ axis: Axis, _ waiting: [Int]) -> Double {
    guard let room = room(axis) else { return 0 }
    let open = open(axis, waiting)
    let committed = axis == .horizontal ? committedColumns : committedRows
    let taken = committed.map { lengths(axis)[$0] }.reduce(0, +)
    return open.isEmpty ? 0 : max(room - taken, 0) / Double(open.count)
  }

  private func offer(
    _ index: Int, _ shares: (Double, Double), _ waiting: [Int]
  ) -> ReferenceProposal {
    var offer = ReferenceProposal()
    for axis in [Axis.horizontal, .vertical] {
      guard let room = room(axis) else { continue }
      let own = tracks(axis, index)
      let lengths = lengths(axis)
      let share = axis == .horizontal ? shares.0 : shares.1
      if own.count == 1 {
        offer[axis] = max(share, lengths[own.lowerBound])
      } else {
        let open = open(axis, waiting)
        let outside = lengths.indices.filter { !own.contains($0) }
          .map { open.contains($0) ? share : lengths[$0] }.reduce(0, +)
        // Of endless room a share is endless, whatever others take of it.
        let left =
          outside < .infinity ? room - outside : own.contains { open.contains($0) } ? .infinity : 0
        offer[axis] = max(left, own.map { lengths[$0] }.reduce(0, +)) + gapsInside(axis, own)
      }
    }
    return offer
  }

  private func gapsInside(_ axis: Axis, _ tracks: Range<Int>) -> Double {
    let gaps = axis == .horizontal ? columnGaps : rowGaps
    return gaps[tracks.lowerBound..<max(tracks.upperBound - 1, tracks.lowerBound)].reduce(0, +)
  }

  /// Asks cells that are served together, and lets columns and rows grow to what they answer.
  private mutating func serve(_ group: [Int], _ offer: (Int) -> ReferenceProposal) {
    for index in group {
      offers[index] = offer(index)
      answers[index] = layout.answer(cells[index].cell.view, offers[index], nil)
    }
    for index in group {
      rows[cells[index].row] = max(rows[cells[index].row], answers[index].height)
      if cells[index].columns.count == 1 {
        let column = cells[index].columns.lowerBound
        columns[column] = max(columns[column], answers[index].width)
      }
      isServed[index] = true
    }
    for index in group where cells[index].columns.count > 1 {
      let own = cells[index].columns
      let lacking = answers[index].width - gapsInside(.horizontal, own) - columns[own].reduce(0, +)
      guard lacking > 0 else { continue }
      func hasCell(_ column: Int, _ waits: Bool) -> Bool {
        cells.indices.contains { cells[$0].columns == column..<column + 1 && (!waits || !isServed[$0]) }
      }
      let waiting = own.filter { hasCell($0, true) }
      let bare = own.filter { !hasCell($0, false) }
      let growing = !waiting.isEmpty ? waiting : !bare.isEmpty ? bare : Array(own)
      for column in growing { columns[column] += lacking / Double(growing.count) }
    }
  }

  // MARK: Placing

  private func arrangement() -> ReferenceLayout.Arrangement {
    var arrangement = ReferenceLayout.Arrangement()
    arrangement.size = ReferenceSize(
      width: columns.reduce(0, +) + columnGaps.reduce(0, +), height: rows.reduce(0, +) + rowGaps.reduce(0, +))
    for index in cells.indices {
      let own = cells[index].columns
      let slot = ReferenceSize(
        width: columns[own].reduce(0, +) + gapsInside(.horizontal, own), height: rows[cells[index].row])
      let offer = slot == answers[index] ? offers[index] : .all(of: slot)
      let start = (
        x: columns[..<own.lowerBound].reduce(0, +) + columnGaps[..<own.lowerBound].reduce(0, +),
        y: rows[..<cells[index].row].reduce(0, +) + rowGaps[..<cells[index].row].reduce(0, +)
      )
      let view = cells[index].cell.view
      let size = layout.answer(view, offer, nil)
      var place = ReferenceLayout.Place(view: view, proposal: offer, stack: nil, x: start.x, y: start.y)
      if let anchor = cells[index].cell.anchor {
        place.x += (slot.width - size.width) * anchor.x
        place.y += (slot.height - size.height) * anchor.y
      } else {
        let vertical = grid.rows[cells[index].row].alignment ?? grid.alignment.vertical
        place.x +=
          ReferenceLayout.value(grid.alignment.horizontal, slot.width)
          - layout.value(view, grid.alignment.horizontal, offer, nil)
        place.y += ReferenceLayout.value(vertical, slot.height) - layout.value(view, vertical, offer, nil)
      }
      arrangement.places.append(place)
    }
    return arrangement
  }
}
