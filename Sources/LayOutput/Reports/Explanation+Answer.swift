import LayEngine
import LayViews

// The last words of an explanation: why this wide, this high, and here, each with the view that decided.

extension Explanation {
  /// One sentence; empty for a trace without steps.
  package func answer() -> String {
    guard let last = trace.steps.last else { return "" }
    let size = last.frame.size
    return "so it is \(number(size.width)) wide, \(lengthReason(.horizontal)); "
      + "\(number(size.height)) high, \(lengthReason(.vertical)); and at "
      + "(\(number(last.frame.minX)), \(number(last.frame.minY))), \(placeReason(.horizontal)) across and "
      + "\(placeReason(.vertical)) down"
  }

  /// What lengths may differ by and still be said to be the same.
  private static var tolerance: Double { 0.0005 }

  // MARK: Lengths

  private func lengthReason(_ axis: Axis) -> String {
    let index = trace.steps.count - 1
    let step = trace.steps[index]
    let length = step.frame.size[axis]
    let node = views[step.view]
    if node.kind == .frame, views.modifiers.frames[node][axis] != nil { return "as it says itself" }
    guard let offered = step.proposal[axis] else { return unproposedReason(index, axis) }
    if abs(offered - length) <= Self.tolerance {
      return "all that \(source(ofOffer: index, axis, length))" + taker(step, axis)
    }
    let comparison = length > offered ? "more than" : "of"
    return "\(comparison) the \(number(offered)) offered: \(ownReason(step, axis))"
  }

  /// Across it a stack takes all for the sake of a child.
  private func taker(_ step: LayoutTrace.Step, _ axis: Axis) -> String {
    guard case .stack(let division) = step.division, division.axis != axis else { return "" }
    return ", " + stackReason(division, axis)
  }

  /// Who made the length that a view takes: the nearest above that was offered another one.
  private func source(ofOffer index: Int, _ axis: Axis, _ length: Double) -> String {
    var index = index
    while index > 0, let offered = trace.steps[index - 1].proposal[axis],
      abs(offered - length) <= Self.tolerance
    {
      index -= 1
    }
    guard index > 0 else { return "the canvas offers" }
    let parent = trace.steps[index - 1]
    let (name, place) = shown(index - 1)
    let whole = parent.proposal[axis].map { number($0) }
    switch (parent.division, views[parent.view].kind) {
    case (.stack(let division), _) where division.axis == axis && !views[parent.view].isPart:
      return "\(name) at \(place) offers as its share among \(division.shares.count)"
    case (_, .padding) where !views[parent.view].isPart:
      return "the padding at \(place) leaves" + (whole.map { " of \($0)" } ?? "")
    case (_, .frame) where !views[parent.view].isPart: return "the frame at \(place) says"
    case (_, .flexibleFrame) where !views[parent.view].isPart:
      return "the frame at \(place) makes of " + (whole ?? "nothing")
    case (.lazyGrid, _), (.grid, _): return "its track in \(name) at \(place) is long"
    case (.inset, _): return "the bar at \(place) leaves"
    default:
      return "\(name) at \(place) offers"
    }
  }

  /// The nearest view of the source at a step or above it: the parts of a control are the control's.
  private func shown(_ index: Int) -> (name: String, place: String) {
    var index = index
    while index > 0, !isShown(trace.steps[index]) { index -= 1 }
    let view = trace.steps[index].view
    return (name(view), place(view))
  }

  private func unproposedReason(_ index: Int, _ axis: Axis) -> String {
    var above = index
    while above >= 0, trace.steps[above].proposal[axis] == nil { above -= 1 }
    let ideal = ownReason(trace.steps[index], axis)
    guard above >= 0 else { return "with nothing offered: \(ideal)" }
    let (name, place) = shown(above)
    return "for \(name) at \(place) offers no \(axis.lengthName): \(ideal)"
  }

  /// Why a view answers something else than what it is offered.
  private func ownReason(_ step: LayoutTrace.Step, _ axis: Axis) -> String {
    switch step.division {
    case .stack(let division): return stackReason(division, axis)
    case .flexibleFrame(let horizontal, let vertical):
      let decision = axis == .horizontal ? horizontal : vertical
      return decision.minimum == nil && decision.maximum == nil && decision.ideal == nil
        ? "as its content" : "by its own bounds"
    case .layers(let layers):
      guard let longest = layers.max(by: { $0.size[axis] < $1.size[axis] }) else { return "it is empty" }
      return "as the largest in it, \(name(longest.view)) at \(place(longest.view))"
    case .text(let answer):
      if axis == .vertical { return answer.lineCount == 1 ? "one line" : "\(answer.lineCount) lines" }
      return answer.lineCount == 1 ? "as its words are" : "as its longest line"
    case .child: return views[step.view].kind.isModifier ? "as its content" : "as what is in it"
    case .grid, .lazyGrid: return "as its tracks and gaps"
    case .candidates, .inset: return "as what is in it"
    case .leaf: return "its own size"
    }
  }

  private func stackReason(_ division: StackDivision, _ axis: Axis) -> String {
    if division.axis == axis {
      return division.shares.count == 1
        ? "as its child" : "as its \(division.shares.count) children and their gaps"
    }
    guard let longest = division.shares.max(by: { $0.answer[axis] < $1.answer[axis] }) else {
      return "it is empty"
    }
    return
      "as its \(axis == .horizontal ? "widest" : "tallest") child, \(name(longest.view)) at \(place(longest.view))"
  }

  // MARK: Places

  /// Who put a view where it is: the nearest above that does not begin at the same place.
  private func placeReason(_ axis: Axis) -> String {
    var index = trace.steps.count - 1
    while index > 0 {
      let (step, parent) = (trace.steps[index], trace.steps[index - 1])
      if abs(step.frame.origin[axis] - parent.frame.origin[axis]) > Self.tolerance {
        return placeReason(step, index - 1, axis)
      }
      index -= 1
    }
    let start = trace.steps.first?.frame.origin[axis] ?? 0
    return abs(start) > Self.tolerance
      ? "in the middle of the canvas" : "at the \(axis == .horizontal ? "left" : "top") of the canvas"
  }

  private func placeReason(_ step: LayoutTrace.Step, _ parentIndex: Int, _ axis: Axis) -> String {
    let parent = trace.steps[parentIndex]
    let (name, place) = shown(parentIndex)
    if views[parent.view].isPart { return "where \(name) at \(place) puts it" }
    if let match = axis == .horizontal ? step.placement.horizontal : step.placement.vertical {
      return "its \(guide(match.guide)) on that of \(name) at \(place)"
    }
    switch (parent.division, views[parent.view].kind) {
    case (.stack(let division), _) where division.axis == axis:
      return "after what comes before it in \(name) at \(place)"
    case (_, .padding), (_, .safeAreaPadding): return "after the padding at \(place)"
    case (_, .offset): return "moved by the offset at \(place)"
    case (_, .position): return "put by the position at \(place)"
    case (.lazyGrid, _), (.grid, _): return "in its track of \(name) at \(place)"
    default: return "where \(name) at \(place) puts it"
    }
  }
}
