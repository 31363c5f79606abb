import LayCatalog
import LayViews

// Modifiers that say how controls look.

extension Stage {
  func inheritControls(_ action: EnvironmentAction, _ call: BoundCall) {
    var controls = environment.controls
    switch action {
    case .controlSize: controls.size = call.option(0, as: ControlSize.self) ?? controls.size
    case .menuIndicator:
      let hidden = 2
      controls.hidesMenuIndicator = call.option(0) == hidden
    case .buttonStyle:
      controls.button = call.option(0, as: ButtonStyle.self) ?? .automatic
    case .buttonBorderShape:
      controls.borderRadius = nil
      controls.borderShape = call.option(0, as: ButtonBorderShape.self) ?? .automatic
      if case .buttonBorder(let radius)? = call.builtin(0) {
        (controls.borderShape, controls.borderRadius) = (.roundedRectangle, radius)
      }
    case .toggleStyle:
      controls.toggle = call.option(0, as: ToggleStyle.self) ?? .automatic
    case .groupBoxStyle: break
    case .pickerStyle: controls.picker = call.option(0, as: PickerStyle.self) ?? controls.picker
    case .textFieldStyle: controls.textField = call.option(0, as: TextFieldStyle.self) ?? controls.textField
    case .progressViewStyle:
      controls.progress = call.option(0, as: ProgressStyle.self) ?? controls.progress
    case .gaugeStyle: controls.gauge = call.option(0, as: GaugeStyle.self) ?? controls.gauge
    case .menuStyle: controls.menu = call.option(0, as: MenuStyle.self) ?? controls.menu
    default: controls.datePicker = call.option(0, as: DatePickerStyle.self) ?? controls.datePicker
    }
    environment.controls = controls
  }

  /// Builds views that are told apart by their tags.
  package func tagging(if isTagging: Bool = true, _ body: () -> ViewList) -> ViewList {
    let was = notes.tagsElements
    if isTagging { notes.tagsElements = true }
    defer { notes.tagsElements = was }
    return body()
  }

  /// Notes what a picker knows views by.
  package func tag(_ views: ViewList, _ value: Value?) {
    guard let value else { return }
    var child = views.first
    for _ in 0..<views.count where !child.isNone {
      notes.tags[child] = value
      child = tree[child].nextSibling
    }
  }

  /// The tag of an option, through the modifiers around it.
  package func tag(of view: ViewID) -> Value? {
    var view = view
    while !view.isNone {
      if let tag = notes.tags[view] { return tag }
      guard tree[view].kind.isModifier else { return nil }
      view = tree[view].firstChild
    }
    return nil
  }
}
