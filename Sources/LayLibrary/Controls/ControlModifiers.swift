import LayCatalog
import LayViews

extension Declaration {
  /// How the controls inside look.
  static let controlModifiers: [Declaration] = [
    .environment("buttonBorderShape", "(_ shape: ButtonBorderShape)") { $0.setBorderShape($1) },
    .environment("buttonStyle", "(_ style: ButtonStyle)") { stage, call in
      stage.environment.controls.button =
        call.option("style", as: ButtonStyle.self) ?? .automatic
    },
    .environment("controlSize", "(_ controlSize: ControlSize)") { stage, call in
      stage.environment.controls.size =
        call.option("controlSize", as: ControlSize.self) ?? stage.environment.controls.size
    },
    .environment("datePickerStyle", "(_ style: DatePickerStyle)") { stage, call in
      stage.environment.controls.datePicker =
        call.option("style", as: DatePickerStyle.self) ?? stage.environment.controls.datePicker
    },
    .environment("gaugeStyle", "(_ style: GaugeStyle)") { stage, call in
      stage.environment.controls.gauge =
        call.option("style", as: GaugeStyle.self) ?? stage.environment.controls.gauge
    },
    .environment("groupBoxStyle", "(_ style: GroupBoxStyle)") { _, _ in },
    .environment("labelStyle", "(_ style: LabelStyle)") { stage, call in
      let style = call.option("style", as: LabelStyle.self) ?? .automatic
      stage.environment.labelStyle = style == .automatic ? .titleAndIcon : style
    },
    .environment("labeledContentStyle", "(_ style: LabeledContentStyle)") { _, _ in },
    .environment("labelsHidden", "()") { stage, call in
      stage.environment.areLabelsHidden = true
    },
    .environment("labelsVisibility", "(_ visibility: Visibility)") { stage, call in
      stage.environment.areLabelsHidden = call.option("visibility", as: Visibility.self) != .visible
    },
    .environment("menuIndicator", "(_ visibility: Visibility)") { stage, call in
      stage.environment.controls.hidesMenuIndicator =
        call.option("visibility", as: Visibility.self) == .hidden
    },
    .environment("menuStyle", "(_ style: MenuStyle)") { stage, call in
      stage.environment.controls.menu =
        call.option("style", as: MenuStyle.self) ?? stage.environment.controls.menu
    },
    .environment("pickerStyle", "(_ style: PickerStyle)") { stage, call in
      stage.environment.controls.picker =
        call.option("style", as: PickerStyle.self) ?? stage.environment.controls.picker
    },
    .environment("progressViewStyle", "(_ style: ProgressViewStyle)") { stage, call in
      stage.environment.controls.progress =
        call.option("style", as: ProgressStyle.self) ?? stage.environment.controls.progress
    },
    .environment("textFieldStyle", "(_ style: TextFieldStyle)") { stage, call in
      stage.environment.controls.textField =
        call.option("style", as: TextFieldStyle.self) ?? stage.environment.controls.textField
    },
    .environment("toggleStyle", "(_ style: ToggleStyle)") { stage, call in
      stage.environment.controls.toggle =
        call.option("style", as: ToggleStyle.self) ?? .automatic
    },
  ]
}

extension Stage {
  /// `buttonBorderShape(.roundedRectangle(radius: 8))`
  func setBorderShape(_ call: BoundCall) {
    var controls = environment.controls
    controls.borderRadius = nil
    controls.borderShape = call.option("shape", as: ButtonBorderShape.self) ?? .automatic
    if case .buttonBorder(let radius)? = call.builtin("shape") {
      (controls.borderShape, controls.borderRadius) = (.roundedRectangle, radius)
    }
    environment.controls = controls
  }
}
