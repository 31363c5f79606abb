import LayEngine
import LaySyntax
import LayViews

// Columns that are lined up by one thing and not by the other.

extension Inspection {
  /// Less is not seen to be out of line.
  private static let noticeable = 8.0

  /// A frame that puts a column at an edge: in the column its lines are still centred on each other.
  mutating func checkCentredLines(_ view: ViewID, _ alignment: Alignment) {
    let edge = alignment.horizontal
    guard settings.isOn(.alignmentNotPassedOn), edge == .leading || edge == .trailing, isWritten(view),
      sites.argument("alignment", ofCallAt: tree[view].source) != nil
    else { return }
    var inner = tree[view].firstChild
    while !inner.isNone, [.padding, .effect, .layoutPriority].contains(tree[inner].kind) {
      inner = tree[inner].firstChild
    }
    guard !inner.isNone, tree[inner].kind == .vStack, isWritten(inner), hasSeveralChildren(inner),
      tree.containers.stacks[tree[inner]].alignment == .horizontalCenter,
      sites.argument("alignment", ofCallAt: tree[inner].source) == nil
    else { return }
    let lines = children(inner).filter { tree[$0].kind != .spacer }
    guard lines.count > 1, lines.allSatisfy({ tree[content(of: $0)].kind == .text }),
      let longest = lines.max(by: { frame($0).size.width < frame($1).size.width }),
      let shortest = lines.min(by: { frame($0).size.width < frame($1).size.width }),
      case let shift = (frame(longest).size.width - frame(shortest).size.width) / 2, shift > Self.noticeable
    else { return }
    let name = edge == .leading ? "leading" : "trailing"
    report(
      .alignmentNotPassedOn, at: range(inner),
      "the frame puts this VStack at its \(name) edge, and the VStack centres what it holds: \(self.name(shortest)) stands "
        + "\(points(shift)) pt off that edge",
      help: "VStack(alignment: .\(name)) lines them up there",
      notes: [.init("the frame is here", at: range(view))])
  }

  /// A column that lines up at its trailing edge, at the end of a row that hugs: it is at no edge of what there is.
  mutating func checkPartedColumns(_ row: ViewID) {
    guard settings.isOn(.alignmentNotPassedOn), hasSeveralChildren(row), isWritten(row),
      case let last = outline.lastChild(of: row), tree[last].kind == .vStack, isWritten(last),
      tree.containers.stacks[tree[last]].alignment == .trailing, hasSeveralChildren(last),
      let width = proposal(row).width, width.isFinite,
      case let free = width - frame(row).size.width, free > 4 * Self.noticeable,
      !neighbourhood.has(row, .sharesWidth), !children(row).contains(where: { tree[$0].kind == .spacer })
    else { return }
    report(
      .alignmentNotPassedOn, at: range(row),
      "nothing in this HStack takes the \(points(free)) pt that are left: it hugs, and .trailing of the VStack at its end lines "
        + "up that one's children with each other",
      help: "a Spacer before the last column puts the columns at the two sides",
      notes: [.init("the last column is here", at: range(last))])
  }

  /// Symbols over words side by side, where a word of two lines lifts its symbol above the others.
  mutating func checkSymbolTops(_ row: ViewID) {
    guard settings.isOn(.columnsNotAtTop) else { return }
    var highest = ViewID.none
    var lowest = ViewID.none
    for child in children(row) where tree[child].kind != .spacer {
      guard let symbol = opening(of: child), isSymbol(symbol) else { return }
      if highest.isNone || frame(symbol).minY < frame(highest).minY { highest = symbol }
      if lowest.isNone || frame(symbol).minY > frame(lowest).minY { lowest = symbol }
    }
    guard !lowest.isNone, case let shift = frame(lowest).minY - frame(highest).minY, shift > Self.noticeable,
      abs(frame(lowest).size.height - frame(highest).size.height) < shift
    else { return }
    report(
      .columnsNotAtTop, at: range(row),
      "the row centres columns of different heights: one of their symbols stands \(points(shift)) pt below another",
      help: "HStack(alignment: .top) lets them begin together",
      notes: [.init("the lower one is here", at: range(lowest))])
  }

  // MARK: Grids

  /// A row of a Grid of painted cells that has fewer of them than there are columns.
  mutating func checkShortRows(_ grid: ViewID) {
    guard settings.isOn(.gridRowShort), isWritten(grid) else { return }
    let rows = children(grid).filter { tree[$0].kind == .gridRow }
    let counts = rows.map { row in children(row).reduce(0) { $0 + span($1) } }
    guard let most = counts.max(), most > 1 else { return }
    for (row, count) in zip(rows, counts) where count < most && count > 0 {
      guard isWritten(row), !sites.dependsOnData(ofCallAt: tree[row].source),
        children(row).allSatisfy({ isPaintedCell($0) })
      else { continue }
      return report(
        .gridRowShort, at: range(row),
        "this row has cells for \(count) of the \(most) columns: the place of the rest stays empty",
        help: ".gridCellColumns(\(most - count + 1)) lets one of them take it")
    }
  }

  private mutating func isPaintedCell(_ cell: ViewID) -> Bool {
    var view = cell
    while !view.isNone {
      if decorates(view) || [.color, .shape].contains(tree[view].kind) { return true }
      guard tree[view].kind.isModifier else { return false }
      view = tree[view].firstChild
    }
    return false
  }

  /// A text before cells that are no texts: it has one cell of the first line, and not the line.
  mutating func checkHeadingCell(_ grid: ViewID) {
    let first = tree[grid].firstChild
    guard settings.isOn(.gridHeadingInCell), isWritten(grid), !first.isNone,
      let tracks = frames.columns[grid], tracks.count > 1, let track = tracks.first?.length,
      case let text = content(of: first), tree[text].kind == .text, isVisible(text)
    else { return }
    let others = children(grid).dropFirst()
    guard others.count >= tracks.count,
      others.allSatisfy({ ![.text, .section].contains(tree[content(of: $0)].kind) })
    else { return }
    report(
      .gridHeadingInCell, at: range(text),
      "\(name(text)) is a cell like the others: it has one column of \(points(track)) pt, and not the line of "
        + "\(points(frame(grid).size.width))",
      help: "the header of a Section takes a whole line; or put it above the grid")
  }
}
