/// A time zone: how far its clocks are ahead of Greenwich's, and when they change.
package struct TimeZoneValue: Equatable, Sendable {
  package var identifier: String
  /// Seconds ahead of Greenwich, without summer time.
  private var offset: Int
  private var summer: Summer

  /// When clocks are an hour ahead.
  private enum Summer: Sendable {
    case never
    /// From the second Sunday of March to the first of November, at two o'clock: United States, since 2007.
    case american
    /// From the last Sunday of March to the last of October, at one o'clock in Greenwich: European Union, since 1996.
    case european
  }

  package static let greenwich = TimeZoneValue("GMT", 0, .never)

  private init(_ identifier: String, _ offset: Int, _ summer: Summer) {
    self.identifier = identifier
    self.offset = offset
    self.summer = summer
  }

  /// A zone whose clocks never change.
  package init(secondsFromGMT seconds: Int) {
    let seconds = CivilTime.clamped(seconds, to: -64_800...64_800)
    let minutes = seconds.magnitude / 60
    let (hours, rest) = (minutes / 60, minutes % 60)
    let digits = (hours < 10 ? "0" : "") + "\(hours)" + (rest < 10 ? "0" : "") + "\(rest)"
    self.init(seconds == 0 ? "GMT" : "GMT" + (seconds < 0 ? "-" : "+") + digits, seconds, .never)
  }

  /// nil for a zone whose rules are not known here.
  package init?(identifier: String) {
    guard let zone = Self.zones.first(where: { $0.name == identifier }) else { return nil }
    self.init(identifier, zone.hours * 3_600 + zone.minutes * 60, zone.summer)
  }

  package init?(abbreviation: String) {
    guard let zone = Self.abbreviations.first(where: { $0.0 == abbreviation }) else { return nil }
    self.init(identifier: zone.1)
  }

  /// Seconds ahead of Greenwich at a moment.
  package func secondsFromGMT(at moment: Double) -> Int {
    let standard = CivilTime(moment, offset: offset)
    switch summer {
    case .never: return offset
    case .american:
      let start = Self.sunday(2, ofMonth: 3, standard.year) + 7_200
      let end = Self.sunday(1, ofMonth: 11, standard.year) + 3_600
      let local = moment + Double(offset)
      return offset + (local >= start && local < end ? 3_600 : 0)
    case .european:
      let start = Self.lastSunday(ofMonth: 3, standard.year) + 3_600
      let end = Self.lastSunday(ofMonth: 10, standard.year) + 3_600
      return offset + (moment >= start && moment < end ? 3_600 : 0)
    }
  }

  /// The moment that a local time is.
  package func moment(of time: CivilTime) -> Double {
    let local = time.moment
    let guess = local - Double(secondsFromGMT(at: local - Double(offset)))
    return local - Double(secondsFromGMT(at: guess))
  }

  private static func sunday(_ place: Int, ofMonth month: Int, _ year: Int) -> Double {
    let first = CivilTime(year: year, month: month)
    return first.moment + Double((8 - first.weekday) % 7 + (place - 1) * 7) * 86_400
  }

  private static func lastSunday(ofMonth month: Int, _ year: Int) -> Double {
    let last = CivilTime(year: year, month: month, day: CivilTime.daysInMonth(month, of: year))
    return last.moment - Double(last.weekday - 1) * 86_400
  }

  /// The rules that have been in force since 2007, of the IANA time zone database.
  private static let zones: [(name: String, hours: Int, minutes: Int, summer: Summer)] = [
    ("GMT", 0, 0, .never), ("UTC", 0, 0, .never), ("Etc/UTC", 0, 0, .never), ("Africa/Cairo", 2, 0, .never),
    ("Africa/Johannesburg", 2, 0, .never), ("Africa/Lagos", 1, 0, .never),
    ("America/Anchorage", -9, 0, .american), ("America/Argentina/Buenos_Aires", -3, 0, .never),
    ("America/Bogota", -5, 0, .never), ("America/Chicago", -6, 0, .american),
    ("America/Denver", -7, 0, .american), ("America/Halifax", -4, 0, .american),
    ("America/Lima", -5, 0, .never), ("America/Los_Angeles", -8, 0, .american),
    ("America/New_York", -5, 0, .american), ("America/Phoenix", -7, 0, .never),
    ("America/Toronto", -5, 0, .american), ("America/Vancouver", -8, 0, .american),
    ("Asia/Bangkok", 7, 0, .never), ("Asia/Dubai", 4, 0, .never), ("Asia/Hong_Kong", 8, 0, .never),
    ("Asia/Jakarta", 7, 0, .never), ("Asia/Kolkata", 5, 30, .never), ("Asia/Manila", 8, 0, .never),
    ("Asia/Seoul", 9, 0, .never), ("Asia/Shanghai", 8, 0, .never), ("Asia/Singapore", 8, 0, .never),
    ("Asia/Taipei", 8, 0, .never), ("Asia/Tokyo", 9, 0, .never), ("Atlantic/Reykjavik", 0, 0, .never),
    ("Australia/Brisbane", 10, 0, .never), ("Australia/Perth", 8, 0, .never),
    ("Europe/Amsterdam", 1, 0, .european), ("Europe/Athens", 2, 0, .european),
    ("Europe/Berlin", 1, 0, .european), ("Europe/Brussels", 1, 0, .european),
    ("Europe/Dublin", 0, 0, .european), ("Europe/Helsinki", 2, 0, .european),
    ("Europe/Istanbul", 3, 0, .never), ("Europe/Kiev", 2, 0, .european), ("Europe/Kyiv", 2, 0, .european),
    ("Europe/Lisbon", 0, 0, .european), ("Europe/London", 0, 0, .european),
    ("Europe/Madrid", 1, 0, .european), ("Europe/Moscow", 3, 0, .never), ("Europe/Oslo", 1, 0, .european),
    ("Europe/Paris", 1, 0, .european), ("Europe/Prague", 1, 0, .european), ("Europe/Rome", 1, 0, .european),
    ("Europe/Stockholm", 1, 0, .european), ("Europe/Vienna", 1, 0, .european),
    ("Europe/Warsaw", 1, 0, .european), ("Europe/Zurich", 1, 0, .european),
    ("Pacific/Honolulu", -10, 0, .never),
  ]

  private static let abbreviations = [
    ("GMT", "GMT"), ("UTC", "UTC"), ("EST", "America/New_York"), ("EDT", "America/New_York"),
    ("CST", "America/Chicago"), ("CDT", "America/Chicago"), ("MST", "America/Phoenix"),
    ("PST", "America/Los_Angeles"), ("PDT", "America/Los_Angeles"), ("CET", "Europe/Paris"),
    ("CEST", "Europe/Paris"), ("JST", "Asia/Tokyo"), ("IST", "Asia/Kolkata"), ("BST", "Europe/London"),
  ]

  /// As Foundation names it in English: `GMT`, `GMT+2`, `EST`.
  package func abbreviation(at moment: Double, american: Bool = true) -> String {
    let seconds = secondsFromGMT(at: moment)
    if seconds == 0 { return identifier.hasSuffix("UTC") ? "UTC" : "GMT" }
    if american, case .american = summer {
      let isSummer = seconds != offset
      switch offset {
      case -18_000: return isSummer ? "EDT" : "EST"
      case -21_600: return isSummer ? "CDT" : "CST"
      case -25_200: return isSummer ? "MDT" : "MST"
      case -28_800: return isSummer ? "PDT" : "PST"
      default: break
      }
    }
    let minutes = seconds.magnitude / 60
    let rest = minutes % 60
    return "GMT" + (seconds < 0 ? "-" : "+") + "\(minutes / 60)"
      + (rest == 0 ? "" : ":" + (rest < 10 ? "0" : "") + "\(rest)")
  }
}
