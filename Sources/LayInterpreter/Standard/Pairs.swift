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

  /// `Entry(name: "Lake", count: 2)`, where `Entry` is another name of a tuple's type.
  func tuple(of types: [Type], _ node: SyntaxID, _ scope: Scope) -> Value {
    let arguments = plan(node).arguments
    return .tuple(
      TupleValue(
        arguments.indices.map { index in
          let type = types.indices.contains(index) ? types[index] : .any
          let value = evaluate(arguments[index].expression, scope, expecting: type)
          return (label: symbols.intern(arguments[index].label), value: value)
        }))
  }
}
