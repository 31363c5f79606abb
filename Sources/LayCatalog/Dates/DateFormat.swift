import LayViews

/// How a date is written out: `Date.FormatStyle`.
package struct DateFormat: Sendable, Equatable {
  package enum DateStyle: String, Option { case omitted, numeric, abbreviated, long, complete }
  package enum TimeStyle: String, Option { case omitted, shortened, standard, complete }

  /// The forms that a field may have.
  package enum FieldStyle: String, Option {
    case defaultDigits, twoDigits, abbreviated, wide, narrow, short, omitted, oneDigit,
      conversationalDefaultDigits, conversationalTwoDigits, padded, twoDigitsWithoutHalf,
      defaultDigitsWithoutHalf

    /// Those that source can name.
    package static let namedCases = Array(allCases.dropLast(2))
  }

  /// The parts that a style shows.
  package enum Field: UInt8, Sendable, CaseIterable {
    case era, year, quarter, month, week, day, dayOfYear, weekday, hour, minute, second, timeZone
  }

  private var fields: [FieldStyle?] = Array(repeating: nil, count: Field.allCases.count)
  /// Of a time style, hours have as few digits as they can.
  private var hasShortHours = false
  /// The hours of a template: as the language counts them, to twelve or to twenty-four.
  private var clock: Unicode.Scalar = "j"
  /// In place of fields: ISO 8601, or a pattern.
  package var isISO = false
  package var pattern: String?
  package var language: FormatLanguage?
  package var timeZone: TimeZoneValue?

  package init() {}

  package init(_ date: DateStyle, _ time: TimeStyle) {
    switch date {
    case .omitted: break
    case .numeric: setDate(.defaultDigits, nil)
    case .abbreviated: setDate(.abbreviated, nil)
    case .long: setDate(.wide, nil)
    case .complete: setDate(.wide, .wide)
    }
    guard time != .omitted else { return }
    hasShortHours = true
    self[.hour] = .defaultDigits
    self[.minute] = .twoDigits
    if time != .shortened { self[.second] = .twoDigits }
    if time == .complete { self[.timeZone] = .abbreviated }
  }

  private mutating func setDate(_ month: FieldStyle, _ weekday: FieldStyle?) {
    self[.year] = .defaultDigits
    self[.month] = month
    self[.day] = .defaultDigits
    self[.weekday] = weekday
  }

  package subscript(field: Field) -> FieldStyle? {
    get { fields[Int(field.rawValue)] }
    set { fields[Int(field.rawValue)] = newValue }
  }

  private var isEmpty: Bool { fields.allSatisfy { $0 == nil } }

  // MARK: Writing

  /// - Parameters:
  ///   - calendar: Whose time zone counts unless the style has its own.
  package func text(_ moment: Double, _ calendar: CalendarValue) -> String {
    var calendar = calendar
    let language = language ?? calendar.language
    if let timeZone { calendar.timeZone = timeZone }
    if isISO {
      if self.timeZone == nil { calendar.timeZone = .greenwich }
      return DatePattern(moment, calendar, .english).text(isoPattern)
    }
    let whole = isEmpty ? DateFormat(.numeric, .shortened) : self
    return DatePattern(moment, calendar, language).text(pattern ?? whole.pattern(in: language))
  }

  /// All of a moment, or the parts of its date that were asked for: `.iso8601.year().month()`.
  private var isoPattern: String {
    #if !hasFeature(Embedded)
    let parts = [(Field.year, "yyyy"), (.month, "MM"), (.day, "dd")].filter { self[$0.0] != nil }
    if !parts.isEmpty { return parts.map { $0.1 }.joined(separator: "-") }
    #endif
    return "yyyy-MM-dd'T'HH:mm:ssXXX"
  }

  /// The fields as a pattern, in the order of a language.
  package func pattern(in language: FormatLanguage) -> String {
    let names = language.names
    let date = datePattern(names)
    var time = timePattern(names)
    if self[.timeZone] != nil { time += time.isEmpty ? "z" : " z" }
    guard !date.isEmpty, !time.isEmpty else { return date + time }
    let isWide = self[.month] == .wide
    // `Mon 9:41 AM`: a short weekday alone stands right before the time.
    if let weekday = self[.weekday], weekday != .wide, self[.day] == nil, self[.month] == nil,
      self[.year] == nil, self[.minute] != nil
    {
      return "EEE " + time
    }
    let style = isWide ? (self[.weekday] == .wide ? 3 : 2) : self[.month] == .abbreviated ? 1 : 0
    return date + names.glue[style] + time
  }

  private func datePattern(_ names: DateNames) -> String {
    var skeleton = self[.year] == nil ? "" : "y"
    switch self[.month] {
    case nil: break
    case .defaultDigits?, .twoDigits?: skeleton += "M"
    case .wide?: skeleton += "MMMM"
    default: skeleton += "MMM"
    }
    switch self[.weekday] {
    case nil: break
    case .wide?: skeleton += "EEEE"
    default: skeleton += "E"
    }
    if self[.day] != nil { skeleton += "d" }
    var parts: [String] = []
    if let quarter = self[.quarter] {
      let length = quarter == .wide ? "QQQQ" : "QQQ"
      let beside = skeleton == "y" ? "y" + length : length
      if skeleton == "y" { skeleton = "" }
      parts.append(names.pattern(of: beside) ?? length)
    }
    if self[.week] != nil {
      if skeleton == "y" { skeleton = "" }
      parts.append(skeleton.isEmpty && self[.year] != nil ? names.pattern(of: "yw") ?? "w" : "w")
    }
    if !skeleton.isEmpty { parts.insert(adjusted(names.pattern(of: skeleton) ?? skeleton), at: 0) }
    if self[.dayOfYear] != nil { parts.append("D") }
    if self[.era] != nil { parts.append(self[.era] == .wide ? "GGGG" : "G") }
    return parts.joined(separator: " ")
  }

  private func timePattern(_ names: DateNames) -> String {
    var skeleton = self[.hour] == nil ? "" : String(Character(clock))
    if self[.minute] != nil { skeleton += "m" }
    if self[.second] != nil { skeleton += "s" }
    guard !skeleton.isEmpty else { return "" }
    return adjusted(names.pattern(of: skeleton) ?? "HH:mm:ss")
  }

  /// A pattern with the fields in the forms that are asked for.
  private func adjusted(_ pattern: String) -> String {
    var result = ""
    let scalars = Array(pattern.unicodeScalars)
    var index = 0
    var isQuoted = false
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "'" { isQuoted.toggle() }
      var end = index + 1
      if !isQuoted, DatePattern.isLetter(scalar) {
        while end < scalars.count, scalars[end] == scalar { end += 1 }
        if let text = adjusted(scalar, end - index) {
          result += text
        } else {
          // The half of the day goes with the space beside it.
          while let last = result.unicodeScalars.last, last == " " || last == "\u{202F}" {
            result.unicodeScalars.removeLast()
          }
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
      index = end
    }
    return result
  }

  /// A field in the form that is asked for; nil where it is left out.
  private func adjusted(_ letter: Unicode.Scalar, _ count: Int) -> String? {
    func run(_ count: Int) -> String { String(repeating: String(Character(letter)), count: count) }
    switch letter {
    case "y": return self[.year] == .twoDigits ? "yy" : run(count)
    case "M", "L":
      if self[.month] == .narrow { return run(5) }
      return self[.month] == .twoDigits ? run(2) : run(count)
    case "d": return self[.day] == .twoDigits ? "dd" : run(count)
    case "E", "c":
      switch self[.weekday] {
      case .narrow?: return run(5)
      case .short?: return run(6)
      default: return run(count)
      }
    case "h", "H", "K":
      switch self[.hour] {
      case .twoDigits?, .twoDigitsWithoutHalf?, .conversationalTwoDigits?: return run(2)
      case .defaultDigitsWithoutHalf?: return run(2)
      default: return hasShortHours ? run(1) : run(count)
      }
    case "a":
      return self[.hour] == .twoDigitsWithoutHalf || self[.hour] == .defaultDigitsWithoutHalf
        ? nil : run(count)
    case "m":
      if self[.hour] == nil, self[.second] == nil { return self[.minute] == .twoDigits ? "mm" : "m" }
      return run(count)
    case "s":
      if self[.hour] == nil, self[.minute] == nil { return self[.second] == .twoDigits ? "ss" : "s" }
      return run(count)
    default: return run(count)
    }
  }

  // MARK: Formatters

  /// The pattern of `DateFormatter` for its styles, 0 for none to 4 for full.
  package static func pattern(dateStyle: Int, timeStyle: Int, _ language: FormatLanguage) -> String {
    let names = language.names
    let date = dateStyle == 0 ? "" : names.dateStyles[min(dateStyle, 4) - 1]
    let time = timeStyle == 0 ? "" : names.timeStyles[min(timeStyle, 4) - 1]
    guard !date.isEmpty, !time.isEmpty else { return date + time }
    return date + names.glue[min(dateStyle, 4) - 1] + time
  }

  /// The fields of a template such as `MMMdjmm`, for `setLocalizedDateFormatFromTemplate(_:)`.
  package init(template: String) {
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in template.unicodeScalars { counts[scalar, default: 0] += 1 }
    func style(_ count: Int) -> FieldStyle {
      switch count {
      case 1: return .defaultDigits
      case 2: return .twoDigits
      case 4: return .wide
      case 5: return .narrow
      default: return .abbreviated
      }
    }
    for (letter, field) in Self.letters {
      if let count = counts[letter] { self[field] = style(count) }
    }
    if self[.year] == .abbreviated || self[.year] == .wide { self[.year] = .defaultDigits }
    if let count = counts["E"] ?? counts["e"] { self[.weekday] = count < 4 ? .abbreviated : style(count) }
    if counts["H"] != nil { clock = "H" } else if counts["h"] != nil { clock = "h" }
    if counts["J"] != nil { self[.hour] = .defaultDigitsWithoutHalf }
  }

  private static let letters: [(Unicode.Scalar, Field)] = [
    ("G", .era), ("y", .year), ("Q", .quarter), ("M", .month), ("L", .month), ("w", .week), ("d", .day),
    ("D", .dayOfYear), ("h", .hour), ("H", .hour), ("j", .hour), ("m", .minute), ("s", .second),
    ("z", .timeZone),
  ]
}
