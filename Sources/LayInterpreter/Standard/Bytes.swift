import LayCatalog
import LayLibrary

extension StandardLibrary {
  #if hasFeature(Embedded)
  static let bytes = appended
  #else
  /// What changes Foundation's `Data`: the rest is that of all sequences.
  static let bytes =
    appended
    + (arrays + replacing).filter { $0.isMutating && $0.receiver.contains(.array) && $0.name != "append" }
    .map { $0.ofBytes }
  #endif

  private static let appended: [StandardDeclaration] = [
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

#if !hasFeature(Embedded)
extension StandardDeclaration {
  /// The same change of bytes: they are a list while it is made.
  fileprivate var ofBytes: StandardDeclaration {
    var row = self
    row.receiver = .data
    switch body {
    case .change(let change):
      row.body = .change { evaluator, value, arguments, node in
        var list = Value.array(evaluator.elements(of: value, at: node).values)
        let result = change(evaluator, &list, arguments, node)
        value = list.asData
        return result
      }
    case .mutation(let change, let giving):
      let changed: Method = { evaluator, value, arguments, node in
        change(evaluator, .array(evaluator.elements(of: value, at: node).values), arguments, node).asData
      }
      guard let giving else {
        row.body = .mutation(changed, giving: nil)
        break
      }
      row.body = .mutation(changed) { evaluator, value, arguments, node in
        giving(evaluator, .array(evaluator.elements(of: value, at: node).values), arguments, node)
      }
    default: break
    }
    return row
  }
}
#endif
