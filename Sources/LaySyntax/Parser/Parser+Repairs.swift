/// The mistakes whose repair is certain: reported with it, and read as if it had been made.
extension Parser {
  /// `if a = b`, which compares.
  mutating func mendAssignment(in condition: SyntaxID) {
    let node = nodes[Int(condition.index)]
    guard node.kind == .binaryOperator, node.detail == Operator.assign.rawValue else { return }
    let left = nodes[Int(node.firstChild.index)]
    var offset = Int(left.range.end)
    while offset < lexer.count, lexer.bytes[offset] != UInt8(ascii: "=") { offset += 1 }
    let range = SourceRange(start: UInt32(offset), end: UInt32(min(offset + 1, lexer.count)))
    report(.assignmentInCondition(range))
    nodes[Int(condition.index)].detail = Operator.equal.rawValue
  }

  /// `spacing 8` or `alignment .leading` in an argument list: reads the label and returns it.
  mutating func mendMissingColon(_ after: Token) -> UInt32? {
    guard !after.startsLine, !at(.await) else { return nil }
    switch after.kind {
    case .integer, .float, .stringStart: break
    case .period where after.flags.contains(.spaceBefore) && lexer.bytes[Int(after.end)] > Byte.space: break
    case .keyword
    where after.symbol == Keyword.true.symbol || after.symbol == Keyword.false.symbol
      || after.symbol == Keyword.nil.symbol:
      break
    default: return nil
    }
    report(.missingColon(token.range, text(token.range)))
    let label = token.value
    advance()
    return label
  }

  /// `Text("a"), Text("b")` in a builder: the views stand one under another, without commas.
  mutating func mendComma() {
    let comma = token.range
    let isClaimed = claimToken()
    advance()
    if isClaimed { report(.commaBetweenStatements(comma, isLineEnd: token.startsLine || at(.rightBrace))) }
  }

  /// `.5`, where Swift wants `0.5`.
  mutating func mendMissingZero(from start: UInt32) -> SyntaxID? {
    guard at(.integer), !token.flags.contains(.spaceBefore), !token.startsLine else { return nil }
    let range = SourceRange(start: start, end: token.end)
    let bytes = [UInt8(ascii: "0")] + (Int(start)..<Int(token.end)).map { lexer.bytes[$0] }
    guard case .float(let value) = bytes.withUnsafeBufferPointer({ NumberLiteral($0, isFloat: true) }) else {
      return nil
    }
    if claimToken() { report(.missingZero(range, text(range))) }
    advance()
    return makeFloat(value, from: start)
  }

  /// An operator that Swift does not have: reported, and read as `+`.
  mutating func mendUnknownOperator() -> Operator {
    if claimToken() { report(.unknownOperator(token.range, text(token.range))) }
    return .add
  }

  /// `strcut Row: View { … }`: two words at the start of an item, the first nearly a keyword.
  mutating func parseMisspelledKeyword() -> SyntaxID? {
    guard at(.identifier), !token.flags.contains(.isEscaped) else { return nil }
    let next = peek()
    guard isWord(next), !next.startsLine, next.symbol != Keyword.is.symbol, next.symbol != Keyword.as.symbol,
      let meant = nearestKeyword(to: lexer.symbols[token.symbol])
    else { return nil }
    report(.misspelledKeyword(token.range, text(token.range), meant.spelling))
    recovery.lastUnexpected = token.start
    token.kind = .keyword
    token.value = meant.symbol.index
    if meant.startsDeclaration {
      var items = NodeList()
      parseDeclaration(.members, into: &items)
      return items.isEmpty ? makeMissing() : items.first
    }
    return parseStatement()
  }

  /// `} esle {` and `} elseif c {` on the line of the `}`: true, with `else` read, if that is meant.
  mutating func mendMisspelledElse() -> Bool {
    guard at(.identifier), !token.startsLine else { return false }
    let word = text(token.range)
    if word == "elseif" || word == "elsif" || word == "elif" {
      report(.misspelledKeyword(token.range, word, "else if"))
      token.kind = .keyword
      token.value = Keyword.if.symbol.index
      return true
    }
    guard editDistance(word, "else", atMost: 2) != nil else { return false }
    let next = peek()
    guard next.kind == .leftBrace || next.symbol == Keyword.if.symbol else { return false }
    report(.misspelledKeyword(token.range, word, "else"))
    advance()
    return true
  }

  /// The keyword of a declaration or statement that a word is a slip of.
  private func nearestKeyword(to word: String) -> Keyword? {
    let candidates: [Keyword] = [
      .struct, .class, .enum, .extension, .protocol, .func, .import, .typealias, .let, .var, .case, .if,
      .guard,
      .switch,
      .for, .while, .return,
    ]
    let aliases: [(String, Keyword)] = [
      ("function", .func), ("fn", .func), ("def", .func), ("fun", .func), ("const", .let), ("val", .let),
    ]
    for (alias, keyword) in aliases where alias == word { return keyword }
    var best: (keyword: Keyword, distance: Int)?
    for candidate in candidates {
      let limit = candidate.spelling.utf8.count > 4 ? 2 : 1
      guard let distance = editDistance(word, candidate.spelling, atMost: limit) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.keyword
  }
}
