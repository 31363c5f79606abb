import LaySyntax

/// What is being written at a place of a source, told from the tokens before it: so it does not matter whether what follows
/// is there, or right.
package struct CompletionContext {
  /// The letters of the name that are there.
  var prefix = ""
  var place = Place.none

  enum Place: Equatable {
    /// Where nothing that is known can stand: a name that is being given, a comment, a number.
    case none
    /// The start of a statement, in the body of a type, of a function or view, or of the file.
    case statement(Body)
    /// The start of an argument, with the labels before it.
    case argument(Call)
    /// Behind a closure that ends a call: the label of another, or a statement.
    case trailingClosure(Call)
    /// A value, of the type that is expected.
    case value(Expected)
    /// `.name` without anything before it.
    case implicitMember(Expected)
    /// `receiver.name`
    case member(Receiver)
    case type
    case attribute
    case directive
    /// The text of a string that is an argument.
    case string(Expected)
    /// The rule in a comment that allows something.
    case rule
    /// What a comment says that a preview is tested on: a value of an axis, or the axis where it is empty.
    case test(axis: String)
  }

  enum Body: Equatable { case file, members, cases, code }

  /// A call whose parentheses are open.
  package struct Call: Equatable {
    package var name: String
    /// Whether it follows a dot.
    package var isMember: Bool
    package var labels: [String]
  }

  /// What tells the type of a value.
  enum Expected: Equatable {
    case unknown
    /// The argument of a label, or the n-th without one.
    case argument(Call, label: String, index: Int)
    case type(String)
    /// What is compared with, or assigned to, a name.
    case same(as: String)
  }

  /// What stands before a dot.
  enum Receiver: Equatable {
    /// A type's name, or a variable's.
    case name(String)
    /// A view, or what a call makes, with the name that begins the chain.
    case chain(String)
    case number, string, array
  }

  /// - Complexity: O(k) in the tokens before the offset.
  init(_ tokens: WrittenTokens, at offset: Int) {
    self.init(WrittenTokens(tokens, before: offset), depth: 0)
  }

  /// Code in the interpolation of a string is read as deep as this.
  private static var depthLimit: Int { 8 }

  private init(_ written: WrittenTokens, depth: Int) {
    self.init()
    var tokens = written
    if let comment = tokens.openComment {
      (prefix, place) = Self.inComment(comment)
    } else if let (start, isCode) = tokens.openString {
      let rest = tokens.rest(from: start)
      if isCode, depth < Self.depthLimit {
        self = CompletionContext(WrittenTokens(rest), depth: depth + 1)
        if case .statement = place { place = .value(.unknown) }
      } else if !isCode {
        prefix = String(decoding: rest, as: UTF8.self)
        place = .string(tokens.expected(at: tokens.count - 1))
      }
    } else if tokens.kind(tokens.count - 1) == .directive, tokens.endsInWord {
      prefix = tokens.takeWord()
      place = .directive
    } else {
      prefix = tokens.takeWord()
      place = tokens.place()
    }
  }

  private init() {}

  private static func inComment(_ comment: String) -> (String, Place) {
    if let (axis, prefix) = TestWords.place(in: comment) { return (prefix, .test(axis: axis)) }
    guard let start = comment.range(ofWord: "lay:allow") else { return ("", .none) }
    let words = comment[start...].split { $0 == " " || $0 == "," }
    let isOpen = comment.last.map { $0 == " " || $0 == "," } ?? true
    if comment[start...].holds("—") || comment[start...].holds(" - ") { return ("", .none) }
    return (
      isOpen || words.count < 2 ? "" : String(words[words.count - 1]),
      words.count < 2 && !isOpen ? .none : .rule
    )
  }
}

extension CompletionContext.Call {
  /// The call whose parentheses are open at an offset; nil where none is.
  /// - Complexity: O(k) in the tokens before.
  package init?(_ whole: WrittenTokens, at offset: Int) {
    let tokens = WrittenTokens(whole, before: offset)
    guard let open = tokens.enclosingCall, let call = tokens.call(at: open) else { return nil }
    self = call
  }
}

extension String {
  /// Where a word begins in a text.
  fileprivate func range(ofWord word: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(word) }
  }
}

