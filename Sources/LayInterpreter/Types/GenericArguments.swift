import LayCatalog
import LaySyntax

/// Generic parameters in the code of a function: `T()`, `T.self`, where its arguments show what `T` is.
extension Evaluator {
  /// The type that the name of a generic parameter stands for, any where the arguments do not show it; nil for a name that
  /// is none.
  func genericArgument(_ symbol: Symbol, _ scope: Scope) -> Type? {
    guard facts.genericNames.contains(symbol) else { return nil }
    var current: Scope? = scope
    while let scope = current {
      if let signature = scope.signature, let node = runningFunction(signature) {
        let list = syntax.children(node).first { syntax.kind($0) == .parameterList }
        let parameters = list.map { Array(syntax.children($0)) } ?? []
        for (parameter, value) in zip(parameters, scope.values) {
          let type = argument(symbol, in: syntax.child(parameter, 2), value)
          if !type.isAny { return type }
        }
      }
      current = scope.parent
    }
    return .any
  }

  /// The function of a signature that is running.
  private func runningFunction(_ signature: Signature) -> SyntaxID? {
    state.running.last { node in
      guard let id = declarations.functionIDs[node] else { return false }
      return declarations[id].signature === signature
    }
  }

  /// What a value says of a generic parameter in the type that is written for it.
  private func argument(_ symbol: Symbol, in node: SyntaxID, _ value: Value) -> Type {
    guard !node.isNone else { return .any }
    switch syntax.kind(node) {
    case .namedType: return syntax.symbol(node) == symbol ? valueType(value) : .any
    case .arrayType: return syntax.symbol(syntax.child(node, 0)) == symbol ? elementType(value) : .any
    case .optionalType, .opaqueType: return argument(symbol, in: syntax.child(node, 0), value)
    case .memberType:
      guard syntax.symbol(syntax.child(node, 0)) == symbol, case .metatype(let type) = value else {
        return .any
      }
      return type
    default: return .any
    }
  }
}
