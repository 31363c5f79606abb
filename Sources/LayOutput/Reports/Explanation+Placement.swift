import LayEngine
import LayViews

// What put a view where it is.

extension Explanation {
  /// - Parameter index: of a step that is shown. Modifiers that only paint lie exactly around what they modify, so
  ///   that the outermost of them is what the parent placed.
  func placementLines(_ index: Int) -> [String] {
    let step = trace.steps[index]
    var outer = index
    var isInControl = false
    while outer > 0, !isShown(trace.steps[outer - 1]) {
      outer -= 1
      isInControl = isInControl || views[trace.steps[outer].view].isPart
    }
    guard outer > 0 else { return rootLines(step) }
    let (placed, parent) = (trace.steps[outer], trace.steps[outer - 1])
    if isInControl { return controlLines(step, in: parent) }
    var lines = stackPlacementLines(placed.view, parent)
    for (axis, match) in [
      (Axis.horizontal, placed.placement.horizontal), (.vertical, placed.placement.vertical),
    ] {
      if let match {
        lines.append(
          "\(axis.coordinate): \(guide(match.guide)) on \(guide(match.guide)), "
            + "\(number(match.line)) − \(number(match.value)) = \(number(match.line - match.value)) "
            + "in \(name(parent.view))")
      } else if let reason = offsetReason(placed, in: parent, axis) {
        lines.append("\(axis.coordinate): \(reason)")
      }
    }
    return lines + mirrorLines(placed, in: parent)
  }

  private func rootLines(_ step: LayoutTrace.Step) -> [String] {
    ["lies at (\(number(step.frame.minX)), \(number(step.frame.minY))), centred on the canvas"]
  }

  /// What a control is made of is no view of the source: it tells where its label came to lie.
  private func controlLines(_ step: LayoutTrace.Step, in control: LayoutTrace.Step) -> [String] {
    let (x, y) = (step.frame.minX - control.frame.minX, step.frame.minY - control.frame.minY)
    return ["(\(number(x)), \(number(y))) from the corner of \(name(control.view)), as the platform draws it"]
  }

  /// How far from the leading edge a modifier or container without guides puts what is in it; nil where it does
  /// not move it.
  private func offsetReason(
    _ step: LayoutTrace.Step, in parent: LayoutTrace.Step, _ axis: Axis
  ) -> String? {
    let node = views[parent.view]
    let (inner, outer) = (step.frame.size[axis], parent.frame.size[axis])
    switch node.kind {
    case .padding, .safeAreaPadding:
      let inset = views.modifiers.insets[node].start(axis)
      return inset == 0 ? nil : "\(number(inset)) of padding before it"
    case .offset:
      let distance = views.modifiers.points[node][axis]
      return distance == 0 ? nil : "moved by \(number(distance)); the space reserved stays"
    case .position:
      let point = views.modifiers.points[node][axis]
      return "its centre on \(number(point)): \(number(point)) − \(number(inner / 2)) = "
        + number(point - inner / 2)
    case .fixedSize, .aspectRatio:
      guard abs(outer - inner) > 0.0005 else { return nil }
      return "centred: \(number(outer - inner)) / 2 = \(number((outer - inner) / 2))"
    case .scrollView: return scrollReason(step, in: parent, axis)
    case .geometryReader: return "at the \(axis == .horizontal ? "leading" : "top") edge of the reader"
    case .ownLayout:
      let offset = step.frame.origin[axis] - parent.frame.origin[axis]
      return "placeSubviews puts it \(number(offset)) from the \(axis == .horizontal ? "left" : "top") edge"
    case .safeAreaInset: return insetReason(step, in: parent, axis)
    case .lazyVGrid, .lazyHGrid, .grid, .gridRow:
      let offset = step.frame.origin[axis] - parent.frame.origin[axis]
      return "\(number(offset)) from the \(axis == .horizontal ? "left" : "top") of \(name(parent.view))"
        + track(offset, of: parent, axis)
    default: return nil
    }
  }

