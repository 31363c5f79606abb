import LayViews

extension LayoutPass {
  /// The gap between a child and its successor: the stack's spacing, or what the two prefer; 0 after the last.
  func gap(after child: ViewID, in stack: StackLayout) -> Double {
    let next = nodes[child].nextSibling
    guard !next.isNone else { return 0 }
    return stack.spacing ?? preferredGap(child, next, along: stack.axis)
  }

  /// The gap that two neighbours prefer, from the preferences on their facing edges.
  func preferredGap(_ first: ViewID, _ second: ViewID, along axis: Axis) -> Double {
    let (a, b) = (traits[first].spacing, traits[second].spacing)
    if a == SpacingTable.plain, b == SpacingTable.plain { return profile.defaultSpacing }
    #if hasFeature(Embedded)
    return spacings[a].gap(to: spacings[b], along: axis) ?? profile.defaultSpacing
    #else
    return spacings.gap(from: a, to: b, along: axis, otherwise: profile.defaultSpacing)
    #endif
  }

  /// The sum of the gaps of a stack whose children are prepared.
  func findGapTotal(of stack: StackLayout, _ children: ChildSummary) -> Double {
    if children.count < 2 { return 0 }
    if let gap = commonGap(of: stack, children) { return gap * Double(children.count - 1) }
    var total = 0.0
    var child = nodes[stack.view].firstChild
    while !child.isNone {
      let next = nodes[child].nextSibling
      if !next.isNone { total += preferredGap(child, next, along: stack.axis) }
      child = next
    }
    return total
  }

  /// The gap that all children have between them, where that is known without looking at each.
  private func commonGap(of stack: StackLayout, _ children: ChildSummary) -> Double? {
    if let spacing = stack.spacing { return spacing }
    guard children.sharesSpacing else { return nil }
    let child = nodes[stack.view].firstChild
    return preferredGap(child, child, along: stack.axis)
  }

  func gapTotal(of stack: ViewID) -> Double { stackFacts[Int(traits[stack].number)].gapTotal }

  /// Notes a placed stack's gaps for the output.
  ///
  /// - Returns: where they start in `gaps`.
  func recordGaps(of stack: StackLayout) -> Int {
    let start = gaps.count
    let count = stackFacts[Int(traits[stack.view].number)].childCount - 1
    guard count > 0 else { return start }
    if let spacing = stack.spacing {
      placements.gaps.grow(to: start + count, repeating: spacing)
    } else {
      var child = nodes[stack.view].firstChild
      for _ in 0..<count {
        let next = nodes[child].nextSibling
        placements.gaps.append(preferredGap(child, next, along: stack.axis))
        child = next
      }
    }
    placements.setGaps(of: stack.view, from: start)
    return start
  }

  var gaps: Column<Double> { placements.gaps }
}
