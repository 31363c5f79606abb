import LaySemantics

// Stacks whose children are all rigid: what they are proposed changes no answer, so that no workspace is needed.

extension Layout {
  /// Whether a stack can be laid out by running over its children once.
  ///
  /// It must be eager and rigid itself, its children of one priority and lined up by an edge or centre that none
  /// of them sets.
  func findSimpleRigidity(_ traits: ViewTraits, of stack: StackLayout) -> Bool {
    guard traits.isRigid, !stack.isLazy, stack.alignment.isBuiltIn, !traits.hasGuides,
      !snapsToPixels(stack.view)
    else { return false }
    var child = nodes[stack.view].firstChild
    let priority = self.traits[child].priority
    while !child.isNone {
      if self.traits[child].priority != priority { return false }
      child = nodes[child].nextSibling
    }
    return true
  }

  func rigidStackSize(_ stack: StackLayout) -> Size {
    var size = Size(major: traits[stack.view].gapTotal, minor: 0, axis: stack.axis)
    var child = nodes[stack.view].firstChild
    while !child.isNone {
      let answer = traits[child].rigidSize
      size[stack.axis] += answer[stack.axis]
      size[stack.axis.other] = max(size[stack.axis.other], answer[stack.axis.other])
      child = nodes[child].nextSibling
    }
    return size
  }

  /// Places the children one after the other; each is proposed an equal share of what is left.
  func placeRigidStack(_ stack: StackLayout, _ frame: Rect, _ proposal: Proposal) {
    let (axis, cross) = (stack.axis, stack.axis.other)
    let firstGap = recordGaps(of: stack)
    let gapCount = result.gaps.count - firstGap
    let line = defaultGuideValue(stack.alignment, size: frame.size)
    var rest = proposal[axis].map { $0 - traits[stack.view].gapTotal }
    var position = 0.0
    var child = nodes[stack.view].firstChild
    var index = 0
    while !child.isNone {
      let size = traits[child].rigidSize
      let share = rest.map { max($0 / Double(gapCount + 1 - index), 0) }
      rest = rest.map { remaining($0, less: size[axis]) }
      var offset = Point.zero
      offset[axis] = position
      offset[cross] = line - defaultGuideValue(stack.alignment, size: size)
      position += size[axis]
      if index < gapCount { position += result.gaps[firstGap + index] }
      let offer = Proposal(major: share, minor: proposal[cross], axis: axis)
      placeChild(child, of: stack.view, in: frame, offset: offset, size: size, offer)
      child = nodes[child].nextSibling
      index += 1
    }
  }

  /// What is left of a length; infinity less infinity is still everything.
  func remaining(_ length: Double, less answer: Double) -> Double {
    let remaining = length - answer
    return remaining.isNaN ? length : remaining
  }
}
