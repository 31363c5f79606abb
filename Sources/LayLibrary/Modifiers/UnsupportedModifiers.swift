extension Declaration {
  /// Modifiers that could change the layout and are not supported, with what to write instead.
  static let unsupportedModifiers: [Declaration] = [
    .unsupported("labelIconToTitleSpacing", "use 'HStack(spacing:)' with 'Image' and 'Text'"),
    .unsupported("labelReservedIconWidth", "use 'HStack' with 'Image' and 'Text'"),
    .unsupported("lineHeight", "use 'lineSpacing'"),
    .unsupported("safeAreaAspectFitted", "use 'aspectRatio'"),
    .unsupported("scenePadding", "use 'padding'"),
    .unsupported("textScale", "set the font's size"),
    .unsupported("visualEffect", "apply the effect directly"),
  ]
}
