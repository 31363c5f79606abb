import LayCompletion
import LayFormat
import LaySyntax

/// What editors ask about the syntax of a document alone.
extension EditedDocument {
  /// A stretch cut at the ends of lines.
  func lines(of range: SourceRange) -> [SourceRange] {
    let first = source.position(of: range.start, encoding: .utf8).line
    let last = source.position(of: range.end, encoding: .utf8).line
    if first == last { return [range] }
    return (first...last).map { line in
      let whole = source.rangeOfLine(line + source.firstLine)
      return SourceRange(start: max(whole.start, range.start), end: min(whole.end, range.end))
    }
  }

  /// Braces, brackets, comments of several lines.
  func foldingRanges() -> JSONValue {
    let found = reading.tokens
    var ranges: [JSONValue] = []
    var open: [UInt32] = []
    for token in found.tokens {
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: open.append(token.range.start)
      case .rightBrace, .rightParen, .rightBracket:
        guard let start = open.popLast() else { continue }
        fold(start, token.range.start, kind: nil, last: -1, &ranges)
      default: break
      }
    }
    for comment in found.comments { fold(comment.start, comment.end, kind: "comment", last: 0, &ranges) }
    foldChains(&ranges)
    return .array(ranges)
  }

  /// Modifiers on lines of their own, behind the first of them.
  private func foldChains(_ ranges: inout [JSONValue]) {
    let tokens = reading.tokens
    // For each open bracket: where the chain began that goes on, and its last line.
    var chains: [(first: UInt32, last: UInt32, count: Int)?] = [nil]
    func end(_ chain: (first: UInt32, last: UInt32, count: Int)?, _ ranges: inout [JSONValue]) {
      if let chain, chain.count > 1 { fold(chain.first, chain.last, kind: nil, last: 0, &ranges) }
    }
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .leftBrace, .leftParen, .leftBracket: chains.append(nil)
      case .rightBrace, .rightParen, .rightBracket:
        if chains.count > 1 { end(chains.removeLast(), &ranges) }
      default:
        guard tokens.startsLine(index) else { continue }
        let place = tokens.tokens[index].range.start
        if tokens.kind(index) == .period {
          let chain = chains[chains.count - 1]
          chains[chains.count - 1] = (chain?.first ?? place, place, (chain?.count ?? 0) + 1)
        } else {
          end(chains[chains.count - 1], &ranges)
          chains[chains.count - 1] = nil
        }
      }
    }
    for chain in chains { end(chain, &ranges) }
  }

  private func fold(_ start: UInt32, _ end: UInt32, kind: String?, last: Int, _ ranges: inout [JSONValue]) {
    let first = source.position(of: start, encoding: .utf8).line
    let lastLine = source.position(of: end, encoding: .utf8).line + last
    guard lastLine > first else { return }
    var members: [String: JSONValue] = ["startLine": .integer(first), "endLine": .integer(lastLine)]
    if let kind { members["kind"] = .string(kind) }
    ranges.append(.object(members))
  }

  /// The stretches around an offset, from the word on outwards.
  func selectionRange(_ offset: UInt32) -> JSONValue {
    let tree = reading.syntax
    var stretches: [SourceRange] = []
    for index in tree.nodes.indices {
      let range = tree.nodes.range(index)
      if range.start <= offset, offset <= range.end { stretches.append(range) }
    }
    if let word = word(at: offset) { stretches.append(word) }
    stretches.sort { ($0.end - $0.start, $0.start) < ($1.end - $1.start, $1.start) }
    var nested: [SourceRange] = []
    for stretch in stretches {
      guard let last = nested.last else {
        nested.append(stretch)
        continue
      }
      if stretch != last, stretch.start <= last.start, last.end <= stretch.end { nested.append(stretch) }
    }
    var value: JSONValue?
    // An answer may be nested as deep as readers allow.
    for stretch in nested.prefix(24).reversed() {
      var members: [String: JSONValue] = ["range": range(stretch)]
      if let value { members["parent"] = value }
      value = .object(members)
    }
    return value ?? .object(["range": range(SourceRange(start: offset, end: offset))])
  }

  /// The edits that format what was finished by a brace or the end of a line.
  func formattingAfterTyping(_ style: FormatStyle, at offset: UInt32, _ typed: String) -> JSONValue {
    let line = source.position(of: offset, encoding: .utf8).line
    let wanted = typed == "\n" ? max(0, line - 1) : line
    let whole = source.rangeOfLine(wanted + source.firstLine)
    return formatting(style, in: SourceRange(start: whole.start, end: whole.start))
  }

  /// The edits that format the document, or the lines of a stretch; nil where it has errors.
  func formatting(_ style: FormatStyle, in stretch: SourceRange?) -> JSONValue {
    var lines: [ClosedRange<Int>]?
    if let stretch {
      let first = source.position(of: stretch.start, encoding: .utf8).line + source.firstLine
      let last = source.position(of: stretch.end, encoding: .utf8).line + source.firstLine
      lines = [first...max(first, last)]
    }
    guard case .edits(let edits) = SourceFormatter.format(source, style: style, lines: lines) else {
      return .null
    }
    return .array(edits.map { edit($0) })
  }
}
