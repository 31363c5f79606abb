import LayViews

/// How a length of time is written out: `1:05:32`, `1 hr, 5 min`. The words are those of CLDR, as swift-foundation 6.3
/// writes them; the playground has those of English.
package struct DurationFormat: Sendable, Equatable {
  package enum Pattern: String, Option { case hourMinuteSecond, hourMinute, minuteSecond }
  package enum Width: String, Option { case wide, abbreviated, condensedAbbreviated, narrow }

  /// nil: in words.
  package var pattern: Pattern?
  package var width = Width.abbreviated
  /// The units that are shown, in any order.
  package var units: [DurationUnit] = [.hours, .minutes, .seconds]
  package var maximumUnitCount: Int?
  /// Whether what the smallest unit does not hold rounds it, and is not only left out.
  package var isRounded = false
  /// Whether all units are written with two digits, also those that are zero.
  package var isPadded = false
  /// Whose words; nil: the user's.
  package var language: FormatLanguage?

  package init() {}

  package func text(_ seconds: Double, _ userLanguage: FormatLanguage) -> String {
    guard seconds.isFinite, seconds.magnitude < 1e15 else { return "" }
    guard let pattern else { return words(seconds, language ?? userLanguage) }
    let total = Int(seconds.magnitude.rounded(.toNearestOrEven))
    let sign = seconds < 0 && total > 0 ? "-" : ""
    let (hours, minutes, rest) = (total / 3_600, total / 60 % 60, total % 60)
    switch pattern {
    case .hourMinuteSecond: return sign + NumberFormat.grouped(hours) + ":" + two(minutes) + ":" + two(rest)
    case .minuteSecond: return sign + NumberFormat.grouped(total / 60) + ":" + two(rest)
    case .hourMinute:
      let nearest = Int((seconds.magnitude / 60).rounded(.toNearestOrEven))
      return sign + NumberFormat.grouped(nearest / 60) + ":" + two(nearest % 60)
    }
  }

  /// `1:05:32`, `5:32`, of the units that are shown, without those in front that are zero.
  package func positionalText(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds.magnitude < 1e15 else { return "" }
    var rest = seconds.magnitude.rounded(.towardZero)
    var parts: [String] = []
    for unit in DurationUnit.largestFirst where units.contains(unit) {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      if count > 0 || !parts.isEmpty || unit == .seconds || unit == units.last || isPadded {
        parts.append(parts.isEmpty && !isPadded ? NumberFormat.grouped(Int(count)) : two(Int(count)))
      }
    }
    return (seconds <= -1 ? "-" : "") + parts.joined(separator: ":")
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The units that are not zero; the smallest if all are.
  private func words(_ seconds: Double, _ language: FormatLanguage) -> String {
    var shown = DurationUnit.largestFirst.filter { units.contains($0) }
    let magnitude = seconds.magnitude
    if isRounded, let most = maximumUnitCount,
      let first = shown.firstIndex(where: { magnitude >= $0.seconds })
    {
      shown = Array(shown[first...].prefix(max(most, 1)))
    }
    guard let smallest = shown.last else { return "" }
    // Counted in the smallest unit.
    let exact = magnitude / smallest.seconds
    var rest = exact.rounded(isRounded ? .toNearestOrEven : .down)
    var parts: [String] = []
    for unit in shown {
      let length = (unit.seconds / smallest.seconds).rounded()
      let count = (rest / length).rounded(.down)
      rest -= count * length
      guard count > 0, maximumUnitCount.map({ parts.count < $0 }) ?? true else { continue }
      parts.append(word(count, unit, language))
    }
    guard !parts.isEmpty else { return word(0, smallest, language) }
    return (seconds < 0 ? "-" : "") + joined(parts, language)
  }

  private func joined(_ parts: [String], _ language: FormatLanguage) -> String {
    #if !hasFeature(Embedded)
    if language != .english { return UnitWords.joined(parts, width, language) }
    #endif
    return parts.joined(separator: width == .narrow || width == .condensedAbbreviated ? " " : ", ")
  }

  /// - Parameter count: A whole number, which may be more than an `Int` holds.
  private func word(_ count: Double, _ unit: DurationUnit, _ language: FormatLanguage) -> String {
    var number = NumberFormat()
    number.language = language
    let digits = number.format(count)
    #if !hasFeature(Embedded)
    if language != .english { return UnitWords.text(digits, unit.code, width, language) ?? digits }
    #endif
    let names = unit.names
    switch width {
    case .narrow: return digits + names.narrow
    case .wide: return digits + " " + names.wide + (count == 1 ? "" : "s")
    default: return digits + " " + names.short + ((unit == .days || unit == .weeks) && count != 1 ? "s" : "")
    }
  }
}

/// A unit of lengths of time: `Duration.UnitsFormatStyle.Unit`, and what `DateComponentsFormatter` has besides.
package enum DurationUnit: String, Option {
  case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds, years, months

  package static let namedCases = Array(allCases.dropLast(2))

  static let largestFirst: [DurationUnit] = [.years, .months] + namedCases

  /// The unit of a part of a date; nil for a part that is not counted here.
  package init?(_ unit: CalendarUnit) {
    switch unit {
    case .year: self = .years
    case .month: self = .months
    case .weekOfMonth, .weekOfYear: self = .weeks
    case .day: self = .days
    case .hour: self = .hours
    case .minute: self = .minutes
    case .second: self = .seconds
    default: return nil
    }
  }

  fileprivate var seconds: Double {
    switch self {
    case .years: 31_536_000
    case .months: 2_592_000
    case .weeks: 604_800
    case .days: 86_400
    case .hours: 3_600
    case .minutes: 60
    case .seconds: 1
    case .milliseconds: 1e-3
    case .microseconds: 1e-6
    case .nanoseconds: 1e-9
    }
  }

  /// In English; of the wide one, for one.
  fileprivate var names: (wide: String, short: String, narrow: String) {
    switch self {
    case .years: ("year", "yr", "y")
    case .months: ("month", "mo", "mo")
    case .weeks: ("week", "wk", "w")
    case .days: ("day", "day", "d")
    case .hours: ("hour", "hr", "h")
    case .minutes: ("minute", "min", "m")
    case .seconds: ("second", "sec", "s")
    case .milliseconds: ("millisecond", "ms", "ms")
    case .microseconds: ("microsecond", "μs", "μs")
    case .nanoseconds: ("nanosecond", "ns", "ns")
    }
  }

  #if !hasFeature(Embedded)
  /// CLDR's name.
  fileprivate var code: StaticString {
    switch self {
    case .years: "duration-year"
    case .months: "duration-month"
    case .weeks: "duration-week"
    case .days: "duration-day"
    case .hours: "duration-hour"
    case .minutes: "duration-minute"
    case .seconds: "duration-second"
    case .milliseconds: "duration-millisecond"
    case .microseconds: "duration-microsecond"
    case .nanoseconds: "duration-nanosecond"
    }
  }
  #endif
}
