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
      #if !hasFeature(Embedded)
      if givesOptional(chain, scope) { return true }
      #endif
      guard syntax.kind(node) == .member,
        case .declared(let id) = staticType(of: syntax.child(node, 0), scope),
        let member = instanceMember(syntax.symbol(node), of: id)
      else { return false }
      return type(of: member, in: id).isOptional
    default: return false
    }
  }

  #if !hasFeature(Embedded)
  /// Whether what comes last in a chain gives an optional: `rows.first`, `ages["Ann"]`, `find(3)`, `Int(text)`.
  private func givesOptional(_ chain: Chain, _ scope: Scope) -> Bool {
    guard let last = chain.links.indices.last else {
      return isOptional(chain, upTo: 0, receiver: .unknown, scope) || readsNumber(chain.base, scope)
    }
    // What runs again has to leave everything as it is.
    let isPlain =
      syntax.kind(chain.base) != .call && chain.links[..<last].allSatisfy { $0.kind == .member }
    guard isPlain else { return false }
    let receiver = last > 0 ? chain.links[last - 1].node : chain.base
    let base = silently { evaluate(receiver, scope) }
    if base.isUnknown { return false }
    return isOptional(chain, upTo: last + 1, receiver: base, scope)
  }

  /// Whether a call reads a number of a text, which may hold none.
  private func readsNumber(_ call: SyntaxID, _ scope: Scope) -> Bool {
    guard syntax.kind(call) == .call, let argument = plan(call).arguments.first, argument.label.isEmpty,
      case .type(let type) = target(ofCallee: syntax.child(call, 0), scope),
      type == .int || type == .double || type == .bool || type.isSized
    else { return false }
    return staticType(of: argument.expression, scope) == .string
  }
  #endif
}
