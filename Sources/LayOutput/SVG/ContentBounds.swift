import LayEngine
import LaySyntax
import LayViews

/// The smallest rectangle around all that a layout paints: what a picture that is cropped to its content shows.
///
/// Containers and paddings paint nothing and do not count, and neither does what clips and the canvas cut off.
struct ContentBounds {
  /// nil for a layout that paints nothing.
  private(set) var rect: Rect?

  /// - Parameter includesFrames: Whether views' frames count too, for they are drawn.
  /// - Complexity: O(n) in the views.
  init(of layout: LaidOutLayout, includesFrames: Bool) {
    var bounds = [Rect?](filledWith: nil, count: layout.views.nodes.count)
    // Parents stand before their children, so that going backwards meets the children first.
    for (view, parent) in InkBounds.parentsFirst(layout).reversed() {
      let ink = Self.ink(of: view, content: bounds[Int(view.index)], in: layout, includesFrames)
      bounds[Int(view.index)] = ink
      guard let ink, !parent.isNone else { continue }
      let index = Int(parent.index)
      bounds[index] = bounds[index].map { $0.union(ink) } ?? ink
    }
    let root = layout.views.root
    rect = root.isNone ? nil : bounds[Int(root.index)]
  }

  private static func ink(
    of id: ViewID, content: Rect?, in layout: LaidOutLayout, _ includesFrames: Bool
  ) -> Rect? {
    guard let frame = layout.frames.placedFrame(id)?.withoutNegativeSize else { return nil }
    let node = layout.views[id]
    let contents = layout.views.contents
    switch node.kind {
    case .color, .gradient: return contents.paints[node].isClear ? nil : frame
    case .shape:
      return ink(of: contents.shapes[node], in: frame, isMirrored: layout.isRightToLeft(node))
    case .text, .image, .divider: return frame
    case .scrollView: return content?.intersection(layout.frames.viewports[id] ?? frame)
    case .effect:
      return content.flatMap {
        ink(of: layout.views.modifiers.effects[node], frame, content: $0, node, layout)
      }
    default:
      guard includesFrames, node.kind.outlineRole != nil else { return content }
      return content.map { $0.union(frame) } ?? frame
    }
  }
}

extension ContentBounds {
  /// A shape's outline, with what its stroke takes up around it; nil where there is nothing of it.
  private static func ink(of shape: ShapeSpec, in frame: Rect, isMirrored: Bool) -> Rect? {
    let style = shape.stroke == nil ? nil : shape.strokeStyle ?? StrokeStyle(width: 1)
    let inset = shape.strokesInside ? (style?.width ?? 0) / 2 : 0
    let outline = ResolvedOutline(
      shape.outline, operations: shape.operations, in: frame, inset: inset, isMirrored: isMirrored)
    guard let bounds = outline.bounds else { return nil }
    guard let style else { return bounds }
    // The corner of a mitred stroke reaches further than half its width.
    if case .path = outline, style.join == .miter { return bounds.inset(by: -2 * style.width) }
    return bounds.inset(by: -style.width / 2)
  }
}

extension Paint {
  /// Whether nothing is painted.
  fileprivate var isClear: Bool {
    guard case .color(let color) = self else { return false }
    return !(color.alpha > 0)
  }
}
