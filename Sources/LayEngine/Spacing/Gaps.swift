import LaySemantics

extension Layout {
  /// The gap between a child and its successor: the stack's spacing, or what the two prefer; 0 after the last.
  func gap(after child: ViewID, in stack: StackLayout) -> Double {
    let next = tree[child].nextSibling
    guard !next.isNone else { return 0 }
    return explicitSpacing(of: stack.view) ?? preferredGap(child, next, along: stack.axis)
  }

  /// `spacing:` as given; nil for containers that take none.
  func explicitSpacing(of view: ViewID) -> Double? {
    let node = tree[view]
    switch node.kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack:
      return tree.stacks[Int(node.payload)].spacing.flatMap { $0.isFinite ? $0 : nil }
    default: return nil
    }
  }

  /// The gap that two neighbours prefer, from the preferences on their facing edges.
  func preferredGap(_ first: ViewID, _ second: ViewID, along axis: Axis) -> Double {
    let (a, b) = (traits[Int(first.index)].spacing, traits[Int(second.index)].spacing)
    if a == SpacingTable.plain, b == SpacingTable.plain { return profile.defaultSpacing }
    let facing: (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return spacings[a][facing.0].gap(to: spacings[b][facing.1]) ?? profile.defaultSpacing
  }

  /// The sum of a stack's gaps.
  func gapTotal(of stack: StackLayout) -> Double {
    var total = 0.0
    var child = tree[stack.view].firstChild
    while !child.isNone {
      total += gap(after: child, in: stack)
      child = tree[child].nextSibling
    }
    return total
  }

  /// Notes a placed stack's gaps for the output; the range of them in `result.gaps`.
  mutating func recordGaps(of view: ViewID) -> Range<Int> {
    let stack = stackLayout(view)
    let start = result.gaps.count
    var child = tree[view].firstChild
    while !child.isNone, !tree[child].nextSibling.isNone {
      result.gaps.append(gap(after: child, in: stack))
      child = tree[child].nextSibling
    }
    let range = start..<result.gaps.count
    result.gapRanges[view] = range
    return range
  }
}
