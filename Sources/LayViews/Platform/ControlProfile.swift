/// What one platform's controls are made of: sizes, gaps, colours and which style is automatic. A further platform is
/// another value of this type.
///
/// Measured on macOS 26.2, in a window without the focus, and on iOS 26.0, unless a line says otherwise. Lengths in
/// points.
@usableFromInline package struct ControlProfile: Sendable {
  package var labels: LabelProfile
  /// A labelled control takes the width it is offered, the label leading and the control trailing; else it hugs both.
  package var rowsFill: Bool
  /// Such a row's first baseline is its top edge, not its label's.
  package var rowsHangFromTop: Bool
  /// The width of bars that fill the width, where none is offered. Derived: not recorded.
  package var idealLength = 100.0
  /// What is left of the ink of a label that cannot be used.
  package var disabledOpacity = 0.5
  /// What is left of a title, a value or an arrow that cannot be used: as macOS draws it.
  package var disabledStrength = 0.3

  package var button: ButtonProfile
  package var toggle: ToggleProfile
  package var slider: SliderProfile
  package var stepper: StepperProfile
  package var field: FieldProfile
  package var progress: ProgressProfile
  package var gauge: GaugeProfile
  package var picker: PickerProfile
  package var menu: MenuProfile
  package var datePicker: DatePickerProfile
  package var group: GroupProfile
}

/// Labels beside controls, and the font of all that is in small controls.
package struct LabelProfile: Sendable {
  /// nil: the font that views have by default.
  package var font: FontDescriptor?
  package var gap: Double
  /// The sizes of the font that views have by default in controls of the sizes below regular; nil: as ever.
  package var smallFont: (mini: Double, small: Double)?
}

