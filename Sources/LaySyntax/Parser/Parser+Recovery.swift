/// What the parser does where the source is wrong: say it once, at the right place, and find the way on.
extension Parser {
  // MARK: Unexpected tokens

  /// Says that something else should stand at the token, unless the token has been complained of.
  mutating func reportExpected(
    _ what: StaticString, _ place: String, help: String? = nil, note: (String, SourceRange)? = nil
  ) {
    guard claimToken() else { return }
    let notes = note.map { [Diagnostic.Note($0.0, at: $0.1)] } ?? []
    let message = place.isEmpty ? "expected \(what)" : "expected \(what) \(place)"
    report(
      .error(
        "syntax-error", at: placeOfExpected, "\(message), found \(describeToken())", help: help, notes: notes)
    )
  }

  /// Says that something else should stand where the token stands.
  mutating func reportInstead(_ what: StaticString) {
    guard claimToken() else { return }
    report(.error("syntax-error", at: token.range, "expected \(what), found '\(text(token.range))'"))
  }

  mutating func reportExpectedName(_ what: StaticString) {
    let isReserved = at(.keyword) && !token.startsLine
    guard isReserved else { return reportExpected(what, "") }
    // Only words have a symbol.
    reportExpected(
      what, "", help: "'\(lexer.symbols[token.symbol])' is a keyword; as a name write it in backticks")
    advance()
  }

  mutating func expectEqual(_ place: String) {
    if consume(.equal) { return }
    reportExpected("'='", place)
  }

  /// Whether the token is still to be complained of; from then on it is not.
  mutating func claimToken() -> Bool {
    if speculation.isActive {
      speculation.hasFailed = true
      return false
    }
    // In an interpolation that is cut off, that is the mistake.
    if at(.endOfFile), lexer.stopsAtLineEnd { return false }
    defer { recovery.lastUnexpected = token.start }
    return recovery.lastUnexpected != token.start
  }

  /// Where to point when something is missing: the token, or the end of the line before it.
  private var placeOfExpected: SourceRange {
    if token.startsLine || at(.endOfFile) { return SourceRange(start: previousEnd, end: previousEnd) }
    return token.range
  }

  private func describeToken() -> String {
    switch token.kind {
    case .endOfFile: return "the end of the file"
    case _ where token.startsLine: return "the end of the line"
    case .stringStart: return "a string"
    case .integer, .float: return "a number"
    default: return "'\(text(token.range))'"
    }
  }

  /// Whether the source at an offset is that word.
  func matches(_ word: String, at offset: Int) -> Bool {
    var index = offset
    for byte in word.utf8 {
      if lexer.bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Reports the token as unexpected and goes on behind it.
  mutating func skipUnexpected() {
    if isClosingBracket { return skipStrayBracket() }
    if claimToken() {
      report(.error("syntax-error", at: token.range, "unexpected '\(text(token.range))'"))
    }
    skipToken()
  }

  /// Goes on behind the token, and behind all that a bracket encloses or a string holds.
  mutating func skipToken() {
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace: skipBrackets()
    case .stringStart:
      lexer.skipString(StringDelimiter(token.value))
      moveOn()
    default: advance()
    }
  }

  // MARK: Finding the way on

  /// After an item, on the same line: one diagnostic, then the next statement.
  mutating func recoverAfterItem(_ context: ItemContext) {
    if isClosingBracket { return skipStrayBracket() }
    let startsItem = startsDeclaration(context) || at(.keyword) && keyword?.startsStatement == true
    if at(.comma), context == .block || context == .switchCase { return mendComma() }
    if startsItem {
      if recovery.lastUnexpected != token.start { report(.missingSeparator(previousEnd)) }
      return
    }
    if claimToken() {
      if startsExpression {
        report(.missingSeparator(token.range, text(token.range)))
      } else {
        report(.error("syntax-error", at: token.range, "unexpected \(describeToken())"))
      }
    }
    skipToStatement()
  }

  /// Skips to the next line, `;` or closing bracket of this level.
  mutating func skipToStatement() {
    while !at(.endOfFile), !at(.semicolon) {
      skipToken()
      if token.startsLine || isClosingBracket || isAtBranchEnd { return }
    }
  }

  /// Skips to a comma or closing bracket of this level.
  mutating func skipToListEnd() {
    while !at(.endOfFile), !at(.comma), !isClosingBracket, !token.startsLine { skipToken() }
  }

  mutating func skipToClosing() {
    while !at(.endOfFile), !isClosingBracket { skipToken() }
  }

  mutating func skipToCase() {
    repeat {
      skipToken()
    } while !at(.endOfFile) && !isClosingBracket && !at(.case) && !at(.default)
      && !isAtBranchEnd
  }

  /// Where a member should stand: a misspelled keyword, or a statement that belongs into a body.
  mutating func recoverInMembers(into items: inout NodeList) {
    if at(.identifier), let declaration = parseMisspelledKeyword() {
      append(declaration, to: &items)
      return
    }
    if isClosingBracket { return skipStrayBracket() }
    if claimToken() { report(.expectedMember(token.range, text(token.range))) }
    if startsExpression || keyword?.startsStatement == true {
      _ = parseStatement()
    } else {
      skipToStatement()
    }
  }

  /// A keyword that goes on with a statement that is not there; what it opens is read all the same.
  mutating func recoverFromMisplaced(_ keyword: Keyword) -> SyntaxID {
    if claimToken() { report(.misplacedKeyword(token.range, keyword)) }
    advance()
    switch keyword {
    case .else, .catch:
      if at(.if) { return parseIf() }
      if at(.leftBrace) { return parseBlock("the branch") }
    case .case, .default:
      while !at(.colon), !at(.endOfFile), !token.startsLine, !isClosingBracket { skipToken() }
      if consume(.colon), !token.startsLine, !isClosingBracket { return parseStatement() }
      return makeMissing()
    default: break
    }
    if !token.startsLine, !isClosingBracket { skipToStatement() }
    return makeMissing()
  }

  mutating func reportDanglingAttributes(
    _ context: ItemContext, _ head: DeclarationHead, into items: inout NodeList
  ) {
    // `#if compiler(>=6)`, attributes, `#endif`: they belong to what follows.
    if isAtBranchEnd { return }
    #if !hasFeature(Embedded)
    if skipMacroDeclaration() { return }
    #endif
    reportExpected("a declaration", "after the attributes and modifiers")
    if !isClosingBracket, !at(.endOfFile), !token.startsLine { skipToStatement() }
  }

  #if !hasFeature(Embedded)
  /// `public macro Name(…) = #externalMacro(…)`: what it expands to is not known; false before anything else.
  private mutating func skipMacroDeclaration() -> Bool {
    guard at(.macro), isWord(peek()), !peek().startsLine else { return false }
    advance()
    advance()
    _ = parseGenericParameters()
    if at(.leftParen) { skipBrackets() }
    if consume(.arrow) { _ = parseType() }
    skipWhereClause()
    if consume(.equal) { _ = parseExpression(allowsAssignment: false) }
    skipWhereClause()
    return true
  }
  #endif

  mutating func skipDeepType() -> SyntaxID {
    if at(.leftParen) || at(.leftBracket) { skipBrackets() } else if isWord(token) { advance() }
    return makeMissing()
  }
}
