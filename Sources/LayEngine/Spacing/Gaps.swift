import LaySemantics

extension Layout {
  /// The gap between a child and its successor: the stack's spacing, or what the two prefer; 0 after the last.
  func gap(after child: ViewID, in stack: StackLayout) -> Double {
    let next = nodes[child].nextSibling
    guard !next.isNone else { return 0 }
    return explicitSpacing(of: stack.view) ?? preferredGap(child, next, along: stack.axis)
  }

  /// `spacing:` as given; nil for containers that take none.
  func explicitSpacing(of view: ViewID) -> Double? {
    let node = nodes[view]
    switch node.kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack:
      return tree.stacks[Int(node.payload)].spacing.flatMap { $0.isFinite ? $0 : nil }
    default: return nil
    }
  }

  /// The gap that two neighbours prefer, from the preferences on their facing edges.
  func preferredGap(_ first: ViewID, _ second: ViewID, along axis: Axis) -> Double {
    let (a, b) = (traits[first].spacing, traits[second].spacing)
    if a == SpacingTable.plain, b == SpacingTable.plain { return profile.defaultSpacing }
    let facing: (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return spacings[a][facing.0].gap(to: spacings[b][facing.1]) ?? profile.defaultSpacing
  }

  /// The sum of a stack's gaps.
  func gapTotal(of stack: StackLayout) -> Double {
    let spacing = explicitSpacing(of: stack.view)
    if spacing == 0 { return 0 }
    var total = 0.0
    var child = nodes[stack.view].firstChild
    while !child.isNone {
      let next = nodes[child].nextSibling
      if !next.isNone { total += spacing ?? preferredGap(child, next, along: stack.axis) }
      child = next
    }
    return total
  }

  /// Notes a placed stack's gaps for the output.
  ///
  /// - Returns: where they start in `result.gaps`.
  func recordGaps(of stack: StackLayout) -> Int {
    let start = result.gaps.count
    var child = nodes[stack.view].firstChild
    if let spacing = explicitSpacing(of: stack.view) {
      var count = 0
      while !child.isNone {
        child = nodes[child].nextSibling
        count += 1
      }
      result.gaps.append(contentsOf: repeatElement(spacing, count: max(count - 1, 0)))
    }
    while !child.isNone {
      let next = nodes[child].nextSibling
      if !next.isNone { result.gaps.append(preferredGap(child, next, along: stack.axis)) }
      child = next
    }
    result.setGaps(of: stack.view, from: start)
    return start
  }
}
