import LayViews

// Texts without words that keep room.

extension Inspection {
  /// Less is not seen to be a hole.
  private static let hole = 12.0

  /// An empty text between others: its padding stays, and so do the gaps on both sides of it.
  mutating func checkEmptyText(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .text, settings.isOn(.emptyTextKeepsRoom), !node.isPart, isWritten(view),
      frame(view).size == .zero, tree.contents.texts.entry(of: node).words.isEmpty,
      let (stack, item) = stack(around: view), content(of: item) == view, !isPainted(view, upTo: item),
      let axis = tree[stack].kind.mainAxis, neighbourhood.has(view, .isOpen(axis)), !holdsStandIn(view),
      // In an app a text may be empty for what is not known.
      !layout.configuration.isLenient
    else { return }
    let (before, after) = (outline.previousSibling(of: item), tree[item].nextSibling)
    var kept = frame(item).size[axis]
    if !before.isNone, !after.isNone, tree[before].kind != .spacer, tree[after].kind != .spacer {
      let end = frame(before).origin[axis] + frame(before).size[axis]
      kept += max(frame(after).origin[axis] - end - kept, 0) / 2
    }
    guard kept > Self.hole else { return }
    report(
      .emptyTextKeepsRoom, at: range(view),
      "there is nothing in this Text, and it still keeps \(points(kept)) pt of the \(tree.spelling(of: stack) ?? "stack") at "
        + "\(place(stack)): a view without words has its padding and its gaps",
      help: "show it only where it says something, by if")
  }
}
