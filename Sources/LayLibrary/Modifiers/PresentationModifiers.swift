import LayCatalog
import LayViews

extension Declaration {
  /// What a layout asks of the window or preview that shows it.
  static let presentationModifiers: [Declaration] = [
    .presentation("preferredColorScheme", "(_ colorScheme: ColorScheme?)") { stage, call in
      stage.preferColorScheme(call)
    },
    .previewContext,
    // The device is that of the command, unless the one that is named is known and of the same platform.
    .presentation("previewDevice", "(_ value: Any)") { stage, call in
      guard case .string(let name)? = call.value("value"), let device = Device(spoken: name),
        device.platform == stage.configuration.platform
      else { return }
      stage.window.preview.device = device
    },
    .presentation("previewDisplayName", "(_ value: String?)") { stage, call in
      stage.window.preview.name = call.optionalString("value")
      stage.window.previewNames.append(stage.window.preview.name ?? "")
    },
    // The evaluator reads which.
    .presentation("previewInterfaceOrientation", "(_ value: Any)") { _, _ in },
    .presentation("previewLayout", "(_ value: PreviewLayout)") { stage, call in
      guard case .previewLayout(let layout)? = call.builtin("value") else { return }
      stage.window.preview.layout = layout
    },
  ]
}

extension Declaration {
  #if hasFeature(Embedded)
  private static let previewContext = presentation("previewContext", "(_ value: Any)") { _, _ in }
  #else
  /// A widget's frame on the home or lock screen.
  private static let previewContext = presentation("previewContext", "(_ value: Any)") { stage, call in
    guard case .option(.widgetFamily, let position)? = call.builtin("value"),
      let family = WidgetFamily(at: position)
    else { return }
    stage.window.widgets.append(family)
    stage.reportWidget(family, at: call.name)
  }
  #endif
}

extension Stage {
  /// `preferredColorScheme(_:)`: the whole window takes it; the outermost that gives one counts.
  func preferColorScheme(_ call: BoundCall) {
    guard let scheme = call.option("colorScheme", as: ColorScheme.self) else { return }
    if window.preferredColorScheme == nil { window.preferredColorScheme = scheme }
    setColorScheme(window.preferredColorScheme ?? scheme)
  }
}
