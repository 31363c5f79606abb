extension Declaration {
  /// SwiftUI's views that there are no measures for.
  static let unsupportedViews: [Declaration] = [
    .unsupported("ChartContent", "put 'Rectangle()' with its frame in its place"),
    .unsupported("HelpLink", "use 'Button'"),
    .unsupported("NavigationSplitViewColumn", "write its content directly"),
    .unsupported("TableColumn", "use 'Grid' or 'List'"),
    .unsupported("TextFieldLink", "use 'Button'"),
  ]
}