  /// Which of its grid's tracks a place lies in.
  private func track(_ offset: Double, of parent: LayoutTrace.Step, _ axis: Axis) -> String {
    var starts: [Double] = []
    var noun = axis == .horizontal ? "column" : "row"
    switch parent.division {
    case .lazyGrid(let division) where division.axis == axis: starts = division.drawn.tracks.map { $0.start }
    case .grid(let columns, let rows): starts = (axis == .horizontal ? columns : rows).map { $0.start }
    default: noun = ""
    }
    guard !noun.isEmpty, let index = starts.lastIndex(where: { $0 <= offset + 0.0005 }) else { return "" }
    return ", in \(noun) \(index + 1) of \(starts.count), which begins at \(number(starts[index]))"
  }

  /// Where the content of a scroll view rests before anybody scrolls.
  private func scrollReason(
    _ step: LayoutTrace.Step, in parent: LayoutTrace.Step, _ axis: Axis
  ) -> String? {
    let scroll = views.containers.scrolls[views[parent.view]]
    let margin = scroll.contentMargins.start(axis)
    guard scroll.axes.contains(axis) else {
      return margin == 0 ? nil : "\(number(margin)) of content margin before it"
    }
    let (content, viewport) = (step.frame.size[axis], parent.frame.size[axis])
    let fit =
      content > viewport
      ? "\(number(content)) − \(number(viewport)) = \(number(content - viewport)) out of sight"
      : "\(number(content)) within \(number(viewport)), nothing to scroll"
    let start = axis == .horizontal ? "leading" : "top"
    let anchor = content > viewport ? scroll.initialAnchor : scroll.alignmentAnchor
    return (anchor == nil ? "rests at the \(start): " : "rests at its anchor: ") + fit
  }

  /// The bar at its edge, the content at the other.
  private func insetReason(
    _ step: LayoutTrace.Step, in parent: LayoutTrace.Step, _ axis: Axis
  ) -> String? {
    guard case .inset(let division) = parent.division, axis == division.axis else { return nil }
    let (bar, space) = (division.barLength, division.spacing)
    if step.view == division.content {
      guard division.isStart else { return "at the edge opposite the bar" }
      return "after the bar: \(number(bar)) + \(number(space)) = \(number(bar + space))"
    }
    if division.isStart { return "the bar is at its edge" }
    let outer = parent.frame.size[axis]
    return "the bar is at its edge: \(number(outer)) − \(number(bar)) = \(number(outer - bar))"
  }

  /// Right to left, what was counted from the right is told from the left, too.
  private func mirrorLines(_ step: LayoutTrace.Step, in parent: LayoutTrace.Step) -> [String] {
    guard views.environment(of: parent.view).layoutDirection == .rightToLeft else { return [] }
    let (outer, inner) = (parent.frame.size.width, step.frame.size.width)
    let left = step.frame.minX - parent.frame.minX
    let leading = outer - inner - left
    guard abs(left - leading) > 0.0005 else { return [] }
    return [
      "x: right to left, \(number(outer)) − (\(number(leading)) + \(number(inner))) = \(number(left)) from the left"
    ]
  }

  func guide(_ guide: AlignmentGuide) -> String {
    switch guide {
    case .leading: return "leading"
    case .horizontalCenter, .verticalCenter: return "centre"
    case .trailing: return "trailing"
    case .top: return "top"
    case .bottom: return "bottom"
    case .firstTextBaseline: return "first baseline"
    case .lastTextBaseline: return "last baseline"
    default:
      let isKnown = guide.isCustom && guide.customIndex < views.customGuides.count
      return isKnown ? views.customGuides[guide.customIndex].name : "guide"
    }
  }
}

extension Axis {
  /// `x` or `y`.
  var coordinate: String { self == .horizontal ? "x" : "y" }
}
