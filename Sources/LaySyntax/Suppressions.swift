/// The `// lay:allow` comments of one file, and which of them silenced something.
///
/// - `// lay:allow rule, rule — reason` at the end of a line speaks for that line; on a line of its own for the
///   next statement with its block, or, inside a statement, for the next line.
/// - `// lay:allow-file rule — reason` speaks for the file.
package struct Suppressions {
  private struct Entry {
    var rule: String
    /// Where the rule is named in the comment.
    var place: SourceRange
    /// What a silenced diagnostic's start must lie in.
    var scope: SourceRange
    /// What must go for the rule to be gone: its name with a comma, or the whole comment.
    var removal: SourceRange
    var isUsed = false
    /// Whether it named an error in its scope, which cannot be silenced.
    var hitAnError = false
  }

  private var entries: [Entry] = []
  /// Comments that do not say why.
  private var unexplained: [SourceRange] = []

  /// Comments that name no rule, and so allow nothing.
  private var nameless: [SourceRange] = []

  /// Whether no comment allows anything, or is meant to.
  package var isEmpty: Bool { entries.isEmpty && nameless.isEmpty }

  /// - Complexity: O(comments) where none is a `lay:allow`, else O(n log n) in the syntax nodes.
  package init(in tree: SyntaxTree) {
    var outline: StatementOutline?
    for comment in tree.comments {
      guard let directive = Directive(comment, in: tree.source) else { continue }
      if directive.rules.isEmpty {
        nameless.append(comment)
        continue
      }
      let scope: SourceRange
      if directive.speaksForFile {
        let source = tree.source
        scope =
          source.partIndex(at: comment.start).map { source.parts[$0].range }
          ?? SourceRange(start: 0, end: UInt32.max)
      } else if Self.followsCode(comment, in: tree.source) {
        scope = Self.line(at: comment.start, in: tree.source)
      } else {
        let statements = outline ?? StatementOutline(tree)
        outline = statements
        scope = statements.scope(after: comment) ?? Self.lineAfter(comment, in: tree.source)
      }
      if !directive.hasReason { unexplained.append(comment) }
      for (index, (rule, place)) in directive.rules.enumerated() {
        let removal = directive.removal(ofRule: index) ?? Self.wholeComment(comment, in: tree.source)
        entries.append(Entry(rule: rule, place: place, scope: scope, removal: removal))
      }
    }
  }

  /// The diagnostics that are not silenced, and a warning for every comment that had nothing to silence.
  /// - Parameters:
  ///   - diagnostics: Sorted by position.
  ///   - isKnown: Whether a rule's absence is known: only of such is an idle comment reported.
  package mutating func filter(
    _ diagnostics: [Diagnostic], reportingUnusedOf isKnown: (String) -> Bool
  ) -> [Diagnostic] {
    guard !entries.isEmpty else { return diagnostics }
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics where !silences(diagnostic) { kept.append(diagnostic) }
    for entry in entries where !entry.isUsed && (entry.hitAnError || isKnown(entry.rule)) {
      kept.append(
        entry.hitAnError
          ? .cannotAllowError(entry.rule, at: entry.place)
          : .unusedAllow(entry.rule, at: entry.place, removal: entry.removal))
    }
    kept.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return kept
  }

  /// A finding for every comment that gives no reason.
  package func unreasoned(_ severity: Diagnostic.Severity) -> [Diagnostic] {
    unexplained.map {
      Diagnostic(
        severity, "allow-without-reason", at: $0, "this allowance does not say why",
        help: "write // lay:allow rule — reason")
    }
  }

  /// A finding for every comment that allows nothing, for it names no rule.
  package func unnamed(_ severity: Diagnostic.Severity) -> [Diagnostic] {
    nameless.map {
      Diagnostic(
        severity, "unused-allow", at: $0, "this allowance names no rule, and allows nothing",
        help: "write // lay:allow rule — reason")
    }
  }

  /// A finding for every rule that is none of these and nearly one of them.
  package func misspelled(_ severity: Diagnostic.Severity, among rules: [String]) -> [Diagnostic] {
    entries.compactMap { entry in
      guard !rules.contains(entry.rule),
        let nearest = nearestName(to: entry.rule, among: rules)
      else { return nil }
      return Diagnostic(
        severity, "unused-allow", at: entry.place, "there is no rule '\(entry.rule)'",
        help: "did you mean '\(nearest)'?",
        fix: Diagnostic.Fix([.init(entry.place, nearest)], isSafe: false))
    }
  }

  private mutating func silences(_ diagnostic: Diagnostic) -> Bool {
    var isSilenced = false
    for index in entries.indices
    where entries[index].rule == diagnostic.rule && entries[index].scope.contains(diagnostic.range.start) {
      if diagnostic.severity == .error {
        entries[index].hitAnError = true
      } else {
        entries[index].isUsed = true
        isSilenced = true
      }
    }
    return isSilenced
  }

  private static func followsCode(_ comment: SourceRange, in source: SourceFile) -> Bool {
    let line = line(at: comment.start, in: source)
    return source.bytes[Int(line.start)..<Int(comment.start)].contains { !isBlank($0) }
  }

  /// A comment with the blanks before it, or its line where it stands alone.
  private static func wholeComment(_ comment: SourceRange, in source: SourceFile) -> SourceRange {
    var start = Int(comment.start)
    while start > 0, isBlank(source.bytes[start - 1]) { start -= 1 }
    guard !followsCode(comment, in: source) else {
      return SourceRange(start: UInt32(start), end: comment.end)
    }
    return SourceRange(
      start: UInt32(start), end: max(comment.end, source.rangeOfLine(after: comment.start).start))
  }

  private static func line(at offset: UInt32, in source: SourceFile) -> SourceRange {
    source.rangeOfLine(at: offset)
  }

  private static func lineAfter(_ comment: SourceRange, in source: SourceFile) -> SourceRange {
    source.rangeOfLine(after: comment.start)
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

extension Diagnostic {
  fileprivate static func unusedAllow(
    _ rule: String, at range: SourceRange, removal: SourceRange
  ) -> Diagnostic {
    .warning(
      "unused-allow", at: range, "there is no '\(rule)' here to allow", help: "remove it",
      fix: Fix([.init(removal, "")], isSafe: true))
  }

  fileprivate static func cannotAllowError(_ rule: String, at range: SourceRange) -> Diagnostic {
    .warning("unused-allow", at: range, "'\(rule)' is an error here, and errors cannot be allowed")
  }
}

/// What one `// lay:allow` comment says.
private struct Directive {
  var speaksForFile = false
  var rules: [(name: String, place: SourceRange)] = []
  /// Whether anything but dashes follows the rules.
  var hasReason = false

  /// Nil for comments that are none.
  init?(_ comment: SourceRange, in source: SourceFile) {
    var reader = Reader(bytes: source.bytes, position: Int(comment.start), end: Int(comment.end))
    guard reader.skip("//") else { return nil }
    reader.skipBlanks()
    guard reader.skip("lay:allow") else { return nil }
    speaksForFile = reader.skip("-file")
    guard reader.skipBlanks() || reader.isAtEnd else { return nil }
    repeat {
      reader.skipBlanks()
      guard let place = reader.readName() else { break }
      rules.append((source.text(place), place))
      reader.skipBlanks()
    } while reader.skip(",")
    hasReason = reader.hasWords
    // `all` is no rule: what is allowed is named.
    if rules.count == 1, rules[0].name == "all" { rules = [] }
  }

  /// One of several rules with the comma that separates it; nil for the only one.
  func removal(ofRule index: Int) -> SourceRange? {
    guard rules.count > 1 else { return nil }
    return index + 1 < rules.count
      ? SourceRange(start: rules[index].place.start, end: rules[index + 1].place.start)
      : SourceRange(start: rules[index - 1].place.end, end: rules[index].place.end)
  }

  private struct Reader {
    let bytes: [UInt8]
    var position: Int
    let end: Int

    var isAtEnd: Bool { position == end }

    /// Whether letters or digits follow, of any script.
    var hasWords: Bool {
      // Dashes of Unicode begin with E2 80; letters of other scripts do not.
      var index = position
      while index < end {
        if bytes[index] == 0xE2 {
          index += 3
          continue
        }
        if bytes[index] >= 0x80 || isNamePart(bytes[index] | 0x20), bytes[index] != UInt8(ascii: "-"),
          bytes[index] != 0x0D
        {
          return true
        }
        index += 1
      }
      return false
    }

    /// Whether there were any.
    @discardableResult
    mutating func skipBlanks() -> Bool {
      let start = position
      while position < end, isBlank(bytes[position]) { position += 1 }
      return position > start
    }

    mutating func skip(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { text in
        guard end - position >= text.count, bytes[position..<position + text.count].elementsEqual(text) else {
          return false
        }
        position += text.count
        return true
      }
    }

    /// A rule's id: small letters, digits and inner hyphens.
    mutating func readName() -> SourceRange? {
      let start = position
      while position < end, isNamePart(bytes[position]) { position += 1 }
      var last = position
      while last > start, bytes[last - 1] == UInt8(ascii: "-") { last -= 1 }
      return last > start ? SourceRange(start: UInt32(start), end: UInt32(last)) : nil
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
  }
}

/// Which statements follow which, by source position: the statements and blocks of a file as nested ranges.
private struct StatementOutline {
  private struct Item {
    var range: SourceRange
    /// A list of statements, as against a statement.
    var isList: Bool
    var parent: Int?
  }

  /// By start; an enclosing item before what it encloses.
  private var items: [Item] = []

  init(_ tree: SyntaxTree) {
    for node in tree.nodes where Self.holdsStatements(node.kind) {
      if node.kind != .file { items.append(Item(range: node.range, isList: true)) }
      var child = node.firstChild
      while !child.isNone {
        items.append(Item(range: tree.range(child), isList: false))
        child = tree.next(child)
      }
    }
    items.sort { a, b in
      (a.range.start, b.range.end, a.isList ? 1 : 0) < (b.range.start, a.range.end, b.isList ? 1 : 0)
    }
    linkParents()
  }

  private static func holdsStatements(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .file, .block, .memberList, .conditionalCompilation: return true
    default: return false
    }
  }

  private mutating func linkParents() {
    var enclosing: [Int] = []
    for index in items.indices {
      while let last = enclosing.last, items[last].range.end <= items[index].range.start {
        enclosing.removeLast()
      }
      items[index].parent = enclosing.last
      enclosing.append(index)
    }
  }

  /// The statement after a comment in the same list; nil inside a statement, where there is none.
  func scope(after comment: SourceRange) -> SourceRange? {
    let next = firstItem(from: comment.end)
    var innermost = next > 0 ? next - 1 : nil
    while let index = innermost, items[index].range.end <= comment.start { innermost = items[index].parent }
    if let index = innermost, !items[index].isList { return nil }
    guard next < items.count, !items[next].isList, items[next].parent == innermost else { return nil }
    return items[next].range
  }

  /// The index of the first item that starts at an offset or after it.
  private func firstItem(from offset: UInt32) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
