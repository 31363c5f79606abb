import LayEngine
import LaySyntax
import LayViews

// What is to be read or pressed under the device's bars and corners.

extension Inspection {
  /// A text or control that an `ignoresSafeArea` lets lie where the device keeps the screen free.
  mutating func checkContentUnderBars() {
    guard settings.isOn(.contentUnderSafeArea), let safe = safeRect,
      tree.nodes.contains(where: { $0.kind == .ignoresSafeArea })
    else { return }
    // The modifier that lets each view run on; `.none` where it scrolls, or where none does.
    var openers = Array(filledWith: ViewID.none, count: tree.nodes.count)
    var reported: Set<ViewID> = []
    for view in outline.placed {
      let above = outline.parent(of: view)
      var opener: ViewID = above.isNone ? .none : openers[Int(above.index)]
      switch tree[view].kind {
      case .scrollView: opener = .none
      case .ignoresSafeArea: if !tree[view].isPart, !speaksOfKeyboard(view) { opener = view }
      case .text, .control:
        if isList(view) {
          opener = .none
        } else if !opener.isNone, isUnderBar(view, safe), isVisible(content(of: view)),
          reported.insert(opener).inserted
        {
          reportUnderBar(view, safe, opener)
        }
      default: break
      }
      openers[Int(view.index)] = opener
    }
  }

  private func isUnderBar(_ view: ViewID, _ safe: Rect) -> Bool {
    let place = frame(view)
    guard place.size.width > 0, place.size.height > 0, place.maxY > 0, place.minY < frames.canvas.height
    else {
      return false
    }
    return place.minY < safe.minY - tolerance || place.maxY > safe.maxY + tolerance
  }

  private mutating func reportUnderBar(_ view: ViewID, _ safe: Rect, _ opener: ViewID) {
    let place = frame(view)
    let isTop = place.minY < safe.minY - tolerance
    report(
      .contentUnderSafeArea, at: range(opener),
      "\(name(view)) lies at y \(points(place.minY))…\(points(place.maxY)), and the device keeps "
        + (isTop ? "\(points(safe.minY)) pt at the top" : "what is below \(points(safe.maxY))")
        + " for itself",
      help: "let only what is behind it ignore the safe area",
      notes: [.init("it is here", at: range(view))])
  }
}
