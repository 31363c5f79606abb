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
      let scroll = scrollView(around: view, through: Self.kindsWithoutWidth), isWritten(scroll),
      case let axes = tree.containers.scrolls[tree[scroll]].axes, axes.contains(.horizontal),
      axes.contains(.vertical),
      frame(view).size.width > frame(scroll).size.width
    else { return }
    report(
      .textNeverWraps, at: range(view),
      "\(name(view)) is \(points(frame(view).size.width)) pt wide and does not wrap: a ScrollView that scrolls both ways "
        + "offers no width",
      help: "let it scroll along one axis, or give the text a width, by .frame(width:)",
      notes: [.init("the scroll view is here", at: range(scroll))])
  }

  /// The scroll view around a view, through stacks and modifiers of these kinds, which say nothing of the length in
  /// question.
  func scrollView(around view: ViewID, through kinds: [ViewKind]) -> ViewID? {
    var view = view
    for _ in 0..<Self.reach {
      view = outline.parent(of: view)
      if view.isNone { return nil }
      if tree[view].kind == .scrollView { return view }
      guard kinds.contains(tree[view].kind) else { return nil }
    }
    return nil
  }

  /// So far up a scroll view is looked for: a text in a thousand stacks must not look at all of them.
  private static let reach = 40
  private static let kindsWithoutWidth: [ViewKind] = [
    .hStack, .vStack, .zStack, .lazyVStack, .lazyHStack, .padding, .effect, .background, .overlay,
    .layoutPriority,
    .alignmentGuide,
  ]
}
