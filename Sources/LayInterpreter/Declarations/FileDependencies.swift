import LaySyntax

/// Which of several files may have a say in what the code of another does, by the names that they declare and use.
///
/// Nothing is evaluated: a file depends on every other that declares a name outside of types which it uses, that extends a
/// type of the source which it names, or that adds a member of a name which it uses to another type; and on all that
/// these depend on. It may be more than what a preview reaches, and is never less.
package struct FileDependencies {
  /// By file, those that it depends on itself.
  private var direct: [[Int]]
  /// By file, all that it depends on, where that was asked: files depend on about the same.
  private var known: [[Bool]?]

  /// - Complexity: O(n) in the nodes.
  package init(_ syntax: SyntaxTree) {
    let source = syntax.source
    direct = Array(repeating: [], count: source.parts.count)
    known = Array(repeating: nil, count: source.parts.count)
    guard source.parts.count > 1 else { return }
    var survey = NameSurvey(syntax)
    survey.collectDeclarations()
    let used = survey.usedNames()
    for part in source.parts.indices {
      var found = survey.needed
      for symbol in used[part] {
        if let declaring = survey.declaring[symbol] { found.formUnion(declaring) }
      }
      direct[part] = Array(found)
    }
  }

  /// The files that a file depends on, itself among them, by their numbers in the source.
  /// - Complexity: O(n) in the files and what those depend on that were not asked about yet.
  package mutating func reached(from part: Int) -> [Int] {
    guard direct.indices.contains(part) else { return [] }
    let found = known[part] ?? search(from: part)
    known[part] = found
    return found.indices.filter { found[$0] }
  }

  private func search(from part: Int) -> [Bool] {
    var found = Array(repeating: false, count: direct.count)
    found[part] = true
    var pending = [part]
    while let next = pending.popLast() {
      if let reached = known[next] {
        for other in reached.indices where reached[other] { found[other] = true }
        continue
      }
      for other in direct[next] where !found[other] {
        found[other] = true
        pending.append(other)
      }
    }
    return found
  }
}

/// The names that files declare for others, and those that they use.
private struct NameSurvey {
  private let syntax: SyntaxTree
  /// The files that declare a name.
  private(set) var declaring: [Symbol: Set<Int>] = [:]
  /// The files that all others depend on: they declare operators, which are used without a name.
  private(set) var needed: Set<Int> = []
  private var types: Set<Symbol> = []

  init(_ syntax: SyntaxTree) { self.syntax = syntax }

  mutating func collectDeclarations() {
    let items = syntax.items(of: syntax.root)
    for item in items {
      switch syntax.kind(item) {
      case .structDecl, .classDecl, .enumDecl, .protocolDecl, .typealiasDecl:
        types.insert(syntax.symbol(item))
      default: break
      }
    }
    for item in items { collect(item) }
  }

  private mutating func collect(_ item: SyntaxID) {
    guard let part = syntax.source.partIndex(at: syntax.range(item).start) else { return }
    switch syntax.kind(item) {
    case .structDecl, .classDecl, .enumDecl, .protocolDecl:
      declare(syntax.symbol(item), part)
      collectOperators(of: item, part)
    case .typealiasDecl: declare(syntax.symbol(item), part)
    case .functionDecl, .variableDecl: declareMember(item, part)
    case .extensionDecl:
      let path = syntax.path(ofExtension: item)
      if path.contains(where: { types.contains($0) }) {
        for symbol in path where types.contains(symbol) { declare(symbol, part) }
        collectOperators(of: item, part)
      } else {
        for member in members(of: item) { declareMember(member, part, of: path.first) }
      }
    default: break
    }
  }

  private mutating func declare(_ symbol: Symbol, _ part: Int) { declaring[symbol, default: []].insert(part) }

  private func members(of item: SyntaxID) -> [SyntaxID] {
    syntax.children(item).filter { syntax.kind($0) == .memberList }.flatMap { syntax.items(of: $0) }
  }

  private mutating func collectOperators(of item: SyntaxID, _ part: Int) {
    for member in members(of: item) where isOperator(member) { needed.insert(part) }
  }

  private func isOperator(_ member: SyntaxID) -> Bool {
    guard syntax.kind(member) == .functionDecl, let first = syntax.name(member).utf8.first else {
      return false
    }
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      0x80...:
      return false
    default: return true
    }
  }

  /// - Parameter type: The one that it is added to.
  private mutating func declareMember(_ member: SyntaxID, _ part: Int, of type: Symbol? = nil) {
    switch syntax.kind(member) {
    case .variableDecl:
      for binding in syntax.children(member) where syntax.kind(binding) == .binding {
        let pattern = syntax.child(binding, 0)
        if syntax.kind(pattern) == .identifierPattern {
          declare(syntax.symbol(pattern), part)
        } else {
          needed.insert(part)
        }
      }
    case .initializerDecl: if let type { declare(type, part) }
    case .subscriptDecl: needed.insert(part)
    case .functionDecl where isOperator(member): needed.insert(part)
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .typealiasDecl, .enumCase:
      declare(syntax.symbol(member), part)
    default: break
    }
  }

  /// The names that each file uses.
  func usedNames() -> [Set<Symbol>] {
    let parts = syntax.source.parts
    var used = [Set<Symbol>](repeating: [], count: parts.count)
    // Nodes mostly stand one after the other.
    var part = 0
    for index in syntax.nodes.indices {
      let node = SyntaxID(UInt32(truncatingIfNeeded: index))
      guard isUse(syntax.kind(node)) else { continue }
      let start = syntax.range(node).start
      let range = parts[part].range
      if start < range.start || start >= range.end { part = syntax.source.partIndex(at: start) ?? part }
      used[part].insert(syntax.symbol(node))
    }
    return used
  }

  private func isUse(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .identifier, .implicitMember, .member, .namedType, .memberType, .attribute, .keyPathComponent,
      .enumCasePattern, .bindingReference:
      true
    default: false
    }
  }
}
