extension Catalog {
  /// The modifiers, sorted by name.
  static let modifierLines: [Line] = [
    Line("font", "(_ font: Font?)", inherits: .font),
    Line("padding", "(_ insets: EdgeInsets)", .paddingInsets),
    Line("padding", "(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)", .padding),
    Line("padding", "(_ length: CGFloat)", .padding),
  ]

  static func isIgnored(_ name: String) -> Bool { false }
}
