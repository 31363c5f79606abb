import LayCatalog
import LaySyntax

/// Functions inside of functions, which may use what is around them, and each other.
extension Evaluator {
  /// Declares the functions of a block before it runs: they may be called above the place where they stand.
  func declareFunctions(of block: SyntaxID, _ scope: Scope) {
    let functions = localFunctions(of: block)
    if functions.count > 1 { noteOverloads(functions) }
    for (node, function) in functions {
      if function.body.isNone {
        resolve(function, in: owner(of: scope))
        state.firstUses.functions.append(function)
      }
      let value = keptClosure(node, scope)
      scope.declare(function.name, value)
      noteCycle(in: scope, value)
    }
  }

  private func noteOverloads(_ functions: [(SyntaxID, FunctionDeclaration)]) {
    guard let (first, _) = functions.first, declarations.localOverloads[first] == nil else { return }
    var overloads: [Symbol: [FunctionID]] = [:]
    for (node, function) in functions {
      if let id = declarations.functionIDs[node] { overloads[function.name, default: []].append(id) }
    }
    for (node, function) in functions { declarations.localOverloads[node] = overloads[function.name] }
  }

  /// The functions that a call may mean by its callee, the name of a function: those of its name in its block. Empty for a
  /// closure, and for a function that is the value of something else, whose labels are not written.
  func localFunctions(_ code: SyntaxID, calledBy call: SyntaxID) -> [FunctionID] {
    let callee = syntax.child(call, 0)
    guard syntax.kind(code) == .functionDecl, !callee.isNone, syntax.symbol(callee) == syntax.symbol(code)
    else { return [] }
    if let overloads = declarations.localOverloads[code] { return overloads }
    return declarations.functionIDs[code].map { [$0] } ?? []
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
    plans.declaringBlocks[block] = declares
    return declares
  }
}
