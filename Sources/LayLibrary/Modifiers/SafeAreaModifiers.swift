import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// What views make of the safe area: they leave room in it, lie in it, or give it up.
  static let safeAreaModifiers: [Declaration] = [
    .modifier("edgesIgnoringSafeArea", "(_ edges: Edge.Set)") { stage, content, call in
      stage.ignoreSafeArea(content, call.edges("edges"), call)
    },
    .modifier("ignoresSafeArea", "(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)") {
      stage, content, call in
      // The keyboard is never there.
      let isKeyboard = call.option("regions", as: SafeAreaRegions.self) == .keyboard
      return stage.ignoreSafeArea(content, isKeyboard ? [] : call.edges("edges"), call)
    },
    .modifier(
      "safeAreaBar",
      "(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)"
    ) { stage, content, call in stage.insetSafeArea(content, call) },
    .modifier(
      "safeAreaInset",
      "(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)"
    ) { stage, content, call in stage.insetSafeArea(content, call) },
    .modifier(
      "safeAreaInset",
      "(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)"
    ) { stage, content, call in stage.insetSafeArea(content, call) },
    .modifier("safeAreaPadding", "(_ insets: EdgeInsets)") { stage, content, call in
      stage.inset(content, .safeAreaPadding, call.insets("insets"), call)
    },
    .modifier("safeAreaPadding", "(_ length: CGFloat)") { stage, content, call in
      stage.inset(content, .safeAreaPadding, stage.insets(.all, call.double("length")), call)
    },
    .modifier("safeAreaPadding", "(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)") {
      stage, content, call in
      stage.inset(content, .safeAreaPadding, stage.insets(call), call)
    },
  ]
}

extension Stage {
  fileprivate func ignoreSafeArea(_ content: ViewList, _ edges: EdgeSet, _ call: BoundCall) -> ViewList {
    wrap(content, .ignoresSafeArea, payload: tree.modifiers.edgeSets.add(edges), at: call.name.start)
  }

  /// Views at an edge, which take their room from the safe area of the content.
  fileprivate func insetSafeArea(_ content: ViewList, _ call: BoundCall) -> ViewList {
    let spec = SafeAreaInsetSpec(
      edge: call.edge("edge"), alignment: call.guide("alignment"), spacing: call.optionalDouble("spacing"))
    let payload = tree.modifiers.safeAreaInsets.add(spec)
    return wrap(content, .safeAreaInset, payload: payload, at: call.name.start) {
      single(self.content(call, "content"), at: call.name.start)
    }
  }
}
