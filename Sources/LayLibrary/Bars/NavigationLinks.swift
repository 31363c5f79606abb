import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  static let navigationLinks: [Declaration] = [
    .view(
      "NavigationLink",
      "(_ title: LocalizedStringKey, @ViewBuilder destination: () -> some View)"
    ) { $0.navigationLink($1) },
    .view("NavigationLink", "(_ title: LocalizedStringKey, destination: some View)") {
      $0.navigationLink($1)
    },
    .view("NavigationLink", "(_ title: LocalizedStringKey, value: Any)") { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> some View)"
    ) { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(_ title: LocalizedStringKey, destination: some View, isActive: Binding<Bool>)"
    ) { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(_ title: LocalizedStringKey, tag: Any, selection: Any, @ViewBuilder destination: () -> some View)"
    ) { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(_ title: LocalizedStringKey, destination: some View, tag: Any, selection: Any)"
    ) { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View)"
    ) { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(destination: some View, @ViewBuilder label: () -> some View)"
    ) { $0.navigationLink($1) },
    .view("NavigationLink", "(value: Any, @ViewBuilder label: () -> some View)") { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> some View)"
    ) { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(destination: some View, tag: Any, selection: Any, @ViewBuilder label: () -> some View)"
    ) { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(tag: Any, selection: Any, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View)"
    ) { $0.navigationLink($1) },
    .view(
      "NavigationLink",
      "(isActive: Binding<Bool>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View)"
    ) { $0.navigationLink($1) },
  ]
}

extension Stage {
  /// A link to another screen: a row of a list with an arrow at its end on iOS, its plain label on macOS; a button
  /// elsewhere. The destination is never built.
  func navigationLink(_ call: BoundCall) -> ViewList {
    let parts = PartBuilder(self, at: call.name.start)
    guard isInRow else {
      return button("NavigationLink", style: environment.controls.button, at: call.name.start) {
        linkLabel(call, parts)
      }
    }
    let spec = ControlSpec("NavigationLink", spacing: .content)
    let label = linkLabel(call, parts)
    guard !label.isEmpty, let arrow = currentListProfile.arrow else {
      return label.isEmpty ? label : parts.control(spec, label)
    }
    // It grows with the rows' text: measured on iOS 27.0 at accessibility5.
    let growth = TextStyleTable.growth(
      of: .body, platform: configuration.platform, category: environment.dynamicTypeSize)
    let size = Size(width: arrow.size.width * growth, height: arrow.size.height * growth)
    let chevron = parts.padding(
      parts.arrow(.forward, size, parts.color(arrow.color), width: 2), EdgeInsets(trailing: arrow.trailing))
    return parts.control(spec, parts.row([parts.filling(label), chevron], spacing: arrow.gap))
  }

  private func linkLabel(_ call: BoundCall, _ parts: PartBuilder) -> ViewList {
    guard call.has("label") else { return text(call, "title") }
    let views = content(call, "label")
    return views.isEmpty ? views : parts.one(views)
  }
}
