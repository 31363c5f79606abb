import LayCatalog
import LayViews

// Foundation's dates: moments, lengths of time between them, and the parts that calendars count.

extension Declaration {
  static let dateInitializers: [Declaration] = [
    .value("Date", "()") { stage, _ in .builtin(.date(stage.now)) },
    .value("Date", "(timeIntervalSinceNow: Double)") { stage, call in
      .builtin(.date(stage.now + call.double("timeIntervalSinceNow")))
    },
    .value("Date", "(timeIntervalSince1970: Double)") { _, call in
      .builtin(.date(call.double("timeIntervalSince1970") - Self.secondsTo2001))
    },
    .value("Date", "(timeIntervalSinceReferenceDate: Double)") { _, call in
      .builtin(.date(call.double("timeIntervalSinceReferenceDate")))
    },
    .value("Date", "(timeInterval: Double, since: Date)") { _, call in
      .builtin(.date(call.moment("since") + call.double("timeInterval")))
    },
    .value(
      "DateComponents",
      "(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)"
    ) { _, call in
      var components = DateComponentsValue()
      for unit in CalendarUnit.allCases where call.has(unit.rawValue) {
        guard unit != .calendar, unit != .timeZone else { continue }
        components[unit] = call.optionalInt(unit.rawValue)
      }
      return .builtin(.dateComponents(components))
    },
    .value("DateInterval", "(start: Date, end: Date)") { _, call in
      .builtin(.dateInterval(start: call.moment("start"), end: max(call.moment("start"), call.moment("end"))))
    },
    .value("DateInterval", "(start: Date, duration: Double)") { _, call in
      let start = call.moment("start")
      return .builtin(.dateInterval(start: start, end: start + max(0, call.double("duration"))))
    },
  ]

  /// From the first of 1970 to the first of 2001.
  static let secondsTo2001 = 978_307_200.0

  static let dateStatics: [Declaration] = [
    // The first of the year 1 before, and of the year 4001, as Foundation has them.
    .value("Date.distantFuture", "") { _, _ in .builtin(.date(63_113_904_000)) },
    .value("Date.distantPast", "") { _, _ in .builtin(.date(-63_114_076_800)) },
    .value("Date.now", "") { stage, _ in .builtin(.date(stage.now)) },
    .value("Date.timeIntervalBetween1970AndReferenceDate", "") { _, _ in .double(secondsTo2001) },
    .value("Date.timeIntervalSinceReferenceDate", "") { stage, _ in .double(stage.now) },
    .value("Duration.microseconds", "(_ microseconds: Any)") { _, call in
      duration(call.value("microseconds")) { $0 / 1e6 }
    },
    .value("Duration.milliseconds", "(_ milliseconds: Any)") { _, call in
      duration(call.value("milliseconds")) { $0 / 1_000 }
    },
    .value("Duration.nanoseconds", "(_ nanoseconds: Any)") { _, call in
      duration(call.value("nanoseconds")) { $0 / 1e9 }
    },
    .value("Duration.seconds", "(_ seconds: Any)") { _, call in
      duration(call.value("seconds")) { $0 }
    },
    .value("Duration.zero", "") { _, _ in .builtin(.duration(0)) },
  ]

  #if !hasFeature(Embedded)
  static let durationOfParts = Declaration.value(
    "Duration", "(secondsComponent: Int, attosecondsComponent: Int)"
  ) { _, call in
    .builtin(
      .duration(Double(call.int("secondsComponent")) + Double(call.int("attosecondsComponent")) / 1e18))
  }
  #endif

  /// A length of time of so many units, an integer or a floating-point number.
  private static func duration(_ number: Value?, _ seconds: (Double) -> Double) -> Value {
    guard case .double(let count)? = number?.asDouble else { return .builtin(.opaque) }
    return .builtin(.duration(seconds(count)))
  }

