import LayCatalog
import LayLibrary
import LaySyntax

// What takes the place of a part of a list or a text: it is not in Embedded Swift.

extension StandardLibrary {
  #if hasFeature(Embedded)
  static let replacing: [StandardDeclaration] = []
  #else
  static let replacing: [StandardDeclaration] = [
    .mutation("removeSubrange", of: [.array, .string], [Parameter("", .any)]) {
      evaluator, value, arguments, node in
      evaluator.replacing(arguments[0], of: value, by: .array([]), node)
    },
    .mutation("replaceSubrange", of: [.array, .string], [Parameter("", .any), Parameter("with", .any)]) {
      evaluator, value, arguments, node in
      evaluator.replacing(arguments[0], of: value, by: arguments[1], node)
    },
    .method("replacing", of: .string, [Parameter("", .string), Parameter("with", .string)]) {
      _, value, arguments, _ in replaced(value, arguments)
    },
    .mutation("replace", of: .string, [Parameter("", .string), Parameter("with", .string)]) {
      _, value, arguments, _ in replaced(value, arguments)
    },
  ]

  private static func replaced(_ value: Value, _ arguments: [Value]) -> Value {
    guard case .string(let text) = value, case .string(let part) = arguments[0],
      case .string(let other) = arguments[1]
    else { return .unknown }
    return .string(joinedWithinLimit(TextSearch(part).pieces(of: text), separator: other))
  }
  #endif
}

#if !hasFeature(Embedded)
extension Evaluator {
  /// A list or a text with other elements in the place of some.
  /// - Complexity: O(n)
  func replacing(_ places: Value, of value: Value, by others: Value, _ node: SyntaxID) -> Value {
    switch places {
    case .range, .span: break
    default: return .unknown
    }
    let elements = elements(of: value, at: node).values
    budget.charge(elements.count)
    let (range, outside) = places.places(among: elements.count)
    if let outside { return outOfRange(outside, elements.count, node) }
    let new = self.elements(of: others, at: node).values
    if case .string(let text) = value {
      let middle = new.map { description(of: $0) }.joined()
      return .string(
        joinedWithinLimit([
          String(text.prefix(range.lowerBound)), middle, String(text.dropFirst(range.upperBound)),
        ]))
    }
    let replaced = Value.array(elements[..<range.lowerBound] + new + elements[range.upperBound...])
    guard case .builtin(.data) = value else { return replaced }
    return replaced.asData
  }
}
#endif
