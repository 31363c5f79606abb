import LayCatalog
import LayLibrary
import LayViews

/// Text by a format of C's, as `String(format:)` and `specifier:` take it: `%05.1f of %@`.
struct FormatText {
  /// One conversion: what stands from `%` to its letter.
  private struct Conversion {
    var isLeft = false
    var hasZeros = false
    var sign: String?
    var isAlternate = false
    var width = 0
    var precision: Int?
    /// Of an integer: without a length, C's have 32.
    var bitCount = 32
    var letter: UInt8 = 0
  }

  /// The widest that a conversion may ask to be.
  private static let maximumWidth = 1_000

  private let bytes: [UInt8]
  private let values: [Value]
  private let describe: (Value) -> String
  /// The words for a number, by the name of their variable.
  private let plural: (String, Int?) -> String?
  /// In whose separators numbers are written; nil: in C's, which has none.
  private let language: FormatLanguage?
  private var index = 0
  private var nextValue = 0
  /// How many texts this one stands in.
  private var depth = 0
  private static let deepest = 4

  private init(
    _ format: String, _ values: [Value], _ language: FormatLanguage?,
    _ plural: @escaping (String, Int?) -> String?, _ describe: @escaping (Value) -> String
  ) {
    bytes = Array(format.utf8)
    self.values = values
    self.plural = plural
    self.describe = describe
    self.language = language
  }

  /// Each conversion takes the next value, or the one that it numbers. What is no conversion stays as it is written.
  static func text(
    _ format: String, _ values: [Value], _ language: FormatLanguage? = nil,
    plural: @escaping (String, Int?) -> String? = { _, _ in nil }, describing: @escaping (Value) -> String
  ) -> String {
    var text = FormatText(format, values, language, plural, describing)
    return text.text()
  }

