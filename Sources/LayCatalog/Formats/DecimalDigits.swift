/// A double's value in decimal digits: the exact one, of which at most 767 count, or the shortest that reads back to it.
package struct DecimalDigits {
  /// Without zeros in front; empty for zero.
  private var digits: [UInt8] = []
  /// How many of the digits stand before the point; negative where zeros come after it first.
  private var point = 0

  package init(_ number: Double) {
    guard number.isFinite, number != 0 else { return }
    let implicitBit: UInt64 = number.exponentBitPattern == 0 ? 0 : 1 << 52
    var significand = number.significandBitPattern | implicitBit
    var exponent = max(Int(number.exponentBitPattern), 1) - 1_075
    let zeros = significand.trailingZeroBitCount
    significand >>= zeros
    exponent += zeros
    // Nine digits each, the last ones first.
    var limbs: [UInt64] = []
    while significand > 0 {
      limbs.append(significand % 1_000_000_000)
      significand /= 1_000_000_000
    }
    // A half is five tenths: m / 2ⁿ is m × 5ⁿ / 10ⁿ.
    let base: UInt64 = exponent < 0 ? 5 : 2
    for _ in 0..<(Int(exponent.magnitude) / 12) { Self.multiply(&limbs, by: Self.power(base, 12)) }
    Self.multiply(&limbs, by: Self.power(base, Int(exponent.magnitude) % 12))
    for limb in limbs.reversed() {
      var scale: UInt64 = 100_000_000
      while scale > 0 {
        let digit = UInt8(limb / scale % 10)
        if digit > 0 || !digits.isEmpty { digits.append(digit) }
        scale /= 10
      }
    }
    point = digits.count + min(exponent, 0)
  }

  /// - Parameters:
  ///   - number: Not negative.
  ///   - shift: How many places the point is moved to the right.
  init(shortestOf number: Double, shift: Int = 0) {
    // `12.5`, `1.5e+20`
    let parts = number.description.split(separator: "e")
    point = shift + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    var isFraction = false
    for byte in parts[0].utf8 {
      guard byte != UInt8(ascii: ".") else {
        isFraction = true
        continue
      }
      let counts = byte != UInt8(ascii: "0") || !digits.isEmpty
      if counts { digits.append(byte - UInt8(ascii: "0")) }
      if counts != isFraction { point += isFraction ? -1 : 1 }
    }
  }

  private static func power(_ base: UInt64, _ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  private static func multiply(_ limbs: inout [UInt64], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % 1_000_000_000
      carry = product / 1_000_000_000
    }
    if carry > 0 { limbs.append(carry) }
  }

  /// Keeps so many digits, half rounded to even.
  private mutating func round(to count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = []
      return
    }
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    let isAboveHalf = digits[(count + 1)...].contains { $0 > 0 }
    cut(to: count, raising: digits[count] > 5 || digits[count] == 5 && (isOdd || isAboveHalf))
  }

  #if !hasFeature(Embedded)
  /// How many digits stand before the point, not counting the zero of a fraction.
  var significantWholeCount: Int { digits.isEmpty ? 1 : point }
  var fractionCount: Int { max(0, digits.count - point) }

  mutating func round(toFraction length: Int, _ rounding: NumberSettings.Rounding) {
    round(to: point + length, rounding)
  }

  mutating func round(toSignificant count: Int, _ rounding: NumberSettings.Rounding) {
    round(to: count, rounding)
  }

  private mutating func round(to count: Int, _ rounding: NumberSettings.Rounding) {
    guard count < digits.count else { return }
    var count = count
    if count < 0 {
      // Zeros that stand before the first digit, of which one may be raised.
      digits.insert(contentsOf: [UInt8](repeating: 0, count: -count), at: 0)
      point -= count
      count = 0
    }
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    let hasMore = digits[(count + 1)...].contains { $0 > 0 }
    cut(to: count, raising: rounding.raises(digits[count], hasMore: hasMore, isOdd: isOdd))
  }
  #endif

  /// Keeps so many digits, the last of which is one more where that is said.
  private mutating func cut(to count: Int, raising isRaised: Bool) {
    digits.removeLast(digits.count - count)
    guard isRaised else { return }
    var index = count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(
      decoding: range.map { digits.indices.contains($0) ? digits[$0] + 0x30 : 0x30 }, as: UTF8.self)
  }

  /// `123.46`, with so many digits after the point.
  func fixed(_ precision: Int) -> String {
    var rounded = self
    rounded.round(to: point + precision)
    let whole = rounded.point > 0 ? rounded.text(0..<rounded.point) : "0"
    return precision > 0 ? whole + "." + rounded.text(rounded.point..<(rounded.point + precision)) : whole
  }

  /// `1.2346e+02`, with so many digits after the point.
  package func scientific(_ precision: Int) -> String {
    var rounded = self
    rounded.round(to: precision + 1)
    let exponent = rounded.exponent
    let fraction = precision > 0 ? "." + rounded.text(1..<(precision + 1)) : ""
    return rounded.text(0..<1) + fraction + (exponent < 0 ? "e-" : "e+")
      + (exponent.magnitude < 10 ? "0" : "") + "\(exponent.magnitude)"
  }

  /// The shorter of both, with so many digits that count and no zeros at the end.
  package func general(_ precision: Int, keepsZeros: Bool) -> String {
    let count = max(precision, 1)
    var rounded = self
    rounded.round(to: count)
    let exponent = rounded.exponent
    let isFixed = exponent >= -4 && exponent < count
    let text = isFixed ? rounded.fixed(count - 1 - exponent) : rounded.scientific(count - 1)
    guard !keepsZeros, text.utf8.contains(UInt8(ascii: ".")) else { return text }
    let end = text.firstIndex(of: "e") ?? text.endIndex
    var number = text[..<end]
    while number.last == "0" { number.removeLast() }
    if number.last == "." { number.removeLast() }
    return String(number + text[end...])
  }

  private var exponent: Int { digits.isEmpty ? 0 : point - 1 }
}
