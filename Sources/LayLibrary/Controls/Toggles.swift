import LayCatalog
import LaySyntax
import LayViews

// Toggles: checkboxes, switches and buttons that stay down.

extension Declaration {
  /// What is on or off.
  static let toggles: [Declaration] = [
    .control(
      "Toggle",
      "(_ title: LocalizedStringKey, isOn: Binding<Bool>)",
      styledBy: .toggleStyle
    ) { $0.toggle($1) },
    .control(
      "Toggle",
      "(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)",
      styledBy: .toggleStyle
    ) { $0.toggle($1) },
    .control(
      "Toggle",
      "(_ title: LocalizedStringKey, image: String, isOn: Binding<Bool>)",
      styledBy: .toggleStyle
    ) { $0.toggle($1) },
    .control(
      "Toggle",
      "(isOn: Binding<Bool>, @ViewBuilder label: () -> some View)",
      styledBy: .toggleStyle
    ) { $0.toggle($1) },
    // An intent of an app is never performed.
    .control(
      "Toggle",
      "(_ title: LocalizedStringKey, isOn: Bool, intent: Any)",
      styledBy: .toggleStyle
    ) { $0.toggle($1) },
    .control(
      "Toggle",
      "(isOn: Bool, intent: Any, @ViewBuilder label: () -> some View)",
      styledBy: .toggleStyle
    ) { $0.toggle($1) },
  ]
}

extension Stage {
  func toggle(_ call: BoundCall) -> ViewList {
    let isOn = call.bool("isOn")
    let part = PartBuilder(self, at: call.name.start)
    let profile = part.profile.toggle
    let style = environment.controls.toggle
    let isInForm = environment.list.surroundings == .groupedForm
    switch style == .automatic ? isInForm ? .switch : profile.automatic : style {
    case .button: return toggleButton(call, isOn: isOn, part)
    case .checkbox:
      if let checkbox = profile.checkbox { return self.checkbox(call, checkbox, isOn: isOn, part) }
    case .automatic, .switch: break
    }
    let label = part.dimmed(rowLabel(call), unless: environment.isEnabled || part.profile.rowsFill)
    return part.control(
      ControlSpec("Toggle", baselines: rowBaselines),
      row(part, label, part.toggleSwitch(isOn: isOn, isInForm: isInForm)))
  }

  private func checkbox(
    _ call: BoundCall, _ profile: ToggleProfile.Checkbox, isOn: Bool, _ part: PartBuilder
  ) -> ViewList {
    let spec = ControlSpec("Toggle", spacing: .distance(profile.distance))
    let box = part.checkbox(profile, isOn: isOn)
    let text =
      environment.areLabelsHidden ? ViewList() : looking(font: labelFont) { controlLabel(call) }
    let label = part.dimmed(text, unless: environment.isEnabled)
    if label.isEmpty { return part.control(spec, box) }
    return part.control(
      spec, part.row([box, part.one(label)], alignment: .capCenter, spacing: profile.gap))
  }

  private func toggleButton(_ call: BoundCall, isOn: Bool, _ part: PartBuilder) -> ViewList {
    let style: ButtonStyle = isOn ? .borderedProminent : .bordered
    return button("Toggle", style: style, at: call.name.start) { controlLabel(call) }
  }
}

extension PartBuilder {
  /// The label of a control that cannot be used.
  func dimmed(_ label: ViewList, unless isEnabled: Bool) -> ViewList {
    isEnabled || label.isEmpty ? label : opacity(one(label), profile.disabledStrength)
  }

  func toggleSwitch(isOn: Bool, isInForm: Bool = false) -> ViewList {
    let toggle = profile.toggle
    let size = isInForm ? toggle.formSwitchSize ?? toggle.switchSize : toggle.switchSize
    let scale = size.height / toggle.switchSize.height
    var track = isOn ? toggle.trackOn.map(color) ?? tint(or: .green) : color(toggle.trackOff)
    if !environment.isEnabled { track = track.faded(0.5) }
    let knobSize = Size(width: toggle.knob.width * scale, height: toggle.knob.height * scale)
    let knob = knob(knobSize, toggle.knobColor)
    let inset = toggle.knobInset
    let travel = padding(
      fraction(knob, position: isOn ? 1 : 0),
      EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
    let body = frame(
      layers([shape(.capsule(isContinuous: false), track), travel]), width: size.width, height: size.height)
    let overhang = toggle.switchOverhang
    return overhang == 0
      ? body
      : frame(body, width: size.width - overhang, alignment: Alignment(.leading, .verticalCenter))
  }

  fileprivate func checkbox(_ profile: ToggleProfile.Checkbox, isOn: Bool) -> ViewList {
    let strength = environment.isEnabled ? 1 : 0.5
    let radius = profile.cornerRadius
    let box = shape(
      .roundedRectangle(width: radius, height: radius, isContinuous: true),
      color(isOn ? profile.on : profile.off).faded(strength))
    let side = profile.side
    if !isOn { return frame(box, width: side, height: side) }
    let corners = [(4, 8.75), (6.75, 11.5), (11.75, 5)].map { UnitPoint(x: $0 / 16, y: $1 / 16) }
    let check = line(
      .polyline(corners), color(profile.check).faded(strength), width: 2, operations: unmirrored)
    return frame(layers([box, check]), width: side, height: side)
  }
}
