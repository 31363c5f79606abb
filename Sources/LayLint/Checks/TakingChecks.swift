import LayEngine
import LaySyntax
import LayViews

// Views that take all that is offered, where nobody says how much they are to have.

extension Inspection {
  mutating func checkTaking(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .shape: checkShapeInRow(view, node)
    case .zStack:
      checkCardInStack(view)
      if Reach.isWhole { checkDisc(view) }
      checkCorner(view, tree.containers.zStacks[node])
    case .scrollView: checkTallScroll(view, tree.containers.scrolls[node].axes)
    case .lazyHStack, .lazyVStack: checkLazyStack(view, node)
    case .position:
      checkPosition(view)
      checkPositionAtEdge(view)
    case .control: checkEmptyLabel(view)
    default: break
    }
  }

  /// The stack that a view is a child of, through modifiers alone, with the child.
  mutating func stack(around view: ViewID) -> (stack: ViewID, item: ViewID)? {
    guard let item = neighbourhood.item(of: view), case let stack = outline.parent(of: item), !stack.isNone,
      tree[stack].kind == .hStack || tree[stack].kind == .vStack, hasSeveralChildren(stack)
    else { return nil }
    return (stack, item)
  }

  /// A round shape beside a text: a dot or a picture's frame, that is as wide as there is room.
  private mutating func checkShapeInRow(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.shapeTakesAll), isWritten(view), tree.contents.shapes[node].outline.isRounded,
      isVisible(view), let (stack, item) = stack(around: view), tree[stack].kind == .hStack,
      content(of: item) == view, neighbourhood.has(view, .isOpenHorizontally),
      neighbourhood.has(view, .isOpenVertically),
      kinds(in: stack).holdsText,
      onlyTaker(of: stack, .horizontal) == item
    else { return }
    reportTaking(view, .horizontal, of: stack, help: "give it a size, by .frame(width:height:)")
  }

  /// A rounded shape under smaller views, beside others that are as tall as they need.
  private mutating func checkCardInStack(_ view: ViewID) {
    guard settings.isOn(.shapeTakesAll), isWritten(view), hasSeveralChildren(view),
      let (stack, item) = stack(around: view), let axis = tree[stack].kind.mainAxis,
      content(of: item) == view,
      neighbourhood.has(view, .isOpen(axis))
    else { return }
    let children = children(view)
    guard let first = children.first, let shape = roundedShape(first) else { return }
    let rest = children.dropFirst().map { frame($0).size[axis] }.max() ?? 0
    guard frame(first).size[axis] > 2 * rest, onlyTaker(of: stack, axis) == item else { return }
    reportTaking(
      shape, axis, of: stack, help: "as a background of what lies on it, it is as large as that")
  }

  /// How many times as long as what lies on it a circle may be.
  private static let disc = 5.0

  /// A circle under a word, a number or a symbol, with nothing that says how large it is to be.
  private mutating func checkDisc(_ view: ViewID) {
    guard settings.isOn(.shapeTakesAll), isWritten(view), hasSeveralChildren(view),
      Axis.allCases.allSatisfy({ neighbourhood.has(view, .isOpen($0)) }),
      case let children = children(view), let disc = roundedShape(children[0]),
      case let shape = tree.contents.shapes[tree[disc]], shape.outline == .circle, shape.stroke == nil,
      children.dropFirst().allSatisfy({
        [.text, .image].contains(tree[content(of: $0)].kind)
          && max(frame($0).size.width, frame($0).size.height) * Self.disc < frame(disc).size.width
      })
    else { return }
    report(
      .shapeTakesAll, at: range(disc),
      "nothing says how large \(name(disc)) is: it takes \(points(frame(disc).size.width)) × "
        + "\(points(frame(disc).size.height)) pt, all that the ZStack is offered",
      help:
        "as a background of what lies on it, it is as large as that; or give it a size, by .frame(width:height:)"
    )
  }

  // MARK: Corners

  /// A button that was to lie in a corner of the screen, in a ZStack that is as large as what else it holds.
  private mutating func checkCorner(_ view: ViewID, _ alignment: Alignment) {
    guard settings.isOn(.cornerOfContent), isWritten(view), !layout.fitsContent, hasSeveralChildren(view),
      alignment.horizontal != .horizontalCenter || alignment.vertical != .verticalCenter,
      outline.surroundings(of: view, in: tree) == .root,
      sites.argument("alignment", ofCallAt: tree[view].source) != nil,
      let button = children(view).dropFirst().first(where: { isPressed(content(of: $0)) })
    else { return }
    let (own, offered) = (frame(view).size, proposal(view))
    guard let width = offered.width, let height = offered.height, width.isFinite, height.isFinite,
      Axis.allCases.allSatisfy({ neighbourhood.has(view, .isOpen($0)) }), own.width < width - tolerance,
      own.height < height - tolerance
    else { return }
    report(
      .cornerOfContent, at: range(view, "alignment"),
      "this ZStack is as large as its largest child, \(points(own.width)) × \(points(own.height)) of the "
        + "\(points(width)) × \(points(height)) pt there are: \(name(button)) lies at an edge of that",
      help: "let one of them fill, by .frame(maxWidth: .infinity, maxHeight: .infinity)",
      notes: [.init("it is here", at: range(content(of: button)))])
  }

  private func roundedShape(_ child: ViewID) -> ViewID? {
    var view = child
    while !view.isNone, tree[view].kind == .effect { view = tree[view].firstChild }
    guard !view.isNone, tree[view].kind == .shape, isWritten(view), isVisible(view),
      tree.contents.shapes[tree[view]].outline.isRounded
    else { return nil }
    return view
  }

  mutating func reportTaking(_ view: ViewID, _ axis: Axis, of stack: ViewID, help: String) {
    let length = frame(view).size[axis]
    report(
      .shapeTakesAll, at: range(view),
      "nothing says how \(axis.extent) \(name(view)) is: it takes what the "
        + "\(tree.spelling(of: stack) ?? "stack") at \(place(stack)) has left, \(points(length)) of "
        + "\(points(frame(stack).size[axis])) pt",
      help: help + offer("\(axis.lengthName) < \(points(length / 2))", of: view))
  }

  mutating func kinds(in stack: ViewID) -> RowFacts.Kinds {
    if let known = facts.rows.kinds[stack] { return known }
    var kinds = RowFacts.Kinds()
    for child in children(stack) {
      if tree[child].kind == .spacer { kinds.holdsSpacer = true }
      if tree[content(of: child)].kind == .text { kinds.holdsText = true }
    }
    facts.rows.kinds[stack] = kinds
    return kinds
  }

  /// The one child of a stack that takes all there is along it; nil where none does, or several.
  mutating func onlyTaker(of stack: ViewID, _ axis: Axis) -> ViewID? {
    if let known = facts.rows.onlyTaker[stack] { return known }
    var found: ViewID?
    for child in children(stack) where tree[content(of: child)].kind != .spacer {
      guard wantsMore(child, axis) else { continue }
      if found != nil {
        found = nil
        break
      }
      found = child
    }
    facts.rows.onlyTaker[stack] = .some(found)
    return found
  }

  // MARK: Scroll views

  /// A row that scrolls, as tall as the column has room for: a colour in it takes all the height.
  private mutating func checkTallScroll(_ view: ViewID, _ axes: AxisSet) {
    guard settings.isOn(.shapeTakesAll), axes == .horizontal, isWritten(view),
      let (stack, item) = stack(around: view), tree[stack].kind == .vStack, content(of: item) == view,
      neighbourhood.has(view, .isOpenVertically), let painter = lazyRow(in: view) ?? tallPainter(in: view)
    else { return }
    let height = frame(view).size.height
    report(
      .shapeTakesAll, at: range(view),
      "this ScrollView is as tall as \(name(painter)) in it, which takes all the height that is left: "
        + "\(points(height)) of \(points(frame(stack).size.height)) pt",
      help: tree[painter].kind == .lazyHStack
        ? "an HStack is as tall as its tallest child; or give the ScrollView a height, by .frame(height:)"
        : tree[painter].kind == .lazyHGrid
          ? "give the ScrollView a height, by .frame(height:)"
          : "give \(tree.spelling(of: painter) ?? "it") a height, by .frame(height:)",
      notes: [.init("it is here", at: range(painter))])
  }

  /// A lazy stack or grid does not know how tall its children will be, and takes all the height.
  private func lazyRow(in scroll: ViewID) -> ViewID? {
    let child = tree[scroll].firstChild
    guard !child.isNone, tree[child].kind == .lazyHStack || tree[child].kind == .lazyHGrid else { return nil }
    let placed = children(child).filter({ frames.isPlaced($0) }).map { frame($0) }
    guard let first = placed.first else { return nil }
    let bounds = placed.reduce(first) { $0.union($1) }
    let needed =
      tree[child].kind == .lazyHGrid ? bounds.size.height : placed.map({ $0.size.height }).max() ?? 0
    guard needed > 0, frame(scroll).size.height > 2 * needed else { return nil }
    return child
  }

  /// A colour or shape in a scroll view that is as tall as it.
  /// - Complexity: O(n) in what is in it, but for scroll views.
  private mutating func tallPainter(in scroll: ViewID) -> ViewID? {
    let height = frame(scroll).size.height
    var waiting = children(scroll)
    while let view = waiting.popLast() {
      guard frames.isPlaced(view), frame(view).size.height >= height / 2 else { continue }
      switch tree[view].kind {
      case .color, .shape, .gradient:
        if isVisible(view), isWritten(view), neighbourhood.has(view, .isOpenVertically),
          proposal(view).height != nil
        {
          return view
        }
      case .scrollView, .background, .overlay: continue
      default: waiting += children(view).reversed()
      }
    }
    return nil
  }

  // MARK: Positions

  /// `position` makes a view as large as it may be, and its neighbours in a stack get what is left.
  private mutating func checkPosition(_ view: ViewID) {
    guard settings.isOn(.positionTakesAll), isWritten(view), let (stack, _) = stack(around: view),
      let axis = tree[stack].kind.mainAxis, case let child = tree[view].firstChild, !child.isNone
    else { return }
    let length = frame(view).size[axis]
    guard length > frame(child).size[axis] + 2 * tolerance else { return }
    report(
      .positionTakesAll, at: range(view),
      "position takes all it is offered, \(points(length)) of the \(points(frame(stack).size[axis])) pt of the "
        + "\(tree.spelling(of: stack) ?? "stack") at \(place(stack)), and puts \(name(child)) somewhere in that",
      help:
        "offset moves a view and leaves its place as it is; an overlay or a ZStack lets it lie over the others"
    )
  }

  /// A position is that of the middle: at a corner, three quarters of a view lie outside.
  private mutating func checkPositionAtEdge(_ view: ViewID) {
    guard settings.isOn(.positionOffEdge), isWritten(view), hasLiteralArguments(view),
      case let child = tree[view].firstChild, !child.isNone, case let inner = content(of: child),
      [.text, .control].contains(tree[inner].kind), !isClipped(view)
    else { return }
    let (room, own) = (frame(view), frame(child))
    for axis in Axis.allCases {
      let (start, length) = (room.origin[axis], own.size[axis])
      let middle = own.origin[axis] + length / 2
      let end = start + room.size[axis]
      let excess = max(start - own.origin[axis], own.origin[axis] + length - end)
      guard length <= room.size[axis], excess > Self.seenOutside, middle >= start - tolerance,
        middle <= end + tolerance
      else { continue }
      return report(
        .positionOffEdge, at: range(view),
        "position puts the middle of \(name(child)) there, \(points(min(middle - start, end - middle))) pt from the edge: "
          + "\(points(excess)) of its \(points(length)) pt lie outside",
        help: "a frame with an alignment puts a view at an edge")
    }
  }

  /// Less is not seen to be outside.
  private static var seenOutside: Double { 4 }

  // MARK: Labels

  private static let labelled: Set<String> = ["Toggle", "Stepper", "DatePicker", "ColorPicker"]

  /// A control whose label is empty is as wide as one with a label, outside rows of which that is the purpose.
  private mutating func checkEmptyLabel(_ view: ViewID) {
    let spelling = tree.containers.controls[tree[view]].spelling
    guard settings.isOn(.emptyLabelTakesWidth), Self.labelled.contains(spelling), isWritten(view),
      let argument = sites.argument(0, ofCallAt: tree[view].source), syntax.name(argument).isEmpty,
      syntax.source.text(sites.value(ofArgument: argument)) == "\"\"",
      sites.enclosingCall(of: ["labelsHidden"], around: tree[view].source) == nil,
      let offered = proposal(view).width, offered.isFinite,
      frame(view).size.width >= offered - tolerance
    else { return }
    switch outline.surroundings(of: view, in: tree) {
    case .container(_, .vStack), .container(_, .zStack), .root: break
    // At the end of a row it is where a label's control is; before others it pushes them away.
    case .container(_, .hStack):
      guard !tree[outline.outermost(view)].nextSibling.isNone else { return }
    default: return
    }
    report(
      .emptyLabelTakesWidth, at: range(view),
      "the label of this \(spelling) is empty, and still takes all the width that is left: it is "
        + "\(points(frame(view).size.width)) pt wide",
      help: ".labelsHidden() leaves only what is operated")
  }
}
