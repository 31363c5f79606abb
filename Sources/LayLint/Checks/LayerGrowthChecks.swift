import LayViews

// One view of a ZStack that makes it larger than its space, and the others with it.

extension Inspection {
  /// Whether a view that is too large for its ZStack puts the others there where they cannot be seen: they are laid out in
  /// what it has become.
  func pushesOthers(_ large: (view: ViewID, room: Double), in stack: ViewID, _ axis: Axis) -> Bool {
    guard tree[stack].kind == .zStack, hasSeveralChildren(stack) else { return false }
    let middle = frame(stack).origin[axis] + frame(stack).size[axis] / 2
    for child in children(stack) where child != large.view && !follows(child, axis) {
      let place = frame(child)
      let reach = max(middle - place.origin[axis], place.origin[axis] + place.size[axis] - middle)
      if reach > large.room / 2 + tolerance { return true }
    }
    return false
  }

  /// The largest child of a ZStack that is longer than there is room, of those that are as long as they are by
  /// themselves; nil for none.
  func ownLength(in stack: ViewID, above room: Double, _ axis: Axis) -> ViewID? {
    var largest: ViewID?
    for child in children(stack) where !follows(child, axis) {
      let length = frame(child).size[axis]
      if length > room + tolerance, length > largest.map({ frame($0).size[axis] }) ?? 0 { largest = child }
    }
    return largest
  }

  /// Whether a view is as long as it is offered, and no longer: a colour, gradient or shape without a length.
  private func follows(_ view: ViewID, _ axis: Axis) -> Bool {
    var view = view
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .color, .gradient, .shape, .spacer: return true
      case .divider: return axis == .horizontal
      case .frame: if tree.modifiers.frames[node][axis] != nil { return false }
      case .aspectRatio: if tree.modifiers.aspectRatios[node].fills { return false }
      case .effect, .layoutPriority, .background, .overlay, .ignoresSafeArea, .padding: break
      case .hStack, .vStack:
        return node.kind.mainAxis == axis && children(view).contains { tree[$0].kind == .spacer }
      default: return false
      }
      view = node.firstChild
    }
    return false
  }

  /// The ratio around a view that makes it larger than it is offered: what is to blame.
  func fillingRatio(around view: ViewID, in stack: ViewID) -> ViewID? {
    var view = view
    while view != stack, !view.isNone {
      if tree[view].kind == .aspectRatio, tree.modifiers.aspectRatios[tree[view]].fills, !tree[view].isPart {
        return view
      }
      view = outline.parent(of: view)
      if !view.isNone, !tree[view].kind.isModifier { return nil }
    }
    return nil
  }

  /// Whether an offset takes a layer elsewhere, where it needs no room of what it is put on.
  func isSetOff(_ layer: ViewID) -> Bool {
    var view = layer
    while !view.isNone, tree[view].kind.isModifier {
      if tree[view].kind == .offset { return true }
      view = tree[view].firstChild
    }
    return false
  }

  /// Less is not seen of what a symbol sticks out by, whose size is approximate for most of them.
  static var seenOfSymbol: Double { 2 }
  /// The same as a share of its frame.
  static var shareOfSymbol: Double { 0.15 }

  func isSymbol(_ view: ViewID) -> Bool {
    guard tree[view].kind == .image, case .symbol = tree.contents.images[tree[view]].source else {
      return false
    }
    return true
  }
}
