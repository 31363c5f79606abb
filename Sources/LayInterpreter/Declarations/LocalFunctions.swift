import LayCatalog
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

  func localFunctions(of block: SyntaxID) -> [(SyntaxID, FunctionDeclaration)] {
    guard declarations.features.hasLocalFunctions, declares(block) else { return [] }
    return syntax.items(of: block).compactMap { node in
      guard syntax.kind(node) == .functionDecl, let id = declarations.functionIDs[node] else { return nil }
      return (node, declarations[id])
    }
  }

  /// Whether a block declares variables or functions of its own.
  func declares(_ block: SyntaxID) -> Bool {
    if let known = plans.declaringBlocks[block] { return known }
    var declares = false
    for child in syntax.children(block) {
      switch syntax.kind(child) {
      case .variableDecl, .functionDecl, .guardStatement, .conditionalCompilation: declares = true
      default: break
      }
    }
    if !runsOnce(syntax.range(block)) { plans.declaringBlocks[block] = declares }
    return declares
  }
}
