import LayCatalog
import LaySyntax

extension StandardLibrary {
  /// The methods that change an array, or a collection like it, in its place.
  static let arrays: [StandardDeclaration] = [
    .mutation("append", of: .array, [Parameter("", .element)]) { _, value, arguments, _ in
      guard case .array(var elements) = value else { return value }
      elements.append(arguments[0])
      return .array(elements)
    },
    .mutation("append", of: .array, [Parameter("contentsOf", .same)]) {
      evaluator, value, arguments, node in
      let elements = evaluator.elements(of: value, at: node).values
      let more = evaluator.elements(of: arguments[0], at: node).values
      return .array(elements + more)
    },
    .mutation("insert", of: .array, [Parameter("", .element), Parameter("at", .int)]) {
      evaluator, value, arguments, node in
      guard case .array(var elements) = value, case .int(let index) = arguments[1] else { return value }
      guard index >= 0, index <= elements.count else {
        return evaluator.outOfRange(index, elements.count, node)
      }
      elements.insert(arguments[0], at: index)
      return .array(elements)
    },
    .mutation("insert", of: .array, [Parameter("contentsOf", .same), Parameter("at", .int)]) {
      evaluator, value, arguments, node in
      guard case .array(var elements) = value, case .int(let index) = arguments[1] else { return value }
      guard index >= 0, index <= elements.count else {
        return evaluator.outOfRange(index, elements.count, node)
      }
      elements.insert(contentsOf: evaluator.elements(of: arguments[0], at: node).values, at: index)
      return .array(elements)
    },
    .mutation("reserveCapacity", of: [.array, .string], [Parameter("", .int)]) {
      _, value, _, _ in
      value
    },
    .mutation("remove", of: .array, [Parameter("at", .int)], giving: indexed) {
      evaluator, value, arguments, node in
      guard case .array(var elements) = value, case .int(let index) = arguments[0] else { return value }
      guard elements.indices.contains(index) else { return evaluator.outOfRange(index, elements.count, node) }
      elements.remove(at: index)
      return .array(elements)
    },
    .mutation("removeAll", of: [.array, .string, .dictionary]) { evaluator, value, _, _ in
      switch value {
      case .string: return .string("")
      case .dictionary: return .dictionary(DictionaryValue([]))
      default: return .array([])
      }
    },
    .mutation("removeAll", of: .array, [Parameter("where", .function)]) {
      evaluator, value, arguments, _ in
      guard case .array(let elements) = value else { return value }
      return .array(elements.filter { !evaluator.holds(arguments[0], $0) })
    },
    .mutation(
      "removeLast", of: [.array, .string], [Parameter("", .int, optional: true)], giving: last
    ) {
      evaluator, value, arguments, node in
      evaluator.part(of: value, without: arguments[0].lengthOrOne, node) { 0..<$0 - $1 }
    },
    .mutation(
      "removeFirst", of: [.array, .string], [Parameter("", .int, optional: true)], giving: first
    ) {
      evaluator, value, arguments, node in
      evaluator.part(of: value, without: arguments[0].lengthOrOne, node) { $1..<$0 }
    },
    .mutation("popLast", of: [.array, .string], giving: last) { _, value, _, _ in
      if case .string = value { return value.mapText { String($0.dropLast()) } }
      guard case .array(let elements) = value else { return value }
      return .array(Array(elements.dropLast()))
    },
    .mutation("popFirst", of: .array, giving: first) { _, value, _, _ in
      guard case .array(let elements) = value else { return value }
      return .array(Array(elements.dropFirst()))
    },
    .mutation("swapAt", of: .array, [Parameter("", .int), Parameter("", .int)]) {
      evaluator, value, arguments, node in
      guard case .array(var elements) = value, case .int(let first) = arguments[0],
        case .int(let second) = arguments[1]
      else { return value }
      for index in [first, second] where !elements.indices.contains(index) {
        return evaluator.outOfRange(index, elements.count, node)
      }
      elements.swapAt(first, second)
      return .array(elements)
    },
    .mutation("shuffle", of: .array, [Parameter("using", .any, optional: true)]) { _, value, _, _ in value },
    .mutation("sort", of: .array) { evaluator, value, _, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, node)
    },
    .mutation("sort", of: .array, [Parameter("by", .function)]) {
      evaluator, value, arguments, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, by: arguments[0])
    },
    .mutation("reverse", of: .array) { evaluator, value, _, node in
      .array(evaluator.elements(of: value, at: node).values.reversed())
    },
  ]

  private static func last(_: Evaluator, _ value: Value, _ arguments: [Value], _: SyntaxID) -> Value {
    guard givesElement(arguments) else { return .void }
    if case .string(let text) = value { return text.last.map { .string(String($0)) } ?? .none }
    guard case .array(let elements) = value else { return .void }
    return elements.last ?? .none
  }

  private static func first(_: Evaluator, _ value: Value, _ arguments: [Value], _: SyntaxID) -> Value {
    guard givesElement(arguments) else { return .void }
    if case .string(let text) = value { return text.first.map { .string(String($0)) } ?? .none }
    guard case .array(let elements) = value else { return .void }
    return elements.first ?? .none
  }

  private static func indexed(_: Evaluator, _ value: Value, _ arguments: [Value], _: SyntaxID) -> Value {
    guard case .array(let elements) = value, case .int(let index) = arguments[0],
      elements.indices.contains(index)
    else { return .unknown }
    return elements[index]
  }

  /// Whether one element is taken out and not a number of them.
  private static func givesElement(_ arguments: [Value]) -> Bool {
    guard let first = arguments.first else { return true }
    if case .void = first { return true }
    return false
  }
}

extension Evaluator {
  /// An array with so many elements less; an error where it has fewer.
  fileprivate func part(
    of value: Value, without number: Int, _ node: SyntaxID,
    _ kept: (_ count: Int, _ number: Int) -> Range<Int>
  ) -> Value {
    let count = elements(of: value, at: node).count
    guard number <= count else { return outOfRange(count, count, node) }
    return part(of: value, node) { kept($0, number) }
  }
}
