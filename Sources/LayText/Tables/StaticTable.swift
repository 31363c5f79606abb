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
