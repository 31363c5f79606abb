/// How the last few fractions were written.
///
/// A layout's lengths come again and again: in a view's frame and in its parent's, in what it was proposed, in the rows
/// of a list. Two of three fractions are found here, for a tenth of what it takes to find their digits.
struct RecentDecimals {
  private struct Entry: BitwiseCopyable {
    /// The bits of the fraction; 0, which is none, for no entry.
    var bits: UInt64 = 0
    var length = 0
    /// The text, which is at most 24 bytes, and what happened to follow it.
    var text: (UInt64, UInt64, UInt64) = (0, 0, 0)
  }

  private let entries: UnsafeMutablePointer<Entry>

  /// As many as lie in two and a half kilobytes: four times as many would find a tenth more.
  private static let entryCountLog2 = 6

  init() {
    entries = .allocate(capacity: 1 << Self.entryCountLog2)
    entries.initialize(repeating: Entry(), count: 1 << Self.entryCountLog2)
  }

  func deallocate() { entries.deallocate() }

  /// As `Digits.write(shortest:to:)`.
  func write(shortest value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    Digits.write(shortest: value, to: target) { write(fraction: value, to: target) }
  }

  @inline(__always)
  private func write(fraction value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let bits = value.bitPattern
    // Multiplied by the golden ratio, as Fibonacci hashing has it: the top bits depend on all others. They are fewer
    // than 64, so that the index is one of an entry.
    let entry =
      entries + Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.entryCountLog2))
    let bytes = UnsafeMutableRawPointer(target)
    if entry.pointee.bits == bits {
      bytes.storeBytes(of: entry.pointee.text, as: (UInt64, UInt64, UInt64).self)
      return entry.pointee.length
    }
    let length = Digits.write(fraction: value, to: target)
    entry.pointee = Entry(
      bits: bits, length: length, text: bytes.loadUnaligned(as: (UInt64, UInt64, UInt64).self))
    return length
  }
}
