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
      // What calls itself for each element of a value of which nothing is known would not end.
      let recurs = state.running.last.map { state.running.dropLast().contains($0) } ?? false
      return .array(Array(repeating: .placeholder(name), count: recurs ? 0 : 3))
    case .none:
      _ = stage.fault(
        "nil-access", at: syntax.range(node), "this is nil, so it has no elements",
        help: "write ?? [] after it")
      return .array([])
    case .builtin(.data(let bytes)):
      budget.charge(bytes.count << 3)
      return .array(bytes.map { .builtin(.integer(SizedInteger(.uint8, truncating: Int($0)))) })
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
}
