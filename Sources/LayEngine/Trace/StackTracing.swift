import LayViews

extension LayoutPass {
  /// How a stack that was placed divided its length: the same division once more.
  func stackDivision(_ view: ViewID, _ proposal: Proposal, _ size: Size) -> StackDivision {
    let stack = stackLayout(view)
    var proposal = placingProposal(stack, proposal, size)
    if stack.isLazy { proposal[stack.axis] = nil }
    let base = divide(stack, proposal, sharesMatter: true)
    defer { scratch.truncate(to: base) }
    let order = servingOrder(from: base)
    defer { serving.truncate(to: order) }
    var shares: [StackDivision.Share] = []
    for index in base..<scratch.count {
      let item = scratch[index]
      shares.append(
        StackDivision.Share(
          view: item.view, priority: item.priority, minimum: item.minimum, maximum: item.maximum,
          proposed: item.proposed, answer: item.size))
    }
    return StackDivision(
      axis: stack.axis, isLazy: stack.isLazy, length: proposal[stack.axis],
      across: proposal[stack.axis.other],
      gaps: gaps(of: stack), shares: shares, order: (order..<serving.count).map { Int(serving[$0]) - base })
  }

  /// A length across that was not proposed is, for the children, the stack's own.
  private func placingProposal(_ stack: StackLayout, _ proposal: Proposal, _ size: Size) -> Proposal {
    var proposal = proposal
    let cross = stack.axis.other
    if proposal[cross] == nil || stack.isLazy { proposal[cross] = size[cross] }
    return proposal
  }

  private func gaps(of stack: StackLayout) -> [StackDivision.Gap] {
    var gaps: [StackDivision.Gap] = []
    let spacing = stack.spacing
    var child = nodes[stack.view].firstChild
    while !child.isNone {
      let next = nodes[child].nextSibling
      if !next.isNone {
        gaps.append(
          StackDivision.Gap(
            first: child, second: next, length: spacing ?? preferredGap(child, next, along: stack.axis),
            source: spacing == nil ? gapSource(child, next, along: stack.axis) : .given))
      }
      child = next
    }
    return gaps
  }

  private func gapSource(_ first: ViewID, _ second: ViewID, along axis: Axis) -> StackDivision.Gap.Source {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let mine = spacings[traits[first].spacing][end]
    let theirs = spacings[traits[second].spacing][start]
    var preferences: [StackDivision.Preference] = []
    for category in SpacingCategory.allCases {
      guard let a = mine[category], let b = theirs[category],
        let distance = mine.distance(of: category, to: theirs)
      else { continue }
      preferences.append(
        StackDivision.Preference(category: category.words, first: a, second: b, distance: distance))
    }
    if !preferences.isEmpty { return .preferences(preferences) }
    if mine.uncategorized == nil, theirs.uncategorized == nil { return .platform }
    return .uncategorized(mine.uncategorized, theirs.uncategorized)
  }

  // MARK: Placement

  /// Which guides put a view where it is in its parent.
  func placement(of view: ViewID, in parent: ViewID) -> LayoutTrace.Placement {
    let node = nodes[parent]
    let size = placements[view].frame.size
    let proposal = placements[view].proposal
    let outer = placements[parent].frame.size
    switch node.kind {
    case .frame: return aligned(view, size, proposal, outer, tree.modifiers.frames[node].alignment)
    case .flexibleFrame:
      return aligned(view, size, proposal, outer, tree.modifiers.flexibleFrames[node].alignment)
    case .hStack, .vStack: return stackPlacement(of: view, size, proposal, in: parent, outer)
    case .zStack:
      let alignment = tree.containers.zStacks[node]
      let line = zStackLine(of: node.firstChild, Proposal(outer), alignment)
      return LayoutTrace.Placement(
        horizontal: match(view, alignment.horizontal, line.x, size, proposal),
        vertical: match(view, alignment.vertical, line.y, size, proposal))
    case .background, .overlay:
      if view == node.firstChild || !nodes[nodes[node.firstChild].nextSibling].nextSibling.isNone { break }
      let alignment = tree.modifiers.layers[node].alignment
      return aligned(view, size, proposal, outer, alignment, to: node.firstChild)
    default: break
    }
    return LayoutTrace.Placement()
  }

  /// The view's guides on those of the frame, or of the view that it is a layer of.
  private func aligned(
    _ view: ViewID, _ size: Size, _ proposal: Proposal, _ outer: Size, _ alignment: Alignment,
    to primary: ViewID = .none
  ) -> LayoutTrace.Placement {
    func line(_ guide: AlignmentGuide) -> Double {
      primary.isNone
        ? defaultGuideValue(guide, size: outer)
        : guideValue(of: primary, guide, size: outer, placements[primary].proposal)
    }
    return LayoutTrace.Placement(
      horizontal: match(view, alignment.horizontal, line(alignment.horizontal), size, proposal),
      vertical: match(view, alignment.vertical, line(alignment.vertical), size, proposal))
  }

  private func match(
    _ view: ViewID, _ guide: AlignmentGuide, _ line: Double, _ size: Size, _ proposal: Proposal
  ) -> LayoutTrace.Placement.Match {
    LayoutTrace.Placement.Match(
      guide: guide, line: line, value: guideValue(of: view, guide, size: size, proposal))
  }

  /// Across a stack its guide decides; along it, what lies before.
  private func stackPlacement(
    of view: ViewID, _ size: Size, _ proposal: Proposal, in parent: ViewID, _ outer: Size
  ) -> LayoutTrace.Placement {
    let stack = stackLayout(parent)
    let offer = placingProposal(stack, placements[parent].proposal, outer)
    let base = divide(stack, offer, sharesMatter: true)
    defer { scratch.truncate(to: base) }
    let extent = minorExtent(stack, items: base, minorProposal: offer[stack.axis.other])
    let found = match(view, stack.alignment, -extent.lower, size, proposal)
    return stack.axis == .horizontal
      ? LayoutTrace.Placement(horizontal: nil, vertical: found)
      : LayoutTrace.Placement(horizontal: found, vertical: nil)
  }
}

extension SpacingCategory {
  /// The category's name for a reader.
  var words: String {
    switch self {
    case .textToText: return "text to text"
    case .edgeBelowText: return "edge below text"
    case .edgeAboveText: return "edge above text"
    case .textBaseline: return "text baseline"
    case .edgeLeftOfText: return "edge left of text"
    case .edgeRightOfText: return "edge right of text"
    }
  }
}
