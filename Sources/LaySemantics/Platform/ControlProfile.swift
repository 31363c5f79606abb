/// What one platform's controls are made of: sizes, gaps, colours and which style is automatic. A further platform is
/// another value of this type.
///
/// Measured on macOS 26.2, in a window without the focus, and on iOS 26.0, unless a line says otherwise. Lengths in
/// points.
package struct ControlProfile: Sendable {
  /// The font of a label beside a control; nil: the one that views have by default.
  var labelFont: FontDescriptor?
  var labelGap: Double
  /// A labelled control takes the width it is offered, the label leading and the control trailing; else it hugs both.
  var rowsFill: Bool
  /// Such a row's first baseline is its top edge, not its label's.
  var rowsHangFromTop: Bool
  /// The width of what fills the width, where none is offered. Derived: not recorded.
  var idealLength = 100.0
  /// What is left of the ink of a label that cannot be used.
  var disabledOpacity = 0.5
  /// What is left of a title, a value or an arrow that cannot be used: as macOS draws it.
  var disabledStrength = 0.3

  var button: ButtonProfile
  var toggle: ToggleProfile
  var slider: SliderProfile
  var stepper: StepperProfile
  var field: FieldProfile
  var progress: ProgressProfile
  var gauge: GaugeProfile
  var picker: PickerProfile
  var menu: MenuProfile
  var datePicker: DatePickerProfile
  var group: GroupProfile
}

/// A colour in light and dark surroundings, each 0xRRGGBBAA.
struct Ink: Sendable {
  var light: UInt32
  var dark: UInt32

  init(_ light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// The same in both.
  init(_ color: UInt32) { self.init(color, dark: color) }

  /// Black at so many 255ths in light surroundings, white at as many in dark ones: how macOS draws its controls.
  static func ink(_ alpha: UInt32) -> Ink { Ink(alpha, dark: 0xFFFF_FF00 | alpha) }
}

struct ButtonProfile: Sendable {
  struct Bezel: Sendable {
    /// nil: the font that applies.
    var font: FontDescriptor?
    var insets: EdgeInsets
    var minimumHeight = 0.0
  }

  enum LabelColor: Sendable { case primary, tint }

  var automatic: ButtonStyle
  /// In the order of `ControlSize`.
  var bezels: [Bezel]
  /// nil: a capsule.
  var cornerRadius: Double?
  /// Of a rounded rectangle that was asked for where bezels are capsules. Derived: that of other rounded boxes.
  var roundedRadius = 8.0
  var fill: Ink
  var label: LabelColor
  /// A bordered and a prominent button's label, where the button cannot be used.
  var disabledLabel: Ink
  var disabledProminentLabel: Ink
  /// What a button without bezel asks of its neighbours.
  var plainSpacing: ControlSpec.Spacing
  /// The colour of a button without bezel.
  var borderlessLabel: LabelColor
}

struct ToggleProfile: Sendable {
  var automatic: ToggleStyle
  var switchSize: Size
  /// In a form of cards; nil: the same.
  var formSwitchSize: Size?
  var knob: Size
  /// From the end of the track.
  var knobInset: Double
  /// nil: the tint, or green.
  var trackOn: Ink?
  var trackOff: Ink
  var knobColor: Ink
  /// nil: there are no checkboxes, and the switch stands for them.
  var checkbox: Checkbox?

