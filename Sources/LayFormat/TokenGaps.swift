import LaySyntax

/// The white space and comments before each token.
struct TokenGaps {
  let source: SourceFile
  let tokens: [SourceToken]
  let comments: [SourceRange]
  /// The comments before each token, as the first of them; those of the next token follow.
  private var firstComments: [Int32]
  /// Whether a line ends before each token.
  private(set) var hasLineEnd: [Bool]
  /// Whether comments alone make the token start a line.
  private(set) var isHeld: [Bool]

  init(_ source: SourceFile, _ found: SourceTokens) {
    self.source = source
    tokens = found.tokens
    var comments = found.comments
    if let line = Self.interpreterLine(source) { comments.insert(line, at: 0) }
    self.comments = comments
    firstComments = []
    firstComments.reserveCapacity(tokens.count + 1)
    hasLineEnd = []
    hasLineEnd.reserveCapacity(tokens.count)
    isHeld = []
    isHeld.reserveCapacity(tokens.count)
    var comment = 0
    var end = Self.start(source)
    for token in tokens {
      firstComments.append(Int32(comment))
      let first = comment
      while comment < comments.count, comments[comment].start < token.range.start { comment += 1 }
      let start = end
      end = token.range.end
      if start == token.range.start {
        hasLineEnd.append(false)
        isHeld.append(false)
        continue
      }
      let breaks = Self.lineEnds(source, from: start, to: token.range.start) > 0
      hasLineEnd.append(breaks)
      isHeld.append(comment > first && breaks)
    }
    firstComments.append(Int32(comment))
  }

  /// Where the first gap begins: behind a byte-order mark.
  static func start(_ source: SourceFile) -> UInt32 { source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// `#!/usr/bin/env lay`, which no token is and no comment.
  private static func interpreterLine(_ source: SourceFile) -> SourceRange? {
    let start = Int(start(source))
    guard source.bytes[start...].starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) else { return nil }
    return SourceRange(start: UInt32(start), end: source.rangeOfLine(1).end)
  }

  func comments(before token: Int) -> Range<Int> {
    Int(firstComments[token])..<Int(firstComments[token + 1])
  }

  /// Where the gap before a token begins.
  func start(of token: Int) -> UInt32 { token == 0 ? Self.start(source) : tokens[token - 1].range.end }

  func isLineComment(_ comment: Int) -> Bool {
    source.bytes[Int(comments[comment].start) + 1] != UInt8(ascii: "*")
  }

  func commentContains(_ comment: Int, _ words: StaticString) -> Bool {
    let range = Int(comments[comment].start)..<Int(comments[comment].end)
    let count = words.utf8CodeUnitCount
    guard range.count >= count else { return false }
    return words.withUTF8Buffer { words in
      (range.lowerBound...range.upperBound - count).contains { place in
        words.indices.allSatisfy { source.bytes[place + $0] == words[$0] }
      }
    }
  }

  /// How many lines end in a stretch.
  static func lineEnds(_ source: SourceFile, from start: UInt32, to end: UInt32) -> Int {
    var count = 0
    var index = Int(start)
    while index < Int(end) {
      let byte = source.bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        count += 1
      } else if byte == UInt8(ascii: "\r") {
        if index < Int(end), source.bytes[index] == UInt8(ascii: "\n") { index += 1 }
        count += 1
      }
    }
    return count
  }

  /// How many columns a stretch takes, a character each.
  func width(_ range: SourceRange) -> Int {
    var count = 0
    for index in Int(range.start)..<Int(range.end) where source.bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The columns behind the last line's end of a stretch, and whether there is one.
  func lastLine(_ range: SourceRange) -> (width: Int, hasLineEnd: Bool) {
    var start = Int(range.end)
    while start > Int(range.start) {
      let byte = source.bytes[start - 1]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      start -= 1
    }
    let hasLineEnd = start > Int(range.start)
    return (width(SourceRange(start: UInt32(start), end: range.end)), hasLineEnd)
  }
}
