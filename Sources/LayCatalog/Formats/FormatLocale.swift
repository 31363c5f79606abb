/// Whose language and country values are written for.
package struct FormatLocale: Sendable, Equatable {
  /// As in `de_AT`.
  package var identifier: String
  #if !hasFeature(Embedded)
  /// The calendar that views are given beside it.
  package var givenCalendar: CalendarValue?
  #endif

  package init(_ identifier: String) { self.identifier = identifier }

  /// The locale of what the user says: the language, and its country where none is named.
  package init(user language: String) {
    #if !hasFeature(Embedded)
    if FormatLanguage.region(of: language) != nil {
      identifier = String(language.map { $0 == "-" ? "_" : $0 })
      return
    }
    #endif
    identifier = (FormatLanguage(identifier: language) ?? .english).identifier
  }

  /// Where the forms of the language are not known, English.
  package var language: FormatLanguage { FormatLanguage(identifier: identifier) ?? .english }

  #if hasFeature(Embedded)
  /// Its calendar, in Greenwich's time.
  package var calendar: CalendarValue { CalendarValue(language: language) }
  #else
  /// Its calendar, in Greenwich's time unless views are given another.
  package var calendar: CalendarValue { givenCalendar ?? CalendarValue(language: language) }
  #endif

  /// What is paid with in its country, as in ISO 4217 and CLDR; nil where the country's is not known.
  package var currency: (code: String, sign: String)? {
    switch identifier.suffix(2) {
    case "US": ("USD", "$")
    case "GB": ("GBP", "£")
    case "JP": ("JPY", "¥")
    case "DE", "AT", "FR", "BE", "IE": ("EUR", "€")
    default: nil
    }
  }
}
