import LayViews
import LaySyntax

/// The tracks of a Grid for one proposal, and how its cells came to them.
struct GridSolution {
  var columns: GridTracks
  var rows: GridTracks
  /// What each cell was proposed and answered, in the order of the structure's cells.
  var offers: [Proposal]
  var sizes: [Size]
  /// The cells of each column that lie in it alone and are still to be served.
  var unserved: [Int32]
}

/// What decides when a cell is served: by priority, then the less flexible first. Cells with equal keys are served
/// together.
private struct ServingKey {
  var priority = 0.0
  /// The number of proposed axes along which the cell takes whatever there is.
  var endlessAxes = 0
  /// By how much the cell can vary along the other proposed axes.
  var flexibility = 0.0
  var cell: Int

  func isSame(as other: ServingKey) -> Bool {
    priority == other.priority && endlessAxes == other.endlessAxes && flexibility == other.flexibility
  }

  func precedes(_ other: ServingKey) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if endlessAxes != other.endlessAxes { return endlessAxes < other.endlessAxes }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return cell < other.cell
  }
}

extension LayoutPass {
  func gridSize(_ view: ViewID, _ proposal: Proposal) -> Size {
    guard let structure = gridStructures[view], !structure.cells.isEmpty else { return .zero }
    let solution = solution(of: view, structure, proposal)
    return Size(
      width: solution.columns.total + structure.columnGaps.reduce(0, +),
      height: solution.rows.total + structure.rowGaps.reduce(0, +))
  }

  /// The tracks for a proposal. They are kept for the next question: a grid is mostly placed in what it was proposed last.
  func solution(of view: ViewID, _ structure: GridStructure, _ proposal: Proposal) -> GridSolution {
    #if hasFeature(Embedded)
    return solveGrid(structure, proposal)
    #else
    if let latest = structure.latest, latest.proposal == proposal { return latest.solution }
    let solution = solveGrid(structure, proposal)
    if !traits[view].dependsOnContainer {
      var structure = structure
      structure.latest = (proposal, solution)
      gridStructures.set(view, to: structure)
    }
    return solution
    #endif
  }

  /// Finds the lengths of columns and rows by serving the cells group by group.
  /// - Complexity: O(n log n) in the cells, O(n) where they are equally flexible.
  private func solveGrid(_ structure: GridStructure, _ proposal: Proposal) -> GridSolution {
    let cells = structure.cells.count
    let (columnGaps, rowGaps) = (structure.columnGaps.reduce(0, +), structure.rowGaps.reduce(0, +))
    var solution = GridSolution(
      columns: GridTracks(count: structure.columnGaps.count, room: proposal.width.map { $0 - columnGaps }),
      rows: GridTracks(count: structure.rows.count, room: proposal.height.map { $0 - rowGaps }),
      offers: Array(repeating: .unspecified, count: cells), sizes: Array(repeating: .zero, count: cells),
      unserved: structure.singleCounts)
    let keys = servingKeys(structure, proposal)
    var start = 0
    while start < keys.count {
      var end = start
      while end < keys.count, keys[end].priority == keys[start].priority {
        let cell = structure.cells[keys[end].cell]
        if cell.span == 1 { solution.columns.await(Int(cell.column)) }
        solution.rows.await(Int(cell.row))
        end += 1
      }
      var group = start
      while group < end {
        var groupEnd = group + 1
        while groupEnd < end, keys[groupEnd].isSame(as: keys[group]) { groupEnd += 1 }
        serve(keys[group..<groupEnd], structure, &solution)
        if group == 0 {
          for track in structure.columnGaps.indices { solution.columns.commit(track) }
          for track in structure.rows.indices { solution.rows.commit(track) }
        }
        group = groupEnd
      }
      start = end
    }
    return solution
  }

  /// The cells in the order of serving. Without any proposal all are served at once.
  private func servingKeys(_ structure: GridStructure, _ proposal: Proposal) -> [ServingKey] {
    var keys: [ServingKey] = []
    keys.reserveCapacity(structure.cells.count)
    let isUnspecified = proposal == .unspecified
    let least = Proposal(width: proposal.width.map { _ in 0 }, height: proposal.height.map { _ in 0 })
    let most = Proposal(
      width: proposal.width.map { _ in .infinity }, height: proposal.height.map { _ in .infinity })
    var isOrdered = true
    for (index, cell) in structure.cells.enumerated() {
      var key = ServingKey(cell: index)
      let traits = self.traits[cell.view]
      if !isUnspecified {
        key.priority = traits.priority
        if !traits.isRigid {
          let (shortest, longest) = (measure(cell.view, least), measure(cell.view, most))
          for axis in Axis.allCases where proposal[axis] != nil {
            if longest[axis] == .infinity {
              key.endlessAxes += 1
            } else {
              key.flexibility += longest[axis] - shortest[axis]
            }
          }
        }
      }
      if let last = keys.last, key.precedes(last) { isOrdered = false }
      keys.append(key)
    }
    if !isOrdered { keys.sort { $0.precedes($1) } }
    return keys
  }

  /// Proposes a share to each cell of a group, and lets the tracks grow to the answers.
  private func serve(
    _ group: ArraySlice<ServingKey>, _ structure: GridStructure, _ solution: inout GridSolution
  ) {
    solution.columns.findShare()
    solution.rows.findShare()
    for key in group {
      let cell = structure.cells[key.cell]
      let offer = Proposal(
        width: solution.columns.offer(
          cell.columns, gaps: structure.innerGaps(cell), isUnsized: cell.unsizedAxes.contains(.horizontal)),
        height: solution.rows.offer(
          cell.rows, gaps: 0, isUnsized: cell.unsizedAxes.contains(.vertical)))
      solution.offers[key.cell] = offer
      solution.sizes[key.cell] = measure(cell.view, offer)
    }
    for key in group {
      let cell = structure.cells[key.cell]
      let size = solution.sizes[key.cell]
      solution.rows.grow(Int(cell.row), to: size.height)
      solution.rows.serve(Int(cell.row))
      guard cell.span == 1 else { continue }
      solution.columns.grow(Int(cell.column), to: size.width)
      solution.columns.serve(Int(cell.column))
      solution.unserved[Int(cell.column)] -= 1
    }
    for key in group {
      let cell = structure.cells[key.cell]
      if cell.span > 1 {
        stretchColumns(under: cell, to: solution.sizes[key.cell].width, structure, &solution)
      }
    }
    for key in group {
      let cell = structure.cells[key.cell]
      solution.rows.commit(Int(cell.row))
      if cell.span == 1 { solution.columns.commit(Int(cell.column)) }
    }
  }

  /// Splits what a spanning cell needs beyond its columns equally: among those that may still grow, else among
  /// those that hold no cell of their own, else among all.
  private func stretchColumns(
    under cell: GridStructure.Cell, to width: Double, _ structure: GridStructure,
    _ solution: inout GridSolution
  ) {
    let columns = cell.columns
    let shortfall = width - solution.columns.length(of: columns) - structure.innerGaps(cell)
    guard shortfall > 0 else { return }
    var growing = 0
    var empty = 0
    for column in columns {
      if solution.unserved[column] > 0 { growing += 1 }
      if structure.singleCounts[column] == 0 { empty += 1 }
    }
    let share = shortfall / Double(growing > 0 ? growing : empty > 0 ? empty : columns.count)
    for column in columns {
      let takes =
        growing > 0
        ? solution.unserved[column] > 0 : empty > 0 ? structure.singleCounts[column] == 0 : true
      if takes { solution.columns.lengthen(column, by: share) }
    }
  }
}
