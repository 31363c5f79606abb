import LayCatalog
import LaySyntax

extension Evaluator {
  func isLiteral(_ node: SyntaxID) -> Bool { operand(node).isLiteral }

  /// - Complexity: O(operators) the first time for a row of them, O(1) afterwards for each part of the row: whoever
  ///   evaluates `1 + 2 + … + n` asks for every one.
  func operand(_ node: SyntaxID) -> Operand {
    switch syntax.kind(node) {
    case .integerLiteral: return Operand(isLiteral: true, isContextual: true)
    case .floatLiteral: return Operand(isLiteral: true)
    case .implicitMember, .nilLiteral, .arrayLiteral: return Operand(isContextual: true)
    case .call: return Operand(isContextual: syntax.kind(syntax.child(node, 0)) == .implicitMember)
    case .parenthesized, .prefixOperator:
      guard hasStack(at: node) else { return Operand() }
      let inner = operand(syntax.child(node, 0))
      return Operand(isLiteral: inner.isLiteral, isContextual: inner.isLiteral || inner.isContextual)
    case .binaryOperator:
      let left = syntax.child(node, 0)
      guard hasStack(at: node), syntax.kind(left) == .binaryOperator else {
        return Operand(operand(left), operand(syntax.child(node, 1)))
      }
      return operand(ofRow: node)
    default: return Operand()
    }
  }

  /// Operators one after the other, the first of them innermost.
  private func operand(ofRow node: SyntaxID) -> Operand {
    if let known = plans.rows[node] { return known }
    var row: [SyntaxID] = []
    var first = node
    while syntax.kind(first) == .binaryOperator, plans.rows[first] == nil {
      row.append(first)
      first = syntax.child(first, 0)
    }
    var operand = plans.rows[first] ?? self.operand(first)
    for node in row.reversed() {
      operand = Operand(operand, self.operand(syntax.child(node, 1)))
      plans.rows[node] = operand
    }
    return operand
  }

  /// The type of a list that a literal beside it takes, whose elements may be nil where the literal has a nil: `[a, nil] + b`.
  func typeWithRoom(forNilIn node: SyntaxID, _ type: Type) -> Type {
    guard case .array(let element) = type, syntax.kind(node) == .arrayLiteral,
      syntax.children(node).contains(where: { syntax.kind($0) == .nilLiteral })
    else { return type }
    return .array(.optional(element))
  }
}
