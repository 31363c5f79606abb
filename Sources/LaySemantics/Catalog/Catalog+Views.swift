extension Catalog {
  /// The views that are built where they are called, sorted by name.
  static let viewLines: [Line] = [
    Line("Divider", "()", ViewAction.divider),
    Line(
      "HStack",
      "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)",
      .hStack),
    Line("Spacer", "(minLength: CGFloat? = nil)", ViewAction.spacer),
    Line(
      "VStack",
      "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)",
      .vStack),
  ]
}
