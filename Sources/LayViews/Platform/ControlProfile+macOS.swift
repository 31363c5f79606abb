extension ControlProfile {
  /// macOS 26, where it differs.
  package static let macOS26: ControlProfile = {
    var profile = macOS
    profile.stepper.size.height = 26
    profile.stepper.drawn.height = 26
    profile.picker.segments.extraWidth = 21
    profile.picker.segments.sideRoom = 0
    return profile
  }()

  /// macOS 26.2, and macOS 27.0 where a line says so.
  package static let macOS = ControlProfile(
    labels: LabelProfile(
      font: FontDescriptor(.style(.body)), gap: 8,
      // macOS 27.0.
      smallFont: (mini: 9, small: 11)), rowsFill: false, rowsHangFromTop: false,
    button: ButtonProfile(
      automatic: .bordered,
      // macOS 27.0, but for the mini size, which is derived from the height that macOS 26.2 gives it.
      bezels: [
        bezel(vertical: 3, side: 8), bezel(vertical: 3, side: 10), bezel(vertical: 4, side: 12),
        bezel(vertical: 6, side: 14), bezel(vertical: 10, side: 18),
      ],
      cornerRadius: 6, fill: .ink(0x13), label: .primary, disabledLabel: .ink(0x4D),
      disabledProminentLabel: .ink(0x4D), plainSpacing: .content, borderlessLabel: .primary),
    toggle: ToggleProfile(
      automatic: .checkbox, switchSize: Size(width: 54, height: 24),
      formSwitchSize: Size(width: 36, height: 16), knob: Size(width: 32, height: 20),
      knobInset: 2, trackOn: .ink(0x24), trackOff: .ink(0x19), knobColor: Ink(0xFFFF_FFFF, dark: 0xFFFF_FFDE),
      checkbox: ToggleProfile.Checkbox(
        side: 16, gap: 5, cornerRadius: 5, on: .ink(0x24), off: .ink(0x19), check: .ink(0xDE), distance: 6)),
    slider: SliderProfile(
      // Lengths: macOS 27.0.
      height: 16, leastLength: 20, idealLength: 30, showsLabel: true, boundsGap: 8, trackHeight: 5,
      track: .ink(0x19), filled: .ink(0x3A),
      disabledFilled: .ink(0x2A), knob: Size(width: 22, height: 16),
      knobColor: Ink(0xFFFF_FFFF, dark: 0xFFFF_FFDE), tick: (diameter: 2, centerY: 14)),
    stepper: StepperProfile(
      // macOS 27.0.
      size: Size(width: 20, height: 24), drawn: Size(width: 20, height: 24), cornerRadius: 5,
      fill: .ink(0x14), disabledFill: .ink(0x0A), divider: .ink(0x2B), sign: .ink(0x89), signWidth: 1.5,
      isVertical: true, spacing: .content),
    field: FieldProfile(
      automatic: .roundedBorder, textDrop: 0, textInset: 6, cornerRadius: 5,
      fill: Ink(0xFFFF_FFFF, dark: 0x1E1E_1EFF), disabledFill: Ink(0xFFFF_FFC0, dark: 0x1E1E_1EC0),
      border: Ink(0x0000_0017, dark: 0x8080_8016), borderWidth: 1, bordersOutside: true,
      plainExtraHeight: nil, lineSpacing: 0, borderedExtraHeight: 8,
      password: FieldProfile.Password(bullet: 5.5, pitch: 8),
      // Size: macOS 27.0.
      editor: FieldProfile.Editor(inset: 5, ideal: Size(width: 0, height: 12))),
    progress: ProgressProfile(
      barHeight: 8, rowHeight: 20, labelGap: 0, track: .ink(0x0F),
      filled: Ink(0x0000_0055, dark: 0xAAAA_AAFF), ring: 32, smallRing: 16, ringTrack: .ink(0x0D),
      ringFilled: .ink(0x46), ringWidth: 5, alwaysSpins: false, spokes: 8),
    gauge: GaugeProfile(
      isMeasured: true, rowHeight: 16, barHeight: 16, cornerRadius: 1.5, boundsGap: 8, track: .ink(0x12),
      circle: 58, ringWidth: 6, accessoryBar: 8, capacityGap: 6),
    picker: PickerProfile(
      automatic: .menu,
      popUp: PickerProfile.PopUp(
        height: 24, extraHeight: 0, leading: 12, gap: 18, arrows: 7, trailing: 10.5,
        // macOS 27.0.
        sideRoom: 7, fitsAllOptions: true, showsLabel: true, fill: .ink(0x14), disabledFill: .ink(0x0A),
        cornerRadius: 6, arrowInk: .ink(0xD8), spacing: .content),
      segments: PickerProfile.Segments(
        // Widths: macOS 27.0.
        height: 24, extraWidth: 24, sideRoom: 3, showsLabel: true, cornerRadius: 6, fill: .ink(0x14),
        selected: .ink(0x32),
        selectedInset: 0, title: .ink(0x89), selectedTitle: .ink(0x98), divider: .ink(0x2B)),
      radio: PickerProfile.Radio(
        side: 16, gap: 5, rowSpacing: 6, fill: .ink(0x19), selected: .ink(0x24), dot: 5,
        dotColor: .ink(0xD8))),
    menu: MenuProfile(
      height: 24, leading: 12, trailing: 35.5,
      // macOS 27.0.
      sideRoom: 7, splitTrailing: 33, arrow: Size(width: 7, height: 3.5),
      arrowFromEnd: 12),
    datePicker: DatePickerProfile(
      automatic: .stepperField,
      field: (Size(width: 78, height: 21), Size(width: 143, height: 21), Size(width: 63, height: 21)),
      stepperField: (Size(width: 95, height: 22), Size(width: 160, height: 22), Size(width: 80, height: 22)),
      calendar: Size(width: 138.5, height: 148), clock: Size(width: 119, height: 119),
      // Derived: macOS has no wheels; iOS's size.
      wheel: Size(width: 320, height: 216)),
    group: GroupProfile(
      isMeasured: true, padding: 5, labelFont: FontDescriptor(.style(.subheadline)), labelInset: 10,
      labelIsInside: false, spacing: 3, cornerRadius: 12, fill: .ink(0x08), disclosureInset: 11.5,
      disclosurePadding: 4,
      chevron: Size(width: 6.5, height: 8), chevronInk: .ink(0x40)))

  /// Measured on macOS 27.0 for the small and the regular size, derived for others: 5 points are left at either side.
  private static func bezel(vertical: Double, side: Double) -> ButtonProfile.Bezel {
    ButtonProfile.Bezel(
      insets: EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side), sideRoom: side - 5)
  }
}
