import LaySyntax
import LayViews

// Views that are drawn outside the frame that was to hold them.

extension Inspection {
  /// A view moved out of the fixed frame around it, onto a neighbour of that frame. One that is moved onto its own
  /// neighbour is meant to.
  mutating func checkOffset(_ view: ViewID, _ node: ViewNode) {
    if node.kind == .offset, !node.isPart { checkOffsetGap(view, tree.modifiers.points[node].y) }
    if Reach.isWhole, node.kind == .offset, !node.isPart { checkOffsetInScroll(view) }
    guard node.kind == .offset, settings.isOn(.offsetLeavesFrame), !node.isPart,
      tree.modifiers.points[node] != .zero, let moved = ink(view)
    else { return }
    guard let holder = neighbourhood.holder(of: view) else {
      if let item = neighbourhood.item(of: view) { checkOffsetOverText(view, moved, item) }
      return
    }
    guard let item = neighbourhood.item(of: holder), !isClipped(holder) else { return }
    let (room, rest) = (frame(holder), frame(view))
    let leaves = Axis.allCases.contains { axis in
      moved.sticksOut(of: room, axis) && !rest.sticksOut(of: room, axis)
    }
    guard leaves else { return }
    for other in [outline.previousSibling(of: item), tree[item].nextSibling] where !other.isNone {
      guard let ink = ink(other), ink.overlaps(moved), !room.overlaps(ink) else { continue }
      let excess = max(
        max(moved.maxY - room.maxY, room.minY - moved.minY),
        max(moved.maxX - room.maxX, room.minX - moved.minX))
      return report(
        .offsetLeavesFrame, at: range(view),
        "offset moves \(name(view)) \(points(excess)) pt out of the frame at \(place(holder)), over \(name(other)): "
          + "what it is drawn on, no layout knows",
        help: "a padding inside the frame keeps it there",
        notes: [
          .init("the frame is here", at: range(holder)),
          .init("it covers this", at: range(content(of: other))),
        ])
    }
  }
}

extension Inspection {
  /// What scrolls, moved down: its end is drawn below where the scroll view stops.
  private mutating func checkOffsetInScroll(_ view: ViewID) {
    let scroll = outline.parent(of: outline.outermost(view))
    guard settings.isOn(.offsetLeavesFrame), isWritten(view), hasLiteralArguments(view), !scroll.isNone,
      tree[scroll].kind == .scrollView, tree.containers.scrolls[tree[scroll]].axes == .vertical,
      case let shift = tree.modifiers.points[tree[view]].y, shift > 0,
      frame(view).size.height + shift > frame(scroll).size.height + tolerance
    else { return }
    report(
      .offsetLeavesFrame, at: range(view),
      "offset draws the last \(points(shift)) pt of what scrolls below the end of it: they cannot be scrolled to",
      help: ".padding(.top, \(points(shift))) moves it and makes room",
      notes: [.init("the ScrollView is here", at: range(scroll))])
  }

  /// A child of a stack that is moved onto a text beside it: no place is made for it there.
  private mutating func checkOffsetOverText(_ view: ViewID, _ moved: Rect, _ item: ViewID) {
    guard isWritten(view), hasLiteralArguments(view), case let stack = outline.parent(of: item),
      !stack.isNone,
      [.hStack, .vStack].contains(tree[stack].kind)
    else { return }
    for other in [outline.previousSibling(of: item), tree[item].nextSibling] where !other.isNone {
      let text = content(of: other)
      guard tree[text].kind == .text, isVisible(text), case let place = frame(text), place.overlaps(moved),
        !place.overlaps(frame(view)), isHalfCovered(place, by: moved)
      else { continue }
      return report(
        .offsetLeavesFrame, at: range(view),
        "offset draws \(name(view)) over \(name(other)), which begins where it would without the offset: its place in the "
          + "\(tree.spelling(of: stack) ?? "stack") stays where it was",
        help: "a padding moves it and makes room, an overlay is meant to lie over something"
          + offerApart(content(of: view), text),
        notes: [.init("it covers this", at: range(text))])
    }
  }

  private func isHalfCovered(_ place: Rect, by other: Rect) -> Bool {
    let width = min(place.maxX, other.maxX) - max(place.minX, other.minX)
    let height = min(place.maxY, other.maxY) - max(place.minY, other.minY)
    return width * height * 2 >= place.size.width * place.size.height
  }
}

extension Rect {
  fileprivate func sticksOut(of room: Rect, _ axis: Axis) -> Bool {
    origin[axis] < room.origin[axis] - tolerance
      || origin[axis] + size[axis] > room.origin[axis] + room.size[axis] + tolerance
  }
}
