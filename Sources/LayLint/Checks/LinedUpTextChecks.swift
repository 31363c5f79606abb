import LayEngine
import LaySyntax
import LayText
import LayViews

// Views that were to begin where their neighbours do, and are centred by a default.

extension Inspection {
  mutating func checkLinedUp(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .frame: checkFramedText(view, tree.modifiers.frames[node].alignment)
    case .flexibleFrame:
      if tree.modifiers.flexibleFrames[node].horizontal.maximum != nil {
        checkFramedText(view, tree.modifiers.flexibleFrames[node].alignment)
      }
    case .vStack:
      checkFieldLabels(view, node)
      checkColumnInMiddle(view, node)
    case .hStack:
      checkColumnTops(view, node)
      if Reach.isWhole { checkPartedColumns(view) }
      checkSymbolBesideParagraph(view, node)
    case .grid:
      checkGridColumns(view, node)
      checkNumberColumns(view, node)
    case .lazyVGrid: checkLineTops(view, node)
    default: break
    }
  }

  /// Less is not seen to be out of line.
  private static let noticeable = 8.0

  // MARK: Frames

  /// A frame around a text of a column that is lined up at an edge: its own alignment is the centre.
  private mutating func checkFramedText(_ view: ViewID, _ alignment: Alignment) {
    guard settings.isOn(.alignmentNotPassedOn), isWritten(view), alignment.horizontal == .horizontalCenter,
      case let text = framedText(in: view), !text.isNone, let (stack, item) = stack(around: view),
      tree[stack].kind == .vStack,
      sites.argument("alignment", ofCallAt: tree[view].source) == nil
    else { return }
    let edge = tree.containers.stacks[tree[stack]].alignment
    let shift = (frame(view).size.width - frame(text).size.width) / 2
    guard edge == .leading || edge == .trailing, shift > Self.noticeable, !isPainted(view, upTo: item),
      tree.contents.texts.description(of: tree[text]).alignment != .center, linesUp(beside: item, in: stack)
    else { return object(.alignmentNotPassedOn, at: range(view)) }
    let name = edge == .leading ? "leading" : "trailing"
    report(
      .alignmentNotPassedOn, at: range(view),
      "this frame is \(points(frame(view).size.width)) pt wide and centres \(self.name(text)) of "
        + "\(points(frame(text).size.width)): .\(name) of the VStack at \(place(stack)) puts the frame at its edge, and not "
        + "the text in it",
      help: "alignment: .\(name) here puts the text at that edge")
  }

  /// The text straight in a frame; `.none` for anything else.
  func framedText(in view: ViewID) -> ViewID {
    var inner = tree[view].firstChild
    while !inner.isNone, [.effect, .layoutPriority, .fixedSize].contains(tree[inner].kind) {
      inner = tree[inner].firstChild
    }
    return !inner.isNone && tree[inner].kind == .text && isVisible(inner) ? inner : .none
  }

  /// Whether something is painted around a view and still in a stack's child: centred in that is a button's text.
  mutating func isPainted(_ view: ViewID, upTo item: ViewID) -> Bool {
    var view = view
    while view != item {
      view = outline.parent(of: view)
      if view.isNone || decorates(view) { return true }
    }
    return false
  }

  /// Whether another text is in the column.
  private func linesUp(beside item: ViewID, in stack: ViewID) -> Bool {
    for child in [outline.previousSibling(of: item), tree[item].nextSibling] where !child.isNone {
      let inner = content(of: child)
      if tree[inner].kind == .text, frame(inner).size.width > 0 { return true }
    }
    return false
  }

  // MARK: Screens

  /// More of them show what texts look like, wherever they stand.
  private static let few = 4

  /// Whether nothing but room lies around a view.
  private func isAllThere(_ view: ViewID) -> Bool {
    let above = outline.parent(of: view)
    return above.isNone || tree[above].kind == .padding && outline.parent(of: above).isNone
  }

  /// A column that is lined up at an edge and is all that there is: it hugs, and the screen centres it.
  private mutating func checkColumnInMiddle(_ column: ViewID, _ node: ViewNode) {
    // In a project a preview shows a part of a screen.
    guard settings.isOn(.alignmentNotPassedOn), !layout.fitsContent, !layout.configuration.isLenient,
      isAllThere(column), isWritten(column), hasSeveralChildren(column),
      sites.argument("alignment", ofCallAt: node.source) != nil,
      case let edge = tree.containers.stacks[node].alignment, edge == .leading || edge == .trailing,
      case let room = frames.canvas.width - frame(outline.outermost(column)).size.width,
      room > 4 * Self.noticeable,
      case let texts = children(column).filter({ tree[$0].kind != .spacer }), texts.count <= Self.few,
      texts.allSatisfy({ tree[$0].kind == .text })
    else { return }
    let name = edge == .leading ? "leading" : "trailing"
    report(
      .alignmentNotPassedOn, at: range(column),
      "this VStack is as wide as its widest child, and stands in the middle of the screen with \(points(room / 2)) pt on each "
        + "side: .\(name) lines its children up with each other",
      help: ".frame(maxWidth: .infinity, alignment: .\(name)) around it puts it at that edge")
  }

  // MARK: Fields

  /// Texts above what is typed into: the column centres them over it.
  private mutating func checkFieldLabels(_ column: ViewID, _ node: ViewNode) {
    guard settings.isOn(.labelOffField), isWritten(column),
      tree.containers.stacks[node].alignment == .horizontalCenter,
      sites.argument("alignment", ofCallAt: node.source) == nil
    else { return }
    var before = ViewID.none
    for child in children(column) {
      defer { before = child }
      guard isTypedInto(content(of: child)), !before.isNone, tree[content(of: before)].kind == .text,
        ink(before) != nil, frame(before).minX > frame(child).minX + Self.noticeable
      else { continue }
      return report(
        .labelOffField, at: range(column),
        "\(name(before)) begins \(points(frame(before).minX - frame(child).minX)) pt after \(name(child)) below it: the VStack "
          + "centres both",
        help: "VStack(alignment: .leading) lets them begin together",
        notes: [.init("the text is here", at: range(content(of: before)))])
    }
  }

  func isTypedInto(_ view: ViewID) -> Bool {
    isField(view)
      || tree[view].kind == .control && tree.containers.controls[tree[view]].spelling == "TextEditor"
  }

  // MARK: Columns

  /// Columns of texts side by side, of different heights: the row centres them.
  private mutating func checkColumnTops(_ row: ViewID, _ node: ViewNode) {
    guard settings.isOn(.columnsNotAtTop), isCentring(row, node) else { return }
    let columns = children(row).filter { tree[$0].kind != .spacer }
    guard columns.count > 1, let first = columns.first, let head = heading(of: first) else {
      return checkSymbolTops(row)
    }
    var lowest = first
    for column in columns.dropFirst() {
      guard let other = heading(of: column), fontSize(other) == fontSize(head) else { return }
      if frame(column).minY > frame(lowest).minY { lowest = column }
    }
    guard let highest = columns.min(by: { frame($0).minY < frame($1).minY }),
      case let shift = frame(lowest).minY - frame(highest).minY, shift > Self.noticeable,
      let low = heading(of: lowest), let high = heading(of: highest)
    else { return }
    report(
      .columnsNotAtTop, at: range(row),
      "the columns are \(points(frame(lowest).size.height)) to \(points(frame(highest).size.height)) pt tall and the row centres "
        + "them: \(name(low)) stands \(points(shift)) pt below \(name(high))",
      help: "HStack(alignment: .top) lets them begin together" + offerEqual("minY", of: low, and: high),
      notes: [.init("the lower one is here", at: range(lowest))])
  }

  /// Cells of a line of a lazy grid that begin alike and are of different heights: their items centre them.
  private mutating func checkLineTops(_ grid: ViewID, _ node: ViewNode) {
    let (cells, count) = (children(grid), frames.columns[grid]?.count ?? 0)
    guard settings.isOn(.columnsNotAtTop), isWritten(grid), count > 1,
      tree.containers.lazyGrids[node].items.allSatisfy({ $0.alignment == nil }),
      !cells.contains(where: { tree[$0].kind == .section || !frames.isPlaced($0) })
    else { return }
    for start in stride(from: 0, to: cells.count, by: count) {
      let line = cells[start..<min(start + count, cells.count)]
      guard let highest = line.min(by: { frame($0).minY < frame($1).minY }),
        let lowest = line.max(by: { frame($0).minY < frame($1).minY }),
        case let shift = frame(lowest).minY - frame(highest).minY, shift > Self.noticeable,
        let first = opening(of: highest), let second = opening(of: lowest),
        tree[first].kind == tree[second].kind,
        abs(frame(first).size.height - frame(second).size.height) <= tolerance
      else { continue }
      return report(
        .columnsNotAtTop, at: range(grid),
        "the cells of a line are \(points(frame(lowest).size.height)) to \(points(frame(highest).size.height)) pt tall and "
          + "its items centre them: \(name(second)) stands \(points(shift)) pt below \(name(first))",
        help: "GridItem(.flexible(), alignment: .top) lets them begin together",
        notes: [.init("the lower one is here", at: range(content(of: lowest)))])
    }
  }

  /// What a cell of several views begins with, where nothing is painted around them.
  mutating func opening(of cell: ViewID) -> ViewID? {
    var view = cell
    while tree[view].kind.isModifier {
      if decorates(view) || tree[view].firstChild.isNone { return nil }
      view = tree[view].firstChild
    }
    guard tree[view].kind == .vStack, hasSeveralChildren(view) else { return nil }
    let first = content(of: tree[view].firstChild)
    return tree[first].kind == .spacer ? nil : first
  }

  /// Whether a row centres its children because nobody says otherwise.
  private func isCentring(_ row: ViewID, _ node: ViewNode) -> Bool {
    isWritten(row) && tree.containers.stacks[node].alignment == .verticalCenter
      && sites.argument("alignment", ofCallAt: node.source) == nil
  }

  /// The text that a column of several begins with.
  private func heading(of column: ViewID) -> ViewID? {
    guard tree[column].kind == .vStack, hasSeveralChildren(column),
      case let text = content(of: tree[column].firstChild), tree[text].kind == .text, isVisible(text)
    else { return nil }
    return text
  }

  private func fontSize(_ text: ViewID) -> Double? {
    frames.texts[text]?.lines.first?.fragments.first?.font.size
  }

  /// So many lines are read as a paragraph.
  private static let paragraph = 3

  /// A symbol before a paragraph, which stands beside the paragraph's middle.
  private mutating func checkSymbolBesideParagraph(_ row: ViewID, _ node: ViewNode) {
    guard settings.isOn(.baselinesDiffer), isCentring(row, node), case let views = children(row),
      views.count == 2, tree[views[0]].kind == .image, case let image = tree.contents.images[tree[views[0]]],
      case .symbol = image.source, !image.isResizable,
      case let text = content(of: views[1]), tree[text].kind == .text, let fit = fit(of: text),
      fit.lineCount >= Self.paragraph, frame(views[0]).minY > frame(text).minY + Self.noticeable,
      frame(views[0]).size.height * 2 <= frame(text).size.height
    else { return }
    report(
      .baselinesDiffer, at: range(row),
      "\(name(text)) has \(fit.lineCount) lines, and the symbol before it stands beside the middle of them: the row centres both",
      help: "HStack(alignment: .firstTextBaseline) puts the symbol on the first line",
      notes: [.init("the text is here", at: range(text))])
  }

  // MARK: Grids

  /// The first column of a Grid, of texts of different widths: a Grid centres its cells.
  private mutating func checkGridColumns(_ grid: ViewID, _ node: ViewNode) {
    guard settings.isOn(.gridColumnCentred), isWritten(grid),
      tree.containers.grids[node].alignment.horizontal == .horizontalCenter,
      sites.argument("alignment", ofCallAt: node.source) == nil
    else { return }
    var shortest = ViewID.none
    var longest = ViewID.none
    for row in children(grid) where tree[row].kind == .gridRow && hasSeveralChildren(row) {
      let cell = tree[row].firstChild
      // A number in a column of numbers may well be centred.
      guard tree[cell].kind == .text, let fit = fit(of: cell), fit.lineCount == 1, isWord(cell) else {
        return
      }
      if shortest.isNone || frame(cell).size.width < frame(shortest).size.width { shortest = cell }
      if longest.isNone || frame(cell).size.width > frame(longest).size.width { longest = cell }
    }
    guard !shortest.isNone, case let shift = frame(shortest).minX - frame(longest).minX,
      shift > Self.noticeable
    else { return }
    report(
      .gridColumnCentred, at: range(grid),
      "the texts of the first column are \(points(frame(shortest).size.width)) to \(points(frame(longest).size.width)) pt wide "
        + "and the Grid centres them: they begin \(points(shift)) pt apart",
      help: "Grid(alignment: .leading) lets them begin together"
        + offerEqual("minX", of: shortest, and: longest),
      notes: [.init("the shortest one is here", at: range(shortest))])
  }

  /// Numbers under each other in a later column, of different lengths, that the Grid centres.
  private mutating func checkNumberColumns(_ grid: ViewID, _ node: ViewNode) {
    guard settings.isOn(.gridColumnCentred), isWritten(grid),
      sites.argument("alignment", ofCallAt: node.source) == nil
    else { return }
    var columns: [Int: (shortest: ViewID, longest: ViewID)] = [:]
    for row in children(grid) where tree[row].kind == .gridRow {
      for (index, cell) in children(row).enumerated().dropFirst() {
        guard case let text = content(of: cell), isNumber(text), fit(of: text)?.lineCount == 1 else {
          continue
        }
        guard let (shortest, longest) = columns[index] else {
          columns[index] = (text, text)
          continue
        }
        if frame(text).size.width < frame(shortest).size.width { columns[index]?.shortest = text }
        if frame(text).size.width > frame(longest).size.width { columns[index]?.longest = text }
      }
    }
    for index in columns.keys.sorted() {
      guard let (shortest, longest) = columns[index], case let (a, b) = (frame(shortest), frame(longest)),
        abs(a.minX + a.maxX - b.minX - b.maxX) <= tolerance, b.maxX - a.maxX > Self.noticeable
      else { continue }
      return report(
        .gridColumnCentred, at: range(grid),
        "the numbers of column \(index + 1) are \(points(a.size.width)) to \(points(b.size.width)) pt wide and the Grid centres "
          + "them: they end \(points(b.maxX - a.maxX)) pt apart",
        help: ".gridColumnAlignment(.trailing) on one of them lets the column end together"
          + offerEqual("maxX", of: shortest, and: longest),
        notes: [.init("the shortest one is here", at: range(shortest))])
    }
  }

  private func isWord(_ text: ViewID) -> Bool {
    for run in tree.contents.texts[tree[text]].runs {
      if run.text.unicodeScalars.prefix(64).count(where: { $0.properties.isAlphabetic }) > 1 { return true }
    }
    return false
  }
}
