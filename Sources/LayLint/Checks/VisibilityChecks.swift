import LayEngine
import LaySemantics
import LaySyntax

// Views that lie where nobody sees them.

extension Inspection {
  mutating func checkVisibility() {
    let canvas = frames.canvas
    for view in outline.placed where tree[view].kind.isDrawn {
      let place = frame(view)
      let isOutside =
        place.maxX <= 0 || place.maxY <= 0 || place.minX >= canvas.width || place.minY >= canvas.height
      guard isOutside, place.size.width > 0, place.size.height > 0, isVisible(view), isShown(view) else {
        continue
      }
      report(
        .outsideCanvas, at: range(view),
        "\(name(view)) lies at x \(points(place.minX))…\(points(place.maxX)), "
          + "y \(points(place.minY))…\(points(place.maxY)), outside the canvas of "
          + "\(points(canvas.width)) × \(points(canvas.height))")
    }
  }

  /// Whether a view could be seen: not hidden, not scrolled, and not pushed out by an overflow already reported.
  private func isShown(_ view: ViewID) -> Bool {
    var view = view
    while !view.isNone {
      if overflowing.contains(view) { return false }
      let node = tree[view]
      switch node.kind {
      case .scrollView: return false
      case .effect:
        switch tree.effects[Int(node.payload)] {
        case .hidden, .opacity(0): return false
        default: break
        }
      default: break
      }
      view = outline.parent(of: view)
    }
    return true
  }
}
