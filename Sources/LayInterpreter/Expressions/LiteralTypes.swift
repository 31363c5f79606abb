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

  /// The kind of a literal; nil for any other expression.
  func literalKind(_ node: SyntaxID) -> LiteralKind? {
    switch syntax.kind(node) {
    case .integerLiteral: .integer
    case .floatLiteral: .float
    case .boolLiteral: .boolean
    case .nilLiteral: .null
    case .stringLiteral: .string
    case .arrayLiteral: .array
    case .dictionaryLiteral: .dictionary
    default: nil
    }
  }

  /// Whether a literal can be a value of a type.
  func takesLiteral(_ kind: LiteralKind, _ id: TypeID) -> Bool {
    declarations.features.hasLiteralTypes && literalInitializer(kind, of: id) != nil
  }

  #if !hasFeature(Embedded)
  /// `Version("1.2")`: the literal as a value of the type.
  func literal(givenTo id: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value? {
    let arguments = plan(node).arguments
    guard arguments.count == 1, arguments[0].label.isEmpty, let kind = literalKind(arguments[0].expression),
      takesLiteral(kind, id)
    else { return nil }
    return evaluate(arguments[0].expression, scope, expecting: .declared(id))
  }
  #endif

  /// The initialiser that makes a type's value of a literal.
  func literalInitializer(_ kind: LiteralKind, of id: TypeID) -> FunctionID? {
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
