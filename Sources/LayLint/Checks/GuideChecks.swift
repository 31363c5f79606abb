import LaySyntax
import LayViews

// Alignment guides that nothing reads.

extension Inspection {
  /// A guide moves a view only in what lines its children up by that guide.
  mutating func checkGuide(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .alignmentGuide, settings.isOn(.guideUnused), !node.isPart, isWritten(view),
      case let guide = tree.modifiers.alignmentGuides[node].guide, guide != .listRowSeparatorLeading,
      guide != .listRowSeparatorTrailing
    else { return }
    claim(
      .guideUnused, [TreeEdit(.remove, node)], at: range(view),
      "nothing around this view lines its children up by \(guideName(view)): the guide moves nothing",
      help: "give the stack around it that alignment", fix: removal(of: view))
  }

  private func guideName(_ view: ViewID) -> String {
    guard let argument = sites.argument(0, ofCallAt: tree[view].source) else { return "it" }
    return syntax.source.text(sites.value(ofArgument: argument))
  }
}
