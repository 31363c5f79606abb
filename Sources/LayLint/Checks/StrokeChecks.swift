import LayEngine
import LaySyntax
import LayViews

// Lines along outlines, of which half lies outside.

extension Inspection {
  /// A stroke that stands out of a shape by half its width, where a clip, a scroll view or the canvas ends.
  mutating func checkStroke(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .shape, settings.isOn(.strokeCutOff), !node.isPart else { return }
    let shape = tree.contents.shapes[node]
    guard shape.stroke != nil, !shape.strokesInside, shape.operations.isEmpty, shape.hollow == nil,
      let half = (shape.strokeStyle?.width).map({ $0 / 2 }), half >= Self.noticeable, half.isFinite,
      shape.outline == .rectangle || shape.outline.isRounded
    else { return }
    var drawn = frame(view)
    if shape.outline == .circle {
      let side = min(drawn.size.width, drawn.size.height)
      drawn = Rect(
        origin: Point(
          x: drawn.minX + (drawn.size.width - side) / 2, y: drawn.minY + (drawn.size.height - side) / 2),
        size: Size(width: side, height: side))
    }
    guard let (edge, axes, name) = edge(around: view) else { return }
    for axis in axes {
      let (start, end) = (edge.origin[axis], edge.origin[axis] + edge.size[axis])
      let (first, last) = (drawn.origin[axis], drawn.origin[axis] + drawn.size[axis])
      guard first >= start - tolerance, last <= end + tolerance,
        case let excess = max(start - (first - half), last + half - end), excess >= Self.noticeable
      else { continue }
      return report(
        .strokeCutOff, at: strokeRange(view),
        "half of a stroke of \(points(half * 2)) pt lies outside the \(tree.spelling(of: view) ?? "shape"): "
          + "\(points(min(excess, half))) pt of it are cut off by \(name)",
        help:
          "strokeBorder draws all of it inside; or leave half of its width free, by .padding(\(points(half)))"
      )
    }
  }

  /// The name of the modifier that draws the line, of a shape that is written with one.
  private func strokeRange(_ shape: ViewID) -> SourceRange {
    let source = tree[shape].source
    guard let call = sites.enclosingCall(of: ["stroke"], around: source), syntax.range(call).start == source
    else {
      return range(shape)
    }
    return sites.nameRange(ofCall: call) ?? range(shape)
  }

  /// Less is not seen, in points.
  private static let noticeable = 2.0
  /// So far up the edge is looked for: what cuts a shape stands near it, and a shape in a thousand modifiers must not
  /// look at all of them.
  private static let reach = 40

  /// What ends the picture around a view: the next clip or scroll view, else the canvas.
  private func edge(around view: ViewID) -> (place: Rect, axes: [Axis], name: String)? {
    var view = view
    for _ in 0..<Self.reach {
      let above = outline.parent(of: view)
      if above.isNone {
        if layout.fitsContent { return nil }
        return (Rect(origin: .zero, size: frames.canvas), Axis.allCases, "the edge of the canvas")
      }
      let node = tree[above]
      switch node.kind {
      case .scrollView:
        let axes = tree.containers.scrolls[node].axes
        return (
          frame(above), Axis.allCases.filter { !axes.contains($0) },
          "the ScrollView at \(place(above))"
        )
      case .effect:
        let effect = tree.modifiers.effects[node]
        if effect.isClip { return (frame(above), Axis.allCases, "the clip at \(place(above))") }
        if effect.isTransform || effect.isInvisible { return nil }
      case .control: if isList(above) { return nil }
      default: break
      }
      view = above
    }
    return nil
  }
}
