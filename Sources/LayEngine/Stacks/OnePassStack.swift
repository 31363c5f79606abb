import LayViews

// Stacks whose children's answers are known beforehand: no workspace is needed to serve them.

extension LayoutPass {
  /// Whether the answers of a stack's children are known where it gets a frame: in a column that keeps its ideal size they
  /// are where it is as wide as that.
  @inline(__always)
  func takesOnePass(_ traits: ViewTraits, _ frame: Rect, _ proposal: Proposal) -> Bool {
    traits.takesOnePass
      && (!traits.keepsIdealSize || traits.idealSize(in: proposal.width ?? frame.size.width) != nil)
  }

  /// Gives the children their frames and places what is inside them, but for the last that has something inside.
  ///
  /// Views lie in memory behind what is inside them. So a walk that places each child's content before it goes on to the
  /// next child reads memory from one end to the other: a fifth faster for a million views than one that frames all
  /// children first. Stacks of leaves are most of all, and their loop, which calls nobody, costs less.
  /// - Returns: the child whose content is still to be placed.
  func placeOnePass(_ view: ViewID, _ node: ViewNode, _ frame: Rect, _ proposal: Proposal) -> ViewID {
    if hasContent(nodes[node.firstChild], traits[node.firstChild]) {
      return placeInTurn(stackLayout(view, node), frame, proposal)
    }
    let last = frameOnePass(stackLayout(view, node), frame, proposal, inTurn: false)
    if last.isNone { return .none }
    var child = node.firstChild
    while child != last {
      let node = nodes[child]
      if hasContent(node, traits[child]) { placeContent(of: child) }
      child = node.nextSibling
    }
    return last
  }

  /// Gives each child its frame and places what is inside it, but for the last child.
  @inline(never)
  private func placeInTurn(_ stack: StackLayout, _ frame: Rect, _ proposal: Proposal) -> ViewID {
    frameOnePass(stack, frame, proposal, inTurn: true)
  }

  /// Frames the children one after the other, each proposed an equal share of what its group has left.
  ///
  /// - Parameter inTurn: whether to place their content as well, but for that of the last child.
  /// - Returns: the last that has content which is not placed.
  @inline(__always)
  private func frameOnePass(
    _ stack: StackLayout, _ frame: Rect, _ proposal: Proposal, inTurn: Bool
  ) -> ViewID {
    let (axis, cross) = (stack.axis, stack.axis.other)
    let traits = self.traits[stack.view]
    let facts = stackFacts[Int(traits.number)]
    // A length that was not proposed is, for the children, the stack's own.
    let across = stack.isLazy ? frame.size[cross] : proposal[cross] ?? frame.size[cross]
    let line = defaultGuideValue(
      stack.alignment, size: Size(major: 0, minor: lengthAcross(traits, across, cross), axis: axis))
    let mirrors = isRightToLeft(stack.view)
    let length = stack.isLazy ? nil : proposal[axis]
    let room = (length ?? 0) - facts.gapTotal
    var shares =
      facts.sharers < 0
      ? Shares(of: room, amongRigid: facts.childCount)
      : Shares(of: room, among: sharersOfStacks[facts.sharers])
    var gap = recordGaps(of: stack)
    var position = 0.0
    var last = ViewID.none
    var child = nodes[stack.view].firstChild
    while !child.isNone {
      let traits = self.traits[child]
      let group = facts.sharers < 0 ? .rigid : Sharers.group(of: traits, along: axis)
      let offer = Proposal(major: length == nil ? nil : shares[group].next, minor: across, axis: axis)
      let size = knownAnswer(traits, offer)
      shares[group].take(size[axis])
      let offset = Point(
        major: position, minor: line - defaultGuideValue(stack.alignment, size: size), axis: axis)
      let node = nodes[child]
      let childFrame = childFrame(in: frame, offset: offset, size: size, mirrors: mirrors)
      let waiting = giveFrame(to: child, node, traits, childFrame, offer)
      if !waiting.isNone {
        if inTurn, !node.nextSibling.isNone { placeContent(of: waiting) } else { last = waiting }
      }
      child = node.nextSibling
      if child.isNone { break }
      position += size[axis] + gaps[gap]
      gap += 1
    }
    return last
  }

  /// The answer of a view in a stack that takes one pass.
  @inline(__always)
  private func knownAnswer(_ traits: ViewTraits, _ offer: Proposal) -> Size {
    if traits.isRigid { return traits.rigidSize }
    return traits.idealSize(in: offer.width) ?? elasticities[Int(traits.elasticity)].answer(offer)
  }

  /// The longest child across a stack that takes one pass.
  private func lengthAcross(_ traits: ViewTraits, _ proposal: Double, _ axis: Axis) -> Double {
    if traits.isRigid { return traits.rigidSize[axis] }
    // Of stacks that keep their ideal size only columns take one pass.
    if let size = traits.idealSize(in: proposal) { return size.width }
    return elasticities[Int(traits.elasticity)][axis].answer(proposal)
  }
}

/// What the groups of a stack's children still have to share.
private struct Shares {
  struct Group {
    var rest: Double
    var waiting: Int

    /// An equal share of the rest, for each that waits.
    var next: Double {
      let share = max(rest / Double(waiting), 0)
      return share.isNaN ? 0 : share
    }

    mutating func take(_ length: Double) {
      rest = rest.less(length)
      waiting -= 1
    }
  }

  private var rigid: Group
  private var flexible: Group
  private var spacers: Group

  init(of length: Double, amongRigid count: Int) {
    rigid = Group(rest: length, waiting: count)
    flexible = Group(rest: 0, waiting: 0)
    spacers = flexible
  }

  /// The spacers' minimums are held back from the others.
  init(of length: Double, among sharers: Sharers) {
    rigid = Group(
      rest: length - sharers.spacers.minimum, waiting: sharers.rigidCount + sharers.flexible.count)
    flexible = Group(rest: rigid.rest.less(sharers.rigidLength), waiting: sharers.flexible.count)
    let taken = min(max(flexible.rest, sharers.flexible.minimum), sharers.flexible.maximum)
    spacers = Group(rest: length.less(sharers.rigidLength + taken), waiting: sharers.spacers.count)
  }

  subscript(group: Sharers.Group) -> Group {
    @inline(__always) get {
      switch group {
      case .rigid: return rigid
      case .flexible: return flexible
      case .spacers: return spacers
      }
    }
    @inline(__always) set {
      switch group {
      case .rigid: rigid = newValue
      case .flexible: flexible = newValue
      case .spacers: spacers = newValue
      }
    }
  }
}
