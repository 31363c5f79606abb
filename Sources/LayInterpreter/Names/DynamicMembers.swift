import LayCatalog
import LaySyntax

/// `@dynamicMemberLookup`: names that `subscript(dynamicMember:)` takes.
extension Evaluator {
  /// What the subscript gives for a name; nil for a type without one.
  func dynamicMember(_ symbol: Symbol, of value: Value, _ type: TypeID, _ node: SyntaxID) -> Value? {
    guard let (id, call) = dynamicSubscript(symbol, of: type, node) else { return nil }
    return run(id, call, receiver: scope(of: type, receiver: value), at: node)
  }

  /// The value with what a name of the subscript stands for set anew; nil where none can set it.
  func settingDynamicMember(
    _ symbol: Symbol, of value: Value, _ type: TypeID, to member: Value, _ node: SyntaxID
  ) -> Value? {
    guard let (id, call) = dynamicSubscript(symbol, of: type, node), !declarations[id].setter.isNone else {
      return nil
    }
    return settingElement(of: value, in: type, by: id, call, to: member, node)
  }

  private func dynamicSubscript(
    _ symbol: Symbol, of type: TypeID, _ node: SyntaxID
  ) -> (FunctionID, BoundCall)? {
    guard case .function(let ids)? = instanceMember(known.subscriptName, of: type),
      let id = ids.first(where: {
        let parameters = declarations[$0].signature.parameters
        return parameters.count == 1 && parameters[0].label == "dynamicMember"
      })
    else { return nil }
    let parameter = declarations[id].signature.parameters[0]
    let argument: Value =
      parameter.type.isString
      ? .string(symbols[symbol]) : .keyPath(KeyPathValue([.member(symbol)], syntax: node))
    let call = BoundCall(
      signature: declarations[id].signature, values: [argument], name: nameRange(node))
    return (id, call)
  }
}
