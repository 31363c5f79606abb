import LayCatalog
import LayLibrary

extension StandardLibrary {
  /// What changes Foundation's `Data`; the rest is that of all sequences.
  static let bytes: [StandardDeclaration] = [
    .change("append", of: .data, [Parameter("", .any)]) { evaluator, value, arguments, _ in
      // They are copied, for the value is held elsewhere, too.
      if case .builtin(.data(let bytes)) = value { evaluator.budget.charge(bytes.count >> 4) }
      return value.add(arguments[0].wholeNumber.map { .array([.int($0)]) } ?? arguments[0])
    },
    .change("append", of: .data, [Parameter("contentsOf", .any)]) { _, value, arguments, _ in
      value.add(arguments[0])
    },
    .method("subdata", of: .data, [Parameter("in", .any)]) { evaluator, value, arguments, node in
      let part = evaluator.element(of: evaluator.elements(of: value, at: node).values, at: arguments[0], node)
      return part.bytes.map { .builtin(.data($0)) } ?? .unknown
    },
  ]
}

extension Value {
  /// Appends bytes; of what is not known none are known any more.
  fileprivate mutating func add(_ more: Value) -> Value {
    guard case .builtin(.data(var bytes)) = self, let more = more.bytes else {
      self = .builtin(.opaque)
      return .void
    }
    // The variable alone holds the bytes while they grow.
    self = .void
    bytes += more
    self = .builtin(.data(bytes))
    return .void
  }
}
