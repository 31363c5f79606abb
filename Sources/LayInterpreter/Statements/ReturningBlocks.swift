import LaySyntax

// Blocks that return their views, which makes them no view builders: loops may stand in them.

extension Evaluator {
  /// Whether a block or statement returns anything.
  /// - Complexity: O(n) in the nodes inside, the first time that it is asked about.
  func returns(_ node: SyntaxID) -> Bool {
    if let known = plans.returningBlocks[node] { return known }
    let answer = holdsReturn(node)
    plans.returningBlocks[node] = answer
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
  func isStatement(_ node: SyntaxID, ofReturning block: SyntaxID) -> Bool {
    guard !block.isNone, returns(block) else { return false }
    if plans.statements.block != block { plans.statements = (block, statements(in: block)) }
    return plans.statements.nodes.contains(node)
  }

  /// The statements of a block and of the blocks inside it, but for those of functions.
  private func statements(in block: SyntaxID) -> Set<SyntaxID> {
    var found: Set<SyntaxID> = []
    var pending = [block]
    while let next = pending.popLast() {
      let holdsStatements = syntax.kind(next) == .block || syntax.kind(next) == .effect
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
