/// The styles and the size that controls inherit.
package struct ControlStyles: Equatable, Sendable {
  package var size = ControlSize.regular
  package var button = ButtonStyle.automatic
  package var toggle = ToggleStyle.automatic
  package var picker = PickerStyle.automatic
  package var textField = TextFieldStyle.automatic
  package var progress = ProgressStyle.automatic
  package var gauge = GaugeStyle.automatic
  package var menu = MenuStyle.automatic
  package var datePicker = DatePickerStyle.automatic
  package var borderShape = ButtonBorderShape.automatic
  /// That of a rounded rectangle, where one is given.
  package var borderRadius: Double?
  /// `menuIndicator(.hidden)`
  package var hidesMenuIndicator = false
  /// The stops of a tint that is a gradient, which gauges show; none of other tints.
  package var tintStops: [Gradient.Stop] = []

  package init() {}
}

package enum ControlSize: String, Option {
  case mini, small, regular, large, extraLarge
}

package enum ButtonStyle: String, Option {
  case automatic, plain, bordered, borderedProminent, borderless, link, accessoryBar, card, glass
  case glassProminent
}

package enum ButtonBorderShape: String, Option {
  case automatic, capsule, roundedRectangle, circle
}

package enum ToggleStyle: String, Option {
  case automatic, `switch`, checkbox, button
}

package enum PickerStyle: String, Option {
  case automatic, menu, segmented, wheel, inline, navigationLink, radioGroup, palette
}

package enum TextFieldStyle: String, Option {
  case automatic, plain, roundedBorder, squareBorder
}

package enum ProgressStyle: String, Option { case automatic, linear, circular }

package enum GaugeStyle: String, Option {
  case automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular
  case accessoryCircularCapacity
}

package enum MenuStyle: String, Option { case automatic, button, borderlessButton }

package enum DatePickerStyle: String, Option {
  case automatic, compact, graphical, wheel, field, stepperField
}
