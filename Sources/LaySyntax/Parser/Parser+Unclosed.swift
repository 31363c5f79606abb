/// Brackets that have no partner: which one is at fault.
extension Parser {
  /// Reports a bracket that is never closed, where it was opened; at the end of the file one for all.
  mutating func reportUnclosed(_ opening: SourceRange, _ closing: TokenKind) {
    var culprit = opening
    var notes: [Diagnostic.Note] = []
    if at(.endOfFile) || recovery.lacksBraces == true && isAtOutermostType(in: .members) {
      if lexer.stopsAtLineEnd { return }
      if recovery.hasReportedUnclosed || recovery.hasReportedNesting { return }
      recovery.hasReportedUnclosed = true
      let outermost = openBrackets.count > 0 ? openBrackets[0].range : opening
      if closing == .rightBrace, let pair = misindentedPair(from: outermost.start, closesDeeper: false) {
        culprit = pair.opening
        notes.append(Diagnostic.Note("by its indentation this '}' closes an outer one", at: pair.closing))
      }
    } else {
      if recovery.lastUnexpected == token.start { return }
      notes.append(
        Diagnostic.Note("expected before this", at: token.range))
    }
    if !at(.endOfFile) { recovery.lastUnexpected = token.start }
    report(.unclosedBracket(culprit, text(culprit), spelling(closing), notes))
  }

  /// Whether a type or a preview begins a line without indentation, inside of braces, in a file that lacks a closing
  /// one: then it stands for itself and is no member of what is before it.
  mutating func isAtOutermostType(in context: ItemContext) -> Bool {
    guard token.startsLine, context != .file, directiveDepth == 0 else { return false }
    switch token.kind {
    case .keyword:
      guard at(.struct) || at(.class) || at(.enum) || at(.extension) || at(.protocol) else { return false }
    case .directive: if at(directive: .if) || isAtBranchEnd { return false }
    default: return false
    }
    guard isAtLineStart(token.start) else { return false }
    if recovery.lacksBraces == nil { recovery.lacksBraces = countBraces() > 0 }
    return recovery.lacksBraces == true
  }

  /// How many more braces the file opens than it closes.
  private mutating func countBraces() -> Int {
    let place = lexer.position
    defer { lexer.position = place }
    lexer.position = lexer.start
    var count = 0
    while true {
      let token = lexer.next()
      switch token.kind {
      case .stringStart: lexer.skipString(StringDelimiter(token.value))
      case .leftBrace: count += 1
      case .rightBrace: count -= 1
      case .endOfFile: return count
      default: break
      }
    }
  }

  /// Reports a closing bracket that nothing opened; those that follow it at once are not told one by one.
  mutating func skipStrayBracket() {
    if recovery.lastUnexpected != token.start {
      var notes: [Diagnostic.Note] = []
      if at(.rightBrace), !recovery.hasReportedStray {
        recovery.hasReportedStray = true
        if let pair = misindentedPair(from: UInt32(lexer.start), closesDeeper: true) {
          notes.append(Diagnostic.Note("by its indentation this '}' is one too many", at: pair.closing))
        }
      }
      report(.strayBracket(token.range, text(token.range), notes))
    }
    advance()
    if isClosingBracket, !token.startsLine { recovery.lastUnexpected = token.start }
  }

  /// The first braces, from an offset to the token, whose closing one starts a line that is indented less (or deeper)
  /// than the line of the opening one.
  private mutating func misindentedPair(
    from start: UInt32, closesDeeper: Bool
  ) -> (opening: SourceRange, closing: SourceRange)? {
    let place = lexer.position
    defer { lexer.position = place }
    lexer.position = Int(start)
    var open: [SourceRange] = []
    while true {
      let token = lexer.next()
      switch token.kind {
      case .stringStart: lexer.skipString(StringDelimiter(token.value))
      case .leftBrace: open.append(token.range)
      case .rightBrace:
        guard let opening = open.popLast(), token.startsLine else { continue }
        let difference = indentation(of: token.start) - indentation(of: opening.start)
        if closesDeeper ? difference > 0 : difference < 0 { return (opening, token.range) }
      case .endOfFile: return nil
      default: break
      }
      if token.start >= self.token.start { return nil }
    }
  }
}
