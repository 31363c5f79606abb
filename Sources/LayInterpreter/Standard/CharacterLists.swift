#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

extension Evaluator {
  /// `trimmingCharacters(in: ["\n", " "])`: a list of characters is a set of them; nil for anything else.
  func characterSet(ofList node: SyntaxID, _ scope: Scope) -> Value? {
    guard syntax.kind(node) == .arrayLiteral,
      case .array(let elements) = evaluate(node, scope, expecting: .array(.string))
    else { return nil }
    var characters = ""
    for element in elements {
      guard case .string(let character) = element else { return nil }
      characters += character
    }
    return .builtin(.characterSet(CharacterSetValue(characters)))
  }
}
#endif
