import LaySyntax
import LayViews

// What two spacers centre between its neighbours, and not in the row.

extension Inspection {
  mutating func checkCentring(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .hStack || node.kind == .vStack, settings.isOn(.middleOffCentre), isWritten(view),
      let axis = node.kind.mainAxis
    else { return }
    let children = children(view)
    guard children.count == 5, isPlainSpacer(children[1]), isPlainSpacer(children[3]),
      [children[0], children[2], children[4]].allSatisfy({ !isPlainSpacer($0) && isShown($0) }),
      !areAlike(children[0], children[2], children[4]), hasRoom(children, axis)
    else { return }
    let (whole, middle) = (frame(view), frame(children[2]))
    let shift =
      middle.origin[axis] + middle.size[axis] / 2 - whole.origin[axis] - whole.size[axis] / 2
    guard abs(shift) > Self.noticeable else { return }
    let (first, last) = (frame(children[0]).size[axis], frame(children[4]).size[axis])
    report(
      .middleOffCentre, at: range(content(of: children[2])),
      "\(name(children[2])) is \(points(abs(shift))) pt off the middle of the \(tree.spelling(of: view) ?? "stack"): two "
        + "Spacers share what is left, and its neighbours are \(points(first)) and \(points(last)) pt long",
      help: "put it in an overlay or a ZStack over the other two",
      notes: [.init("the \(tree.spelling(of: view) ?? "stack") is here", at: range(view))])
  }

  /// Two points: less is not seen.
  private static let noticeable = 2.0

  private func isPlainSpacer(_ view: ViewID) -> Bool {
    tree[view].kind == .spacer && tree.contents.spacers[tree[view]].minimumLength == nil
  }

  private func isShown(_ view: ViewID) -> Bool { frame(view).size.width > 0 && frame(view).size.height > 0 }

  /// Three of a kind are spread evenly, and none is the middle one.
  private func areAlike(_ first: ViewID, _ second: ViewID, _ third: ViewID) -> Bool {
    let views = [first, second, third].map { content(of: $0) }
    if views.allSatisfy({ tree[$0].source == tree[views[0]].source }) { return true }
    return views.allSatisfy { tree[$0].kind == tree[views[0]].kind && isContainer($0) }
  }

  private func isContainer(_ view: ViewID) -> Bool { tree[view].kind != .text && hasSeveralChildren(view) }

  /// Whether the spacers have something to share.
  private func hasRoom(_ children: [ViewID], _ axis: Axis) -> Bool {
    let least = layout.configuration.platform.profile.spacerMinimumLength
    return frame(children[1]).size[axis] > least + tolerance
  }
}
