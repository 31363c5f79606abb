#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

extension Evaluator {
  /// Whether the keys and values of a dictionary literal may be of those of a dictionary's type: `[.name: "a"]` is none of
  /// texts by texts. Of other types nothing is known here.
  func entriesFit(_ node: SyntaxID, _ type: Type, _ scope: Scope) -> Bool {
    guard case .dictionary(let key, let value) = type else { return true }
    var isKey = true
    for part in syntax.children(node) {
      if !fits(part, isKey ? key : value, scope) { return false }
      isKey.toggle()
    }
    return true
  }
}
#endif
