import LayViews

/// How the distance from a date to now is written out: `2 hours ago`, `yesterday`.
///
/// The words are those of CLDR, as swift-foundation 6.3 writes them.
package struct RelativeFormat: Sendable, Equatable {
  package enum Presentation: String, Option { case numeric, named }
  package enum Width: String, Option { case wide, abbreviated, narrow, spellOut, full, short }
  #if !hasFeature(Embedded)
  /// Where in a sentence its words stand: at the beginning they have a capital letter.
  package enum Place: String, Option {
    case unknown, standalone, listItem, beginningOfSentence, middleOfSentence
  }
  package var place = Place.unknown
  #endif

  package var presentation = Presentation.numeric
  package var width = Width.wide
  package var language: FormatLanguage?

  package init() {}

  /// - Parameter now: What the moment is seen from.
  package func text(_ moment: Double, from now: Double, _ calendar: CalendarValue) -> String {
    // As for lengths of time: of a moment that is none there are no words.
    guard (moment - now).magnitude < 1e15 else { return "" }
    let (unit, number) = Self.distance(from: now, to: moment, calendar)
    let text = text(number, unit, isPast: moment < now, language ?? calendar.language)
    #if !hasFeature(Embedded)
    // Of the languages that are known here no other place changes anything: by Foundation 6.3 on Linux.
    if place == .beginningOfSentence { return text.prefix(1).uppercased() + text.dropFirst() }
    #endif
    return text
  }

  /// The largest unit that fits, to the nearest for times of day; of days, weeks, months and years so many begin.
  private static func distance(
    from now: Double, to moment: Double, _ calendar: CalendarValue
  ) -> (CalendarUnit, Int) {
    let seconds = (moment - now).rounded(.toNearestOrAwayFromZero)
    let magnitude = seconds.magnitude
    func rounded(_ length: Double) -> Int { Int((seconds / length).rounded(.toNearestOrAwayFromZero)) }
    if magnitude < 60 { return (.second, Int(seconds)) }
    if rounded(60).magnitude < 60 { return (.minute, rounded(60)) }
    if rounded(3_600).magnitude < 24 { return (.hour, rounded(3_600)) }
    func begun(_ unit: CalendarUnit, _ counted: CalendarUnit) -> Int {
      guard let start = calendar.start(of: unit, at: now), let end = calendar.start(of: unit, at: moment)
      else { return 0 }
      return calendar.distance([counted], from: start, to: end)[counted] ?? 0
    }
    let days = begun(.day, .day)
    if days.magnitude < 7 { return (.day, days) }
    let whole = calendar.distance([.year, .month, .day], from: now, to: moment)
    if whole[.year] ?? 0 != 0 { return (.year, begun(.year, .year)) }
    if whole[.month] ?? 0 != 0 || (whole[.day] ?? 0).magnitude >= 28 {
      return (.month, begun(.month, .month))
    }
    let weeks = begun(.weekOfYear, .day) / 7
    return weeks == 0 ? (.day, days) : (.weekOfYear, weeks)
  }

  /// A distance in words, of which zero is ahead.
  package func text(_ number: Int, _ unit: CalendarUnit, isPast: Bool, _ language: FormatLanguage) -> String {
    let place = Self.place(of: unit)
    if presentation == .named, let name = RelativeNames.name(number, place, width, language) { return name }
    return RelativeNames.text(number, place, isPast: isPast && number != 0, width, language)
  }

  /// From years down to seconds.
  private static func place(of unit: CalendarUnit) -> Int {
    switch unit {
    case .year: return 0
    case .month: return 1
    case .weekOfYear, .weekOfMonth: return 2
    case .day: return 3
    case .hour: return 4
    case .minute: return 5
    default: return 6
    }
  }
}

/// The words of distances in time, by unit, from years to seconds.
enum RelativeNames {
  static func text(
    _ number: Int, _ unit: Int, isPast: Bool, _ width: RelativeFormat.Width, _ language: FormatLanguage
  ) -> String {
    let count = number.magnitude
    let isOne = count == 1 || language == .french && count == 0
    let digits = NumberFormat.grouped(Int(clamping: count))
    switch language {
    case .english, .british: return english(digits, unit, isOne, isPast, width, language)
    case .german:
      let name: String
      switch width {
      case .narrow: name = ["", "", "Wo.", "", "Std.", "m", "s"][unit]
      case .abbreviated, .short: name = ["", "", "", "", "Std.", "Min.", "Sek."][unit]
      default: name = ""
      }
      let long = (isOne ? germanUnits : germanPlurals)[unit]
      return (isPast ? "vor " : "in ") + digits + " " + (name.isEmpty ? long : name)
    case .french:
      let short = ["a", "m.", "sem.", "j", "h", "min", "s"][unit]
      switch width {
      case .narrow: return (isPast ? "-" : "+") + digits + " " + short
      case .abbreviated, .short: return (isPast ? "il y a " : "dans ") + digits + " " + short
      default: return (isPast ? "il y a " : "dans ") + digits + " " + frenchUnit(unit, isOne)
      }
    case .japanese:
      let name = ["年", "か月", "週間", "日", "時間", "分", "秒"][unit]
      return digits + (width == .narrow ? "" : " ") + name + (isPast ? "前" : "後")
    }
  }

