import LayEngine
import LaySyntax
import LayViews

// Shadows that fall from letters, or that what scrolls cuts off.

extension Inspection {
  mutating func checkShadow(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .effect, !node.isPart,
      case .shadow(let color, let radius, let x, let y) = tree.modifiers.effects[node], color.alpha > 0,
      radius.isFinite, x.isFinite, y.isFinite
    else { return }
    checkLetterShadow(view)
    checkScrolledShadow(view, radius, x, y)
  }

  // MARK: Letters

  /// A shadow on what has an edge, and nothing behind its texts: each letter casts one.
  private mutating func checkLetterShadow(_ shadow: ViewID) {
    guard settings.isOn(.shadowOfLetters), isWritten(shadow, as: "shadow") else { return }
    var hasEdge = false
    var view = tree[shadow].firstChild
    while !view.isNone, tree[view].kind.isModifier {
      switch tree[view].kind {
      case .background: if decorates(view) { return }
      case .overlay: if hasOutline(view) { hasEdge = true }
      case .padding, .layoutPriority, .alignmentGuide, .frame, .flexibleFrame, .fixedSize: break
      case .effect:
        let effect = tree.modifiers.effects[tree[view]]
        if effect.isTransform || effect.isInvisible { return }
        if case .shadow = effect { return }
        if effect.isBorder || effect.isClip { hasEdge = true }
      default: return
      }
      view = tree[view].firstChild
    }
    guard hasEdge, !view.isNone, let text = bareText(in: view) else { return }
    report(
      .shadowOfLetters, at: range(shadow),
      "nothing is painted behind \(name(text)): the shadow is that of its letters, and not of the view around",
      help: "put .background(Color.white), or another colour, before the shadow",
      notes: [.init("the text is here", at: range(text))])
  }

  /// Whether an overlay draws the outline of a shape around a view.
  func hasOutline(_ overlay: ViewID) -> Bool {
    children(overlay).dropFirst().contains { layer in
      let shape = content(of: layer)
      return tree[shape].kind == .shape && tree.contents.shapes[tree[shape]].stroke != nil && isVisible(shape)
    }
  }

  /// A text that is, or is straight in, a stack.
  private func bareText(in view: ViewID) -> ViewID? {
    switch tree[view].kind {
    case .text: return isVisible(view) ? view : nil
    case .hStack, .vStack: return children(view).first { tree[$0].kind == .text && isVisible($0) }
    default: return nil
    }
  }

  // MARK: Scroll views

  /// Less is not seen of a shadow, which fades.
  private static let noticeable = 3.0

  /// A shadow of a view at the side of what scrolls, which shows nothing outside itself.
  private mutating func checkScrolledShadow(_ shadow: ViewID, _ radius: Double, _ x: Double, _ y: Double) {
    guard settings.isOn(.shadowClipped), radius >= Self.noticeable,
      let (scroll, axes) = scrollEnding(around: shadow),
      sites.enclosingCall(of: ["scrollClipDisabled"], around: tree[scroll].source) == nil
    else { return }
    let (window, own) = (frame(scroll), frame(shadow))
    for axis in axes {
      let shift = axis == .horizontal ? x : y
      let (start, end) = (window.origin[axis], window.origin[axis] + window.size[axis])
      let (first, last) = (own.origin[axis], own.origin[axis] + own.size[axis])
      // At the edge of the screen everything ends.
      let before = start > tolerance ? start - (first - radius + shift) : 0
      let after = end < frames.canvas[axis] - tolerance ? last + radius + shift - end : 0
      let excess = max(before, after)
      guard first >= start - tolerance, last <= end + tolerance, excess >= max(Self.noticeable, radius / 2)
      else {
        continue
      }
      return report(
        .shadowClipped, at: range(shadow),
        "the ScrollView at \(place(scroll)) cuts \(points(min(excess, radius + abs(shift)))) pt of this shadow off: it shows "
          + "nothing outside itself",
        help: "leave room for it inside the ScrollView, by .padding; or .scrollClipDisabled() shows it",
        notes: [.init("the ScrollView is here", at: range(scroll))])
    }
  }
}
