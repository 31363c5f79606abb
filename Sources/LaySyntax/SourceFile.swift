/// A `.lay` file's name and bytes, with the table that turns byte offsets into lines and columns.
///
/// Nothing in the pipeline copies the text: every token, node and diagnostic points into `bytes`.
@usableFromInline package struct SourceFile: Sendable {
  /// The name as the user gave it; it opens every diagnostic.
  package let name: String
  /// The bytes as read, a byte-order mark included: at most `maximumSize` of them.
  package let bytes: [UInt8]
  /// The offset at which each line starts, ascending; the first is 0.
  package let lineStarts: [UInt32]
  /// The number of the first line: above 1 for a source that stands inside another file.
  package let firstLine: Int

  /// The longest source that offsets can address, in bytes.
  package static let maximumSize = 1 << 30

  /// - Complexity: O(n) in the number of bytes.
  package init(name: String, bytes: [UInt8], firstLine: Int = 1) {
    self.name = name
    self.firstLine = firstLine
    self.bytes = bytes.count <= Self.maximumSize ? bytes : Array(bytes[..<Self.maximumSize])
    self.lineStarts = Self.findLineStarts(self.bytes)
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// CR, LF and CRLF each end a line.
  private static func findLineStarts(_ bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      let words = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index < bytes.count {
        // Eight bytes without a line's end go by at once.
        if index + 8 <= bytes.count {
          let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          if !holdsLineEnd(word) {
            index += 8
            continue
          }
        }
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(UInt32(index))
        } else if byte == UInt8(ascii: "\r") {
          if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
          starts.append(UInt32(index))
        }
      }
    }
    return starts
  }

  /// Whether a CR or LF is among eight bytes; it may be said of bytes beside one, never denied of one.
  @inline(__always)
  private static func holdsLineEnd(_ word: UInt64) -> Bool {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // A byte that equals the one looked for becomes 0, from which alone 1 is borrowed.
    let feeds = word ^ (ones &* 0x0A)
    let returns = word ^ (ones &* 0x0D)
    return ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & tops != 0
  }

  /// The numbers of the file's lines, of which there is one at least.
  package var lines: ClosedRange<Int> { firstLine...firstLine + lineStarts.count - 1 }

  /// The offset at which a line starts; the end of the file for a line that it has not.
  package func startOfLine(_ line: Int) -> UInt32 {
    lines.contains(line) ? lineStarts[line - firstLine] : UInt32(bytes.count)
  }

  /// The line and column of a byte offset; offsets past the end give the end.
  /// - Complexity: O(log lines + length of the line).
  package func location(of offset: UInt32) -> SourceLocation {
    let offset = min(offset, UInt32(bytes.count))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    var index = Int(lineStarts[low])
    if low == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = min(3, Int(offset)) }
    while index < Int(offset) {
      index += 1
      // A scalar is counted at its first byte; continuation bytes are 10xxxxxx.
      while index < Int(offset), bytes[index] & 0xC0 == 0x80 { index += 1 }
      column += 1
    }
    return SourceLocation(line: low + firstLine, column: column)
  }

  /// The offset of a line and a column from 1; nil when the file has no such line.
  /// - Complexity: O(length of the line).
  package func offset(of location: SourceLocation) -> UInt32? {
    guard lines.contains(location.line), location.column >= 1 else { return nil }
    let range = rangeOfLine(location.line)
    var index = Int(range.start)
    if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = min(3, Int(range.end)) }
    for _ in 1..<location.column where index < Int(range.end) {
      index += 1
      while index < Int(range.end), bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    return UInt32(index)
  }

  /// The bytes of a line without its line ending.
  package func rangeOfLine(_ line: Int) -> SourceRange {
    let start = startOfLine(line)
    var end = startOfLine(line + 1)
    while end > start, bytes[Int(end) - 1] == UInt8(ascii: "\n") || bytes[Int(end) - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return SourceRange(start: start, end: end)
  }

  /// The text of a range; invalid UTF-8 is repaired with U+FFFD.
  package func text(_ range: SourceRange) -> String {
    let start = min(Int(range.start), bytes.count)
    let end = max(start, min(Int(range.end), bytes.count))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// A half-open range of byte offsets in one source file.
@usableFromInline package struct SourceRange: BitwiseCopyable, Equatable, Hashable, Sendable {
  @usableFromInline package var start: UInt32
  @usableFromInline package var end: UInt32

  @inlinable package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// From the start of this range to the end of the other.
  package func joined(with other: SourceRange) -> SourceRange {
    SourceRange(start: min(start, other.start), end: max(end, other.end))
  }

  package func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}

/// A place that a person reads: line and column from 1, columns in Unicode scalars.
package struct SourceLocation: Equatable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
