import LayEngine
import LayViews
import LaySyntax

/// Where each view of a layout paints at most: its frame, what overflows it, and what effects spread.
///
/// Filters need a region, and viewers pay for its size; a layout without filters never asks for bounds.
struct InkBounds {
  /// The bounds by view; nil for views that paint nothing.
  private var bounds: [Rect?]

  /// - Complexity: O(n) in the views.
  init(of layout: LaidOutLayout) {
    bounds = Array(filledWith: nil, count: layout.views.nodes.count)
    // Parents stand before their children, so that going backwards meets the children first.
    let order = Self.parentsFirst(layout)
    for (view, parent) in order.reversed() {
      let ink = Self.ink(of: view, content: bounds[Int(view.index)], in: layout)
      bounds[Int(view.index)] = ink
      guard let ink, !parent.isNone else { continue }
      let index = Int(parent.index)
      bounds[index] = bounds[index].map { $0.union(ink) } ?? ink
    }
  }

  subscript(id: ViewID) -> Rect { bounds[Int(id.index)] ?? .zero }

  static func parentsFirst(_ layout: LaidOutLayout) -> [(view: ViewID, parent: ViewID)] {
    var order = [(view: layout.views.root, parent: ViewID.none)]
    var index = 0
    while index < order.count {
      let view = order[index].view
      index += 1
      guard layout.frames.placedFrame(view) != nil else { continue }
      var child = layout.views[view].firstChild
      while !child.isNone {
        order.append((child, view))
        child = layout.views[child].nextSibling
      }
    }
    return order
  }

  /// The bounds of a view whose content's are known.
  private static func ink(of id: ViewID, content: Rect?, in layout: LaidOutLayout) -> Rect? {
    guard let frame = layout.frames.placedFrame(id)?.withoutNegativeSize else { return nil }
    let node = layout.views[id]
    switch node.kind {
    case .scrollView: return layout.frames.viewports[id] ?? frame
    case .effect: return ink(of: layout.views.modifiers.effects[node], frame, content: content ?? frame)
    case .shape: return frame.inset(by: -overhang(of: layout.views.contents.shapes[node], in: frame))
    case .text: return frame.inset(by: -glyphOverhang)
    default: return content.map { $0.union(frame) } ?? frame
    }
  }

  /// How far glyphs reach beyond the frame of their text, generously.
  private static let glyphOverhang = 8.0

  /// How far a shape paints beyond its frame at most.
  static func overhang(of shape: ShapeSpec, in frame: Rect) -> Double {
    // The corner of a mitred stroke reaches further than half its width.
    let stroke = shape.stroke == nil ? 0 : 2 * (shape.strokeStyle?.width ?? 1)
    let side = max(frame.size.width, frame.size.height)
    return max(0, shape.operations.reduce(stroke) { $0 + $1.reach(fromSide: side) })
  }
}

extension OutlineOperation {
  /// How far an operation takes an outline out of a frame of some side.
  fileprivate func reach(fromSide side: Double) -> Double {
    switch self {
    case .inset(let amount): return max(0, -amount)
    case .offset(let x, let y): return max(x.magnitude, y.magnitude)
    case .rotation: return side
    case .scale(let x, let y, _): return side * max(x.magnitude, y.magnitude)
    case .size(let width, let height): return max(width, height)
    case .transform(let transform): return transform.reach(fromSide: side)
    case .trim: return 0
    }
  }
}

extension AffineTransform {
  /// How far what the transform does to a square of some side takes it out of the square.
  func reach(fromSide side: Double) -> Double {
    max(tx.magnitude, ty.magnitude) + side * max(a.magnitude + c.magnitude, b.magnitude + d.magnitude)
  }
}

extension Rect {
  /// The part of the rectangle within another; empty where they do not meet.
  func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }
}
