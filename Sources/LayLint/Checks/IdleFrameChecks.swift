import LayEngine
import LaySyntax
import LayViews

// Frames, and arguments of frames, without which nothing moves.

extension Inspection {
  mutating func checkIdleFrames(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .flexibleFrame:
      let spec = tree.modifiers.flexibleFrames[node]
      if isSound(view, spec), !hasOnlyIdeals(spec) { checkNeverActs(view) }
      checkIdeals(view, spec)
      checkAlignmentRoom(view, spec.alignment)
      checkAlignedStack(view, spec)
      if Reach.isWhole { checkCentredLines(view, spec.alignment) }
      checkAlignedLayer(view, spec.alignment)
    case .frame:
      checkAlignmentRoom(view, tree.modifiers.frames[node].alignment)
      checkAlignedLayer(view, tree.modifiers.frames[node].alignment)
    default: break
    }
  }

  /// Whether no other rule has something to say about the bounds.
  private func isSound(_ view: ViewID, _ spec: FlexibleFrameSpec) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let bounds = spec[axis]
      let values = [bounds.minimum, bounds.ideal, bounds.maximum].compactMap { $0 }
      let isOrdered = zip(values, values.dropFirst()).allSatisfy { $0 <= $1 } && (values.first ?? 0) >= 0
      let cannotFill = bounds.maximum == .infinity && proposal(view)[axis] == nil
      return isOrdered && bounds.minimum != .infinity && !cannotFill
    }
  }

  private func hasOnlyIdeals(_ spec: FlexibleFrameSpec) -> Bool {
    Axis.allCases.allSatisfy { spec[$0].minimum == nil && spec[$0].maximum == nil }
  }

  /// A flexible frame that is as large as its content, and without which everything stays.
  private mutating func checkNeverActs(_ view: ViewID) {
    guard settings.isOn(.frameNeverActs), isWritten(view), !isAroundList(view), !limitsInput(view)
    else { return }
    let child = tree[view].firstChild
    guard !child.isNone, frame(view).isClose(to: frame(child)), !matchesSiblings(view) else {
      return object(.frameNeverActs, at: range(view))
    }
    claim(
      .frameNeverActs, [TreeEdit(.remove, tree[view])], at: range(view),
      "nothing moves without this frame, on any canvas and at any size of text tried", fix: removal(of: view))
  }

  /// Whether siblings have such frames, too: the longest of them would be as long without, and the others would not.
  private mutating func matchesSiblings(_ view: ViewID) -> Bool {
    guard let item = neighbourhood.item(of: view), case let stack = outline.parent(of: item), !stack.isNone,
      let axis = tree[stack].kind.mainAxis?.other,
      tree.modifiers.flexibleFrames[tree[view]][axis].maximum == .infinity
    else { return false }
    if let known = facts.rows.fillerCount[stack] { return known > 1 }
    let count = children(stack).count { fills($0, axis) }
    facts.rows.fillerCount[stack] = count
    return count > 1
  }

  private func fills(_ child: ViewID, _ axis: Axis) -> Bool {
    var view = child
    while !view.isNone, tree[view].kind.isModifier || isPlainButton(view) {
      if tree[view].kind == .flexibleFrame,
        tree.modifiers.flexibleFrames[tree[view]][axis].maximum == .infinity
      {
        return true
      }
      view = tree[view].firstChild
    }
    return false
  }

  /// A limit on what is typed into acts once there is more of it.
  private func limitsInput(_ view: ViewID) -> Bool {
    let spec = tree.modifiers.flexibleFrames[tree[view]]
    let isLimit = Axis.allCases.contains { axis in spec[axis].maximum.map { $0 < .infinity } ?? false }
    return isLimit && tree[content(of: view)].kind == .control
  }

  /// A list has no ideal length on a device; one of as much as its rows stands in for it here.
  private func isAroundList(_ view: ViewID) -> Bool {
    proposal(view).height == nil && isList(content(of: view))
  }

  /// An ideal counts only where nothing is proposed.
  private mutating func checkIdeals(_ view: ViewID, _ spec: FlexibleFrameSpec) {
    guard settings.isOn(.idealNeverUsed), isWritten(view) else { return }
    for axis in Axis.allCases {
      guard let ideal = spec[axis].ideal else { continue }
      let label = "ideal" + axis.capitalizedLength
      let place = range(view, label)
      guard proposal(view)[axis] != nil else {
        object(.idealNeverUsed, at: place)
        continue
      }
      claim(
        .idealNeverUsed,
        [TreeEdit(axis == .horizontal ? .dropIdealWidth : .dropIdealHeight, tree[view])], at: place,
        "\(label) \(points(ideal)) counts only where no \(axis.lengthName) is proposed; here one always is",
        fix: removal(of: label, of: view) ?? removal(of: view),
        unless: Finding.Key(.frameNeverActs, at: range(view)))
    }
  }

  /// An alignment moves something only where the frame is larger than its content.
  private mutating func checkAlignmentRoom(_ view: ViewID, _ alignment: Alignment) {
    guard settings.isOn(.alignmentWithoutRoom),
      let argument = sites.argument("alignment", ofCallAt: tree[view].source)
    else { return }
    let child = tree[view].firstChild
    let place = syntax.range(argument)
    // Written out, the centre is harmless; where the view is not centred, it was to be by that.
    if alignment == .center, !isOffCentre(view) { return object(.alignmentWithoutRoom, at: place) }
    guard !child.isNone, frame(view).size.isClose(to: frame(child).size) else {
      if checkEdge(view, alignment, place) { return }
      return object(.alignmentWithoutRoom, at: place)
    }
    let size = frame(view).size
    claim(
      .alignmentWithoutRoom, [TreeEdit(.center, tree[view])], at: place,
      "the alignment has no room to act: frame and \(name(child)) are both \(points(size.width)) × "
        + "\(points(size.height)) pt",
      fix: removal(of: "alignment", of: view),
      unless: Finding.Key(tree[view].kind == .frame ? .emptyFrame : .frameNeverActs, at: range(view)))
  }

  /// Less above a view is not missed.
  private static let roomAbove = 40.0

  /// A top or bottom edge of a frame that is as tall as its content, in a ZStack that centres it: it was to be at the
  /// edge of that.
  private mutating func checkEdge(_ view: ViewID, _ alignment: Alignment, _ place: SourceRange) -> Bool {
    guard alignment.vertical == .top || alignment.vertical == .bottom, tree[view].kind == .flexibleFrame,
      case let bounds = tree.modifiers.flexibleFrames[tree[view]], bounds.vertical.maximum == nil,
      bounds.vertical.minimum == nil, bounds.horizontal.maximum == .infinity, isWritten(view),
      case .container(let holder, .zStack) = outline.surroundings(of: view, in: tree),
      tree.containers.zStacks[tree[holder]].vertical == .verticalCenter,
      abs(frame(view).size.height - frame(tree[view].firstChild).size.height) <= tolerance,
      case let free = (frame(holder).size.height - frame(view).size.height) / 2, free > Self.roomAbove
    else { return false }
    let edge = alignment.vertical == .top ? "top" : "bottom"
    report(
      .alignmentWithoutRoom, at: place,
      "this frame is as tall as \(name(view)): \(edge) has no room to act in it, and the ZStack at \(self.place(holder)) "
        + "leaves \(points(free)) pt above and below",
      help: "with maxHeight: .infinity the frame has the height of the ZStack")
    return true
  }

  /// A frame that fills around a column lined up at an edge, and centres it.
  private mutating func checkAlignedStack(_ view: ViewID, _ spec: FlexibleFrameSpec) {
    guard settings.isOn(.alignmentNotPassedOn), isWritten(view), spec.horizontal.maximum == .infinity,
      spec.alignment.horizontal == .horizontalCenter,
      sites.argument("alignment", ofCallAt: tree[view].source) == nil
    else { return }
    var inner = tree[view].firstChild
    while !inner.isNone, [.padding, .effect, .layoutPriority].contains(tree[inner].kind) {
      inner = tree[inner].firstChild
    }
    guard !inner.isNone, tree[inner].kind == .vStack else { return }
    // A single view is in no line with others.
    let lined = children(inner).filter { tree[content(of: $0)].kind != .spacer }
    guard lined.count > 1 else { return object(.alignmentNotPassedOn, at: range(view)) }
    let alignment = tree.containers.stacks[tree[inner]].alignment
    let room = frame(view).size.width - frame(tree[view].firstChild).size.width
    guard alignment == .leading || alignment == .trailing, room > 2 * tolerance else {
      return object(.alignmentNotPassedOn, at: range(view))
    }
    let edge = alignment == .leading ? "leading" : "trailing"
    report(
      .alignmentNotPassedOn, at: range(view),
      "this frame is \(points(room)) pt wider than the VStack at \(place(inner)) and centres it: .\(edge) there lines its "
        + "children up with each other",
      help: "alignment: .\(edge) here puts the VStack at that edge",
      notes: [.init("the VStack is here", at: range(inner))])
  }

  /// Less may be a margin, and the place in it nobody's wish.
  private static let noticeableRoom = 16.0

  /// A frame around a ZStack of one view that is lined up at an edge: the ZStack is as large as that view, and the frame
  /// centres it.
  private mutating func checkAlignedLayer(_ view: ViewID, _ alignment: Alignment) {
    guard settings.isOn(.alignmentNotPassedOn), isWritten(view), alignment == .center,
      sites.argument("alignment", ofCallAt: tree[view].source) == nil
    else { return }
    var inner = tree[view].firstChild
    while !inner.isNone, [.padding, .effect, .layoutPriority].contains(tree[inner].kind) {
      inner = tree[inner].firstChild
    }
    guard !inner.isNone, tree[inner].kind == .zStack, isWritten(inner), !hasSeveralChildren(inner) else {
      return
    }
    let own = tree.containers.zStacks[tree[inner]]
    let size = frame(tree[view].firstChild).size
    let room = Axis.allCases.contains { axis in
      frame(view).size[axis] - size[axis] >= Self.noticeableRoom
        && (axis == .horizontal ? own.horizontal != .horizontalCenter : own.vertical != .verticalCenter)
    }
    guard room, !sites.dependsOnData(ofCallAt: tree[inner].source) else {
      return object(.alignmentNotPassedOn, at: range(view))
    }
    report(
      .alignmentNotPassedOn, at: range(view),
      "this frame is \(points(frame(view).size.width)) × \(points(frame(view).size.height)) pt and centres the ZStack "
        + "at \(place(inner)), which is as large as the one view in it: \(points(size.width)) × \(points(size.height))",
      help: "give the frame that alignment", notes: [.init("the ZStack is here", at: range(inner))])
  }

  /// Whether what lays a frame out puts it elsewhere than in its middle, though there is room.
  private func isOffCentre(_ view: ViewID) -> Bool {
    guard case .container(let stack, let kind) = outline.surroundings(of: view, in: tree),
      let axis = kind.mainAxis?.other
    else { return false }
    let (own, room) = (frame(view), frame(stack))
    let (before, after) = (
      own.origin[axis] - room.origin[axis],
      room.origin[axis] + room.size[axis] - own.origin[axis] - own.size[axis]
    )
    return abs(before - after) > 2 * tolerance
  }
}

extension Size {
  fileprivate func isClose(to other: Size) -> Bool {
    abs(width - other.width) <= 0.01 && abs(height - other.height) <= 0.01
  }
}
