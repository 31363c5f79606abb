import LayCatalog
import LaySyntax
import LayViews

/// Conditions of statements and expressions.
extension Evaluator {
  /// A condition's truth; nil where it is not known.
  func condition(_ node: SyntaxID, _ scope: Scope) -> Bool? {
    switch evaluate(node, scope, expecting: .bool) {
    case .bool(let flag): return flag
    case .unknown, .placeholder: return nil
    case .builtin(.opaque) where configuration.isLenient: return nil
    // Of a shape of an app's own a method is not found: what it would say is not known.
    case let value where takesElse && isViewLike(value) && !value.isNil: return nil
    case let value:
      _ = convert(value, to: .bool, node) { "a condition" }
      return nil
    }
  }
}