  private mutating func text() -> String {
    var result = ""
    var start = 0
    while index < bytes.count, result.utf8.count <= Limits.collectionSize {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      result += String(decoding: bytes[start..<index], as: UTF8.self)
      start = index
      index += 1
      if let part = conversion() {
        result += part
        start = index
      }
    }
    return result + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Reads what follows a `%`; nil where that is no conversion.
  private mutating func conversion() -> String? {
    var conversion = Conversion()
    var place: Int?
    let start = index
    if let number = number(), take("$") { place = number - 1 } else { index = start }
    readFlags(&conversion)
    #if !hasFeature(Embedded)
    if conversion.isAlternate, let words = words(at: place) { return words }
    #endif
    if take("*") { readWidth(&conversion) } else { conversion.width = number() ?? 0 }
    if take(".") { conversion.precision = take("*") ? nextLength() : number() ?? 0 }
    while index < bytes.count, "hlqLzjt".utf8.contains(bytes[index]) {
      let isShort = bytes[index] == UInt8(ascii: "h")
      conversion.bitCount = isShort ? max(conversion.bitCount / 2, 8) : 64
      index += 1
    }
    guard index < bytes.count else { return nil }
    conversion.letter = bytes[index]
    if conversion.letter == UInt8(ascii: "%") {
      index += 1
      return "%"
    }
    guard "@sdiuxXofFeEgGc".utf8.contains(conversion.letter) else { return nil }
    index += 1
    if place == nil {
      place = nextValue
      nextValue += 1
    }
    guard let place, values.indices.contains(place) else { return "" }
    return text(of: values[place], conversion)
  }

  #if !hasFeature(Embedded)
  /// `@count@`: the words for a number, which may hold conversions of their own, the first of which takes the same value;
  /// nil where nothing has that name.
  private mutating func words(at place: Int?) -> String? {
    let start = index
    guard take("@"), let end = bytes[index...].firstIndex(of: UInt8(ascii: "@")) else {
      index = start
      return nil
    }
    let name = String(decoding: bytes[index..<end], as: UTF8.self)
    // What stands for all of the text takes the first number, and has all values.
    let isWhole = name.utf8.last == UInt8(ascii: ".")
    let used = place ?? (isWhole ? values.firstIndex { $0.wholeNumber != nil } ?? nextValue : nextValue)
    let number = values.indices.contains(used) ? values[used].wholeNumber : nil
    guard let form = plural(name, number) else {
      index = start
      return nil
    }
    index = end + 1
    if place == nil { nextValue += 1 }
    var inner = FormatText(form, values, language, plural, describe)
    inner.nextValue = isWhole ? 0 : used
    inner.depth = depth + 1
    return depth < Self.deepest ? inner.text() : ""
  }
  #endif

  private mutating func readFlags(_ conversion: inout Conversion) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "-"): conversion.isLeft = true
      case UInt8(ascii: "0"): conversion.hasZeros = true
      case UInt8(ascii: "+"): conversion.sign = "+"
      case UInt8(ascii: " "): conversion.sign = conversion.sign ?? " "
      case UInt8(ascii: "#"): conversion.isAlternate = true
      case UInt8(ascii: "'"): break
      default: return
      }
      index += 1
    }
  }

  /// `%*d`: a value gives the width, a negative one to the left.
  private mutating func readWidth(_ conversion: inout Conversion) {
    let width = nextLength() ?? 0
    conversion.isLeft = conversion.isLeft || width < 0
    conversion.width = Int(min(width.magnitude, UInt(Self.maximumWidth)))
  }

  private mutating func nextLength() -> Int? {
    defer { nextValue += 1 }
    guard nextValue < values.count, let length = values[nextValue].wholeNumber else { return nil }
    return length
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func number() -> Int? {
    var value: Int?
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") {
      value = min((value ?? 0) * 10 + Int(bytes[index] - UInt8(ascii: "0")), Self.maximumWidth)
      index += 1
    }
    return value
  }

  // MARK: Values

  private func text(of value: Value, _ conversion: Conversion) -> String {
    switch (conversion.letter, value.plain) {
    case (UInt8(ascii: "c"), .int(let code)):
      let scalar = UInt32(exactly: code).flatMap { Unicode.Scalar($0) }
      return padded(scalar.map { String($0) } ?? "", conversion)
    case (UInt8(ascii: "s"), _), (UInt8(ascii: "c"), _):
      let text = describe(value)
      guard let precision = conversion.precision, precision >= 0 else { return padded(text, conversion) }
      return padded(String(text.prefix(precision)), conversion)
    case (let letter, .int(let number)):
      if "fFeEgG".utf8.contains(letter) { return floating(Double(number), conversion) }
      return integer(number, conversion)
    case (let letter, .double(let number)) where "fFeEgG".utf8.contains(letter):
      return floating(number, conversion)
    default: return describe(value)
    }
  }

  private func integer(_ number: Int, _ conversion: Conversion) -> String {
    let unused = Int64.bitWidth - conversion.bitCount
    let signed = (Int64(number) << unused) >> unused
    let bits = (UInt64(bitPattern: Int64(number)) << unused) >> unused
    var digits: String
    var prefix = ""
    switch conversion.letter {
    case UInt8(ascii: "x"):
      digits = String(bits, radix: 16)
      if conversion.isAlternate, bits != 0 { prefix = "0x" }
    case UInt8(ascii: "X"):
      digits = String(bits, radix: 16, uppercase: true)
      if conversion.isAlternate, bits != 0 { prefix = "0X" }
    case UInt8(ascii: "o"):
      digits = String(bits, radix: 8)
      if conversion.isAlternate, bits != 0 { digits = "0" + digits }
    case UInt8(ascii: "u"): digits = "\(bits)"
    default:
      digits = grouped("\(signed.magnitude)")
      prefix = signed < 0 ? "-" : conversion.sign ?? ""
    }
    guard let precision = conversion.precision else {
      return padded(digits, prefix: prefix, conversion)
    }
    let missing = min(precision, Self.maximumWidth) - digits.utf8.count
    if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
    if precision == 0, bits == 0 { digits = "" }
    var spaced = conversion
    spaced.hasZeros = false
    return padded(digits, prefix: prefix, spaced)
  }

  private func floating(_ number: Double, _ conversion: Conversion) -> String {
    let letter = conversion.letter | 0x20
    let isUpper = letter != conversion.letter
    let prefix = number.sign == .minus && !number.isNaN ? "-" : conversion.sign ?? ""
    guard number.isFinite else {
      var spaced = conversion
      spaced.hasZeros = false
      let text = number.isNaN ? "nan" : "inf"
      return padded(isUpper ? text.uppercased() : text, prefix: prefix, spaced)
    }
    var precision = conversion.precision ?? 6
    if precision < 0 { precision = 6 }
    precision = min(precision, Self.maximumWidth)
    let text: String
    switch letter {
    case UInt8(ascii: "f"): text = grouped(NumberText.fixed(number.magnitude, precision))
    case UInt8(ascii: "e"): text = DecimalDigits(number).scientific(precision)
    default: text = DecimalDigits(number).general(precision, keepsZeros: conversion.isAlternate)
    }
    return padded(isUpper ? text.uppercased() : text, prefix: prefix, conversion)
  }

  /// Digits in groups of three before the point, where numbers have separators.
  private func grouped(_ digits: String) -> String {
    #if hasFeature(Embedded)
    return digits
    #else
    guard let language else { return digits }
    var format = NumberFormat()
    format.language = language
    return format.separated(digits)
    #endif
  }

  /// A number with its sign or prefix, which zeros come after and spaces before.
  private func padded(_ digits: String, prefix: String, _ conversion: Conversion) -> String {
    let missing = conversion.width - digits.utf8.count - prefix.utf8.count
    guard missing > 0, conversion.hasZeros, !conversion.isLeft else {
      return padded(prefix + digits, conversion)
    }
    return prefix + String(repeating: "0", count: missing) + digits
  }

  private func padded(_ text: String, _ conversion: Conversion) -> String {
    let missing = conversion.width - text.count
    guard missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return conversion.isLeft ? text + spaces : spaces + text
  }
}

extension Evaluator {
  /// A text by a format of C's; numbers in those of an app's tables decide the words beside them.
  /// - Parameters:
  ///   - language: In whose separators numbers are written; nil: in C's.
  ///   - locale: Of the table that the format is from; nil: the user's.
  func formatted(
    _ format: String, _ values: [Value], _ language: FormatLanguage? = nil, in locale: String? = nil
  ) -> String {
    let plural: (String, Int?) -> String? = { self.stage.assets.plural($0, for: $1, in: locale) }
    return FormatText.text(format, values, language, plural: plural) { self.description(of: $0) }
  }
}
