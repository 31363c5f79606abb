import LayCatalog
import LaySyntax
import LayViews

// Date pickers. The date that shows is always the same one: what a file says about dates is not evaluated.

extension Declaration {
  /// What chooses a date.
  static let datePickers: [Declaration] = [
    .view(
      "DatePicker",
      "(_ title: LocalizedStringKey, selection: Binding<Date>, in: Any? = nil, displayedComponents: DatePickerComponents = [])"
    ) { $0.datePicker($1) },
    .view(
      "DatePicker",
      "(selection: Binding<Date>, in: Any? = nil, displayedComponents: DatePickerComponents = [], @ViewBuilder label: () -> some View)"
    ) { $0.datePicker($1) },
  ]
}

extension Stage {
  func datePicker(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let profile = part.profile.datePicker
    let shown = components(call)
    let style = environment.controls.datePicker
    let control: ViewList
    switch style == .automatic ? profile.automatic : style {
    case .graphical: control = part.calendar(shown)
    case .wheel: control = part.dateWheels(shown)
    case .field where profile.pill == nil:
      control = part.dateField(shown, sizes: profile.field, hasStepper: false)
    default:
      control =
        profile.pill.map { part.datePills(shown, $0) }
        ?? part.dateField(shown, sizes: profile.stepperField, hasStepper: true)
    }
    let label = part.dimmed(rowLabel(call), unless: environment.isEnabled)
    return part.control(ControlSpec("DatePicker", baselines: rowBaselines), row(part, label, control))
  }

  /// The parts of a date that `displayedComponents` names: all where it does not say.
  private func components(_ call: BoundCall) -> DateComponents {
    guard call.isGiven("displayedComponents") else { return .dateAndTime }
    // The argument's type is opaque, so that its words are all that is known of it.
    let words = file.text(call.range("displayedComponents")).utf8
    var hasDate = false
    var hasTime = false
    for word in words.split(whereSeparator: { $0 < 65 || $0 > 122 || ($0 > 90 && $0 < 97) }) {
      if word.elementsEqual("date".utf8) { hasDate = true }
      if word.elementsEqual("hourAndMinute".utf8) { hasTime = true }
    }
    switch (hasDate, hasTime) {
    case (true, false): return .date
    case (false, true): return .time
    default: return .dateAndTime
    }
  }
}

private enum DateComponents { case date, time, dateAndTime }

extension PartBuilder {
  private var dateText: String { "1/1/2026" }
  private var timeText: String { "9:41 AM" }

  /// A field of fixed size, with arrows behind it.
  fileprivate func dateField(
    _ components: DateComponents, sizes: (date: Size, dateAndTime: Size, time: Size), hasStepper: Bool
  ) -> ViewList {
    let (size, string): (Size, String)
    switch components {
    case .date: (size, string) = (sizes.date, dateText)
    case .time: (size, string) = (sizes.time, timeText)
    case .dateAndTime: (size, string) = (sizes.dateAndTime, dateText + ", " + timeText)
    }
    let ink = color(.primary).faded(strength)
    let arrowsWidth = hasStepper ? 17.0 : 0
    let box = shape(.roundedRectangle(width: 4, height: 4, isContinuous: true), color(.ink(0x14)))
    let field = background(
      frame(
        filling(padding(text(string, ink), EdgeInsets(leading: 4))), width: size.width - arrowsWidth,
        height: size.height),
      box)
    if !hasStepper { return field }
    let arrows = frame(
      doubleArrow(width: 6, color(profile.stepper.sign)), width: arrowsWidth, height: size.height)
    return row([field, arrows], spacing: 0)
  }

  fileprivate func datePills(_ components: DateComponents, _ pill: DatePickerProfile.Pill) -> ViewList {
    var pills: [ViewList] = []
    if components != .time { pills.append(datePill(dateText, pill)) }
    if components != .date { pills.append(datePill(timeText, pill)) }
    let height = components == .date ? pill.dateHeight : pill.timeHeight
    return frame(row(pills, spacing: pill.gap), height: height)
  }

  private func datePill(_ string: String, _ pill: DatePickerProfile.Pill) -> ViewList {
    let ink = color(.primary).faded(strength)
    let radius = pill.cornerRadius
    let title = padding(
      text(string, ink, font: FontDescriptor(.size(17))),
      EdgeInsets(leading: pill.inset, trailing: pill.inset))
    return background(
      frame(title, height: 34),
      shape(.roundedRectangle(width: radius, height: radius, isContinuous: true), color(pill.fill)))
  }

  /// A month's numbers, or a clock's face.
  fileprivate func calendar(_ components: DateComponents) -> ViewList {
    let profile = profile.datePicker
    if components == .time { return clock(profile.clock) }
    let size = profile.calendar
    let cell = Size(width: size.width / 7, height: size.height / 7)
    let font = FontDescriptor(.size(min(cell.width, cell.height) * 0.5))
    let weeks = (0..<5).map { week in
      row(
        (0..<7).map { day in
          let number = week * 7 + day - 3
          let label = number >= 1 && number <= 31 ? text("\(number)", color(.primary), font: font) : strut()
          return frame(label, width: cell.width, height: cell.height)
        }, spacing: 0)
    }
    var bold = font
    bold.weight = .semibold
    let month = frame(
      text("January 2026", color(.primary), font: bold), width: size.width, height: cell.height)
    let days = row(
      ["S", "M", "T", "W", "T", "F", "S"].map {
        frame(text($0, color(.secondary), font: font), width: cell.width, height: cell.height)
      }, spacing: 0)
    return frame(column([month, days] + weeks, spacing: 0), width: size.width, height: size.height)
  }

  private func clock(_ size: Size) -> ViewList {
    let face = line(.circle, color(.secondary), width: 2, staysInside: true)
    let hands = line(
      .polyline([UnitPoint(x: 0.34, y: 0.38), UnitPoint(x: 0.5, y: 0.5), UnitPoint(x: 0.3, y: 0.66)]),
      color(.primary), width: 3)
    let side = min(size.width, size.height)
    return frame(
      frame(layers([face, hands]), width: side, height: side), width: size.width, height: size.height)
  }

  fileprivate func dateWheels(_ components: DateComponents) -> ViewList {
    let size = profile.datePicker.wheel
    let columns: [[String]]
    switch components {
    case .date:
      columns = [["December", "January", "February"], ["31", "1", "2"], ["2025", "2026", "2027"]]
    case .time: columns = [["8", "9", "10"], ["40", "41", "42"], ["", "AM", "PM"]]
    case .dateAndTime:
      columns = [
        ["Wed Dec 31", "Thu Jan 1", "Fri Jan 2"], ["8", "9", "10"], ["40", "41", "42"], ["", "AM", "PM"],
      ]
    }
    let wheels = columns.map { words in
      column(
        words.enumerated().map { index, word in
          frame(text(word, color(.primary).faded(index == 1 ? 1 : 0.4)), height: 32)
        }, spacing: 0)
    }
    let band = frame(
      shape(.roundedRectangle(width: 8, height: 8, isContinuous: true), color(.tertiarySystemFill)),
      width: size.width - 18, height: 34)
    return frame(layers([band, row(wheels, spacing: 16)]), width: size.width, height: size.height)
  }
}
