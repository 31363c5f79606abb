import LayCatalog
import LaySyntax
import LayViews

// Buttons and links: a label, and the bezel around it.

extension Declaration {
  /// What something happens on: buttons and links.
  static let buttons: [Declaration] = [
    .control(
      "Button",
      "(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: () -> Void)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control(
      "Button",
      "(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: () -> Void)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control(
      "Button",
      "(_ title: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: () -> Void)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control(
      "Button",
      "(role: ButtonRole? = nil, action: () -> Void, @ViewBuilder label: () -> some View)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control("Button", "(role: ButtonRole, action: () -> Void)", styledBy: .buttonStyle) { $0.button($1) },
    // An intent of an app is never performed.
    .control(
      "Button",
      "(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: Any)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control(
      "Button",
      "(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Any)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control(
      "Button",
      "(role: ButtonRole? = nil, intent: Any, @ViewBuilder label: () -> some View)",
      styledBy: .buttonStyle
    ) { $0.button($1) },
    .control("EditButton", "()", styledBy: .buttonStyle) {
      $0.button($1, title: $0.environment.list.isEdited ? "Done" : "Edit")
    },
    .control(
      "Link",
      "(_ title: LocalizedStringKey, destination: URL?)",
      styledBy: .buttonStyle
    ) { $0.link($1) },
    .control(
      "Link",
      "(destination: URL?, @ViewBuilder label: () -> some View)",
      styledBy: .buttonStyle
    ) { $0.link($1) },
    .control("ShareLink", "(item: Any)", styledBy: .buttonStyle) { $0.button($1, title: "Share…") },
    .control(
      "ShareLink",
      "(_ title: LocalizedStringKey, item: Any)",
      styledBy: .buttonStyle
    ) { $0.button($1, title: "Share…") },
    .control(
      "ShareLink",
      "(item: Any, subject: Text? = nil, message: Text? = nil)",
      styledBy: .buttonStyle
    ) { $0.button($1, title: "Share…") },
    .control(
      "ShareLink",
      "(_ title: LocalizedStringKey, item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil)",
      styledBy: .buttonStyle
    ) { $0.button($1, title: "Share…") },
    .control(
      "ShareLink",
      "(item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil)",
      styledBy: .buttonStyle
    ) { $0.button($1, title: "Share…") },
    .control(
      "ShareLink",
      "(item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil, @ViewBuilder label: () -> some View)",
      styledBy: .buttonStyle
    ) { $0.button($1, title: "Share…") },
  ]
}

extension Stage {
  /// A button in the style that it inherits.
  /// - Parameter title: what it says without a label, unless its role does.
  func button(_ call: BoundCall, title: String = "") -> ViewList {
    let role = call.has("role") ? call.option("role", as: ButtonRole.self) : nil
    let spelling = file.text(call.name)
    switch environment.controls.button {
    case .glass, .glassProminent, .card, .accessoryBar: approximate(call)
    default: break
    }
    return button(
      spelling, style: environment.controls.button, isDestructive: role == .destructive, at: call.name.start
    ) {
      let label = controlLabel(call)
      return label.isEmpty ? self.title(role?.title ?? title, call) : label
    }
  }

  func button(
    _ spelling: String, style: ButtonStyle, isDestructive: Bool = false, at source: UInt32,
    label: () -> ViewList
  ) -> ViewList {
    let part = PartBuilder(self, at: source)
    let profile = part.profile.button
    switch style == .automatic ? profile.automatic : style {
    case .link: return link(spelling, at: source, label: label)
    case .plain, .card:
      return part.control(
        ControlSpec(spelling, spacing: profile.plainSpacing),
        looking(opacity: labelOpacity, label))
    case .automatic, .borderless:
      let color = isDestructive ? part.color(.red) : profile.borderlessLabel == .tint ? part.tint : nil
      return part.control(
        ControlSpec(spelling, spacing: profile.plainSpacing),
        looking(color: color, opacity: labelOpacity, label))
    case .bordered, .accessoryBar, .glass:
      let color = isDestructive ? part.color(.red) : profile.label == .tint ? part.tint : nil
      let ink = environment.isEnabled ? color : part.color(profile.disabledLabel)
      return bezeled(spelling, part, fill: borderedFill(part), labelColor: ink, label)
    case .borderedProminent, .glassProminent:
      if !environment.isEnabled {
        return bezeled(
          spelling, part, fill: part.color(profile.fill),
          labelColor: part.color(profile.disabledProminentLabel),
          label)
      }
      let fill = isDestructive ? part.color(.red) : part.tint
      return bezeled(spelling, part, fill: fill, labelColor: .white, label)
    }
  }