extension WrittenTokens {
  /// What may stand behind the last token.
  fileprivate func place() -> CompletionContext.Place {
    let last = count - 1
    guard last >= 0 else { return .statement(.file) }
    switch kind(last) {
    case .at: return .attribute
    case .period: return afterPeriod()
    case .backslash: return .none
    case .integer, .float: return startsLine(count) ? statement() : .none
    case .arrow: return .type
    case .keyword, .identifier:
      if let place = afterWord(last) { return place }
    case .colon:
      if isOfDeclaration(colon: last) { return .type }
    case .infixOperator where text(last) == "<" && kind(last - 1) == .identifier && isTypeName(last - 1):
      return .type
    default: break
    }
    if startsStatement { return statement() }
    if kind(last) == .rightBrace, let call = closedCall(last) { return .trailingClosure(call) }
    return inBrackets(last)
  }

  private func afterWord(_ last: Int) -> CompletionContext.Place? {
    switch text(last) {
    case "struct", "class", "enum", "protocol", "func", "let", "var", "typealias", "associatedtype", "import",
      "actor":
      return CompletionContext.Place.none
    case "for": return CompletionContext.Place.none
    case "extension", "some", "any", "as", "is": return .type
    case "case":
      return enclosing(last).map { isBodyOfType($0, "enum") } == true
        ? CompletionContext.Place.none : .value(.unknown)
    case "return", "in", "if", "else", "guard", "while", "where", "switch", "try", "await", "throw":
      return text(last) == "in" && startsLine(count) || text(last) == "else" ? nil : .value(.unknown)
    case "private", "public", "static", "internal", "fileprivate", "mutating", "override", "final", "lazy":
      return .statement(enclosing(last) == nil ? .file : .members)
    default: return nil
    }
  }

  private func isTypeName(_ index: Int) -> Bool { text(index).first?.isUppercase ?? false }

  // MARK: Statements

  /// Whether what comes next begins a statement.
  private var startsStatement: Bool {
    switch kind(count - 1) {
    case .leftBrace, .semicolon: return true
    case .identifier, .keyword:
      if text(count - 1) == "in" { return enclosing(count - 1).map { kind($0) == .leftBrace } ?? false }
    default: break
    }
    guard startsLine(count), endsOperand(count - 1) else { return false }
    guard let open = enclosing(count) else { return true }
    return kind(open) == .leftBrace
  }

