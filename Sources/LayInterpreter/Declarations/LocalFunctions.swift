import LayCatalog
import LayLibrary
import LaySyntax

/// Functions inside of functions, which may use what is around them, and each other.
extension Evaluator {
  /// Declares the functions of a block before it runs: they may be called above the place where they stand.
  func declareFunctions(of block: SyntaxID, _ scope: Scope) {
    for (node, function) in localFunctions(of: block) {
      if function.body.isNone { resolve(function, in: owner(of: scope)) }
      let value = keptClosure(node, scope)
      scope.declare(function.name, value)
      noteCycle(in: scope, value)
    }
  }

  /// Checks the functions of a block that was checked itself, so that all they may use is declared.
  func checkFunctions(of block: SyntaxID, _ scope: Scope) {
    guard stage.isChecking, !budget.isStopped else { return }
    for (_, function) in localFunctions(of: block) where !function.body.isNone {
      // What a function without result does is no part of a layout.
      if function.result != .void { checkBody(of: function, in: scope) }
    }
  }

  private func localFunctions(of block: SyntaxID) -> [(SyntaxID, FunctionDeclaration)] {
    guard declarations.hasLocalFunctions, declares(block) else { return [] }
    return items(of: block).compactMap { node in
      guard syntax.kind(node) == .functionDecl, let id = declarations.functionIDs[node] else { return nil }
      return (node, declarations[id])
    }
  }
}
