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
  /// How many digits stand after the point, six at most; zeros are left out down to the lower bound.
  ///
  /// nil: as many as the number has; two for a currency.
  package var fractionLength: ClosedRange<Int>? {
    didSet { fractionLength = fractionLength?.clamped(to: Self.possibleLengths) }
  }
  package var isGrouped = true
  /// Whose separators and signs; nil: the user's.
  package var language: FormatLanguage?

  package static let possibleLengths = 0...6

  package init() {}

  /// A number in this format.
  /// - Parameters:
  ///   - isWhole: Whether it is an integer, of which a percentage is so many percent.
  ///   - lengths: How many digits stand after the point, instead of `fractionLength`.
  package func format(_ number: Double, isWhole: Bool = false, lengths: ClosedRange<Int>? = nil) -> String {
    let shift = style == .percent && !isWhole ? 2 : 0
    let scaled = shift > 0 ? number * 100 : number
    guard scaled.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    var text: String
    switch notation {
    case .automatic:
      text = digits(number.magnitude, lengths: lengths ?? fractionLength ?? defaultLengths, shift: shift)
    case .compactName: text = compact(scaled.magnitude)
    case .scientific: text = scientific(scaled.magnitude)
    }
    switch style {
    case .number: break
    case .percent: text += language == .german ? "\u{A0}%" : language == .french ? "\u{202F}%" : "%"
    case .currency(let code): text = priced(text, code)
    }
    // What rounds to zero keeps its sign.
    return number.sign == .minus ? "-" + text : text
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
    guard case .currency(let code) = style else { return Self.possibleLengths }
    return ["JPY", "KRW", "VND", "CLP", "ISK"].contains(code) ? 0...0 : 2...2
  }

  private var decimalPoint: String { language == .german || language == .french ? "," : "." }

  #if !hasFeature(Embedded)
  /// The digits of a number with the separators of the language.
  /// - Parameter digits: With a point as `.`.
  package func separated(_ digits: String) -> String {
    let whole = digits.prefix { $0 != "." }
    return separated(whole, digits.dropFirst(whole.utf8.count + 1))
  }
  #endif

  private func grouped(_ digits: String) -> String {
    // Of a compact number four digits stand together.
    guard isGrouped, digits.utf8.count > (notation == .compactName ? 4 : 3) else { return digits }
    let separator = language == .german ? "." : language == .french ? "\u{202F}" : ","
    var result = ""
    let count = digits.utf8.count
    for (index, character) in digits.enumerated() {
      if index > 0, (count - index) % 3 == 0 { result += separator }
      result.append(character)
    }
    return result
  }

  /// An amount with the sign of its currency, as CLDR has them.
  private func priced(_ amount: String, _ code: String) -> String {
    let sign = Self.signs.first { $0.code == code }?.sign
    switch language {
    case .german: return amount + "\u{A0}" + (sign ?? code)
    case .french:
      let own = code == "USD" ? "$US" : code == "GBP" ? "£GB" : code == "JPY" ? "JPY" : sign ?? code
      return amount + "\u{A0}" + own
    case .japanese where code == "JPY": return "¥" + amount
    default: return (sign ?? code + "\u{A0}") + amount
    }
  }

  private static let signs: [(code: String, sign: String)] = [
    ("USD", "$"), ("EUR", "€"), ("GBP", "£"), ("JPY", "¥"), ("INR", "₹"), ("AUD", "A$"), ("BRL", "R$"),
    ("CAD", "CA$"), ("CNY", "CN¥"), ("HKD", "HK$"), ("ILS", "₪"), ("KRW", "₩"), ("MXN", "MX$"),
    ("NZD", "NZ$"), ("PHP", "₱"), ("TWD", "NT$"), ("VND", "₫"),
  ]
}
