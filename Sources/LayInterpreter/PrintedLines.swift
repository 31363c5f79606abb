import LaySyntax

/// A line that code of the file printed.
package struct PrintedLine: Sendable {
  /// Where the call stands.
  package var place: SourceRange
  package var text: String
}

/// What code printed while views were built and laid out, in the order in which it ran.
struct PrintedLines {
  private(set) var lines: [PrintedLine] = []
  /// How many more there were than are kept.
  private(set) var droppedCount = 0

  private static let limit = 1_000

  mutating func add(_ text: String, at place: SourceRange) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if lines.count < Self.limit {
        lines.append(PrintedLine(place: place, text: String(decoding: line, as: UTF8.self)))
      } else {
        droppedCount += 1
      }
    }
  }
}
