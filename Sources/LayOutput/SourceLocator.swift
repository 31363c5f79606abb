import LaySyntax

/// Turns byte offsets into lines and columns, many of them.
///
/// Tables tell the line and count the continuation bytes at the start of each block of bytes, so that a place costs the
/// same in a file of a million lines, or on a line of a million characters, as in a short one.
package struct SourceLocator {
  private let source: SourceFile
  /// The line that each block of `blockSize` bytes begins on.
  private let lines: [UInt32]
  /// The number of UTF-8 continuation bytes before each block; empty when there are none.
  private let continuations: [UInt32]

  private static let blockSize = 64

  /// - Complexity: O(n) in the bytes.
  package init(_ source: SourceFile) {
    self.source = source
    lines = Self.findLines(source)
    continuations = Self.countContinuations(source.bytes)
  }

  private static func findLines(_ source: SourceFile) -> [UInt32] {
    var lines: [UInt32] = []
    lines.reserveCapacity(source.bytes.count / blockSize + 1)
    let starts = source.lineStarts
    var line = 1
    for block in 0...source.bytes.count / blockSize {
      while line < starts.count, Int(starts[line]) <= block &* blockSize { line &+= 1 }
      lines.append(UInt32(truncatingIfNeeded: line))
    }
    return lines
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
      // All of them, many at a time: to stop at the first would allow no more than one.
      var all: UInt64 = 0
      var index = 0
      while index &+ 8 <= bytes.count {
        all |= bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        index &+= 8
      }
      return all & 0x8080_8080_8080_8080 == 0 && bytes[index...].allSatisfy { $0 < 0x80 }
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The line and column of an offset, as `SourceFile.location(of:)` gives them.
  /// - Complexity: O(1).
  package func location(of offset: UInt32) -> SourceLocation {
    let starts = source.lineStarts
    let offset = min(Int(offset), source.bytes.count)
    var line = Int(lines[offset / Self.blockSize])
    while line < starts.count, Int(starts[line]) <= offset { line &+= 1 }
    let start = Int(starts[line - 1])
    let column =
      continuations.isEmpty ? 1 + offset - start : column(of: offset, onLine: line, from: start)
    guard let part = source.partIndex(at: UInt32(offset)) else {
      return SourceLocation(line: line - 1 + source.firstLine, column: column)
    }
    return SourceLocation(line: source.line(line - 1, inPart: part), column: column)
  }

  private func column(of offset: Int, onLine line: Int, from start: Int) -> Int {
    let isFirst = line == 1 || source.parts.contains { Int($0.range.start) == start }
    let first = isFirst && source.bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) ? start + 3 : start
    guard first < offset else { return 1 }
    // Whatever byte a line begins with counts as a character.
    let stray = Self.isContinuation(source.bytes[first]) ? 1 : 0
    return 1 + offset - first - (continuationCount(before: offset) - continuationCount(before: first)) + stray
  }

  private func continuationCount(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    var count = Int(continuations[block])
    for index in block * Self.blockSize..<offset where Self.isContinuation(source.bytes[index]) { count += 1 }
    return count
  }
}
