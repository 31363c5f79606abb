import LaySyntax

/// The tokens of a source up to a place in it: what is there of it when a name is about to be written.
package struct WrittenTokens {
  private var bytes: [UInt8]
  /// Where the source ends, or what is read of it.
  private var end: Int
  package private(set) var tokens: [SourceToken]
  package private(set) var comments: [SourceRange]

  /// - Complexity: O(n) in the bytes before the place.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    end = bytes.count
    let found = SourceFile(name: "", bytes: self.bytes).tokens()
    tokens = found.tokens.filter { $0.kind != .endOfFile }
    comments = found.comments
  }

  /// The tokens before an offset, as though nothing followed it: only those of its line are read anew.
  /// - Complexity: O(k) in the tokens before, copied at once, and in the bytes of the line.
  package init(_ whole: WrittenTokens, before offset: Int) {
    let offset = min(max(offset, 0), whole.end)
    var first = whole.count(before: UInt32(offset))
    repeat { first -= 1 } while first > 0 && (!whole.startsLine(first) || whole.kind(first - 1) == .period)
    guard first > 0 else {
      self.init(whole.bytes[..<offset])
      return
    }
    let start = whole.tokens[first].range.start
    self = WrittenTokens(whole.bytes[Int(start)..<offset])
    for index in tokens.indices { tokens[index].range = tokens[index].range.moved(by: start) }
    tokens.insert(contentsOf: whole.tokens[..<first], at: 0)
    comments =
      Array(whole.comments.prefix { $0.end <= start }) + comments.map { $0.moved(by: start) }
    (bytes, end) = (whole.bytes, offset)
  }

  /// The bytes from an index up to the end.
  package func rest(from start: Int) -> ArraySlice<UInt8> { bytes[min(start, end)..<end] }

  /// How many tokens begin before an offset.
  private func count(before offset: UInt32) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The token of some kinds that an offset is in, or at one of the ends of.
  package func index(around offset: UInt32, _ isMeant: (TokenKind) -> Bool = { _ in true }) -> Int? {
    let next = count(before: offset)
    for index in [next - 1, next] where tokens.indices.contains(index) {
      let range = tokens[index].range
      if isMeant(tokens[index].kind), range.start <= offset, offset <= range.end { return index }
    }
    return nil
  }

  package func index(endingAt offset: UInt32) -> Int? {
    let index = count(before: offset) - 1
    return index >= 0 && tokens[index].range.end == offset ? index : nil
  }

  /// The tokens that lie in a stretch.
  package func indices(in stretch: SourceRange) -> Range<Int> {
    let first = count(before: stretch.start)
    return first..<max(first, count(before: stretch.end))
  }

  package func comment(around offset: UInt32) -> SourceRange? {
    comments.first { $0.start <= offset && offset <= $0.end }
  }

  package var count: Int { tokens.count }

  package func kind(_ index: Int) -> TokenKind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// The spelling of a token; empty where there is none.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether a token ends where the source does, and so may go on.
  package func isAtEnd(_ index: Int) -> Bool { Int(tokens[index].range.end) == end }

  package func isName(_ index: Int) -> Bool { kind(index) == .identifier }

  package func isKeyword(_ index: Int, _ spellings: String...) -> Bool {
    (kind(index) == .keyword || kind(index) == .identifier) && spellings.contains(text(index))
  }

  /// Whether a line ends between two neighbours, the later of which may be still to come.
  package func startsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let start = Int(tokens[index - 1].range.end)
    let end = tokens.indices.contains(index) ? Int(tokens[index].range.start) : self.end
    return start < end && bytes[start..<end].contains(UInt8(ascii: "\n"))
  }

  /// Whether the last token ends where the source does.
  package var endsInWord: Bool { tokens.last.map { Int($0.range.end) == end } ?? false }

  /// Takes off the name whose letters end where the source does; of a directive without its sign.
  package mutating func takeWord() -> String {
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
  package var openComment: String? {
    guard let last = comments.last, Int(last.end) == end else { return nil }
    let text = String(decoding: bytes[last], as: UTF8.self)
    return text.hasPrefix("/*") && text.hasSuffix("*/") && text.utf8.count > 3 ? nil : text
  }

  /// Where the string begins that the source ends in, and whether that is code in one of its interpolations, which begins
  /// there.
  package var openString: (start: Int, isCode: Bool)? {
    guard let last = tokens.last, last.kind == .stringStart, Int(last.range.end) == end else {
      return nil
    }
    var reader = OpenString(bytes: bytes, end: end, position: Int(last.range.start))
    return reader.read()
  }

  /// Brackets are looked for among so many tokens.
  private static var reach: Int { 20_000 }

  /// The opening bracket that encloses the end of the tokens before an index; nil where it stands very far from it.
  package func enclosing(_ end: Int) -> Int? {
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
  package func opening(of index: Int) -> Int? { enclosing(index) }

  /// The starts of the arguments, or elements, behind an opening bracket up to an index.
  package func arguments(from open: Int, to end: Int) -> [Int] {
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

extension SourceRange {
  fileprivate func moved(by distance: UInt32) -> SourceRange {
    SourceRange(start: start &+ distance, end: end &+ distance)
  }
}

extension [UInt8] {
  fileprivate subscript(range: SourceRange) -> ArraySlice<UInt8> { self[Int(range.start)..<Int(range.end)] }
}

/// Reads a string to find whether it is still open where the source ends.
private struct OpenString {
  let bytes: [UInt8]
  let end: Int
  var position: Int

  /// - Returns: nil for a string that is closed.
  mutating func read() -> (start: Int, isCode: Bool)? {
    var signs = 0
    while next == UInt8(ascii: "#") { (signs, position) = (signs + 1, position + 1) }
    let quotes = has("\"\"\"") ? 3 : 1
    position += quotes
    let start = position
    while position < end {
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
    while position < end {
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

  private var next: UInt8? { position < end ? bytes[position] : nil }

  private func has(_ text: String) -> Bool { bytes[min(position, end)..<end].starts(with: text.utf8) }

  private func hasSigns(_ count: Int, at place: Int) -> Bool {
    place + count <= end && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
