import LaySyntax
import LayViews

// Alignment guides that nothing reads.

extension Inspection {
  /// A guide moves a view only in what lines its children up by that guide.
  mutating func checkGuide(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .alignmentGuide, settings.isOn(.guideUnused), !node.isPart, isWritten(view),
      case let guide = tree.modifiers.alignmentGuides[node].guide, guide != .listRowSeparatorLeading,
      guide != .listRowSeparatorTrailing, !isRead(guide, around: view)
    else { return }
    claim(
      .guideUnused, [TreeEdit(.remove, node)], at: range(view),
      "nothing around this view lines its children up by \(guideName(view)): the guide moves nothing",
      help: "give the stack around it that alignment", fix: removal(of: view))
  }

  /// Whether something around a view lines up by a guide, though what the guide says may move nothing as it is.
  private func isRead(_ guide: AlignmentGuide, around view: ViewID) -> Bool {
    var view = view
    for _ in 0..<Self.reach {
      let above = outline.parent(of: view)
      if above.isNone { return false }
      let node = tree[above]
      switch node.kind {
      case .hStack, .vStack, .lazyHStack, .lazyVStack:
        if hasSeveralChildren(above), tree.containers.stacks[node].alignment == guide { return true }
      case .zStack: if hasSeveralChildren(above), reads(tree.containers.zStacks[node], guide) { return true }
      case .frame: if reads(tree.modifiers.frames[node].alignment, guide) { return true }
      case .flexibleFrame: if reads(tree.modifiers.flexibleFrames[node].alignment, guide) { return true }
      case .overlay, .background: if !outline.isPrimary(view) { return true }
      case .scrollView, .grid, .lazyVGrid, .lazyHGrid: return false
      default: break
      }
      view = above
    }
    return true
  }

  /// So far up a reader is looked for: a guide in a thousand modifiers must not look at all of them.
  private static let reach = 40

  private func reads(_ alignment: Alignment, _ guide: AlignmentGuide) -> Bool {
    alignment.horizontal == guide || alignment.vertical == guide
  }

  private func guideName(_ view: ViewID) -> String {
    guard let argument = sites.argument(0, ofCallAt: tree[view].source) else { return "it" }
    return syntax.source.text(sites.value(ofArgument: argument))
  }
}
