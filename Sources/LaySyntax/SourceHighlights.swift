/// A part of a source and what a reader should see in it.
package struct SourceHighlight: Equatable, Sendable {
  package enum Role: UInt8, Sendable, CaseIterable {
    case keyword, type, member, label, string, number, comment, directive
  }

  package var role: Role
  package var range: SourceRange
}

extension SourceFile {
  /// The parts of the source that are set off from plain text, in order, without overlap.
  ///
  /// Words are told apart by how they are written, so that a file with errors is as readable as one without.
  /// - Complexity: O(n) in the number of bytes.
  package func highlights() -> [SourceHighlight] {
    Lexer.read(self) { lexer in
      var reader = HighlightReader(lexer)
      reader.readAll()
      return reader.highlights
    }
  }
}

private struct HighlightReader: ~Copyable {
  private var lexer: Lexer
  private(set) var highlights: [SourceHighlight] = []
  /// How many comments of the lexer are among the highlights, or lie in a string that is.
  private var commentCount = 0
  private var last = TokenKind.endOfFile

  init(_ lexer: consuming Lexer) { self.lexer = lexer }

  mutating func readAll() {
    while true {
      var token = lexer.next(afterPeriod: last == .period)
      addComments()
      if token.kind == .endOfFile { return }
      if token.kind == .stringStart {
        lexer.skipString(StringDelimiter(token.value))
        token.end = UInt32(truncatingIfNeeded: lexer.position)
        commentCount = lexer.comments.count
      }
      if let role = role(of: token) { highlights.append(SourceHighlight(role: role, range: token.range)) }
      last = token.kind
    }
  }

  private mutating func addComments() {
    while commentCount < lexer.comments.count {
      highlights.append(SourceHighlight(role: .comment, range: lexer.comments[commentCount]))
      commentCount += 1
    }
  }

  private mutating func role(of token: Token) -> SourceHighlight.Role? {
    switch token.kind {
    case .keyword: return .keyword
    case .stringStart: return .string
    case .integer, .float: return .number
    case .directive, .at: return .directive
    case .dollarNumber, .dollarName: return .label
    case .identifier where last == .at: return .directive
    case .identifier where last == .period: return .member
    case .identifier where lexer.bytes[Int(token.start)].isCapital: return .type
    case .identifier: return lexer.bytes[lexer.position] == UInt8(ascii: ":") ? .label : nil
    default: return nil
    }
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}
