import LayEngine
import LaySyntax
import LayViews

// Content that is larger than the space it was given.
//
// A child that overflows makes its parents overflow, and a parent with room to spare absorbs what a child takes
// beyond its share. So overflow is looked for where space ends, at fixed frames and the canvas, and from there
// followed down to the deepest view whose own answer is the cause: one cause, one report.

extension Inspection {
  mutating func checkOverflow() {
    guard !tree.root.isNone else { return }
    for axis in Axis.allCases {
      if !layout.fitsContent {
        checkBoundary(nil, content: tree.root, available: frames.canvas[axis], axis)
      }
      for view in outline.placed where tree[view].kind == .frame {
        let child = tree[view].firstChild
        guard let length = tree.modifiers.frames[tree[view]][axis], !child.isNone else { continue }
        checkBoundary(view, content: child, available: length, axis)
      }
      var followed: Set<ViewID> = []
      for view in outline.placedWithParts {
        guard let holder = holder(ofOverflowing: view, axis), !followed.contains(view) else { continue }
        checkHolder(holder, view, axis, &followed)
      }
    }
  }

  /// What keeps its own length though a view in it is longer, and no fixed frame: the row of a list, a screen, a
  /// GeometryReader, a layer.
  private func holder(ofOverflowing view: ViewID, _ axis: Axis) -> ViewID? {
    let above = outline.encloser(of: view)
    if tree[view].kind == .scrollView, tree.containers.scrolls[tree[view]].axes.contains(axis) { return nil }
    guard !above.isNone, frame(view).size[axis] > frame(above).size[axis] + tolerance,
      let offered = proposal(view)[axis], offered.isFinite, frame(view).size[axis] > offered + tolerance,
      !runsUnderBars(view)
    else { return nil }
    switch tree[above].kind {
    case .scrollView: if tree.containers.scrolls[tree[above]].axes.contains(axis) { return nil }
    // A negative padding is smaller than what it holds, on purpose.
    case .padding where tree.modifiers.insets[tree[above]].total(axis) < 0: return nil
    // These have rules of their own, or are meant to be smaller than what they hold.
    case .frame, .viewThatFits, .lazyVGrid, .lazyHGrid, .ownLayout, .aspectRatio, .fixedSize,
      .ignoresSafeArea, .safeAreaInset, .position, .containerRelativeFrame:
      return nil
    case .background, .overlay:
      // A badge is larger than what it lies on, and a menu hangs below it.
      guard !outline.isPrimary(view), tree[content(of: view)].kind.mainAxis == axis, !isSetOff(view) else {
        return nil
      }
    default: break
    }
    return above
  }

  /// Scroll views and lists run on under the bars that they touch.
  private func runsUnderBars(_ view: ViewID) -> Bool {
    isList(view) || tree[view].kind == .ignoresSafeArea
  }

  /// - Parameter followed: The views passed on the way down to a cause: what holds one of them is its consequence.
  private mutating func checkHolder(
    _ holder: ViewID, _ view: ViewID, _ axis: Axis, _ followed: inout Set<ViewID>
  ) {
    let available = min(frame(holder).size[axis], proposal(view)[axis] ?? .infinity)
    guard available.isFinite, available >= 0, !isClipped(view), !isClipped(holder), !isCutOff(view, axis)
    else { return }
    var trail = Trail(view: view, room: available)
    follow(&trail, axis) { followed.insert($0) }
    guard overflowing.insert(trail.view).inserted else { return }
    reportCause(Overflow(boundary: nil, holder: holder, trail: trail, available: available, axis: axis))
  }

  /// - Parameter boundary: the fixed frame whose space ends; nil for the canvas.
  private mutating func checkBoundary(
    _ boundary: ViewID?, content: ViewID, available: Double, _ axis: Axis
  ) {
    let length = frame(content).size[axis]
    guard length > available + tolerance, length.isFinite, available.isFinite, available >= 0 else { return }
    if let boundary, isClipped(boundary) || isCutOff(content, axis) { return }
    var trail = Trail(view: content, room: available)
    follow(&trail, axis)
    let cause = trail.view
    if let boundary { overflowing.insert(boundary) }
    guard !overflowing.contains(cause) || boundary != nil else { return }
    if boundary != nil, overflowing.contains(cause), cause != content { return }
    overflowing.insert(cause)
    reportCause(Overflow(boundary: boundary, trail: trail, available: available, axis: axis))
  }

  /// What is too large, and for what.
  private struct Overflow {
    var boundary: ViewID?
    /// What else it is too large for; nil: the canvas.
    var holder: ViewID?
    var trail: Trail
    var available: Double
    var axis: Axis
  }

