extension ByteBuffer {
  /// Appends an integer in decimal.
  package mutating func append(_ value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: value.magnitude)
  }

  /// Appends the shortest decimal that reads back to the same double: an integer without a point, never `-0`.
  ///
  /// The result is always a JSON number. JSON knows no infinity: an infinite value becomes the largest finite one
  /// of its sign, and NaN becomes 0.
  package mutating func append(shortest value: Double) {
    guard value.magnitude < 0x1p53 else {
      append(extreme: value)
      return
    }
    let whole = Int64(value)
    if Double(whole) == value {
      append(Int(whole))
      return
    }
    // A decimal of at most fifteen digits that reads back to the value is the shortest there is: no two such
    // decimals share a double.
    let thousandths = value * 1000
    if thousandths.magnitude < 1e15 {
      let rounded = Self.roundedToInteger(thousandths)
      if Double(rounded) / 1000 == value {
        append(thousandths: rounded)
        return
      }
    }
    append(verbatim: value.description)
  }

  /// Appends a value beyond the integers that doubles count one by one, or none at all.
  private mutating func append(extreme value: Double) {
    if value.isNaN {
      append("0")
    } else {
      let limit = Double.greatestFiniteMagnitude
      append(verbatim: max(-limit, min(limit, value)).description)
    }
  }

  /// Appends a length rounded to three decimals, trailing zeros dropped, never `-0`.
  ///
  /// Lengths beyond ± 10⁹ are cut there, which no viewer can tell apart; NaN becomes 0.
  package mutating func append(rounded value: Double) {
    let limit = 1e9
    let bounded = value.isNaN ? 0 : max(-limit, min(limit, value))
    append(thousandths: Self.roundedToInteger(bounded * 1000))
  }

  /// Rounds half away from zero; the value must be below 2⁵³.
  @inline(__always)
  private static func roundedToInteger(_ value: Double) -> Int64 {
    Int64(value < 0 ? value - 0.5 : value + 0.5)
  }

  /// Appends a count of thousandths as a decimal with at most three places.
  private mutating func append(thousandths: Int64) {
    if thousandths < 0 { append(UInt8(ascii: "-")) }
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(digits: UInt(whole))
    guard fraction != 0 else { return }
    let hundreds = UInt8(truncatingIfNeeded: fraction / 100)
    let tens = UInt8(truncatingIfNeeded: fraction / 10 % 10)
    let ones = UInt8(truncatingIfNeeded: fraction % 10)
    let places = ones != 0 ? 3 : tens != 0 ? 2 : 1
    let zero = UInt8(ascii: "0")
    append(length: 1 + places) { target in
      target[0] = UInt8(ascii: ".")
      target[1] = zero + hundreds
      if places > 1 { target[2] = zero + tens }
      if places > 2 { target[3] = zero + ones }
    }
  }

  private mutating func append(digits value: UInt) {
    var length = 1
    var bound: UInt = 10
    while value >= bound {
      length += 1
      let (next, overflows) = bound.multipliedReportingOverflow(by: 10)
      if overflows { break }
      bound = next
    }
    append(length: length) { target in
      var rest = value
      var position = length
      while position > 0 {
        position &-= 1
        target[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }
}
