import LayCatalog
import LaySyntax
import LayViews

// Formats of dates, lists, byte counts and lengths of time as values: `.dateTime.month().day()`.

extension Declaration {
  static let dateFormatInitializers: [Declaration] = [
    .value(
      "FormatStyle",
      "(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale? = nil, calendar: Calendar? = nil, timeZone: TimeZone? = nil)"
    ) { stage, call in
      var format = DateFormat(call)
      format.language = stage.language(call, "locale")
      if case .timeZone(let zone)? = call.builtin("timeZone") { format.timeZone = zone }
      return .builtin(.valueFormat(.date(format)))
    }
  ]

  static let dateFormatStatics: [Declaration] = [
    .value("Date.FormatStyle.Symbol.conversationalDefaultDigits", "(amPM: Date.FormatStyle.Symbol)") {
      _, call in
      .hours(.conversationalDefaultDigits, call)
    },
    .value("Date.FormatStyle.Symbol.conversationalTwoDigits", "(amPM: Date.FormatStyle.Symbol)") { _, call in
      .hours(.conversationalTwoDigits, call)
    },
    .value("Date.FormatStyle.Symbol.defaultDigits", "(amPM: Date.FormatStyle.Symbol)") { _, call in
      .hours(.defaultDigits, call)
    },
    .value("Date.FormatStyle.Symbol.twoDigits", "(amPM: Date.FormatStyle.Symbol)") { _, call in
      .hours(.twoDigits, call)
    },
    .value(
      "FormatStyle.byteCount",
      "(style: ByteCountFormatStyle.Style, allowedUnits: Any? = nil, spellsOutZero: Bool = true, includesActualByteCount: Bool = false)"
    ) { _, call in
      var format = ByteCountFormat()
      format.style = call.option("style", as: ByteCountFormat.Style.self) ?? .file
      format.spellsOutZero = call.bool("spellsOutZero")
      return .builtin(.valueFormat(.byteCount(format)))
    },
    .value("FormatStyle.dateTime", "") { _, _ in .builtin(.valueFormat(.date(DateFormat()))) },
    .value("FormatStyle.iso8601", "") { _, _ in
      var format = DateFormat()
      format.isISO = true
      return .builtin(.valueFormat(.date(format)))
    },
    .value(
      "FormatStyle.list", "(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard)"
    ) { _, call in
      .builtin(.valueFormat(.list(ListFormat(call))))
    },
    .value(
      "FormatStyle.relative",
      "(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide)"
    ) { _, call in
      .builtin(.valueFormat(.relative(RelativeFormat(call))))
    },
    .value("FormatStyle.time", "(pattern: Duration.TimeFormatStyle.Pattern)") { _, call in
      var format = DurationFormat()
      format.pattern = call.option("pattern", as: DurationFormat.Pattern.self) ?? .hourMinuteSecond
      return .builtin(.valueFormat(.duration(format)))
    },
    .value(
      "FormatStyle.units",
      "(allowed: [Duration.UnitsFormatStyle.Unit]? = nil, width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Any? = nil, valueLength: Int? = nil, fractionalPart: Any? = nil)"
    ) { _, call in
      // How zeros, lengths and fractions are shown is not known.
      for parameter in ["zeroValueUnits", "valueLength", "fractionalPart"] where call[parameter] != nil {
        return .builtin(.opaque)
      }
      var format = DurationFormat()
      format.isRounded = true
      if case .array(let units)? = call.value("allowed") {
        format.units = units.compactMap { unit in
          guard case .builtin(.option(.durationUnit, let position)) = unit else { return nil }
          return DurationUnit(at: position)
        }
      }
      format.width = call.option("width", as: DurationFormat.Width.self) ?? .abbreviated
      format.maximumUnitCount = call.optionalInt("maximumUnitCount")
      return .builtin(.valueFormat(.duration(format)))
    },
  ]

  static let dateFormatMembers: [Declaration] = [
    .field("FormatStyle.day", "(_ format: Date.FormatStyle.Symbol = .defaultDigits)", .day),
    .field("FormatStyle.dayOfYear", "(_ format: Date.FormatStyle.Symbol = .defaultDigits)", .dayOfYear),
    .field("FormatStyle.era", "(_ format: Date.FormatStyle.Symbol = .abbreviated)", .era),
    .member("FormatStyle.format", "(_ value: Any)") { stage, base, call in
      .string(stage.formatted(call.value("value"), base))
    },
    .field("FormatStyle.hour", "(_ format: Date.FormatStyle.Symbol = .defaultDigits)", .hour),
    .member("FormatStyle.locale", "(_ locale: Locale)") { stage, base, call in
      guard case .locale(let identifier)? = call.builtin("locale") else { return .builtin(base) }
      let language = stage.knownLanguage(identifier, at: call.range("locale"))
      switch base {
      case .format(var format):
        format.language = language
        return .builtin(.format(format))
      case .valueFormat(let format): return .builtin(.valueFormat(format.located(identifier, language)))
      default: return .builtin(base)
      }
    },
    .field("FormatStyle.minute", "(_ format: Date.FormatStyle.Symbol = .defaultDigits)", .minute),
    .field("FormatStyle.month", "(_ format: Date.FormatStyle.Symbol = .abbreviated)", .month),
    .field("FormatStyle.quarter", "(_ format: Date.FormatStyle.Symbol = .abbreviated)", .quarter),
    .field("FormatStyle.second", "(_ format: Date.FormatStyle.Symbol = .defaultDigits)", .second),
    .field("FormatStyle.timeZone", "(_ format: Date.FormatStyle.Symbol = .abbreviated)", .timeZone),
    .field("FormatStyle.week", "(_ format: Date.FormatStyle.Symbol = .defaultDigits)", .week),
    .field("FormatStyle.weekday", "(_ format: Date.FormatStyle.Symbol = .abbreviated)", .weekday),
    .field("FormatStyle.year", "(_ format: Date.FormatStyle.Symbol = .defaultDigits)", .year),
  ]
}

