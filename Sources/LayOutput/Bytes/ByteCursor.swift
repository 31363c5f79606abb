/// The place where bytes go that are known to fit: `ByteBuffer.append(atMost:)` sees to the room for all of them at once.
///
/// It may write over some bytes after its place, which the next bytes take; those, too, are within the bound.
struct ByteCursor {
  private(set) var position: UnsafeMutablePointer<UInt8>

  @inline(__always)
  init(_ position: UnsafeMutablePointer<UInt8>) { self.position = position }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    position[0] = byte
    position += 1
  }

  /// Its length is known where this is called, so that the copy is a few stores.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    append(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  // Copied raw, which does not ask whether source and target are the same, as `update(from:count:)` does.
  @inline(__always)
  mutating func append(from start: UnsafePointer<UInt8>, count: Int) {
    UnsafeMutableRawPointer(position).copyMemory(from: start, byteCount: count)
    position += count
  }

  @inline(__always)
  mutating func append(spaces count: Int) {
    position.update(repeating: UInt8(ascii: " "), count: count)
    position += count
  }

  /// Appends the lowest bytes of a word, over eight.
  @inline(__always)
  mutating func append(_ bytes: UInt64, count: Int) {
    UnsafeMutableRawPointer(position).storeBytes(of: bytes.littleEndian, as: UInt64.self)
    position += count
  }

  // The numbers' functions return lengths, so that the position need not leave its register.

  /// Appends an integer, over `Digits.bound` bytes.
  @inline(__always)
  mutating func append(_ value: Int) {
    position += Digits.write(Int64(value), to: position)
  }

  /// Appends the shortest decimal that reads back to the same double, over `Digits.bound` bytes.
  @inline(__always)
  mutating func append(shortest value: Double) {
    position += Digits.write(shortest: value, to: position)
  }

  @inline(__always)
  mutating func append(shortest value: Double, _ recent: RecentDecimals) {
    position += recent.write(shortest: value, to: position)
  }

  /// Appends a length rounded to three decimals, over `Digits.bound` bytes.
  @inline(__always)
  mutating func append(rounded value: Double) {
    position += Digits.write(rounded: value, to: position)
  }

  /// Ends the line and indents the next, over `lineBound(indentation:)` bytes.
  @inline(__always)
  mutating func startLine(indentation: Int) {
    append(UInt8(ascii: "\n"))
    // All at once and more than most lines want: what comes next goes over those.
    UnsafeMutableRawPointer(position).storeBytes(
      of: SIMD64(repeating: UInt8(ascii: " ")), as: SIMD64<UInt8>.self)
    if indentation > 64 {
      (position + 64).update(repeating: UInt8(ascii: " "), count: indentation &- 64)
    }
    position += indentation
  }

  @inline(__always)
  static func lineBound(indentation: Int) -> Int { 1 + max(indentation, 64) }
}
