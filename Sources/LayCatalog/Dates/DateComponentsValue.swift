import LayViews

/// What a `DateComponents` says of a date, or a distance between two.
package struct DateComponentsValue: Equatable, Sendable {
  /// By `CalendarUnit`; nil where nothing is said.
  private var numbers: [Int?]

  package init() { numbers = Array(repeating: nil, count: CalendarUnit.allCases.count) }

  package subscript(unit: CalendarUnit) -> Int? {
    get { numbers[Int(unit.position)] }
    set { numbers[Int(unit.position)] = newValue }
  }

  /// As Swift prints it: `year: 2026 month: 2 `.
  package var printedText: String {
    let printed: [CalendarUnit] = [
      .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter,
      .weekOfMonth, .weekOfYear, .yearForWeekOfYear,
    ]
    return printed.reduce(into: "") { text, unit in
      if let number = self[unit] { text += "\(unit.rawValue): \(number) " }
    }
  }
}

/// The parts of dates that a calendar counts: `Calendar.Component`.
package enum CalendarUnit: String, Option {
  case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear,
    yearForWeekOfYear, nanosecond, dayOfYear, calendar, timeZone, isLeapMonth
}
