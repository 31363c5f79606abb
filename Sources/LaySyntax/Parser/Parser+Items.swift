/// Where items stand: what they may be and what ends them.
enum ItemContext {
  case file, block, members, switchCase
}

extension Parser {
  /// The statements or declarations up to the end of their context, which is left standing.
  mutating func parseItems(_ context: ItemContext) -> NodeList {
    var items = NodeList()
    while !isAtEnd(of: context), !isAtOutermostType(in: context) {
      if consume(.semicolon) { continue }
      if isClosingBracket {
        skipStrayBracket()
        continue
      }
      let start = token.start
      let before = lexer.position
      parseItem(context, into: &items)
      if lexer.position == before, token.start == start, !at(.endOfFile) { skipUnexpected() }
      endItem(context)
    }
    return items
  }

  @inline(__always)
  private func isAtEnd(of context: ItemContext) -> Bool {
    switch token.kind {
    case .endOfFile: return true
    case .rightBrace: return context != .file
    case .rightParen, .rightBracket: return context != .file && closesOuterBracket(token.kind)
    case .keyword: return context == .switchCase && (at(.case) || at(.default))
    case .at: return context == .switchCase && isAtUnknownDefault
    case .directive: return directiveDepth > 0 && isAtBranchEnd
    default: return false
    }
  }

  private mutating func parseItem(_ context: ItemContext, into items: inout NodeList) {
    switch token.kind {
    case .directive where at(directive: .if):
      append(parseConditionalCompilation(context), to: &items)
    case .directive where isAtBranchEnd:
      if claimToken() { report(.strayDirective(token.range, text(token.range))) }
      repeat { skipToken() } while !token.startsLine && !at(.endOfFile)
    default:
      if startsDeclaration(context) {
        parseDeclaration(context, into: &items)
      } else if context == .members, at(.directive) {
        // `#warning("…")`, or a macro that makes declarations.
        _ = parsePostfixExpression()
      } else if context == .members {
        recoverInMembers(into: &items)
      } else {
        append(parseStatement(), to: &items)
      }
    }
  }

  /// Checks that the item ended where an item may end; if not, says so and looks for the next.
  private mutating func endItem(_ context: ItemContext) {
    if token.startsLine || at(.semicolon) || isAtEnd(of: context) { return }
    if at(.directive), at(directive: .if) || isAtBranchEnd { return }
    recoverAfterItem(context)
  }
}
