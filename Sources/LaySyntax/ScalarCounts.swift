/// How many Unicode scalars of UTF-8 stand between two offsets, however far they are apart.
struct ScalarCounts: Sendable {
  /// How many continuation bytes stand before each block of bytes; empty for ASCII, which has none.
  private let before: [UInt32]

  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: [UInt8]) {
    var before: [UInt32] = []
    if !Self.isASCII(bytes) {
      var count: UInt32 = 0
      before.reserveCapacity(bytes.count / Self.block + 1)
      for (index, byte) in bytes.enumerated() {
        if index % Self.block == 0 { before.append(count) }
        if Self.isContinuation(byte) { count += 1 }
      }
    }
    self.before = before
  }

  /// The bytes between two counts that are kept.
  private static let block = 1_024

  /// The scalars that begin in a range; a continuation byte at its start is counted as one.
  /// - Complexity: O(1).
  func count(from start: Int, to end: Int, of bytes: [UInt8]) -> Int {
    guard start < end else { return 0 }
    guard !before.isEmpty else { return end - start }
    let continuations =
      end - start <= Self.block
      ? Self.continuations(in: start..<end, of: bytes)
      : continuations(before: end, of: bytes) - continuations(before: start, of: bytes)
    return end - start - continuations + (Self.isContinuation(bytes[start]) ? 1 : 0)
  }

  private func continuations(before offset: Int, of bytes: [UInt8]) -> Int {
    let block = min(offset / Self.block, before.count - 1)
    return Int(before[block]) + Self.continuations(in: block * Self.block..<offset, of: bytes)
  }

  private static func continuations(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    bytes[range].reduce(0) { $0 + (isContinuation($1) ? 1 : 0) }
  }

  /// Continuation bytes are 10xxxxxx.
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var index = 0
      var all: UInt64 = 0
      while index + 8 <= bytes.count {
        all |= bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        index += 8
      }
      while index < bytes.count {
        all |= UInt64(bytes[index])
        index += 1
      }
      return all & 0x8080_8080_8080_8080 == 0
    }
  }
}
