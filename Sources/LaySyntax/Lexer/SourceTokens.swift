/// One token of a source, a string with its interpolations being one.
package struct SourceToken: BitwiseCopyable, Sendable {
  package var kind: TokenKind
  package var range: SourceRange
}

/// What a source is made of beside white space, in order.
package struct SourceTokens: Sendable {
  /// The last is the end of the file.
  package var tokens: [SourceToken] = []
  /// The comments between tokens; those inside strings are part of the string.
  package var comments: [SourceRange] = []
}

extension SourceFile {
  /// The tokens and the comments between them.
  /// - Complexity: O(n) in the number of bytes.
  package func tokens() -> SourceTokens {
    Lexer.read(self) { lexer in
      var lexer = lexer
      var found = SourceTokens()
      found.tokens.reserveCapacity(bytes.count / 5 + 1)
      var last = TokenKind.endOfFile
      while true {
        var token = lexer.next(afterPeriod: last == .period)
        if token.kind == .stringStart {
          let count = lexer.comments.count
          lexer.skipString(StringDelimiter(token.value))
          token.end = UInt32(truncatingIfNeeded: lexer.position)
          if lexer.comments.count > count { lexer.comments.removeLast(lexer.comments.count - count) }
        }
        found.tokens.append(SourceToken(kind: token.kind, range: token.range))
        last = token.kind
        if token.kind == .endOfFile { break }
      }
      found.comments = lexer.comments
      return found
    }
  }
}
