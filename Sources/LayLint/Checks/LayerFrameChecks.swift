import LayViews

// Frames in a ZStack that keep what they hold from the place where the ZStack would put it.

extension Inspection {
  /// Less is not seen to be out of place.
  private static let noticeable = 16.0

  /// A frame as long as its ZStack around something shorter: what the ZStack puts at its edge is the frame.
  mutating func checkFrameInZStack(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .frame || node.kind == .flexibleFrame, settings.isOn(.alignmentNotPassedOn),
      isWritten(view), case .container(let stack, .zStack) = outline.surroundings(of: view, in: tree),
      isWritten(stack), sites.argument("alignment", ofCallAt: node.source) == nil,
      sites.argument("alignment", ofCallAt: tree[stack].source) != nil, case let child = node.firstChild,
      !child.isNone, case let item = outline.outermost(view), !outline.previousSibling(of: item).isNone
    else { return }
    let edge = tree.containers.zStacks[tree[stack]]
    for axis in Axis.allCases {
      let length = frame(stack).size[axis]
      guard (axis == .horizontal ? edge.horizontal != .horizontalCenter : edge.vertical != .verticalCenter),
        fixes(view, axis), frame(view).size[axis] >= length - tolerance,
        frame(child).size[axis] < length - 2 * Self.noticeable,
        isAlone(item, in: stack, shorterThan: length, axis),
        !isPainted(view, upTo: item)
      else { continue }
      return report(
        .alignmentNotPassedOn, at: range(view),
        "this frame is as \(axis.extent) as the ZStack at \(place(stack)), \(points(length)) pt, and centres "
          + "\(name(child)) of \(points(frame(child).size[axis])): the alignment of the ZStack puts the frame, and not what is in it",
        help: "give the frame the ZStack's alignment, or leave it out")
    }
  }

  private func fixes(_ frame: ViewID, _ axis: Axis) -> Bool {
    let node = tree[frame]
    return node.kind == .frame
      ? tree.modifiers.frames[node][axis] != nil : tree.modifiers.flexibleFrames[node][axis].maximum != nil
  }

  /// Whether nothing else in a ZStack is put anywhere by its alignment.
  private func isAlone(_ item: ViewID, in stack: ViewID, shorterThan length: Double, _ axis: Axis) -> Bool {
    // Of more layers some are put somewhere, as a rule.
    let others = children(stack).prefix(4)
    return others.count < 4 && others.allSatisfy { $0 == item || frame($0).size[axis] >= length - tolerance }
  }
}
