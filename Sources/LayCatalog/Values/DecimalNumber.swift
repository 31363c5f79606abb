#if !hasFeature(Embedded)
/// A number of decimal digits, as Foundation's `Decimal` holds it: a whole number of 128 bits times a power of ten. What
/// has no place in them is cut off.
package struct DecimalNumber: Sendable, Equatable {
  /// Without zeros at its end.
  private var mantissa: WholeNumber
  private var exponent: Int
  private var isNegative: Bool
  package private(set) var isNaN = false

  package static let zero = DecimalNumber(0)
  package static let notANumber: DecimalNumber = {
    var number = DecimalNumber(0)
    number.isNaN = true
    return number
  }()
  /// 38 digits, as Foundation has it.
  package static let pi = DecimalNumber("3.14159265358979323846264338327950288419") ?? zero

  private static let exponents = -128...127

  package init(_ number: Int) {
    self.init(WholeNumber(UInt64(number.magnitude)), exponent: 0, isNegative: number < 0)
  }

  package init(_ number: UInt64) { self.init(WholeNumber(number), exponent: 0, isNegative: false) }

  /// Foundation takes as many digits as 64 bits hold.
  package init(_ number: Double) {
    guard number.isFinite else {
      self = .notANumber
      return
    }
    var (value, exponent) = (number.magnitude, 0)
    if value == 0 {
      self.init(0)
      return
    }
    while value < Double(UInt64.max - 1), exponent > Self.exponents.lowerBound {
      value *= 10
      exponent -= 1
    }
    while value >= Double(UInt64.max), exponent < Self.exponents.upperBound {
      value /= 10
      exponent += 1
    }
    let largest = Double(UInt64.max).nextDown
    self.init(WholeNumber(UInt64(min(value, largest))), exponent: exponent, isNegative: number < 0)
  }

  /// What is left out has no place in 128 bits.
  private init(_ mantissa: WholeNumber, exponent: Int, isNegative: Bool) {
    var (mantissa, exponent) = (mantissa, exponent)
    while mantissa.limbs.count > 4 || exponent < Self.exponents.lowerBound && !mantissa.isZero {
      _ = mantissa.divide(by: 10)
      exponent += 1
    }
    while !mantissa.isZero, exponent < Self.exponents.upperBound, mantissa.isMultipleOfTen {
      _ = mantissa.divide(by: 10)
      exponent += 1
    }
    self.mantissa = mantissa
    self.exponent = mantissa.isZero ? 0 : exponent
    self.isNegative = isNegative && !mantissa.isZero
    if !mantissa.isZero, exponent > Self.exponents.upperBound { isNaN = true }
  }

  /// `-12.5`, `1e3`: what stands in front of anything else; nil where no number does.
  package init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    var isNegative = false
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes.removeFirst()
    }
    var (mantissa, exponent, count) = (WholeNumber(0), 0, 0)
    var isFraction = false
    while let byte = bytes.first {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        count += 1
        // Digits beyond those that 128 bits hold only move the point.
        if mantissa.limbs.count > 4 {
          if !isFraction { exponent += 1 }
        } else {
          mantissa.multiply(by: 10)
          mantissa.add(UInt32(byte - UInt8(ascii: "0")))
          if isFraction { exponent -= 1 }
        }
      } else {
        break
      }
      bytes.removeFirst()
    }
    if count == 0 { return nil }
    if let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e") {
      bytes.removeFirst()
      var isBelow = false
      if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        isBelow = sign == UInt8(ascii: "-")
        bytes.removeFirst()
      }
      var power = 0
      while let byte = bytes.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, power < 1_000 {
        power = power * 10 + Int(byte - UInt8(ascii: "0"))
        bytes.removeFirst()
      }
      exponent += isBelow ? -power : power
    }
    guard exponent < 512 else { return nil }
    self.init(mantissa, exponent: max(exponent, -1_024), isNegative: isNegative)
  }

  package var isZero: Bool { mantissa.isZero && !isNaN }
  package var isLessThanZero: Bool { isNegative }

  /// As Foundation reckons it: divided by ten over and over, which may miss the nearest double.
  package var double: Double {
    if isNaN { return .nan }
    var number = mantissa.limbs.reversed().reduce(0) {
      ($0 * 65_536 + Double($1 >> 16)) * 65_536 + Double($1 & 0xFFFF)
    }
    for _ in 0..<exponent.magnitude { number = exponent < 0 ? number / 10 : number * 10 }
    return isNegative ? -number : number
  }

  /// The nearest double.
  package var nearestDouble: Double { isNaN ? .nan : Double(text) ?? .nan }

  /// Without what stands behind the point; nil where that is no `Int`.
  package var whole: Int? { Int(rounded(to: 0, .towardZero).text) }

  package var negated: DecimalNumber {
    var result = self
    if !mantissa.isZero { result.isNegative.toggle() }
    return result
  }

  package var magnitude: DecimalNumber { isNegative ? negated : self }

  /// As `description` writes it: all digits, without an exponent.
  package var text: String {
    if isNaN { return "NaN" }
    var digits = mantissa.digits
    if exponent >= 0 {
      digits += Array(repeating: UInt8(ascii: "0"), count: mantissa.isZero ? 0 : exponent)
    } else {
      let missing = 1 - exponent - digits.count
      if missing > 0 { digits = Array(repeating: UInt8(ascii: "0"), count: missing) + digits }
      digits.insert(UInt8(ascii: "."), at: digits.count + exponent)
    }
    return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }

  /// The nearest number with so many digits behind the point.
  package func rounded(to places: Int, _ rule: FloatingPointRoundingRule) -> DecimalNumber {
    guard !isNaN, exponent < -places else { return self }
    var result = mantissa
    var (digit, hasRest) = (UInt32(0), false)
    for _ in 0..<(-places - exponent) {
      if digit > 0 { hasRest = true }
      digit = result.divide(by: 10)
    }
    let isUp: Bool
    switch rule {
    case .up: isUp = !isNegative && (digit > 0 || hasRest)
    case .down: isUp = isNegative && (digit > 0 || hasRest)
    case .towardZero: isUp = false
    case .awayFromZero: isUp = digit > 0 || hasRest
    case .toNearestOrEven: isUp = digit > 5 || digit == 5 && (hasRest || !result.isEven)
    default: isUp = digit >= 5
    }
    if isUp { result.add(1) }
    return DecimalNumber(result, exponent: -places, isNegative: isNegative)
  }

  // MARK: Reckoning

  package static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    if left.isNaN || right.isNaN { return .notANumber }
    if left.mantissa.isZero { return right }
    if right.mantissa.isZero { return left }
    let (a, b, exponent) = aligned(left, right)
    if left.isNegative == right.isNegative {
      return DecimalNumber(a + b, exponent: exponent, isNegative: left.isNegative)
    }
    if a == b { return .zero }
    return a < b
      ? DecimalNumber(b - a, exponent: exponent, isNegative: right.isNegative)
      : DecimalNumber(a - b, exponent: exponent, isNegative: left.isNegative)
  }

  package static func - (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber { left + right.negated }

  package static func * (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    if left.isNaN || right.isNaN { return .notANumber }
    return DecimalNumber(
      left.mantissa * right.mantissa, exponent: left.exponent + right.exponent,
      isNegative: left.isNegative != right.isNegative)
  }

  /// 38 digits more than a whole division gives, and where the divisor has 19 places more, 38 places: as Foundation reckons,
  /// found by its results (the Foundation of Swift 6.3).
  package static func / (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    if left.isNaN || right.isNaN || right.mantissa.isZero { return .notANumber }
    var (dividend, exponent) = (left.mantissa, left.exponent - 38)
    for _ in 0..<38 { dividend.multiply(by: 10) }
    if left.exponent - right.exponent > 18 {
      while exponent > right.exponent - 38 {
        dividend.multiply(by: 10)
        exponent -= 1
      }
    }
    return DecimalNumber(
      dividend.quotient(by: right.mantissa), exponent: exponent - right.exponent,
      isNegative: left.isNegative != right.isNegative)
  }

  package static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.isNaN || right.isNaN { return left.isNaN && !right.isNaN }
    if left.isNegative != right.isNegative { return left.isNegative }
    let (a, b, _) = aligned(left, right)
    return left.isNegative ? b < a : a < b
  }

  /// Two numbers with one exponent: that of the finer.
  private static func aligned(
    _ left: DecimalNumber, _ right: DecimalNumber
  ) -> (WholeNumber, WholeNumber, exponent: Int) {
    var (a, b) = (left.mantissa, right.mantissa)
    let exponent = min(left.exponent, right.exponent)
    for _ in exponent..<left.exponent { a.multiply(by: 10) }
    for _ in exponent..<right.exponent { b.multiply(by: 10) }
    return (a, b, exponent)
  }
}
#endif
