/// The shortest decimal that reads back to a double, for the lengths that layouts are made of: from 0.001 to a million,
/// either sign aside.
///
/// At that size the double is an integer over a power of two that 128 bits hold exactly at any scale asked for, so that
/// no table of powers is needed and no rounding to be argued about.
struct ShortestDecimal {
  let whole: UInt64
  /// What stands behind the point, without zeros at its end, in so many places.
  let fraction: UInt64
  let places: Int

  /// Nil for a value out of range, and for powers of two, whose neighbour below is nearer than the one above.
  init?(_ value: Double) {
    guard value >= 0.001, value < 1_000_000, value.significandBitPattern != 0 else { return nil }
    let significand = UInt64(value.significandBitPattern) | 1 << 52
    // The value is significand / 2^shift: 33 to 62 bits.
    let shift = UInt64(52 - value.exponent)
    let wholeDigits = Self.wholeDigitCount(value)
    // Fifteen digits tell any shorter decimal from its neighbours, and seventeen all doubles.
    for count in 15...17 {
      let places = count - wholeDigits
      let power = Self.powersOfTen[places]
      let scaled = significand.multipliedFullWidth(by: power)
      let remainder = scaled.low & (1 << shift - 1)
      let below = scaled.high << (64 - shift) | scaled.low >> shift
      // Of two decimals that are as near, the even one, as the standard library has it.
      let half: UInt64 = 1 << (shift - 1)
      let roundsUp = remainder > half || (remainder == half && below % 2 == 1)
      // Closer than half of the distance between doubles, which is `power` here.
      let distance = roundsUp ? 1 << shift - remainder : remainder
      guard 2 * distance < power || count == 17 else { continue }
      let digits = below + (roundsUp ? 1 : 0)
      whole = digits / power
      (fraction, self.places) = Self.withoutTrailingZeros(digits - whole * power, places)
      return
    }
    return nil
  }

  private static func withoutTrailingZeros(_ fraction: UInt64, _ places: Int) -> (UInt64, Int) {
    var (fraction, places) = (fraction, places)
    while places > 1, fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    return (fraction, places)
  }

  /// The digits before the point; for values below 1, less by the zeros behind it.
  private static func wholeDigitCount(_ value: Double) -> Int {
    if value < 1 { return value >= 0.1 ? 0 : value >= 0.01 ? -1 : -2 }
    if value < 1_000 { return value < 10 ? 1 : value < 100 ? 2 : 3 }
    return value < 10_000 ? 4 : value < 100_000 ? 5 : 6
  }

  private static let powersOfTen: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 0..<19 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()
}