extension Declaration {
  /// A field of a date's format.
  fileprivate static func field(
    _ name: StaticString, _ signature: StaticString, _ field: DateFormat.Field
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .valueFormat(.date(var format)) = base else { return .builtin(base) }
      let style = call.option("format", as: DateFormat.FieldStyle.self)
      format[field] = style == .omitted ? nil : style
      return .builtin(.valueFormat(.date(format)))
    }
  }
}

extension Value {
  /// A form of hours, with or without the half of the day.
  fileprivate static func hours(_ style: DateFormat.FieldStyle, _ call: BoundCall) -> Value {
    let hasHalf = call.option("amPM", as: DateFormat.FieldStyle.self) != .omitted
    let isTwo = style == .twoDigits || style == .conversationalTwoDigits
    let form = hasHalf ? style : isTwo ? .twoDigitsWithoutHalf : .defaultDigitsWithoutHalf
    return .builtin(.option(.dateFieldStyle, form.position))
  }
}

extension ListFormat {
  fileprivate init(_ call: BoundCall) {
    self.init()
    joining = call.option("type", as: Joining.self) ?? .and
    width = call.option("width", as: Width.self) ?? .standard
  }
}

extension RelativeFormat {
  /// As its presentation and its words are given.
  fileprivate init(_ call: BoundCall) {
    self.init()
    presentation = call.option("presentation", as: Presentation.self) ?? .numeric
    width = call.option("unitsStyle", as: Width.self) ?? .wide
  }
}

// MARK: Texts of dates

extension Stage {
  /// `Text(date, style: .relative)`, at the present of the preview, as Apple's "Displaying dynamic dates in widgets" shows
  /// them: `11 min, 14 sec`, `-11 minutes`, `15:00`.
  func dateText(_ call: BoundCall) -> Value {
    guard let moment = call.optionalMoment("date") else {
      return unknownDateText(at: call.range("date"), call)
    }
    let style = call.option("style", as: TextDateStyle.self) ?? .date
    return .builtin(.text(TextValue(text(of: moment, style, at: call.name), source: call.name.start)))
  }

  package func text(of moment: Double, _ style: TextDateStyle, at range: SourceRange) -> String {
    let locale = shownLocale(at: range)
    let distance = (moment - now).magnitude.rounded(.down)
    var words = DurationFormat()
    words.units = [.years, .months, .weeks, .days, .hours, .minutes, .seconds]
    switch style {
    case .date: return DateFormat(.long, .omitted).text(moment, locale.calendar)
    case .time: return DateFormat(.omitted, .shortened).text(moment, locale.calendar)
    case .relative:
      words.maximumUnitCount = 2
      return words.text(distance, locale.language)
    case .offset:
      words.maximumUnitCount = 1
      words.width = .wide
      return (moment > now ? "-" : "+") + words.text(distance, locale.language)
    case .timer:
      words.pattern = distance < 3_600 ? .minuteSecond : .hourMinuteSecond
      return words.text(distance, locale.language)
    }
  }

  /// `Text(value, formatter: formatter)`
  func formattedText(_ parameter: String, _ call: BoundCall) -> Value {
    guard case .formatter(let formatter)? = call.builtin("formatter"),
      case .string(let text)? = string(of: call.value(parameter) ?? .unknown, formatter, at: call.name)
    else { return unknownDateText(at: call.range(parameter), call) }
    return .builtin(.text(TextValue(text, source: call.name.start)))
  }

  /// `Text(timerInterval: start...end)`: the time that is left, or that has passed.
  func timerText(_ call: BoundCall) -> Value {
    guard case .span(.builtin(.date(let start)), .builtin(.date(let end)), _)? = call.value("timerInterval")
    else { return unknownDateText(at: call.range("timerInterval"), call) }
    let present = min(max(call.optionalMoment("pauseTime") ?? now, start), end)
    var format = DurationFormat()
    let seconds = call.bool("countsDown") ? end - present : present - start
    format.pattern = call.bool("showsHours") && seconds >= 3_600 ? .hourMinuteSecond : .minuteSecond
    let text = format.text(seconds.rounded(.down), shownLocale(at: call.name).language)
    return .builtin(.text(TextValue(text, source: call.name.start)))
  }

  /// The text of a date that only a running app knows.
  func unknownDateText(at range: SourceRange, _ call: BoundCall) -> Value {
    let message = "the text of a date that is not known"
    guard configuration.isLenient else {
      reportOfValue(.error("unsupported-value", at: call.name, message, help: "write the text itself"))
      return .builtin(.text(TextValue("", source: call.name.start)))
    }
    findings.report(.warning("unknown-value", at: call.name, message + ": a placeholder stands for it"))
    return .builtin(.text(TextValue(lastWord(of: range), source: call.name.start)))
  }
}

#if !hasFeature(Embedded)
extension Declaration {
  /// `Date.RelativeFormatStyle(presentation: .named)`
  static let relativeFormat = Declaration.value(
    "FormatStyle",
    "(presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale? = nil, calendar: Calendar? = nil, capitalizationContext: FormatStyleCapitalizationContext = .unknown)"
  ) { stage, call in
    var format = RelativeFormat(call)
    format.language = stage.language(call, "locale")
    format.place = call.option("capitalizationContext", as: RelativeFormat.Place.self) ?? .unknown
    return .builtin(.valueFormat(.relative(format)))
  }
}
#endif
