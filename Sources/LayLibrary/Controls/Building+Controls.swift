import LayCatalog
import LayViews

extension Stage {
  /// The views of a control; nil for a view of another kind.
  func buildControl(_ action: ViewAction, _ call: BoundCall) -> ViewList? {
    switch action {
    case .button: return button(call)
    case .editButton: return button(call, title: "Edit")
    case .shareLink: return button(call, title: "Share…")
    case .link: return link(call)
    case .menu: return menu(call)
    case .toggle: return toggle(call)
    case .slider: return slider(call)
    case .stepper: return stepper(call)
    case .textField: return field(call)
    case .secureField: return field(call, isSecure: true)
    case .textEditor: return textEditor(call)
    case .progress: return progressView(call)
    case .gauge: return gauge(call)
    case .picker: return picker(call)
    case .datePicker: return datePicker(call)
    case .labeledContent: return labeledContent(call)
    case .groupBox: return groupBox(call)
    case .disclosureGroup: return disclosureGroup(call)
    case .colorPicker: return colorPicker(call)
    case .contentUnavailable: return contentUnavailable(call)
    default: return nil
    }
  }
}
