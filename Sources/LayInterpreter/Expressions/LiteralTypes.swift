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

  /// Whether a literal can be a value of a type.
  func takesLiteral(_ kind: LiteralKind, _ id: TypeID) -> Bool {
    declarations.features.hasLiteralTypes && literalInitializer(kind, of: id) != nil
  }

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
