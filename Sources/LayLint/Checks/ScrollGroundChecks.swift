import LayEngine
import LaySyntax
import LayViews

// Colours behind what scrolls, which end where that does.

extension Inspection {
  /// Less at the lower end is a margin.
  private static let least = 40.0

  /// A colour behind all that a scroll view holds, as wide as it, where the content is shorter than the scroll view.
  mutating func checkScrollGround(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .background, settings.isOn(.scrollGroundEnds), !node.isPart, isWritten(view),
      !layout.fitsContent, let layer = children(view).dropFirst().first, isGround(content(of: layer)),
      case .container(let scroll, .scrollView) = outline.surroundings(of: view, in: tree),
      tree.containers.scrolls[tree[scroll]].axes == .vertical, !hasSeveralChildren(scroll),
      outline.outermost(view) == view || isClose(view, to: outline.outermost(view)),
      frame(view).size.width >= frame(scroll).size.width - tolerance,
      frame(scroll).size.width >= frames.canvas.width - tolerance,
      case let free = frame(scroll).maxY - frame(view).maxY, free > Self.least
    else { return }
    report(
      .scrollGroundEnds, at: range(view),
      "this background is as tall as what the ScrollView at \(place(scroll)) holds, and ends \(points(free)) pt above the end "
        + "of the ScrollView",
      help: "put it on the ScrollView", notes: [.init("the ScrollView is here", at: range(scroll))])
  }

  /// A colour or gradient that is seen on the screen's own ground.
  private func isGround(_ layer: ViewID) -> Bool {
    switch tree[layer].kind {
    case .gradient: return true
    case .color:
      guard case .color(let color) = tree.contents.paints[tree[layer]] else { return true }
      let scheme = tree.environment(of: layer).colorScheme
      return color.alpha > 0
        && color != layout.configuration.platform.color(.systemBackground, in: scheme)
    default: return false
    }
  }

  private func isClose(_ view: ViewID, to other: ViewID) -> Bool { frame(view).isClose(to: frame(other)) }
}
