import LayEngine
import LaySyntax
import LayViews

// Texts that nothing makes wrap.

extension Inspection {
  /// A text in what scrolls both ways: it is offered no width, and stays on one line.
  mutating func checkUnwrapped(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .text, settings.isOn(.textNeverWraps),
      frame(view).size.width > frames.canvas.width, isVisible(view), let fit = fit(of: view),
      fit.lineCount == 1, !isUnread(view), neighbourhood.has(view, .isOpenHorizontally),
      let scroll = scrollOfBothAxes(around: view), isWritten(scroll),
      frame(view).size.width > frame(scroll).size.width
    else { return }
    report(
      .textNeverWraps, at: range(view),
      "\(name(view)) is \(points(frame(view).size.width)) pt wide and does not wrap: a ScrollView that scrolls both ways "
        + "offers no width",
      help: "let it scroll along one axis, or give the text a width, by .frame(width:)",
      notes: [.init("the scroll view is here", at: range(scroll))])
  }

  /// The scroll view around a view, through stacks and modifiers that say nothing of its width.
  private func scrollOfBothAxes(around view: ViewID) -> ViewID? {
    var view = view
    for _ in 0..<Self.reach {
      view = outline.parent(of: view)
      if view.isNone { return nil }
      switch tree[view].kind {
      case .scrollView:
        let axes = tree.containers.scrolls[tree[view]].axes
        return axes.contains(.horizontal) && axes.contains(.vertical) ? view : nil
      case .hStack, .vStack, .zStack, .lazyVStack, .lazyHStack, .padding, .effect, .background, .overlay,
        .layoutPriority, .alignmentGuide:
        break
      default: return nil
      }
    }
    return nil
  }

  /// So far up a scroll view is looked for: a text in a thousand stacks must not look at all of them.
  private static let reach = 40
}