  private static func english(
    _ digits: String, _ unit: Int, _ isOne: Bool, _ isPast: Bool, _ width: RelativeFormat.Width,
    _ language: FormatLanguage
  ) -> String {
    let text: String
    switch width {
    case .narrow: text = digits + ["y", "mo", "w", "d", "h", language == .british ? "min" : "m", "s"][unit]
    case .abbreviated, .short:
      let point = language == .british ? "" : "."
      let day = isOne ? "day" : "days"
      text =
        digits + " "
        + ["yr" + point, "mo" + point, "wk" + point, day, "hr" + point, "min" + point, "sec" + point][unit]
    default:
      let name = ["year", "month", "week", "day", "hour", "minute", "second"][unit]
      text = digits + " " + name + (isOne ? "" : "s")
    }
    return isPast ? text + " ago" : "in " + text
  }

  private static let germanUnits = ["Jahr", "Monat", "Woche", "Tag", "Stunde", "Minute", "Sekunde"]
  private static let germanPlurals = [
    "Jahren", "Monaten", "Wochen", "Tagen", "Stunden", "Minuten", "Sekunden",
  ]

  private static func frenchUnit(_ unit: Int, _ isOne: Bool) -> String {
    let name = ["an", "mois", "semaine", "jour", "heure", "minute", "seconde"][unit]
    return isOne || unit == 1 ? name : name + "s"
  }

  // MARK: Names

  /// The name of a distance, `tomorrow`; nil for one that has none.
  static func name(
    _ number: Int, _ unit: Int, _ width: RelativeFormat.Width, _ language: FormatLanguage
  ) -> String? {
    guard (-2...2).contains(number) else { return nil }
    let names: [[String]]
    switch language {
    case .english, .british: names = english(isShort: width != .wide && width != .full && width != .spellOut)
    case .german: names = german
    case .french: names = french
    case .japanese: names = japanese
    }
    let name = names[unit][number + 2]
    return name.isEmpty ? nil : name
  }

  private static func english(isShort: Bool) -> [[String]] {
    let (year, month, week) = isShort ? ("yr.", "mo.", "wk.") : ("year", "month", "week")
    return [
      ["", "last " + year, "this " + year, "next " + year, ""],
      ["", "last " + month, "this " + month, "next " + month, ""],
      ["", "last " + week, "this " + week, "next " + week, ""],
      ["", "yesterday", "today", "tomorrow", ""], ["", "", "this hour", "", ""],
      ["", "", "this minute", "", ""], ["", "", "now", "", ""],
    ]
  }

  private static let german = [
    ["", "letztes Jahr", "dieses Jahr", "nächstes Jahr", ""],
    ["", "letzten Monat", "diesen Monat", "nächsten Monat", ""],
    ["", "letzte Woche", "diese Woche", "nächste Woche", ""],
    ["vorgestern", "gestern", "heute", "morgen", "übermorgen"], ["", "", "in dieser Stunde", "", ""],
    ["", "", "in dieser Minute", "", ""], ["", "", "jetzt", "", ""],
  ]
  private static let french = [
    ["", "l’année dernière", "cette année", "l’année prochaine", ""],
    ["", "le mois dernier", "ce mois-ci", "le mois prochain", ""],
    ["", "la semaine dernière", "cette semaine", "la semaine prochaine", ""],
    ["avant-hier", "hier", "aujourd’hui", "demain", "après-demain"], ["", "", "cette heure-ci", "", ""],
    ["", "", "cette minute-ci", "", ""], ["", "", "maintenant", "", ""],
  ]
  private static let japanese = [
    ["", "昨年", "今年", "来年", ""], ["", "先月", "今月", "来月", ""], ["", "先週", "今週", "来週", ""],
    ["一昨日", "昨日", "今日", "明日", "明後日"], ["", "", "1 時間以内", "", ""], ["", "", "1 分以内", "", ""],
    ["", "", "今", "", ""],
  ]
}
