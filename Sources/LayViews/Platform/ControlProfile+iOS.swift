extension ControlProfile {
  /// A phone of two pixels a point, where it differs: iOS 26.0 on an iPhone SE.
  package static let iOSSmallPhone: ControlProfile = {
    var profile = iOS
    profile.toggle.switchSize = Size(width: 66, height: 30)
    profile.toggle.switchOverhang = 0
    profile.toggle.knob = Size(width: 38, height: 25)
    profile.toggle.knobInset = 2.5
    return profile
  }()

  /// iOS 26.0, unless a line says otherwise.
  package static let iOS = ControlProfile(
    labels: LabelProfile(gap: 8), rowsFill: true, rowsHangFromTop: true,
    button: ButtonProfile(
      automatic: .borderless,
      bezels: [
        bezel(.subheadline, vertical: 5, side: 10), bezel(.subheadline, vertical: 5, side: 10),
        bezel(nil, vertical: 7, side: 12), bezel(nil, vertical: 15, side: 20),
        bezel(nil, vertical: 15, side: 20),
      ],
      fill: Ink(0x7676_7C29, dark: 0x7679_8052), label: .tint, disabledLabel: .ink(0x3D),
      disabledProminentLabel: .ink(0x2B), plainSpacing: .contentAbove, borderlessLabel: .tint),
    toggle: ToggleProfile(
      // Sizes: iOS 26 and 27. derived: the knob, which keeps the room around it.
      automatic: .switch, switchSize: Size(width: 63, height: 28), switchOverhang: 2,
      knob: Size(width: 38, height: 24), knobInset: 2, trackOff: Ink(0x7676_7C29, dark: 0x7679_8052),
      knobColor: Ink(0xFFFF_FFFF)),
    slider: SliderProfile(
      // derived: the lengths.
      height: 31, leastLength: 0, idealLength: 100, showsLabel: false, boundsGap: 8, trackHeight: 6,
      track: .ink(0x1A),
      knob: Size(width: 38, height: 25), knobColor: Ink(0xFFFF_FFFF)),
    stepper: StepperProfile(
      size: Size(width: 94, height: 32), drawn: Size(width: 93, height: 28), cornerRadius: 14,
      fill: Ink(0x3A3A_4616, dark: 0x7679_8052), disabledFill: Ink(0x3A3A_4616, dark: 0x7679_8052),
      divider: Ink(0x3B3B_435C, dark: 0xEBEB_F55C), sign: .ink(0xDA), signWidth: 2, isVertical: false,
      spacing: .plain),
    field: FieldProfile(
      automatic: .plain, height: 34, textDrop: 0.25, textInset: 7.5, cornerRadius: 4,
      fill: Ink(0xFFFF_FFFF, dark: 0x0000_00FF),
      disabledFill: Ink(0xFFFF_FFFF, dark: 0x0000_00FF), border: .ink(0x33), borderWidth: 0.5,
      bordersOutside: false,
      // A line takes 26 points where its text takes 24.3: the text's line and 1.5, in whole points.
      plainExtraHeight: 1.5, lineSpacing: 1.7, borderedExtraHeight: 8,
      // iOS 26 and 27: 21 points, and the line's 20.33 with characters in it.
      password: FieldProfile.Password(bullet: 7, pitch: 10.5, extraHeight: (empty: 0, filled: nil)),
      // derived: the size.
      editor: FieldProfile.Editor(inset: 5, ideal: Size(width: 100, height: 100))),
    progress: ProgressProfile(
      barHeight: 4, rowHeight: 4, labelGap: 4, track: Ink(0x7878_7D33), ring: 20, smallRing: 20,
      ringTrack: .ink(0x0D), ringFilled: .ink(0x5A), ringWidth: 2, alwaysSpins: true, spokes: 8),
    // No gauge was measured on iOS: macOS's numbers.
    gauge: GaugeProfile(
      isMeasured: false, rowHeight: 16, barHeight: 4, cornerRadius: 2, boundsGap: 8,
      track: Ink(0x7878_7D33), circle: 58, ringWidth: 6, accessoryBar: 8, capacityGap: 6),
    picker: PickerProfile(
      automatic: .menu,
      popUp: PickerProfile.PopUp(
        extraHeight: 16, leading: 13.5, gap: 4, arrows: 9, trailing: 13.5, fitsAllOptions: false,
        showsLabel: false, disabledFill: Ink(0), cornerRadius: 0, arrowInk: Ink(0), spacing: .plain),
      segments: PickerProfile.Segments(
        height: 31, showsLabel: false, fill: Ink(0x7373_7B1F, dark: 0x7575_823D),
        selected: Ink(0xFFFF_FFFF, dark: 0xBFBF_CC78), selectedInset: 2, title: .ink(0xFF),
        selectedTitle: .ink(0xFF), divider: Ink(0), font: segmentFont, selectedWeight: .semibold)),
    menu: MenuProfile(
      leading: 0, trailing: 0, splitTrailing: 0, arrow: .zero, arrowFromEnd: 0),
    datePicker: DatePickerProfile(
      automatic: .compact,
      // Only macOS has fields.
      field: (.zero, .zero, .zero), stepperField: (.zero, .zero, .zero),
      // Derived: the width of the wheels, and as tall as seven rows of a calendar.
      calendar: Size(width: 320, height: 330), clock: Size(width: 320, height: 216),
      wheel: Size(width: 320, height: 216),
      pill: DatePickerProfile.Pill(
        inset: 13.5, gap: 5, dateHeight: 38.5, timeHeight: 40, cornerRadius: 8, fill: .ink(0x10))),
    // No group box was measured on iOS: macOS's numbers, wider, and the label in the card, as Apple's pictures
    // show it.
    group: GroupProfile(
      isMeasured: false, padding: 16, labelFont: FontDescriptor(.style(.headline)), labelInset: 0,
      labelIsInside: true, spacing: 8, cornerRadius: 10, fill: Ink(0xF2F2_F7FF, dark: 0x1C1C_1EFF),
      disclosureInset: 0, disclosurePadding: 4, chevron: Size(width: 8, height: 12), chevronInk: .ink(0x4D)))

  private static let segmentFont: FontDescriptor = {
    var font = FontDescriptor(.size(13))
    font.weight = .medium
    return font
  }()

  private static func bezel(_ style: TextStyle?, vertical: Double, side: Double) -> ButtonProfile.Bezel {
    ButtonProfile.Bezel(
      font: style.map { FontDescriptor(.style($0)) },
      insets: EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side))
  }
}
