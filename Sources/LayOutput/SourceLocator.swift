import LaySyntax

/// Turns byte offsets into lines and columns, many and nearly in order.
///
/// It remembers the last line, and counts columns by a table of continuation bytes, so that a place costs the same
/// on a line of a million characters as on a short one.
struct SourceLocator {
  private let source: SourceFile
  private var line = 1
  private var start: Int
  private var end: Int
  /// The number of UTF-8 continuation bytes before each block of `blockSize` bytes; empty when there are none.
  private let continuations: [UInt32]

  private static let blockSize = 64

  /// - Complexity: O(n) in the bytes.
  init(_ source: SourceFile) {
    self.source = source
    continuations = Self.countContinuations(source.bytes)
    start = 0
    end = 0
    moveTo(line: 1)
  }

  private static func countContinuations(_ bytes: [UInt8]) -> [UInt32] {
    if isASCII(bytes) { return [] }
    var counts: [UInt32] = []
    counts.reserveCapacity(bytes.count / blockSize + 2)
    var total: UInt32 = 0
    for index in bytes.indices {
      if index % blockSize == 0 { counts.append(total) }
      if isContinuation(bytes[index]) { total += 1 }
    }
    counts.append(total)
    return counts
  }

  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { return false }
        index += 8
      }
      return bytes[index...].allSatisfy { $0 < 0x80 }
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The line and column of an offset, as `SourceFile.location(of:)` gives them.
  /// - Complexity: O(1) near the last place, else O(log lines).
  mutating func location(of offset: UInt32) -> SourceLocation {
    let offset = min(Int(offset), source.bytes.count)
    if offset < start || offset >= end { moveTo(offset: offset) }
    var first = start
    if line == 1, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { first = 3 }
    guard first < offset else { return SourceLocation(line: line, column: 1) }
    // Whatever byte a line begins with counts as a character.
    let stray = Self.isContinuation(source.bytes[first]) ? 1 : 0
    let inside = continuationCount(before: offset) - continuationCount(before: first)
    return SourceLocation(line: line, column: 1 + offset - first - inside + stray)
  }

  private func continuationCount(before offset: Int) -> Int {
    guard !continuations.isEmpty else { return 0 }
    let block = offset / Self.blockSize
    var count = Int(continuations[block])
    for index in block * Self.blockSize..<offset where Self.isContinuation(source.bytes[index]) { count += 1 }
    return count
  }

  private mutating func moveTo(offset: Int) {
    if line < source.lineCount, offset >= end, offset < startOfLine(line + 2) {
      moveTo(line: line + 1)
      return
    }
    var low = 1
    var high = source.lineCount + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if startOfLine(middle) <= offset { low = middle } else { high = middle }
    }
    moveTo(line: low)
  }

  private mutating func moveTo(line: Int) {
    self.line = line
    start = startOfLine(line)
    end = startOfLine(line + 1)
  }

  /// The first offset of a line; past the last line, an offset that no place reaches.
  private func startOfLine(_ line: Int) -> Int {
    line <= source.lineCount ? Int(source.startOfLine(line)) : source.bytes.count + 1
  }
}
