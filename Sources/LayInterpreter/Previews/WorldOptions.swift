import LayCatalog

/// What may be said of the world that previews run in: its present, and its language.
package enum WorldOptions {
  /// The moment that a text names, in Greenwich's time unless it says another, in seconds since the first of 2001; nil for
  /// any other text.
  package static func moment(_ text: String) -> Double? {
    for pattern in ["yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
      if let moment = DateParser.moment(text, pattern, CalendarValue(), .english) { return moment }
    }
    return nil
  }

  /// The languages whose forms of dates and numbers are known.
  package static var locales: [String] { FormatLanguage.allCases.map { $0.identifier } }
}