  /// The way down from where space ends.
  private struct Trail {
    var view: ViewID
    /// What there is for it.
    var room: Double
    /// The last stack passed whose cross axis it was.
    var crossing: ViewID?
  }

  /// Goes down to the deepest view that answered more than it was proposed.
  private func follow(_ trail: inout Trail, _ axis: Axis, passing pass: (ViewID) -> Void = { _ in }) {
    while let next = overflowingChild(of: trail, axis) {
      pass(next.view)
      if tree[trail.view].kind.mainAxis == axis.other || pushesOthers(next, in: trail.view, axis) {
        trail.crossing = trail.view
      }
      (trail.view, trail.room) = next
    }
  }

  /// The largest child that answered more than what its parent has, with that; nil where the parent itself is the cause.
  private func overflowingChild(of trail: Trail, _ axis: Axis) -> (view: ViewID, room: Double)? {
    let view = trail.view
    let kind = tree[view].kind
    switch kind {
    case .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .grid, .gridRow, .section: break
    case .control, .uniformRow, .formColumns, .safeAreaInset: break
    case .scrollView: if tree.containers.scrolls[tree[view]].axes.contains(axis) { return nil }
    // A text would wrap, were it not for this.
    case .fixedSize where tree[content(of: view)].kind == .text: return nil
    case .padding, .offset, .effect, .background, .overlay, .layoutPriority, .alignmentGuide, .aspectRatio,
      .fixedSize, .ignoresSafeArea:
      break
    case .flexibleFrame:
      if raisesItself(view, axis) { return nil }
    default: return nil
    }
    // A row of a Grid is proposed nothing, its cells are. What grows with its content proposes it more in the end.
    guard proposal(view)[axis] != nil || kind == .gridRow else { return nil }
    let offered = min(proposal(view)[axis] ?? .infinity, trail.room)
    let inset = kind == .padding ? tree.modifiers.insets[tree[view]].total(axis) : 0
    // Along a stack a child may take what its siblings leave: only one that exceeds the whole is to blame.
    let room = max(offered - inset, 0)
    if kind == .zStack, let child = ownLength(in: view, above: room, axis) { return (child, room) }
    var largest: ViewID?
    for child in kind.isModifier ? [tree[view].firstChild] : children(view) {
      let length = frame(child).size[axis]
      if length > room + tolerance, length > largest.map({ frame($0).size[axis] }) ?? 0 { largest = child }
    }
    return largest.map { ($0, room) }
  }

  /// Whether a flexible frame's own minimum is what exceeds its proposal.
  private func raisesItself(_ view: ViewID, _ axis: Axis) -> Bool {
    guard let offered = proposal(view)[axis],
      let minimum = tree.modifiers.flexibleFrames[tree[view]][axis].minimum
    else { return false }
    return minimum > offered + tolerance
  }

  private mutating func reportCause(_ overflow: Overflow) {
    let (cause, axis) = (overflow.trail.view, overflow.axis)
    if tree[cause].isPart || isUnsure(cause, overflow) { return }
    switch tree[cause].kind {
    case .hStack, .vStack:
      if tree[cause].kind.mainAxis == axis { return reportStack(overflow) }
    case .flexibleFrame:
      if raisesItself(cause, axis) { return reportMinimum(overflow) }
    case .padding:
      let inset = tree.modifiers.insets[tree[cause]].total(axis)
      if inset >= overflow.available { return reportPadding(overflow, inset) }
    case .viewThatFits where tree.modifiers.axisSets[tree[cause]].contains(axis):
      return reportNothingFits(overflow)
    case .lazyVGrid, .lazyHGrid: return  // its own rules know more
    default: break
    }
    if let boundary = overflow.boundary {
      if overflow.trail.crossing == nil || innerFrame(of: boundary) == cause {
        return reportFrame(boundary, overflow)
      }
    }
    if let stack = overflow.trail.crossing { return reportCrossing(stack, overflow) }
    if let holder = overflow.holder { return reportHeld(by: holder, overflow) }
    reportCanvas(overflow)
  }

  /// Whether in an app's sources a size may be none that its users see: it holds a stand-in, the room is the nothing that
  /// a value is before something is measured, or a reader places its content by numbers.
  private mutating func isUnsure(_ cause: ViewID, _ overflow: Overflow) -> Bool {
    guard layout.configuration.isLenient else { return false }
    if dependsOnStandIn(cause, overflow.axis) || overflow.available < 1 { return true }
    guard let holder = overflow.holder, tree[holder].kind == .geometryReader else { return false }
    return [.shape, .color, .gradient, .image].contains(tree[content(of: cause)].kind)
  }

  // MARK: The reports

