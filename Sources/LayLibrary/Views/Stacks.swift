import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// Views side by side, one below the other, and one over the other.
  static let stacks: [Declaration] = [
    .view("HSplitView", "(@ViewBuilder content: () -> some View)") { stage, call in
      stage.split(.hStack, .verticalCenter, call)
    },
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
    .view("VSplitView", "(@ViewBuilder content: () -> some View)") { stage, call in
      stage.split(.vStack, .horizontalCenter, call)
    },
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

  /// Views side by side with lines between them that can be dragged; how they share the room was not measured.
  fileprivate func split(_ kind: ViewKind, _ alignment: AlignmentGuide, _ call: BoundCall) -> ViewList {
    approximate(call)
    let views = content(call, "content")
    var parts = ViewList()
    var child = views.first
    for index in 0..<views.count where !child.isNone {
      let next = tree[child].nextSibling
      if index > 0 { tree.append(node(.divider, payload: 0, at: call.name.start), to: &parts) }
      tree.append(child, to: &parts)
      child = next
    }
    if !parts.isEmpty { tree[parts.last].nextSibling = .none }
    let spec = StackSpec(alignment: alignment, spacing: 0)
    return node(kind, payload: tree.containers.stacks.add(spec), parts, at: call.name.start)
  }
}
