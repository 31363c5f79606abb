import LayEngine
import LaySyntax
import LayText
import LayViews

// Priorities that leave nothing to others.

extension Inspection {
  /// A view that takes all there is and is served first.
  mutating func checkPriority(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .layoutPriority, settings.isOn(.priorityStarves), isWritten(view),
      tree.modifiers.numbers[node] > 0, case let child = outline.outermost(view),
      case let stack = outline.parent(of: child), !stack.isNone,
      tree[stack].kind == .hStack || tree[stack].kind == .vStack, let axis = tree[stack].kind.mainAxis,
      let victim = starvedChild(of: stack, axis), victim != child, wantsMore(child, axis)
    else { return }
    let length = frame(victim).size[axis]
    report(
      .priorityStarves, at: range(view),
      "\(name(child)) is served first and takes all: \(name(victim)) has \(points(length)) pt left",
      help: "the priority belongs on what must have its size, \(name(victim))",
      notes: [.init("it is here", at: range(content(of: victim)))])
  }

  /// The first child of a stack that shows something and has nothing to show it in.
  private mutating func starvedChild(of stack: ViewID, _ axis: Axis) -> ViewID? {
    if let known = facts.rows.starvedChild[stack] { return known }
    var found: ViewID?
    for child in children(stack) {
      let inner = content(of: child)
      guard tree[inner].kind != .spacer, isVisible(inner) || tree[inner].kind == .control else { continue }
      if frame(child).size[axis] < 1 || frames.texts.isTruncated(inner) {
        found = child
        break
      }
    }
    facts.rows.starvedChild[stack] = .some(found)
    return found
  }
}
