import LayCatalog
import LayViews

extension Declaration {
  /// Views of other frameworks that show what only a running app has, and take the room that they are given.
  static let runningViews: [Declaration] = [
    .drawing("Chart3D"), .drawing("Map"),
    .drawing("MeshGradient"), .drawing("Model3D"), .drawing("MultiDatePicker"), .drawing("ProductView"),
    .drawing("RealityView"), .drawing("SceneView"), .drawing("SignInWithAppleButton"),
    .drawing("SpriteView"), .drawing("StoreView"), .drawing("SubscriptionOfferView"),
    .drawing("SubscriptionStoreView"), .drawing("SubscriptionView"), .drawing("Table"),
    .drawing("VideoPlayer"), .drawing("WebView"),
  ]

  /// Views that change with time, at their first moment, and those that wrap others.
  static let wrappingViews: [Declaration] = [
    .view("EquatableView", "(content: some View)") { $0.content($1, "content") },
    .view(
      "KeyframeAnimator",
      "(initialValue: Any, repeating: Bool = true, @ViewBuilder content: (Element) -> some View, keyframes: (Element) -> Void)"
    ) { stage, call in stage.first(of: call.value("initialValue"), call) },
    .view(
      "KeyframeAnimator",
      "(initialValue: Any, trigger: Any, @ViewBuilder content: (Element) -> some View, keyframes: (Element) -> Void)"
    ) { stage, call in stage.first(of: call.value("initialValue"), call) },
    .evaluated("ModifiedContent", "(content: Any, modifier: Any)", .modifiedContent),
    .view(
      "PhaseAnimator",
      "(_ phases: Any, @ViewBuilder content: (Element) -> some View, animation: ((Element) -> Void)? = nil)"
    ) { stage, call in stage.first(of: call.array("phases").first, call) },
    .view(
      "PhaseAnimator",
      "(_ phases: Any, trigger: Any, @ViewBuilder content: (Element) -> some View, animation: ((Element) -> Void)? = nil)"
    ) { stage, call in stage.first(of: call.array("phases").first, call) },
    .control(
      "PhotosPicker",
      "(_ title: LocalizedStringKey, selection: Any, maxSelectionCount: Int? = nil, selectionBehavior: PHSelection? = nil, matching: PHFilter? = nil, preferredItemEncoding: PHEncoding? = nil)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control(
      "PhotosPicker",
      "(_ title: LocalizedStringKey, selection: Any, maxSelectionCount: Int? = nil, selectionBehavior: PHSelection? = nil, matching: PHFilter? = nil, preferredItemEncoding: PHEncoding? = nil, photoLibrary: PHLibrary)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control(
      "PhotosPicker",
      "(selection: Any, maxSelectionCount: Int? = nil, selectionBehavior: PHSelection? = nil, matching: PHFilter? = nil, preferredItemEncoding: PHEncoding? = nil, @ViewBuilder label: () -> some View)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control(
      "PhotosPicker",
      "(selection: Any, maxSelectionCount: Int? = nil, selectionBehavior: PHSelection? = nil, matching: PHFilter? = nil, preferredItemEncoding: PHEncoding? = nil, photoLibrary: PHLibrary, @ViewBuilder label: () -> some View)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control("RenameButton", "()", styledBy: .buttonStyle) { $0.button($1, title: "Rename") },
    .control("SettingsLink", "()", styledBy: .buttonStyle) { $0.button($1, title: "Settings…") },
    .control("SettingsLink", "(@ViewBuilder label: () -> some View)", styledBy: .buttonStyle) {
      $0.button($1)
    },
    .view(
      "TimelineView",
      "(_ schedule: TimelineSchedule, @ViewBuilder content: (TimelineContext) -> some View)"
    ) { stage, call in stage.first(of: .builtin(.facility(.timelineContext)), call) },
  ]

  static let timelineMembers: [Declaration] = [
    .member("TimelineViewDefaultContext.date", "") { stage, _, _ in .builtin(.date(stage.now)) }
  ]
}

extension Stage {
  /// The content of a view that changes with time, of what it begins with.
  fileprivate func first(of value: Value?, _ call: BoundCall) -> ViewList {
    guard let closure = call.closure("content") else { return ViewList() }
    return evaluation.content(closure, [value ?? .unknown])
  }
}
