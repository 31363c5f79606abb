import LayCatalog
import LayLibrary
import LaySyntax

extension Evaluator {
  /// Whether the text of an expression tells that it is an optional: one of a variable or property that is declared as one,
  /// and what comes after a `?`.
  func printsOptional(_ node: SyntaxID, _ scope: Scope) -> Bool {
    guard !node.isNone, pass.hasRealValues, hasStack(at: node) else { return false }
    switch syntax.kind(node) {
    case .parenthesized: return printsOptional(syntax.child(node, 0), scope)
    case .cast where syntax[node].detail == 0: return printsOptional(syntax.child(node, 0), scope)
    case .identifier: return isOptional(node, scope)
    case .member, .call, .subscriptExpr:
      let chain = chain(node)
      if chain.links.contains(where: { $0.kind == .optional }) { return chain.links.last?.kind != .force }
      guard syntax.kind(node) == .member,
        case .declared(let id) = staticType(of: syntax.child(node, 0), scope),
        let member = instanceMember(syntax.symbol(node), of: id)
      else { return false }
      return type(of: member, in: id).isOptional
    default: return false
    }
  }
}