  private mutating func reportHeld(by holder: ViewID, _ overflow: Overflow) {
    let (view, axis) = (overflow.trail.view, overflow.axis)
    let length = frame(view).size[axis]
    // What stands out of a control's part may be that alone, and not the view in it.
    guard length > overflow.available + tolerance else { return }
    let outer = tree[holder].isPart ? outline.parent(of: view) : holder
    let room =
      outer.isNone ? "" : " that \(tree.spelling(of: outer) ?? "what holds it") at \(place(outer)) has for it"
    report(
      .childLargerThanFrame, at: range(view),
      "\(name(view)) is \(points(length)) pt \(axis.extent) in the "
        + "\(points(overflow.available)) pt\(room); \(points(length - overflow.available)) pt stand out",
      unless: tree[holder].kind == .geometryReader ? .init(.greedyInScrollAxis, at: range(holder)) : nil)
  }

  private mutating func reportStack(_ overflow: Overflow) {
    let (stack, axis) = (overflow.trail.view, overflow.axis)
    guard isWritten(stack), !hasNegativeSpacing(stack) else { return }
    let available = min(proposal(stack)[axis] ?? .infinity, overflow.trail.room)
    let excess = frame(stack).size[axis] - available
    if let spacer = spacer(of: stack, holding: excess, axis) {
      return report(
        .spacerMinimumTooLong, at: range(spacer, "minLength"),
        "minLength \(points(frame(spacer).size[axis])) is what makes the stack "
          + "\(points(excess)) pt \(axis.comparative) than its space",
        notes: [.init("the stack is here", at: range(stack))])
    }
    let gaps = Array(frames.gaps(of: stack))
    let lengths = children(stack).map { frame($0).size[axis] }
    report(
      .stackOverflow, at: range(stack),
      "children need \(points(frame(stack).size[axis])) pt (\(sum(lengths, gaps))), \(points(available)) available; "
        + "\(points(excess)) pt stand out",
      help: widest(of: stack, lengths).map { "the \(axis == .horizontal ? "widest" : "tallest") is \($0)" })
  }

  /// `5 × 80 + 4 × 8`, or the sums where the lengths differ.
  private func sum(_ lengths: [Double], _ gaps: [Double]) -> String {
    func part(_ values: [Double]) -> String {
      if let first = values.first, values.allSatisfy({ abs($0 - first) < 0.05 }), values.count > 1 {
        return "\(values.count) × \(points(first))"
      }
      if values.count <= 4 { return values.map { points($0) }.joined(separator: " + ") }
      return points(values.reduce(0, +))
    }
    return gaps.allSatisfy { $0 == 0 } ? part(lengths) : part(lengths) + " + " + part(gaps)
  }

  private func widest(of stack: ViewID, _ lengths: [Double]) -> String? {
    let children = children(stack)
    guard let length = lengths.max(), let index = lengths.firstIndex(of: length), lengths.count > 1,
      lengths.allSatisfy({ $0 == length }) == false
    else { return nil }
    return "\(name(children[index])) with \(points(length))"
  }

  private func hasNegativeSpacing(_ stack: ViewID) -> Bool {
    (tree.containers.stacks[tree[stack]].spacing ?? 0) < 0
  }

  /// A spacer whose minimum is all that is too much.
  private func spacer(of stack: ViewID, holding excess: Double, _ axis: Axis) -> ViewID? {
    for child in children(stack) where tree[child].kind == .spacer {
      let isGiven = tree.contents.spacers[tree[child]].minimumLength != nil
      if isGiven, frame(child).size[axis] >= excess { return child }
    }
    return nil
  }

  private mutating func reportMinimum(_ overflow: Overflow) {
    let (view, axis) = (overflow.trail.view, overflow.axis)
    let minimum = tree.modifiers.flexibleFrames[tree[view]][axis].minimum ?? 0
    let label = "min" + axis.capitalizedLength
    report(
      .minExceedsProposal, at: range(view, label),
      "\(label) \(points(minimum)) is more than the \(points(proposal(view)[axis] ?? 0)) pt proposed"
        + owner(overflow))
  }

  private func owner(_ overflow: Overflow) -> String {
    if let stack = overflow.trail.crossing { return " by \(name(stack)) at \(place(stack))" }
    return overflow.boundary.map { " by the frame at \(place($0))" } ?? " by the canvas"
  }

  private mutating func reportPadding(_ overflow: Overflow, _ inset: Double) {
    report(
      .paddingExceedsSpace, at: range(overflow.trail.view),
      "padding of \(points(inset)) pt leaves nothing of the \(points(overflow.available)) pt available; "
        + "the content is proposed 0")
  }

  private mutating func reportNothingFits(_ overflow: Overflow) {
    let (view, axis) = (overflow.trail.view, overflow.axis)
    guard isWritten(view) else { return }
    report(
      .nothingFits, at: range(view),
      "none of \(children(view).count) candidates fits in \(points(overflow.available)) pt; "
        + "the last is shown with \(points(frame(view).size[axis])) pt")
  }

