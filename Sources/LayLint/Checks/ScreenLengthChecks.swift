import LayEngine
import LaySyntax
import LayViews

// Content that was to fill a scroll view, and is as tall as the whole screen.

extension Inspection {
  private static let kindsWithoutHeight: [ViewKind] = [
    .vStack, .zStack, .lazyVStack, .effect, .background, .overlay, .padding, .flexibleFrame,
  ]

  /// The screen's height in a scroll view that has less: bars and the edges of the screen take the rest.
  mutating func checkScreenLength(_ view: ViewID, _ node: ViewNode) {
    let length: Double?
    let label: String
    switch node.kind {
    case .frame: (length, label) = (tree.modifiers.frames[node].height, "height")
    case .flexibleFrame: (length, label) = (tree.modifiers.flexibleFrames[node].vertical.minimum, "minHeight")
    default: return
    }
    guard settings.isOn(.screenHeightInScroll), length == frames.canvas.height, isWritten(view),
      let scroll = scrollView(around: view, through: Self.kindsWithoutHeight),
      tree.containers.scrolls[tree[scroll]].axes.contains(.vertical), let room = proposal(scroll).height,
      room.isFinite,
      case let excess = frames.canvas.height - room, excess > tolerance,
      let needed = answer(tree[view].firstChild, to: nil, .vertical), needed <= room
    else { return }
    report(
      .screenHeightInScroll, at: range(view, label),
      "\(points(frames.canvas.height)) pt is the height of the whole screen, and the ScrollView at \(place(scroll)) has "
        + "\(points(room)) of it: \(name(view)) needs \(points(needed)), and scrolls by \(points(excess)) all the same",
      help: ".containerRelativeFrame(.vertical) is as tall as the scroll view",
      notes: [.init("the scroll view is here", at: range(scroll))])
  }
}
