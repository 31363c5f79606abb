import LayViews

/// What is known of a stack before it is proposed anything.
struct StackFacts: BitwiseCopyable {
  var childCount = 0
  /// The sum of the gaps, in points.
  var gapTotal = 0.0
  /// The number of the stack's `Sharers`, if it takes one pass and is not rigid.
  var sharers = -1
  /// What the stack answers along the x axis where no width is left for it; NaN where that is not known, or not looked for.
  var leastWidth = Double.nan

  /// The number of the facts that all stacks of one rigid view share.
  static let ofOneView: UInt32 = 1
}

/// The children of a stack in the groups in which they are served.
struct Sharers: BitwiseCopyable {
  enum Group { case rigid, flexible, spacers }

  /// How many take the same whatever their share is, and what these take together.
  var rigidCount = 0
  var rigidLength = 0.0
  /// Children that take what they get, all alike; then those of the lowest priority there is, all alike.
  var flexible = AlikeSharers()
  var spacers = AlikeSharers()
  private var priority: Double?

  /// The group of a child: rigid along the stack, or not.
  @inline(__always)
  static func group(of child: ViewTraits, along axis: Axis) -> Group {
    if child.isRigid(axis) { return .rigid }
    return child.priority == -.infinity ? .spacers : .flexible
  }

  /// Whether a child fits in with those before it.
  mutating func admit(_ child: ViewTraits, _ range: Elasticity.Range, along axis: Axis) -> Bool {
    let group = Self.group(of: child, along: axis)
    if group == .spacers { return spacers.admit(range) }
    guard child.priority > -.infinity, child.priority == priority ?? child.priority else { return false }
    priority = child.priority
    if group == .flexible { return flexible.admit(range) }
    rigidCount += 1
    rigidLength += range.minimum
    return true
  }
}

/// Children of one priority that answer alike.
struct AlikeSharers: BitwiseCopyable {
  private(set) var count = 0
  private(set) var range = Elasticity.Range(rigid: 0)

  mutating func admit(_ range: Elasticity.Range) -> Bool {
    if count == 0 { self.range = range }
    count += 1
    return range == self.range && range.minimum < range.maximum
  }

  var minimum: Double { count == 0 ? 0 : range.minimum * Double(count) }
  var maximum: Double { count == 0 ? 0 : range.maximum * Double(count) }
}

extension Layout {
  /// What is known of a stack whose children are prepared. A stack of one view hands its layout priority on.
  func stackTraits(
    _ view: ViewID, _ node: ViewNode, _ stackAxis: Axis?, _ children: ChildSummary
  ) -> ViewTraits {
    let stack = stackLayout(view, node)
    var traits = ViewTraits()
    traits.stackAxis = stackAxis
    if children.count == 1, !stack.isLazy { traits.priority = children.priority }
    traits.takeGuides(from: children)
    traits.spacing = stackSpacing(node, children, axis: stack.axis)
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
      guard range.minimum == range.maximum || minimums.admit(range.minimum, traits.priority) else { return }
      if takesOnePass { takesOnePass = sharers.admit(traits, range, along: stack.axis) }
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

extension Layout {
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

  mutating func admit(_ minimum: Double, _ priority: Double) -> Bool {
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
