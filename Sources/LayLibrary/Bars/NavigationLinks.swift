import LayCatalog
import LaySyntax
import LayViews

extension Stage {
  /// A link to another screen: a row of a list with an arrow at its end on iOS, its plain label on macOS; a button
  /// elsewhere. The destination is never built.
  func buildNavigationLink(_ call: BoundCall) -> ViewList {
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
    let chevron = parts.arrow(.forward, arrow.size, parts.color(arrow.color), width: 2)
    return parts.control(spec, parts.row([parts.filling(label), chevron], spacing: arrow.gap))
  }

  private func linkLabel(_ call: BoundCall, _ parts: PartBuilder) -> ViewList {
    if call.index(of: "label") != nil {
      let views = content(call, "label")
      return views.isEmpty ? views : parts.one(views)
    }
    return call.index(of: "title").map { text(call, $0) } ?? ViewList()
  }
}
