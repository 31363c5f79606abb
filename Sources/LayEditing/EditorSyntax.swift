import LayCompletion
import LayFormat
import LaySyntax

/// What editors ask about the syntax of a document alone.
extension EditedDocument {
  /// A stretch cut at the ends of lines.
  func lines(of range: SourceRange) -> [SourceRange] {
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
    let found = reading.tokens
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
    foldChains(&ranges)
    return .array(ranges)
  }

  /// Modifiers on lines of their own, behind the first of them.
  private func foldChains(_ ranges: inout [JSONValue]) {
    let tokens = reading.tokens
    // For each open bracket: where the chain began that goes on, and its last line.
    var chains: [(first: UInt32, last: UInt32, count: Int)?] = [nil]
    func end(_ chain: (first: UInt32, last: UInt32, count: Int)?, _ ranges: inout [JSONValue]) {
      if let chain, chain.count > 1 { fold(chain.first, chain.last, kind: nil, last: 0, &ranges) }
    }
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .leftBrace, .leftParen, .leftBracket: chains.append(nil)
      case .rightBrace, .rightParen, .rightBracket:
        if chains.count > 1 { end(chains.removeLast(), &ranges) }
      default:
        guard tokens.startsLine(index) else { continue }
        let place = tokens.tokens[index].range.start
        if tokens.kind(index) == .period {
          let chain = chains[chains.count - 1]
          chains[chains.count - 1] = (chain?.first ?? place, place, (chain?.count ?? 0) + 1)
        } else {
          end(chains[chains.count - 1], &ranges)
          chains[chains.count - 1] = nil
        }
      }
    }
    for chain in chains { end(chain, &ranges) }
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
    let tree = reading.syntax
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
      case .memberList, .binding, .block, .closure: found += symbols(in: child, tree, depth: depth)
      case .call, .member: found += viewSymbol(child, tree, depth)
      default: break
      }
    }
    return found
  }

  /// `Preview Login` of `#Preview("Login")`.
  func title(of macro: SyntaxID, _ tree: SyntaxTree) -> String {
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
      symbol(
        ["name": .string(name), "kind": .integer(kind), "range": whole, "selectionRange": whole],
        symbols(in: node, tree, depth: depth + 1))
    ]
  }

  private func symbol(_ members: [String: JSONValue], _ children: [JSONValue]) -> JSONValue {
    if children.isEmpty { return .object(members) }
    var members = members
    members["children"] = .array(children)
    return .object(members)
  }

  /// The stretches around an offset, from the word on outwards.
  func selectionRange(_ offset: UInt32) -> JSONValue {
    let tree = reading.syntax
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

  /// A view that is written as a statement, by its name, with its text or id as the detail and the views in it.
  private func viewSymbol(_ node: SyntaxID, _ tree: SyntaxTree, _ depth: Int) -> [JSONValue] {
    var base = node
    var detail = ""
    while true {
      let inner = tree.child(base, 0)
      guard !inner.isNone else { break }
      if tree.kind(base) == .call, tree.kind(inner) == .member,
        ["id", "accessibilityIdentifier"].contains(tree.name(inner))
      {
        detail = firstString(of: base, tree) ?? detail
      }
      if tree.kind(base) == .call, tree.kind(inner) == .identifier { break }
      guard [.call, .member].contains(tree.kind(inner)) else { break }
      base = inner
    }
    let callee = tree.child(base, 0)
    guard tree.kind(base) == .call, tree.kind(callee) == .identifier else { return [] }
    let name = tree.name(callee)
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return []
    }
    if detail.isEmpty { detail = firstString(of: base, tree) ?? "" }
    let whole = range(tree.range(node))
    var members: [String: JSONValue] = [
      "name": .string(name), "kind": .integer(19), "range": whole,
      "selectionRange": range(tree.range(callee)),
    ]
    if !detail.isEmpty { members["detail"] = .string(detail) }
    return [symbol(members, symbols(in: base, tree, depth: depth + 1))]
  }

  /// The text of the string that is a call's first argument.
  private func firstString(of call: SyntaxID, _ tree: SyntaxTree) -> String? {
    let arguments = tree.child(call, 1)
    guard !arguments.isNone, let argument = tree.children(arguments).first(where: { _ in true }) else {
      return nil
    }
    let literal = tree.child(argument, 0)
    guard !literal.isNone, tree.kind(literal) == .stringLiteral else { return nil }
    let segment = tree.child(literal, 0)
    guard !segment.isNone, tree.kind(segment) == .stringSegment else { return nil }
    return tree.segmentText(segment)
  }

  /// The edits that format what was finished by a brace or the end of a line.
  func formattingAfterTyping(_ style: FormatStyle, at offset: UInt32, _ typed: String) -> JSONValue {
    let line = source.position(of: offset, encoding: .utf8).line
    let wanted = typed == "\n" ? max(0, line - 1) : line
    let whole = source.rangeOfLine(wanted + source.firstLine)
    return formatting(style, in: SourceRange(start: whole.start, end: whole.start))
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
