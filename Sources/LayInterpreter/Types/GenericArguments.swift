import LayCatalog
import LaySyntax

/// Generic parameters in the code of a function: `T()`, `T.self`, where its arguments show what `T` is.
extension Evaluator {
  /// The type that the name of a generic parameter stands for, any where the arguments do not show it; nil for a name that
  /// is none.
  func genericArgument(_ symbol: Symbol, _ scope: Scope) -> Type? {
    guard collected.facts.genericNames.contains(symbol) else { return nil }
    var current: Scope? = scope
    while let scope = current {
      if let signature = scope.signature, let node = runningFunction(signature) {
        let list = syntax.children(node).first { syntax.kind($0) == .parameterList }
        let parameters = list.map { Array(syntax.children($0)) } ?? []
        for (parameter, value) in zip(parameters, scope.values) {
          let type = argument(symbol, in: syntax.child(parameter, 2), value)
          if !type.isAny { return type }
        }
        if let wanted = inference.wantedResults.last(where: { $0.function == node }), let list {
          return resultArgument(symbol, in: syntax.next(list), wanted.type)
        }
      }
      current = scope.parent
    }
    return .any
  }

  /// Runs a generic function of which what is expected of its call may show a type: `let rows: [Row] = load("rows")`.
  func wanting(_ type: Type, of id: FunctionID, _ body: () -> Value) -> Value {
    guard !type.isAny, !declarations[id].generics.isEmpty else { return body() }
    inference.wantedResults.append((declarations[id].syntax, type))
    defer { inference.wantedResults.removeLast() }
    return body()
  }

  /// The type of a function's result, where it is a generic parameter what is expected of the call.
  @inline(__always)
  func resultType(of function: FunctionDeclaration) -> Type {
    guard function.result.isAny, let wanted = inference.wantedResults.last, wanted.function == function.syntax
    else { return function.result }
    return wanted.type
  }

  /// What the type of a result says of a generic parameter in the type that is written for it.
  private func resultArgument(_ symbol: Symbol, in node: SyntaxID, _ type: Type) -> Type {
    guard !node.isNone else { return .any }
    switch (syntax.kind(node), type) {
    case (.namedType, _): return syntax.symbol(node) == symbol ? type : .any
    case (.arrayType, .array(let element)): return resultArgument(symbol, in: syntax.child(node, 0), element)
    case (.optionalType, _): return resultArgument(symbol, in: syntax.child(node, 0), type.unwrapped)
    default: return .any
    }
  }

  /// The type that is written by names of generic parameters: `T`, `[T]`; nil for any other, and where that is not known.
  func typeOfGenerics(_ node: SyntaxID, _ scope: Scope) -> Type? {
    switch syntax.kind(node) {
    case .namedType:
      guard let type = genericArgument(syntax.symbol(node), scope), !type.isAny else { return nil }
      return type
    case .arrayType: return typeOfGenerics(syntax.child(node, 0), scope).map { .array($0) }
    case .optionalType: return typeOfGenerics(syntax.child(node, 0), scope).map { .optional($0) }
    default: return nil
    }
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
    case .namedType where syntax.symbol(node) == symbol: return valueType(value)
    // A binding is the value that it is bound to.
    case .namedType where symbols[syntax.symbol(node)] == "Binding":
      return argument(symbol, in: syntax.child(node, 0), value)
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

  #if !hasFeature(Embedded)
  /// What `Wrapped` is in the code of such a property; nil anywhere else.
  func wrappedType(_ symbol: Symbol, _ scope: Scope) -> Type? {
    guard let type = inference.receivers.wrapped.last, symbols[symbol] == "Wrapped",
      let owner = owner(of: scope),
      declarations[owner].kind == .extended, declarations[owner].name == "Optional"
    else { return nil }
    return type
  }
  #endif
}
