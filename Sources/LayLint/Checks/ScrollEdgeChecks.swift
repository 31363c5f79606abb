import LayEngine
import LaySyntax
import LayViews

// What is seen where a scroll view ends: it shows nothing outside itself.

extension Inspection {
  mutating func checkScrollEdges(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .padding: checkPaddedScroll(view, tree.modifiers.insets[node])
    case .scrollView: checkStripInMargin(view, tree.containers.scrolls[node].axes)
    case .containerRelativeFrame:
      checkShare(view, tree.modifiers.containerFrames[node])
      if Reach.isWhole { checkWholeBesideOthers(view, tree.modifiers.containerFrames[node]) }
    case .overlay: if !node.isPart, !tree.isMask(node) { checkBadge(view) }
    default: break
    }
  }

  /// The next scroll view around a view, unless something else ends the picture before; with the axes along which it does
  /// not scroll.
  func scrollEnding(around view: ViewID) -> (ViewID, [Axis])? {
    var view = view
    for _ in 0..<Self.reach {
      view = outline.parent(of: view)
      if view.isNone { return nil }
      switch tree[view].kind {
      case .scrollView:
        let axes = tree.containers.scrolls[tree[view]].axes
        return (view, Axis.allCases.filter { !axes.contains($0) })
      case .effect:
        let effect = tree.modifiers.effects[tree[view]]
        if effect.isClip || effect.isTransform || effect.isInvisible { return nil }
      case .control: if isList(view) { return nil }
      default: break
      }
    }
    return nil
  }

  /// So far up a scroll view is looked for.
  private static let reach = 24

  /// As long as the screen, in a stack that has others to place along it.
  private mutating func checkWholeBesideOthers(_ view: ViewID, _ spec: ContainerFrameSpec) {
    guard settings.isOn(.stackOverflow), isWritten(view), let (stack, _) = stack(around: view),
      let axis = tree[stack].kind.mainAxis, spec.axes.contains(axis), let room = proposal(stack)[axis],
      room.isFinite, frame(view).size[axis] >= room - tolerance, frame(stack).size[axis] > room + tolerance
    else { return }
    report(
      .stackOverflow, at: range(view),
      "containerRelativeFrame takes the \(axis.lengthName) of the screen, \(points(frame(view).size[axis])) pt, and not what "
        + "the \(tree.spelling(of: stack) ?? "stack") at \(place(stack)) has left: together they need "
        + "\(points(frame(stack).size[axis])) of \(points(room))",
      help: ".frame(max\(axis.capitalizedLength): .infinity) takes what is left")
  }

  // MARK: Padding

  /// Room above and below a scroll view that would reach the edges of the screen: its content is cut there.
  private mutating func checkPaddedScroll(_ view: ViewID, _ insets: EdgeInsets) {
    guard settings.isOn(.paddingAroundScroll), isWritten(view), !layout.fitsContent, insets.top > 0,
      insets.bottom > 0,
      let scroll = plainScroll(tree[view].firstChild), isWritten(scroll),
      tree.containers.scrolls[tree[scroll]].axes == .vertical,
      case let content = tree[scroll].firstChild, !content.isNone,
      frame(content).size.height > frame(scroll).size.height + tolerance, !isFramed(view)
    else { return }
    let safe = safeRect ?? Rect(origin: .zero, size: frames.canvas)
    let place = frame(view)
    guard abs(place.maxY - safe.maxY) <= tolerance || abs(place.minY - safe.minY) <= tolerance else { return }
    report(
      .paddingAroundScroll, at: range(view),
      "the padding is around the ScrollView, which ends \(points(insets.bottom)) pt before its space does: what scrolls is cut "
        + "off there",
      help: "put the padding on what it scrolls, or use .contentMargins",
      notes: [.init("the ScrollView is here", at: range(scroll))])
  }

  /// What scrolls sideways in the margins of a screen: it disappears there, and not at the screen's edge.
  private mutating func checkStripInMargin(_ scroll: ViewID, _ axes: AxisSet) {
    guard settings.isOn(.paddingAroundScroll), axes == .horizontal, isWritten(scroll), !layout.fitsContent,
      case let content = tree[scroll].firstChild, !content.isNone,
      frame(content).size.width > frame(scroll).size.width + tolerance,
      let padding = margin(around: scroll),
      sites.enclosingCall(of: ["scrollClipDisabled"], around: tree[scroll].source) == nil
    else { return }
    let free = frames.canvas.width - frame(scroll).maxX
    report(
      .paddingAroundScroll, at: range(scroll),
      "what scrolls here is cut off \(points(free)) pt before the edge of the screen: the padding at \(place(padding)) is around "
        + "the ScrollView",
      help: "put the padding on what it scrolls, and on the views beside it",
      notes: [.init("the padding is here", at: range(padding))])
  }

  /// The padding that keeps a view off both sides of the screen, where nothing is painted in between.
  private mutating func margin(around view: ViewID) -> ViewID? {
    var view = view
    let canvas = frames.canvas.width
    for _ in 0..<Self.reach {
      let above = outline.parent(of: view)
      guard !above.isNone, !decorates(above) else { return nil }
      switch tree[above].kind {
      case .vStack: if !hasSeveralChildren(above) { return nil }
      case .effect, .flexibleFrame: break
      case .padding:
        let insets = tree.modifiers.insets[tree[above]]
        guard isWritten(above), insets.leading > 0, insets.trailing > 0, frame(above).minX <= tolerance,
          frame(above).maxX >= canvas - tolerance
        else { return nil }
        return above
      default: return nil
      }
      view = above
    }
    return nil
  }

  /// A scroll view, through effects that neither cut nor frame it.
  private func plainScroll(_ view: ViewID) -> ViewID? {
    passingEffects(view) { $0.isClip || $0.isBorder }.flatMap { tree[$0].kind == .scrollView ? $0 : nil }
  }

  /// Whether something is painted around a view: then the scroll view ends where that does, on purpose.
  private mutating func isFramed(_ view: ViewID) -> Bool {
    let above = outline.parent(of: view)
    return !above.isNone && outline.isPrimary(view) && tree[above].kind.isModifier && decorates(above)
  }

  // MARK: Shares

  /// So many parts of a scroll view, whose gaps are not those that the parts leave room for.
  private mutating func checkShare(_ view: ViewID, _ spec: ContainerFrameSpec) {
    guard settings.isOn(.paddingAroundScroll), isWritten(view), spec.axes == .horizontal, spec.count > 1,
      spec.closure == nil, let (stack, item) = stack(around: view), tree[stack].kind == .hStack,
      outline.previousSibling(of: item).isNone, let gap = frames.gaps(of: stack).first,
      abs(gap - spec.spacing) > 2 * tolerance
    else { return }
    report(
      .paddingAroundScroll, at: range(view, "spacing"),
      "\(spec.count) of these and gaps of \(points(spec.spacing)) pt are as wide as what scrolls them, and the HStack at "
        + "\(place(stack)) leaves \(points(gap)) between them",
      help: "give both the same spacing", notes: [.init("the HStack is here", at: range(stack))])
  }

  // MARK: Badges

  /// Less is not seen.
  private static let noticeable = 3.0

  /// An overlay that sticks out of a scroll view across what scrolls.
  private mutating func checkBadge(_ view: ViewID) {
    guard settings.isOn(.clippedAway), let (scroll, axes) = scrollEnding(around: view),
      sites.enclosingCall(of: ["scrollClipDisabled"], around: tree[scroll].source) == nil
    else { return }
    let window = frame(scroll)
    for layer in children(view).dropFirst() {
      guard let ink = ink(layer) else { continue }
      for axis in axes {
        let (start, end) = (window.origin[axis], window.origin[axis] + window.size[axis])
        let (first, last) = (ink.origin[axis], ink.origin[axis] + ink.size[axis])
        // Beside the edge of the screen nothing would be seen, either.
        let before = start > tolerance ? start - first : 0
        let after = end < frames.canvas[axis] - tolerance ? last - end : 0
        guard max(before, after) >= Self.noticeable, last > start, first < end else { continue }
        return report(
          .clippedAway, at: range(tree[layer].kind == .offset ? layer : content(of: layer)),
          "the ScrollView at \(place(scroll)) cuts \(points(max(before, after))) pt of \(name(layer)) off: it shows nothing "
            + "outside itself",
          help: "leave room for it inside the ScrollView, by .padding; or .scrollClipDisabled() shows it",
          notes: [.init("the ScrollView is here", at: range(scroll))])
      }
    }
  }
}
