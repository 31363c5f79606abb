import LaySyntax
import LayViews

/// What each view paints, itself and all that lies in it: for clear colours and spacers nothing.
struct PaintedBounds {
  private var bounds: [Rect?]

  subscript(view: ViewID) -> Rect? { bounds[Int(view.index)] }

  /// - Complexity: O(n) in the views.
  init(_ inspection: Inspection) {
    let tree = inspection.tree
    bounds = Array(filledWith: nil, count: tree.nodes.count)
    for view in inspection.outline.placed.reversed() {
      let node = tree[view]
      let own = inspection.frame(view)
      switch node.kind {
      // A control paints more than its label.
      case .control, .divider: bounds[Int(view.index)] = own
      case .effect where tree.modifiers.effects[node].isInvisible:
        bounds[Int(view.index)] = nil
        continue
      case .effect where tree.modifiers.effects[node].isClip || tree.modifiers.effects[node].isBorder:
        bounds[Int(view.index)] = own
      // What it shows lies within it.
      case .scrollView: bounds[Int(view.index)] = own
      default: if node.kind.isDrawn, inspection.isVisible(view) { add(own, to: view) }
      }
      let above = inspection.outline.parent(of: view)
      guard !above.isNone, tree[above].kind != .scrollView, let ink = bounds[Int(view.index)] else {
        continue
      }
      add(ink, to: above)
    }
  }

  private mutating func add(_ ink: Rect, to view: ViewID) {
    bounds[Int(view.index)] = bounds[Int(view.index)].map { $0.union(ink) } ?? ink
  }
}

extension Inspection {
  /// What a view paints, as a rectangle; nil for nothing.
  mutating func ink(_ view: ViewID) -> Rect? {
    if facts.ink == nil { facts.ink = PaintedBounds(self) }
    return facts.ink?[view]
  }

  /// Whether a background or overlay paints something, or an effect draws a border.
  mutating func decorates(_ view: ViewID) -> Bool {
    let node = tree[view]
    if node.isPart { return false }
    switch node.kind {
    case .background, .overlay:
      for layer in children(view).dropFirst() where ink(layer) != nil { return true }
      return false
    case .effect: return tree.modifiers.effects[node].isBorder
    default: return false
    }
  }
}

extension EffectSpec {
  var isBorder: Bool {
    if case .border = self { return true }
    return false
  }

  var isInvisible: Bool {
    switch self {
    case .hidden, .opacity(0): return true
    default: return false
    }
  }
}

extension Rect {
  /// Whether two rectangles share more than their edges.
  func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > tolerance
      && min(maxY, other.maxY) - max(minY, other.minY) > tolerance
  }
}
