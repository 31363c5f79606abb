import LayEngine
import LaySyntax
import LayViews

// Content that was to fill a scroll view, and is as tall as the whole screen.

extension Inspection {
  /// So far up a scroll view is looked for.
  private static let reach = 40

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
      let scroll = scroll(around: view), let room = proposal(scroll).height, room.isFinite,
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

  /// The vertical scroll view around a view, through what says nothing of heights.
  private func scroll(around view: ViewID) -> ViewID? {
    var view = view
    for _ in 0..<Self.reach {
      view = outline.parent(of: view)
      if view.isNone { return nil }
      switch tree[view].kind {
      case .scrollView:
        return tree.containers.scrolls[tree[view]].axes.contains(.vertical) ? view : nil
      case .vStack, .zStack, .lazyVStack, .effect, .background, .overlay, .padding, .flexibleFrame: break
      default: return nil
      }
    }
    return nil
  }
}
