import LayViews

#if !hasFeature(Embedded)
/// What a format of numbers is set to beside its style: how it rounds, how many digits it writes, and what stands around
/// them.
package struct NumberSettings: Sendable, Equatable {
  package var rounding = Rounding.halfEven
  /// What numbers are rounded to a multiple of.
  package var increment: Double?
  /// What numbers are multiplied with; nil: as the style does, with 100 for percentages.
  package var multiplier: Double?
  package var fewestIntegerDigits = 1
  /// More of them are cut off in front.
  package var mostIntegerDigits: Int?
  /// How many digits count, in place of those after the point.
  package var significantDigits: ClosedRange<Int>?
  package var sign = Sign.automatic
  package var showsPoint = false
  /// The texts that were given, in place of the language's.
  package var texts: [Symbol: String] = [:]

  package init() {}

  /// `NumberFormatter.RoundingMode`.
  package enum Rounding: String, Option { case ceiling, floor, down, up, halfEven, halfDown, halfUp }

  /// Which numbers have a sign.
  package enum Sign: Sendable, Equatable {
    case automatic, never
    case always(includingZero: Bool)
  }

  /// The texts of a `NumberFormatter`, by the names of its properties.
  package enum Symbol: String, Sendable {
    case currencySymbol, decimalSeparator, groupingSeparator, minusSign, negativePrefix, negativeSuffix,
      percentSymbol, positivePrefix, positiveSuffix, zeroSymbol
  }
}

/// When the point of a number without a fraction is written.
package enum PointStrategy: String, Option { case automatic, always }

/// `FloatingPointRoundingRule`, which formats of numbers take.
package enum RoundingRule: String, Option {
  case up, down, towardZero, awayFromZero, toNearestOrEven, toNearestOrAwayFromZero

  package var rounding: NumberSettings.Rounding {
    switch self {
    case .up: .ceiling
    case .down: .floor
    case .towardZero: .down
    case .awayFromZero: .up
    case .toNearestOrEven: .halfEven
    case .toNearestOrAwayFromZero: .halfUp
    }
  }
}

extension NumberSettings.Rounding {
  /// Whether digits that are cut off raise the one before them.
  /// - Parameters:
  ///   - next: The first that is cut off.
  ///   - hasMore: Whether others behind it are not zero.
  ///   - isOdd: Whether the one before them is odd.
  func raises(_ next: UInt8, hasMore: Bool, isOdd: Bool) -> Bool {
    switch self {
    case .up: next > 0 || hasMore
    case .down: false
    case .halfUp: next >= 5
    case .halfDown: next > 5 || next == 5 && hasMore
    case .halfEven: next > 5 || next == 5 && (hasMore || isOdd)
    // Made to one of the others by the sign.
    case .ceiling, .floor: false
    }
  }

  /// Of the magnitude of a number.
  func ofMagnitude(isNegative: Bool) -> Self {
    switch self {
    case .ceiling: isNegative ? .down : .up
    case .floor: isNegative ? .up : .down
    default: self
    }
  }
}

extension NumberFormat {
  /// The digits of a number with their separators, as its settings want them.
  func digits(
    of number: Double, _ settings: NumberSettings, lengths: ClosedRange<Int>, shift: Int
  ) -> String {
    let rounding = settings.rounding.ofMagnitude(isNegative: number.sign == .minus)
    var digits = DecimalDigits(shortestOf: number.magnitude, shift: shift)
    if let increment = settings.increment, increment > 0 {
      let count = (number.magnitude / increment).rounded(rounding.ofDoubles)
      digits = DecimalDigits(shortestOf: count * increment, shift: shift)
    }
    var lengths = lengths
    if let significant = settings.significantDigits {
      digits.round(toSignificant: significant.upperBound, rounding)
      let fewest = max(0, significant.lowerBound - digits.significantWholeCount)
      lengths = fewest...max(fewest, digits.fractionCount)
    } else {
      digits.round(toFraction: lengths.upperBound, rounding)
    }
    let text = digits.fixed(lengths.upperBound)
    var whole = text.prefix { $0 != "." }
    var fraction = text.dropFirst(whole.utf8.count + 1)
    while fraction.utf8.count > lengths.lowerBound, fraction.last == "0" { fraction.removeLast() }
    if let most = settings.mostIntegerDigits, whole.utf8.count > most {
      whole = whole.dropFirst(whole.utf8.count - most).drop { $0 == "0" }
    }
    if settings.fewestIntegerDigits == 0, whole == "0", !fraction.isEmpty { whole = "" }
    let missing = min(settings.fewestIntegerDigits, Self.mostDigits) - whole.utf8.count
    if missing > 0 { whole = String(repeating: "0", count: missing) + whole }
    return separated(whole, fraction, settings)
  }

  private func separated(
    _ whole: Substring, _ fraction: Substring, _ settings: NumberSettings
  ) -> String {
    let point = settings.texts[.decimalSeparator] ?? decimalPoint
    let grouped = grouped(String(whole), by: settings.texts[.groupingSeparator])
    return grouped + (fraction.isEmpty && !settings.showsPoint ? "" : point + fraction)
  }

  /// A number with what stands around its digits.
  func signed(
    _ digits: String, of number: Double, _ settings: NumberSettings, prefix: String, suffix: String
  ) -> String {
    let isZero = !digits.contains { $0.isNumber && $0 != "0" }
    if number == 0, let text = settings.texts[.zeroSymbol] { return text }
    let isNegative = number.sign == .minus
    let minus = settings.texts[.minusSign] ?? "-"
    var sign = isNegative ? minus : ""
    switch settings.sign {
    case .automatic: break
    case .never: sign = ""
    case .always(let includingZero):
      if !isNegative, includingZero || !isZero { sign = "+" }
      if isZero, !includingZero { sign = "" }
    }
    return isNegative
      ? (settings.texts[.negativePrefix] ?? sign + prefix) + digits
        + (settings.texts[.negativeSuffix] ?? suffix)
      : (settings.texts[.positivePrefix] ?? sign + prefix) + digits
        + (settings.texts[.positiveSuffix] ?? suffix)
  }
}

extension NumberSettings.Rounding {
  fileprivate var ofDoubles: FloatingPointRoundingRule {
    switch self {
    case .up, .ceiling: .awayFromZero
    case .down, .floor: .towardZero
    case .halfUp: .toNearestOrAwayFromZero
    case .halfEven, .halfDown: .toNearestOrEven
    }
  }
}
#endif
