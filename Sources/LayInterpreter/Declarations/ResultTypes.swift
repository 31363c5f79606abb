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
    if let known = facts.results.first(where: { $0.success == success && $0.failure == failure }) {
      return .declared(known.id)
    }
    let limit = facts.results.count < Limits.resultTypes ? 0 : facts.results.count
    if limit > 0, let plain = facts.results.first { return .declared(plain.id) }
    let id = TypeID(UInt32(declarations.types.count))
    let name = symbols.intern("Result")
    // It stands nowhere in the source.
    let type = TypeDeclaration(
      name: "Result", symbol: name, kind: .enumeration, syntax: syntax.root, outer: nil)
    for (place, part) in [("success", success), ("failure", failure)].enumerated() {
      let symbol = symbols.intern(part.0)
      var parameter = Parameter(label: "", name: part.0, type: part.1, isVariadic: false)
      // `.success` alone, where an extension has it so.
      if part.1.isVoid { parameter.defaultValue = .void }
      let callee = Callee(name: part.0, overloads: [Signature(parameters: [parameter])], isOfLibrary: false)
      type.cases.append(EnumCase(name: symbol, syntax: .none, callee: callee))
      type.statics[symbol] = .enumCase(place)
    }
    // By which its extensions are found.
    type.conformances = [name]
    declarations.types.append(type)
    facts.results.append((success: success, failure: failure, id: id))
    return .declared(id)
  }

  /// Whether a type is one of those.
  func isResult(_ type: TypeID) -> Bool {
    !facts.results.isEmpty && declarations[type].syntax == syntax.root
      && declarations[type].kind == .enumeration
  }

  func result(_ value: Value, isSuccess: Bool) -> Value {
    guard case .declared(let id) = resultEnumeration([]) else { return .unknown }
    let name = declarations[id].cases[isSuccess ? 0 : 1].name
    return .enumCase(EnumValue(type: id, name: name, associated: [value]))
  }
}
