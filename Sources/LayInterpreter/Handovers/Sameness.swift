#if !hasFeature(Embedded)
import LayCatalog

/// Whether code has changed what a component holds.
extension Evaluator {
  /// Whether a property still holds what it held. What is not known is no other than itself, also where it is a part of
  /// a value, and values that Swift can't compare are the same where nobody set them.
  func isUntouched(_ old: Value, _ new: Value) -> Bool {
    switch (old, new) {
    case (.placeholder(let a), .placeholder(let b)): return a == b
    case (.unknown, .unknown): return true
    case (.closure(let a), .closure(let b)): return a.code == b.code
    case (.instance(let a), .instance(let b)):
      return isIdentical(old, new) ?? (a.type == b.type && areUntouched(a.fields, b.fields))
    case (.array(let a), .array(let b)): return areUntouched(a, b)
    case (.tuple(let a), .tuple(let b)):
      return areUntouched(a.elements.map { $0.value }, b.elements.map { $0.value })
    default: return equal(old, new) ?? true
    }
  }

  private func areUntouched(_ old: [Value], _ new: [Value]) -> Bool {
    guard old.count == new.count, countComparison(of: old.count) else { return false }
    return zip(old, new).allSatisfy { isUntouched($0, $1) }
  }
}
#endif
