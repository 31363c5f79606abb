import LayViews

/// How a number is written out: `.number`, `.percent`, `.currency(code:)`, as in the country of its language.
package struct NumberFormat: Sendable, Equatable {
  package enum Style: Sendable, Equatable {
    case number, percent
    case currency(code: String)
  }

  package enum Notation: String, Option {
    case automatic, compactName, scientific
  }

  package enum Grouping: String, Option {
    case automatic, never
  }

  package var style = Style.number
  package var notation = Notation.automatic
  /// How many digits stand after the point; zeros are left out down to the lower bound.
  ///
  /// nil: as many as the number has, six at most; two for a currency.
  package var fractionLength: ClosedRange<Int>? {
    didSet { fractionLength = fractionLength?.clamped(to: 0...Self.mostDigits) }
  }
  package var isGrouped = true
  /// Whose separators and signs; nil: the user's.
  package var language: FormatLanguage?

  #if !hasFeature(Embedded)
  package var settings: NumberSettings?
  #endif

  package static let possibleLengths = 0...6
  /// More digits than a double ever has, after the point or before.
  package static let mostDigits = 400

  package init() {}

  /// A number in this format.
  /// - Parameters:
  ///   - isWhole: Whether it is an integer, of which a percentage is so many percent.
  ///   - lengths: How many digits stand after the point, instead of `fractionLength`.
  package func format(_ number: Double, isWhole: Bool = false, lengths: ClosedRange<Int>? = nil) -> String {
    let shift = style == .percent && !isWhole ? 2 : 0
    let scaled = shift > 0 ? number * 100 : number
    guard scaled.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    #if !hasFeature(Embedded)
    if let settings, notation == .automatic {
      let lengths = lengths ?? fractionLength ?? defaultLengths
      let product = settings.multiplier.map { number * $0 } ?? number
      let digits = digits(
        of: product, settings, lengths: lengths, shift: settings.multiplier == nil ? shift : 0)
      let (prefix, suffix) = affixes(
        percent: settings.texts[.percentSymbol] ?? "%", currency: settings.texts[.currencySymbol])
      return signed(digits, of: number, settings, prefix: prefix, suffix: suffix)
    }
    #endif
    let text: String
    switch notation {
    case .automatic:
      text = digits(number.magnitude, lengths: lengths ?? fractionLength ?? defaultLengths, shift: shift)
    case .compactName: text = compact(scaled.magnitude)
    case .scientific: text = scientific(scaled.magnitude)
    }
    let (prefix, suffix) = affixes()
    // What rounds to zero keeps its sign.
    return (number.sign == .minus ? "-" : "") + prefix + text + suffix
  }

  /// A whole number as `.number` writes it: in groups of three.
  package static func grouped(_ number: Int, _ language: FormatLanguage = .english) -> String {
    guard number.magnitude >= 1000 else { return String(number) }
    var format = NumberFormat()
    format.language = language
    let digits = format.grouped(String(number.magnitude))
    return number < 0 ? "-" + digits : digits
  }

  /// A number, rounded from the shortest digits that read back to it; halves to the even digit.
  /// - Parameters:
  ///   - lengths: How many digits stand after the point; zeros are left out down to the lower bound.
  ///   - shift: How many places the point is moved to the right.
  func digits(_ magnitude: Double, lengths: ClosedRange<Int>, shift: Int = 0) -> String {
    let text = DecimalDigits(shortestOf: magnitude, shift: shift).fixed(lengths.upperBound)
    let whole = text.prefix { $0 != "." }
    var fraction = text.dropFirst(whole.count + 1)
    while fraction.utf8.count > lengths.lowerBound, fraction.last == "0" { fraction.removeLast() }
    return separated(whole, fraction)
  }

  private func separated(_ whole: Substring, _ fraction: Substring) -> String {
    grouped(String(whole)) + (fraction.isEmpty ? "" : decimalPoint + fraction)
  }

  /// The digits that a number has, or a currency.
  private var defaultLengths: ClosedRange<Int> {
    if case .currency = style { currencyLengths } else { Self.possibleLengths }
  }

  /// How many digits the amounts of a currency have after the point.
  package var currencyLengths: ClosedRange<Int> {
    guard case .currency(let code) = style else { return 2...2 }
    return ["JPY", "KRW", "VND", "CLP", "ISK"].contains(code) ? 0...0 : 2...2
  }

  var decimalPoint: String { language == .german || language == .french ? "," : "." }

  #if !hasFeature(Embedded)
  /// The digits of a number with the separators of the language.
  /// - Parameter digits: With a point as `.`.
  package func separated(_ digits: String) -> String {
    let whole = digits.prefix { $0 != "." }
    return separated(whole, digits.dropFirst(whole.utf8.count + 1))
  }
  #endif

  /// - Parameter separator: In place of the language's.
  func grouped(_ digits: String, by separator: String? = nil) -> String {
    // Of a compact number four digits stand together.
    guard isGrouped, digits.utf8.count > (notation == .compactName ? 4 : 3) else { return digits }
    let separator = separator ?? (language == .german ? "." : language == .french ? "\u{202F}" : ",")
    var result = ""
    let count = digits.utf8.count
    for (index, character) in digits.enumerated() {
      if index > 0, (count - index) % 3 == 0 { result += separator }
      result.append(character)
    }
    return result
  }

  /// What stands before and behind the digits, as CLDR has it.
  /// - Parameters:
  ///   - percent: In place of the language's sign.
  ///   - currency: In place of the currency's.
  func affixes(
    percent: String = "%", currency: String? = nil
  ) -> (prefix: String, suffix: String) {
    switch style {
    case .number: return ("", "")
    case .percent:
      return ("", (language == .german ? "\u{A0}" : language == .french ? "\u{202F}" : "") + percent)
    case .currency(let code):
      let sign = currency ?? Self.sign(ofCurrency: code)
      switch language {
      case .german: return ("", "\u{A0}" + (sign ?? code))
      case .french:
        let french = code == "USD" ? "$US" : code == "GBP" ? "£GB" : code == "JPY" ? "JPY" : sign ?? code
        return ("", "\u{A0}" + (currency ?? french))
      case .japanese where code == "JPY": return (currency ?? "¥", "")
      default: return (sign ?? code + "\u{A0}", "")
      }
    }
  }

  /// The sign of a currency where it is no stranger; nil where it is written as its code.
  package static func sign(ofCurrency code: String) -> String? { signs.first { $0.code == code }?.sign }

  private static let signs: [(code: String, sign: String)] = [
    ("USD", "$"), ("EUR", "€"), ("GBP", "£"), ("JPY", "¥"), ("INR", "₹"), ("AUD", "A$"), ("BRL", "R$"),
    ("CAD", "CA$"), ("CNY", "CN¥"), ("HKD", "HK$"), ("ILS", "₪"), ("KRW", "₩"), ("MXN", "MX$"),
    ("NZD", "NZ$"), ("PHP", "₱"), ("TWD", "NT$"), ("VND", "₫"),
  ]
}
