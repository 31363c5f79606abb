import LaySyntax
import LayViews

// Spacers that do what another spelling does with fewer views: a matter of taste, off by default.

extension Inspection {
  mutating func checkSpacerTaste(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .hStack, .vStack:
      let children = children(view)
      checkAdjacent(children)
      checkPair(children)
    case .frame: checkFixedGap(view, tree.modifiers.frames[node])
    case .fixedSize: checkFixedSpacer(view)
    default: break
    }
  }

  private func isPlainSpacer(_ view: ViewID) -> Bool { tree[view].kind == .spacer && isWritten(view) }

  private mutating func checkAdjacent(_ children: [ViewID]) {
    guard settings.isOn(.adjacentSpacers) else { return }
    for (first, second) in zip(children, children.dropFirst())
    where isPlainSpacer(first) && isPlainSpacer(second) {
      report(
        .adjacentSpacers, at: range(second), "spacers in a row take a share of the free space each",
        notes: [.init("the one before is here", at: range(first))])
    }
  }

  private mutating func checkPair(_ children: [ViewID]) {
    guard settings.isOn(.spacerPairCentres), children.count > 2, let first = children.first,
      let last = children.last, isPlainSpacer(first), isPlainSpacer(last),
      children.count(where: { isPlainSpacer($0) }) == 2
    else { return }
    report(
      .spacerPairCentres, at: range(first),
      "two spacers centre what is between them; a frame with maxWidth or maxHeight .infinity does so without "
        + "their minimum lengths",
      notes: [.init("the other one is here", at: range(last))])
  }

  private mutating func checkFixedGap(_ view: ViewID, _ frame: FrameSpec) {
    let child = tree[view].firstChild
    guard settings.isOn(.spacerAsFixedGap), !child.isNone, isPlainSpacer(child),
      case .container(_, let kind) = outline.surroundings(of: view, in: tree), let axis = kind.mainAxis,
      let length = frame[axis]
    else { return }
    reportFixedGap(child, length)
  }

  private mutating func checkFixedSpacer(_ view: ViewID) {
    let child = tree[view].firstChild
    guard settings.isOn(.spacerAsFixedGap), !child.isNone, isPlainSpacer(child),
      let length = tree.contents.spacers[tree[child]].minimumLength
    else { return }
    reportFixedGap(child, length)
  }

  private mutating func reportFixedGap(_ spacer: ViewID, _ length: Double) {
    report(
      .spacerAsFixedGap, at: range(spacer),
      "a gap of \(points(length)) pt is spacing or padding; a Spacer also takes the default gaps around it away"
    )
  }
}
