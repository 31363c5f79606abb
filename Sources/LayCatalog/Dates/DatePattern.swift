/// Writes moments by patterns in Unicode's notation: `EEE, MMM d 'at' h:mm a`.
package struct DatePattern: Sendable {
  private let time: CivilTime
  private let names: DateNames
  private let language: FormatLanguage
  private let calendar: CalendarValue
  private let moment: Double

  package init(_ moment: Double, _ calendar: CalendarValue, _ language: FormatLanguage) {
    self.moment = moment
    self.calendar = calendar
    self.language = language
    time = calendar.time(moment)
    names = language.names
  }

  /// A letter's run is a field; what stands between apostrophes, and every other character, stands for itself.
  package func text(_ pattern: String) -> String {
    var text = ""
    let scalars = Array(pattern.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      var end = index + 1
      if scalar == "'" {
        text += Self.quoted(scalars, &end)
      } else if Self.isLetter(scalar) {
        while end < scalars.count, scalars[end] == scalar { end += 1 }
        text += field(scalar, end - index)
      } else {
        text.unicodeScalars.append(scalar)
      }
      index = end
    }
    return text
  }

  /// - Parameter index: After the first apostrophe; then behind the last.
  private static func quoted(_ scalars: [Unicode.Scalar], _ index: inout Int) -> String {
    var text = ""
    if index < scalars.count, scalars[index] == "'" {
      index += 1
      return "'"
    }
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "'" {
        guard index < scalars.count, scalars[index] == "'" else { break }
        index += 1
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  // MARK: Fields

  private func field(_ letter: Unicode.Scalar, _ count: Int) -> String {
    switch letter {
    case "G":
      let place = time.year > 0 ? 1 : 0
      return count == 4
        ? names.wideEras[place] : count == 5 ? String(names.eras[place].prefix(1)) : names.eras[place]
    case "y": return year(time.year > 0 ? time.year : 1 - time.year, count)
    case "Y": return year(calendar.component(.yearForWeekOfYear, of: moment) ?? 0, count)
    case "u": return digits(time.year, count)
    case "M", "L": return month(count, isAlone: letter == "L")
    case "d": return digits(time.day, count)
    case "D": return digits(time.dayOfYear, count)
    case "F": return digits((time.day - 1) / 7 + 1, count)
    case "E": return weekday(max(count, 3), isAlone: false)
    case "e", "c": return count < 3 ? digits(localWeekday, count) : weekday(count, isAlone: letter == "c")
    case "w": return digits(calendar.component(.weekOfYear, of: moment) ?? 0, count)
    case "W": return digits(calendar.component(.weekOfMonth, of: moment) ?? 0, count)
    case "Q", "q":
      let place = (time.month - 1) / 3
      return count < 3
        ? digits(place + 1, count) : count == 3 ? names.shortQuarters[place] : names.quarters[place]
    default: return clockField(letter, count)
    }
  }

  private func clockField(_ letter: Unicode.Scalar, _ count: Int) -> String {
    switch letter {
    case "a", "b":
      let half = names.halves[time.hour < 12 ? 0 : 1]
      return count == 5 ? half.prefix(1).lowercased() : half
    case "H": return digits(time.hour, count)
    case "h": return digits((time.hour + 11) % 12 + 1, count)
    case "K": return digits(time.hour % 12, count)
    case "k": return digits(time.hour == 0 ? 24 : time.hour, count)
    case "m": return digits(time.minute, count)
    case "s": return digits(time.second, count)
    case "S":
      let thousandths = digits(Int((time.fraction * 1_000).rounded(.down)), 3)
      return String(thousandths.prefix(count)) + String(repeating: "0", count: max(0, min(count, 9) - 3))
    case "A":
      let seconds = time.hour * 3_600 + time.minute * 60 + time.second
      return digits(seconds * 1_000 + Int(time.fraction * 1_000), count)
    case "z", "v", "V", "O", "Z", "X", "x": return zone(letter, count)
    default: return ""
    }
  }

  private var localWeekday: Int { CivilTime.remainder(time.weekday - calendar.firstWeekday, 7) + 1 }

  private func year(_ year: Int, _ count: Int) -> String {
    count == 2 ? digits(year % 100, 2) : digits(year, count)
  }

  private func month(_ count: Int, isAlone: Bool) -> String {
    let place = time.month - 1
    switch count {
    case 1, 2: return digits(time.month, count)
    case 3: return isAlone ? names.shortStandaloneMonths[place] : names.shortMonths[place]
    case 4: return isAlone ? names.standaloneMonths[place] : names.months[place]
    default: return names.narrowMonths[place]
    }
  }

  private func weekday(_ count: Int, isAlone: Bool) -> String {
    let place = time.weekday - 1
    switch count {
    case 3: return isAlone ? names.shortStandaloneWeekdays[place] : names.shortWeekdays[place]
    case 4: return names.weekdays[place]
    case 5: return names.narrowWeekdays[place]
    default: return names.twoLetterWeekdays[place]
    }
  }

  private func zone(_ letter: Unicode.Scalar, _ count: Int) -> String {
    let seconds = calendar.timeZone.secondsFromGMT(at: moment)
    let isNumeric = letter == "Z" && count != 4 || letter == "X" || letter == "x"
    guard isNumeric else {
      if seconds == 0, count == 4, letter == "z" || letter == "v" { return names.zones[0] }
      if seconds == 0, language == .french, letter == "z" { return "UTC" }
      let isAmerican = language == .english && letter == "z" && count < 4
      return calendar.timeZone.abbreviation(at: moment, american: isAmerican)
    }
    if seconds == 0, letter == "X" || letter == "Z" && count == 5 { return "Z" }
    let minutes = seconds.magnitude / 60
    let (hours, rest) = (Int(minutes / 60), Int(minutes % 60))
    let sign = seconds < 0 ? "-" : "+"
    if letter != "Z", count == 1, rest == 0 { return sign + digits(hours, 2) }
    let hasColon = letter == "Z" ? count == 5 : count == 3 || count == 5
    return sign + digits(hours, 2) + (hasColon ? ":" : "") + digits(rest, 2)
  }

  /// A number with zeros in front, so that it has at least so many digits.
  private func digits(_ number: Int, _ count: Int) -> String {
    let text = "\(number.magnitude)"
    let missing = min(count, 20) - text.utf8.count
    return (number < 0 ? "-" : "") + (missing > 0 ? String(repeating: "0", count: missing) : "") + text
  }
}
