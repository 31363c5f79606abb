#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Generic types whose arguments a call names: `Metric<Alignment>(phone: .leading, pad: .center)`.
extension Evaluator {
  /// Initialisers with the types in the place of the generic parameters that a call names; nil for a call that names none.
  func initializers(_ ids: [FunctionID], named node: SyntaxID) -> Callee? {
    guard let owner = declarations[ids[0]].owner, declarations[ids[0]].isInitializer,
      let arguments = writtenArguments(of: owner, node)
    else { return nil }
    if let known = collected.facts.made.specialised[node] { return known }
    let callee = Callee(
      name: declarations[owner].name,
      overloads: ids.map { specialised(declarations[$0].signature, typesOfParameters($0), arguments) },
      isOfLibrary: false)
    callee.isRanked = true
    collected.facts.made.specialised[node] = callee
    return callee
  }

  /// The same of the initialiser that Swift makes.
  func memberwise(of id: TypeID, named node: SyntaxID) -> Callee? {
    guard let arguments = writtenArguments(of: id, node) else { return nil }
    if let known = collected.facts.made.specialised[node] { return known }
    let made = memberwiseInitializer(of: id)
    let types = made.properties.map { declarations[id].properties[$0].typeSyntax }
    let callee = Callee(
      name: declarations[id].name, overloads: [specialised(made.signature, types, arguments)],
      isOfLibrary: false)
    collected.facts.made.specialised[node] = callee
    return callee
  }

  /// What stands between the angle brackets of a call of a type of the source, by the names of its generic parameters.
  private func writtenArguments(of id: TypeID, _ node: SyntaxID) -> [(name: Symbol, type: Type)]? {
    let generics = declarations[id].generics
    let callee = syntax.child(node, 0)
    guard takesElse, !generics.isEmpty, syntax.kind(callee) == .typeExpr else { return nil }
    let written = syntax.child(callee, 0)
    guard syntax.symbol(written) == declarations[id].symbol else { return nil }
    let types = syntax.children(written).map { type($0, in: nil, generics: []) }
    guard types.count == generics.count else { return nil }
    return zip(generics, types).map { (name: $0.name, type: $1) }
  }

  private func typesOfParameters(_ id: FunctionID) -> [SyntaxID] {
    let list = syntax.children(declarations[id].syntax).first { syntax.kind($0) == .parameterList }
    return list.map { syntax.children($0).filter { syntax.kind($0) == .parameter } }?
      .map { syntax.child($0, 2) } ?? []
  }

  private func specialised(
    _ signature: Signature, _ written: [SyntaxID], _ arguments: [(name: Symbol, type: Type)]
  ) -> Signature {
    guard written.count == signature.parameters.count else { return signature }
    var parameters = signature.parameters
    for place in parameters.indices {
      parameters[place].type = specialised(parameters[place].type, written[place], arguments)
    }
    return Signature(parameters: parameters)
  }

  /// A type with the arguments in the place of the names, where it is nothing but such a name, or made of one.
  private func specialised(
    _ type: Type, _ node: SyntaxID, _ arguments: [(name: Symbol, type: Type)]
  ) -> Type {
    guard !node.isNone else { return type }
    switch (syntax.kind(node), type) {
    case (.namedType, .any):
      return arguments.first { $0.name == syntax.symbol(node) }?.type ?? type
    case (.optionalType, .optional(let inner)):
      return .optional(specialised(inner, syntax.child(node, 0), arguments))
    case (.arrayType, .array(let inner)):
      return .array(specialised(inner, syntax.child(node, 0), arguments))
    default: return type
    }
  }
}
#endif
