import LaySyntax

/// Which brackets of a file belong together, and what has to stand on several lines.
struct Brackets {
  /// For an opening bracket the closing one, for a closing bracket the opening one; -1 for other tokens.
  private(set) var partners: [Int32]
  /// Whether the content of an opening brace has lines of its own.
  private(set) var isOpened: [Bool]
  /// Whether a list is written with a line for each of its elements.
  private(set) var isWrittenAsLines: [Bool]
  /// Whether statements are known to stand directly in an opening brace.
  private(set) var hasStatements: [Bool]
  /// The brace around a token that starts a statement; -1 in the file itself.
  private(set) var braces: [Int32]
  /// How many of the tokens before each have to start a line, or hold several.
  private(set) var breaksBefore: [Int32] = [0]
  /// The next token, from each on, that has to start a line.
  private(set) var nextBreaks: [Int32]

  /// nil where brackets do not match.
  init?(_ gaps: TokenGaps, _ survey: TokenSurvey) {
    let count = gaps.tokens.count
    partners = Array(repeating: -1, count: count)
    isOpened = Array(repeating: false, count: count)
    isWrittenAsLines = Array(repeating: false, count: count)
    hasStatements = Array(repeating: false, count: count)
    braces = Array(repeating: -1, count: count)
    nextBreaks = Array(repeating: Int32(count - 1), count: count + 1)
    var isBreak = Array(repeating: false, count: count)
    guard match(gaps, survey, &isBreak) else { return nil }
    breaksBefore.reserveCapacity(count + 1)
    for token in 0..<count {
      var breaks = breaksBefore[token]
      if isBreak[token] { breaks += 1 }
      if gaps.tokens[token].kind == .stringStart, gaps.lastLine(gaps.tokens[token].range).hasLineEnd {
        breaks += 1
      }
      breaksBefore.append(breaks)
    }
    for token in stride(from: count - 1, through: 0, by: -1) {
      nextBreaks[token] = isBreak[token] ? Int32(token) : nextBreaks[token + 1]
    }
  }

  /// What is known of the bracket around a token while it is looked for.
  private struct Open {
    var token: Int
    var statements: [Int] = []
    var breaks = 0
    var hasLineEnd = false
    var hasBraces = false
  }

  private mutating func match(_ gaps: TokenGaps, _ survey: TokenSurvey, _ isBreak: inout [Bool]) -> Bool {
    var open = [Open(token: -1)]
    for token in gaps.tokens.indices {
      let kind = gaps.tokens[token].kind
      let last = open.count - 1
      let roles = survey.roles[token]
      if gaps.hasLineEnd[token] {
        open[last].hasLineEnd = true
        if open[last].token >= 0, isElementStart(token, kind, in: open[last].token, gaps) {
          isWrittenAsLines[open[last].token] = true
        }
      }
      if gaps.isHeld[token] { mark(token, &isBreak, &open[last]) }
      if roles.contains(.startsStatement) || roles.contains(.startsCase) {
        open[last].statements.append(token)
        braces[token] = Int32(open[last].token)
      }
      if roles.contains(.startsModifier) {
        let chain = survey.chains[Int(survey.chainOfToken[token])]
        if chain.isView, chain.modifierCount > 1 { mark(token, &isBreak, &open[last]) }
      }
      if kind == .stringStart, gaps.lastLine(gaps.tokens[token].range).hasLineEnd { open[last].breaks += 1 }
      switch kind {
      case .leftParen, .leftBracket, .leftBrace: open.append(Open(token: token))
      case .rightParen, .rightBracket, .rightBrace:
        let inner = open.removeLast()
        guard inner.token >= 0, isPair(gaps.tokens[inner.token].kind, kind) else { return false }
        partners[inner.token] = Int32(token)
        partners[token] = Int32(inner.token)
        if kind == .rightBrace { finish(inner, token, survey, &isBreak) }
        let outer = open.count - 1
        open[outer].breaks += inner.breaks + (isOpened[inner.token] ? 1 : 0)
        open[outer].hasLineEnd = open[outer].hasLineEnd || inner.hasLineEnd
        let holds = kind == .rightBrace && !inner.statements.isEmpty
        let isRule = survey.roles[inner.token].contains(.opensRule)
        open[outer].hasBraces = open[outer].hasBraces || inner.hasBraces || holds && !isRule
      default: break
      }
    }
    guard open.count == 1 else { return false }
    for token in open[0].statements where token > 0 { isBreak[token] = true }
    return true
  }

  private func mark(_ token: Int, _ isBreak: inout [Bool], _ open: inout Open) {
    isBreak[token] = true
    open.breaks += 1
  }

  private func isPair(_ open: TokenKind, _ close: TokenKind) -> Bool {
    switch open {
    case .leftParen: close == .rightParen
    case .leftBracket: close == .rightBracket
    default: close == .rightBrace
    }
  }

  private func isElementStart(_ token: Int, _ kind: TokenKind, in open: Int, _ gaps: TokenGaps) -> Bool {
    if gaps.tokens[open].kind == .leftBrace { return false }
    if token == open + 1 || gaps.tokens[token - 1].kind == .comma { return true }
    return kind == .rightParen || kind == .rightBracket
  }

  private mutating func finish(_ brace: Open, _ close: Int, _ survey: TokenSurvey, _ isBreak: inout [Bool]) {
    hasStatements[brace.token] = !brace.statements.isEmpty
    guard close > brace.token + 1 || brace.breaks > 0 else { return }
    isOpened[brace.token] =
      brace.hasLineEnd || brace.statements.count > 1 || brace.hasBraces || brace.breaks > 0
      || survey.roles[brace.token].contains(.opensSwitch)
    guard isOpened[brace.token] else { return }
    for statement in brace.statements { isBreak[statement] = true }
    isBreak[close] = true
  }
}
