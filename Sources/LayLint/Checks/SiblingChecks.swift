import LayEngine
import LaySyntax
import LayText
import LayViews

// Siblings that are alike and do not match: cards of different heights, texts on different lines.

extension Inspection {
  mutating func checkSiblings(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .hStack:
      guard isWritten(view), [.verticalCenter, .top].contains(tree.containers.stacks[node].alignment) else {
        return
      }
      checkCards(children(view), .vertical, in: view)
      if !neighbourhood.has(view, .sharesWidth) { checkCards(children(view), .horizontal, in: view) }
      if tree.containers.stacks[node].alignment == .verticalCenter { checkBaselines(view) }
    case .vStack:
      guard isWritten(view), tree.containers.stacks[node].alignment == .horizontalCenter else { return }
      checkCards(children(view), .horizontal, in: view)
      if Reach.isWhole { checkColumnStarts(children(view)) }
    case .lazyVGrid: checkLines(view)
    default: break
    }
  }

  // MARK: Cards

  /// The lines of a grid, each like a row.
  private mutating func checkLines(_ grid: ViewID) {
    let (cells, count) = (children(grid), frames.columns[grid]?.count ?? 0)
    guard settings.isOn(.unevenCards), isWritten(grid), count > 1,
      !cells.contains(where: { tree[$0].kind == .section || !frames.isPlaced($0) })
    else { return }
    let isFlexible = tree.containers.lazyGrids[tree[grid]].items.allSatisfy {
      $0.flexibleMinimum != nil && $0.alignment == nil
    }
    for start in stride(from: 0, to: cells.count, by: count) {
      let line = Array(cells[start..<min(start + count, cells.count)])
      checkCards(line, .vertical, in: grid)
      if isFlexible { checkCards(line, .horizontal, in: grid) }
    }
  }

  /// Views with something painted behind each, as long across their stack as their contents happen to be. In a column
  /// that is the rule; buttons under each other are expected to be equally wide, and so are cards of one kind.
  private mutating func checkCards(_ children: [ViewID], _ axis: Axis, in stack: ViewID) {
    guard settings.isOn(.unevenCards) else { return }
    var cards: [ViewID] = []
    let areOfOneKind = Reach.isWhole && tree[stack].kind == .vStack && areOfOneKind(children)
    for child in children where tree[content(of: child)].kind != .spacer {
      guard let card = card(child, axis),
        axis == .vertical || tree[stack].kind == .lazyVGrid || areOfOneKind && !isPill(card)
          || tree[stack].kind == .vStack && isPressed(content(of: child))
          || isGroupBox(content(of: child))
          // Labels side by side are as wide as their words; figures over words are expected to be equally wide.
          || tree[stack].kind == .hStack && tree[content(of: child)].kind == .vStack && children.count > 2
      else { return }
      cards.append(card)
    }
    guard cards.count > 1, let first = cards.first,
      cards.allSatisfy({ layerKind($0) == layerKind(first) }),
      let shortest = cards.min(by: { frame($0).size[axis] < frame($1).size[axis] }),
      let longest = cards.max(by: { frame($0).size[axis] < frame($1).size[axis] })
    else { return }
    let (least, most) = (frame(shortest).size[axis], frame(longest).size[axis])
    guard most - least > 2 * tolerance else { return }
    let noun = axis.extent
    report(
      .unevenCards, at: range(shortest),
      "\(name(shortest)) is \(points(least)) pt \(noun) and \(name(longest)) \(points(most)): what is painted behind "
        + "each is as \(noun) as its content",
      help: axis == .horizontal && (isGroupBox(content(of: shortest)) || areOfOneKind)
        ? "put .frame(maxWidth: .infinity, alignment: .leading) on what each holds"
        : isSymbol(content(of: shortest))
          ? "symbols differ in size: one .frame(width:height:) for all of them, before what is painted, does not"
          : cardHelp(axis, tree[stack].kind),
      notes: [.init("the \(axis == .vertical ? "taller" : "wider") one is here", at: range(longest))])
  }

  /// Whether views are several of one component, each with more in it than a word.
  private func areOfOneKind(_ children: [ViewID]) -> Bool {
    guard let first = children.first, children.count > 1, case let content = content(of: first) else {
      return false
    }
    return [.hStack, .vStack].contains(tree[content].kind) && hasSeveralChildren(content)
      && children.allSatisfy { tree[self.content(of: $0)].source == tree[content].source }
  }

  /// Whether what is painted is a capsule: those are as long as their words.
  private func isPill(_ card: ViewID) -> Bool {
    guard let layer = children(card).dropFirst().first, case let shape = content(of: layer) else {
      return false
    }
    guard tree[shape].kind == .shape, case .capsule = tree.contents.shapes[tree[shape]].outline else {
      return false
    }
    return true
  }

  /// Whether a shape as large as a view lies over it: a stroke around it.
  private mutating func isOutlined(_ overlay: ViewID) -> Bool {
    guard decorates(overlay), let layer = children(overlay).dropFirst().first else { return false }
    return tree[content(of: layer)].kind == .shape && frame(layer).size == frame(overlay).size
  }

  private func isGroupBox(_ view: ViewID) -> Bool {
    tree[view].kind == .control && tree.containers.controls[tree[view]].spelling == "GroupBox"
  }

  private func cardHelp(_ axis: Axis, _ kind: ViewKind) -> String {
    if axis == .horizontal, kind != .vStack {
      return "put .frame(maxWidth: .infinity) before it in each"
    }
    if axis == .horizontal {
      return "put .frame(maxWidth: .infinity) into the label of each, before what is painted"
    }
    return "put .frame(maxHeight: .infinity) before it in each"
      + (kind == .hStack ? ", and .fixedSize(horizontal: false, vertical: true) on the HStack" : "")
  }

  /// What is painted behind a child and is as long along an axis as its content; nil where something says how long.
  mutating func card(_ child: ViewID, _ axis: Axis) -> ViewID? {
    var view = child
    var card: ViewID?
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .background: if card == nil, decorates(view) { card = view }
      case .effect:
        let effect = tree.modifiers.effects[node]
        if effect.isTransform || effect.isInvisible { return nil }
        if card == nil, effect.isBorder, !node.isPart { card = view }
      case .overlay: if Reach.isWhole, card == nil, isOutlined(view) { card = view }
      case .layoutPriority, .padding: break
      case .frame: if tree.modifiers.frames[node][axis] != nil { return nil }
      case .flexibleFrame:
        let bounds = tree.modifiers.flexibleFrames[node][axis]
        if bounds.minimum != nil || bounds.maximum != nil { return nil }
      case .text, .hStack, .vStack: return card
      case .image: return isSymbol(view) && !tree.contents.images[node].isResizable ? card : nil
      // The label of a plain button is like any other view; a bezel is painted behind it.
      case .control:
        if isGroupBox(view), isWritten(view) { return view }
        if !isPressed(view) { return nil }
        if !isPlainButton(view) { return card ?? bezel(of: view, axis) }
      default: return nil
      }
      view = node.firstChild
    }
    return nil
  }

  /// A button with a bezel, where nothing in its label says how long it is.
  private func bezel(of button: ViewID, _ axis: Axis) -> ViewID? {
    guard axis == .horizontal, isWritten(button) else { return nil }
    var view = tree[button].firstChild
    while !view.isNone, tree[view].kind.isModifier {
      let node = tree[view]
      if !node.isPart {
        if node.kind == .frame, tree.modifiers.frames[node][axis] != nil { return nil }
        if node.kind == .flexibleFrame, tree.modifiers.flexibleFrames[node][axis].maximum != nil {
          return nil
        }
      }
      view = node.firstChild
    }
    return view.isNone ? nil : button
  }

  private func layerKind(_ card: ViewID) -> ViewKind {
    guard tree[card].kind == .background, let layer = children(card).dropFirst().first else {
      return tree[card].kind
    }
    return tree[content(of: layer)].kind
  }

  // MARK: Texts

  /// From here on a smaller text beside a larger one is seen to float.
  private static let fontRatio = 1.5

  /// A text beside one of another size, centred on it, though both are read as one line.
  private mutating func checkBaselines(_ row: ViewID) {
    // One that is written is meant.
    guard settings.isOn(.baselinesDiffer), sites.argument("alignment", ofCallAt: tree[row].source) == nil
    else { return }
    var before: (view: ViewID, size: Double, baseline: Double)?
    for child in children(row) {
      guard let line = line(of: child) else {
        before = nil
        continue
      }
      if let other = before, max(line.size, other.size) >= min(line.size, other.size) * Self.fontRatio,
        abs(line.baseline - other.baseline) > 2 * tolerance
      {
        return report(
          .baselinesDiffer, at: range(row),
          "\(name(other.view)) and \(name(line.view)) are of \(points(other.size)) and \(points(line.size)) pt, and "
            + "their baselines \(points(abs(line.baseline - other.baseline))) pt apart: the row centres them",
          help: "HStack(alignment: .firstTextBaseline) puts them on one line"
            + offerEqual("firstBaseline", of: content(of: other.view), and: content(of: line.view)),
          notes: [.init("the second one is here", at: range(content(of: line.view)))])
      }
      before = line
    }
  }

  /// A text of one line, with its font's size and where its baseline lies.
  func line(of child: ViewID) -> (view: ViewID, size: Double, baseline: Double)? {
    let text = content(of: child)
    guard tree[text].kind == .text, isVisible(text), let lines = frames.texts[text], lines.lines.count == 1,
      let line = lines.lines.first, let font = line.fragments.first?.font
    else { return nil }
    return (child, font.size, frame(text).minY + line.baseline)
  }
}
