import LayViews

#if !hasFeature(Embedded)
/// `ISO8601DateFormatter.Options`: what is written of a date.
package enum ISOOption: String, Option {
  case withYear, withMonth, withWeekOfYear, withDay, withTime, withTimeZone, withSpaceBetweenDateAndTime,
    withDashSeparatorInDate, withColonSeparatorInTime, withColonSeparatorInTimeZone, withFractionalSeconds,
    withFullDate, withFullTime, withInternetDateTime

  /// The pattern of Unicode's that options ask for.
  package static func pattern(_ options: [ISOOption]) -> String {
    var options = options
    if options.contains(.withInternetDateTime) { options += [.withFullDate, .withFullTime] }
    if options.contains(.withFullDate) {
      options += [.withYear, .withMonth, .withDay, .withDashSeparatorInDate]
    }
    if options.contains(.withFullTime) {
      options += [.withTime, .withColonSeparatorInTime, .withTimeZone, .withColonSeparatorInTimeZone]
    }
    let hasWeek = options.contains(.withWeekOfYear)
    let hasMonth = options.contains(.withMonth)
    let parts: [(option: ISOOption, pattern: String)] = [
      (.withYear, hasWeek ? "YYYY" : "yyyy"), (.withMonth, "MM"), (.withWeekOfYear, "'W'ww"),
      (.withDay, hasWeek ? "ee" : hasMonth ? "dd" : "DDD"),
    ]
    let date = parts.filter { options.contains($0.option) }.map { $0.pattern }
      .joined(separator: options.contains(.withDashSeparatorInDate) ? "-" : "")
    var time = ""
    if options.contains(.withTime) {
      time = options.contains(.withColonSeparatorInTime) ? "HH:mm:ss" : "HHmmss"
      if options.contains(.withFractionalSeconds) { time += ".SSS" }
    }
    let glue =
      date.isEmpty || time.isEmpty ? "" : options.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'"
    let zone = options.contains(.withColonSeparatorInTimeZone) ? "XXX" : "XX"
    return date + glue + time + (options.contains(.withTimeZone) ? zone : "")
  }
}

/// `DateComponentsFormatter.ZeroFormattingBehavior`.
package enum ZeroFormatting: String, Option {
  case `default`, dropLeading, dropMiddle, dropTrailing, dropAll, pad
}
#endif
