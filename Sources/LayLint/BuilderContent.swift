import LaySyntax

/// What a container's closure holds, in the source.
struct BuilderContent {
  /// `VStack { … }` as a whole.
  var call: SyntaxID
  var statements: [SyntaxID]
  /// The statements, if each of them is one view: no loops, conditions or declarations.
  var views: [SyntaxID]?
}

extension CallSites {
  private static let groups: Set<String> = ["ForEach", "Group", "Section"]

  /// The content of a call whose last argument is its only closure.
  func content(ofCallAt offset: UInt32) -> BuilderContent? {
    guard let call = call(at: offset) else { return nil }
    let closure = syntax.child(call, 2)
    guard !closure.isNone, syntax.kind(closure) == .closure, syntax.next(closure).isNone else { return nil }
    let block = syntax.child(closure, 1)
    guard !block.isNone, syntax.kind(block) == .block else { return nil }
    let statements = Array(syntax.children(block))
    return BuilderContent(
      call: call, statements: statements,
      views: statements.allSatisfy({ isView($0) }) && !statements.isEmpty ? statements : nil)
  }

  /// Whether how many views a call's content makes depends on more than its source: on a condition, or on how many
  /// elements a loop has, or on what a container of one's own was given.
  func dependsOnData(ofCallAt offset: UInt32) -> Bool {
    guard let content = content(ofCallAt: offset) else { return isGivenContent(ofCallAt: offset) }
    // Of several statements some made nothing: a property holds a condition.
    let isSeveral = content.statements.count > 1
    return content.statements.contains { statement in
      switch syntax.kind(statement) {
      case .ifStatement, .switchStatement: return true
      case .identifier: return isSeveral
      case .call: return name(ofCall: statement) == "ForEach" || isCallOfBuilder(statement)
      default: return false
      }
    }
  }

  /// Whether a call's content makes a view for each element of something that is no range: as many as there happen to be.
  func loopsOverData(ofCallAt offset: UInt32) -> Bool {
    guard let content = content(ofCallAt: offset) else { return false }
    return content.statements.contains { statement in
      guard syntax.kind(statement) == .call, let name = nameRange(ofCall: statement),
        syntax.source.text(name) == "ForEach", let argument = argument(0, ofCallAt: name.start)
      else { return false }
      return !Self.isRange(syntax.source.text(value(ofArgument: argument)))
    }
  }

  private static func isRange(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains {
      bytes[$0...].starts(with: "..<".utf8) || bytes[$0...].starts(with: "...".utf8)
    }
  }

  /// `VStack(content: content)`
  private func isGivenContent(ofCallAt offset: UInt32) -> Bool {
    guard let argument = argument("content", ofCallAt: offset), case let value = syntax.child(argument, 0)
    else {
      return false
    }
    return !value.isNone && syntax.kind(value) != .closure
  }

  /// `content()`: what is called by a small name and without arguments is a builder that a container keeps.
  private func isCallOfBuilder(_ call: SyntaxID) -> Bool {
    let callee = syntax.child(call, 0)
    guard !callee.isNone, syntax.kind(callee) == .identifier,
      let name = nameRange(ofCall: call), let first = syntax.source.text(name).first, first.isLowercase,
      let list = argumentList(ofCallAt: name.start)
    else { return false }
    return syntax.child(list, 0).isNone && syntax.child(call, 2).isNone
  }

  private func isView(_ statement: SyntaxID) -> Bool {
    switch syntax.kind(statement) {
    case .call: return !Self.groups.contains(name(ofCall: statement))
    case .member, .identifier: return true
    default: return false
    }
  }

  /// The call whose closure directly holds a statement.
  func containerCall(of statement: SyntaxID) -> SyntaxID? {
    let block = parent(statement)
    guard !block.isNone, syntax.kind(block) == .block else { return nil }
    let closure = parent(block)
    guard !closure.isNone, syntax.kind(closure) == .closure else { return nil }
    let call = parent(closure)
    return !call.isNone && syntax.kind(call) == .call ? call : nil
  }

  /// A fix that leaves of a container only what it holds; nil where that would lose a comment.
  func unwrapping(_ content: BuilderContent) -> Diagnostic.Fix? {
    guard let first = content.statements.first, let last = content.statements.last else { return nil }
    let whole = syntax.range(content.call)
    let inner = syntax.range(first).joined(with: syntax.range(last))
    var ranges = [SourceRange(start: whole.start, end: inner.start)]
    ranges += indentation(of: inner, beyond: whole.start)
    ranges.append(SourceRange(start: inner.end, end: whole.end))
    return removal(ranges)
  }

  /// Lines that a fix moves to the left: each is an edit of its own, and 256 containers in each other move them all.
  private static let mostLinesMoved = 2_000

