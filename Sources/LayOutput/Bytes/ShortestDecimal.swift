/// The shortest decimal that reads back to a double, for the lengths that layouts are made of: from 1/64 to a million,
/// either sign and integers aside.
///
/// At that size the double is an integer over a power of two that 128 bits hold exactly at any scale asked for, so that
/// no table of powers is needed and no rounding to be argued about.
struct ShortestDecimal {
  let whole: UInt32
  /// What stands behind the point, in so many places; zeros at its end do not count.
  let fraction: UInt64
  /// From 11 to 18.
  let places: Int

  /// Nil for a value out of range, and for powers of two, whose neighbour below is nearer than the one above.
  @inline(__always)
  init?(_ value: Double) {
    guard value >= 0x1p-6, value < 1_000_000, value.significandBitPattern != 0 else { return nil }
    // The value is significand / 2^shift: 33 to 58 bits.
    let significand = UInt64(value.significandBitPattern) | 1 << 52
    let shift = UInt64(1075 &- value.exponentBitPattern)
    let power: UInt64
    (places, power) = Self.scale(of: value)
    // The double in units of its seventeenth digit, of which its neighbours are 1.1 to 22.2 away.
    let scaled = significand.multipliedFullWidth(by: power)
    let units = scaled.high &<< (64 &- shift) | scaled.low &>> shift
    // Distances from it are in 2^-shift of such a unit; those below 13 units fit, and only below 11.1 do they matter.
    let unit: UInt64 = 1 &<< shift
    let rest = scaled.low & (unit &- 1)
    // The nearest multiple of a hundred is a decimal of fifteen digits, that of ten one of sixteen. Whichever is closer
    // than half the way to the next double, `power` at this scale, reads back to this one.
    let hundredth = units % 100
    let digit = hundredth % 10
    let digits: UInt64
    if hundredth < 12, 2 &* (hundredth &* unit &+ rest) < power {
      digits = units &- hundredth
    } else if hundredth > 87, 2 &* ((100 &- hundredth) &* unit &- rest) < power {
      digits = units &+ (100 &- hundredth)
    } else {
      let (below, above) = (digit &* unit &+ rest, (10 &- digit) &* unit &- rest)
      // Of two decimals that are as near, the even one, as the standard library has it; so below, too.
      let roundsUp = above < below || (above == below && units / 10 % 2 == 1)
      if 2 &* min(below, above) < power {
        digits = roundsUp ? units &+ (10 &- digit) : units &- digit
      } else {
        let half = unit / 2
        digits = units &+ (rest > half || (rest == half && units % 2 == 1) ? 1 : 0)
      }
    }
    // A decimal that reads back to no integer lies on the same side of them all.
    whole = UInt32(value)
    fraction = digits &- UInt64(whole) &* power
  }

  /// The places that make seventeen digits of a value, and ten to their power.
  @inline(__always)
  private static func scale(of value: Double) -> (places: Int, power: UInt64) {
    if value < 1 { return value < 0.1 ? (18, 1_000_000_000_000_000_000) : (17, 100_000_000_000_000_000) }
    if value < 100 { return value < 10 ? (16, 10_000_000_000_000_000) : (15, 1_000_000_000_000_000) }
    if value < 10_000 { return value < 1000 ? (14, 100_000_000_000_000) : (13, 10_000_000_000_000) }
    return value < 100_000 ? (12, 1_000_000_000_000) : (11, 100_000_000_000)
  }

  /// Writes the decimal, over at most 25 bytes, and gives its length.
  @inline(__always)
  func write(to target: UnsafeMutablePointer<UInt8>) -> Int {
    var length = Digits.write(upToSix: whole, to: target)
    target[length] = UInt8(ascii: ".")
    length &+= 1
    var fraction = fraction
    if places > 16 {
      let sixteenDigits: UInt64 = 10_000_000_000_000_000
      let first = UInt32(truncatingIfNeeded: fraction / sixteenDigits)
      fraction &-= UInt64(first) &* sixteenDigits
      // Of 18 places, the first is a zero.
      if places == 18 { target[length] = UInt8(ascii: "0") }
      length &+= places &- 17
      target[length] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: first)
      length &+= 1
    } else {
      for _ in places..<16 { fraction &*= 10 }
    }
    return length &+ Digits.write(sixteen: fraction, to: target + length)
  }
}