  struct Checkbox: Sendable {
    var side: Double
    var gap: Double
    var cornerRadius: Double
    var on: Ink
    var off: Ink
    var check: Ink
    /// To texts and to what says nothing.
    var distance: Double
  }
}

struct SliderProfile: Sendable {
  var height: Double
  var showsLabel: Bool
  var boundsGap: Double
  var trackHeight: Double
  var track: Ink
  /// nil: the tint.
  var filled: Ink?
  var disabledFilled: Ink?
  var knob: Size
  var knobColor: Ink
  /// The diameter of the dots that mark steps, and where their centres lie; nil: none are drawn.
  var tick: (diameter: Double, centerY: Double)?
}

struct StepperProfile: Sendable {
  var size: Size
  var drawn: Size
  var cornerRadius: Double
  var fill: Ink
  var disabledFill: Ink
  var divider: Ink
  var sign: Ink
  var signWidth: Double
  /// Up and down arrows one over the other; else a minus and a plus side by side.
  var isVertical: Bool
  var spacing: ControlSpec.Spacing
}

struct FieldProfile: Sendable {
  var automatic: TextFieldStyle
  /// Of a field with a border.
  var height: Double
  /// The text lies so much below the middle.
  var textDrop: Double
  var textInset: Double
  var cornerRadius: Double
  var fill: Ink
  var disabledFill: Ink
  var border: Ink
  var borderWidth: Double
  /// The border lies around the frame; else within it.
  var bordersOutside: Bool
  /// A plain line is taller than its text by so much, in whole points; nil: as tall as its text.
  var plainExtraHeight: Double?
  /// Between the lines of a field that grows.
  var lineSpacing: Double
  /// What a border adds to the height of a field that grows.
  var borderedExtraHeight: Double
  var bullet: Double
  var bulletPitch: Double
  var editorInset: Double
}

struct ProgressProfile: Sendable {
  /// The bar, and the row that it is centred in.
  var barHeight: Double
  var rowHeight: Double
  var labelGap: Double
  var track: Ink
  /// nil: the tint.
  var filled: Ink?
  var ring: Double
  var smallRing: Double
  var ringTrack: Ink
  var ringFilled: Ink
  var ringWidth: Double
  /// Spokes are shown even where a value is known.
  var alwaysSpins: Bool
  var spokes: Int
}

struct GaugeProfile: Sendable {
  var isMeasured: Bool
  var rowHeight: Double
  var barHeight: Double
  var cornerRadius: Double
  var boundsGap: Double
  var track: Ink
  var circle: Double
  var ringWidth: Double
  var accessoryBar: Double
  var capacityGap: Double
  /// The lines of label and value around a bar that shows a capacity.
  var capacityLine = 16.0
  /// The ring of a capacity, where it is empty.
  var capacityTrack = Ink.ink(0x4C)
  /// What is left of the ink of a bar or an open ring beside the value.
  var trackStrength = 0.3
  /// The opening of a ring in degrees, and where labels of the bounds stand in it: as macOS draws them.
  var opening = 90.0
  var openingWithBounds = 118.0
  /// Between those labels. Derived: not recorded.
  var openingGap = 8.0
}

struct PickerProfile: Sendable {
  var automatic: PickerStyle
  var popUp: PopUp
  var segments: Segments
  var radio: Radio?

  struct PopUp: Sendable {
    /// nil: the title's line and this much.
    var height: Double?
    var extraHeight: Double
    var leading: Double
    /// Between the title and the arrows.
    var gap: Double
    var arrows: Double
    var trailing: Double
    /// As wide as the widest option; else as the chosen one.
    var fitsAllOptions: Bool
    var showsLabel: Bool
    /// nil: no box, and the title in the tint.
    var fill: Ink?
    var disabledFill: Ink
    var cornerRadius: Double
    var arrowInk: Ink
    var spacing: ControlSpec.Spacing
  }

  struct Segments: Sendable {
    var height: Double
    /// Added to the widest title; nil: the segments share the width that is offered.
    var extraWidth: Double?
    var showsLabel: Bool
    /// nil: a capsule.
    var cornerRadius: Double?
    var fill: Ink
    var selected: Ink
    var selectedInset: Double
    var title: Ink
    var selectedTitle: Ink
    var divider: Ink
    /// As macOS draws it; on iOS none is seen.
    var dividerSize = Size(width: 1, height: 14)
    var font: FontDescriptor?
    var selectedWeight: FontWeight?
  }

  struct Radio: Sendable {
    var side: Double
    var gap: Double
    var rowSpacing: Double
    var fill: Ink
    var selected: Ink
    var dot: Double
    var dotColor: Ink
  }
}

struct MenuProfile: Sendable {
  /// nil: the label alone, in the tint.
  var height: Double?
  var leading: Double
  var trailing: Double
  /// Where pressing does something by itself and the arrow opens the menu.
  var splitTrailing: Double
  var arrow: Size
  var arrowFromEnd: Double
}

struct DatePickerProfile: Sendable {
  var automatic: DatePickerStyle
  var field: (date: Size, dateAndTime: Size, time: Size)
  var stepperField: (date: Size, dateAndTime: Size, time: Size)
  var calendar: Size
  var clock: Size
  var wheel: Size
  /// nil: fields with arrows.
  var pill: Pill?

  struct Pill: Sendable {
    var inset: Double
    var gap: Double
    var dateHeight: Double
    var timeHeight: Double
    var cornerRadius: Double
    var fill: Ink
  }
}

/// Group boxes and disclosure groups.
struct GroupProfile: Sendable {
  var isMeasured: Bool
  var padding: Double
  var labelFont: FontDescriptor
  var labelInset: Double
  var spacing: Double
  var cornerRadius: Double
  var fill: Ink
  var disclosureInset: Double
  var disclosurePadding: Double
  var chevron: Size
  var chevronInk: Ink
}

extension Platform {
  package var controls: ControlProfile { self == .iOS ? .iOS : .macOS }
}
