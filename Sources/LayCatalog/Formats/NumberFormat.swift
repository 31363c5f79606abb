import LayViews

/// How a number is written out: `.number`, `.percent`, `.currency(code:)`, in English as in the United States.
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

  package static let possibleLengths = 0...6

  package init() {}

  /// A number in this format.
  /// - Parameter isWhole: Whether it is an integer, of which a percentage is so many percent.
  package func format(_ number: Double, isWhole: Bool = false) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let scaled = style == .percent && !isWhole ? number * 100 : number
    var text: String
    switch notation {
    case .automatic: text = digits(scaled.magnitude)
    case .compactName: text = compact(scaled.magnitude)
    case .scientific: text = scientific(scaled.magnitude)
    }
    switch style {
    case .number: break
    case .percent: text += "%"
    case .currency(let code): text = Self.sign(of: code) + text
    }
    let isZero = !text.utf8.contains { $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return scaled < 0 && !isZero ? "-" + text : text
  }

  /// A whole number as `.number` writes it: in groups of three.
  package static func grouped(_ number: Int) -> String {
    guard number.magnitude >= 1000 else { return String(number) }
    let digits = NumberFormat().grouped(String(number.magnitude))
    return number < 0 ? "-" + digits : digits
  }

  /// A number as `.automatic` writes it, by default with the digits that it has.
  private func digits(_ magnitude: Double) -> String {
    digits(magnitude, lengths: fractionLength ?? (isCurrency ? 2...2 : Self.possibleLengths))
  }

  /// - Parameter lengths: how many digits stand after the point; zeros are left out down to the lower bound.
  func digits(_ magnitude: Double, lengths: ClosedRange<Int>) -> String {
    let length = lengths.upperBound
    var scale = 1.0
    for _ in 0..<length { scale *= 10 }
    // Larger numbers have no digits after the point that a double could tell apart.
    guard magnitude * scale < 9e15 else { return "\(magnitude)" }
    let exact = magnitude * scale
    var units = Int64(exact)
    // To the nearest, halves to the even one.
    let rest = exact - Double(units)
    if rest > 0.5 || (rest == 0.5 && units % 2 == 1) { units += 1 }
    var fraction = length == 0 ? "" : String(units % Int64(scale))
    while fraction.utf8.count < length { fraction = "0" + fraction }
    while fraction.utf8.count > lengths.lowerBound, fraction.utf8.last == UInt8(ascii: "0") {
      fraction.removeLast()
    }
    let whole = grouped(String(units / Int64(scale)))
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  private var isCurrency: Bool {
    if case .currency = style { return true }
    return false
  }

  private func grouped(_ digits: String) -> String {
    // Of a compact number four digits stand together.
    guard isGrouped, digits.utf8.count > (notation == .compactName ? 4 : 3) else { return digits }
    var result = ""
    let count = digits.utf8.count
    for (index, character) in digits.enumerated() {
      if index > 0, (count - index) % 3 == 0 { result += "," }
      result.append(character)
    }
    return result
  }

  private static func sign(of code: String) -> String {
    switch code {
    case "USD": return "$"
    case "EUR": return "€"
    case "GBP": return "£"
    case "JPY": return "¥"
    case "INR": return "₹"
    default: return code + "\u{A0}"
    }
  }
}
