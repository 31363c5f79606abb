import LaySyntax

/// The tokens of a source up to a place in it: what is there of it when a name is about to be written.
struct WrittenTokens {
  private let bytes: [UInt8]
  private(set) var tokens: [SourceToken]
  private let comments: [SourceRange]

  /// - Complexity: O(n) in the bytes before the place.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    let found = SourceFile(name: "", bytes: self.bytes).tokens()
    tokens = found.tokens.filter { $0.kind != .endOfFile }
    comments = found.comments
  }

  var count: Int { tokens.count }

  func kind(_ index: Int) -> TokenKind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// The spelling of a token; empty where there is none.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  func isName(_ index: Int) -> Bool { kind(index) == .identifier }

  func isKeyword(_ index: Int, _ spellings: String...) -> Bool {
    (kind(index) == .keyword || kind(index) == .identifier) && spellings.contains(text(index))
  }

  /// Whether a line ends between two neighbours, the later of which may be still to come.
  func startsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let start = Int(tokens[index - 1].range.end)
    let end = tokens.indices.contains(index) ? Int(tokens[index].range.start) : bytes.count
    return start < end && bytes[start..<end].contains(UInt8(ascii: "\n"))
  }

  /// Whether the last token ends where the source does.
  var endsInWord: Bool { tokens.last.map { Int($0.range.end) == bytes.count } ?? false }

  /// Takes off the name whose letters end where the source does; of a directive without its sign.
  mutating func takeWord() -> String {
    guard let last = tokens.last, endsInWord,
      [.identifier, .keyword, .dollarName, .directive].contains(last.kind)
    else {
      return ""
    }
    let word = text(count - 1)
    tokens.removeLast()
    return last.kind == .directive ? String(word.dropFirst()) : word
  }

  /// The comment that the source ends in.
  var openComment: String? {
    guard let last = comments.last, Int(last.end) == bytes.count else { return nil }
    let text = String(decoding: bytes[last], as: UTF8.self)
    return text.hasPrefix("/*") && text.hasSuffix("*/") && text.utf8.count > 3 ? nil : text
  }

  /// Where the string begins that the source ends in, and whether that is code in one of its interpolations, which begins
  /// there.
  var openString: (start: Int, isCode: Bool)? {
    guard let last = tokens.last, last.kind == .stringStart, Int(last.range.end) == bytes.count else {
      return nil
    }
    var reader = OpenString(bytes: bytes, position: Int(last.range.start))
    return reader.read()
  }

  /// Brackets are looked for among so many tokens.
  private static var reach: Int { 20_000 }

  /// The opening bracket that encloses the end of the tokens before an index; nil where it stands very far from it.
  func enclosing(_ end: Int) -> Int? {
    var depth = 0
    var index = end - 1
    while index >= max(0, end - Self.reach) {
      switch tokens[index].kind {
      case .rightParen, .rightBracket, .rightBrace: depth += 1
      case .leftParen, .leftBracket, .leftBrace:
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// The opening bracket of the one that closes at an index.
  func opening(of index: Int) -> Int? { enclosing(index) }

  /// The starts of the arguments, or elements, behind an opening bracket up to an index.
  func arguments(from open: Int, to end: Int) -> [Int] {
    var starts = [open + 1]
    var depth = 0
    for index in open + 1..<max(open + 1, end) {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 0: starts.append(index + 1)
      default: break
      }
    }
    return starts
  }
}

extension [UInt8] {
  fileprivate subscript(range: SourceRange) -> ArraySlice<UInt8> { self[Int(range.start)..<Int(range.end)] }
}

/// Reads a string to find whether it is still open where the source ends.
private struct OpenString {
  let bytes: [UInt8]
  var position: Int

  /// - Returns: nil for a string that is closed.
  mutating func read() -> (start: Int, isCode: Bool)? {
    var signs = 0
    while next == UInt8(ascii: "#") { (signs, position) = (signs + 1, position + 1) }
    let quotes = has("\"\"\"") ? 3 : 1
    position += quotes
    let start = position
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), hasSigns(signs, at: position + 1) {
        position += 1 + signs
        if next == UInt8(ascii: "(") {
          position += 1
          if let open = readCode() { return open }
        } else {
          position += 1
        }
      } else if has(quotes == 3 ? "\"\"\"" : "\""), hasSigns(signs, at: position + quotes) {
        position += quotes + signs
        return nil
      } else {
        position += 1
      }
    }
    return (start, false)
  }

  /// Reads an interpolation to behind its closing parenthesis.
  private mutating func readCode() -> (start: Int, isCode: Bool)? {
    let start = position
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 {
          position += 1
          return nil
        }
        depth -= 1
      default: break
      }
      position += 1
    }
    // Whether a string is open inside is found out when the code is read by itself.
    return (start, true)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func has(_ text: String) -> Bool { bytes[min(position, bytes.count)...].starts(with: text.utf8) }

  private func hasSigns(_ count: Int, at place: Int) -> Bool {
    place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
