import LayViews

/// How a length of time is written out: `1:05:32`, `1 hr, 5 min`. The words are those of CLDR, as swift-foundation 6.3
/// writes them in English.
package struct DurationFormat: Sendable, Equatable {
  package enum Pattern: String, Option { case hourMinuteSecond, hourMinute, minuteSecond }
  package enum Width: String, Option { case wide, abbreviated, condensedAbbreviated, narrow }

  /// nil: in words.
  package var pattern: Pattern?
  package var width = Width.abbreviated
  /// Weeks, days, hours, minutes and seconds, as far as they are shown.
  package var units: [CalendarUnit] = [.hour, .minute, .second]
  package var maximumUnitCount: Int?

  package init() {}

  package func text(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds.magnitude < 1e15 else { return "" }
    let total = Int(seconds.magnitude.rounded(.toNearestOrEven))
    let sign = seconds < 0 && total > 0 ? "-" : ""
    guard let pattern else { return sign + words(total) }
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
    var rest = Int(seconds.magnitude.rounded(.towardZero))
    var parts: [String] = []
    for (unit, length, _) in Self.lengths where units.contains(unit) {
      let count = rest / length
      rest -= count * length
      if count > 0 || !parts.isEmpty || unit == .second || unit == units.last {
        parts.append(parts.isEmpty ? NumberFormat.grouped(count) : two(count))
      }
    }
    return (seconds <= -1 ? "-" : "") + parts.joined(separator: ":")
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let lengths: [(CalendarUnit, Int, [String])] = [
    (.year, 31_536_000, ["year", "yr", "y"]), (.month, 2_592_000, ["month", "mo", "mo"]),
    (.weekOfMonth, 604_800, ["week", "wk", "w"]), (.day, 86_400, ["day", "day", "d"]),
    (.hour, 3_600, ["hour", "hr", "h"]), (.minute, 60, ["minute", "min", "m"]),
    (.second, 1, ["second", "sec", "s"]),
  ]

  /// The units that are not zero; the smallest if all are.
  private func words(_ total: Int) -> String {
    var rest = total
    var parts: [String] = []
    for (unit, length, names) in Self.lengths where units.contains(unit) {
      let count = rest / length
      rest -= count * length
      guard count > 0, maximumUnitCount.map({ parts.count < $0 }) ?? true else { continue }
      parts.append(word(count, names))
    }
    if parts.isEmpty, let smallest = Self.lengths.last(where: { units.contains($0.0) }) {
      parts.append(word(0, smallest.2))
    }
    return parts.joined(separator: width == .narrow ? " " : ", ")
  }

  private func word(_ count: Int, _ names: [String]) -> String {
    let digits = NumberFormat.grouped(count)
    switch width {
    case .narrow: return digits + names[2]
    case .wide: return digits + " " + names[0] + (count == 1 ? "" : "s")
    default: return digits + " " + names[1] + (names[1] == "day" && count != 1 ? "s" : "")
    }
  }
}
