import LayCatalog
import LaySyntax

/// Types of the file's own whose values are written as literals: `let name: Identifier = "home"`.
extension Evaluator {
  /// The kinds of literals, by the protocols for them.
  enum LiteralKind {
    case integer, float, boolean, null, string, array, dictionary

    /// The protocols that take such a literal, each with its initialiser's label.
    var protocols: [(name: String, label: String)] {
      switch self {
      case .integer:
        [("ExpressibleByIntegerLiteral", "integerLiteral"), ("ExpressibleByFloatLiteral", "floatLiteral")]
      case .float: [("ExpressibleByFloatLiteral", "floatLiteral")]
      case .boolean: [("ExpressibleByBooleanLiteral", "booleanLiteral")]
      case .null: [("ExpressibleByNilLiteral", "nilLiteral")]
      case .string:
        [
          ("ExpressibleByStringLiteral", "stringLiteral"),
          ("ExpressibleByStringInterpolation", "stringLiteral"),
          ("ExpressibleByExtendedGraphemeClusterLiteral", "extendedGraphemeClusterLiteral"),
          ("ExpressibleByUnicodeScalarLiteral", "unicodeScalarLiteral"),
        ]
      case .array: [("ExpressibleByArrayLiteral", "arrayLiteral")]
      case .dictionary: [("ExpressibleByDictionaryLiteral", "dictionaryLiteral")]
      }
    }
  }

  /// The value of a type that a literal makes; nil where no such type is expected.
  @inline(__always)
  func literal(_ node: SyntaxID, _ kind: LiteralKind, _ scope: Scope, _ type: Type) -> Value? {
    guard declarations.hasLiteralTypes else { return nil }
    return made(of: node, kind, scope, type)
  }

  private func made(of node: SyntaxID, _ kind: LiteralKind, _ scope: Scope, _ type: Type) -> Value? {
    guard case .declared(let id) = type.unwrapped, let initializer = literalInitializer(kind, of: id) else {
      return nil
    }
    if case .null = kind, type.isOptional { return nil }
    let signature = declarations[initializer].signature
    guard let parameter = signature.parameters.first else { return nil }
    let value: Value
    switch kind {
    case .null: value = .void
    case .array, .string, .boolean, .float, .integer:
      let wanted = kind == .array ? Type.array(parameter.type) : parameter.type
      value = evaluate(node, scope, expecting: wanted)
    case .dictionary:
      guard case .dictionary(let dictionary) = evaluate(node, scope) else { return nil }
      value = .array(
        dictionary.entries.map {
          .tuple(TupleValue([(label: .empty, value: $0.key), (label: .empty, value: $0.value)]))
        })
    }
    let call = BoundCall(signature: signature, values: [value], name: syntax.range(node))
    return run(initializer: initializer, of: id, call, node)
  }

  /// Whether a literal can be a value of a type.
  func takesLiteral(_ kind: LiteralKind, _ id: TypeID) -> Bool {
    declarations.hasLiteralTypes && literalInitializer(kind, of: id) != nil
  }

  private func literalInitializer(_ kind: LiteralKind, of id: TypeID) -> FunctionID? {
    for (name, label) in kind.protocols where inherits(declarations[id].conformances, from: name) {
      let found = initializers(of: id).first {
        let parameters = declarations[$0].signature.parameters
        return parameters.count == 1 && parameters[0].label == label
      }
      if let found { return found }
    }
    return nil
  }
}
