import LaySyntax
import LayViews

// Views that are drawn outside the frame that was to hold them.

extension Inspection {
  /// A view moved out of the fixed frame around it, onto a neighbour of that frame. One that is moved onto its own
  /// neighbour is meant to.
  mutating func checkOffset(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .offset, settings.isOn(.offsetLeavesFrame), !node.isPart,
      tree.modifiers.points[node] != .zero, let moved = ink(view),
      let holder = neighbourhood.holder(of: view),
      let item = neighbourhood.item(of: holder), !isClipped(holder)
    else { return }
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

extension Rect {
  fileprivate func sticksOut(of room: Rect, _ axis: Axis) -> Bool {
    origin[axis] < room.origin[axis] - tolerance
      || origin[axis] + size[axis] > room.origin[axis] + room.size[axis] + tolerance
  }
}
