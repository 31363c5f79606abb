/// Whose language and country values are written for.
package struct FormatLocale: Sendable, Equatable {
  /// Where the forms of the identifier's are not known, English.
  package let language: FormatLanguage

  #if hasFeature(Embedded)
  // The playground has no countries but those of its languages.

  package init(_ identifier: String) { language = FormatLanguage(identifier: identifier) ?? .english }

  package init(user language: String) { self.init(language) }

  /// As in `de_DE`.
  package var identifier: String { language.identifier }

  /// Its calendar, in Greenwich's time.
  package var calendar: CalendarValue { CalendarValue(language: language) }
  #else
  /// As in `de_AT`.
  package let identifier: String
  /// The calendar that views are given beside it.
  package var givenCalendar: CalendarValue?

  package init(_ identifier: String) {
    self.identifier = identifier
    language = FormatLanguage(identifier: identifier) ?? .english
  }

  /// The locale of what the user says: the language, and its country where none is named.
  package init(user language: String) {
    self.language = FormatLanguage(identifier: language) ?? .english
    identifier =
      FormatLanguage.region(of: language) == nil
      ? self.language.identifier : String(language.map { $0 == "-" ? "_" : $0 })
  }

  /// Its calendar, in Greenwich's time unless views are given another.
  package var calendar: CalendarValue { givenCalendar ?? CalendarValue(language: language) }

  /// The code of what is paid with in its country, as in ISO 4217 and CLDR; nil where the country's is not known.
  package var currency: String? {
    switch identifier.suffix(2) {
    case "US": "USD"
    case "GB": "GBP"
    case "JP": "JPY"
    case "DE", "AT", "FR", "BE", "IE": "EUR"
    default: nil
    }
  }
  #endif
}
