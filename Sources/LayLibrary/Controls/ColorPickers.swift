import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// What chooses a colour.
  static let colorPickers: [Declaration] = [
    .view(
      "ColorPicker",
      "(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)"
    ) { $0.colorPicker($1) },
    .view(
      "ColorPicker",
      "(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> some View)"
    ) { $0.colorPicker($1) },
  ]
}

extension Stage {
  /// A label and a well of colour.
  func colorPicker(_ call: BoundCall) -> ViewList {
    approximate(call)
    let part = PartBuilder(self, at: call.name.start)
    let color = call.color("selection").map { resolve($0) } ?? part.tint
    let well = part.frame(part.shape(.circle, color), width: 28, height: 28)
    return part.control(ControlSpec("ColorPicker", baselines: rowBaselines), row(part, rowLabel(call), well))
  }
}
