import LayFormat
import LaySyntax

/// What editors ask about the syntax of a document alone.
extension EditedDocument {
  /// The kinds of semantic tokens, in the order of their numbers.
  static var tokenTypes: [String] {
    ["keyword", "type", "method", "parameter", "string", "number", "comment", "macro"]
  }

  private static func type(of role: SourceHighlight.Role) -> Int {
    switch role {
    case .keyword: 0
    case .type: 1
    case .member: 2
    case .label: 3
    case .string: 4
    case .number: 5
    case .comment: 6
    case .directive: 7
    }
  }

  /// The parts that are set off from plain text, each relative to the one before: five numbers a part and line.
  func semanticTokens(in stretch: SourceRange? = nil) -> JSONValue {
    var data: [JSONValue] = []
    var last = TextPosition(line: 0, character: 0)
    for highlight in source.highlights() {
      if let stretch, highlight.range.end < stretch.start || highlight.range.start > stretch.end { continue }
      let type = Self.type(of: highlight.role)
      for part in lines(of: highlight.range) {
        let start = source.position(of: part.start, encoding: encoding)
        let end = source.position(of: part.end, encoding: encoding)
        guard end.character > start.character, start >= last else { continue }
        let isSameLine = start.line == last.line
        data.append(.integer(start.line - last.line))
        data.append(.integer(isSameLine ? start.character - last.character : start.character))
        data.append(.integer(end.character - start.character))
        data.append(.integer(type))
        data.append(.integer(0))
        last = start
      }
    }
    return .object(["data": .array(data)])
  }

  /// A stretch cut at the ends of lines.
  private func lines(of range: SourceRange) -> [SourceRange] {
    let first = source.position(of: range.start, encoding: .utf8).line
    let last = source.position(of: range.end, encoding: .utf8).line
    if first == last { return [range] }
    return (first...last).map { line in
      let whole = source.rangeOfLine(line + source.firstLine)
      return SourceRange(start: max(whole.start, range.start), end: min(whole.end, range.end))
    }
  }

