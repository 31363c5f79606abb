import LayCatalog
import LayViews

// Foundation's calendars, time zones and locales. Calendars are Gregorian.

extension Declaration {
  static let calendarInitializers: [Declaration] = [
    .value("Calendar", "(identifier: Calendar.Identifier)") { stage, call in
      let identifier = stage.lastWord(of: call.range("identifier"))
      guard identifier == "gregorian" || identifier == "iso8601" else { return .builtin(.opaque) }
      return .builtin(.calendar(CalendarValue(identifier: identifier, language: stage.language)))
    },
    .value("Locale", "(identifier: String)") { _, call in .builtin(.locale(call.string("identifier"))) },
    .value("Locale", "(languageCode: String, languageRegion: String? = nil)") { _, call in
      let region = call.optionalString("languageRegion").map { "_" + $0 } ?? ""
      return .builtin(.locale(call.string("languageCode") + region))
    },
    .value("TimeZone", "(abbreviation: String)") { _, call in
      TimeZoneValue(abbreviation: call.string("abbreviation")).map { .builtin(.timeZone($0)) } ?? .none
    },
    .value("TimeZone", "(identifier: String)") { _, call in
      // Of a zone that is not known, its rules are not.
      TimeZoneValue(identifier: call.string("identifier")).map { .builtin(.timeZone($0)) }
        ?? .builtin(.opaque)
    },
    .value("TimeZone", "(secondsFromGMT: Int)") { _, call in
      .builtin(.timeZone(TimeZoneValue(secondsFromGMT: call.int("secondsFromGMT"))))
    },
  ]

  static let calendarStatics: [Declaration] = [
    .value("Calendar.autoupdatingCurrent", "") { stage, _ in .builtin(.calendar(stage.calendar)) },
    .value("Calendar.current", "") { stage, _ in .builtin(.calendar(stage.calendar)) },
    .value("Locale.autoupdatingCurrent", "") { stage, _ in .builtin(.locale(stage.userLocale.identifier)) },
    .value("Locale.current", "") { stage, _ in .builtin(.locale(stage.userLocale.identifier)) },
    .value("Locale.preferredLanguages", "") { stage, _ in .array([.string(stage.configuration.language)]) },
    .value("TimeZone.autoupdatingCurrent", "") { stage, _ in .builtin(.timeZone(stage.calendar.timeZone)) },
    .value("TimeZone.current", "") { stage, _ in .builtin(.timeZone(stage.calendar.timeZone)) },
    .value("TimeZone.gmt", "") { _, _ in .builtin(.timeZone(.greenwich)) },
  ]

