import LayViews

// Grid: rows, cells and attributes. See "Grid" in the article Grids.

/// What the `gridCell…` modifiers of a cell say.
private struct GridAttributes {
  var columns = 1
  var anchor: UnitPoint?
  var columnGuide: AlignmentGuide?
  var unsizedAxes: AxisSet = []
}

extension LayoutPass {
  func gridStructure(of grid: ViewID) -> GridStructure {
    let spec = tree.containers.grids[nodes[grid]]
    var structure = GridStructure()
    var columnGuides: [(column: Int, guide: AlignmentGuide)] = []
    var columnCount = 1
    var wholeRows: [Int] = []
    var child = nodes[grid].firstChild
    while !child.isNone {
      let start = structure.cells.count
      let row = structure.rows.count
      var guide = spec.alignment.vertical
      if nodes[child].kind == .gridRow {
        guide = tree.containers.gridRows[nodes[child]].alignment ?? guide
        var column = 0
        appendCells(of: child, row: row, &column, to: &structure, &columnGuides)
        if let last = structure.cells.last, structure.cells.count > start {
          columnCount = max(columnCount, last.columns.upperBound)
        }
      } else {
        wholeRows.append(structure.cells.count)
        appendCell(child, gridAttributes(of: child), row: row, column: 0, to: &structure)
      }
      if structure.cells.count > start {
        structure.rows.append(start..<structure.cells.count)
        structure.rowGuides.append(guide)
      }
      child = nodes[child].nextSibling
    }
    for index in wholeRows { structure.cells[index].span = Int32(truncatingIfNeeded: columnCount) }
    structure.columnGuides = Array(repeating: nil, count: columnCount)
    for (column, guide) in columnGuides where structure.columnGuides[column] == nil {
      structure.columnGuides[column] = guide
    }
    structure.singleCounts = Array(repeating: 0, count: columnCount)
    for cell in structure.cells where cell.span == 1 { structure.singleCounts[Int(cell.column)] += 1 }
    findExplicitGuides(&structure)
    findGaps(&structure, spec)
    return structure
  }

  /// Appends a row's cells; rows inside a row are part of it.
  private func appendCells(
    of rowView: ViewID, row: Int, _ column: inout Int, to structure: inout GridStructure,
    _ columnGuides: inout [(column: Int, guide: AlignmentGuide)]
  ) {
    structure.rowViews.append((rowView, row))
    var child = nodes[rowView].firstChild
    while !child.isNone {
      if nodes[child].kind == .gridRow {
        appendCells(of: child, row: row, &column, to: &structure, &columnGuides)
      } else {
        let attributes = gridAttributes(of: child)
        if let guide = attributes.columnGuide { columnGuides.append((column, guide)) }
        appendCell(child, attributes, row: row, column: column, to: &structure)
        let reach = GridStructure.maximumSpannedColumns - column
        // A cell of no columns lies in the column of the next one.
        column += min(max(attributes.columns, 0), max(reach, 1))
      }
      child = nodes[child].nextSibling
    }
  }

  private func appendCell(
    _ view: ViewID, _ attributes: GridAttributes, row: Int, column: Int, to structure: inout GridStructure
  ) {
    let reach = GridStructure.maximumSpannedColumns - column
    structure.cells.append(
      GridStructure.Cell(
        view: view, row: Int32(truncatingIfNeeded: row), column: Int32(truncatingIfNeeded: column),
        span: Int32(truncatingIfNeeded: max(min(attributes.columns, reach), 1)),
        unsizedAxes: attributes.unsizedAxes, anchor: attributes.anchor))
  }

  /// The attributes set anywhere in a cell's modifiers; the outermost wins, and spans add up.
  private func gridAttributes(of cell: ViewID) -> GridAttributes {
    var attributes = GridAttributes()
    var view = cell
    while !view.isNone {
      let node = nodes[view]
      switch node.kind {
      case .gridCellColumns:
        let columns = min(max(tree.gridCells.counts[node], 0), GridStructure.maximumSpannedColumns)
        attributes.columns += columns - 1
      case .gridCellAnchor: attributes.anchor = attributes.anchor ?? tree.gridCells.unitPoints[node]
      case .gridColumnAlignment:
        attributes.columnGuide = attributes.columnGuide ?? tree.gridCells.guides[node]
      case .gridCellUnsizedAxes: attributes.unsizedAxes.formUnion(tree.modifiers.axisSets[node])
      default:
        guard node.kind.isModifier else { return attributes }
      }
      view = node.firstChild
    }
    return attributes
  }

  /// Edges and centers that cells set are theirs alone, as in stacks: they do not move the line of the row.
  private func findExplicitGuides(_ structure: inout GridStructure) {
    structure.hasExplicitGuides.reserveCapacity(structure.rows.count)
    for (row, cells) in structure.rows.enumerated() {
      let guide = structure.rowGuides[row]
      let isExplicit =
        guide.isCustom
        || guide.isBaseline
          && cells.contains { cell in
            let cell = structure.cells[cell]
            return cell.anchor == nil && traits[cell.view].mayBeExplicit(guide)
          }
      structure.hasExplicitGuides.append(isExplicit)
    }
  }
}
