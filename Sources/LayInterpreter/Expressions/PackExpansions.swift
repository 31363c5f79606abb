import LayCatalog
import LayLibrary
import LaySyntax

/// `repeat f(each value)`: an expression for each of the arguments that a parameter pack took, which here are an array.
extension Evaluator {
  /// Whether an expression is repeated for the elements of packs.
  func isExpansion(_ node: SyntaxID) -> Bool { syntax.kind(node) == .effect && syntax[node].detail == 3 }

  /// Whether an expression is an element of a pack.
  private func isElement(_ node: SyntaxID) -> Bool {
    syntax.kind(node) == .effect && syntax[node].detail == 4
  }

  /// Runs code once for each element of the packs that an expansion names, in scopes where these names are elements.
  func expand(_ node: SyntaxID, _ scope: Scope, _ body: (SyntaxID, Scope) -> Void) {
    let pattern = syntax.child(node, 0)
    var names: [Symbol] = []
    var packs: [[Value]] = []
    var pending = [pattern]
    while let next = pending.popLast() {
      if isElement(next), syntax.kind(syntax.child(next, 0)) == .identifier {
        let name = syntax.child(next, 0)
        if !names.contains(syntax.symbol(name)) {
          names.append(syntax.symbol(name))
          packs.append(elements(of: evaluate(name, scope), at: name).values)
        }
        continue
      }
      pending.append(contentsOf: syntax.children(next))
    }
    guard let count = packs.map({ $0.count }).min() else { return }
    for index in 0..<(pass.takesEveryBranch ? 1 : count) {
      guard step(at: node) else { return }
      let values = packs.map { index < $0.count ? $0[index] : .unknown }
      body(pattern, Scope(parent: scope, names: names, values: values))
    }
  }

  /// The values of an expansion.
  func expansion(_ node: SyntaxID, _ scope: Scope, expecting type: Type = .any) -> [Value] {
    var values: [Value] = []
    expand(node, scope) { values.append(evaluate($0, $1, expecting: type)) }
    return values
  }
}