  static let calendarMembers: [Declaration] = [
    .calendar("Calendar.amSymbol", "") { calendar, _, _ in .string(calendar.language.names.halves[0]) },
    .calendar("Calendar.compare", "(_ date: Date, to: Date, toGranularity: Calendar.Component)") {
      calendar, _, call in
      let unit = call.unit("toGranularity")
      let (first, second) = (call.moment("date"), call.moment("to"))
      return .comparison(
        of: calendar.start(of: unit, at: first) ?? first, with: calendar.start(of: unit, at: second) ?? second
      )
    },
    .calendar("Calendar.component", "(_ component: Calendar.Component, from: Date)") { calendar, _, call in
      calendar.component(call.unit("component"), of: call.moment("from")).map { .int($0) } ?? .unknown
    },
    .calendar(
      "Calendar.date",
      "(byAdding: Calendar.Component, value: Int, to: Date, wrappingComponents: Bool = false)"
    ) {
      calendar, _, call in
      .optionalDate(calendar.date(adding: call.int("value"), call.unit("byAdding"), to: call.moment("to")))
    },
    .calendar("Calendar.date", "(byAdding: DateComponents, to: Date, wrappingComponents: Bool = false)") {
      calendar, _, call in
      guard case .dateComponents(let components)? = call.builtin("byAdding") else { return .none }
      return .optionalDate(calendar.date(adding: components, to: call.moment("to")))
    },
    .calendar("Calendar.date", "(from: DateComponents)") { calendar, _, call in
      guard case .dateComponents(let components)? = call.builtin("from") else { return .none }
      return .optionalDate(calendar.date(of: components))
    },
    .calendar("Calendar.date", "(bySettingHour: Int, minute: Int, second: Int, of: Date)") {
      calendar, _, call in
      var time = calendar.time(call.moment("of"))
      let parts = (call.int("bySettingHour"), call.int("minute"), call.int("second"))
      guard (0..<24).contains(parts.0), (0..<60).contains(parts.1), (0..<60).contains(parts.2) else {
        return .none
      }
      (time.hour, time.minute, time.second) = parts
      time.fraction = 0
      return .builtin(.date(calendar.timeZone.moment(of: time)))
    },
    .calendar("Calendar.dateComponents", "(_ components: [Calendar.Component], from: Date)") {
      calendar, _, call in
      .builtin(.dateComponents(calendar.components(call.units("components"), of: call.moment("from"))))
    },
    .calendar("Calendar.dateComponents", "(_ components: [Calendar.Component], from: Date, to: Date)") {
      calendar, _, call in
      .builtin(
        .dateComponents(
          calendar.distance(call.units("components"), from: call.moment("from"), to: call.moment("to"))))
    },
    .calendar("Calendar.dateComponents", "(in: TimeZone, from: Date)") { calendar, _, call in
      var calendar = calendar
      if case .timeZone(let zone)? = call.builtin("in") { calendar.timeZone = zone }
      return .builtin(.dateComponents(calendar.components(CalendarUnit.allCases, of: call.moment("from"))))
    },
    .calendar("Calendar.dateInterval", "(of: Calendar.Component, for: Date)") { calendar, _, call in
      calendar.interval(of: call.unit("of"), at: call.moment("for"))
        .map { .builtin(.dateInterval(start: $0.start, end: $0.end)) } ?? .none
    },
    .calendar("Calendar.firstWeekday", "") { calendar, _, _ in .int(calendar.firstWeekday) },
    .calendar("Calendar.isDate", "(_ date: Date, equalTo: Date, toGranularity: Calendar.Component)") {
      calendar, _, call in
      let unit = call.unit("toGranularity")
      let (first, second) = (call.moment("date"), call.moment("equalTo"))
      return .bool(calendar.start(of: unit, at: first) == calendar.start(of: unit, at: second))
    },
    .calendar("Calendar.isDate", "(_ date: Date, inSameDayAs: Date)") { calendar, _, call in
      .bool(calendar.days(from: call.moment("inSameDayAs"), to: call.moment("date")) == 0)
    },
    .calendar("Calendar.isDateInToday", "(_ date: Date)") { calendar, stage, call in
      .bool(calendar.days(from: stage.now, to: call.moment("date")) == 0)
    },
    .calendar("Calendar.isDateInTomorrow", "(_ date: Date)") { calendar, stage, call in
      .bool(calendar.days(from: stage.now, to: call.moment("date")) == 1)
    },
    .calendar("Calendar.isDateInWeekend", "(_ date: Date)") { calendar, _, call in
      let weekday = calendar.time(call.moment("date")).weekday
      return .bool(weekday == 1 || weekday == 7)
    },
    .calendar("Calendar.isDateInYesterday", "(_ date: Date)") { calendar, stage, call in
      .bool(calendar.days(from: stage.now, to: call.moment("date")) == -1)
    },
    .calendar("Calendar.locale", "") { calendar, _, _ in .builtin(.locale(calendar.language.identifier)) },
    .names("Calendar.monthSymbols") { $0.months },
    .calendar("Calendar.pmSymbol", "") { calendar, _, _ in .string(calendar.language.names.halves[1]) },
    .names("Calendar.quarterSymbols") { $0.quarters },
    .calendar("Calendar.range", "(of: Calendar.Component, in: Calendar.Component, for: Date)") {
      calendar, _, call in
      calendar.range(of: call.unit("of"), in: call.unit("in"), at: call.moment("for"))
        .map { .range(IntegerRange($0)) } ?? .none
    },
    .names("Calendar.shortMonthSymbols") { $0.shortMonths },
    .names("Calendar.shortQuarterSymbols") { $0.shortQuarters },
    .names("Calendar.shortStandaloneMonthSymbols") { $0.shortStandaloneMonths },
    .names("Calendar.shortStandaloneWeekdaySymbols") { $0.shortStandaloneWeekdays },
    .names("Calendar.shortWeekdaySymbols") { $0.shortWeekdays },
    .names("Calendar.standaloneMonthSymbols") { $0.standaloneMonths },
    .names("Calendar.standaloneWeekdaySymbols") { $0.weekdays },
    .calendar("Calendar.startOfDay", "(for: Date)") { calendar, _, call in
      .optionalDate(calendar.start(of: .day, at: call.moment("for")))
    },
    .calendar("Calendar.timeZone", "") { calendar, _, _ in .builtin(.timeZone(calendar.timeZone)) },
    .names("Calendar.veryShortMonthSymbols") { $0.narrowMonths },
    .names("Calendar.veryShortStandaloneMonthSymbols") { $0.narrowMonths },
    .names("Calendar.veryShortStandaloneWeekdaySymbols") { $0.narrowWeekdays },
    .names("Calendar.veryShortWeekdaySymbols") { $0.narrowWeekdays },
    .names("Calendar.weekdaySymbols") { $0.weekdays },
    .locale("Locale.calendar") { identifier, _ in .builtin(.calendar(FormatLocale(identifier).calendar)) },
    .locale("Locale.decimalSeparator") { identifier, _ in
      let language = FormatLocale(identifier).language
      return .string(language == .german || language == .french ? "," : ".")
    },
    .locale("Locale.identifier") { identifier, _ in .string(identifier) },
    .locale("Locale.languageCode") { identifier, _ in
      .string(identifier.split(whereSeparator: { $0 == "_" || $0 == "-" }).first.map { String($0) } ?? "")
    },
    .locale("Locale.regionCode") { identifier, _ in
      let parts = identifier.split(whereSeparator: { $0 == "_" || $0 == "-" })
      return parts.count > 1 ? .string(String(parts[parts.count - 1])) : .none
    },
    .locale("Locale.usesMetricSystem") { identifier, _ in .bool(!identifier.hasSuffix("US")) },
    .zone("TimeZone.abbreviation", "(for: Date? = nil)") { zone, stage, call in
      .string(zone.abbreviation(at: call.optionalMoment("for") ?? stage.now))
    },
    .zone("TimeZone.identifier", "") { zone, _, _ in .string(zone.identifier) },
    .zone("TimeZone.secondsFromGMT", "(for: Date? = nil)") { zone, stage, call in
      .int(zone.secondsFromGMT(at: call.optionalMoment("for") ?? stage.now))
    },
  ]
}

