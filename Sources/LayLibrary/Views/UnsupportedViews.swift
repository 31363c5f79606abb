extension Declaration {
  /// SwiftUI's views that there are no measures for.
  static let unsupportedViews: [Declaration] = [
    .unsupported("ChartContent", "put 'Rectangle()' with its frame in its place"),
    .unsupported("EquatableView", "write its content directly"),
    .unsupported("HSplitView", "use 'HStack'"),
    .unsupported("HelpLink", "use 'Button'"),
    .unsupported("KeyframeAnimator", "write its content directly"),
    .unsupported("Map", "put 'Rectangle()' with its frame in its place"),
    .unsupported("MeshGradient", "use 'LinearGradient'"),
    .unsupported("MultiDatePicker", "put 'Rectangle()' with its frame in its place"),
    .unsupported("NavigationSplitViewColumn", "write its content directly"),
    .unsupported("PasteButton", "use 'Button'"),
    .unsupported("PhaseAnimator", "write its content directly"),
    .unsupported("PhotosPicker", "use 'Button'"),
    .unsupported("RenameButton", "use 'Button'"),
    .unsupported("SceneView", "put 'Rectangle()' with its frame in its place"),
    .unsupported("SettingsLink", "use 'Button'"),
    .unsupported("SignInWithAppleButton", "use 'Button'"),
    .unsupported("SpriteView", "put 'Rectangle()' with its frame in its place"),
    .unsupported("SubscriptionView", "put 'Rectangle()' with its frame in its place"),
    .unsupported("Table", "use 'Grid' or 'List'"),
    .unsupported("TableColumn", "use 'Grid' or 'List'"),
    .unsupported("TextFieldLink", "use 'Button'"),
    .unsupported("VSplitView", "use 'VStack'"),
    .unsupported("VideoPlayer", "put 'Rectangle()' with its frame in its place"),
    .unsupported("WebView", "put 'Rectangle()' with its frame in its place"),
  ]
}
