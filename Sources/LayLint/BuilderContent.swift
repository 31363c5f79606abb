import LaySyntax

/// What a container's closure holds, in the source.
struct BuilderContent {
  /// `VStack { … }` as a whole.
  var call: SyntaxID
  var statements: [SyntaxID]
  /// The statements, where each is a view of its own: no loops, conditions or declarations.
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
    return removal([
      SourceRange(start: whole.start, end: syntax.range(first).start),
      SourceRange(start: syntax.range(last).end, end: whole.end),
    ])
  }

  /// A fix that takes ranges away; nil where a comment lies in one of them.
  func removal(_ ranges: [SourceRange]) -> Diagnostic.Fix? {
    guard ranges.allSatisfy({ !holdsComment($0) }) else { return nil }
    return Diagnostic.Fix(ranges.map { .init($0, "") }, isSafe: true)
  }

  private func holdsComment(_ range: SourceRange) -> Bool {
    var (low, high) = (0, syntax.comments.count)
    while low < high {
      let middle = (low + high) / 2
      if syntax.comments[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    return low < syntax.comments.count && syntax.comments[low].start < range.end
  }
}
