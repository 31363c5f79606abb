import LayCatalog
import LayLibrary
import LaySyntax

/// What `throw` throws.
extension Evaluator {
  /// Throws the value of an expression; one that is not known is thrown as well.
  func throwError(_ node: SyntaxID, _ scope: Scope) {
    guard !pass.takesEveryBranch else { return }
    state.failure.reason = ""
    let type = isContextual(node) ? thrownType(in: owner(of: scope)) : .any
    state.failure.thrown = silently { evaluate(node, scope, expecting: type) }
  }

  private func isContextual(_ node: SyntaxID) -> Bool {
    syntax.kind(node) == .implicitMember
      || syntax.kind(node) == .call && syntax.kind(syntax.child(node, 0)) == .implicitMember
  }

  /// What the function that runs declares to throw, `throws(LoadError)`: `throw .offline` names a case of that.
  private func thrownType(in owner: TypeID?) -> Type {
    guard let function = state.running.last else { return .any }
    let body = syntax.children(function).first { syntax.kind($0) == .block }
    guard let parameters = syntax.children(function).first(where: { syntax.kind($0) == .parameterList }),
      let body
    else { return .any }
    let range = SourceRange(start: syntax.range(parameters).end, end: syntax.range(body).start)
    guard range.start < range.end else { return .any }
    let words = syntax.source.text(range).split { " (){}\n\t>-".utf8.contains($0.utf8.first ?? 0) }
    guard let place = words.firstIndex(of: "throws"), place + 1 < words.count,
      let name = words[place + 1].split(separator: ".").last, let symbol = symbols.find(String(name)),
      let type = declaredType(named: symbol)
    else { return .any }
    return .declared(type)
  }
}
