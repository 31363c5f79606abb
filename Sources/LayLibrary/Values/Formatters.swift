import LayCatalog
import LaySyntax
import LayViews

// Foundation's formatters: objects that are set up, and then write values out and read them.

extension Declaration {
  static let formatterInitializers: [Declaration] = [
    .formatter("ByteCountFormatter", .byteCountFormatter),
    .formatter("DateComponentsFormatter", .dateComponentsFormatter),
    .formatter("DateFormatter", .dateFormatter), .formatter("ISO8601DateFormatter", .isoDateFormatter),
    .formatter("ListFormatter", .listFormatter), .formatter("NumberFormatter", .numberFormatter),
    .formatter("RelativeDateTimeFormatter", .relativeFormatter),
  ]

  static let formatterStatics: [Declaration] = [
    .value(
      "ByteCountFormatter.string", "(fromByteCount: Int, countStyle: ByteCountFormatStyle.Style)"
    ) { stage, call in
      var format = FormatterValue(.byteCountFormatter).byteCount
      format.style = call.option("countStyle", as: ByteCountFormat.Style.self) ?? .file
      return .string(format.text(call.int("fromByteCount"), stage.language))
    },
    .value(
      "DateComponentsFormatter.localizedString",
      "(from: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle)"
    ) { stage, call in
      var formatter = FormatterValue(.dateComponentsFormatter)
      formatter.write(lengthsIn: call.option("unitsStyle", as: UnitsStyle.self) ?? .positional)
      return stage.string(ofComponents: call.builtin("from"), formatter)
    },
    .value(
      "DateFormatter.dateFormat", "(fromTemplate: String, options: Int, locale: Locale?)"
    ) { stage, call in
      let language = stage.language(call, "locale") ?? stage.language
      return .string(DateFormat(template: call.string("fromTemplate")).pattern(in: language))
    },
    .value(
      "DateFormatter.localizedString",
      "(from: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style)"
    ) { stage, call in
      var formatter = FormatterValue(.dateFormatter)
      formatter.date.style = call.option("dateStyle", as: FormatterStyle.self) ?? .none
      formatter.date.timeStyle = call.option("timeStyle", as: FormatterStyle.self) ?? .none
      return .string(stage.string(call.moment("from"), formatter))
    },
    .value("ListFormatter.localizedString", "(byJoining: [String])") { stage, call in
      .string(stage.joined(call.array("byJoining")))
    },
    .value(
      "NumberFormatter.localizedString", "(from: Double, number: NumberFormatter.Style)"
    ) { stage, call in
      var formatter = FormatterValue(.numberFormatter)
      formatter.numberStyle = call.option("number", as: NumberFormatterStyle.self) ?? .none
      return stage.string(.double(call.double("from")), formatter, at: call.name)
    },
  ]