  private var labelOpacity: Double {
    environment.isEnabled ? 1 : configuration.controls.disabledOpacity
  }

  /// A bezel whose label has a tint of the file's is filled with a faint form of it (derived).
  private func borderedFill(_ part: PartBuilder) -> RGBA {
    let fill = part.color(part.profile.button.fill)
    guard part.profile.button.label == .tint, environment.isEnabled, part.tint != part.color(.accentColor)
    else { return fill }
    return part.tint.faded(fill.alpha)
  }

  private func bezeled(
    _ spelling: String, _ part: PartBuilder, fill: RGBA, labelColor: RGBA?, _ label: () -> ViewList
  ) -> ViewList {
    let profile = part.profile.button
    let bezel = profile.bezels[Int(environment.controls.size.position)]
    let content = part.one(looking(font: bezel.font, color: labelColor, label))
    let body = part.roomy(content, insets: bezel.insets, sideRoom: bezel.sideRoom)
    return part.control(ControlSpec(spelling), part.bezel(body, fill: fill))
  }

  /// A link is its label in the link's colour.
  func link(_ call: BoundCall) -> ViewList {
    if environment.controls.button != .automatic { return button(call) }
    return link(file.text(call.name), at: call.name.start) { controlLabel(call) }
  }

  private func link(_ spelling: String, at source: UInt32, label: () -> ViewList) -> ViewList {
    let part = PartBuilder(self, at: source)
    let color = configuration.platform == .iOS ? part.tint : part.color(.link)
    let views = looking(color: color, opacity: labelOpacity, label)
    let body = views.count > 1 ? part.row([views], spacing: nil, snapsToPixels: true) : views
    return part.control(ControlSpec(spelling, spacing: .content), body)
  }
}

extension ButtonRole {
  /// What a button of the role says that has no label.
  fileprivate var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    case .confirm: "Done"
    }
  }
}

extension PartBuilder {
  /// Content with room around it, of which it gives some up at the sides where it gets less.
  func roomy(_ content: ViewList, insets: EdgeInsets, sideRoom: Double) -> ViewList {
    if sideRoom == 0 { return padding(content, insets) }
    var least = insets
    least.leading -= sideRoom
    least.trailing -= sideRoom
    var spec = ControlSpec("Button")
    spec.sideRoom = sideRoom
    return group(spec, padding(content, least))
  }

  /// The platform's bezel around content.
  func bezel(_ body: ViewList, fill: RGBA) -> ViewList { background(body, shape(bezelOutline, fill)) }

  private var bezelOutline: Outline {
    if let radius = environment.controls.borderRadius { return roundedBezel(radius) }
    switch environment.controls.borderShape {
    case .capsule: return .capsule(isContinuous: true)
    case .circle: return .circle
    case .roundedRectangle where profile.button.cornerRadius == nil:
      return roundedBezel(profile.button.roundedRadius)
    case .automatic, .roundedRectangle:
      return profile.button.cornerRadius.map { roundedBezel($0) } ?? .capsule(isContinuous: true)
    }
  }

  private func roundedBezel(_ radius: Double) -> Outline {
    .roundedRectangle(width: radius, height: radius, isContinuous: false)
  }
}
