import LayEngine
import LaySyntax
import LayViews

// Cells that are narrower than the tracks of their grid.

extension Inspection {
  /// From here on more than the spacing is seen between cells, in spacings and in points.
  private static let share = 2.0
  private static let noticeable = 12.0

  /// Cells of a fixed length in flexible tracks that share all there is: between the cells is more than the spacing.
  mutating func checkNarrowCells(_ view: ViewID, _ grid: LazyGridSpec, _ axis: Axis, _ cells: [ViewID]) {
    guard settings.isOn(.gridCellsNarrow), cells.count > 1, grid.items.count > 1,
      case let tracks = (axis == .horizontal ? frames.columns : frames.rows)[view] ?? [],
      let track = tracks.map({ $0.length }).min(), let spacing = grid.items[0].spacing,
      grid.items.allSatisfy({ $0.flexibleMinimum != nil && $0.spacing == spacing }), let first = cells.first,
      let length = fixedLength(of: first, axis), cells.allSatisfy({ fixedLength(of: $0, axis) == length }),
      case let free = track - length, free > Self.noticeable, free > spacing * (Self.share - 1)
    else { return }
    let noun = axis == .horizontal ? "column" : "row"
    report(
      .gridCellsNarrow, at: range(view),
      "each flexible \(noun) is \(points(track)) pt and each cell \(points(length)): between the cells are "
        + "\(points(free + spacing)) pt, and not the spacing of \(points(spacing))",
      help:
        "let the cells fill, by .frame(max\(axis.capitalizedLength): .infinity), or make the \(noun)s .fixed(\(points(length)))"
    )
  }

  /// Where the length is written that a fixed frame gives a cell.
  func lengthRange(of cell: ViewID, _ axis: Axis) -> SourceRange? {
    fixedFrame(of: cell, axis).map { range($0, axis.lengthName) }
  }

  /// The length that a fixed frame gives a cell.
  private func fixedLength(of cell: ViewID, _ axis: Axis) -> Double? {
    fixedFrame(of: cell, axis).flatMap { tree.modifiers.frames[tree[$0]][axis] }
  }

  private func fixedFrame(of cell: ViewID, _ axis: Axis) -> ViewID? {
    var view = cell
    while !view.isNone, tree[view].kind.isModifier {
      if tree[view].kind == .frame, tree.modifiers.frames[tree[view]][axis] != nil { return view }
      guard [.effect, .background, .overlay, .layoutPriority, .frame].contains(tree[view].kind) else {
        return nil
      }
      view = tree[view].firstChild
    }
    return nil
  }

  /// A text alone in its row of a Grid, which makes the first column as wide as itself, or a line, which ends with it.
  mutating func checkLoneCells(_ grid: ViewID) {
    guard settings.isOn(.gridCellWidensColumn), isWritten(grid) else { return }
    let rows = children(grid).filter { tree[$0].kind == .gridRow }.map { children($0) }
    guard rows.count > 1, rows.contains(where: { $0.count > 1 }) else { return }
    checkLoneLine(rows, of: grid)
    var own = 0.0
    for row in rows where row.count > 1 {
      own = max(own, row.first.map { frame(content(of: $0)).size.width } ?? 0)
    }
    for row in rows {
      guard row.count == 1, let cell = row.first, span(cell) == 1, case let text = content(of: cell),
        tree[text].kind == .text, frame(text).size.width > own + Self.widening
      else { continue }
      report(
        .gridCellWidensColumn, at: range(text),
        "\(name(text)) is alone in its row, and a cell of the first column like any other: it makes that \(points(frame(text).size.width)) pt "
          + "wide, and the other cells in it need \(points(own))",
        help:
          ".gridCellColumns(\(rows.map { $0.count }.max() ?? 2)) spreads it over the columns; a view beside the GridRows takes a whole row"
      )
    }
  }

  private mutating func checkLoneLine(_ rows: [[ViewID]], of grid: ViewID) {
    for row in rows {
      guard row.count == 1, let cell = row.first, span(cell) == 1, tree[content(of: cell)].kind == .divider,
        frame(cell).size.width + Self.widening < frame(grid).size.width
      else { continue }
      return report(
        .gridCellWidensColumn, at: range(content(of: cell)),
        "\(name(cell)) is a cell of the first column here, and \(points(frame(cell).size.width)) of the "
          + "\(points(frame(grid).size.width)) pt of the Grid",
        help: "outside of a GridRow it takes a whole row")
    }
  }

  /// From here on columns are seen to be torn apart.
  private static let widening = 40.0
}
