import Lay

/// How the text of an option becomes a value.
struct ValueReader<Value> {
  /// The words that the text is one of; none where it is anything.
  var words: () -> [String] = { [] }
  /// Reads a text for the option of a name, which a complaint repeats.
  let read: (_ text: String, _ option: String) throws(UsageError) -> Value
}

extension ValueReader where Value == String {
  /// Any text but none.
  static var text: ValueReader {
    ValueReader { text, option throws(UsageError) in
      if text.isEmpty { throw UsageError("'\(option)' needs a value") }
      return text
    }
  }
}

extension ValueReader where Value == String {
  /// The path of a folder that is there.
  static var folder: ValueReader {
    ValueReader { text, option throws(UsageError) in
      do throws(SystemError) {
        if try PathKind(text) == .folder { return text }
      } catch {
        throw UsageError(error.message)
      }
      throw UsageError("'\(option)' takes a folder, and '\(text)' is none")
    }
  }
}

extension ValueReader where Value == String {
  /// A language whose forms are known, with or without a country.
  static var locale: ValueReader {
    ValueReader(words: { Options.locales }) { text, option throws(UsageError) in
      let known = Options.locales
      if known.contains(text) { return text }
      if let locale = known.first(where: { $0.hasPrefix(text + "_") || $0.hasPrefix(text.prefix(2) + "_") }),
        text.count == 2 || text.dropFirst(2).first == "_" || text.dropFirst(2).first == "-"
      {
        return text.count == 2 ? locale : text
      }
      throw UsageError(
        "'\(option)' takes \(listed(known)), not '\(text)'", help: didYouMean(text, among: known))
    }
  }
}

extension ValueReader where Value == Double {
  /// A day, or a moment of one, in Greenwich's time unless it says another.
  static var moment: ValueReader {
    ValueReader { text, option throws(UsageError) in
      guard let moment = Options.moment(text) else {
        throw UsageError("'\(option)' takes a time such as 2026-01-01T09:41:00Z, not '\(text)'")
      }
      return moment
    }
  }
}

extension ValueReader where Value == Layout.SVGOptions.Background {
  static var background: ValueReader {
    ValueReader { text, option throws(UsageError) in
      guard let background = Layout.SVGOptions.Background(text) else {
        throw UsageError(
          "'\(option)' takes none, #RRGGBB or a colour of SwiftUI's, not '\(text)'",
          help: "as in --background none, --background white, --background '#f2f2f7'")
      }
      return background
    }
  }
}

extension ValueReader where Value == FontFile {
  /// `FAMILY=FILE`, neither empty.
  static var fontFile: ValueReader {
    ValueReader { text, option throws(UsageError) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw UsageError("'\(option)' takes FAMILY=FILE, not '\(text)'")
      }
      return FontFile(family: String(parts[0]), path: String(parts[1]))
    }
  }
}

extension ValueReader where Value == Double {
  static func number(in bounds: ClosedRange<Double>) -> ValueReader {
    ValueReader { text, option throws(UsageError) in
      guard let value = Double(text), bounds.contains(value) else {
        throw UsageError(
          "'\(option)' takes a number from \(plain(bounds.lowerBound)) to \(plain(bounds.upperBound)), not '\(text)'"
        )
      }
      return value
    }
  }
}

extension ValueReader where Value == Int {
  static func count(in bounds: ClosedRange<Int>) -> ValueReader {
    ValueReader { text, option throws(UsageError) in
      guard let value = Int(text), bounds.contains(value) else {
        throw UsageError(
          "'\(option)' takes a whole number from \(bounds.lowerBound) to \(bounds.upperBound), not '\(text)'")
      }
      return value
    }
  }
}

extension ValueReader {
  /// One of a few words, also as a person writes them: `iPhone 16 Pro` for `iphone-16-pro`.
  /// - Parameters:
  ///   - choices: only made when the option is given.
  ///   - aliases: other words for them, which no complaint lists.
  static func word(
    _ choices: @autoclosure @escaping () -> [(name: String, value: Value)],
    aliases: @autoclosure @escaping () -> [(name: String, value: Value)] = []
  ) -> ValueReader {
    ValueReader(words: { choices().map(\.name) }) { text, option throws(UsageError) in
      let choices = choices()
      if let choice = choices.first(where: { $0.name == text }) { return choice.value }
      let letters = lettersAndDigits(text)
      if let choice = (choices + aliases()).first(where: { lettersAndDigits($0.name) == letters }) {
        return choice.value
      }
      let names = choices.map(\.name)
      throw UsageError(
        "'\(option)' takes \(listed(names)), not '\(text)'", help: didYouMean(text, among: names))
    }
  }
}

extension ValueReader where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the enumeration's own words.
  static var word: ValueReader { word(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension ValueReader {
  /// Several of a few words, or `all` of them.
  /// - Parameter choices: only made when the option is given.
  static func list<Element>(
    _ choices: @autoclosure @escaping () -> [(name: String, value: Element)],
    aliases: @autoclosure @escaping () -> [(name: String, value: Element)] = []
  ) -> ValueReader where Value == [Element] {
    ValueReader(words: { choices().map(\.name) + ["all"] }) { text, option throws(UsageError) in
      let choices = choices()
      let word = ValueReader<Element>.word(choices, aliases: aliases())
      if text == "all" || text == "both" { return choices.map(\.value) }
      var values: [Element] = []
      for name in text.split(separator: ",") { values.append(try word.read(String(name), option)) }
      if values.isEmpty { throw UsageError("'\(option)' needs a value") }
      return values
    }
  }
}

/// What is left of a word when case, spaces and signs do not count.
private func lettersAndDigits(_ word: String) -> String {
  word.lowercased().filter { $0.isLetter || $0.isNumber }
}

/// Words as a sentence lists them: `a, b or c`.
private func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

/// A whole number without its `.0`.
func plain(_ number: Double) -> String {
  Int(exactly: number).map { String($0) } ?? number.description
}

extension ValueReader where Value == (line: Int, column: Int) {
  /// A line and a column, both from 1.
  static var sourcePlace: ValueReader {
    ValueReader { text, option throws(UsageError) in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let line = parts[0], let column = parts[1], line > 0, column > 0 else {
        throw UsageError("'\(option)' takes LINE:COLUMN, not '\(text)'")
      }
      return (line, column)
    }
  }
}
