import LayCatalog
import LayLibrary
import LaySyntax

/// `Result<Success, Failure>`: an enum of Swift's. Each pair of types that the source writes is a type of its own here, so
/// that `.failure(.offline)` finds its case.
extension Evaluator {
  /// - Parameter arguments: What stands in the angle brackets, nothing where it is inferred.
  func resultEnumeration(_ arguments: [Type]) -> Type {
    let success = arguments.first ?? .any
    let failure = arguments.count > 1 ? arguments[1] : .any
    if let known = collected.facts.made.results.first(where: {
      $0.success == success && $0.failure == failure
    }) {
      return .declared(known.id)
    }
    let limit =
      collected.facts.made.results.count < Limits.resultTypes ? 0 : collected.facts.made.results.count
    if limit > 0, let plain = collected.facts.made.results.first { return .declared(plain.id) }
    let id = enumeration(named: "Result", [("success", success), ("failure", failure)])
    collected.facts.made.results.append((success: success, failure: failure, id: id))
    return .declared(id)
  }

  /// Declares an enum of Swift's or of a framework's, which stands nowhere in the source.
  /// - Parameter cases: Each with the type of what it holds, nil for one that holds nothing.
  func enumeration(named name: String, _ cases: [(name: String, value: Type?)]) -> TypeID {
    let type = TypeDeclaration(
      name: name, symbol: symbols.intern(name), kind: .enumeration, syntax: syntax.root, outer: nil)
    for (place, part) in cases.enumerated() {
      let symbol = symbols.intern(part.name)
      var parameters: [Parameter] = []
      if let held = part.value {
        var parameter = Parameter(label: "", name: part.name, type: held, isVariadic: false)
        // `.success` alone, where an extension has it so.
        if held.isVoid { parameter.defaultValue = .void }
        parameters.append(parameter)
      }
      let callee = Callee(name: part.name, overloads: [Signature(parameters: parameters)], isOfLibrary: false)
      type.cases.append(EnumCase(name: symbol, syntax: .none, callee: callee))
      type.statics[symbol] = .enumCase(place)
    }
    // By which its extensions are found.
    type.conformances = [type.symbol]
    return declarations.add(type)
  }

  /// Whether a type is `Result` of some types.
  func isResult(_ type: TypeID) -> Bool {
    !collected.facts.made.results.isEmpty && declarations[type].syntax == syntax.root
      && declarations[type].kind == .enumeration && declarations[type].cases.count == 2
  }

  func result(_ value: Value, isSuccess: Bool) -> Value {
    guard case .declared(let id) = resultEnumeration([]) else { return .unknown }
    let name = declarations[id].cases[isSuccess ? 0 : 1].name
    return .enumCase(EnumValue(type: id, name: name, associated: [value]))
  }
}
