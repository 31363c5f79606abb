import LayCatalog
import LayViews

// Layouts and their alignments as values: `HStackLayout(spacing: 8)`.

extension Declaration {
  static let layoutInitializers: [Declaration] = [
    .value("Alignment", "(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") { _, call in
      .builtin(
        .alignment(Alignment(call.horizontalGuide("horizontal"), call.verticalGuide("vertical"))))
    },
    .value("AnyLayout", "(_ layout: some Layout)") { _, call in call.value("layout") ?? .unknown },
    .value(
      "GridLayout",
      "(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)"
    ) { _, call in
      .builtin(
        .layout(
          .grid(
            alignment: call.alignment("alignment"),
            horizontalSpacing: call.optionalDouble("horizontalSpacing"),
            verticalSpacing: call.optionalDouble("verticalSpacing"))))
    },
    .value("HStackLayout", "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)") { _, call in
      .builtin(
        .layout(
          .hStack(alignment: call.verticalGuide("alignment"), spacing: call.optionalDouble("spacing"))))
    },
    // A guide of the file's own stands nowhere that is known.
    .value("HorizontalAlignment", "(_ id: Any)") { _, _ in .unknown },
    .value("VStackLayout", "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)") { _, call in
      .builtin(
        .layout(
          .vStack(alignment: call.horizontalGuide("alignment"), spacing: call.optionalDouble("spacing"))))
    },
    .value("VerticalAlignment", "(_ id: Any)") { _, _ in .unknown },
    .value("ZStackLayout", "(alignment: Alignment = .center)") { _, call in
      .builtin(.layout(.zStack(alignment: call.alignment("alignment"))))
    },
  ]

  static let layoutMembers: [Declaration] = [
    .member("Alignment.horizontal", "") { _, base, _ in
      guard case .alignment(let alignment) = base else { return .unknown }
      return .builtin(.horizontalAlignment(alignment.horizontal))
    },
    .member("Alignment.vertical", "") { _, base, _ in
      guard case .alignment(let alignment) = base else { return .unknown }
      return .builtin(.verticalAlignment(alignment.vertical))
    },
    .member("Layout.callAsFunction", "(@ViewBuilder _ content: () -> some View)") { stage, base, call in
      guard case .layout(let layout) = base else { return .unknown }
      return .views(stage.views(laidOutBy: layout, call))
    },
  ]
}