  static let formatterMembers: [Declaration] = [
    .formatter("ByteCountFormatter.string", "(fromByteCount: Int)") { formatter, stage, call in
      .string(formatter.byteCount.text(call.int("fromByteCount"), formatter.language ?? stage.language))
    },
    .formatter("DateComponentsFormatter.string", "(from: Double)") { formatter, stage, call in
      .string(formatter.text(ofSeconds: call.double("from"), stage.language))
    },
    .formatter("DateComponentsFormatter.string", "(from: DateComponents)") { formatter, stage, call in
      stage.string(ofComponents: call.builtin("from"), formatter)
    },
    .formatter("DateComponentsFormatter.string", "(from: Date, to: Date)") { formatter, stage, call in
      .string(formatter.text(ofSeconds: call.moment("to") - call.moment("from"), stage.language))
    },
    .formatter("DateFormatter.date", "(from: String)") { formatter, stage, call in
      stage.date(call.string("from"), formatter)
    },
    .formatter("DateFormatter.dateFormat", "") { formatter, stage, _ in
      .string(stage.pattern(of: formatter))
    },
    .names("DateFormatter.monthSymbols") { $0.months },
    .mutation("DateFormatter.setLocalizedDateFormatFromTemplate", "(_ template: String)") {
      stage, base, call in
      guard case .formatter(var formatter) = base else { return .unknown }
      let language = formatter.language ?? stage.language
      formatter.date.pattern = DateFormat(template: call.string("template")).pattern(in: language)
      return .builtin(.formatter(formatter))
    },
    .names("DateFormatter.shortMonthSymbols") { $0.shortMonths },
    .names("DateFormatter.shortStandaloneWeekdaySymbols") { $0.shortStandaloneWeekdays },
    .names("DateFormatter.shortWeekdaySymbols") { $0.shortWeekdays },
    .names("DateFormatter.standaloneMonthSymbols") { $0.standaloneMonths },
    .formatter("DateFormatter.string", "(from: Date)") { formatter, stage, call in
      .string(stage.string(call.moment("from"), formatter))
    },
    .formatter("DateFormatter.string", "(for: Any)") { formatter, stage, call in
      .string(stage.string(call.moment("for"), formatter))
    },
    .names("DateFormatter.veryShortStandaloneWeekdaySymbols") { $0.narrowWeekdays },
    .names("DateFormatter.veryShortWeekdaySymbols") { $0.narrowWeekdays },
    .names("DateFormatter.weekdaySymbols") { $0.weekdays },
    .formatter("ISO8601DateFormatter.date", "(from: String)") { formatter, stage, call in
      stage.isoMoment(call.string("from"), formatter).map { .builtin(.date($0)) } ?? .none
    },
    .formatter("ISO8601DateFormatter.string", "(from: Date)") { formatter, stage, call in
      .string(stage.isoText(call.moment("from"), formatter))
    },
    .formatter("ListFormatter.string", "(from: [String])") { formatter, stage, call in
      .string(stage.joined(call.array("from"), formatter.language))
    },
    .formatter("NumberFormatter.number", "(from: String)") { _, _, call in
      Double(call.string("from")).map { .double($0) } ?? .none
    },
    .formatter("NumberFormatter.string", "(from: Double)") { formatter, stage, call in
      stage.string(.double(call.double("from")), formatter, at: call.name)
    },
    .formatter("NumberFormatter.string", "(for: Any)") { formatter, stage, call in
      stage.string(call.value("for") ?? .unknown, formatter, at: call.name)
    },
    .formatter("RelativeDateTimeFormatter.localizedString", "(for: Date, relativeTo: Date)") {
      formatter, stage, call in
      var format = formatter.relative
      format.language = formatter.language ?? stage.language
      return .string(format.text(call.moment("for"), from: call.moment("relativeTo"), stage.calendar))
    },
    .formatter("RelativeDateTimeFormatter.localizedString", "(from: DateComponents)") {
      formatter, stage, call in
      guard case .dateComponents(let components)? = call.builtin("from"),
        let end = stage.calendar.date(adding: components, to: stage.now)
      else { return .unknown }
      var format = formatter.relative
      format.language = formatter.language ?? stage.language
      return .string(format.text(end, from: stage.now, stage.calendar))
    },
    .formatter("RelativeDateTimeFormatter.localizedString", "(fromTimeInterval: Double)") {
      formatter, stage, call in
      var format = formatter.relative
      format.language = formatter.language ?? stage.language
      return .string(
        format.text(stage.now + call.double("fromTimeInterval"), from: stage.now, stage.calendar))
    },
    .formatter("RelativeDateTimeFormatter.string", "(for: Any)") { formatter, stage, call in
      var format = formatter.relative
      format.language = formatter.language ?? stage.language
      return .string(format.text(call.moment("for"), from: stage.now, stage.calendar))
    },
  ]
}

extension Declaration {
  private static func formatter(_ name: StaticString, _ type: BuiltinType) -> Declaration {
    .value(name, "()") { _, _ in .builtin(.formatter(FormatterValue(type))) }
  }

  static func formatter(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (FormatterValue, Stage, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { stage, base, call in
      guard case .formatter(let formatter) = base else { return .unknown }
      return build(formatter, stage, call)
    }
  }

  /// Names in the language of a formatter.
  private static func names(
    _ name: StaticString, _ names: @escaping @Sendable (DateNames) -> [String]
  ) -> Declaration {
    .formatter(name, "") { formatter, stage, _ in
      .array(names((formatter.language ?? stage.language).names).map { .string($0) })
    }
  }
}

// MARK: Writing

extension Stage {
  fileprivate func joined(_ parts: [Value], _ language: FormatLanguage? = nil) -> String {
    budget.charge(parts.count << 4)
    var format = ListFormat()
    format.language = language
    return formatted(.array(parts), .valueFormat(.list(format)))
  }

  #if hasFeature(Embedded)
  fileprivate func isoText(_ moment: Double, _ formatter: FormatterValue) -> String {
    var format = DateFormat()
    format.isISO = true
    return format.text(moment, calendar)
  }

  fileprivate func isoMoment(_ text: String, _ formatter: FormatterValue) -> Double? { isoMoment(text) }
  #else
  fileprivate func isoText(_ moment: Double, _ formatter: FormatterValue) -> String {
    DatePattern(moment, calendar(of: formatter), .english).text(ISOOption.pattern(formatter.isoOptions))
  }

  /// The moment that a text gives as the options of a formatter would write it.
  fileprivate func isoMoment(_ text: String, _ formatter: FormatterValue) -> Double? {
    budget.charge(text.utf8.count)
    return DateParser.moment(
      text, ISOOption.pattern(formatter.isoOptions), calendar(of: formatter), .english)
  }
  #endif

  /// As much time as components say from now on; nil where there is no such moment.
  fileprivate func string(ofComponents value: BuiltinValue?, _ formatter: FormatterValue) -> Value {
    guard case .dateComponents(let components)? = value,
      let end = calendar.date(adding: components, to: now)
    else { return .none }
    return .string(formatter.text(ofSeconds: end - now, language))
  }

