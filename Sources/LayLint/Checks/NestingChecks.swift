import LaySyntax
import LayViews

// Trees that are deeper than they need be, and edges between pixels.

extension Inspection {
  mutating func checkNesting() {
    if settings.isOn(.deepNesting) { checkDepth() }
    if settings.isOn(.offPixelEdge) {
      for view in outline.placed where hasStraightEdges(view) { checkPixels(view) }
    }
  }

  private static let deepestNesting = 10

  /// One report for a layout, at its innermost container.
  private mutating func checkDepth() {
    var depths = Array(filledWith: 0, count: tree.nodes.count)
    var deepest: (view: ViewID, depth: Int)?
    for view in outline.placed {
      let above = outline.parent(of: view)
      let depth = above.isNone ? 0 : depths[Int(above.index)]
      guard isContainer(view) else {
        depths[Int(view.index)] = depth
        continue
      }
      depths[Int(view.index)] = depth + 1
      if depth + 1 > deepest?.depth ?? Self.deepestNesting { deepest = (view, depth + 1) }
    }
    guard let deepest else { return }
    let single = containers(around: deepest.view).count { children($0).count == 1 }
    report(
      .deepNesting, at: range(deepest.view),
      "\(name(deepest.view)) lies \(deepest.depth) containers deep"
        + (single > 0 ? "; \(single) of them hold one child" : ""))
  }

  private func isContainer(_ view: ViewID) -> Bool {
    !tree[view].kind.isModifier && !tree[view].firstChild.isNone && isWritten(view)
  }

  /// A container and all around it.
  private func containers(around view: ViewID) -> [ViewID] {
    var found: [ViewID] = []
    var view = view
    while !view.isNone {
      if isContainer(view) { found.append(view) }
      view = outline.parent(of: view)
    }
    return found
  }

  /// Curves and pictures are smooth at their edges in any case.
  private func hasStraightEdges(_ view: ViewID) -> Bool {
    switch tree[view].kind {
    case .color, .divider: return true
    case .shape: return tree.contents.shapes[tree[view]].outline == .rectangle
    default: return false
    }
  }

  /// A thin line between two pixels is two blurred ones.
  private mutating func checkPixels(_ view: ViewID) {
    let scale = layout.configuration.displayScale
    let place = frame(view)
    let edges = [
      ("left", place.minX), ("top", place.minY), ("right", place.maxX), ("bottom", place.maxY),
    ]
    for (edge, position) in edges where position.isFinite {
      let pixels = position * scale
      guard abs(pixels - pixels.rounded()) > 0.01 * scale else { continue }
      return report(
        .offPixelEdge, at: range(view),
        "the \(edge) edge of \(name(view)), at \(points(position)) pt, falls between the pixels of a "
          + "\(points(scale))× display")
    }
  }
}
