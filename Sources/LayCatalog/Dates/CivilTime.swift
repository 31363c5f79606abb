/// A moment as clocks and calendars show it: a date of the Gregorian calendar and a time of day.
package struct CivilTime: Equatable, Sendable {
  package var year: Int
  /// 1 … 12
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int
  /// Of a second.
  package var fraction: Double

  /// Years that are counted; the days of all others fit no ordinary number.
  package static let years = -100_000...100_000
  /// The moments of these years, in seconds since the first of 2001.
  private static let moments = -3.2e12...3.1e12

  package init(year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    fraction = 0
  }

  /// - Parameters:
  ///   - moment: seconds since the first of 2001, in Greenwich.
  ///   - offset: seconds that the clock is ahead of Greenwich's.
  package init(_ moment: Double, offset: Int) {
    let known = moment.isNaN ? 0 : min(max(moment, Self.moments.lowerBound), Self.moments.upperBound)
    let local = known + Double(offset)
    let whole = local.rounded(.down)
    let seconds = Int(whole)
    let days = Self.quotient(seconds, 86_400)
    let rest = seconds - days * 86_400
    (year, month, day) = Self.date(ofDay: days)
    hour = rest / 3_600
    minute = rest / 60 % 60
    second = rest % 60
    fraction = local - whole
  }

  /// Seconds since the first of 2001, as if this were Greenwich's time. Fields may be out of their ranges: the 31st of
  /// June is the first of July.
  package var moment: Double {
    let seconds = Double(hour) * 3_600 + Double(minute) * 60 + Double(second) + fraction
    return Double(dayNumber) * 86_400 + seconds
  }

  /// Days since the first of 2001.
  package var dayNumber: Int {
    let months = Self.clamped(year, to: Self.years) * 12 + Self.clamped(month, to: -1_200_000...1_200_000) - 1
    let first = Self.day(year: Self.quotient(months, 12), month: Self.remainder(months, 12) + 1)
    return first + Self.clamped(day, to: -40_000_000...40_000_000) - 1
  }

  /// 1 on Sundays.
  package var weekday: Int { Self.remainder(dayNumber + 1, 7) + 1 }

  package var dayOfYear: Int { dayNumber - Self.day(year: year, month: 1) + 1 }

  package static func daysInMonth(_ month: Int, of year: Int) -> Int {
    let start = day(year: year, month: month)
    return (month == 12 ? day(year: year + 1, month: 1) : day(year: year, month: month + 1)) - start
  }

  package static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  // MARK: Days and dates

  /// The number of a month's first day, counted from the first of 2001.
  private static func day(year: Int, month: Int) -> Int {
    // Years that begin in March end with the day that some have and some have not.
    let shifted = month <= 2 ? year - 1 : year
    let era = quotient(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_791
  }

  private static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = number + 730_791
    let era = quotient(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let place = (5 * dayOfYear + 2) / 153
    let month = place < 10 ? place + 3 : place - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * place + 2) / 5 + 1)
  }

  static func quotient(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  static func remainder(_ number: Int, _ divisor: Int) -> Int { number - quotient(number, divisor) * divisor }

  static func clamped(_ number: Int, to range: ClosedRange<Int>) -> Int {
    min(max(number, range.lowerBound), range.upperBound)
  }
}
