/// A language whose dates are written here, with its country's habits.
package enum FormatLanguage: UInt8, Sendable, CaseIterable {
  case english, british, german, french, japanese

  /// The language of an identifier such as `de` or `de_AT`; nil for one whose forms are not known.
  package init?(identifier: String) {
    let parts = identifier.split(whereSeparator: { $0 == "_" || $0 == "-" })
    switch parts.first {
    case "en":
      let region = parts.count > 1 ? parts[parts.count - 1] : "US"
      self = ["GB", "AU", "IE", "NZ"].contains(region) ? .british : .english
    case "de": self = .german
    case "fr": self = .french
    case "ja": self = .japanese
    default: return nil
    }
  }

  /// Whether an identifier means no other country than the one whose habits are known; the playground takes all for one.
  package func isExact(_ identifier: String) -> Bool {
    #if hasFeature(Embedded)
    return true
    #else
    return Self.region(of: identifier).map { self.identifier.hasSuffix($0) } ?? (identifier.utf8.count == 2)
    #endif
  }

  #if !hasFeature(Embedded)
  /// The country of an identifier, such as `US` of `en_US_POSIX`; nil for one without.
  package static func region(of identifier: String) -> Substring? {
    identifier.split(whereSeparator: { $0 == "_" || $0 == "-" }).dropFirst()
      .first { $0.utf8.count == 2 && $0.utf8.allSatisfy { 65...90 ~= $0 } }
  }
  #endif

  package var names: DateNames {
    switch self {
    case .english: return .english
    case .british: return .british
    case .german: return .german
    case .french: return .french
    case .japanese: return .japanese
    }
  }

  /// 1 for Sunday: CLDR's `weekData`.
  var firstWeekday: Int { self == .english || self == .japanese ? 1 : 2 }
  var minimumDaysInFirstWeek: Int { self == .english || self == .japanese ? 1 : 4 }

  /// The country that `Locale` gives a language without one.
  package var identifier: String {
    switch self {
    case .english: return "en_US"
    case .british: return "en_GB"
    case .german: return "de_DE"
    case .french: return "fr_FR"
    case .japanese: return "ja_JP"
    }
  }
}

/// What dates are written with in one language: names, and patterns in Unicode's notation (`EEE, MMM d`).
package struct DateNames: Sendable {
  package let months, shortMonths, standaloneMonths, shortStandaloneMonths, narrowMonths: [String]
  /// From Sunday on.
  package let weekdays, shortWeekdays, shortStandaloneWeekdays, narrowWeekdays, twoLetterWeekdays: [String]
  package let quarters, shortQuarters, eras, wideEras: [String]
  /// Before and after noon.
  package let halves: [String]
  let zones: [String]
  /// Short to full, as `DateFormatter.Style` has them.
  let dateStyles, timeStyles: [String]
  /// What stands between date and time, by the style of the date.
  let glue: [String]
  private let skeletons: [(skeleton: String, pattern: String)]

  init(
    months: [String], shortMonths: [String], standaloneMonths: [String], shortStandaloneMonths: [String],
    narrowMonths: [String], weekdays: [String], shortWeekdays: [String], shortStandaloneWeekdays: [String],
    narrowWeekdays: [String], twoLetterWeekdays: [String], quarters: [String], shortQuarters: [String],
    eras: [String], wideEras: [String], halves: [String], zones: [String], dateStyles: [String],
    timeStyles: [String], glue: [String], skeletons: [(skeleton: String, pattern: String)]
  ) {
    self.months = months
    self.shortMonths = shortMonths
    self.standaloneMonths = standaloneMonths
    self.shortStandaloneMonths = shortStandaloneMonths
    self.narrowMonths = narrowMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.shortStandaloneWeekdays = shortStandaloneWeekdays
    self.narrowWeekdays = narrowWeekdays
    self.twoLetterWeekdays = twoLetterWeekdays
    self.quarters = quarters
    self.shortQuarters = shortQuarters
    self.eras = eras
    self.wideEras = wideEras
    self.halves = halves
    self.zones = zones
    self.dateStyles = dateStyles
    self.timeStyles = timeStyles
    self.glue = glue
    self.skeletons = skeletons
  }

  /// The pattern of fields without an order; nil for fields that do not go together.
  func pattern(of skeleton: String) -> String? {
    skeletons.first { $0.skeleton == skeleton }?.pattern
  }
}
