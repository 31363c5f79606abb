import LaySyntax

/// The blocks that return their views, which makes them no view builders: loops may stand in them.
struct ReturningBlocks {
  private let syntax: SyntaxTree
  private var known: NodeTable<Bool>
  /// The block that was last looked through for its statements, and these.
  private var last: (block: SyntaxID, statements: Set<SyntaxID>) = (.none, [])

  init(_ syntax: SyntaxTree) {
    self.syntax = syntax
    known = NodeTable(count: syntax.nodes.count)
  }

  /// Whether a block or statement returns anything.
  /// - Complexity: O(n) in the nodes inside, the first time that it is asked about.
  mutating func contains(_ node: SyntaxID) -> Bool {
    if let known = known[node] { return known }
    let answer = holdsReturn(node)
    known[node] = answer
    return answer
  }

  private func holdsReturn(_ node: SyntaxID) -> Bool {
    var pending = [node]
    while let next = pending.popLast() {
      switch syntax.kind(next) {
      case .returnStatement: return true
      case .closure, .functionDecl: continue
      default: pending.append(contentsOf: syntax.children(next))
      }
    }
    return false
  }

  /// Whether an expression is a statement of a block that returns its views, and so need not be one.
  mutating func hasStatement(_ node: SyntaxID, in block: SyntaxID) -> Bool {
    guard !block.isNone, contains(block) else { return false }
    if last.block != block { last = (block, statements(in: block)) }
    return last.statements.contains(node)
  }

  /// The statements of a block and of the blocks inside it, but for those of functions.
  private func statements(in block: SyntaxID) -> Set<SyntaxID> {
    var found: Set<SyntaxID> = []
    var pending = [block]
    while let next = pending.popLast() {
      let holdsStatements =
        switch syntax.kind(next) {
        case .block, .effect, .conditionalCompilation: true
        default: false
        }
      for child in syntax.children(next) {
        if holdsStatements { found.insert(child) }
        switch syntax.kind(child) {
        case .closure, .functionDecl, .returnStatement: continue
        default: pending.append(child)
        }
      }
    }
    return found
  }
}
