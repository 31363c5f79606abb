import LaySyntax

/// Where the names that a file declares are declared and used.
///
/// A name that is declared once in a file means that declaration wherever it is written. One that is declared several times
/// may mean any of them: all are shown, and it is not renamed.
struct EditorNames {
  private let source: SourceFile
  private let names: FileNames
  private let tokens: WrittenTokens

  /// - Complexity: O(n) in the bytes, of a text that was not read before.
  init(_ reading: DocumentReading) {
    source = reading.source
    names = reading.names
    tokens = reading.tokens
  }

  /// The index of the name at an offset.
  private func index(at offset: UInt32) -> Int? {
    tokens.index(around: offset) { $0 == .identifier || $0 == .dollarName }
  }

  /// The name at an offset, without the dollar sign of a binding.
  func name(at offset: UInt32) -> (text: String, range: SourceRange)? {
    guard let index = index(at: offset), !isForeignLabel(index, spelling(index)) else { return nil }
    return (spelling(index), range(index))
  }

  private func spelling(_ index: Int) -> String {
    let text = tokens.text(index)
    return tokens.kind(index) == .dollarName ? String(text.dropFirst()) : text
  }

  private func range(_ index: Int) -> SourceRange {
    let range = tokens.tokens[index].range
    return tokens.kind(index) == .dollarName ? SourceRange(start: range.start + 1, end: range.end) : range
  }

  func declarations(of name: String) -> [SourceRange] { declared(name).map(\.range) }

  private func declared(_ name: String) -> [FileNames.Declared] {
    names.declared(name).filter { $0.kind != .initializer && tokenText($0.range) == name }
  }

  private func tokenText(_ range: SourceRange) -> String {
    String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Everywhere that a declared name is written: names in the file's strings are code in interpolations.
  func references(of name: String) -> [SourceRange] {
    var found: [SourceRange] = []
    for index in tokens.tokens.indices {
      switch tokens.kind(index) {
      case .identifier, .dollarName:
        if spelling(index) == name, !isForeignLabel(index, name) { found.append(range(index)) }
      case .stringStart: found += inInterpolations(of: tokens.tokens[index].range, name)
      default: break
      }
    }
    return found
  }

  /// Whether a name stands as a label of what the file does not declare: `alignment:` of a stack.
  private func isForeignLabel(_ index: Int, _ name: String) -> Bool {
    guard tokens.kind(index + 1) == .colon, [.leftParen, .comma].contains(tokens.kind(index - 1)),
      let open = tokens.enclosing(index), tokens.kind(open) == .leftParen
    else { return false }
    let callee = tokens.text(open - 1)
    if tokens.isKeyword(open - 2, "func") || callee == "init" { return false }
    let owners = names.declared(name).map(\.owner)
    return !owners.contains(callee) && !names.all.contains { $0.name == callee && $0.kind == .function }
  }

  private func inInterpolations(of range: SourceRange, _ name: String) -> [SourceRange] {
    var found: [SourceRange] = []
    let bytes = source.bytes
    var index = Int(range.start)
    while index + 1 < Int(range.end) {
      guard bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "(") else {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      var (depth, end) = (1, index + 2)
      while end < Int(range.end), depth > 0 {
        if bytes[end] == UInt8(ascii: "(") { depth += 1 }
        if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
        end += 1
      }
      let start = index + 2
      let inner = WrittenTokens(bytes[start..<max(start, end - (depth == 0 ? 1 : 0))])
      for token in inner.tokens.indices where inner.kind(token) == .identifier && inner.text(token) == name {
        let place = inner.tokens[token].range
        found.append(SourceRange(start: place.start + UInt32(start), end: place.end + UInt32(start)))
      }
      index = end
    }
    return found
  }

  /// What a name may not be changed into, or why it may not be changed.
  func refusal(of name: String, to new: String) -> String? {
    let own = declared(name)
    if own.isEmpty { return "'\(name)' is not declared in this file" }
    if own.count > 1 {
      return "'\(name)' is declared \(own.count) times in this file, and which one is meant is not known"
    }
    let read = SourceFile(name: "", bytes: Array(new.utf8)).tokens().tokens
    guard read.count == 2, read[0].kind == .identifier, Int(read[0].range.end) == new.utf8.count else {
      return "'\(new)' is no name"
    }
    if let taken = names.declared(new).first {
      return "'\(new)' is declared already, in line \(source.location(of: taken.range.start).line)"
    }
    return nil
  }

  /// Whether a name at an offset may be changed.
  func isRenamable(_ name: String) -> Bool { declared(name).count == 1 }
}