  private mutating func reportFrame(_ boundary: ViewID, _ overflow: Overflow) {
    let axis = overflow.axis
    // Another rule reports a frame in a frame.
    if innerFrame(of: boundary) != nil { return }
    let child = tree[boundary].firstChild
    // What is turned or enlarged is drawn elsewhere than it is laid out.
    if isTransformed(child) || isTurned(boundary) { return }
    let size = frame(child).size
    let seen = max(Self.seenOfSymbol, overflow.available * Self.shareOfSymbol)
    if isSymbol(content(of: overflow.trail.view)), size[axis] - overflow.available < seen { return }
    report(
      .childLargerThanFrame, at: range(boundary, axis.lengthName),
      "\(name(child)) is \(points(size.width)) × \(points(size.height)) in a frame of \(axis.lengthName) "
        + "\(points(overflow.available)); \(points(size[axis] - overflow.available)) pt stand out",
      help: content(of: child) == overflow.trail.view ? nil : "the cause is \(name(overflow.trail.view))",
      notes: overflow.trail.view == child ? [] : [.init("it is here", at: range(overflow.trail.view))])
  }

  private func isTransformed(_ view: ViewID) -> Bool {
    var view = view
    while !view.isNone, tree[view].kind.isModifier {
      if tree[view].kind == .effect, tree.modifiers.effects[tree[view]].isTransform { return true }
      view = tree[view].firstChild
    }
    return false
  }

  /// Whether the effect straight around a frame turns or enlarges it: its lengths are those before that.
  private func isTurned(_ boundary: ViewID) -> Bool {
    let above = outline.parent(of: boundary)
    return !above.isNone && tree[above].kind == .effect && tree.modifiers.effects[tree[above]].isTransform
  }

  private mutating func reportCrossing(_ stack: ViewID, _ overflow: Overflow) {
    let (view, axis) = (overflow.trail.view, overflow.axis)
    let length = frame(view).size[axis]
    report(
      .crossAxisOverflow, at: range(fillingRatio(around: view, in: stack) ?? view),
      "\(name(view)) is \(points(length)) pt \(axis.extent) in "
        + "\(points(min(overflow.available, overflow.trail.room))); the \(tree.spelling(of: stack) ?? "stack") at \(place(stack)) "
        + "grows with it\(hasSeveralChildren(stack) ? ", and its other children align to that" : "")",
      help: axis == .horizontal ? offerAlone("width <= canvas.width", of: content(of: view)) : nil)
  }

  private mutating func reportCanvas(_ overflow: Overflow) {
    let (view, axis) = (overflow.trail.view, overflow.axis)
    report(
      .outsideCanvas, at: range(view),
      "\(name(view)) is \(points(frame(view).size[axis])) pt \(axis.extent) "
        + "on a canvas of \(points(overflow.available))",
      help: axis == .horizontal ? offerAlone("width <= canvas.width", of: content(of: view)) : nil,
      atMost: tree[content(of: view)].kind == .text && axis == .horizontal ? .warning : .info)
  }

  /// So far up a clip is looked for: what is far away is not put there for one view.
  private static let reachOfClip = 24

  /// Whether a clip further up cuts a view along an axis.
  private func isCutOff(_ view: ViewID, _ axis: Axis) -> Bool {
    let place = frame(view)
    var above = outline.parent(of: view)
    for _ in 0..<Self.reachOfClip where !above.isNone {
      if tree[above].kind == .effect, tree.modifiers.effects[tree[above]].isClip {
        let window = frame(above)
        let (start, end) = (place.origin[axis], place.origin[axis] + place.size[axis])
        let windowEnd = window.origin[axis] + window.size[axis]
        if start < window.origin[axis] - tolerance || end > windowEnd + tolerance { return true }
      }
      above = outline.parent(of: above)
    }
    return false
  }

  /// Whether a clip around a view cuts off what overflows it, before a container lays it out.
  func isClipped(_ view: ViewID) -> Bool {
    var view = view
    while true {
      let node = tree[view]
      switch node.kind {
      case .effect:
        if case .clip = tree.modifiers.effects[node] { return true }
      case .scrollView: return true
      default: break
      }
      let above = outline.parent(of: view)
      if above.isNone || !tree[above].kind.isModifier || !outline.isPrimary(view) { return false }
      view = above
    }
  }
}

extension ViewKind {
  /// The axis along which a stack lays out.
  var mainAxis: Axis? {
    switch self {
    case .hStack, .lazyHStack: return .horizontal
    case .vStack, .lazyVStack: return .vertical
    default: return nil
    }
  }
}
