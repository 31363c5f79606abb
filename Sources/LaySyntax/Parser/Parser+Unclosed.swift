extension Parser {
  /// Reports a bracket that is never closed, where it was opened.
  mutating func reportUnclosed(_ opening: SourceRange, _ closing: TokenKind) {
    if lastUnexpected == token.start, !at(.endOfFile) { return }
    let bracket = text(opening)
    let missing = closing == .rightParen ? ")" : closing == .rightBracket ? "]" : "}"
    var notes: [Diagnostic.Note] = []
    if !at(.endOfFile) {
      let place = SourceRange(start: previousEnd, end: previousEnd)
      notes.append(Diagnostic.Note("expected '\(missing)' here", at: place))
    }
    lastUnexpected = token.start
    report(
      .error(
        "unclosed-bracket", at: opening, "'\(bracket)' is never closed", help: "add '\(missing)'",
        notes: notes))
  }
}