  fileprivate func pattern(of formatter: FormatterValue) -> String {
    formatter.date.pattern
      ?? DateFormat.pattern(
        dateStyle: Int(formatter.date.style.position), timeStyle: Int(formatter.date.timeStyle.position),
        formatter.language ?? language)
  }

  private func calendar(of formatter: FormatterValue) -> CalendarValue {
    var calendar = formatter.calendar ?? calendar
    if let zone = formatter.timeZone { calendar.timeZone = zone }
    return calendar
  }

  fileprivate func string(_ moment: Double, _ formatter: FormatterValue) -> String {
    let calendar = calendar(of: formatter)
    let language = formatter.language ?? language
    let pattern = pattern(of: formatter)
    let days = calendar.time(moment).dayNumber - calendar.time(now).dayNumber
    var relative = RelativeFormat()
    relative.presentation = .named
    // `Today at 9:41 AM`
    if formatter.date.isRelative, formatter.date.pattern == nil, formatter.date.style != .none,
      (-1...1).contains(days)
    {
      let name = relative.text(days, .day, isPast: days < 0, language)
      let word = name.prefix(1).uppercased() + name.dropFirst()
      let time = DateFormat.pattern(
        dateStyle: 0, timeStyle: Int(formatter.date.timeStyle.position), language)
      guard !time.isEmpty else { return word }
      let whole = DateFormat.pattern(dateStyle: 2, timeStyle: 0, language)
      let glue = DateFormat.pattern(
        dateStyle: 2, timeStyle: Int(formatter.date.timeStyle.position), language
      ).dropFirst(whole.count).dropLast(time.count)
      let writer = DatePattern(moment, calendar, language)
      return word + writer.text(String(glue)) + writer.text(time)
    }
    return DatePattern(moment, calendar, language).text(pattern)
  }

  /// What a formatter makes of a value; nil where it makes nothing.
  package func string(of value: Value, _ formatter: FormatterValue, at range: SourceRange) -> Value? {
    switch (formatter.type, value) {
    case (.dateFormatter, .builtin(.date(let moment))): return .string(string(moment, formatter))
    case (.numberFormatter, .int), (.numberFormatter, .double): return string(value, formatter, at: range)
    case (.dateComponentsFormatter, .double(let seconds)):
      return .string(formatter.text(ofSeconds: seconds, language))
    case (.byteCountFormatter, .int(let count)):
      return .string(formatter.byteCount.text(count, formatter.language ?? language))
    case (.relativeFormatter, .builtin(.date(let moment))):
      return .string(formatter.relative.text(moment, from: now, calendar))
    default: return nil
    }
  }

  func date(_ text: String, _ formatter: FormatterValue) -> Value {
    budget.charge(text.utf8.count)
    let moment = DateParser.moment(
      text, pattern(of: formatter), calendar(of: formatter), formatter.language ?? language)
    return moment.map { .builtin(.date($0)) } ?? .none
  }

  /// A number as a `NumberFormatter` writes it; what is not known of its style is told.
  fileprivate func string(_ number: Value, _ formatter: FormatterValue, at range: SourceRange) -> Value {
    guard let value = number.number else { return .none }
    var format = formatter.number
    format.language = formatter.language ?? language
    var lengths: ClosedRange<Int>
    switch formatter.numberStyle {
    case .none:
      lengths = 0...0
      format.isGrouped = false
    case .decimal: lengths = 0...3
    case .percent:
      format.style = .percent
      lengths = 0...0
    case .currency, .currencyAccounting, .currencyISOCode, .currencyPlural:
      if case .currency = format.style {
      } else {
        #if hasFeature(Embedded)
        format.style = .currency(code: "USD")
        #else
        let locale = formatter.language.map { FormatLocale($0.identifier) } ?? userLocale
        format.style = .currency(code: locale.currency ?? "USD")
        #endif
      }
      #if !hasFeature(Embedded)
      if !format.write(formatter.numberStyle) {
        findings.warnOnce(
          .warning(
            "unsupported-value", at: range,
            "amounts are not written with the names of currencies here: they have its sign"),
          about: "currencyPlural")
      }
      #endif
      lengths = format.currencyLengths
    case .scientific:
      format.notation = .scientific
      lengths = 0...NumberFormat.mostDigits
    case .ordinal:
      return .string(format.ordinal(value.rounded(.toNearestOrEven)))
    case .spellOut:
      findings.warnOnce(
        .warning(
          "unsupported-value", at: range, "numbers are not spelled out here: they are written in digits"),
        about: "spellOut")
      lengths = 0...3
    }
    let least = max(
      0, formatter.fewestFractionDigits ?? min(lengths.lowerBound, formatter.mostFractionDigits ?? 6))
    format.fractionLength = least...max(least, formatter.mostFractionDigits ?? lengths.upperBound)
    return .string(format.format(value))
  }
}

extension FormatterValue {
  /// A length of time as a `DateComponentsFormatter` writes it.
  fileprivate func text(ofSeconds seconds: Double, _ userLanguage: FormatLanguage) -> String {
    isPositional ? duration.positionalText(seconds) : duration.text(seconds, language ?? userLanguage)
  }
}
