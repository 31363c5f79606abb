import LaySyntax
import LayViews

// Texts in a row that are centred on each other, and were to begin together.

extension Inspection {
  mutating func checkRowTexts(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .vStack:
      checkCentredColumn(view, node)
      checkLastColumn(view, node)
    case .hStack: checkParagraph(view, node)
    case .lazyVStack: checkCentredRows(view, node)
    default: break
    }
  }

  /// A name and what is said of it, beside a picture at the start of a row: texts of one line, of which the shorter is
  /// centred under the longer.
  private mutating func checkCentredColumn(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.rowTextsCentred), isWritten(view),
      tree.containers.stacks[node].alignment == .horizontalCenter,
      sites.argument("alignment", ofCallAt: node.source) == nil,
      let (row, item) = stack(around: view), tree[row].kind == .hStack, isWritten(row),
      content(of: item) == view, soleColumn(of: row) == item
    else { return }
    let texts = children(view)
    for child in texts {
      guard tree[content(of: child)].kind == .text, let fit = fit(of: content(of: child)), fit.lineCount == 1
      else { return }
    }
    guard let shortest = texts.min(by: { frame($0).size.width < frame($1).size.width }),
      let longest = texts.max(by: { frame($0).size.width < frame($1).size.width }),
      case let (least, most) = (frame(shortest).size.width, frame(longest).size.width),
      most > least + Self.noticeable
    else { return }
    report(
      .rowTextsCentred, at: range(view),
      "the texts of this VStack are \(points(least)) to \(points(most)) pt wide, and it centres them: they begin "
        + "\(points((most - least) / 2)) pt apart beside \(name(children(row)[0]))",
      help: "VStack(alignment: .leading) lets them begin together"
        + offerEqual("minX", of: content(of: shortest), and: content(of: longest)))
  }

  /// Numbers under each other that a Spacer pushes to the end of a row: the shorter one is centred under the longer.
  private mutating func checkLastColumn(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.rowTextsCentred), isWritten(view), hasSeveralChildren(view),
      tree.containers.stacks[node].alignment == .horizontalCenter,
      sites.argument("alignment", ofCallAt: node.source) == nil, case let item = outline.outermost(view),
      tree[item].nextSibling.isNone, case let before = outline.previousSibling(of: item), !before.isNone,
      tree[before].kind == .spacer, let (row, _) = stack(around: view), tree[row].kind == .hStack,
      outline.parent(of: item) == row, case let texts = children(view),
      texts.allSatisfy({ isNumber($0) }),
      texts.allSatisfy({ tree[$0].kind == .text && fit(of: $0)?.lineCount == 1 && !isUnread($0) }),
      let shortest = texts.min(by: { frame($0).size.width < frame($1).size.width }),
      let longest = texts.max(by: { frame($0).size.width < frame($1).size.width }),
      case let (least, most) = (frame(shortest).size.width, frame(longest).size.width),
      most > least + Self.noticeable
    else { return }
    report(
      .rowTextsCentred, at: range(view),
      "the texts of this VStack are \(points(least)) to \(points(most)) pt wide, and it centres them: at the end of the row they end "
        + "\(points((most - least) / 2)) pt apart",
      help: "VStack(alignment: .trailing) lets them end together"
        + offerEqual("maxX", of: shortest, and: longest))
  }

  /// Whether a text is a number, as a price or a score is.
  func isNumber(_ text: ViewID) -> Bool {
    guard tree[text].kind == .text else { return false }
    let words = tree.contents.texts.entry(of: tree[text]).words
    return words.unicodeScalars.contains { ("0"..."9").contains($0) }
      && !words.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// Rows of a lazy column, of which there are many: texts of one line and of different lengths.
  private mutating func checkCentredRows(_ column: ViewID, _ node: ViewNode) {
    guard settings.isOn(.rowTextsCentred), isWritten(column),
      tree.containers.stacks[node].alignment == .horizontalCenter,
      sites.argument("alignment", ofCallAt: node.source) == nil, case let rows = children(column),
      rows.count > 2,
      rows.allSatisfy({ tree[$0].kind == .text && fit(of: $0)?.lineCount == 1 && !isUnread($0) }),
      let shortest = rows.min(by: { frame($0).size.width < frame($1).size.width }),
      let longest = rows.max(by: { frame($0).size.width < frame($1).size.width }),
      case let (least, most) = (frame(shortest).size.width, frame(longest).size.width),
      most > least + 2 * Self.noticeable
    else { return }
    report(
      .rowTextsCentred, at: range(column),
      "the rows of this LazyVStack are \(points(least)) to \(points(most)) pt wide, and it centres them: they begin up to "
        + "\(points((most - least) / 2)) pt apart",
      help: "LazyVStack(alignment: .leading) lets them begin together"
        + offerEqual("minX", of: shortest, and: longest))
  }

  private static let noticeable = 8.0

  /// The only column of a row that begins with a picture and ends with a Spacer: a cell of a list, as a rule.
  private mutating func soleColumn(of row: ViewID) -> ViewID? {
    if let known = facts.rows.soleColumn[row] { return known }
    let children = children(row)
    let columns = children.filter { tree[content(of: $0)].kind == .vStack }
    var found: ViewID?
    if columns.count == 1, let column = columns.first, children.count > 2, children[1] == column,
      children.dropFirst(2).contains(where: { tree[$0].kind == .spacer }),
      [.image, .shape, .color, .zStack].contains(tree[content(of: children[0])].kind)
    {
      found = column
    }
    facts.rows.soleColumn[row] = .some(found)
    return found
  }

  /// A word before a paragraph, which stands beside the paragraph's middle.
  private mutating func checkParagraph(_ row: ViewID, _ node: ViewNode) {
    guard settings.isOn(.baselinesDiffer), isWritten(row),
      tree.containers.stacks[node].alignment == .verticalCenter,
      sites.argument("alignment", ofCallAt: node.source) == nil
    else { return }
    let words = children(row).filter { tree[$0].kind != .spacer }
    // On cards they are no line to be read.
    guard words.count == 2, !words.contains(where: { isCard($0) }) else { return }
    let texts = words.map { content(of: $0) }
    guard texts.allSatisfy({ tree[$0].kind == .text && isVisible($0) }),
      let word = fit(of: texts[0]), let paragraph = fit(of: texts[1]), word.lineCount == 1,
      paragraph.lineCount >= Self.paragraph
    else { return }
    report(
      .baselinesDiffer, at: range(row),
      "\(name(texts[0])) has one line and \(name(texts[1])) \(paragraph.lineCount): the row centres them, and the word "
        + "stands beside the middle of the others",
      help: "HStack(alignment: .firstTextBaseline) lets both begin on one line"
        + offerEqual("firstBaseline", of: texts[0], and: texts[1]),
      notes: [.init("the second one is here", at: range(texts[1]))])
  }

  private mutating func isCard(_ child: ViewID) -> Bool {
    var view = child
    while !view.isNone, tree[view].kind.isModifier {
      if decorates(view) { return true }
      view = tree[view].firstChild
    }
    return false
  }

  /// So many lines are read as a paragraph.
  private static let paragraph = 3
}
