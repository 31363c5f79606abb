import LayViews

extension LayoutPass where Rules == SwiftUIRules {
  /// What is known of a stack whose children are prepared. A stack of one view hands its layout priority on.
  func stackTraits(
    _ view: ViewID, _ node: ViewNode, _ stackAxis: Axis?, _ children: ChildSummary
  ) -> ViewTraits {
    let stack = stackLayout(view, node)
    var traits = ViewTraits()
    traits.stackAxis = stackAxis
    if children.count == 1, !stack.isLazy { traits.priority = children.priority }
    traits.takeGuides(from: children)
    traits.spacing = mergedSpacing(node, children, axis: stack.axis)
    if children.any.contains(.container) { traits.setDependsOnContainer() }
    var facts = StackFacts(childCount: children.count, gapTotal: findGapTotal(of: stack, children))
    let isPlain = stack.alignment.isBuiltIn && !traits.mayBeExplicit(stack.alignment)
    if stack.isLazy {
      if isPlain, !traits.dependsOnContainer { findLazyElasticity(of: stack, &traits, facts) }
    } else if !traits.dependsOnContainer {
      traits.takeRigidity(from: children, dependsOnBothAxes: !isPlain)
      if isPlain, traits.isRigid {
        traits.takesOnePass = children.sharesPriority && !stack.snapsToPixels
        traits.rigidSize = Size(
          major: children.total[stack.axis] + facts.gapTotal, minor: children.longest[stack.axis.other],
          axis: stack.axis)
      } else if isPlain {
        findElasticity(of: stack, &traits, &facts)
        if traits.elasticity == Elasticity.none, !traits.isRigid {
          findWidths(of: stack, &traits, &facts, children)
        }
      }
    }
    noteStack(facts, &traits)
    if traits.isRigid, !isPlain {
      self.traits[view] = traits
      traits.rigidSize = computeSize(view, node, .unspecified)
    }
    return traits
  }

  func noteStack(_ facts: StackFacts, _ traits: inout ViewTraits) {
    traits.number = UInt32(truncatingIfNeeded: stackFacts.count)
    stackFacts.append(facts)
  }

  /// A stack of elastic children: across it, the longest of them; along it, all of them together, if none of those
  /// that share what is left takes more than its share on account of a larger minimum.
  ///
  /// It takes one pass if its children fall into the groups of `Sharers`.
  private func findElasticity(of stack: StackLayout, _ traits: inout ViewTraits, _ facts: inout StackFacts) {
    var along = Elasticity.Range(rigid: facts.gapTotal)
    var across = Elasticity.Range(rigid: 0)
    var minimums = GroupMinimums()
    var sharers = Sharers()
    var takesOnePass = !stack.snapsToPixels
    var child = nodes[stack.view].firstChild
    while !child.isNone {
      let traits = self.traits[child]
      guard traits.isRigid || traits.elasticity != Elasticity.none else { return }
      let elasticity = elasticity(of: traits)
      let range = elasticity[stack.axis]
      guard range.minimum == range.maximum || minimums.accept(range.minimum, traits.priority) else { return }
      if takesOnePass { takesOnePass = sharers.accept(traits, range, along: stack.axis) }
      along.lengthen(by: range)
      across.extend(to: elasticity[stack.axis.other])
      child = nodes[child].nextSibling
    }
    note(Elasticity(along: along, across: across, axis: stack.axis), &traits)
    guard takesOnePass, traits.elasticity != Elasticity.none else { return }
    traits.takesOnePass = true
    facts.sharers = sharersOfStacks.count
    sharersOfStacks.append(sharers)
  }
}

extension LayoutPass {
  /// A lazy stack takes what it is proposed across, and gives each of its children its ideal length along.
  private func findLazyElasticity(of stack: StackLayout, _ traits: inout ViewTraits, _ facts: StackFacts) {
    var (length, across) = (facts.gapTotal, 0.0)
    var child = nodes[stack.view].firstChild
    // Without children it takes nothing.
    guard !child.isNone else { return }
    while !child.isNone {
      let traits = self.traits[child]
      guard traits.isRigid || traits.elasticity != Elasticity.none else { return }
      let elasticity = elasticity(of: traits)
      length += elasticity[stack.axis].ideal
      across = max(across, elasticity[stack.axis.other].ideal)
      child = nodes[child].nextSibling
    }
    note(
      Elasticity(
        along: Elasticity.Range(rigid: length), across: Elasticity.Range(0, .infinity, ideal: across),
        axis: stack.axis), &traits)
    traits.takesOnePass = traits.elasticity != Elasticity.none
  }
}

/// Whether the children that share a length have the same minimum; for two priorities, which is what there is.
private struct GroupMinimums {
  private var first: (priority: Double, minimum: Double)?
  private var second: (priority: Double, minimum: Double)?

  mutating func accept(_ minimum: Double, _ priority: Double) -> Bool {
    guard let first else {
      first = (priority, minimum)
      return true
    }
    if first.priority == priority { return first.minimum == minimum }
    guard let second else {
      second = (priority, minimum)
      return true
    }
    return second.priority == priority && second.minimum == minimum
  }
}
