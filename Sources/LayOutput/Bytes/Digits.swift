/// Decimal digits as text.
enum Digits {
  /// The numbers below a hundred: to look one up costs a third of the divisions.
  @inline(__always)
  private static var pairs: UnsafePointer<UInt8> {
    let pairs: StaticString = """
      0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
      5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
      """
    return pairs.utf8Start
  }

  /// Writes a number below a hundred as two digits.
  @inline(__always)
  private static func write(pair value: UInt32, to target: UnsafeMutablePointer<UInt8>) {
    assert(value < 100)
    let pair = UnsafeRawPointer(pairs).loadUnaligned(fromByteOffset: 2 &* Int(value), as: UInt16.self)
    UnsafeMutableRawPointer(target).storeBytes(of: pair, as: UInt16.self)
  }

  /// Writes a number below a thousand as three digits.
  @inline(__always)
  private static func write(three value: UInt32, to target: UnsafeMutablePointer<UInt8>) {
    let hundreds = value / 100
    target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: hundreds)
    write(pair: value &- hundreds &* 100, to: target + 1)
  }

  /// Writes a number below a thousand without leading zeros and gives its length.
  @inline(__always)
  private static func write(upToThree value: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 10 {
      target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
      return 1
    }
    if value < 100 {
      write(pair: value, to: target)
      return 2
    }
    write(three: value, to: target)
    return 3
  }

  /// Writes a number below a million without leading zeros and gives its length.
  @inline(__always)
  static func write(upToSix value: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 1000 { return write(upToThree: value, to: target) }
    let thousands = value / 1000
    let length = write(upToThree: thousands, to: target)
    write(three: value &- thousands &* 1000, to: target + length)
    return length &+ 3
  }

  /// Writes a number below a million as six digits and gives their number.
  @inline(__always)
  static func write(six value: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let thousands = value / 1000
    write(three: thousands, to: target)
    write(three: value &- thousands &* 1000, to: target + 3)
    return 6
  }

  /// Writes a point and the places of less than a thousand thousandths, over four bytes, without zeros at the end, and
  /// gives their length; nothing for none.
  @inline(__always)
  static func write(places thousandths: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if thousandths == 0 { return 0 }
    target[0] = UInt8(ascii: ".")
    write(three: thousandths, to: target + 1)
    if target[3] != UInt8(ascii: "0") { return 4 }
    return target[2] != UInt8(ascii: "0") ? 3 : 2
  }

  /// Writes a number below 10¹⁶ as sixteen digits, and gives how many are left without the zeros at their end.
  @inline(__always)
  static func write(sixteen value: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let upper = value / 100_000_000
    let first = eight(UInt32(truncatingIfNeeded: upper))
    let last = eight(UInt32(truncatingIfNeeded: value &- upper &* 100_000_000))
    let zeros: UInt64 = 0x3030_3030_3030_3030
    let bytes = UnsafeMutableRawPointer(target)
    bytes.storeBytes(of: (first | zeros).littleEndian, as: UInt64.self)
    bytes.storeBytes(of: (last | zeros).littleEndian, toByteOffset: 8, as: UInt64.self)
    return last == 0 ? 8 &- first.leadingZeroBitCount / 8 : 16 &- last.leadingZeroBitCount / 8
  }

  /// The eight digits of a number below 10⁸, one a byte and the first in the lowest: values, not yet characters.
  ///
  /// Each step halves all parts at once. The factors stand for divisions by 100 and by 10, exactly for parts of four and
  /// of two digits.
  @inline(__always)
  private static func eight(_ value: UInt32) -> UInt64 {
    let upper = value / 10_000
    let fours = UInt64(upper) | UInt64(value &- upper &* 10_000) << 32
    let hundreds = ((fours &* 10_486) >> 20) & 0x0000_007F_0000_007F
    let twos = (fours &- hundreds &* 100) << 16 | hundreds
    let tens = ((twos &* 103) >> 10) & 0x000F_000F_000F_000F
    return (twos &- tens &* 10) << 8 | tens
  }
}
