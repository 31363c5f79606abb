import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// Views side by side, one below the other, and one over the other.
  static let stacks: [Declaration] = [
    .view(
      "HStack",
      "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)"
    ) { stage, call in stage.stack(.hStack, call.verticalGuide("alignment"), call) },
    .view(
      "LazyHStack",
      "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View)"
    ) { stage, call in stage.stack(.lazyHStack, call.verticalGuide("alignment"), call) },
    .view(
      "LazyVStack",
      "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View)"
    ) { stage, call in stage.stack(.lazyVStack, call.horizontalGuide("alignment"), call) },
    .view(
      "VStack",
      "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)"
    ) { stage, call in stage.stack(.vStack, call.horizontalGuide("alignment"), call) },
    .view(
      "ZStack",
      "(alignment: Alignment = .center, @ViewBuilder content: () -> some View)"
    ) { stage, call in
      let views = stage.content(call, "content")
      return stage.node(
        .zStack, payload: stage.tree.containers.zStacks.add(call.alignment("alignment")), views,
        at: call.name.start)
    },
  ]
}

extension Stage {
  /// A stack along one axis; its views are set at a guide across it.
  func stack(_ kind: ViewKind, _ alignment: AlignmentGuide, _ call: BoundCall) -> ViewList {
    let views = content(call, "content")
    let spec = StackSpec(alignment: alignment, spacing: call.optionalDouble("spacing"))
    return node(kind, payload: tree.containers.stacks.add(spec), views, at: call.name.start)
  }
}
