/// A Gregorian calendar: how the moments of one time zone are counted.
package struct CalendarValue: Equatable, Sendable {
  /// `gregorian` or `iso8601`.
  package var identifier: String
  package var timeZone = TimeZoneValue.greenwich
  /// Whose words it names months and weekdays by.
  package var language = FormatLanguage.english
  /// 1 for Sunday.
  package var firstWeekday: Int
  /// How many days of a year's first week lie in it.
  package var minimumDaysInFirstWeek: Int

  package init(identifier: String = "gregorian", language: FormatLanguage = .english) {
    self.identifier = identifier
    self.language = language
    let isISO = identifier == "iso8601"
    firstWeekday = isISO ? 2 : language.firstWeekday
    minimumDaysInFirstWeek = isISO ? 4 : language.minimumDaysInFirstWeek
  }

  package func time(_ moment: Double) -> CivilTime {
    CivilTime(moment, offset: timeZone.secondsFromGMT(at: moment))
  }

  // MARK: Parts of a date

  package func component(_ unit: CalendarUnit, of moment: Double) -> Int? {
    let time = time(moment)
    switch unit {
    case .era: return time.year > 0 ? 1 : 0
    case .year: return time.year > 0 ? time.year : 1 - time.year
    case .month: return time.month
    case .day: return time.day
    case .hour: return time.hour
    case .minute: return time.minute
    case .second: return time.second
    case .nanosecond: return Int(time.fraction * 1e9)
    case .weekday: return time.weekday
    case .weekdayOrdinal: return (time.day - 1) / 7 + 1
    case .quarter: return (time.month - 1) / 3 + 1
    case .dayOfYear: return time.dayOfYear
    case .weekOfMonth: return week(of: time.day, startingAt: CivilTime(year: time.year, month: time.month))
    case .weekOfYear: return weekOfYear(time).week
    case .yearForWeekOfYear: return weekOfYear(time).year
    case .calendar, .timeZone, .isLeapMonth: return nil
    }
  }

  package func components(_ units: [CalendarUnit], of moment: Double) -> DateComponentsValue {
    var components = DateComponentsValue()
    for unit in units { components[unit] = component(unit, of: moment) }
    return components
  }

  private func week(of day: Int, startingAt first: CivilTime) -> Int {
    // Days of the first, perhaps shorter, week that lie before the first.
    let before = CivilTime.remainder(first.weekday - firstWeekday, 7)
    let isFirst = 7 - before >= minimumDaysInFirstWeek
    return (day - 1 + before) / 7 + (isFirst ? 1 : 0)
  }

  private func weekOfYear(_ time: CivilTime) -> (year: Int, week: Int) {
    let week = week(of: time.dayOfYear, startingAt: CivilTime(year: time.year))
    if week == 0 {
      let last = CivilTime(year: time.year - 1, month: 12, day: 31)
      return (time.year - 1, self.week(of: last.dayOfYear, startingAt: CivilTime(year: time.year - 1)))
    }
    let next = CivilTime(year: time.year + 1)
    let before = CivilTime.remainder(next.weekday - firstWeekday, 7)
    if 7 - before >= minimumDaysInFirstWeek, time.dayNumber >= next.dayNumber - before {
      return (time.year + 1, 1)
    }
    return (time.year, week)
  }

  // MARK: Dates of parts

  /// The first moment that components name; nil where they name none.
  package func date(of components: DateComponentsValue) -> Double? {
    var time = CivilTime(year: components[.year] ?? components[.yearForWeekOfYear] ?? 1)
    if let era = components[.era], era == 0 { time.year = 1 - time.year }
    time.month = components[.month] ?? 1
    time.day = components[.day] ?? components[.dayOfYear] ?? 1
    time.hour = components[.hour] ?? 0
    time.minute = components[.minute] ?? 0
    time.second = components[.second] ?? 0
    time.fraction = Double(components[.nanosecond] ?? 0) / 1e9
    guard components[.day] == nil else { return timeZone.moment(of: time) }
    if let week = components[.weekOfYear] {
      let first = CivilTime(year: time.year)
      let before = CivilTime.remainder(first.weekday - firstWeekday, 7)
      let isFirst = 7 - before >= minimumDaysInFirstWeek
      let weekday = CivilTime.remainder((components[.weekday] ?? firstWeekday) - firstWeekday, 7)
      let weeks = CivilTime.clamped(week, to: -1_000_000...1_000_000) - (isFirst ? 1 : 0)
      time.month = 1
      time.day = 1 - before + weeks * 7 + weekday
    } else if let weekday = components[.weekday], components[.month] != nil || components[.year] != nil {
      let first = CivilTime(year: time.year, month: time.month)
      let place = CivilTime.clamped(components[.weekdayOrdinal] ?? 1, to: -1_000...1_000)
      time.day = 1 + CivilTime.remainder(weekday - first.weekday, 7) + (place - 1) * 7
    }
    return timeZone.moment(of: time)
  }

  /// The moment a number of units later; nil for what can't be added.
  package func date(adding number: Int, _ unit: CalendarUnit, to moment: Double) -> Double? {
    let number = CivilTime.clamped(
      number, to: Int(clamping: -1_000_000_000_000 as Int64)...Int(clamping: 1_000_000_000_000 as Int64))
    var time = time(moment)
    switch unit {
    case .second: return moment + Double(number)
    case .minute: return moment + Double(number) * 60
    case .hour: return moment + Double(number) * 3_600
    case .nanosecond: return moment + Double(number) / 1e9
    case .day, .weekday, .dayOfYear: time.day += CivilTime.clamped(number, to: -30_000_000...30_000_000)
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal:
      time.day += CivilTime.clamped(number, to: -4_000_000...4_000_000) * 7
    case .month, .quarter:
      let months =
        time.month - 1
        + CivilTime.clamped(number, to: -1_000_000...1_000_000) * (unit == .quarter ? 3 : 1)
      time.year += CivilTime.quotient(months, 12)
      time.month = CivilTime.remainder(months, 12) + 1
      time.day = min(time.day, CivilTime.daysInMonth(time.month, of: time.year))
    case .year, .yearForWeekOfYear:
      time.year += CivilTime.clamped(number, to: -100_000...100_000)
      time.day = min(time.day, CivilTime.daysInMonth(time.month, of: time.year))
    case .era, .calendar, .timeZone, .isLeapMonth: return nil
    }
    return timeZone.moment(of: time)
  }

  /// The moment that lies components later, the largest first.
  package func date(adding components: DateComponentsValue, to moment: Double) -> Double? {
    var date: Double? = moment
    for unit in Self.countedUnits {
      guard let number = components[unit], let current = date else { continue }
      date = self.date(adding: number, unit, to: current)
    }
    return date
  }

  /// The units that distances are counted in, the largest first.
  private static let countedUnits: [CalendarUnit] = [
    .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .weekday, .hour, .minute,
    .second, .nanosecond,
  ]

  /// How many of each unit lie between two moments, the largest counted first.
  package func distance(_ units: [CalendarUnit], from start: Double, to end: Double) -> DateComponentsValue {
    var components = DateComponentsValue()
    var current = start
    for unit in Self.countedUnits where units.contains(unit) {
      let count = count(unit, from: current, to: end)
      components[unit] = count
      current = date(adding: count, unit, to: current) ?? current
    }
    return components
  }

  private func count(_ unit: CalendarUnit, from start: Double, to end: Double) -> Int {
    let length = Self.length(of: unit)
    let estimate = (end - start) / length
    guard estimate.isFinite, estimate.magnitude < 1e15 else { return 0 }
    var count = Int(estimate.rounded(.towardZero))
    guard length > 3_600 else { return count }
    // Months and years differ in length, and a day may have 23 hours.
    let isForward = end >= start
    func passes(_ number: Int) -> Bool {
      guard let date = date(adding: number, unit, to: start) else { return true }
      return isForward ? date > end : date < end
    }
    let step = isForward ? 1 : -1
    for _ in 0..<8 where passes(count) { count -= step }
    for _ in 0..<8 where !passes(count + step) { count += step }
    return count
  }

  private static func length(of unit: CalendarUnit) -> Double {
    switch unit {
    case .year, .yearForWeekOfYear: return 365.2425 * 86_400
    case .quarter: return 91.3125 * 86_400
    case .month: return 30.436875 * 86_400
    case .weekOfYear, .weekOfMonth: return 604_800
    case .day, .weekday: return 86_400
    case .hour: return 3_600
    case .minute: return 60
    case .nanosecond: return 1e-9
    default: return 1
    }
  }

  // MARK: Where units begin

  /// The first moment of the unit that a moment lies in; nil for what has none.
  package func start(of unit: CalendarUnit, at moment: Double) -> Double? {
    var time = time(moment)
    time.fraction = 0
    switch unit {
    case .second: return timeZone.moment(of: time)
    case .minute: time.second = 0
    case .hour: (time.minute, time.second) = (0, 0)
    case .day, .weekday, .dayOfYear: time = CivilTime(year: time.year, month: time.month, day: time.day)
    case .weekOfYear, .weekOfMonth:
      let before = CivilTime.remainder(time.weekday - firstWeekday, 7)
      time = CivilTime(year: time.year, month: time.month, day: time.day - before)
    case .month: time = CivilTime(year: time.year, month: time.month)
    case .quarter: time = CivilTime(year: time.year, month: (time.month - 1) / 3 * 3 + 1)
    case .year, .yearForWeekOfYear: time = CivilTime(year: time.year)
    default: return nil
    }
    return timeZone.moment(of: time)
  }

  /// The unit that a moment lies in, as its first moment and that of the next.
  package func interval(of unit: CalendarUnit, at moment: Double) -> (start: Double, end: Double)? {
    guard let start = start(of: unit, at: moment), let end = date(adding: 1, unit, to: start) else {
      return nil
    }
    return (start, end)
  }

  /// The numbers that a smaller unit has in a larger one; nil where that is not counted.
  package func range(of smaller: CalendarUnit, in larger: CalendarUnit, at moment: Double) -> Range<Int>? {
    let time = time(moment)
    switch (smaller, larger) {
    case (.day, .month): return 1..<CivilTime.daysInMonth(time.month, of: time.year) + 1
    case (.day, .year), (.dayOfYear, .year): return 1..<(CivilTime.isLeapYear(time.year) ? 367 : 366)
    case (.day, .weekOfMonth), (.day, .weekOfYear), (.weekday, _): return 1..<8
    case (.month, .year): return 1..<13
    case (.quarter, .year): return 1..<5
    case (.hour, .day): return 0..<24
    case (.minute, .hour), (.second, .minute): return 0..<60
    case (.weekOfMonth, .month):
      let first = CivilTime(year: time.year, month: time.month)
      let days = CivilTime.daysInMonth(time.month, of: time.year)
      return week(of: 1, startingAt: first)..<week(of: days, startingAt: first) + 1
    case (.weekOfYear, .year):
      return 1..<(weekOfYear(CivilTime(year: time.year, month: 12, day: 28)).week + 1)
    default: return nil
    }
  }
}
