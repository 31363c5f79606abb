extension ByteBuffer {
  /// Appends an integer in decimal.
  package mutating func append(_ value: Int) { append(integer: Int64(value)) }

  /// Integers have 64 bits here whatever the machine's have: lengths and digits need more than 32.
  private mutating func append(integer value: Int64) {
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
      append(integer: whole)
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
    if let decimal = ShortestDecimal(value.magnitude) {
      if value < 0 { append(UInt8(ascii: "-")) }
      append(decimal)
    } else {
      append(verbatim: value.description)
    }
  }

  private mutating func append(_ decimal: ShortestDecimal) {
    append(atMost: 2 * Self.longestInteger + 1) { target in
      let length = Self.write(digits: decimal.whole, to: target)
      target[length] = UInt8(ascii: ".")
      var rest = decimal.fraction
      var position = length + 1 + decimal.places
      let end = position
      while position >= length + 3 {
        position -= 2
        let next = rest / 100
        Self.write(pair: Int(truncatingIfNeeded: rest &- next &* 100), to: target + position)
        rest = next
      }
      if position > length + 1 { target[length + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest) }
      return end
    }
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
    // By far the most: these need neither bounds nor a sign.
    if value >= 0, value < 999 { return append(few: UInt32(value * 1000 + 0.5)) }
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
    if thousandths >= 0, thousandths < 1_000_000 {
      return append(few: UInt32(truncatingIfNeeded: thousandths))
    }
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(atMost: Self.longestInteger + 4) { target in
      var length = 0
      if thousandths < 0 {
        target[0] = UInt8(ascii: "-")
        length = 1
      }
      length += Self.write(digits: whole, to: target + length)
      return length + Self.write(fraction: UInt32(truncatingIfNeeded: fraction), to: target + length)
    }
  }

  /// Appends less than a million thousandths: at most three digits, the point and three places.
  @inline(__always)
  private mutating func append(few thousandths: UInt32) {
    let whole = thousandths / 1000
    let fraction = thousandths &- whole &* 1000
    append(atMost: 7) { target in
      var length = 1
      if whole < 10 {
        target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: whole)
      } else if whole < 100 {
        Self.write(pair: Int(truncatingIfNeeded: whole), to: target)
        length = 2
      } else {
        let hundreds = whole / 100
        target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: hundreds)
        Self.write(pair: Int(truncatingIfNeeded: whole &- hundreds &* 100), to: target + 1)
        length = 3
      }
      return length &+ Self.write(fraction: fraction, to: target + length)
    }
  }

  /// Writes a point and the places of less than a thousand thousandths, and gives their length; nothing for none.
  @inline(__always)
  private static func write(fraction: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if fraction == 0 { return 0 }
    let tenths = fraction / 100
    let rest = fraction &- tenths &* 100
    target[0] = UInt8(ascii: ".")
    target[1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: tenths)
    if rest == 0 { return 2 }
    write(pair: Int(truncatingIfNeeded: rest), to: target + 2)
    return rest % 10 == 0 ? 3 : 4
  }

  private mutating func append(digits value: UInt64) {
    append(atMost: Self.longestInteger) { Self.write(digits: value, to: $0) }
  }

  /// The most characters of a 64-bit integer, its sign included.
  private static let longestInteger = 20

  /// Writes an integer in decimal and gives its length: two digits a step, which halves the divisions.
  @inline(__always)
  private static func write(digits value: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 10 {
      target[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
      return 1
    }
    if value < 100 {
      write(pair: Int(value), to: target)
      return 2
    }
    let length = digitCount(value)
    var rest = value
    var position = length
    while rest >= 100 {
      let next = rest / 100
      position &-= 2
      write(pair: Int(truncatingIfNeeded: rest &- next &* 100), to: target + position)
      rest = next
    }
    if rest < 10 {
      target[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)
    } else {
      write(pair: Int(truncatingIfNeeded: rest), to: target)
    }
    return length
  }

  @inline(__always)
  private static func digitCount(_ value: UInt64) -> Int {
    if value < 1_000 { return 3 }
    if value < 10_000 { return 4 }
    if value < 100_000 { return 5 }
    var length = 6
    var bound: UInt64 = 1_000_000
    while value >= bound {
      length &+= 1
      let (next, overflows) = bound.multipliedReportingOverflow(by: 10)
      if overflows { break }
      bound = next
    }
    return length
  }

  /// Writes a number below a hundred as two digits.
  @inline(__always)
  private static func write(pair value: Int, to target: UnsafeMutablePointer<UInt8>) {
    let tens = value / 10
    target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: tens)
    target[1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value &- tens &* 10)
  }
}
