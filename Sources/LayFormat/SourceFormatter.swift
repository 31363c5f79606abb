import LaySyntax

/// Lays out the lines of a source anew: white space changes, tokens and comments stay.
package struct SourceFormatter {
  /// What came of a source.
  package enum Result: Sendable {
    /// The changes of white space, in order; none where the source is as it should be.
    case edits([Diagnostic.Fix.Edit])
    /// It has errors, or would not mean the same, and stays as it is.
    case refused([Diagnostic])
  }

  /// The changes that lay a source out in a style.
  /// - Parameter lines: Only these lines, from 1, and what belongs to the same statements; nil for all.
  /// - Complexity: O(n) in the source, times log n to find tokens.
  package static func format(
    _ source: SourceFile, style: FormatStyle, lines: [ClosedRange<Int>]? = nil
  ) -> Result {
    var sink = DiagnosticSink()
    let tree = Parser.parse(source, into: &sink)
    guard !sink.hasErrors else {
      return .refused(sink.sorted().filter { $0.severity == .error })
    }
    let found = source.tokens()
    let gaps = TokenGaps(source, found)
    for comment in gaps.comments.indices where gaps.commentContains(comment, "swift-format-ignore-file") {
      return .edits([])
    }
    let survey = TokenSurvey(tree, found.tokens)
    guard let brackets = Brackets(gaps, survey) else { return .refused([]) }
    var printer = LinePrinter(gaps, survey, brackets, style)
    printer.print()
    var edits = printer.edits
    if let lines {
      let ranges = lines.map { StatementRange(lines: $0, gaps, survey, brackets).range }
      edits.removeAll { edit in
        !ranges.contains { $0.start <= edit.range.start && edit.range.end <= $0.end }
      }
    }
    if edits.isEmpty { return .edits([]) }
    return keepsMeaning(of: source, found, edits) ? .edits(edits) : .refused([])
  }

  /// The source with edits made.
  package static func apply(_ edits: [Diagnostic.Fix.Edit], to source: SourceFile) -> SourceFile {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + edits.count * 8)
    var position = 0
    for edit in edits {
      bytes += source.bytes[position..<Int(edit.range.start)]
      bytes += edit.replacement.utf8
      position = Int(edit.range.end)
    }
    bytes += source.bytes[position...]
    return SourceFile(name: source.name, bytes: bytes)
  }

  /// Whether the tokens, the comments and the tree are the same after edits: what is written is never at stake.
  private static func keepsMeaning(
    of source: SourceFile, _ found: SourceTokens, _ edits: [Diagnostic.Fix.Edit]
  ) -> Bool {
    let result = apply(edits, to: source)
    let after = result.tokens()
    guard after.tokens.count == found.tokens.count, after.comments.count == found.comments.count else {
      return false
    }
    for (old, new) in zip(found.tokens, after.tokens) {
      if old.kind != new.kind || !areEqual(source, old.range, result, new.range) { return false }
    }
    for (old, new) in zip(found.comments, after.comments) where !areEqual(source, old, result, new) {
      return false
    }
    var sink = DiagnosticSink()
    _ = Parser.parse(result, into: &sink)
    return !sink.hasErrors
  }

  private static func areEqual(
    _ a: SourceFile, _ first: SourceRange, _ b: SourceFile, _ second: SourceRange
  ) -> Bool {
    a.bytes[Int(first.start)..<Int(first.end)].elementsEqual(b.bytes[Int(second.start)..<Int(second.end)])
  }
}

/// The whole statements around some lines.
private struct StatementRange {
  private(set) var range: SourceRange

  init(lines: ClosedRange<Int>, _ gaps: TokenGaps, _ survey: TokenSurvey, _ brackets: Brackets) {
    let source = gaps.source
    let start = source.startOfLine(lines.lowerBound)
    let end = source.rangeOfLine(min(lines.upperBound, source.lines.upperBound)).end
    range = SourceRange(start: start, end: max(start, end))
    let first = survey.token(at: start)
    // A comment above a statement is not the statement.
    var last = first - 1
    while last + 1 < gaps.tokens.count, gaps.tokens[last + 1].range.start < end { last += 1 }
    // The innermost brace with statements around all of them.
    var brace = -1
    var open: [Int] = []
    for token in 0..<first {
      switch gaps.tokens[token].kind {
      case .leftBrace: open.append(token)
      case .rightBrace: open.removeLast()
      default: break
      }
    }
    for token in open where brackets.hasStatements[token] && Int(brackets.partners[token]) > last {
      brace = token
    }
    for token in gaps.tokens.indices where survey.statementEnds[token] >= 0 {
      guard Int(brackets.braces[token]) == brace else { continue }
      let after = Int(survey.statementEnds[token])
      let statementEnd = gaps.start(of: after)
      guard token <= last, statementEnd > start else { continue }
      range.start = min(range.start, gaps.start(of: token))
      range.end = max(range.end, statementEnd)
    }
  }
}
