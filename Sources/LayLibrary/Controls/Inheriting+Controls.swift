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
      return setBorderShape(call)
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
}