  package func endsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .rightParen, .rightBracket, .rightBrace, .stringStart, .integer, .float, .identifier,
      .questionPostfix,
      .exclaimPostfix, .dollarName, .dollarNumber, .regexStart, .postfixOperator:
      true
    case .keyword:
      ["self", "Self", "super", "true", "false", "nil", "Any", "break", "continue", "return"].contains(
        text(index))
    default: false
    }
  }

  private func statement() -> CompletionContext.Place {
    guard let open = enclosing(count) else { return .statement(.file) }
    if isBodyOfType(open, "struct", "class", "enum", "protocol", "extension", "actor") {
      return .statement(.members)
    }
    return .statement(isBodyOfType(open, "switch") ? .cases : .code)
  }

  /// Whether a brace opens the body of what begins with one of some words.
  private func isBodyOfType(_ brace: Int, _ words: String...) -> Bool {
    var index = brace - 1
    while index >= 0, brace - index < 40 {
      switch kind(index) {
      case .leftBrace, .rightBrace, .semicolon, .equal: return false
      case .keyword, .identifier:
        if words.contains(text(index)), kind(index - 1) != .period { return true }
        if ["func", "var", "let", "init", "in", "return"].contains(text(index)) { return false }
      default: break
      }
      index -= 1
    }
    return false
  }

  // MARK: Dots

  private func afterPeriod() -> CompletionContext.Place {
    let dot = count - 1
    guard endsOperand(dot - 1), !isKeyword(dot - 1, "return") else {
      return .implicitMember(expected(at: dot))
    }
    switch kind(dot - 1) {
    case .integer, .float: return .member(.number)
    case .stringStart: return .member(.string)
    case .rightBracket where opening(of: dot - 1).map({ !endsOperand($0 - 1) || startsLine($0) }) == true:
      return .member(.array)
    case .identifier, .keyword, .dollarName, .dollarNumber:
      if kind(dot - 2) != .period { return .member(.name(text(dot - 1))) }
    default: break
    }
    return .member(.chain(head(of: dot)))
  }

  /// The name that a chain of members and calls begins with, before a dot.
  private func head(of dot: Int) -> String {
    var index = dot - 1
    var name = ""
    while index >= 0 {
      switch kind(index) {
      case .rightParen, .rightBracket, .rightBrace:
        guard let open = opening(of: index) else { return name }
        index = open - 1
        continue
      case .identifier, .keyword, .dollarName, .dollarNumber:
        name = text(index)
        guard kind(index - 1) == .period else { return name }
        index -= 2
        if !endsOperand(index) { return "." + name }
        continue
      case .questionPostfix, .exclaimPostfix: index -= 1
      case .colon where kind(index - 1) == .identifier:
        // A closure behind another: `label: { … }`.
        index -= 2
      default: return name
      }
    }
    return name
  }

  /// The call that a closure ends, with the labels of its closures.
  package func closedCall(_ brace: Int) -> CompletionContext.Call? {
    var brace = brace
    var labels: [String] = []
    for _ in 0..<8 {
      guard kind(brace) == .rightBrace, let open = opening(of: brace) else { return nil }
      var index = open - 1
      if kind(index) == .colon {
        labels.append(text(index - 1))
        brace = index - 2
        continue
      }
      if kind(index) == .rightParen, let start = opening(of: index) { index = start - 1 }
      guard kind(index) == .identifier else { return nil }
      return CompletionContext.Call(name: text(index), isMember: kind(index - 1) == .period, labels: labels)
    }
    return nil
  }

  // MARK: Expected types

  /// The parenthesis around the end that opens a call.
  fileprivate var enclosingCall: Int? {
    var end = count
    while let open = enclosing(end) {
      if kind(open) == .leftBrace { return nil }
      if kind(open) == .leftParen, call(at: open) != nil { return open }
      end = open
    }
    return nil
  }

  private func inBrackets(_ last: Int) -> CompletionContext.Place {
    guard let open = enclosing(count), kind(open) == .leftParen, let call = call(at: open) else {
      return .value(expected(at: count))
    }
    if isKeyword(open - 2, "func") || isKeyword(open - 1, "init") && kind(open - 2) != .period {
      return CompletionContext.Place.none
    }
    let start = arguments(from: open, to: count).last ?? open + 1
    if start == count { return .argument(call) }
    return .value(expected(at: count))
  }

  /// The call that a parenthesis opens, with the labels written so far; nil where it only groups.
  func call(at open: Int) -> CompletionContext.Call? {
    guard [.identifier, .directive].contains(kind(open - 1)) || isKeyword(open - 1, "init", "self"),
      !startsLine(open)
    else {
      return nil
    }
    var labels: [String] = []
    for start in arguments(from: open, to: count) where start < count {
      labels.append(kind(start + 1) == .colon ? text(start) : "")
    }
    let name = kind(open - 1) == .directive ? String(text(open - 1).dropFirst()) : text(open - 1)
    return CompletionContext.Call(name: name, isMember: kind(open - 2) == .period, labels: labels)
  }

  /// What tells the type of a value that begins at an index.
  fileprivate func expected(at index: Int) -> CompletionContext.Expected {
    var start = index
    // `a == .b`, `a = .b`, `let a: T = .b`
    if kind(start - 1) == .infixOperator || kind(start - 1) == .equal {
      let sign = text(start - 1)
      if kind(start - 3) == .colon, sign == "=" { return .type(text(start - 2)) }
      if ["=", "==", "!="].contains(sign), isName(start - 2) { return .same(as: text(start - 2)) }
    }
    if isKeyword(start - 1, "case"), let open = enclosing(start), kind(open) == .leftBrace, isName(open - 1) {
      return .same(as: text(open - 1))
    }
    while let open = enclosing(start) {
      if kind(open) == .leftBracket, !endsOperand(open - 1) {
        // An element is expected to be what the array is of.
        start = open
        continue
      }
      guard kind(open) == .leftParen, let call = call(at: open) else { break }
      let starts = arguments(from: open, to: start)
      guard let first = starts.last else { break }
      let label = kind(first + 1) == .colon && first + 1 < index ? text(first) : ""
      let before = starts.dropLast().filter { kind($0 + 1) != .colon }.count
      return .argument(call, label: label, index: before)
    }
    if kind(start - 1) == .equal, kind(start - 3) == .colon { return .type(text(start - 2)) }
    return .unknown
  }

  /// Whether a type follows a colon: `let a:`, `func f(a:`, `struct A:`.
  private func isOfDeclaration(colon: Int) -> Bool {
    guard isName(colon - 1) else { return false }
    if isKeyword(colon - 2, "let", "var", "struct", "class", "enum", "protocol", "extension", "actor") {
      return true
    }
    guard let open = enclosing(colon) else { return false }
    if kind(open) == .leftParen {
      return isKeyword(open - 2, "func") || isKeyword(open - 1, "init") && kind(open - 2) != .period
    }
    return false
  }
}
