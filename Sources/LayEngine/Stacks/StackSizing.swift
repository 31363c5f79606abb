import LaySemantics

// HStack and VStack as one algorithm over (major, minor). See "Stacks" in the article Layout Rules.

extension Layout {
  mutating func stackSize(_ view: ViewID, _ proposal: Proposal) -> Size {
    let stack = stackLayout(view)
    let base = scratch.count
    divide(stack, proposal)
    defer { scratch.removeSubrange(base...) }
    var length = traits[Int(view.index)].gapTotal
    for index in base..<scratch.count { length += scratch[index].size[stack.axis] }
    var across = minorExtent(stack, items: base, minorProposal: proposal[stack.axis.other]).length
    if stack.isLazy, let proposed = proposal[stack.axis.other] { across = proposed }
    return Size(major: length.isNaN ? .infinity : length, minor: across, axis: stack.axis)
  }

  /// What the stack algorithm needs to know about a container.
  struct StackLayout {
    var view: ViewID
    var axis: Axis
    var alignment: AlignmentGuide
    /// Lazy stacks take the whole length proposed across and give children their ideal length along.
    var isLazy: Bool
  }

  func stackLayout(_ view: ViewID) -> StackLayout {
    let node = tree[view]
    switch node.kind {
    case .hStack, .lazyHStack:
      return StackLayout(
        view: view, axis: .horizontal, alignment: tree.stacks[Int(node.payload)].alignment,
        isLazy: node.kind == .lazyHStack)
    case .vStack, .lazyVStack:
      return StackLayout(
        view: view, axis: .vertical, alignment: tree.stacks[Int(node.payload)].alignment,
        isLazy: node.kind == .lazyVStack)
    default:
      // The views of a container that takes one, such as a ScrollView, form a centred column.
      return StackLayout(view: view, axis: .vertical, alignment: .horizontalCenter, isLazy: false)
    }
  }

  /// Pushes the stack's children onto `scratch` in source order, each with its share and its answer.
  mutating func divide(_ stack: StackLayout, _ proposal: Proposal) {
    let base = scratch.count
    let minor = proposal[stack.axis.other]
    pushItems(of: stack)
    let length = stack.isLazy ? nil : proposal[stack.axis]
    guard let length else {
      for index in base..<scratch.count { serve(index, nil, minor, stack.axis) }
      return
    }
    probe(from: base, minor, stack.axis)
    let order = servingOrder(from: base)
    distribute(length - traits[Int(stack.view.index)].gapTotal, from: base, order: order, minor, stack.axis)
  }

  private mutating func pushItems(of stack: StackLayout) {
    var child = tree[stack.view].firstChild
    while !child.isNone {
      scratch.append(
        StackItem(
          view: child, priority: traits[Int(child.index)].priority, minimum: 0, maximum: 0, proposed: nil,
          size: .zero))
      child = tree[child].nextSibling
    }
  }

  /// Asks each child for its shortest and longest length; a rigid child has just one.
  private mutating func probe(from base: Int, _ minor: Double?, _ axis: Axis) {
    for index in base..<scratch.count {
      let child = scratch[index].view
      let shortest = measure(child, Proposal(major: 0, minor: minor, axis: axis))[axis]
      scratch[index].minimum = shortest
      scratch[index].maximum =
        traits[Int(child.index)].isRigid(axis)
        ? shortest : measure(child, Proposal(major: .infinity, minor: minor, axis: axis))[axis]
    }
  }

  /// The positions of the items in the order in which they are served; nil when that is the source order.
  private func servingOrder(from base: Int) -> [Int]? {
    var isOrdered = true
    for index in base..<scratch.count - 1 where isOrdered {
      isOrdered = !scratch[index + 1].isServed(before: scratch[index])
    }
    if isOrdered { return nil }
    return (base..<scratch.count).sorted { a, b in
      if scratch[a].isServed(before: scratch[b]) { return true }
      return !scratch[b].isServed(before: scratch[a]) && a < b
    }
  }

  /// Gives each child in turn an equal share of what its priority group has left; the groups still to come have
  /// their minimums held back.
  private mutating func distribute(
    _ length: Double, from base: Int, order: [Int]?, _ minor: Double?, _ axis: Axis
  ) {
    let count = scratch.count - base
    func item(_ position: Int) -> Int { order?[position] ?? base + position }
    let firstPriority = scratch[item(0)].priority
    var rest = length
    for position in 0..<count where scratch[item(position)].priority != firstPriority {
      rest -= scratch[item(position)].minimum
    }
    var start = 0
    while start < count {
      let priority = scratch[item(start)].priority
      var end = start
      while end < count, scratch[item(end)].priority == priority { end += 1 }
      if start > 0 {
        for position in start..<end { rest += scratch[item(position)].minimum }
      }
      for position in start..<end {
        let share = max(rest / Double(end - position), 0)
        serve(item(position), share.isNaN ? 0 : share, minor, axis)
        let remaining = rest - scratch[item(position)].size[axis]
        if !remaining.isNaN { rest = remaining }
      }
      start = end
    }
  }

  private mutating func serve(_ index: Int, _ length: Double?, _ minor: Double?, _ axis: Axis) {
    let size = measure(scratch[index].view, Proposal(major: length, minor: minor, axis: axis))
    scratch[index].proposed = length
    scratch[index].size = size
  }
}
