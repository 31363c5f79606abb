import LayViews

/// Where a stack's children lie across it, relative to the alignment line.
struct MinorExtent {
  var lower: Double
  var length: Double
}

extension LayoutPass {
  /// The union of the children across the stack, each with its guide on the line; the line itself belongs to it.
  func minorExtent(_ stack: StackLayout, items base: Int, minorProposal: Double?) -> MinorExtent {
    let cross = stack.axis.other
    if !traits[stack.view].mayBeExplicit(stack.alignment), stack.alignment.isBuiltIn {
      // Each guide is the same share of its child's length: the longest child decides.
      var length = 0.0
      for index in base..<scratch.count { length = max(length, scratch[index].size[cross]) }
      let longest = Size(major: 0, minor: length, axis: stack.axis)
      return MinorExtent(
        lower: length.isFinite ? -defaultGuideValue(stack.alignment, size: longest) : 0, length: length)
    }
    var lower = 0.0
    var upper = 0.0
    for index in base..<scratch.count {
      let size = scratch[index].size[cross]
      if !size.isFinite { return MinorExtent(lower: 0, length: .infinity) }
      let start = -guideOffset(stack, item: index, minorProposal: minorProposal)
      lower = min(lower, start)
      upper = max(upper, start + size)
    }
    return MinorExtent(lower: lower, length: upper - lower)
  }

  /// A child's value of the stack's alignment guide.
  func guideOffset(_ stack: StackLayout, item index: Int, minorProposal: Double?) -> Double {
    let item = scratch[index]
    return guideValue(
      of: item.view, stack.alignment, size: item.size,
      Proposal(major: item.proposed, minor: minorProposal, axis: stack.axis))
  }

  /// Places a stack's children one after the other from its leading edge.
  func placeStack(_ view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    let stack = stackLayout(view)
    let (axis, cross) = (stack.axis, stack.axis.other)
    var proposal = proposal
    // A length that was not proposed is, for the children, the stack's own.
    if proposal[cross] == nil || stack.isLazy { proposal[cross] = frame.size[cross] }
    let base = divide(stack, proposal, sharesMatter: true)
    let end = scratch.count
    let line = alignmentLine(stack, items: base, length: frame.size[cross], minorProposal: proposal[cross])
    let firstGap = recordGaps(of: stack)
    var position = 0.0
    for index in base..<end {
      let item = scratch[index]
      var offset = Point.zero
      offset[axis] = position
      offset[cross] = line - guideOffset(stack, item: index, minorProposal: proposal[cross])
      if stack.snapsToPixels {
        offset[cross] = onPixel(frame.origin[cross] + offset[cross]) - frame.origin[cross]
      }
      position += item.size[axis]
      if index + 1 < end { position += gaps[firstGap + index - base] }
      placeChild(
        item.view, of: view, in: frame, offset: offset, size: item.size,
        Proposal(major: item.proposed, minor: proposal[cross], axis: axis))
    }
    scratch.truncate(to: base)
  }

  /// The nearest pixel edge, of two the one further along.
  private func onPixel(_ length: Double) -> Double {
    displayScale > 0 ? (length * displayScale + 0.5).roundedDown / displayScale : length
  }

  /// Where a stack's alignment line lies across it; that of a lazy one at the guide's place in the whole length it takes.
  func alignmentLine(
    _ stack: StackLayout, items base: Int, length: Double, minorProposal: Double?
  ) -> Double {
    stack.isLazy
      ? defaultGuideValue(stack.alignment, size: Size(major: 0, minor: length, axis: stack.axis))
      : -minorExtent(stack, items: base, minorProposal: minorProposal).lower
  }
}
