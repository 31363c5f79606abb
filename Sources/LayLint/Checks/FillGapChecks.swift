import LayEngine
import LaySyntax
import LayViews

// Colours next to each other with the default gap between them, and lists beside other views.

extension Inspection {
  mutating func checkFillGaps(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .hStack || node.kind == .vStack, isWritten(view) else { return }
    checkFillGap(view, node)
    if node.kind == .vStack { checkShortList(view) }
  }

  /// Two colours that fill, with a strip of what is behind them in between.
  private mutating func checkFillGap(_ stack: ViewID, _ node: ViewNode) {
    guard settings.isOn(.gapBetweenFills), tree.containers.stacks[node].spacing == nil,
      sites.argument("spacing", ofCallAt: node.source) == nil, let axis = node.kind.mainAxis,
      case let children = children(stack), reachesEdges(stack, axis, children)
    else { return }
    for (index, gap) in frames.gaps(of: stack).enumerated() where index + 1 < children.count {
      guard gap > tolerance, fills(children[index], stack, axis.other),
        fills(children[index + 1], stack, axis.other)
      else { continue }
      return report(
        .gapBetweenFills, at: range(stack),
        "\(points(gap)) pt of what is behind show between \(name(children[index])) and \(name(children[index + 1])): a stack "
          + "without a spacing keeps its children apart",
        help: "\(tree.spelling(of: stack) ?? "VStack")(spacing: 0) lets them touch")
    }
  }

  /// Whether a stack is a screen's: as wide and as tall as that, or nothing but bands from one side of it to the other.
  private func reachesEdges(_ stack: ViewID, _ axis: Axis, _ children: [ViewID]) -> Bool {
    let place = frame(stack)
    let safe = safeRect ?? Rect(origin: .zero, size: frames.canvas)
    guard !layout.fitsContent, place.size[axis.other] >= safe.size[axis.other] - tolerance else {
      return false
    }
    return place.size[axis] >= safe.size[axis] - tolerance
      || children.allSatisfy { fills($0, stack, axis.other) }
  }

  /// A colour that reaches both sides of its stack.
  private func fills(_ child: ViewID, _ stack: ViewID, _ cross: Axis) -> Bool {
    var view = child
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .color, .gradient:
        return isVisible(view) && frame(view).size[cross] >= frame(stack).size[cross] - tolerance
      case .frame, .flexibleFrame, .layoutPriority, .ignoresSafeArea, .overlay: break
      case .effect: if tree.modifiers.effects[node] != .identity { return false }
      default: return false
      }
      view = node.firstChild
    }
    return false
  }

  // MARK: Lists

  /// A list of a few rows that are written out, with something below it: it takes all the height there is.
  private mutating func checkShortList(_ stack: ViewID) {
    guard settings.isOn(.listTakesAll), hasSeveralChildren(stack) else { return }
    for child in children(stack) {
      let list = content(of: child)
      let below = tree[child].nextSibling
      if isEditor(list), isWritten(list), !below.isNone, isPressed(content(of: below)),
        neighbourhood.has(list, .isOpenVertically), !hasMinimumHeight(list)
      {
        return report(
          .listTakesAll, at: range(list),
          "a TextEditor takes all the height that is left, \(points(frame(list).size.height)) pt: \(name(below)) stands "
            + "below that",
          help: "give it a height, by .frame(height:)",
          notes: [.init("the other one is here", at: range(content(of: below)))])
      }
      guard isList(list), isWritten(list), !below.isNone, tree[content(of: below)].kind != .spacer,
        neighbourhood.has(list, .isOpenVertically), !isOfData(list), let needed = rowHeight(of: list),
        frame(list).size.height > 2 * needed
      else { continue }
      let spelling = tree.containers.controls[tree[list]].spelling
      return report(
        .listTakesAll, at: range(list),
        "a \(spelling) takes all the height that is left, \(points(frame(list).size.height)) pt, and its rows end after "
          + "\(points(needed)): \(name(below)) stands below the empty rest",
        help: "give it a height, by .frame(height:), or put what is below into a last Section",
        notes: [.init("the other one is here", at: range(content(of: below)))])
    }
  }

  /// Whether there may be more rows than are seen here.
  private func isOfData(_ list: ViewID) -> Bool {
    guard let call = sites.call(at: tree[list].source),
      sites.content(ofCallAt: tree[list].source)?.views != nil
    else {
      return true
    }
    return sites.holdsCall(of: ["ForEach"], in: call)
  }

  /// How tall the column is that a list scrolls.
  private func rowHeight(of list: ViewID) -> Double? {
    var view = tree[list].firstChild
    while !view.isNone, tree[view].isPart {
      if tree[view].kind == .lazyVStack { return frame(view).size.height }
      view = tree[view].firstChild
    }
    return nil
  }
}
