extension ByteBuffer {
  /// Appends an integer in decimal.
  package mutating func append(_ value: Int) { append(integer: Int64(value)) }

  /// Integers have 64 bits here whatever the machine's have: lengths and digits need more than 32.
  private mutating func append(integer value: Int64) {
    guard value.magnitude < 1_000_000 else { return append(verbatim: value.description) }
    if value < 0 { append(UInt8(ascii: "-")) }
    append(atMost: 6) { Digits.write(upToSix: UInt32(truncatingIfNeeded: value.magnitude), to: $0) }
  }

  /// Appends the shortest decimal that reads back to the same double: an integer without a point, never `-0`.
  ///
  /// The result is always a JSON number. JSON knows no infinity: an infinite value becomes the largest finite one
  /// of its sign, and NaN becomes 0.
  package mutating func append(shortest value: Double) {
    guard value.magnitude < 0x1p53 else { return append(extreme: value) }
    let whole = Int64(value)
    if Double(whole) == value { return append(integer: whole) }
    let length = value.magnitude
    // A decimal of at most fifteen digits that reads back to the value is the shortest there is: no two such
    // decimals share a double.
    if length < Self.thousandthsLimit {
      let thousandths = UInt32(length * 1000 + 0.5)
      if Double(thousandths) / 1000 == length {
        if value < 0 { append(UInt8(ascii: "-")) }
        return append(thousandths: thousandths)
      }
    }
    if let decimal = ShortestDecimal(length) {
      if value < 0 { append(UInt8(ascii: "-")) }
      append(atMost: ShortestDecimal.bound) { decimal.write(to: $0) }
    } else {
      append(verbatim: value.description)
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
    if value.magnitude < Self.thousandthsLimit {
      let thousandths = UInt32(value.magnitude * 1000 + 0.5)
      if value < 0, thousandths > 0 { append(UInt8(ascii: "-")) }
      append(thousandths: thousandths)
    } else {
      let bounded = value.isNaN ? 0 : max(-1e9, min(1e9, value))
      let thousandths = UInt64(bounded.magnitude * 1000 + 0.5)
      let whole = thousandths / 1000
      append(integer: bounded < 0 ? -Int64(whole) : Int64(whole))
      append(atMost: 4) {
        Digits.write(places: UInt32(truncatingIfNeeded: thousandths &- whole &* 1000), to: $0)
      }
    }
  }

  /// Below it, rounding does not carry to the million that takes a seventh digit.
  private static let thousandthsLimit = 999_999.0

  /// Appends less than 10⁹ thousandths as a decimal with at most three places.
  @inline(__always)
  private mutating func append(thousandths: UInt32) {
    let whole = thousandths / 1000
    append(atMost: 10) { target in
      let length = Digits.write(upToSix: whole, to: target)
      return length &+ Digits.write(places: thousandths &- whole &* 1000, to: target + length)
    }
  }
}