  /// Braces, brackets, comments of several lines.
  func foldingRanges() -> JSONValue {
    let found = source.tokens()
    var ranges: [JSONValue] = []
    var open: [UInt32] = []
    for token in found.tokens {
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: open.append(token.range.start)
      case .rightBrace, .rightParen, .rightBracket:
        guard let start = open.popLast() else { continue }
        fold(start, token.range.start, kind: nil, last: -1, &ranges)
      default: break
      }
    }
    for comment in found.comments { fold(comment.start, comment.end, kind: "comment", last: 0, &ranges) }
    return .array(ranges)
  }

  private func fold(_ start: UInt32, _ end: UInt32, kind: String?, last: Int, _ ranges: inout [JSONValue]) {
    let first = source.position(of: start, encoding: .utf8).line
    let lastLine = source.position(of: end, encoding: .utf8).line + last
    guard lastLine > first else { return }
    var members: [String: JSONValue] = ["startLine": .integer(first), "endLine": .integer(lastLine)]
    if let kind { members["kind"] = .string(kind) }
    ranges.append(.object(members))
  }

  /// The declarations and previews of the file, as a tree.
  func symbols() -> JSONValue {
    var sink = DiagnosticSink()
    let tree = Parser.parse(source, into: &sink)
    return .array(symbols(in: tree.root, tree, depth: 0))
  }

  private static var symbolDepthLimit: Int { 8 }

  private func symbols(in node: SyntaxID, _ tree: SyntaxTree, depth: Int) -> [JSONValue] {
    if depth > Self.symbolDepthLimit { return [] }
    var found: [JSONValue] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .structDecl, .extensionDecl: found += symbol(child, tree, kind: 23, depth)
      case .classDecl: found += symbol(child, tree, kind: 5, depth)
      case .enumDecl: found += symbol(child, tree, kind: 10, depth)
      case .protocolDecl: found += symbol(child, tree, kind: 11, depth)
      case .enumCase: found += symbol(child, tree, kind: 22, depth)
      case .functionDecl: found += symbol(child, tree, kind: 12, depth)
      case .initializerDecl: found += symbol(child, tree, named: "init", kind: 9, depth)
      case .typealiasDecl: found += symbol(child, tree, kind: 26, depth)
      case .macroExpansion: found += symbol(child, tree, named: "#" + title(of: child, tree), kind: 24, depth)
      case .variableDecl:
        for binding in tree.children(child) where tree.kind(binding) == .binding {
          let pattern = tree.child(binding, 0)
          guard !pattern.isNone, tree.kind(pattern) == .identifierPattern else { continue }
          found += symbol(child, tree, named: tree.name(pattern), kind: 7, depth)
        }
      case .memberList: found += symbols(in: child, tree, depth: depth)
      default: break
      }
    }
    return found
  }

  /// `Preview Login` of `#Preview("Login")`.
  private func title(of macro: SyntaxID, _ tree: SyntaxTree) -> String {
    let name = tree.name(macro)
    let arguments = tree.child(macro, 0)
    guard !arguments.isNone else { return name }
    let argument = tree.child(arguments, 0)
    guard !argument.isNone else { return name }
    let literal = tree.child(argument, 0)
    guard !literal.isNone, tree.kind(literal) == .stringLiteral else { return name }
    let segment = tree.child(literal, 0)
    guard !segment.isNone, tree.kind(segment) == .stringSegment else { return name }
    return name + " " + tree.segmentText(segment)
  }

  private func symbol(
    _ node: SyntaxID, _ tree: SyntaxTree, named name: String? = nil, kind: Int, _ depth: Int
  ) -> [JSONValue] {
    let name = name ?? tree.name(node)
    if name.isEmpty { return [] }
    let whole = range(tree.range(node))
    return [
      .object([
        "name": .string(name), "kind": .integer(kind), "range": whole, "selectionRange": whole,
        "children": .array(symbols(in: node, tree, depth: depth + 1)),
      ])
    ]
  }

  /// The stretches around an offset, from the word on outwards.
  func selectionRange(_ offset: UInt32) -> JSONValue {
    var sink = DiagnosticSink()
    let tree = Parser.parse(source, into: &sink)
    var stretches: [SourceRange] = []
    for index in tree.nodes.indices {
      let range = tree.nodes.range(index)
      if range.start <= offset, offset <= range.end { stretches.append(range) }
    }
    if let word = word(at: offset) { stretches.append(word) }
    stretches.sort { ($0.end - $0.start, $0.start) < ($1.end - $1.start, $1.start) }
    var nested: [SourceRange] = []
    for stretch in stretches {
      guard let last = nested.last else {
        nested.append(stretch)
        continue
      }
      if stretch != last, stretch.start <= last.start, last.end <= stretch.end { nested.append(stretch) }
    }
    var value: JSONValue?
    // An answer may be nested as deep as readers allow.
    for stretch in nested.prefix(24).reversed() {
      var members: [String: JSONValue] = ["range": range(stretch)]
      if let value { members["parent"] = value }
      value = .object(members)
    }
    return value ?? .object(["range": range(SourceRange(start: offset, end: offset))])
  }

  /// The edits that format the document, or the lines of a stretch; nil where it has errors.
  func formatting(_ style: FormatStyle, in stretch: SourceRange?) -> JSONValue {
    var lines: [ClosedRange<Int>]?
    if let stretch {
      let first = source.position(of: stretch.start, encoding: .utf8).line + source.firstLine
      let last = source.position(of: stretch.end, encoding: .utf8).line + source.firstLine
      lines = [first...max(first, last)]
    }
    guard case .edits(let edits) = SourceFormatter.format(source, style: style, lines: lines) else {
      return .null
    }
    return .array(edits.map { edit($0) })
  }
}
