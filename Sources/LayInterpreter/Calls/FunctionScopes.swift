import LayCatalog
import LayLibrary
import LaySyntax

/// The values that functions are called with.
extension Evaluator {
  /// Arguments whose parameters have no declared types.
  func argumentValues(_ node: SyntaxID, _ scope: Scope) -> [Value] {
    plan(node).arguments.map { argument in
      syntax.kind(argument.expression) == .implicitMember ? .unknown : evaluate(argument.expression, scope)
    }
  }

  /// `completion?(.failure(error))`: the values that a closure is called with, by the type that its name is declared with.
  func argumentValues(ofClosureCall node: SyntaxID, _ scope: Scope) -> [Value] {
    #if !hasFeature(Embedded)
    let arguments = plan(node).arguments
    if arguments.contains(where: { operand($0.expression).isContextual }) {
      var callee = syntax.child(node, 0)
      while [.optionalChain, .forceUnwrap, .parenthesized].contains(syntax.kind(callee)) {
        callee = syntax.child(callee, 0)
      }
      if let types = declaredType(ofCallee: callee, scope).parameters {
        return arguments.enumerated().map { index, argument in
          evaluate(argument.expression, scope, expecting: index < types.count ? types[index] : .any)
        }
      }
    }
    #endif
    return argumentValues(node, scope)
  }

  /// The scope of a function's body: its parameters inside its receiver.
  func functionScope(_ id: FunctionID, _ call: BoundCall, receiver: Scope) -> Scope {
    let function = declarations[id]
    let scope = Scope(parent: receiver, names: function.parameters.names)
    scope.signature = function.signature
    scope.values.reserveCapacity(call.arguments.count)
    budget.charge(function.parameters.names.count * 2 * Limits.workOfNode)
    for index in function.parameters.names.indices {
      var value = index < call.arguments.count ? call.arguments[index].value : nil
      if value == nil, index < function.parameters.defaults.count, !function.parameters.defaults[index].isNone
      {
        let initial = function.parameters.defaults[index]
        value =
          function.signature.parameters[index].isAutoclosure
          ? .closure(Closure(code: initial, scope: receiver))
          : syntax.kind(initial) == .macroExpansion
            ? placeOfMacro(initial, from: call.name)
            : evaluate(initial, receiver, expecting: function.signature.parameters[index].type)
      }
      if value == nil, function.signature.parameters[index].isVariadic { value = .array([]) }
      scope.values.append(value ?? .unknown)
    }
    return scope
  }
}
