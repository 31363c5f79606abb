/// A `.lay` file's name and bytes, with the table that turns byte offsets into lines and columns.
///
/// Nothing in the pipeline copies the text: every token, node and diagnostic points into `bytes`.
@usableFromInline package struct SourceFile: Sendable {
  /// The name as the user gave it; it opens every diagnostic.
  package private(set) var name: String
  /// The bytes as read, a byte-order mark included: at most `maximumSize` of them.
  package let bytes: [UInt8]
  /// The offset at which each line starts, ascending; the first is 0.
  package let lineStarts: [UInt32]
  private let scalars: ScalarCounts
  /// The number of the first line: above 1 for a source that stands inside another file.
  package let firstLine: Int
  /// The files that a source of several is made of, by where they start; empty for a single file.
  package private(set) var parts: [SourcePart]
  /// The modules that the parts belong to, by number.
  package let modules: [SourceModule]

  /// The longest source that offsets can address, in bytes.
  package static let maximumSize = 1 << 30

  /// - Complexity: O(n) in the number of bytes.
  package init(name: String, bytes: [UInt8], firstLine: Int = 1) {
    self.name = name
    self.firstLine = firstLine
    self.parts = []
    self.modules = []
    self.bytes = bytes.count <= Self.maximumSize ? bytes : Array(bytes[..<Self.maximumSize])
    self.lineStarts = Self.findLineStarts(self.bytes)
    self.scalars = ScalarCounts(self.bytes)
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// This source with one of its files alone shown, and called by its name.
  /// - Complexity: O(n) in the files.
  package func showing(_ part: Int) -> SourceFile {
    var source = self
    for index in parts.indices { source.parts[index].isShown = index == part }
    if parts.indices.contains(part) { source.name = parts[part].name }
    return source
  }

  /// Several files as one source, each with its own lines.
  ///
  /// Between two of them stand zero bytes, so that nothing that one leaves open reaches the next. Files that would not
  /// fit are left out.
  /// - Complexity: O(n) in the number of bytes.
  package init(name: String, files: [SourcePart.File], modules: [SourceModule]) {
    self.name = name
    self.firstLine = 1
    self.modules = modules
    var bytes: [UInt8] = []
    var starts: [UInt32] = []
    var parts: [SourcePart] = []
    bytes.reserveCapacity(files.reduce(0) { $0 + $1.bytes.count + Self.gap })
    for file in files where bytes.count + file.bytes.count + Self.gap <= Self.maximumSize {
      let start = UInt32(bytes.count)
      bytes += file.bytes
      parts.append(
        SourcePart(
          name: file.name, range: SourceRange(start: start, end: UInt32(bytes.count)),
          firstLine: starts.count,
          module: file.module, isShown: file.isShown))
      for lineStart in Self.findLineStarts(file.bytes) { starts.append(start + lineStart) }
      bytes.append(contentsOf: repeatElement(0, count: Self.gap))
    }
    self.bytes = bytes
    self.scalars = ScalarCounts(bytes)
    self.lineStarts = starts.isEmpty ? [0] : starts
    self.parts = parts
  }

  /// The zero bytes after each part: as many as the lexer may look ahead.
  private static let gap = 16

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

  /// The numbers of the file's lines, of which there is one at least; of a source of several files those of the first
  /// one that is shown.
  package var lines: ClosedRange<Int> {
    guard let part = mainPart else { return firstLine...firstLine + lineStarts.count - 1 }
    let end = part + 1 < parts.count ? parts[part + 1].firstLine : lineStarts.count
    return 1...max(1, end - parts[part].firstLine)
  }

  /// The part that line numbers are about.
  var mainPart: Int? {
    parts.isEmpty ? nil : parts.firstIndex { $0.isShown } ?? 0
  }

  /// What is added to a line's number to give its index in `lineStarts`.
  private var lineOffset: Int { mainPart.map { parts[$0].firstLine - 1 } ?? -firstLine }

  /// The offset at which a line starts; the end of the file for a line that it has not.
  package func startOfLine(_ line: Int) -> UInt32 {
    if lines.contains(line) { return lineStarts[line + lineOffset] }
    return mainPart.map { parts[$0].range.end } ?? UInt32(bytes.count)
  }

  /// The index in `lineStarts` of the line that holds an offset.
  private func lineIndex(of offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The line and column of a byte offset, in the file that it stands in; offsets past the end give the end.
  /// - Complexity: O(log lines).
  package func location(of offset: UInt32) -> SourceLocation {
    let offset = min(offset, UInt32(bytes.count))
    let low = lineIndex(of: offset)
    var start = Int(lineStarts[low])
    let part = partIndex(at: offset)
    let first = part.map { parts[$0].firstLine } ?? 0
    if low == first, bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) { start = min(start + 3, Int(offset)) }
    let column = 1 + scalars.count(from: start, to: Int(offset), of: bytes)
    return SourceLocation(line: low - first + (part == nil ? firstLine : 1), column: column)
  }

  /// The offset of a line and a column from 1; nil when the file has no such line.
  /// - Complexity: O(length of the line).
  package func offset(of location: SourceLocation) -> UInt32? {
    guard lines.contains(location.line), location.column >= 1 else { return nil }
    let range = rangeOfLine(location.line)
    var index = Int(range.start)
    if location.line == lines.lowerBound, bytes[index...].starts(with: [0xEF, 0xBB, 0xBF]) {
      index = min(index + 3, Int(range.end))
    }
    for _ in 1..<location.column where index < Int(range.end) {
      index += 1
      while index < Int(range.end), bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    return UInt32(index)
  }

  /// The bytes of a line without its line ending.
  package func rangeOfLine(_ line: Int) -> SourceRange {
    withoutLineEnd(SourceRange(start: startOfLine(line), end: startOfLine(line + 1)))
  }

  /// The bytes of the line that holds an offset, in whatever file, without its line ending.
  /// - Complexity: O(log lines).
  package func rangeOfLine(at offset: UInt32) -> SourceRange {
    let index = lineIndex(of: min(offset, UInt32(bytes.count)))
    return withoutLineEnd(rangeOfLine(index: index))
  }

  /// The bytes of the line after the one that holds an offset, without its line ending; empty at the end of the file.
  package func rangeOfLine(after offset: UInt32) -> SourceRange {
    let line = rangeOfLine(index: lineIndex(of: min(offset, UInt32(bytes.count))))
    let end = partIndex(at: offset).map { parts[$0].range.end } ?? UInt32(bytes.count)
    guard line.end < end else { return SourceRange(start: end, end: end) }
    return rangeOfLine(at: line.end)
  }

  /// A range with all of the lines that it begins and ends on, the last one's ending too, in whatever file.
  /// - Complexity: O(log lines).
  package func wholeLines(of range: SourceRange) -> SourceRange {
    let first = rangeOfLine(index: lineIndex(of: min(range.start, UInt32(bytes.count))))
    let last = rangeOfLine(index: lineIndex(of: min(range.end, UInt32(bytes.count))))
    return SourceRange(start: min(first.start, range.start), end: max(last.end, range.end))
  }

  private func rangeOfLine(index: Int) -> SourceRange {
    let start = lineStarts[index]
    let next = index + 1 < lineStarts.count ? lineStarts[index + 1] : UInt32(bytes.count)
    let end = partIndex(at: start).map { min(next, parts[$0].range.end) } ?? next
    return SourceRange(start: start, end: max(start, end))
  }

  private func withoutLineEnd(_ range: SourceRange) -> SourceRange {
    var range = range
    while range.end > range.start,
      bytes[Int(range.end) - 1] == UInt8(ascii: "\n") || bytes[Int(range.end) - 1] == UInt8(ascii: "\r")
    {
      range.end -= 1
    }
    return range
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
