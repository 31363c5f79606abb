/// Reads moments as `DateFormatter` does, by patterns in Unicode's notation: `yyyy-MM-dd'T'HH:mm:ssZ`.
package struct DateParser {
  private let text: [Unicode.Scalar]
  private let names: DateNames
  private var index = 0
  private var time = CivilTime(year: 2000)
  private var isAfternoon: Bool?
  private var offset: Int?

  private init(_ text: String, _ names: DateNames) {
    self.text = Array(text.unicodeScalars)
    self.names = names
  }

  /// nil for a text that is not written so.
  package static func moment(
    _ text: String, _ pattern: String, _ calendar: CalendarValue, _ language: FormatLanguage
  ) -> Double? {
    var parser = DateParser(text, language.names)
    guard text.utf8.count <= 256, parser.read(Array(pattern.unicodeScalars)) else { return nil }
    var time = parser.time
    guard (1...12).contains(time.month), (1...31).contains(time.day), time.hour < 24, time.minute < 60 else {
      return nil
    }
    if let isAfternoon = parser.isAfternoon { time.hour = time.hour % 12 + (isAfternoon ? 12 : 0) }
    if let offset = parser.offset { return time.moment - Double(offset) }
    return calendar.timeZone.moment(of: time)
  }

  private mutating func read(_ pattern: [Unicode.Scalar]) -> Bool {
    var place = 0
    while place < pattern.count {
      let scalar = pattern[place]
      var end = place + 1
      if scalar == "'" {
        while end < pattern.count, pattern[end] != "'" { end += 1 }
        guard take(pattern[(place + 1)..<min(end, pattern.count)]) else { return false }
        end += 1
      } else if DatePattern.isLetter(scalar) {
        while end < pattern.count, pattern[end] == scalar { end += 1 }
        // Fields that touch have as many digits as letters.
        let touches = end < pattern.count && DatePattern.isLetter(pattern[end])
        guard read(scalar, end - place, touches: touches) else { return false }
      } else {
        guard take(pattern[place..<end]) else { return false }
      }
      place = end
    }
    return index == text.count
  }

  private mutating func take(_ expected: ArraySlice<Unicode.Scalar>) -> Bool {
    for scalar in expected {
      let isSpace = scalar == " " || scalar == "\u{202F}"
      guard index < text.count,
        text[index] == scalar || isSpace && (text[index] == " " || text[index] == "\u{202F}")
      else { return false }
      index += 1
    }
    return true
  }

  private mutating func read(_ letter: Unicode.Scalar, _ count: Int, touches: Bool) -> Bool {
    let longest = touches ? count : letter == "y" ? 10 : letter == "S" ? 9 : 2
    switch letter {
    case "y", "u":
      let start = index
      guard let year = number(count == 2 ? 4 : longest) else { return false }
      // Two digits are of the eighty years before and the twenty after today's.
      time.year = count == 2 && index - start == 2 ? (year < 50 ? 2000 + year : 1900 + year) : year
      return true
    case "M", "L":
      if count > 2 {
        return name(count == 3 ? names.shortMonths : names.months).map { time.month = $0 + 1 } != nil
      }
      return number(longest).map { time.month = $0 } != nil
    case "d": return number(longest).map { time.day = $0 } != nil
    case "H", "h", "K", "k": return number(longest).map { time.hour = $0 == 24 ? 0 : $0 } != nil
    case "m": return number(longest).map { time.minute = $0 } != nil
    case "s": return number(longest).map { time.second = $0 } != nil
    case "S":
      let start = index
      guard let digits = number(9) else { return false }
      time.fraction = (start..<index).reduce(Double(digits)) { number, _ in number / 10 }
      return true
    case "a": return name(names.halves).map { isAfternoon = $0 == 1 } != nil
    case "E": return name(count < 4 ? names.shortWeekdays : names.weekdays) != nil
    case "Z", "X", "x", "z": return zone()
    default: return false
    }
  }

  private mutating func number(_ longest: Int) -> Int? {
    var value: Int?
    let end = min(text.count, index + longest)
    while index < end, ("0"..."9").contains(text[index]) {
      value = (value ?? 0) * 10 + Int(text[index].value - 48)
      index += 1
    }
    return value
  }

  private mutating func name(_ names: [String]) -> Int? {
    var found: (place: Int, length: Int)?
    for (place, name) in names.enumerated() {
      let scalars = Array(name.unicodeScalars)
      guard scalars.count > found?.length ?? 0, index + scalars.count <= text.count else { continue }
      let isSame = scalars.indices.allSatisfy {
        Self.lowercased(text[index + $0]) == Self.lowercased(scalars[$0])
      }
      if isSame { found = (place, scalars.count) }
    }
    guard let found else { return nil }
    index += found.length
    return found.place
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> UInt32 {
    ("A"..."Z").contains(scalar) ? scalar.value + 32 : scalar.value
  }

  /// `Z`, `+0100`, `-05:30`, `GMT`
  private mutating func zone() -> Bool {
    guard index < text.count else { return false }
    if text[index] == "Z" {
      index += 1
      offset = 0
      return true
    }
    if name(["GMT", "UTC"]) != nil { offset = 0 }
    guard index < text.count, text[index] == "+" || text[index] == "-" else { return offset != nil }
    let sign = text[index] == "-" ? -1 : 1
    index += 1
    guard let hours = number(2) else { return false }
    if index < text.count, text[index] == ":" { index += 1 }
    offset = sign * (hours * 3_600 + (number(2) ?? 0) * 60)
    return true
  }
}
