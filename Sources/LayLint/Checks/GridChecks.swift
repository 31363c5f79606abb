import LayEngine
import LaySyntax
import LayViews

// Lazy grids and grids of rows.

extension Inspection {
  mutating func checkGrids(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .lazyVGrid, .lazyHGrid:
      let grid = tree.containers.lazyGrids[node]
      checkItems(view, grid)
      checkGaps(view, grid)
      if Reach.isWhole, node.kind == .lazyVGrid { checkHeadingCell(view) }
      let axis: Axis = node.kind == .lazyVGrid ? .horizontal : .vertical
      checkTracks(view, grid, axis)
      checkCells(view, grid, axis)
    case .grid:
      checkSpans(view)
      checkLoneCells(view)
      checkGreedyCells(view)
      if Reach.isWhole { checkShortRows(view) }
    default: break
    }
  }

  private mutating func checkItems(_ view: ViewID, _ grid: LazyGridSpec) {
    let place = range(view, tree[view].kind == .lazyVGrid ? "columns" : "rows")
    // In an app's sources a list that is made elsewhere may be made of what is not known.
    if grid.items.isEmpty, !layout.configuration.isLenient || isArray(view) {
      report(.badGridItem, at: place, "a grid without items lays nothing out")
    }
    for item in grid.items {
      guard let fault = item.size.fault else { continue }
      report(.badGridItem, at: place, fault)
      return
    }
  }

  private func isArray(_ grid: ViewID) -> Bool {
    let label = tree[grid].kind == .lazyVGrid ? "columns" : "rows"
    guard let argument = sites.argument(label, ofCallAt: tree[grid].source) else { return false }
    let value = syntax.child(argument, 0)
    return !value.isNone && syntax.kind(value) == .arrayLiteral
  }

  /// `spacing:` is between the lines of a lazy grid; between its tracks are the spacings of its items.
  private mutating func checkGaps(_ view: ViewID, _ grid: LazyGridSpec) {
    guard settings.isOn(.gridSpacingOnOneAxis) else { return }
    if Reach.isWhole, grid.spacing == nil { return checkLineGap(view, grid) }
    guard grid.spacing == 0, let argument = sites.argument("spacing", ofCallAt: tree[view].source) else {
      return
    }
    let axis: Axis = tree[view].kind == .lazyVGrid ? .horizontal : .vertical
    let tracks = ((axis == .horizontal ? frames.columns : frames.rows)[view] ?? []).sorted {
      $0.start < $1.start
    }
    let gaps = zip(tracks, tracks.dropFirst()).map { $1.start - $0.start - $0.length }
    guard grid.items.allSatisfy({ $0.spacing == nil }), let gap = gaps.first, gap > tolerance else { return }
    let (lines, noun) = axis == .horizontal ? ("rows", "columns") : ("columns", "rows")
    report(
      .gridSpacingOnOneAxis, at: syntax.range(argument),
      "spacing 0 is between the \(lines); between the \(noun) are \(points(gap)) pt, the default of their items",
      help: "give each GridItem spacing: 0")
  }

  /// The other way round: items without gaps between them, and lines with the default one.
  private mutating func checkLineGap(_ view: ViewID, _ grid: LazyGridSpec) {
    guard grid.items.count > 1, grid.items.dropLast().allSatisfy({ $0.spacing == 0 }), isWritten(view)
    else { return }
    let axis: Axis = tree[view].kind == .lazyVGrid ? .vertical : .horizontal
    let cells = children(view).filter { frames.isPlaced($0) }.map { frame($0) }
    guard let first = cells.first,
      let next = cells.first(where: { $0.origin[axis] > first.origin[axis] + tolerance }),
      case let gap = next.origin[axis] - first.origin[axis] - first.size[axis], gap > tolerance
    else { return }
    let (lines, noun) = axis == .vertical ? ("rows", "columns") : ("columns", "rows")
    report(
      .gridSpacingOnOneAxis, at: range(view),
      "the \(noun) lie side by side, with spacing 0; between the \(lines) are \(points(gap)) pt, the grid's default",
      help: "\(tree.spelling(of: view) ?? "the grid")'s own spacing: 0 takes that away")
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
    guard !tracks.isEmpty, answered.isFinite, available.isFinite else { return }
    if answered > available + tolerance {
      reportWide(view, grid, axis, tracks: tracks, answered: answered, available: available)
    } else {
      checkAdaptive(view, grid, axis, tracks: tracks)
      checkSingleTrack(view, grid, axis, tracks: tracks, available)
    }
  }

  private mutating func reportWide(
    _ view: ViewID, _ grid: LazyGridSpec, _ axis: Axis, tracks: [LayoutTree.Track], answered: Double,
    available: Double
  ) {
    let noun = axis.trackNoun
    let place = range(view, noun)
    let fitsSorted = fitsWithLargestFirst(view, grid, axis, available)
    report(
      .gridWiderThanProposal, at: place,
      "the \(noun) need \(points(answered)) pt, \(points(available)) proposed: each takes its share before the "
        + "next one's minimum counts",
      help: fitsSorted && !settings.isOn(.gridColumnOrder)
        ? "put the \(noun) with the larger minimum first" : nil)
    let start = tracks.map { $0.start }.min() ?? 0
    let drawn = (tracks.map { $0.start + $0.length }.max() ?? 0) - start
    if drawn > answered + tolerance {
      report(
        .gridSecondPassGrows, at: range(view),
        "the grid reports \(points(answered)) pt and draws \(points(drawn)): it is measured in "
          + "\(points(available)) and divided once more in \(points(answered))",
        notes: [.init("these are its \(noun)", at: place)])
    }
    if fitsSorted {
      report(
        .gridColumnOrder, at: place,
        "with the larger minimum first, all \(noun) fit in \(points(available)) pt")
    }
  }

  /// Whether the grid would fit if the flexible tracks with larger minimums were served first.
  private mutating func fitsWithLargestFirst(
    _ view: ViewID, _ grid: LazyGridSpec, _ axis: Axis, _ available: Double
  ) -> Bool {
    guard isSmallMinimumFirst(grid) else { return false }
    let edit = TreeEdit(.sortTracks, tree[view])
    guard let other = counterfactual.frames(after: [edit], &measurer) else { return false }
    return other.frame(of: view).size[axis] <= available + tolerance
  }

  // MARK: Cells

  /// Columns without a cell, and a last line that is not full.
  private mutating func checkCells(_ view: ViewID, _ grid: LazyGridSpec, _ axis: Axis) {
    guard isWritten(view), grid.items.allSatisfy({ $0.size.fault == nil }) else { return }
    let tracks = (axis == .horizontal ? frames.columns : frames.rows)[view]?.count ?? 0
    let cells = children(view)
    let (lines, tracksNoun) = (axis == .horizontal ? "row" : "column", axis.trackNoun)
    let place = range(view, tracksNoun)
    checkCellLengths(view, axis, cells)
    checkNarrowCells(view, grid, axis, cells)
    guard tracks > 1, !cells.isEmpty, !cells.contains(where: { tree[$0].kind == .section }) else { return }
    if cells.count < tracks, !sites.loopsOverData(ofCallAt: tree[view].source) {
      report(
        .moreColumnsThanItems, at: place,
        "\(tracks) \(tracksNoun), \(cells.count) item\(cells.count == 1 ? "" : "s"): "
          + "\(tracks - cells.count) stay\(tracks - cells.count == 1 ? "s" : "") empty")
    } else {
      object(.moreColumnsThanItems, at: place)
      let last = cells.count % tracks
      if last > 0 {
        report(
          .raggedLastRow, at: place, "the last \(lines) has \(last) of \(tracks) items")
      }
    }
  }

  /// A cell that is longer than its track lies over the next one.
  private mutating func checkCellLengths(_ view: ViewID, _ axis: Axis, _ cells: [ViewID]) {
    let tracks = (axis == .horizontal ? frames.columns : frames.rows)[view] ?? []
    guard settings.isOn(.childLargerThanFrame), !tracks.isEmpty,
      !cells.contains(where: { tree[$0].kind == .section })
    else { return }
    for (index, cell) in cells.enumerated() where frames.isPlaced(cell) {
      let (length, room) = (frame(cell).size[axis], tracks[index % tracks.count].length)
      guard length > room + tolerance, length.isFinite, !overflowing.contains(cell) else { continue }
      report(
        .childLargerThanFrame, at: lengthRange(of: cell, axis) ?? range(content(of: cell)),
        "\(name(cell)) is \(points(length)) pt \(axis.extent) in a "
          + "\(axis == .horizontal ? "column" : "row") of \(points(room)); \(points(length - room)) pt stand out",
        notes: [.init("the grid is here", at: range(view))])
    }
  }

  /// An adaptive item has at least one track, which may be shorter than its minimum.
  private mutating func checkAdaptive(
    _ view: ViewID, _ grid: LazyGridSpec, _ axis: Axis, tracks: [LayoutTree.Track]
  ) {
    // With one track for each item, the adaptive ones got a single track each.
    guard tracks.count == grid.items.count else { return }
    let isReversed = (tracks.first?.start ?? 0) > (tracks.last?.start ?? 0)
    for (item, track) in zip(grid.items, isReversed ? tracks.reversed() : tracks) {
      guard case .adaptive(let minimum, _) = item.size, track.length < minimum - tolerance else { continue }
      return report(
        .adaptiveMinimumUnreachable, at: range(view, axis.trackNoun),
        "adaptive(minimum: \(points(minimum))) gets only \(points(track.length)) pt: one item, narrower than it asks",
        // Made for a wider screen, on this one a single column is what it comes to.
        atMost: grid.items.count == 1 ? .info : .error)
    }
  }

  /// An adaptive item that makes one track, in a length that is nearly enough for two.
  private mutating func checkSingleTrack(
    _ view: ViewID, _ grid: LazyGridSpec, _ axis: Axis, tracks: [LayoutTree.Track], _ available: Double
  ) {
    guard settings.isOn(.adaptiveSingleTrack), grid.items.count == 1, tracks.count == 1,
      let item = grid.items.first, case .adaptive(let minimum, _) = item.size,
      available >= minimum * Self.nearlyTwo, hasSeveralChildren(view)
    else { return }
    let gap = item.spacing ?? layout.configuration.platform.profile.defaultSpacing
    let noun = axis == .horizontal ? "column" : "row"
    report(
      .adaptiveSingleTrack, at: range(view, axis.trackNoun),
      "adaptive(minimum: \(points(minimum))) makes one \(noun) of \(points(tracks[0].length)) pt here: two would need "
        + "\(points(2 * minimum + gap)), and \(points(available)) are there",
      help: "a minimum of at most \(points(((available - gap) / 2).rounded(.down))) makes two")
  }

  /// From here on a length is meant for two tracks, in minimums.
  private static let nearlyTwo = 1.6

  /// Whether a flexible track stands before one with a larger minimum.
  private func isSmallMinimumFirst(_ grid: LazyGridSpec) -> Bool {
    var least = Double.infinity
    for item in grid.items {
      guard let minimum = item.flexibleMinimum else { continue }
      if minimum > least { return true }
      least = min(least, minimum)
    }
    return false
  }

  /// A cell that spans more columns than the other rows have.
  private mutating func checkSpans(_ view: ViewID) {
    let rows = children(view).filter { tree[$0].kind == .gridRow }
    let widths = rows.map { row in children(row).map { span($0) } }
    let totals = widths.map { $0.reduce(0, +) }
    let widest = totals.max() ?? 0
    let second = totals.filter { $0 < widest }.max() ?? 0
    let isShared = totals.count(where: { $0 == widest }) > 1
    for (index, row) in widths.enumerated() where row.contains(where: { $0 > 1 }) {
      let total = totals[index]
      let others = total == widest && !isShared ? second : widest
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

  /// How many columns a cell spans; more than a thousand million are as many, so that they can be added up.
  func span(_ cell: ViewID) -> Int {
    spanModifier(cell).map { min(max(1, tree.gridCells.counts[tree[$0]]), 1_000_000_000) } ?? 1
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

extension Axis {
  /// The argument that gives a lazy grid its tracks across an axis.
  fileprivate var trackNoun: String { self == .horizontal ? "columns" : "rows" }
}
