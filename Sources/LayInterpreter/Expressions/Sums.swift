import LayCatalog
import LayLibrary
import LaySyntax

// Sums of many texts, strings or arrays: `Text("a") + Text("b") + …`. What stands on the left of the last `+` is a sum
// that nobody else holds, so that it grows where it lies: each part is copied once, and not with every sum after it.

extension Evaluator {
  /// Whether an expression is a sum, so that its value is new.
  func isSum(_ node: SyntaxID) -> Bool {
    syntax.kind(node) == .binaryOperator && syntax[node].detail == Operator.add.rawValue
  }

  /// Appends what is added; false where `+` means something else.
  func grow(_ value: inout Value, by part: Value) -> Bool {
    if declarations.features.hasOperators { return false }
    switch part {
    case .string(let other):
      guard case .string(var text) = value else { return false }
      // The variable alone holds the text while it grows.
      value = .void
      text += other
      value = .string(text)
    case .array(let others):
      guard case .array(var elements) = value, elements.count + others.count <= Limits.collectionSize
      else { return false }
      value = .void
      elements += others
      value = .array(elements)
    case .builtin(.text(let other)):
      guard case .builtin(.text(var text)) = value else { return false }
      value = .void
      text.segments += other.segments
      value = .builtin(.text(text))
    default: return false
    }
    return true
  }
}
