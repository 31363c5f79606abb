extension Parser {
  func at(directive keyword: Keyword) -> Bool {
    token.kind == .directive && token.value == UInt32(keyword.rawValue) + 1
  }

  /// Whether the token is `#elseif`, `#else` or `#endif`.
  var isAtBranchEnd: Bool {
    at(directive: .elseif) || at(directive: .else) || at(directive: .endif)
  }

  /// `#if` … `#endif`: the branch that is true on iOS is read, the others are skipped.
  mutating func parseConditionalCompilation(_ context: ItemContext) -> SyntaxID {
    let start = token.start
    var items = NodeList()
    parseBranches { parser in
      if context == .switchCase, parser.at(.case) || parser.at(.default) {
        parser.parseSwitchCases(into: &items)
      } else {
        items = parser.parseItems(context)
      }
    }
    return make(.conditionalCompilation, from: start, items)
  }

  /// Whether the `#if` at the token holds modifiers of the expression before it.
  mutating func isAtPostfixDirective() -> Bool {
    guard at(directive: .if), token.startsLine else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    while true {
      lexer.skipLine()
      let next = lexer.next()
      if next.kind == .directive, next.symbol == Keyword.if.symbol { continue }
      return next.kind == .period
    }
  }

  /// `#if` around the modifiers of an expression.
  mutating func parseConditionalPostfix(of base: SyntaxID) -> SyntaxID {
    var result = base
    parseBranches { parser in result = parser.parsePostfix(of: result) }
    return result
  }

  /// Reads the branch that is taken with the given function and skips the others.
  private mutating func parseBranches(_ read: (inout Parser) -> Void) {
    let opening = token.range
    guard enterNesting(opening) else {
      advance()
      skipBranch()
      while at(.directive), !at(directive: .endif), !at(.endOfFile) {
        advance()
        skipBranch()
      }
      if at(directive: .endif) { advance() }
      return
    }
    directiveDepth += 1
    defer {
      directiveDepth -= 1
      leaveNesting()
    }
    var isTaken = false
    repeat {
      let isElse = at(directive: .else)
      advance()
      let isTrue = isElse ? true : parseDirectiveCondition()
      if isTrue, !isTaken {
        isTaken = true
        read(&self)
      }
      if !isAtBranchEnd { skipBranch() }
    } while at(directive: .elseif) || at(directive: .else)
    if at(directive: .endif) {
      advance()
    } else if !recovery.hasReportedUnclosed {
      recovery.hasReportedUnclosed = at(.endOfFile)
      report(.unclosedDirective(opening))
    }
  }

  /// Skips to the `#elseif`, `#else` or `#endif` of this level.
  private mutating func skipBranch() {
    var depth = 0
    while !at(.endOfFile) {
      if at(directive: .if) { depth += 1 }
      if isAtBranchEnd {
        if depth == 0 { return }
        if at(directive: .endif) { depth -= 1 }
      }
      if at(.stringStart) { lexer.skipString(StringDelimiter(token.value)) }
      token = lexer.next()
    }
  }

  // MARK: Conditions

  private mutating func parseDirectiveCondition() -> Bool {
    var result = parseDirectiveConjunction()
    while !token.startsLine, atOperator(.logicalOr) {
      advance()
      let right = parseDirectiveConjunction()
      result = result || right
    }
    return result
  }

  private mutating func parseDirectiveConjunction() -> Bool {
    var result = parseDirectiveOperand()
    while !token.startsLine, atOperator(.logicalAnd) {
      advance()
      let right = parseDirectiveOperand()
      result = result && right
    }
    return result
  }

  private mutating func parseDirectiveOperand() -> Bool {
    var isNegated = false
    while !token.startsLine, atOperator(.not) {
      advance()
      isNegated.toggle()
    }
    return parseDirectivePrimary() != isNegated
  }

  private mutating func parseDirectivePrimary() -> Bool {
    if token.startsLine || at(.endOfFile) {
      reportExpected("a condition", "after '#if'")
      return false
    }
    if at(.leftParen) {
      guard open() else { return false }
      let result = parseDirectiveCondition()
      close(.rightParen)
      return result
    }
    guard isWord(token) else {
      reportExpected("a condition", "after '#if'")
      return false
    }
    let name = lexer.symbols[token.symbol]
    advance()
    guard at(.leftParen), !token.startsLine else { return Platform.isDefined(name) }
    let argumentStart = token.end
    skipBrackets()
    let end = max(argumentStart, previousEnd &- 1)
    let argument = UnsafeBufferPointer(
      start: lexer.bytes + Int(argumentStart), count: Int(end - argumentStart))
    return Platform(system: module?.system ?? "iOS").isTrue(name, String(decoding: argument, as: UTF8.self))
  }

  /// What `#if` finds true: a debug build for a simulator, by a current compiler.
  private struct Platform {
    /// The operating system: `iOS`, `macOS`.
    let system: String

    static func isDefined(_ flag: String) -> Bool { flag == "DEBUG" || flag == "true" }

    func isTrue(_ function: String, _ argument: String) -> Bool {
      switch function {
      case "os": argument == system
      case "canImport":
        Self.modules.contains(argument) || argument == (system == "macOS" ? "AppKit" : "UIKit")
      case "targetEnvironment": argument == "simulator" && system != "macOS"
      case "arch": argument == "arm64"
      case "swift", "compiler": argument.utf8.first == UInt8(ascii: ">")
      default: false
      }
    }

    private static let modules = ["SwiftUI", "Foundation", "Combine", "Observation", "CoreGraphics"]
  }
}
