import LaySyntax

/// Where views and modifiers are written: from a name's place in the source to its call and arguments.
package struct CallSites {
  package private(set) var syntax: SyntaxTree
  private var source: SourceFile
  /// Calls by the offset of the called name.
  private var calls: [UInt32: SyntaxID] = [:]
  /// The first identifier at each offset: where a view without a call, such as `Color.red`, is found.
  private var identifiers: [UInt32: SyntaxID] = [:]
  private var parents: [SyntaxID]
  let enclosingCalls = EnclosingCalls.Tables()
  let statements = StatementTable()
  let uses = UseTable()
  /// The files that the one which is checked sees; nil for all.
  private var seen: Set<Int>?

  /// - Complexity: O(n) in the syntax nodes.
  package init(_ syntax: SyntaxTree) {
    self.syntax = syntax
    self.source = syntax.source
    parents = Array(filledWith: .none, count: syntax.nodes.count)
    // Of ordinary source about one node in ten is a call, and as many are names.
    calls.reserveCapacity(16 + syntax.nodes.count / 16)
    identifiers.reserveCapacity(16 + syntax.nodes.count / 16)
    for index in syntax.nodes.indices {
      let id = SyntaxID(UInt32(index))
      let node = syntax.nodes[index]
      var child = node.firstChild
      while !child.isNone {
        parents[Int(child.index)] = id
        child = syntax.next(child)
      }
      if node.kind == .identifier { identifiers[node.range.start] = id }
      if node.kind == .call, let name = nameRange(ofCall: id) { calls[name.start] = id }
    }
  }

  /// Whether the file that is checked sees what stands at an offset.
  func sees(_ offset: UInt32) -> Bool {
    seen == nil || sees(part: syntax.source.partIndex(at: offset) ?? 0)
  }

  func sees(part: Int) -> Bool { seen?.contains(part) ?? true }

  /// The same with one of several files alone shown, which sees these.
  func showing(_ part: Int, seeing seen: Set<Int>) -> CallSites {
    var sites = self
    sites.seen = seen
    sites.syntax = syntax.showing(part)
    sites.source = sites.syntax.source
    return sites
  }

  /// `.none` for the root, and for no node at all.
  package func parent(_ node: SyntaxID) -> SyntaxID { node.isNone ? .none : parents[Int(node.index)] }

  /// The called name: `frame` of `x.frame(width: 1)`.
  package func nameRange(ofCall call: SyntaxID) -> SourceRange? {
    guard !call.isNone, case let callee = syntax.child(call, 0), !callee.isNone else { return nil }
    switch syntax.kind(callee) {
    case .identifier, .implicitMember, .member:
      let range = syntax.range(callee)
      let length = syntax.symbols.length(of: syntax.symbol(callee))
      return SourceRange(start: max(range.start, range.end &- min(length, range.end)), end: range.end)
    default: return nil
    }
  }

  package func name(ofCall call: SyntaxID) -> String {
    nameRange(ofCall: call) == nil ? "" : syntax.name(syntax.child(call, 0))
  }

  /// The call whose name stands at an offset.
  package func call(at offset: UInt32) -> SyntaxID? { calls[offset] }

  /// The identifier that starts at an offset.
  func nameRange(at offset: UInt32) -> SourceRange {
    var end = Int(min(offset, UInt32(source.bytes.count)))
    while end < source.bytes.count, Self.isNamePart(source.bytes[end]) { end += 1 }
    return SourceRange(start: offset, end: max(UInt32(end), offset))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte & 0xDF | 0x20)
  }

  /// An argument of the call at an offset, by its label.
  func argument(_ label: String, ofCallAt offset: UInt32) -> SyntaxID? {
    guard let list = argumentList(ofCallAt: offset) else { return nil }
    for argument in syntax.children(list) where syntax.name(argument) == label { return argument }
    return nil
  }

  /// An argument of the call at an offset, by its position.
  func argument(_ position: Int, ofCallAt offset: UInt32) -> SyntaxID? {
    guard let list = argumentList(ofCallAt: offset) else { return nil }
    let argument = syntax.child(list, position)
    return argument.isNone ? nil : argument
  }

  package func argumentList(ofCallAt offset: UInt32) -> SyntaxID? {
    guard let call = calls[offset] else { return nil }
    let list = syntax.child(call, 1)
    return !list.isNone && syntax.kind(list) == .argumentList ? list : nil
  }

  /// The call whose name stands at an offset, or the identifier that does; none for neither.
  package func node(at offset: UInt32) -> SyntaxID { calls[offset] ?? identifiers[offset] ?? .none }

  /// What the modifier at an offset is called on.
  func base(ofModifierAt offset: UInt32) -> SyntaxID? {
    guard let call = calls[offset], syntax.kind(syntax.child(call, 0)) == .member else { return nil }
    let base = syntax.child(syntax.child(call, 0), 0)
    return base.isNone ? nil : base
  }

  /// From a modifier's dot to its closing parenthesis: what to delete to remove the modifier.
  package func modifierRange(at offset: UInt32) -> SourceRange? {
    guard let call = calls[offset], syntax.kind(syntax.child(call, 0)) == .member else { return nil }
    let base = syntax.child(syntax.child(call, 0), 0)
    guard !base.isNone else { return nil }
    let start = syntax.range(base).end
    // A comment between the base and the dot stays.
    var dot = Int(offset)
    while dot > Int(start), source.bytes[dot] != UInt8(ascii: ".") { dot -= 1 }
    guard Int(start) <= dot, source.bytes[dot] == UInt8(ascii: ".") else { return nil }
    let isBlank = source.bytes[Int(start)..<dot].allSatisfy { $0 <= 0x20 }
    return SourceRange(start: isBlank ? start : UInt32(dot), end: syntax.range(call).end)
  }

  /// An argument with the comma that separates it from its neighbour.
  func removalRange(ofArgument argument: SyntaxID, ofCallAt offset: UInt32) -> SourceRange? {
    guard let list = argumentList(ofCallAt: offset) else { return nil }
    let next = syntax.next(argument)
    if !next.isNone {
      return SourceRange(start: syntax.range(argument).start, end: syntax.range(next).start)
    }
    var previous: SyntaxID?
    for other in syntax.children(list) where other != argument { previous = other }
    let range = syntax.range(argument)
    return previous.map { SourceRange(start: syntax.range($0).end, end: range.end) } ?? range
  }

  /// The expression of an argument.
  func value(ofArgument argument: SyntaxID) -> SourceRange {
    let value = syntax.child(argument, 0)
    return value.isNone ? syntax.range(argument) : syntax.range(value)
  }

  /// Whether a range spells a plain number: what a fix may replace without changing a meaning elsewhere.
  func isNumberLiteral(_ argument: SyntaxID) -> Bool {
    var value = syntax.child(argument, 0)
    if !value.isNone, syntax.kind(value) == .prefixOperator { value = syntax.child(value, 0) }
    guard !value.isNone else { return false }
    return syntax.kind(value) == .integerLiteral || syntax.kind(value) == .floatLiteral
  }
}