  static let dateMembers: [Declaration] = [
    .date("Date.ISO8601Format", "()") { moment, stage, _ in
      var format = DateFormat()
      format.isISO = true
      return .string(format.text(moment, stage.calendar))
    },
    .mutation("Date.addTimeInterval", "(_ interval: Double)") { _, base, call in
      guard case .date(let moment) = base else { return .unknown }
      return .builtin(.date(moment + call.double("interval")))
    },
    .date("Date.addingTimeInterval", "(_ interval: Double)") { moment, _, call in
      .builtin(.date(moment + call.double("interval")))
    },
    .date("Date.advanced", "(by: Double)") { moment, _, call in .builtin(.date(moment + call.double("by"))) },
    .date("Date.compare", "(_ other: Date)") { moment, _, call in
      .comparison(of: moment, with: call.moment("other"))
    },
    .date("Date.description", "") { moment, _, _ in .string(BuiltinValue.date(moment).printedText ?? "") },
    .date("Date.distance", "(to: Date)") { moment, _, call in .double(call.moment("to") - moment) },
    .date("Date.formatted", "()") { moment, stage, _ in .string(DateFormat().text(moment, stage.calendar)) },
    .date(
      "Date.formatted", "(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle)"
    ) { moment, stage, call in
      .string(DateFormat(call).text(moment, stage.calendar))
    },
    .date("Date.formatted", "(_ format: FormatStyle)") { moment, stage, call in
      .string(stage.formatted(.builtin(.date(moment)), call.builtin("format")))
    },
    .date("Date.timeIntervalSince", "(_ other: Date)") { moment, _, call in
      .double(moment - call.moment("other"))
    },
    .date("Date.timeIntervalSince1970", "") { moment, _, _ in .double(moment + secondsTo2001) },
    .date("Date.timeIntervalSinceNow", "") { moment, stage, _ in .double(moment - stage.now) },
    .date("Date.timeIntervalSinceReferenceDate", "") { moment, _, _ in .double(moment) },
    .member("DateComponents.date", "") { stage, base, _ in
      guard case .dateComponents(let components) = base, let date = stage.calendar.date(of: components) else {
        return .none
      }
      return .builtin(.date(date))
    },
    .part("DateComponents.day", .day),
    .part("DateComponents.dayOfYear", .dayOfYear),
    .part("DateComponents.era", .era),
    .part("DateComponents.hour", .hour),
    .part("DateComponents.minute", .minute),
    .part("DateComponents.month", .month),
    .part("DateComponents.nanosecond", .nanosecond),
    .part("DateComponents.quarter", .quarter),
    .part("DateComponents.second", .second),
    .member("DateComponents.value", "(for: Calendar.Component)") { _, base, call in
      guard case .dateComponents(let components) = base,
        let unit = call.option("for", as: CalendarUnit.self)
      else { return .none }
      return components[unit].map { .int($0) } ?? .none
    },
    .part("DateComponents.weekOfMonth", .weekOfMonth),
    .part("DateComponents.weekOfYear", .weekOfYear),
    .part("DateComponents.weekday", .weekday),
    .part("DateComponents.weekdayOrdinal", .weekdayOrdinal),
    .part("DateComponents.year", .year),
    .part("DateComponents.yearForWeekOfYear", .yearForWeekOfYear),
    .interval("DateInterval.contains", "(_ date: Date)") { start, end, call in
      .bool(call.moment("date") >= start && call.moment("date") <= end)
    },
    .interval("DateInterval.duration", "") { start, end, _ in .double(end - start) },
    .interval("DateInterval.end", "") { _, end, _ in .builtin(.date(end)) },
    .interval("DateInterval.start", "") { start, _, _ in .builtin(.date(start)) },
    .member("Duration.formatted", "()") { stage, base, _ in
      guard case .duration(let seconds) = base else { return .unknown }
      var format = DurationFormat()
      format.pattern = .hourMinuteSecond
      return .string(format.text(seconds, stage.language))
    },
    .member("Duration.formatted", "(_ format: FormatStyle)") { stage, base, call in
      .string(stage.formatted(.builtin(base), call.builtin("format")))
    },
  ]
}

extension Declaration {
  fileprivate static func date(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (Double, Stage, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { stage, base, call in
      guard case .date(let moment) = base else { return .unknown }
      return build(moment, stage, call)
    }
  }

  fileprivate static func interval(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (Double, Double, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .dateInterval(let start, let end) = base else { return .unknown }
      return build(start, end, call)
    }
  }

  /// A part of `DateComponents`.
  fileprivate static func part(_ name: StaticString, _ unit: CalendarUnit) -> Declaration {
    .member(name, "") { _, base, _ in
      guard case .dateComponents(let components) = base else { return .unknown }
      return components[unit].map { .int($0) } ?? .none
    }
  }
}

extension BoundCall {
  /// The moment that an argument is.
  func moment(_ name: String) -> Double { optionalMoment(name) ?? 0 }

  func optionalMoment(_ name: String) -> Double? {
    guard case .date(let moment)? = self[name]?.builtin else { return nil }
    return moment
  }
}

extension Value {
  /// A `ComparisonResult`.
  static func comparison(of first: Double, with second: Double) -> Value {
    let result: ComparisonResult =
      first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    return .builtin(.option(.comparisonResult, result.position))
  }
}

extension DateFormat {
  /// `formatted(date: .abbreviated, time: .omitted)`
  init(_ call: BoundCall) {
    self.init(
      call.option("date", as: DateStyle.self) ?? .omitted, call.option("time", as: TimeStyle.self) ?? .omitted
    )
  }
}
