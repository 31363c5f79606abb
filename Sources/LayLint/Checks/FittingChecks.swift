import LayEngine
import LaySyntax
import LayViews

// Scroll views that never scroll, candidates that are never shown, sizes that are kept from an earlier pass.

extension Inspection {
  mutating func checkFitting(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .scrollView:
      checkNeverScrolls(view, tree.containers.scrolls[node].axes)
      checkScrollContent(view, tree.containers.scrolls[node].axes)
    case .viewThatFits:
      checkCandidates(view)
      checkTallCandidate(view)
      checkUnboundedFit(view)
    case .hStack, .vStack: checkKeptSize(view)
    default: break
    }
  }

  private mutating func checkNeverScrolls(_ view: ViewID, _ axes: AxisSet) {
    guard settings.isOn(.neverScrolls), isWritten(view) else { return }
    let children = children(view)
    for axis in Axis.allCases where axes.contains(axis) {
      let room = frame(view).size[axis]
      let start = children.map { frame($0).origin[axis] }.min() ?? 0
      let end = children.map { frame($0).origin[axis] + frame($0).size[axis] }.max() ?? 0
      guard proposal(view)[axis] != nil, end - start <= room + tolerance, !children.isEmpty else {
        return object(.neverScrolls, at: range(view))
      }
      report(
        .neverScrolls, at: range(view),
        "the content is \(points(end - start)) pt in a scroll view of \(points(room)) pt; it never scrolls on "
          + "any canvas or at any size of text tried")
    }
  }

  /// Views straight in a horizontal scroll view, which lays them out under each other as any other does.
  private mutating func checkScrollContent(_ view: ViewID, _ axes: AxisSet) {
    guard settings.isOn(.scrollContentInColumn), isWritten(view), axes.contains(.horizontal),
      !axes.contains(.vertical), hasSeveralChildren(view), case let parts = children(view),
      parts.allSatisfy({ frame($0).size.width <= frame(view).size.width + tolerance }), parts.count > 1,
      frame(parts[1]).minY >= frame(parts[0]).maxY - tolerance, frame(parts[0]).size.height > 0
    else { return }
    report(
      .scrollContentInColumn, at: range(view),
      "this ScrollView scrolls sideways, and its \(parts.count) views lie under each other, none wider than it: there is nothing "
        + "to scroll",
      help: "an HStack in it puts them beside each other")
  }

  /// What follows the candidate that always fits is never shown.
  private mutating func checkCandidates(_ view: ViewID) {
    guard settings.isOn(.laterCandidateUnreachable), isWritten(view) else { return }
    let candidates = children(view)
    let shown = candidates.firstIndex { frames.isPlaced($0) } ?? 0
    for (index, candidate) in candidates.enumerated() {
      let place = range(content(of: candidate))
      if index <= shown {
        object(.laterCandidateUnreachable, at: place)
      } else {
        report(
          .laterCandidateUnreachable, at: place,
          "never shown: \(name(candidates[shown])) before it fits on every canvas and at every size of text "
            + "tried")
      }
    }
  }

  /// A row that fits in its width is passed over for its height, in a height that is given.
  private mutating func checkTallCandidate(_ view: ViewID) {
    guard settings.isOn(.candidateTooTall), isWritten(view), tree.modifiers.axisSets[tree[view]] == .both,
      !neighbourhood.has(view, .isOpenVertically), case let first = tree[view].firstChild, !first.isNone,
      !frames.isPlaced(first), [.hStack, .text, .control].contains(tree[content(of: first)].kind),
      let shown = children(view).first(where: { frames.isPlaced($0) }),
      let width = proposal(view).width, let height = proposal(view).height,
      let ideal = facts.behaviour.idealSize(
        ofCandidate: first, weight: outline.weight(of: view), measurer),
      ideal.width <= width + tolerance, ideal.height > height + tolerance,
      frame(shown).size.width * 1.5 < ideal.width
    else { return }
    report(
      .candidateTooTall, at: range(view),
      "\(name(first)) is \(points(ideal.width)) pt wide and fits in \(points(width)), and is passed over: it is "
        + "\(points(ideal.height)) pt tall in \(points(height)), and a candidate has to fit both ways",
      help: "ViewThatFits(in: .horizontal) looks at the width alone",
      notes: [.init("it is here", at: range(content(of: first)))])
  }

  /// Along a scroll axis every candidate fits: the first is shown, however long it is.
  private mutating func checkUnboundedFit(_ view: ViewID) {
    guard settings.isOn(.fitsInScrollAxis), isWritten(view), hasSeveralChildren(view),
      case let first = tree[view].firstChild, frames.isPlaced(first)
    else { return }
    let axes = tree.modifiers.axisSets[tree[view]]
    for axis in Axis.allCases where axes.contains(axis) && proposal(view)[axis] == nil {
      // A column of a page is taller than the screen, and chosen by its width.
      guard axis == .horizontal || !axes.contains(.horizontal),
        let scroll = scrollView(unbounding: view, axis), frame(first).size[axis] > frame(scroll).size[axis]
      else { continue }
      report(
        .fitsInScrollAxis, at: range(view),
        "no \(axis.lengthName) is proposed along a \(axis.adjective) scroll view: \(name(first)) fits with \(points(frame(first).size[axis])) pt, "
          + "and the candidates after it are never shown",
        help: "put the scroll view into the candidate that is to scroll",
        notes: [.init("the scroll view is here", at: range(scroll))])
    }
  }

  /// Under fixedSize a stack keeps the length across that it had before its children were proposed that length.
  private mutating func checkKeptSize(_ view: ViewID) {
    guard settings.isOn(.idealWidthMismatch), isWritten(view), let axis = tree[view].kind.mainAxis?.other,
      proposal(view)[axis] == nil
    else { return }
    let stack = tree.containers.stacks[tree[view]]
    let children = children(view)
    let widest = children.map { frame($0).size[axis] }.max() ?? 0
    let kept = frame(view).size[axis]
    guard kept > widest + tolerance, !children.isEmpty, kept.isFinite, isEdgeOrCenter(stack.alignment),
      !children.contains(where: { holdsGuide($0) })
    else { return }
    report(
      .idealWidthMismatch, at: range(view),
      "the \(tree.spelling(of: view) ?? "stack") keeps the \(points(kept)) pt of an earlier pass; its "
        + "\(axis == .horizontal ? "widest" : "tallest") child has \(points(widest)) now",
      help: "give the child that adapts a fixed \(axis.lengthName)")
  }

  private func isEdgeOrCenter(_ guide: AlignmentGuide) -> Bool {
    guide.index < AlignmentGuide.firstTextBaseline.index
  }

  private func holdsGuide(_ view: ViewID) -> Bool {
    var view = view
    while !view.isNone, tree[view].kind.isModifier {
      if tree[view].kind == .alignmentGuide { return true }
      view = tree[view].firstChild
    }
    return false
  }
}