/// A colour in light and dark surroundings, each 0xRRGGBBAA.
package struct Ink: Sendable {
  package var light: UInt32
  package var dark: UInt32

  package init(_ light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// The same in both.
  package init(_ color: UInt32) { self.init(color, dark: color) }

  /// Black at so many 255ths in light surroundings, white at as many in dark ones: how macOS draws its controls.
  package static func ink(_ alpha: UInt32) -> Ink { Ink(alpha, dark: 0xFFFF_FF00 | alpha) }
}

package struct ButtonProfile: Sendable {
  package struct Bezel: Sendable {
    /// nil: the font that applies.
    package var font: FontDescriptor?
    package var insets: EdgeInsets
    /// The part of the insets at the sides that it gives up where it gets less room.
    package var sideRoom = 0.0
  }

  package enum LabelColor: Sendable { case primary, tint }

  package var automatic: ButtonStyle
  /// In the order of `ControlSize`.
  package var bezels: [Bezel]
  /// nil: a capsule.
  package var cornerRadius: Double?
  /// Of a rounded rectangle that was asked for where bezels are capsules. Derived: that of other rounded boxes.
  package var roundedRadius = 8.0
  package var fill: Ink
  package var label: LabelColor
  /// A bordered and a prominent button's label, where the button cannot be used.
  package var disabledLabel: Ink
  package var disabledProminentLabel: Ink
  /// What a button without bezel asks of its neighbours.
  package var plainSpacing: ControlSpec.Spacing
  /// The colour of a button without bezel.
  package var borderlessLabel: LabelColor
}

package struct ToggleProfile: Sendable {
  package var automatic: ToggleStyle
  package var switchSize: Size
  /// How far the switch stands over its room, at the trailing end.
  package var switchOverhang = 0.0
  /// In a form of cards; nil: the same.
  package var formSwitchSize: Size?
  package var knob: Size
  /// From the end of the track.
  package var knobInset: Double
  /// nil: the tint, or green.
  package var trackOn: Ink?
  package var trackOff: Ink
  package var knobColor: Ink
  /// nil: there are no checkboxes, and the switch stands for them.
  package var checkbox: Checkbox?

  package struct Checkbox: Sendable {
    package var side: Double
    package var gap: Double
    package var cornerRadius: Double
    package var on: Ink
    package var off: Ink
    package var check: Ink
    /// To texts, to what says nothing and to another checkbox.
    package var distance: Double
  }
}

package struct SliderProfile: Sendable {
  package var height: Double
  /// Of the track: the least, and where no width is offered.
  package var leastLength: Double
  package var idealLength: Double
  package var showsLabel: Bool
  package var boundsGap: Double
  package var trackHeight: Double
  package var track: Ink
  /// nil: the tint.
  package var filled: Ink?
  package var disabledFilled: Ink?
  package var knob: Size
  package var knobColor: Ink
  /// The diameter of the dots that mark steps, and where their centres lie; nil: none are drawn.
  package var tick: (diameter: Double, centerY: Double)?
}

package struct StepperProfile: Sendable {
  package var size: Size
  package var drawn: Size
  package var cornerRadius: Double
  package var fill: Ink
  package var disabledFill: Ink
  package var divider: Ink
  package var sign: Ink
  package var signWidth: Double
  /// Up and down arrows one over the other; else a minus and a plus side by side.
  package var isVertical: Bool
  package var spacing: ControlSpec.Spacing
}

package struct FieldProfile: Sendable {
  package var automatic: TextFieldStyle
  /// Of a field with a border; nil: its line and what the border adds.
  package var height: Double?
  /// The text lies so much below the middle.
  package var textDrop: Double
  package var textInset: Double
  package var cornerRadius: Double
  package var fill: Ink
  package var disabledFill: Ink
  package var border: Ink
  package var borderWidth: Double
  /// The border lies around the frame; else within it.
  package var bordersOutside: Bool
  /// A plain line is taller than its text by so much, in whole points; nil: as tall as its text.
  package var plainExtraHeight: Double?
  /// Between the lines of a field that grows.
  package var lineSpacing: Double
  /// What a border adds to the height of the text.
  package var borderedExtraHeight: Double
  package var password: Password
  package var editor: Editor

  package struct Password: Sendable {
    /// The diameter of a dot, and from one to the next.
    package var bullet: Double
    package var pitch: Double
    /// What such a field adds to its line, in whole points; nil: as much as other fields. `empty` without characters in it.
    package var extraHeight: (empty: Double?, filled: Double?)?
  }

  package struct Editor: Sendable {
    package var inset: Double
    /// Where nothing is offered.
    package var ideal: Size
  }
}

package struct ProgressProfile: Sendable {
  /// The bar, and the row that it is centred in.
  package var barHeight: Double
  package var rowHeight: Double
  package var labelGap: Double
  package var track: Ink
  /// nil: the tint.
  package var filled: Ink?
  package var ring: Double
  package var smallRing: Double
  package var ringTrack: Ink
  package var ringFilled: Ink
  package var ringWidth: Double
  /// Spokes are shown even where a value is known.
  package var alwaysSpins: Bool
  package var spokes: Int
}

package struct GaugeProfile: Sendable {
  package var isMeasured: Bool
  package var rowHeight: Double
  package var barHeight: Double
  package var cornerRadius: Double
  package var boundsGap: Double
  package var track: Ink
  package var circle: Double
  package var ringWidth: Double
  package var accessoryBar: Double
  package var capacityGap: Double
  /// The lines of label and value around a bar that shows a capacity.
  package var capacityLine = 16.0
  /// The ring of a capacity, where it is empty.
  package var capacityTrack = Ink.ink(0x4C)
  /// What is left of the ink of a bar or an open ring beside the value.
  package var trackStrength = 0.3
  package var opening = Opening()

  /// The opening of a ring.
  package struct Opening: Sendable {
    /// In degrees, and where labels of the bounds stand in it: as macOS draws them.
    package var angle = 90.0
    package var angleWithBounds = 118.0
    /// Between those labels. Derived: not recorded.
    package var gap = 8.0
  }
}

package struct PickerProfile: Sendable {
  package var automatic: PickerStyle
  package var popUp: PopUp
  package var segments: Segments
  package var radio: Radio?

  package struct PopUp: Sendable {
    /// nil: the title's line and this much.
    package var height: Double?
    package var extraHeight: Double
    package var leading: Double
    /// Between the title and the arrows.
    package var gap: Double
    package var arrows: Double
    package var trailing: Double
    /// The part of those two that it gives up where it gets less room.
    package var sideRoom = 0.0
    /// As wide as the widest option; else as the chosen one.
    package var fitsAllOptions: Bool
    package var showsLabel: Bool
    /// nil: no box, and the title in the tint.
    package var fill: Ink?
    package var disabledFill: Ink
    package var cornerRadius: Double
    package var arrowInk: Ink
    package var spacing: ControlSpec.Spacing
  }

  package struct Segments: Sendable {
    package var height: Double
    /// Added to the widest title; nil: the segments share the width that is offered.
    package var extraWidth: Double?
    /// The part of that which a segment gives up where it gets less room.
    package var sideRoom = 0.0
    package var showsLabel: Bool
    /// nil: a capsule.
    package var cornerRadius: Double?
    package var fill: Ink
    package var selected: Ink
    package var selectedInset: Double
    package var title: Ink
    package var selectedTitle: Ink
    package var divider: Ink
    /// As macOS draws it; on iOS none is seen.
    package var dividerSize = Size(width: 1, height: 14)
    package var font: FontDescriptor?
    package var selectedWeight: FontWeight?
  }

  package struct Radio: Sendable {
    package var side: Double
    package var gap: Double
    package var rowSpacing: Double
    package var fill: Ink
    package var selected: Ink
    package var dot: Double
    package var dotColor: Ink
  }
}

package struct MenuProfile: Sendable {
  /// nil: the label alone, in the tint.
  package var height: Double?
  package var leading: Double
  package var trailing: Double
  /// The part of those two that it gives up where it gets less room.
  package var sideRoom = 0.0
  /// Where pressing does something by itself and the arrow opens the menu.
  package var splitTrailing: Double
  package var arrow: Size
  package var arrowFromEnd: Double
}

package struct DatePickerProfile: Sendable {
  package var automatic: DatePickerStyle
  package var field: (date: Size, dateAndTime: Size, time: Size)
  package var stepperField: (date: Size, dateAndTime: Size, time: Size)
  package var calendar: Size
  package var clock: Size
  package var wheel: Size
  /// nil: fields with arrows.
  package var pill: Pill?

  package struct Pill: Sendable {
    package var inset: Double
    package var gap: Double
    package var dateHeight: Double
    package var timeHeight: Double
    package var cornerRadius: Double
    package var fill: Ink
  }
}

/// Group boxes and disclosure groups.
package struct GroupProfile: Sendable {
  package var isMeasured: Bool
  package var padding: Double
  package var labelFont: FontDescriptor
  package var labelInset: Double
  /// Whether the card is around a group box's label too.
  package var labelIsInside: Bool
  package var spacing: Double
  package var cornerRadius: Double
  package var fill: Ink
  package var disclosureInset: Double
  package var disclosurePadding: Double
  package var chevron: Size
  package var chevronInk: Ink
}
