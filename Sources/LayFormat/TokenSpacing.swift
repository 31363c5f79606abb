import LaySyntax

/// The space between tokens on one line.
struct TokenSpacing {
  let gaps: TokenGaps
  let survey: TokenSurvey

  /// Whether a space stands before a token that starts no line.
  func hasSpace(before token: Int) -> Bool {
    guard token > 0 else { return false }
    let kind = gaps.tokens[token].kind
    let last = gaps.tokens[token - 1].kind
    let isWritten = gaps.tokens[token - 1].range.end < gaps.tokens[token].range.start
    let (roles, lastRoles) = (survey.roles[token], survey.roles[token - 1])
    if kind == .endOfFile { return false }
    // Comments keep two tokens apart, and spaces keep them apart from the comments.
    if !gaps.comments(before: token).isEmpty { return isWritten }
    if last == .leftParen || last == .leftBracket || kind == .rightParen || kind == .rightBracket {
      return false
    }
    if last == .leftBrace { return kind != .rightBrace }
    if kind == .rightBrace { return true }
    if kind == .comma || kind == .semicolon { return false }
    if last == .comma || last == .semicolon || roles.contains(.followsAttribute) { return true }
    if kind == .colon { return roles.contains(.isTernaryColon) }
    if last == .colon { return true }
    if kind == .arrow || last == .arrow || kind == .questionInfix || last == .questionInfix { return true }
    if kind == .equal || last == .equal { return true }
    if roles.contains(.isBinary) { return !isRange(token) || isWritten }
    if lastRoles.contains(.isBinary) { return !isRange(token - 1) || isWritten }
    if last == .prefixOperator || last == .at || last == .backslash || last == .period { return false }
    if kind == .postfixOperator || kind == .questionPostfix || kind == .exclaimPostfix { return false }
    if roles.contains(.opensArguments) || roles.contains(.continuesChain) { return false }
    if kind == .leftBrace { return true }
    return isWritten
  }

  /// `0..<3` stays as tight as it is written.
  private func isRange(_ token: Int) -> Bool {
    let range = gaps.tokens[token].range
    guard range.end - range.start == 3 else { return false }
    let bytes = gaps.source.bytes
    return bytes[Int(range.start)] == UInt8(ascii: ".") && bytes[Int(range.start) + 1] == UInt8(ascii: ".")
  }
}
