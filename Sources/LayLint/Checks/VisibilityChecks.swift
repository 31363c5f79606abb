import LayEngine
import LaySyntax
import LayText
import LayViews

// Views that cannot be seen.

extension Inspection {
  mutating func checkVisibility() {
    let canvas = frames.canvas
    for view in outline.placed where tree[view].kind.isDrawn {
      let place = frame(view)
      let isOutside =
        place.maxX <= 0 || place.maxY <= 0 || place.minX >= canvas.width || place.minY >= canvas.height
      guard isOutside, place.minX.isFinite, place.minY.isFinite, place.size.width > 0, place.size.height > 0,
        isVisible(view), isShown(view), !isSentAway(view),
        !isMovedByStandIn(view, place.maxY <= 0 || place.minY >= canvas.height ? .vertical : .horizontal)
      else {
        continue
      }
      report(
        .outsideCanvas, at: range(view),
        "\(name(view)) lies at x \(points(place.minX))…\(points(place.maxX)), "
          + "y \(points(place.minY))…\(points(place.maxY)), outside the canvas of "
          + "\(points(canvas.width)) × \(points(canvas.height))")
    }
  }

  /// What a clip cuts off: more than half of a leaf, or part of a line of text.
  mutating func checkClipping() {
    guard settings.isOn(.clippedAway), tree.modifiers.effects.all.contains(where: { $0.isClip }) else {
      return
    }
    var clips: [ViewID] = Array(filledWith: .none, count: tree.nodes.count)
    for view in outline.placed {
      let node = tree[view]
      let above = outline.parent(of: view)
      var clip: ViewID = above.isNone ? .none : clips[Int(above.index)]
      switch node.kind {
      // What scrolls comes into sight, and what turns lies elsewhere.
      case .scrollView: clip = .none
      case .effect:
        let effect = tree.modifiers.effects[node]
        if effect.isClip { clip = view } else if effect.isTransform { clip = .none }
      default: break
      }
      clips[Int(view.index)] = clip
      if node.kind.isDrawn, !clip.isNone, isVisible(view) { checkClipped(view, by: clip) }
    }
  }

  /// Of a font's size, roughly: enough to tell a cut line from a whole one.
  private static let capitalHeight = 0.7

  private mutating func checkClipped(_ view: ViewID, by clip: ViewID) {
    let (place, window) = (frame(view), frame(clip))
    // A picture that fills is cut to the frame that it fills, and is meant to be.
    if tree[view].kind == .image, tree.contents.images[tree[view]].isResizable {
      if !isSymbol(view) || (place.size.width >= window.size.width && place.size.height >= window.size.height)
      {
        return
      }
    }
    let width = min(place.maxX, window.maxX) - max(place.minX, window.minX)
    let height = min(place.maxY, window.maxY) - max(place.minY, window.minY)
    let seen = max(width, 0) * max(height, 0)
    let area = place.size.width * place.size.height
    guard area > 0, area.isFinite else { return }
    if seen < area / 2 {
      report(
        .clippedAway, at: range(clip),
        "clipping hides \(points(100 - seen / area * 100)) % of \(name(view))",
        notes: [.init("it is here", at: range(view))])
    } else if let lines = frames.texts[view]?.lines {
      let hidden = lines.indices.filter { index in
        let baseline = place.minY + lines[index].baseline
        let size = lines[index].fragments.first?.font.size ?? 0
        return baseline > window.maxY + tolerance || baseline - size * Self.capitalHeight < window.minY
      }
      guard let first = hidden.first else { return }
      report(
        .clippedAway, at: range(clip),
        "clipping hides part of line \(first + 1) of \(name(view))",
        notes: [.init("it is here", at: range(view))])
    }
  }

  /// Whether an offset that is worked out moved a view away: a menu that comes in later starts so.
  private func isSentAway(_ view: ViewID) -> Bool {
    var view = view
    while !view.isNone {
      if tree[view].kind == .offset, !isLiteral(view) { return true }
      view = outline.parent(of: view)
    }
    return false
  }

  private func isLiteral(_ offset: ViewID) -> Bool {
    guard let list = sites.argumentList(ofCallAt: tree[offset].source) else { return true }
    return syntax.children(list).allSatisfy { sites.isNumberLiteral($0) }
  }

  /// Whether a view could be seen: not hidden, not scrolled, and not pushed out by an overflow already reported.
  private func isShown(_ view: ViewID) -> Bool {
    var view = view
    while !view.isNone {
      if overflowing.contains(view) { return false }
      let node = tree[view]
      switch node.kind {
      case .scrollView: return false
      case .control: if isList(view) { return false }
      case .effect:
        switch tree.modifiers.effects[node] {
        case .hidden, .opacity(0): return false
        default: break
        }
      default: break
      }
      // Lists scroll, by a scroll view that is a part of them.
      view = outline.encloser(of: view)
    }
    return true
  }
}

extension EffectSpec {
  var isClip: Bool {
    if case .clip = self { return true }
    return false
  }

  /// What shows a view elsewhere than in its frame.
  var isTransform: Bool {
    switch self {
    case .rotation, .scale, .transform: return true
    default: return false
    }
  }
}
