import LayEngine
import LaySyntax
import LayViews

// Spacers that do nothing, or something else than spread out.

extension Inspection {
  mutating func checkSpacers(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .spacer, isWritten(view) else { return }
    let spec = tree.contents.spacers[node]
    guard spec.axis == nil, !spec.isTextBaselineRelative else { return }
    switch outline.surroundings(of: view, in: tree) {
    case .container(let stack, .hStack), .container(let stack, .vStack):
      let axis: Axis = tree[stack].kind == .hStack ? .horizontal : .vertical
      // Any other minimum may be meant as a gap.
      guard spec.minimumLength ?? 0 == 0 else { return }
      if proposal(view)[axis] != nil {
        checkStarved(view, in: stack, axis, least: spec.minimumLength)
      } else if spec.minimumLength == nil {
        checkUnbounded(view, axis)
      }
    case .container(let stack, .zStack):
      guard holdsMoreThanSpacers(stack), !isSized(view) else { return }
      report(
        .spacerInZStack, at: range(view),
        "a ZStack takes its size from its other children, \(size(stack)), and ignores this Spacer",
        help: "to fill, put .frame(maxWidth: .infinity, maxHeight: .infinity) on the ZStack",
        fix: sites.removalOfStatement(at: node.source), ifIdle: [TreeEdit(.remove, node)])
    case .root, .layer: reportOutside(view)
    case .container(_, .gridRow), .container(_, .grid), .container(_, .lazyVGrid), .container(_, .lazyHGrid):
      reportOutside(view)
    case .container: break
    }
  }

  /// Whether a modifier gives a Spacer a size of its own, for which it is there.
  private func isSized(_ view: ViewID) -> Bool {
    var inner = view
    let outermost = outline.outermost(view)
    while inner != outermost {
      inner = outline.parent(of: inner)
      switch tree[inner].kind {
      case .frame, .flexibleFrame, .containerRelativeFrame: return true
      default: break
      }
    }
    return false
  }

  private func size(_ view: ViewID) -> String {
    "\(points(frame(view).size.width)) × \(points(frame(view).size.height))"
  }

  private mutating func reportOutside(_ view: ViewID) {
    report(
      .spacerOutsideStack, at: range(view), "outside an HStack or VStack a Spacer grows on both axes",
      help: "Color.clear says the same in words that are true everywhere")
  }

  /// A spacer that nothing is proposed along its stack has its minimum length.
  private mutating func checkUnbounded(_ view: ViewID, _ axis: Axis) {
    let length = points(frame(view).size[axis])
    let cause = source(ofMissing: axis, for: view)
    guard !cause.isNone else { return }
    switch tree[cause].kind {
    case .scrollView where isCandidate(cause): break
    case .scrollView:
      report(
        .spacerInScrollAxis, at: range(view),
        "there is no spare space along a \(axis.adjective) scroll view: this Spacer has its minimum, \(length) pt",
        help: "give the content a min\(axis.capitalizedLength) to fill",
        notes: [.init("the scroll view is here", at: range(cause))])
    case .fixedSize:
      report(
        .spacerUnderFixedSize, at: range(view),
        "fixedSize asks for the ideal \(axis.lengthName), in which this Spacer has its minimum, \(length) pt",
        notes: [.init("fixedSize is here", at: range(cause))],
        // In an app it is the least distance that somebody saw.
        atMost: layout.configuration.isLenient ? .info : .error)
    default: break
    }
  }

  /// Spacers are served last: a sibling that takes all there is leaves them their minimum.
  private mutating func checkStarved(
    _ view: ViewID, in stack: ViewID, _ axis: Axis, least: Double?
  ) {
    let length = frame(view).size[axis]
    let minimum = least ?? layout.configuration.platform.profile.spacerMinimumLength
    guard settings.isOn(.spacerStarved), abs(length - minimum) < 0.01 else { return }
    // One that says it may be nothing gives way.
    guard least != 0, let sibling = greedyChild(of: stack, axis), !isFramed(stack, by: sibling, axis),
      !isReplaced(view, by: sibling)
    else { return }
    report(
      .spacerStarved, at: range(view),
      "\(name(sibling)) at \(place(sibling)) takes all the space first; this Spacer keeps \(points(length)) pt",
      atMost: isHarmless(view, after: sibling) ? .info : .error,
      unless: Finding.Key(.shapeTakesAll, at: range(content(of: sibling))))
  }

  /// Whether a spacer at an end was to push what scrolls to the other, where it would begin anyway; or, in an app's
  /// sources, shares with a stack that has spacers of its own, or with a view of another framework.
  private func isHarmless(_ spacer: ViewID, after sibling: ViewID) -> Bool {
    let inner = content(of: sibling)
    if isList(inner) || tree[inner].kind == .scrollView {
      return tree[spacer].nextSibling.isNone || layout.configuration.isLenient
    }
    guard layout.configuration.isLenient else { return false }
    return [.hStack, .vStack].contains(tree[inner].kind)
      || isRepresentable(inner)
  }

  /// Whether spacers stand at both ends of a stack around what is told to fill: each end keeps the same.
  private func isFramed(_ stack: ViewID, by sibling: ViewID, _ axis: Axis) -> Bool {
    let children = children(stack)
    guard let first = children.first, let last = children.last, tree[first].kind == .spacer,
      tree[last].kind == .spacer
    else { return false }
    var view = sibling
    while !view.isNone, tree[view].kind.isModifier {
      if tree[view].kind == .flexibleFrame,
        tree.modifiers.flexibleFrames[tree[view]][axis].maximum == .infinity
      {
        return true
      }
      view = tree[view].firstChild
    }
    return false
  }

  /// Whether what is typed stands at the end of a field anyway, where the spacer before the field would have pushed it.
  private func isReplaced(_ spacer: ViewID, by sibling: ViewID) -> Bool {
    let field = content(of: sibling)
    return tree[spacer].nextSibling == sibling && isField(field)
      && tree.environment(of: field).textAlignment == .trailing
  }

  // What all spacers of a stack ask is looked up once for each stack.

  private mutating func holdsMoreThanSpacers(_ stack: ViewID) -> Bool {
    if let known = facts.spacers.holdsMoreThanSpacers[stack] { return known }
    let answer = children(stack).contains { tree[content(of: $0)].kind != .spacer }
    facts.spacers.holdsMoreThanSpacers[stack] = answer
    return answer
  }

  /// The first child that would take more than it needs, and more than it has, along the stack.
  private mutating func greedyChild(of stack: ViewID, _ axis: Axis) -> ViewID? {
    if let known = facts.spacers.greedyChild[stack] { return known }
    var answer: ViewID?
    for child in children(stack) where tree[content(of: child)].kind != .spacer {
      guard wantsMore(child, axis) else { continue }
      answer = child
      break
    }
    facts.spacers.greedyChild[stack] = .some(answer)
    return answer
  }
}
