import LayCatalog
import LaySyntax
import LayViews

// Date pickers, which show the date of their selection in the calendar of the preview's locale.

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
    let shown = ShownDate(
      parts: components(call), moment: shownMoment(call), calendar: shownLocale(at: call.name).calendar)
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

  /// The date that is selected; where that is not known, the present.
  private func shownMoment(_ call: BoundCall) -> Double {
    if let moment = call.optionalMoment("selection"), moment.magnitude < ShownDate.limit { return moment }
    reportOfValue(
      .warning("unknown-value", at: call.name, "the date that is selected is not known: the present is shown")
    )
    return now
  }

  /// The parts of a date that `displayedComponents` names: all where it does not say.
  private func components(_ call: BoundCall) -> ShownDate.Parts {
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

/// What a picker shows of a date.
private struct ShownDate {
  enum Parts { case date, time, dateAndTime }

  var parts: Parts
  /// In seconds since the first of 2001.
  var moment: Double
  var calendar: CalendarValue

  /// Later or earlier dates than those of the next and last ten thousand years are shown by no picker.
  static var limit: Double { 10_000 * 366 * 86_400 }

  var time: CivilTime { calendar.time(moment) }

  func text(_ date: DateFormat.DateStyle, _ time: DateFormat.TimeStyle = .omitted) -> String {
    DateFormat(date, time).text(moment, calendar)
  }

  /// A pattern of Unicode's for the date so many units later.
  func text(_ pattern: String, _ unit: CalendarUnit = .day, later number: Int = 0) -> String {
    let moment = calendar.date(adding: number, unit, to: moment) ?? moment
    return DatePattern(moment, calendar, calendar.language).text(pattern)
  }
}

extension PartBuilder {
  /// A field of fixed size, with arrows behind it.
  fileprivate func dateField(
    _ shown: ShownDate, sizes: (date: Size, dateAndTime: Size, time: Size), hasStepper: Bool
  ) -> ViewList {
    let (size, string): (Size, String)
    switch shown.parts {
    case .date: (size, string) = (sizes.date, shown.text(.numeric))
    case .time: (size, string) = (sizes.time, shown.text(.omitted, .shortened))
    case .dateAndTime: (size, string) = (sizes.dateAndTime, shown.text(.numeric, .shortened))
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

  fileprivate func datePills(_ shown: ShownDate, _ pill: DatePickerProfile.Pill) -> ViewList {
    var pills: [ViewList] = []
    if shown.parts != .time { pills.append(datePill(shown.text(.abbreviated), pill)) }
    if shown.parts != .date { pills.append(datePill(shown.text(.omitted, .shortened), pill)) }
    let height = shown.parts == .date ? pill.dateHeight : pill.timeHeight
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

  /// The days of a month, or a clock's face.
  fileprivate func calendar(_ shown: ShownDate) -> ViewList {
    let profile = profile.datePicker
    if shown.parts == .time { return clock(profile.clock) }
    let time = shown.time
    let first = CivilTime(year: time.year, month: time.month)
    let blanks = (first.weekday - shown.calendar.firstWeekday + 7) % 7
    let count = CivilTime.daysInMonth(time.month, of: time.year)
    let weekCount = (blanks + count + 6) / 7
    let size = profile.calendar
    let cell = Size(width: size.width / 7, height: size.height / Double(weekCount + 2))
    let font = FontDescriptor(.size(min(cell.width, cell.height) * 0.5))
    var bold = font
    bold.weight = .semibold
    let weeks = (0..<weekCount).map { week in
      row(
        (0..<7).map { day in
          let number = week * 7 + day - blanks + 1
          let isSelected = number == time.day
          let label =
            number >= 1 && number <= count
            ? text("\(number)", isSelected ? tint : color(.primary), font: isSelected ? bold : font) : strut()
          return frame(label, width: cell.width, height: cell.height)
        }, spacing: 0)
    }
    let month = frame(
      text(shown.text("LLLL y"), color(.primary), font: bold), width: size.width, height: cell.height)
    // The letters of the days of any week, from its first.
    let days = row(
      (0..<7).map { day in
        let letter = shown.text("EEEEE", later: shown.calendar.firstWeekday - time.weekday + day)
        return frame(text(letter, color(.secondary), font: font), width: cell.width, height: cell.height)
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

  fileprivate func dateWheels(_ shown: ShownDate) -> ViewList {
    let size = profile.datePicker.wheel
    let time = shown.time
    let near = -1...1
    let clock = [
      near.map { shown.text("h", .hour, later: $0) }, near.map { shown.text("mm", .minute, later: $0) },
      time.hour < 12 ? ["", "AM", "PM"] : ["AM", "PM", ""],
    ]
    let columns: [[String]]
    switch shown.parts {
    case .date:
      let days = CivilTime.daysInMonth(time.month, of: time.year)
      columns = [
        near.map { shown.text("LLLL", .month, later: $0) },
        near.map { "\((time.day - 1 + $0 + days) % days + 1)" },
        near.map { "\(time.year + $0)" },
      ]
    case .time: columns = clock
    case .dateAndTime: columns = [near.map { shown.text("EEE MMM d", later: $0) }] + clock
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
