import LayViews

/// What one of Foundation's formatters was set to.
package struct FormatterValue: Sendable, Equatable {
  /// `DateFormatter`, `NumberFormatter`, …
  package var type: BuiltinType
  package var date = DateSettings()
  package var calendar: CalendarValue?
  package var timeZone: TimeZoneValue?
  package var language: FormatLanguage?
  package var number = NumberFormat()
  package var numberStyle = NumberFormatterStyle.none
  package var fewestFractionDigits: Int?
  package var mostFractionDigits: Int?
  package var relative = RelativeFormat()
  package var byteCount = ByteCountFormat()
  package var duration = DurationFormat()
  #if !hasFeature(Embedded)
  package var measurementOptions: [MeasurementOptions] = []
  package var isoOptions: [ISOOption] = [.withInternetDateTime]
  #endif
  /// Lengths of time with colons, `1:05:32`, and not in words.
  package var isPositional = true

  #if !hasFeature(Embedded)
  /// What only counts where a formatter reads.
  package static let settingsOfReading = [
    "allowsFloats", "defaultDate", "generatesDecimalNumbers", "isLenient", "maximum", "minimum",
    "twoDigitStartDate",
  ]
  #endif

  package init(_ type: BuiltinType) {
    self.type = type
    byteCount.hasCapitalK = true
    duration.units = [.years, .months, .weeks, .days, .hours, .minutes, .seconds]
  }

  /// Writes lengths of time in a style.
  package mutating func write(lengthsIn style: UnitsStyle) {
    isPositional = style == .positional
    duration.width =
      style == .abbreviated ? .narrow : style == .short || style == .brief ? .abbreviated : .wide
  }
}

/// What a `DateFormatter` writes of a date.
package struct DateSettings: Sendable, Equatable {
  package var style = FormatterStyle.none
  package var timeStyle = FormatterStyle.none
  /// A pattern in place of the styles.
  package var pattern: String?
  /// "today" and "tomorrow" in place of dates.
  package var isRelative = false
}

/// `DateFormatter.Style`, in the order of its raw values.
package enum FormatterStyle: String, Option { case none, short, medium, long, full }

/// `NumberFormatter.Style`.
package enum NumberFormatterStyle: String, Option {
  case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural,
    currencyAccounting
}

/// The styles of the formatters of relative dates, lengths of time and byte counts: `RelativeDateTimeFormatter.UnitsStyle`,
/// `DateComponentsFormatter.UnitsStyle`.
package enum UnitsStyle: String, Option { case full, spellOut, short, abbreviated, brief, positional }

#if !hasFeature(Embedded)
/// `MeasurementFormatter.UnitOptions`.
package enum MeasurementOptions: String, Option { case providedUnit, naturalScale, temperatureWithoutUnit }
#endif
