import LayViews

// HStack and VStack as one algorithm over (major, minor). See "Stacks" in the article Layout Rules.

/// What the stack algorithm needs to know about a container.
struct StackLayout {
  var view: ViewID
  var axis: Axis
  var alignment: AlignmentGuide
  /// `spacing:` as given; nil where each gap is decided by the preferences of its two neighbours.
  var spacing: Double?
  /// Whether it is a row of a control whose children lie on whole pixels.
  var snapsToPixels = false
  /// Lazy stacks take the whole length proposed across and give children their ideal length along.
  var isLazy = false
}

extension LayoutPass {
  func stackLayout(_ view: ViewID) -> StackLayout { stackLayout(view, nodes[view]) }

  @inline(__always)
  func stackLayout(_ view: ViewID, _ node: ViewNode) -> StackLayout {
    guard let axis = node.kind.stackAxis else {
      // The views of a container that takes one, such as a ScrollView, form a centred column.
      return StackLayout(view: view, axis: .vertical, alignment: .horizontalCenter)
    }
    let spec = tree.containers.stacks[node]
    return StackLayout(
      view: view, axis: axis, alignment: spec.alignment, spacing: spec.spacing.finite,
      snapsToPixels: spec.snapsToPixels && node.kind == .hStack,
      isLazy: node.kind == .lazyHStack || node.kind == .lazyVStack)
  }

  func stackSize(_ view: ViewID, _ proposal: Proposal) -> Size {
    let stack = stackLayout(view)
    let base = divide(stack, proposal, sharesMatter: false)
    defer { scratch.truncate(to: base) }
    var length = gapTotal(of: view)
    for index in base..<scratch.count { length += scratch[index].size[stack.axis] }
    var across = minorExtent(stack, items: base, minorProposal: proposal[stack.axis.other]).length
    if stack.isLazy, let proposed = proposal[stack.axis.other] { across = proposed }
    return Size(major: length.isNaN ? .infinity : length, minor: across, axis: stack.axis)
  }

  /// Pushes the stack's children onto `scratch` in source order, each with its share and its answer.
  ///
  /// - Parameter sharesMatter: false where only the answers count, and those of rigid children are known.
  /// - Returns: the position of the first item; the caller truncates `scratch` to it when done.
  func divide(_ stack: StackLayout, _ proposal: Proposal, sharesMatter: Bool) -> Int {
    let base = scratch.count
    let minor = proposal[stack.axis.other]
    let areRigid = pushItems(of: stack, minor)
    guard !stack.isLazy, let length = proposal[stack.axis] else {
      for index in base..<scratch.count { serve(index, nil, minor, stack.axis) }
      return base
    }
    let available = length - gapTotal(of: stack.view)
    if !areRigid { probe(from: base, minor, stack.axis) }
    #if !hasFeature(Embedded)
    if !areRigid, !sharesMatter, let last = servedLast(from: base) {
      serveLast(last, available, from: base, minor, stack.axis)
      return base
    }
    #endif
    if !areRigid || sharesMatter { distribute(available, from: base, minor, stack.axis) }
    return base
  }

  #if !hasFeature(Embedded)
  /// The child that is served after all others, where these are rigid and of its priority: so it gets what they leave. nil
  /// where there is none or another one, or where it is no more flexible than they are.
  private func servedLast(from base: Int) -> Int? {
    var last: Int?
    let priority = scratch.base[base].priority
    for index in base..<scratch.count {
      let item = scratch.base + index
      if item.pointee.priority != priority { return nil }
      if item.pointee.isRigid { continue }
      if last != nil || item.pointee.flexibility <= 0 { return nil }
      last = index
    }
    return last
  }

  /// Proposes to a child what the others take from a length, one after the other.
  private func serveLast(_ last: Int, _ length: Double, from base: Int, _ minor: Double?, _ axis: Axis) {
    var rest = length
    for index in base..<scratch.count where index != last {
      rest = rest.less(scratch.base[index].size[axis])
    }
    let share = max(rest, 0)
    serve(last, share.isNaN ? 0 : share, minor, axis)
  }
  #endif

  /// Pushes one item for each child, with the answers of rigid ones; whether all are rigid.
  ///
  /// In a column those count as rigid, too, that keep their ideal size in its width.
  private func pushItems(of stack: StackLayout, _ minor: Double?) -> Bool {
    var areRigid = true
    scratch.reserve(scratch.count + stackFacts[Int(traits[stack.view].number)].childCount)
    var child = nodes[stack.view].firstChild
    while !child.isNone {
      let traits = self.traits[child]
      var size = traits.isRigid ? traits.rigidSize : nil
      if size == nil, stack.axis == .vertical { size = traits.idealSize(in: minor) }
      var item = StackItem(view: child, priority: traits.priority, isRigid: size != nil)
      if let size {
        item.size = size
        item.minimum = item.size[stack.axis]
        item.maximum = item.minimum
      } else {
        areRigid = false
      }
      scratch.append(item)
      child = nodes[child].nextSibling
    }
    return areRigid
  }

  /// Asks each child for its shortest and longest length.
  private func probe(from base: Int, _ minor: Double?, _ axis: Axis) {
    for index in base..<scratch.count where !scratch[index].isRigid {
      let child = scratch[index].view
      let traits = self.traits[child]
      let shortest =
        axis == .horizontal
        ? leastWidth(of: child, traits) ?? measure(child, Proposal(width: 0, height: minor)).width
        : measure(child, Proposal(width: minor, height: 0)).height
      let longest =
        traits.isRigid(axis)
        ? shortest : measure(child, Proposal(major: .infinity, minor: minor, axis: axis))[axis]
      // Stacks inside push items of their own, for which the column may move: the answers come first, then the place.
      scratch.base[index].minimum = shortest
      scratch.base[index].maximum = longest
    }
  }

  /// Gives each child in turn an equal share of what its priority group has left; the groups still to come have
  /// their minimums held back.
  private func distribute(_ length: Double, from base: Int, _ minor: Double?, _ axis: Axis) {
    let order = servingOrder(from: base)
    defer { serving.truncate(to: order) }
    let end = serving.count
    let firstPriority = scratch[Int(serving[order])].priority
    var rest = length
    for position in order..<end {
      let item = scratch.base + Int(serving.base[position])
      if item.pointee.priority != firstPriority { rest -= item.pointee.minimum }
    }
    var start = order
    while start < end {
      let priority = scratch[Int(serving[start])].priority
      var groupEnd = start
      while groupEnd < end, scratch[Int(serving[groupEnd])].priority == priority {
        if start > order { rest += scratch[Int(serving[groupEnd])].minimum }
        groupEnd += 1
      }
      for position in start..<groupEnd {
        let share = max(rest / Double(groupEnd - position), 0)
        let length = serve(Int(serving[position]), share.isNaN ? 0 : share, minor, axis)
        rest = rest.less(length)
      }
      start = groupEnd
    }
  }

  /// Proposes a length to a child and notes its answer along the stack.
  @discardableResult
  private func serve(_ index: Int, _ length: Double?, _ minor: Double?, _ axis: Axis) -> Double {
    scratch.base[index].proposed = length
    if !scratch[index].isRigid {
      // As in probing: the answer comes first, then the place.
      let answer = measure(scratch[index].view, Proposal(major: length, minor: minor, axis: axis))
      scratch[index].size = answer
    }
    return scratch[index].size[axis]
  }
}
