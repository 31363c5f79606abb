/// Numbers kept as printable text, six bits to a character from "0" on, the most significant first.
///
/// A string literal needs no work at start-up and costs the compiler nothing.
struct StaticTable {
  private let characters: UnsafePointer<UInt8>
  private let count: Int

  init(_ text: StaticString) {
    characters = text.utf8Start
    count = text.utf8CodeUnitCount
  }

  /// Two characters as they lie in a table of numbers of two.
  typealias Pair = UInt16

  static func pair(_ number: Int) -> Pair {
    let (first, second) = (UInt16(number >> 6 & 63) &+ 48, UInt16(number & 63) &+ 48)
    return (second << 8 | first).littleEndian
  }

  /// Whether the number at a position, counted in numbers of two characters, is one whose characters are known: for
  /// tables that are asked for each letter of a text.
  @inline(__always)
  func holds(_ pair: Pair, at position: Int) -> Bool {
    let start = position &* 2
    // One that is negative counts as too large.
    guard UInt(bitPattern: start) < UInt(bitPattern: max(count &- 1, 0)) else { return false }
    return UnsafeRawPointer(characters).loadUnaligned(fromByteOffset: start, as: Pair.self) == pair
  }

  /// The number of `digits` characters at a position counted in such numbers; 0 outside of the table.
  @inline(__always)
  func number(at position: Int, digits: Int) -> Int {
    let start = position &* digits
    guard start >= 0, start &+ digits <= count else { return 0 }
    var value = 0
    for i in start..<(start &+ digits) { value = value << 6 | Int(characters[i] &- 48) }
    return value
  }
}
