/// The styles and the size that controls inherit; raw values follow the names in the catalog.
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

  package init() {}
}

package enum ControlSize: UInt8, Sendable, Hashable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

package enum ButtonStyle: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, plain, bordered, borderedProminent, borderless, link, accessoryBar, card, glass
  case glassProminent
}

package enum ButtonBorderShape: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, capsule, roundedRectangle, circle
}

package enum ToggleStyle: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, `switch`, checkbox, button
}

package enum PickerStyle: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, menu, segmented, wheel, inline, navigationLink, radioGroup, palette
}

package enum TextFieldStyle: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, plain, roundedBorder, squareBorder
}

package enum ProgressStyle: UInt8, Sendable, Hashable, CaseIterable { case automatic, linear, circular }

package enum GaugeStyle: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular
  case accessoryCircularCapacity
}

package enum MenuStyle: UInt8, Sendable, Hashable, CaseIterable { case automatic, button, borderlessButton }

package enum DatePickerStyle: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, compact, graphical, wheel, field, stepperField
}