  /// By how much the lines of a range are indented more than the line of another place; nothing if one of them is not.
  private func indentation(of range: SourceRange, beyond outer: UInt32) -> [SourceRange] {
    let source = syntax.source
    let first = source.location(of: range.start).line
    let last = source.location(of: range.end).line
    let depth = blanks(ofLine: first) - blanks(ofLine: source.location(of: outer).line)
    guard first < last, last - first <= Self.mostLinesMoved, depth > 0 else { return [] }
    var ranges: [SourceRange] = []
    for line in (first + 1)...last {
      let whole = source.rangeOfLine(line)
      if blanks(ofLine: line) == Int(whole.end - whole.start) { continue }
      guard blanks(ofLine: line) >= depth else { return [] }
      ranges.append(SourceRange(start: whole.start, end: whole.start + UInt32(depth)))
    }
    return ranges
  }

  /// How many blanks a line starts with.
  private func blanks(ofLine line: Int) -> Int {
    let range = syntax.source.rangeOfLine(line)
    return syntax.source.bytes[Int(range.start)..<Int(range.end)].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// A fix that removes a view from its builder, where it is one of several statements.
  func removalOfStatement(at offset: UInt32) -> Diagnostic.Fix? {
    guard let call = call(at: offset), syntax.range(call).start == offset else { return nil }
    let block = parent(call)
    guard !block.isNone, syntax.kind(block) == .block else { return nil }
    if !syntax.next(call).isNone {
      return removal([SourceRange(start: offset, end: syntax.range(syntax.next(call)).start)])
    }
    var previous: SyntaxID?
    for statement in syntax.children(block) where statement != call { previous = statement }
    return previous.flatMap {
      removal([SourceRange(start: syntax.range($0).end, end: syntax.range(call).end)])
    }
  }

  /// A fix that removes a declaration with its lines; nil if a comment belongs to it or its lines hold another
  /// statement.
  func removalOfLines(_ range: SourceRange) -> Diagnostic.Fix? {
    let source = syntax.source
    let lines = source.wholeLines(of: range)
    let around =
      source.bytes[Int(lines.start)..<Int(range.start)] + source.bytes[Int(range.end)..<Int(lines.end)]
    guard around.allSatisfy({ $0 <= 0x20 }) else { return nil }
    return removal([SourceRange(start: startOfLine(before: lines.start), end: range.end)]).flatMap { _ in
      removal([lines])
    }
  }

  /// Where the line before one starts; the line's own start for a file's first.
  private func startOfLine(before start: UInt32) -> UInt32 {
    let source = syntax.source
    guard start > 0, source.partIndex(at: start - 1) == source.partIndex(at: start) else { return start }
    return source.rangeOfLine(at: start - 1).start
  }

  /// A fix that removes ranges; nil if one of them holds a comment.
  func removal(_ ranges: [SourceRange]) -> Diagnostic.Fix? {
    guard ranges.allSatisfy({ !holdsComment($0) }) else { return nil }
    return Diagnostic.Fix(ranges.map { .init($0, "") }, isSafe: true)
  }

  /// Edits that put the comments of a range, each on a line of its own, before a modifier: as many as there are.
  /// nil where they cannot stand there.
  func commentsMoved(from range: SourceRange, before modifier: UInt32) -> [Diagnostic.Fix.Edit]? {
    let comments = comments(in: range)
    if comments.isEmpty { return [] }
    let source = syntax.source
    var dot = Int(modifier)
    while dot > 0, source.bytes[dot] != UInt8(ascii: ".") { dot -= 1 }
    let line = source.rangeOfLine(at: UInt32(dot))
    // A comment to the end of the line would take along what stands before the modifier.
    guard Int(line.start) <= dot, dot <= Int(line.end) else { return nil }
    let indentation = source.bytes[Int(line.start)..<dot]
    guard source.bytes[dot] == UInt8(ascii: "."), indentation.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
      return nil
    }
    let blanks = String(decoding: indentation, as: UTF8.self)
    let text = comments.map { source.text($0) + "\n" + blanks }.joined()
    return [.init(SourceRange(start: UInt32(dot), end: UInt32(dot)), text)]
  }

  private func holdsComment(_ range: SourceRange) -> Bool { !comments(in: range).isEmpty }

  private func comments(in range: SourceRange) -> ArraySlice<SourceRange> {
    syntax.comments[firstComment(from: range.start)..<firstComment(from: range.end)]
  }

  /// The index of the first comment that starts at an offset or after it.
  private func firstComment(from offset: UInt32) -> Int {
    var (low, high) = (0, syntax.comments.count)
    while low < high {
      let middle = (low + high) / 2
      if syntax.comments[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
