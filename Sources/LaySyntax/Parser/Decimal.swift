/// A decimal number as digits and a power of ten, and the double nearest to it.
package struct Decimal {
  /// The leading digits, as many as fit; `truncated` tells whether others were not zero.
  private var digits: [UInt8] = []
  private var exponent = 0

  /// Reads `1_000.5e-3`; nil if the exponent has no digits.
  package init?(_ source: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var isFraction = false
    while index < source.count {
      let byte = source[index]
      if byte | 0x20 == UInt8(ascii: "e") { break }
      index += 1
      if byte == Byte.period {
        isFraction = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        if isFraction { exponent -= 1 }
        if digits.isEmpty, byte == UInt8(ascii: "0") { continue }
        digits.append(byte - UInt8(ascii: "0"))
      } else if byte != Byte.underscore {
        return nil
      }
    }
    if index < source.count {
      guard let power = Self.exponent(source, from: index + 1) else { return nil }
      exponent += power
    }
  }

  /// The signed number after an exponent's mark, kept within what can matter.
  static func exponent(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    var isNegative = false
    if index < source.count, source[index] == UInt8(ascii: "-") || source[index] == UInt8(ascii: "+") {
      isNegative = source[index] == UInt8(ascii: "-")
      index += 1
    }
    guard index < source.count else { return nil }
    var value = 0
    while index < source.count {
      if source[index] != Byte.underscore {
        guard source[index] >= UInt8(ascii: "0"), source[index] <= UInt8(ascii: "9") else { return nil }
        value = min(value * 10 + Int(source[index] - UInt8(ascii: "0")), 100_000_000)
      }
      index += 1
    }
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19,
    1e20, 1e21, 1e22,
  ]

  /// The nearest double, ties to even.
  package var value: Double {
    if digits.isEmpty { return 0 }
    if digits.count <= 15, exponent >= -22, exponent <= 22 {
      // Both factors are exact, so one rounding is the right one.
      var mantissa: UInt64 = 0
      for digit in digits { mantissa = mantissa * 10 + UInt64(digit) }
      return exponent < 0
        ? Double(mantissa) / Self.powersOfTen[-exponent] : Double(mantissa) * Self.powersOfTen[exponent]
    }
    return exactValue
  }

  /// The value as a fraction of two natural numbers, divided to one bit more than a double holds.
  private var exactValue: Double {
    // Further digits only tell a half from a little more.
    let longest = 800
    var power = exponent + digits.count
    if power > 310 { return .infinity }
    if power < -330 { return 0 }
    var numerator = BigNatural(0)
    for digit in digits.prefix(longest) { numerator.add(digit: digit) }
    power -= min(digits.count, longest)
    if digits.dropFirst(longest).contains(where: { $0 != 0 }) {
      numerator.add(digit: 1)
      power -= 1
    }
    var denominator = BigNatural(1)
    if power > 0 { numerator.multiplyByTen(power) } else { denominator.multiplyByTen(-power) }

    // The quotient times 2^scale has 55 or 56 bits, fewer only where the smallest doubles have fewer.
    let smallest = -1074
    let scale = max(numerator.bitWidth - denominator.bitWidth - 55, smallest - 1)
    if scale < 0 { numerator.shiftLeft(by: -scale) } else { denominator.shiftLeft(by: scale) }
    let quotient = numerator.divide(by: denominator, bits: 57)
    let width = UInt64.bitWidth - quotient.leadingZeroBitCount
    let dropped = max(width - 53, smallest - scale)
    var significand = quotient >> UInt64(dropped)
    let rest = quotient & (1 << UInt64(dropped) - 1)
    let half = UInt64(1) << UInt64(dropped - 1)
    let isAboveHalf = rest > half || (rest == half && (!numerator.isZero || significand % 2 == 1))
    if isAboveHalf { significand += 1 }
    return Double(sign: .plus, exponent: scale + dropped, significand: Double(significand))
  }
}

extension BigNatural {
  fileprivate mutating func add(digit: UInt8) {
    if isZero { self = BigNatural(UInt32(digit)) } else { multiply(by: 10, adding: UInt32(digit)) }
  }

  fileprivate mutating func multiplyByTen(_ power: Int) {
    for _ in 0..<power { multiply(by: 10) }
  }

  /// The quotient, known to have no more bits than that; the number becomes the remainder.
  fileprivate mutating func divide(by divisor: BigNatural, bits: Int) -> UInt64 {
    var divisor = divisor
    divisor.shiftLeft(by: bits - 1)
    var quotient: UInt64 = 0
    for _ in 0..<bits {
      quotient <<= 1
      if !(self < divisor) {
        subtract(divisor)
        quotient |= 1
      }
      divisor.halve()
    }
    return quotient
  }
}
