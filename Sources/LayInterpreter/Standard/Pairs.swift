import LayCatalog
import LaySyntax

/// Tuples of two, with labels.
extension Evaluator {
  /// A dictionary's entry as a tuple.
  func pair(_ key: Value, _ value: Value) -> Value {
    pair("key", key, "value", value)
  }

  /// A tuple of two, with labels.
  func pair(_ first: String, _ a: Value, _ second: String, _ b: Value) -> Value {
    .tuple(
      TupleValue([(label: symbols.intern(first), value: a), (label: symbols.intern(second), value: b)]))
  }
}
