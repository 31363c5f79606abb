import LayQuery
import LaySyntax
import LayViews

/// What the comments of a file say should be true of its previews.
///
/// - `// lay:test devices: iphone-se, ipad-11; sizes: large…accessibility5; directions: all` says what a preview is laid
///   out for.
/// - `// lay:expect title.width >= 44` says what should be true of it, `… when device is ipad-11` where.
struct TestComments {
  /// One expectation.
  struct Expectation: Sendable {
    /// nil: `noFindings`.
    var query: Query?
    var condition: TestCondition?
    /// Without the comment's signs.
    var text: String
    var range: SourceRange
    /// What it stands in.
    var source: SourceFile
  }

  /// What belongs to one preview.
  struct Plan: Sendable {
    var axes = TestAxes()
    var expectations: [Expectation] = []
  }

  var plans: [Plan]
  private(set) var faults: [Diagnostic] = []

  /// - Parameter starts: Where the previews begin, ascending: a comment belongs to the last one that begins before it,
  ///   one above all of them to the first.
  /// - Complexity: O(n) in the comments.
  init(_ syntax: SyntaxTree, starts: [UInt32]) {
    plans = Array(repeating: Plan(), count: starts.count)
    if starts.isEmpty { return }
    var owner = 0
    // Of several files, those of the one that is tested count.
    for comment in syntax.comments where syntax.source.isShown(comment.start) {
      while owner + 1 < starts.count, starts[owner + 1] <= comment.start { owner += 1 }
      guard let (word, range) = Self.directive(comment, syntax.source) else { continue }
      do throws(QueryFault) {
        if word == "test" {
          try plans[owner].axes.read(syntax.source, range)
        } else {
          plans[owner].expectations.append(try Self.expectation(syntax.source, range))
        }
      } catch {
        faults.append(error.diagnostic)
      }
    }
  }

  /// The rest of a comment that is one of ours.
  private static func directive(
    _ comment: SourceRange, _ source: SourceFile
  ) -> (word: String, rest: SourceRange)? {
    let text = source.bytes[Int(comment.start)..<Int(comment.end)]
    for word in ["test", "expect"] {
      let bytes = Array("lay:\(word)".utf8)
      var start = text.startIndex
      while start < text.endIndex, text[start] == UInt8(ascii: "/") || text[start] <= 0x20 { start += 1 }
      guard text[start...].starts(with: bytes) else { continue }
      start += bytes.count
      guard start == text.endIndex || text[start] <= 0x20 else { continue }
      return (word, withoutRemark(SourceRange(start: UInt32(start), end: comment.end), source))
    }
    return nil
  }

  /// Without the blanks at both ends.
  static func trimmed(_ range: SourceRange, _ source: SourceFile) -> SourceRange {
    var (start, end) = (range.start, range.end)
    while start < end, source.bytes[Int(start)] <= 0x20 { start += 1 }
    while end > start, source.bytes[Int(end) - 1] <= 0x20 { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  /// The word that a stretch without blanks around it begins with, and what follows.
  static func firstWord(_ range: SourceRange, _ source: SourceFile) -> (word: SourceRange, rest: SourceRange)
  {
    var end = range.start
    while end < range.end, source.bytes[Int(end)] > 0x20 { end += 1 }
    return (SourceRange(start: range.start, end: end), SourceRange(start: end, end: range.end))
  }

  /// What stands before a dash, which begins what is for people.
  static func withoutRemark(_ range: SourceRange, _ source: SourceFile) -> SourceRange {
    let bytes = source.bytes[Int(range.start)..<Int(range.end)]
    let dash = Array("—".utf8)
    let end = bytes.indices.first { bytes[$0...].starts(with: dash) }
    return trimmed(SourceRange(start: range.start, end: end.map { UInt32($0) } ?? range.end), source)
  }

  static func expectation(
    _ source: SourceFile, _ range: SourceRange
  ) throws(QueryFault) -> Expectation {
    var (end, condition) = (range.end, TestCondition?.none)
    if let place = lastWord("when", source, range) {
      condition = try TestCondition(source, SourceRange(start: place + 4, end: range.end))
      end = place
    }
    let query = SourceRange(start: range.start, end: end)
    let text = source.text(range)
    if source.text(query).split(separator: " ") == ["noFindings"] {
      return Expectation(query: nil, condition: condition, text: text, range: range, source: source)
    }
    return Expectation(
      query: try Query(source, in: query), condition: condition, text: text, range: range, source: source)
  }

  /// Where a word stands that is outside quotation marks.
  private static func lastWord(_ word: String, _ source: SourceFile, _ range: SourceRange) -> UInt32? {
    let bytes = source.bytes
    var (isQuoted, found) = (false, UInt32?.none)
    for index in Int(range.start)..<Int(range.end) {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      let end = index + word.utf8.count
      if !isQuoted, index > Int(range.start), bytes[index - 1] == 0x20, end < Int(range.end),
        bytes[end] == 0x20,
        bytes[index..<end].elementsEqual(word.utf8)
      {
        found = UInt32(index)
      }
    }
    return found
  }
}