extension Declaration {
  fileprivate static func calendar(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (CalendarValue, Stage, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { stage, base, call in
      guard case .calendar(let calendar) = base else { return .unknown }
      return build(calendar, stage, call)
    }
  }

  /// Names in the language of a calendar.
  fileprivate static func names(
    _ name: StaticString, _ names: @escaping @Sendable (DateNames) -> [String]
  ) -> Declaration {
    .calendar(name, "") { calendar, _, _ in .array(names(calendar.language.names).map { .string($0) }) }
  }

  fileprivate static func locale(
    _ name: StaticString, _ build: @escaping @Sendable (String, Stage) -> Value
  ) -> Declaration {
    .member(name, "") { stage, base, _ in
      guard case .locale(let identifier) = base else { return .unknown }
      return build(identifier, stage)
    }
  }

  fileprivate static func zone(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (TimeZoneValue, Stage, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { stage, base, call in
      guard case .timeZone(let zone) = base else { return .unknown }
      return build(zone, stage, call)
    }
  }
}

extension Value {
  fileprivate static func optionalDate(_ moment: Double?) -> Value {
    moment.map { .builtin(.date($0)) } ?? .none
  }
}

extension BoundCall {
  fileprivate func unit(_ name: String) -> CalendarUnit { option(name, as: CalendarUnit.self) ?? .second }

  fileprivate func units(_ name: String) -> [CalendarUnit] { Self.units(value(name)) }

  /// The units of an array, or one unit.
  static func units(_ value: Value?) -> [CalendarUnit] {
    switch value {
    case .array(let elements)?: return elements.flatMap { units($0) }
    case .builtin(.option(.calendarUnit, let position))?: return CalendarUnit(at: position).map { [$0] } ?? []
    default: return []
    }
  }
}

extension CalendarValue {
  /// How many days begin between two moments.
  fileprivate func days(from start: Double, to end: Double) -> Int {
    time(end).dayNumber - time(start).dayNumber
  }
}
