import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// What stands where there is no content.
  static let unavailableViews: [Declaration] = [
    .view(
      "ContentUnavailableView",
      "(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil)"
    ) { $0.contentUnavailable($1) },
    .view(
      "ContentUnavailableView",
      "(_ title: LocalizedStringKey, image: String, description: Text? = nil)"
    ) { $0.contentUnavailable($1) },
    .view("ContentUnavailableView", "(@ViewBuilder label: () -> some View)") { $0.contentUnavailable($1) },
    .view(
      "ContentUnavailableView",
      "(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View)"
    ) { $0.contentUnavailable($1) },
    .view(
      "ContentUnavailableView",
      "(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View, @ViewBuilder actions: () -> some View)"
    ) { $0.contentUnavailable($1) },
  ]
}

extension Stage {
  /// A symbol, a title and what there is to say, in the middle of all the room.
  package func contentUnavailable(_ call: BoundCall) -> ViewList {
    approximate(call)
    var children = icon(call)
    if call.has("title") { tree.append(text(call, "title"), to: &children) }
    for name in ["label", "description", "actions"] { tree.append(content(call, name), to: &children) }
    let source = call.name.start
    let stack = tree.containers.stacks.add(StackSpec(alignment: .horizontalCenter, spacing: nil))
    let column = node(.vStack, payload: stack, children, at: source)
    let bounds = FlexibleFrameSpec(
      horizontal: .init(maximum: .infinity), vertical: .init(maximum: .infinity), alignment: .center)
    return wrap(column, .flexibleFrame, payload: tree.modifiers.flexibleFrames.add(bounds), at: source)
  }
}
