import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

extension Evaluator {
  /// The elements of a value that is a sequence; none after an error.
  func elements(of value: Value, at node: SyntaxID) -> Elements {
    switch value {
    case .array(let elements): return .array(elements)
    case .range(let range):
      guard range.elements.count <= max(Limits.collectionSize, configuration.maximumViewCount) else {
        _ = tooLarge(node)
        return .array([])
      }
      return .range(range.elements)
    case .string(let text):
      budget.charge(text.utf8.count << 2)
      return .array(text.map { .string(String($0)) })
    case .dictionary(let dictionary):
      budget.charge(dictionary.entries.count << 3)
      return .array(dictionary.entries.map { pair($0.key, $0.value) })
    case .set(let members):
      budget.charge(members.entries.count)
      return .array(members.entries.map { $0.key })
    case .unknown:
      findings.countStandIn(for: .empty)
      return .array([])
    case .placeholder(let name):
      findings.countStandIn(for: name)
      return .array(Array(repeating: .placeholder(name), count: 3))
    case .none:
      _ = stage.fault(
        "nil-access", at: syntax.range(node), "this is nil, so it has no elements",
        help: "write ?? [] after it")
      return .array([])
    case .builtin(.opaque):
      findings.countStandIn(for: .empty)
      reportUnknownValue(at: node, "this takes the elements of a value", help: "write an array")
      return .array([])
    default:
      if let elements = ownElements(of: value, at: node) { return .array(elements) }
      var help: String?
      if case .int = value { help = "write 0..<\(syntax.source.text(syntax.range(node))) for a range" }
      findings.report(
        .error(
          "wrong-type", at: syntax.range(node), "a value of type \(typeName(of: value)) has no elements",
          help: help))
      return .array([])
    }
  }

  /// A dictionary's entry as a tuple.
  func pair(_ key: Value, _ value: Value) -> Value {
    .tuple(
      TupleValue([(label: symbols.intern("key"), value: key), (label: symbols.intern("value"), value: value)])
    )
  }
}

/// The elements of a sequence, without a copy for ranges.
enum Elements {
  case array([Value])
  case range(Range<Int>)

  var count: Int {
    switch self {
    case .array(let elements): return elements.count
    case .range(let range): return range.count
    }
  }

  subscript(index: Int) -> Value {
    switch self {
    case .array(let elements): return elements[index]
    case .range(let range): return .int(range.lowerBound + index)
    }
  }

  /// What tells an element apart. Those of a range are numbered from 0 unless `id:` says otherwise.
  func tag(at index: Int, isNamed: Bool) -> Value {
    if case .range = self, !isNamed { return .int(index) }
    return self[index]
  }

  /// The first element alone; one that is not known where there is none.
  var firstOnly: Elements {
    count == 0 ? .array([.unknown]) : .array([self[0]])
  }

  /// All elements in an array.
  var values: [Value] {
    switch self {
    case .array(let elements): return elements
    case .range(let range): return range.map { .int($0) }
    }
  }
}
