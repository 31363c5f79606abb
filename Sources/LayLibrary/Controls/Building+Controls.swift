import LayCatalog
import LaySyntax
import LayViews

// Controls, lists and bars. Those that nothing was measured of are plain stand-ins, with one warning in a file.

extension Stage {
  /// The views of a control; nil for a view of another kind.
  func buildControl(_ action: ViewAction, _ call: BoundCall) -> ViewList? {
    switch action {
    case .button, .editButton, .shareLink: return buildButton(action, call)
    case .link: return buildLink(call)
    case .menu: return buildMenu(call)
    case .toggle: return buildToggle(call)
    case .slider: return buildSlider(call)
    case .stepper: return buildStepper(call)
    case .textField: return buildField(call, isSecure: false)
    case .secureField: return buildField(call, isSecure: true)
    case .textEditor: return buildTextEditor(call)
    case .progress: return buildProgress(call)
    case .gauge: return buildGauge(call)
    case .picker: return buildPicker(call)
    case .datePicker: return buildDatePicker(call)
    case .labeledContent: return buildLabeledContent(call)
    case .groupBox: return buildGroupBox(call)
    case .disclosureGroup: return buildDisclosureGroup(call)
    case .colorPicker:
      approximate(call)
      return colorPicker(call)
    case .navigation:
      approximate(call)
      return content(call, call.signature.parameters.count - 1)
    case .navigationLink:
      approximate(call)
      return controlLabel(call)
    case .list, .form, .tabView, .tab, .splitView, .contentUnavailable:
      approximate(call)
      return buildGroup(action, call)
    default: return nil
    }
  }

  /// Says that a control is a stand-in, once for each name.
  func approximate(_ call: BoundCall) {
    let name = file.text(call.name)
    findings.warnOnce(
      .warning(
        "approximate-control", at: call.name,
        "'\(name)' is drawn as a plain stand-in; its size is not the device's"), about: name)
  }

  /// A label and a well of colour.
  private func colorPicker(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let color = call.index(of: "selection").flatMap { call.color($0) }.map { resolve($0) } ?? part.tint
    let well = part.frame(part.shape(.circle, color), width: 28, height: 28)
    return part.control(ControlSpec("ColorPicker", baselines: rowBaselines), row(part, rowLabel(call), well))
  }
}
