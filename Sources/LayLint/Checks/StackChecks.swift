import LayEngine
import LaySyntax
import LayViews

// What neighbours in a stack do to each other.

extension Inspection {
  mutating func checkStacks() {
    let ink = inkBounds()
    for view in outline.placed {
      let node = tree[view]
      guard node.kind == .hStack || node.kind == .vStack, isWritten(view) else { continue }
      let stack = tree.containers.stacks[node]
      if stack.spacing == nil { checkGaps(view) }
      if (stack.spacing ?? 0) >= 0 { checkOverlap(view, ink) }
    }
  }

  /// Default gaps differ next to text.
  private mutating func checkGaps(_ view: ViewID) {
    let gaps = frames.gaps(of: view)
    let children = children(view)
    // A Spacer asks for gaps of 0.
    var wide: (gap: Double, index: Int)?
    var narrow: (gap: Double, index: Int)?
    for (index, gap) in gaps.enumerated() where index + 1 < children.count {
      if isSpacer(children[index]) || isSpacer(children[index + 1]) { continue }
      // What is not seen has no gap that is.
      if isEmpty(children[index]) || isEmpty(children[index + 1]) { continue }
      if gap > wide?.gap ?? -.infinity { wide = (gap, index) }
      if gap < narrow?.gap ?? .infinity { narrow = (gap, index) }
    }
    // A third more beside a text is how SwiftUI sets them; from twice as much on it is seen.
    guard let wide, let narrow, wide.gap - narrow.gap > tolerance, wide.gap > 2 * narrow.gap else { return }
    report(
      .unequalDefaultGaps, at: range(view),
      "default gaps differ: \(points(wide.gap)) after \(name(children[wide.index])), "
        + "\(points(narrow.gap)) after \(name(children[narrow.index]))",
      help: "give a spacing to make them equal")
  }

  private func isEmpty(_ view: ViewID) -> Bool {
    frame(view).size.width <= 0 || frame(view).size.height <= 0
  }

  private func isSpacer(_ view: ViewID) -> Bool { tree[content(of: view)].kind == .spacer }

  /// Where a view's leaves paint, and whether anything inside was moved there or is known to overflow.
  private struct Ink {
    var bounds: Rect?
    var isExplained = false
  }

  /// The bounds of what each view paints, children before parents.
  private func inkBounds() -> [Ink] {
    var ink = Array(filledWith: Ink(), count: tree.nodes.count)
    for view in outline.placed.reversed() {
      let node = tree[view]
      var own = Ink()
      if node.kind.isDrawn { own.bounds = isVisible(view) ? frame(view) : nil }
      for child in tree.children(view) {
        let inner = ink[Int(child.index)]
        own.isExplained = own.isExplained || inner.isExplained
        if let bounds = inner.bounds { own.bounds = own.bounds.map { $0.union(bounds) } ?? bounds }
      }
      switch node.kind {
      case .offset, .position, .alignmentGuide, .ownLayout: own.isExplained = true
      case .padding:
        if Edge.allCases.contains(where: { tree.modifiers.insets[node][$0] < 0 }) { own.isExplained = true }
      case .effect: if isExplaining(tree.modifiers.effects[node]) { own.isExplained = true }
      case .scrollView, .viewThatFits: own.bounds = frame(view)
      default: break
      }
      if overflowing.contains(view) { own.isExplained = true }
      ink[Int(view.index)] = own
    }
    return ink
  }

  private func isExplaining(_ effect: EffectSpec) -> Bool {
    switch effect {
    case .clip, .rotation, .scale, .transform, .hidden, .opacity(0): return true
    default: return false
    }
  }

  /// What a child paints outside its own frame may cover its neighbour.
  private mutating func checkOverlap(_ view: ViewID, _ ink: [Ink]) {
    let children = children(view)
    for (first, second) in zip(children, children.dropFirst()) {
      let (a, b) = (ink[Int(first.index)], ink[Int(second.index)])
      guard !a.isExplained, !b.isExplained, let p = a.bounds, let q = b.bounds else { continue }
      let width = min(p.maxX, q.maxX) - max(p.minX, q.minX)
      let height = min(p.maxY, q.maxY) - max(p.minY, q.minY)
      guard width > tolerance, height > tolerance else { continue }
      report(
        .siblingsOverlap, at: range(content(of: second)),
        "\(name(first)) and \(name(second)) cover each other on \(points(width)) × \(points(height)) pt",
        help: offerApartAlone(content(of: first), content(of: second)),
        notes: [.init("the other one is here", at: range(content(of: first)))])
    }
  }
}
