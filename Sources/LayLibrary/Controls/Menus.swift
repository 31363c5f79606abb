import LayCatalog
import LaySyntax
import LayViews

// Menus, shut: their label, with an arrow where the platform draws one.

extension Declaration {
  /// What opens to show what can be done.
  static let menus: [Declaration] = [
    .view("Menu", "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)") { $0.menu($1) },
    .view(
      "Menu",
      "(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View)"
    ) { $0.menu($1) },
    .view(
      "Menu",
      "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View, primaryAction: () -> Void)"
    ) { $0.menu($1) },
    .view(
      "Menu",
      "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)"
    ) { $0.menu($1) },
    .view(
      "Menu",
      "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, primaryAction: () -> Void)"
    ) { $0.menu($1) },
  ]
}

extension Stage {
  func menu(_ call: BoundCall) -> ViewList {
    // What the menu holds is not shown, but it is checked.
    if pass.takesEveryBranch { _ = content(call, "content") }
    let part = PartBuilder(self, at: call.name.start)
    let profile = part.profile.menu
    guard let height = profile.height else {
      return button("Menu", style: .borderless, at: call.name.start) { controlLabel(call) }
    }
    let label = part.one(
      looking(opacity: part.strength) { controlLabel(call) })
    let hidesArrow = environment.controls.hidesMenuIndicator
    let isSplit = call.has("primaryAction")
    let trailing = hidesArrow ? profile.leading : isSplit ? profile.splitTrailing : profile.trailing
    let content = part.roomy(
      label, insets: EdgeInsets(leading: profile.leading, trailing: trailing), sideRoom: profile.sideRoom)
    var body = part.background(part.frame(content, height: height), part.menuBox())
    if !hidesArrow {
      body = part.overlay(body, part.menuArrow(), alignment: Alignment(.trailing, .verticalCenter))
    }
    return part.control(ControlSpec("Menu"), body)
  }
}

extension PartBuilder {
  /// The box of a pop-up.
  func menuBox() -> ViewList {
    let popUp = profile.picker.popUp
    let radius = popUp.cornerRadius
    let fill = popUp.fill ?? Ink(0)
    return shape(
      .roundedRectangle(width: radius, height: radius, isContinuous: false),
      color(environment.isEnabled ? fill : popUp.disabledFill))
  }

  fileprivate func menuArrow() -> ViewList {
    let menu = profile.menu
    let ink = color(profile.picker.popUp.arrowInk).faded(strength)
    return padding(
      arrow(.down, menu.arrow, ink, width: 1.5),
      EdgeInsets(trailing: menu.arrowFromEnd - menu.arrow.width / 2))
  }
}
