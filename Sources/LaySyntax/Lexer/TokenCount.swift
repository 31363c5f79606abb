extension SourceFile {
  /// How many tokens the source has, a string with its interpolations being one: what reading it costs at least.
  /// - Complexity: O(n) in the number of bytes.
  package func tokenCount() -> Int {
    Lexer.read(self) { lexer in
      var lexer = lexer
      var count = 0
      var last = TokenKind.endOfFile
      while true {
        let token = lexer.next(afterPeriod: last == .period)
        if token.kind == .endOfFile { return count }
        if token.kind == .stringStart { lexer.skipString(StringDelimiter(token.value)) }
        last = token.kind
        count += 1
      }
    }
  }
}
