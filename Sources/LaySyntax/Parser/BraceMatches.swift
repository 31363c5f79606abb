/// Where the `}` of each `{` stands in the part of the source that was last looked through.
///
/// A condition followed by `{` must know what follows the `}`. Nested conditions would look through the same text
/// again and again; here one pass serves all braces in it.
struct BraceMatches {
  private var range = SourceRange(start: 0, end: 0)
  /// The opening braces in source order, each with the end of its closing one.
  private var matches: [(start: UInt32, end: UInt32)] = []

  /// The offset behind the `}` that closes the given `{`; nil if none does.
  mutating func end(of brace: Token, lexer: inout Lexer) -> Int? {
    if brace.start < range.start || brace.start >= range.end { scan(from: brace, &lexer) }
    var low = 0
    var high = matches.count
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].start < brace.start { low = middle + 1 } else { high = middle }
    }
    guard low < matches.count, matches[low].start == brace.start, matches[low].end > 0 else { return nil }
    return Int(matches[low].end)
  }

  private mutating func scan(from brace: Token, _ lexer: inout Lexer) {
    matches.removeAll(keepingCapacity: true)
    matches.append((brace.start, 0))
    var open = [0]
    lexer.position = Int(brace.end)
    while let last = open.last {
      let token = lexer.next()
      switch token.kind {
      case .leftBrace:
        open.append(matches.count)
        matches.append((token.start, 0))
      case .rightBrace:
        matches[last].end = token.end
        open.removeLast()
      case .stringStart: lexer.skipString(StringDelimiter(token.value))
      case .endOfFile: open.removeAll()
      default: break
      }
    }
    range = SourceRange(start: brace.start, end: UInt32(truncatingIfNeeded: lexer.position))
  }
}
