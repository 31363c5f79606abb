import LayEngine
import LaySemantics
import LaySyntax

// Lazy grids and grids of rows.

extension Inspection {
  mutating func checkGrids(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .lazyVGrid, .lazyHGrid:
      let grid = tree.lazyGrids[Int(node.payload)]
      checkItems(view, grid)
      checkTracks(view, grid, node.kind == .lazyVGrid ? .horizontal : .vertical)
    case .gridRow: checkRow(view)
    case .grid: checkSpans(view)
    default: break
    }
  }

  private mutating func checkItems(_ view: ViewID, _ grid: LazyGridSpec) {
    let place = range(view, tree[view].kind == .lazyVGrid ? "columns" : "rows")
    if grid.items.isEmpty {
      report(.badGridItem, at: place, "a grid without items lays nothing out")
    }
    for item in grid.items {
      guard let fault = item.size.fault else { continue }
      report(.badGridItem, at: place, fault)
      return
    }
  }

  /// A lazy grid measures its tracks in what it is proposed, and draws them in what it answered.
  private mutating func checkTracks(_ view: ViewID, _ grid: LazyGridSpec, _ axis: Axis) {
    guard isWritten(view), !grid.items.isEmpty else { return }
    guard let available = proposal(view)[axis] else {
      if let scroll = scrollView(unbounding: view, axis) {
        report(
          .lazyGridUnbounded, at: range(view),
          "no \(axis.lengthName) is proposed along a \(axis.adjective) scroll view; the grid is laid out in "
            + "\(points(frame(view).size[axis])) pt",
          notes: [.init("the scroll view is here", at: range(scroll))])
      }
      return
    }
    let tracks = (axis == .horizontal ? frames.columns : frames.rows)[view] ?? []
    let answered = frame(view).size[axis]
    guard let first = tracks.first, let last = tracks.last, answered.isFinite, available.isFinite else {
      return
    }
    if answered > available + tolerance {
      reportWide(view, grid, axis, tracks: tracks, answered: answered, available: available)
    } else if last.start + last.length - first.start > answered + tolerance {
      report(
        .gridSecondPassGrows, at: range(view),
        "the grid answers \(points(answered)) pt and draws \(points(last.start + last.length - first.start)): "
          + "it is measured in \(points(available)) and drawn in \(points(answered))")
    }
  }

  private mutating func reportWide(
    _ view: ViewID, _ grid: LazyGridSpec, _ axis: Axis, tracks: [LayoutTree.Track], answered: Double,
    available: Double
  ) {
    let noun = axis == .horizontal ? "columns" : "rows"
    var notes: [Diagnostic.Note] = []
    if let first = tracks.first, let last = tracks.last {
      let drawn = last.start + last.length - first.start
      if drawn > answered + tolerance {
        notes.append(.init("drawn in its own answer the grid takes \(points(drawn)) pt"))
      }
    }
    if case .adaptive(let minimum, _)? = grid.items.first(where: { $0.size.isAdaptive })?.size {
      return report(
        .adaptiveMinimumUnreachable, at: range(view, noun),
        "adaptive(minimum: \(points(minimum))) does not fit: the \(noun) need \(points(answered)) pt of the "
          + "\(points(available)) proposed, with one item", notes: notes)
    }
    let larger = largestMinimumFirst(grid)
    report(
      .gridWiderThanProposal, at: range(view, noun),
      "the \(noun) need \(points(answered)) pt, \(points(available)) proposed: each takes its share before the "
        + "next one's minimum counts",
      help: larger ? "put the \(noun) with the larger minimum first" : nil, notes: notes)
  }

  /// Whether a flexible track stands before one with a larger minimum.
  private func largestMinimumFirst(_ grid: LazyGridSpec) -> Bool {
    var least = Double.infinity
    for item in grid.items {
      guard case .flexible(let minimum, _) = item.size else { continue }
      if minimum > least { return true }
      least = min(least, minimum)
    }
    return false
  }

  private mutating func checkRow(_ view: ViewID) {
    guard isWritten(view), case .container(_, let kind) = outline.surroundings(of: view, in: tree) else {
      return
    }
    if kind == .grid { return }
    report(.gridRowOutsideGrid, at: range(view), "outside a Grid a GridRow makes no row")
  }

  /// A cell that spans more columns than the other rows have.
  private mutating func checkSpans(_ view: ViewID) {
    let rows = children(view).filter { tree[$0].kind == .gridRow }
    let widths = rows.map { row in children(row).map { span($0) } }
    for (index, row) in widths.enumerated() where row.contains(where: { $0 > 1 }) {
      let others = widths.indices.filter { $0 != index }.map { widths[$0].reduce(0, +) }.max() ?? 0
      let total = row.reduce(0, +)
      guard rows.count > 1, total > others, let cell = children(rows[index]).last(where: { span($0) > 1 }),
        let modifier = spanModifier(cell)
      else { continue }
      let left = max(others - (total - span(cell)), 0)
      guard span(cell) > left else { continue }
      report(
        .cellSpanTooWide, at: range(modifier),
        "the cell spans \(span(cell)) columns and the grid's other rows leave \(left)")
    }
  }

  private func span(_ cell: ViewID) -> Int {
    spanModifier(cell).map { max(1, tree.counts[Int(tree[$0].payload)]) } ?? 1
  }

  private func spanModifier(_ cell: ViewID) -> ViewID? {
    var view = cell
    while tree[view].kind.isModifier {
      if tree[view].kind == .gridCellColumns { return view }
      view = tree[view].firstChild
      if view.isNone { return nil }
    }
    return nil
  }
}

extension GridItemSpec.Size {
  var isAdaptive: Bool {
    if case .adaptive = self { return true }
    return false
  }

  /// What is wrong with the numbers of an item; nil for nothing.
  fileprivate var fault: String? {
    switch self {
    case .fixed(let length):
      return length > 0 && length.isFinite
        ? nil : "a fixed length of \(points(length)) leaves no room for a cell"
    case .flexible(let minimum, let maximum):
      return Self.fault(minimum, maximum)
    case .adaptive(let minimum, let maximum):
      if minimum <= 0 { return "an adaptive minimum of \(points(minimum)) would fit endless cells" }
      return Self.fault(minimum, maximum)
    }
  }

  private static func fault(_ minimum: Double, _ maximum: Double) -> String? {
    if !minimum.isFinite { return "a minimum of \(points(minimum)) fits nowhere" }
    if minimum > maximum { return "minimum \(points(minimum)) exceeds maximum \(points(maximum))" }
    return nil
  }
}
