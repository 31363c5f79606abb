#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

extension Evaluator {
  /// The `CodingKeys` that Swift makes of a type's properties, where the type's own code may name them.
  func makeCodingKeys() {
    guard let name = symbols.find("CodingKeys") else { return }
    for index in declarations.types.indices {
      let type = TypeID(UInt32(index))
      guard declarations[type].kind == .structure, declarations[type].statics[name] == nil,
        codesItself(type),
        ["Codable", "Decodable", "Encodable"].contains(where: {
          inherits(declarations[type].conformances, from: $0)
        })
      else { continue }
      let keys = addType(named: name, .enumeration, syntax: declarations[type].syntax, outer: type)
      declarations[keys].conformances = [symbols.intern("String"), symbols.intern("CodingKey")]
      declarations[type].statics[name] = .type(keys)
      for property in declarations[type].properties {
        let callee = Callee(
          name: symbols[property.name], overloads: [Signature(parameters: [])], isOfLibrary: false)
        declarations[keys].statics[property.name] = .enumCase(declarations[keys].cases.count)
        var key = EnumCase(name: property.name, syntax: property.syntax, callee: callee)
        key.rawValue = .string(symbols[property.name])
        declarations[keys].cases.append(key)
      }
    }
  }

  /// Whether a type has an initialiser or a function of `Codable`'s of its own.
  private func codesItself(_ type: TypeID) -> Bool {
    if let encode = symbols.find("encode"), declarations[type].members[encode] != nil { return true }
    guard let from = symbols.find("from") else { return false }
    return declarations[type].initializers.contains { id in
      let parameters = syntax.child(declarations[id].syntax, 2)
      let first = parameters.isNone ? SyntaxID.none : syntax.child(parameters, 0)
      return !first.isNone && syntax.symbol(syntax.child(first, 0)) == from
    }
  }
}
#endif
