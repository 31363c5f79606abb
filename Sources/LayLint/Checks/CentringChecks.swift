import LayEngine
import LaySyntax
import LayViews

// What two spacers centre between its neighbours, and not in the row.

extension Inspection {
  mutating func checkCentring(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .hStack || node.kind == .vStack, settings.isOn(.middleOffCentre), isWritten(view),
      let axis = node.kind.mainAxis
    else { return }
    let children = children(view)
    let spacers = children.indices.filter { isPlainSpacer(children[$0]) }
    guard spacers.count == 2, let start = spacers.first, let end = spacers.last, end - start == 2,
      // One side may be empty in a row, as in a title beside a button; in a column that centres in what is left.
      (children.count == 5 && start == 1)
        || (children.count == 4 && axis == .horizontal && isTitle(children[start + 1], among: children)),
      children.allSatisfy({ isPlainSpacer($0) || isShown($0) }), hasRoom(children[start], axis)
    else { return }
    let middleChild = children[start + 1]
    if let first = children.first, let last = children.last, children.count == 5,
      areAlike(first, middleChild, last)
    {
      return
    }
    let (whole, middle) = (frame(view), frame(middleChild))
    let shift =
      middle.origin[axis] + middle.size[axis] / 2 - whole.origin[axis] - whole.size[axis] / 2
    guard abs(shift) > Self.noticeable else { return }
    let before = start == 0 ? 0 : frame(children[0]).size[axis]
    let after = end + 1 == children.count ? 0 : frame(children[end + 1]).size[axis]
    let isInMiddle =
      abs(whole.origin[axis] + whole.size[axis] / 2 - frames.canvas[axis] / 2) <= tolerance
    let middleName = axis == .horizontal ? "midX" : "midY"
    let offered =
      isInMiddle && tree[content(of: middleChild)].kind == .text
      ? offer("\(middleName) == canvas.\(middleName)", of: content(of: middleChild)) : ""
    report(
      .middleOffCentre, at: range(content(of: middleChild)),
      "\(name(middleChild)) is \(points(abs(shift))) pt off the middle of the \(tree.spelling(of: view) ?? "stack"): two "
        + "Spacers share what is left, and its neighbours are \(points(before)) and \(points(after)) pt long",
      help: "put it in an overlay or a ZStack over the other\(children.count == 5 ? " two" : "")" + offered,
      notes: [.init("the \(tree.spelling(of: view) ?? "stack") is here", at: range(view))])
  }

  /// Two points: less is not seen.
  private static let noticeable = 2.0

  private func isPlainSpacer(_ view: ViewID) -> Bool {
    tree[view].kind == .spacer && tree.contents.spacers[tree[view]].minimumLength == nil
  }

  private func isShown(_ view: ViewID) -> Bool { frame(view).size.width > 0 && frame(view).size.height > 0 }

  /// A text beside something else than texts.
  private func isTitle(_ view: ViewID, among children: [ViewID]) -> Bool {
    children.allSatisfy { (tree[content(of: $0)].kind == .text) == ($0 == view) }
  }

  /// Three of a kind are spread evenly, and none is the middle one.
  private func areAlike(_ first: ViewID, _ second: ViewID, _ third: ViewID) -> Bool {
    let views = [first, second, third].map { content(of: $0) }
    if views.allSatisfy({ tree[$0].source == tree[views[0]].source }) { return true }
    return views.allSatisfy { tree[$0].kind == tree[views[0]].kind && isContainer($0) }
  }

  private func isContainer(_ view: ViewID) -> Bool { tree[view].kind != .text && hasSeveralChildren(view) }

  /// Whether a spacer has something to share.
  private func hasRoom(_ spacer: ViewID, _ axis: Axis) -> Bool {
    let least = layout.configuration.platform.profile.spacerMinimumLength
    return frame(spacer).size[axis] > least + tolerance
  }
}
