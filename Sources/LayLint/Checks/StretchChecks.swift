import LayEngine
import LaySyntax
import LayViews

// Lines that stretch the stack they are in, and scroll views that hug what they hold.

extension Inspection {
  mutating func checkStretching(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .hStack, .vStack:
      checkLines(view, node)
      checkSpacerColumn(view, node)
    case .grid: checkGridLines(view)
    case .scrollView: checkHuggingScroll(view, tree.containers.scrolls[node].axes)
    default: break
    }
  }

  /// A stack that is twice as long as what it holds is stretched; a little more than that is a matter of taste.
  private static let stretch = 2.0
  /// Beside a text that wraps for it, less is seen.
  private static let squeeze = 1.5

  /// A line takes all there is across its stack, and the stack is as long as it.
  private mutating func checkLines(_ stack: ViewID, _ node: ViewNode) {
    guard settings.isOn(.lineStretchesStack), isWritten(stack), let cross = node.kind.mainAxis?.other,
      let offered = proposal(stack)[cross]
    else { return }
    let length = frame(stack).size[cross]
    guard length >= offered - tolerance else { return }
    let children = children(stack).filter { tree[content(of: $0)].kind != .spacer }
    guard children.count > 1 else { return }
    var longest = 0.0
    var lines: [ViewID] = []
    for child in children {
      if frame(child).size[cross] >= length - tolerance, isLine(child, across: cross) {
        lines.append(child)
      } else {
        longest = max(longest, frame(child).size[cross])
      }
    }
    guard let line = lines.first, lines.count < children.count,
      longest
        * (tree[content(of: line)].kind == .divider && cross == .horizontal ? Self.squeeze : Self.stretch)
        < length,
      isMeantShort(line, among: children, of: stack, cross)
    else { return }
    let noun = cross.extent
    report(
      .lineStretchesStack, at: range(content(of: line)),
      "\(name(line)) takes all the \(cross.lengthName) it is offered, and the \(tree.spelling(of: stack) ?? "stack") "
        + "with it: \(points(length)) pt \(noun), where the rest is \(points(longest))",
      help: cross == .vertical
        ? "put .fixedSize(horizontal: false, vertical: true) on the HStack"
          + offer("\(cross.lengthName) < \(points(length / 2))", of: stack)
        : "put it in a background or an overlay of what it belongs to, or .fixedSize() on the VStack"
          + offer("\(cross.lengthName) < \(points(length / 2))", of: stack),
      notes: [.init("the \(tree.spelling(of: stack) ?? "stack") is here", at: range(stack))])
  }

  /// A column with a Spacer in a row among others: the row is as tall as it may be, though only the Spacer wants that.
  private mutating func checkSpacerColumn(_ row: ViewID, _ node: ViewNode) {
    guard settings.isOn(.lineStretchesStack), node.kind == .hStack, isWritten(row),
      neighbourhood.has(row, .showsHeight),
      let offered = proposal(row).height, offered.isFinite, neighbourhood.has(row, .isOpenVertically),
      case let height = frame(row).size.height, hasSeveralChildren(row), !neighbourhood.has(row, .scrolls)
    else { return }
    var (column, rest) = (ViewID.none, 0.0)
    for child in children(row) where tree[content(of: child)].kind != .spacer {
      if column.isNone, tree[child].kind == .vStack, frame(child).size.height >= height - tolerance,
        let spacer = firstSpacer(of: child)
      {
        column = spacer
        rest = max(rest, height - frame(spacer).size.height)
      } else {
        rest = max(rest, frame(child).size.height)
      }
    }
    guard !column.isNone, rest > 0, rest * Self.stretch < height else { return }
    report(
      .lineStretchesStack, at: range(column),
      "this Spacer takes all the height that its column is offered, and the row with it: \(points(height)) pt tall, where the "
        + "rest needs \(points(rest))",
      help:
        "leave it out, and line the row up by HStack(alignment: .top); or .fixedSize(horizontal: false, vertical: true) on "
        + "the HStack makes it as tall as the rest",
      notes: [.init("the row is here", at: range(row))])
  }

  private func firstSpacer(of column: ViewID) -> ViewID? {
    isWritten(column) ? children(column).first { tree[$0].kind == .spacer && isWritten($0) } : nil
  }

  /// A line between the rows of a Grid takes all the width there is, unless it keeps out of the columns' widths.
  private mutating func checkGridLines(_ grid: ViewID) {
    guard settings.isOn(.lineStretchesStack), isWritten(grid), let offered = proposal(grid).width,
      offered.isFinite, case let width = frame(grid).size.width, width >= offered - tolerance
    else { return }
    var (line, rest) = (ViewID.none, 0.0)
    for child in children(grid) {
      if tree[child].kind == .gridRow {
        let cells = children(child)
        let gaps =
          Double(max(cells.count - 1, 0)) * (tree.containers.grids[tree[grid]].horizontalSpacing ?? 0)
        rest = max(rest, cells.reduce(gaps) { $0 + frame($1).size.width })
      } else if isLine(child, across: .horizontal) {
        if line.isNone { line = child }
      } else {
        rest = max(rest, frame(child).size.width)
      }
    }
    guard !line.isNone, rest > 0, rest * Self.stretch < width else { return }
    report(
      .lineStretchesStack, at: range(content(of: line)),
      "\(name(line)) takes all the width it is offered, and the Grid with it: \(points(width)) pt wide, where its rows "
        + "need \(points(rest))",
      help: ".gridCellUnsizedAxes(.horizontal) on it lets the rows decide",
      notes: [.init("the Grid is here", at: range(grid))])
  }

  /// A divider, or a colour or shape of a fixed length along the stack that nothing limits across it.
  private func isLine(_ child: ViewID, across cross: Axis) -> Bool {
    var view = child
    var isThin = false
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .divider: return true
      case .color, .gradient: return isThin && isVisible(view)
      case .shape: return isThin && isVisible(view) && tree.contents.shapes[node].outline != .circle
      case .frame:
        if tree.modifiers.frames[node][cross] != nil { return false }
        if tree.modifiers.frames[node][cross.other] != nil { isThin = true }
      case .flexibleFrame:
        if tree.modifiers.flexibleFrames[node][cross].maximum != nil { return false }
      case .padding, .effect, .layoutPriority, .offset: break
      default: return false
      }
      view = node.firstChild
    }
    return false
  }

  /// Across a row a line is as tall as the row; across a column it mostly separates, and is meant to be long. It is an
  /// underline where it is at the end of the column, and thinner than all else.
  private mutating func isMeantShort(
    _ line: ViewID, among children: [ViewID], of stack: ViewID, _ cross: Axis
  ) -> Bool {
    if cross == .vertical { return neighbourhood.has(stack, .showsHeight) || isWholeScreen(stack) }
    if tree[content(of: line)].kind == .divider { return squeezesText(beside: stack) }
    guard children.count == 2,
      !neighbourhood.has(stack, .sharesWidth), neighbourhood.has(stack, .isOpenHorizontally)
    else {
      return false
    }
    let thickness = frame(line).size.height
    return children.allSatisfy { $0 == line || frame($0).size.height > thickness }
      && children.contains { holdsText($0) }
  }

  /// Whether a stack is all that a screen holds.
  private func isWholeScreen(_ stack: ViewID) -> Bool {
    Reach.isWhole && !layout.fitsContent && outline.surroundings(of: stack, in: tree) == .root
  }

  /// Whether a text in a row with a column wraps.
  private mutating func squeezesText(beside column: ViewID) -> Bool {
    guard let (row, item) = self.stack(around: column), tree[row].kind == .hStack else { return false }
    for child in [outline.previousSibling(of: item), tree[item].nextSibling] where !child.isNone {
      if holdsText(child), let fit = fit(of: content(of: child)), fit.lineCount > 1 { return true }
    }
    return false
  }

  private func holdsText(_ view: ViewID) -> Bool { tree[content(of: view)].kind == .text }

  /// A vertical scroll view is as wide as its content: beside it nothing scrolls, and its indicator is in the middle.
  private mutating func checkHuggingScroll(_ view: ViewID, _ axes: AxisSet) {
    guard settings.isOn(.scrollViewHugs), isWritten(view), axes == .vertical,
      !neighbourhood.has(view, .sharesWidth),
      let offered = proposal(view).width, offered.isFinite
    else { return }
    let width = frame(view).size.width
    guard width > 0, width < offered - tolerance, let most = answer(view, to: .infinity, .horizontal) else {
      return object(.scrollViewHugs, at: range(view))
    }
    // Text that wraps leaves a little at the ends of its lines.
    guard most <= width + tolerance else { return object(.scrollViewHugs, at: range(view)) }
    report(
      .scrollViewHugs, at: range(view),
      "a vertical ScrollView is as wide as its content, \(points(width)) pt of \(points(offered)): it does not scroll "
        + "under a finger beside that, and its indicator stands there",
      help: "give the content .frame(maxWidth: .infinity)")
  }
}
