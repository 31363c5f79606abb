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

  /// The length that a fixed frame gives a cell.
  private func fixedLength(of cell: ViewID, _ axis: Axis) -> Double? {
    var view = cell
    while !view.isNone, tree[view].kind.isModifier {
      if tree[view].kind == .frame, let length = tree.modifiers.frames[tree[view]][axis] { return length }
      guard [.effect, .background, .overlay, .layoutPriority, .frame].contains(tree[view].kind) else {
        return nil
      }
      view = tree[view].firstChild
    }
    return nil
  }
}
