import LayCatalog

extension Evaluator {
  /// What an operator gives for a number beside a value that is not known: of an integer, `1 / scale`, nobody can tell the
  /// type, so that it stays unknown until a type is expected. nil where the operator is to be applied.
  func numberBesideUnknown(_ first: inout Value, _ second: inout Value, _ expected: Type) -> Value? {
    let isUnknown = (first.isOpaque || first.isPlaceholder, second.isOpaque || second.isPlaceholder)
    guard isUnknown.0 != isUnknown.1, case .int = isUnknown.0 ? second : first else { return nil }
    guard expected.isAny else {
      if expected.isDouble { (first, second) = (first.asDouble, second.asDouble) }
      return nil
    }
    return isUnknown.0 ? first : second
  }
}
