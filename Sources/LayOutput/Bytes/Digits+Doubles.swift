// Numbers of any size. Each function writes to where there are `bound` bytes and gives the length.

extension Digits {
  /// More bytes than any number takes, those included that the next bytes go over.
  static let bound = 32

  static func write(_ value: Int64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let sign = write(signOf: value < 0, to: target)
    return sign &+ write(magnitude: value.magnitude, to: target + sign)
  }

  private static func write(magnitude value: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let millions = value / 1_000_000
    let length = millions > 0 ? write(magnitude: millions, to: target) : 0
    let rest = UInt32(truncatingIfNeeded: value &- millions &* 1_000_000)
    return length &+ (length > 0 ? write(six: rest, to: target + length) : write(upToSix: rest, to: target))
  }

  /// Writes the shortest decimal that reads back to the same double: an integer without a point, never `-0`.
  ///
  /// The result is always a JSON number. JSON knows no infinity: an infinite value becomes the largest finite one
  /// of its sign, and NaN becomes 0.
  static func write(shortest value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    write(shortest: value, to: target) { write(fraction: value, to: target) }
  }

  /// The same, with another function for what is no integer and below a million.
  @inline(__always)
  static func write(
    shortest value: Double, to target: UnsafeMutablePointer<UInt8>, fraction: () -> Int
  ) -> Int {
    let length = value.magnitude
    guard length < 1_000_000 else { return write(large: value, to: target) }
    let whole = UInt32(length)
    guard Double(whole) == length else { return fraction() }
    let sign = write(signOf: value < 0, to: target)
    return sign &+ write(upToSix: whole, to: target + sign)
  }

  /// Writes the shortest decimal that reads back to a double that is no integer and below a million.
  @inline(never)
  static func write(fraction value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let sign = write(signOf: value < 0, to: target)
    let length = value.magnitude
    // A decimal of at most fifteen digits that reads back to the value is the shortest there is: no two such
    // decimals share a double.
    if length < thousandthsLimit {
      let thousandths = UInt32(length * 1000 + 0.5)
      if Double(thousandths) / 1000 == length {
        return sign &+ write(thousandths: thousandths, to: target + sign)
      }
    }
    guard let decimal = ShortestDecimal(length) else { return write(verbatim: value.description, to: target) }
    return sign &+ decimal.write(to: target + sign)
  }

  /// Writes a value of a million or more, or none at all.
  @inline(never)
  private static func write(large value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value.isNaN { return write(0, to: target) }
    if value.magnitude < 0x1p53 {
      // Integers have 64 bits here whatever the machine's have: lengths and digits need more than 32.
      let whole = Int64(value)
      if Double(whole) == value { return write(whole, to: target) }
    }
    let limit = Double.greatestFiniteMagnitude
    return write(verbatim: max(-limit, min(limit, value)).description, to: target)
  }

  /// Writes a length rounded to three decimals, trailing zeros dropped, never `-0`.
  ///
  /// Lengths beyond ± 10⁹ are cut there, which no viewer can tell apart; NaN becomes 0.
  static func write(rounded value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value.magnitude < thousandthsLimit {
      let thousandths = UInt32(value.magnitude * 1000 + 0.5)
      let sign = write(signOf: value < 0 && thousandths > 0, to: target)
      return sign &+ write(thousandths: thousandths, to: target + sign)
    }
    let bounded = value.isNaN ? 0 : max(-1e9, min(1e9, value))
    let thousandths = UInt64(bounded.magnitude * 1000 + 0.5)
    let whole = thousandths / 1000
    let length = write(bounded < 0 ? -Int64(whole) : Int64(whole), to: target)
    return length
      &+ write(places: UInt32(truncatingIfNeeded: thousandths &- whole &* 1000), to: target + length)
  }

  /// Writes what the standard library makes of a number: at most 24 bytes.
  @inline(never)
  private static func write(verbatim text: String, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var text = text
    return text.withUTF8 { text in
      assert(text.count <= bound)
      if let start = text.baseAddress { target.update(from: start, count: text.count) }
      return text.count
    }
  }

  /// Writes a minus over one byte, and gives its length.
  @inline(__always)
  private static func write(signOf isNegative: Bool, to target: UnsafeMutablePointer<UInt8>) -> Int {
    target[0] = UInt8(ascii: "-")
    return isNegative ? 1 : 0
  }

  /// Below it, rounding does not carry to the million that takes a seventh digit.
  private static let thousandthsLimit = 999_999.0

  /// Writes less than 10⁹ thousandths as a decimal with at most three places.
  @inline(__always)
  private static func write(thousandths: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let whole = thousandths / 1000
    let length = write(upToSix: whole, to: target)
    return length &+ write(places: thousandths &- whole &* 1000, to: target + length)
  }
}
