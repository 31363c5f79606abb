import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// The methods that change an array, or a collection like it, in its place.
  static let arrays: [StandardDeclaration] = [
    .change("append", of: .array, [Parameter("", .element)]) { _, value, arguments, _ in
      _ = value.changeElements { $0.append(arguments[0]) }
      return .void
    },
    .change("append", of: .array, [Parameter("contentsOf", .same)]) { evaluator, value, arguments, node in
      let more = evaluator.elements(of: arguments[0], at: node).values
      _ = value.changeElements { $0 += more }
      return .void
    },
    .change("insert", of: .array, [Parameter("", .element), Parameter("at", .int)]) {
      evaluator, value, arguments, node in
      evaluator.insert([arguments[0]], in: &value, at: arguments[1], node)
    },
    .change("insert", of: .array, [Parameter("contentsOf", .same), Parameter("at", .int)]) {
      evaluator, value, arguments, node in
      let more = evaluator.elements(of: arguments[0], at: node).values
      return evaluator.insert(more, in: &value, at: arguments[1], node)
    },
    .mutation("reserveCapacity", of: [.array, .string], [Parameter("", .int)]) {
      _, value, _, _ in
      value
    },
    .change("remove", of: .array, [Parameter("at", .int)]) { evaluator, value, arguments, node in
      guard case .int(let index) = arguments[0] else { return .unknown }
      var count = 0
      let removed = value.changeElements { elements -> Value? in
        count = elements.count
        return elements.indices.contains(index) ? elements.remove(at: index) : nil
      }
      evaluator.budget.charge(count)
      if let removed = removed ?? nil { return removed }
      value = evaluator.outOfRange(index, count, node)
      return .unknown
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
    .change("removeLast", of: .array) { evaluator, value, _, node in
      if let last = value.changeElements({ $0.popLast() }) ?? nil { return last }
      value = evaluator.outOfRange(0, 0, node)
      return .none
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
    .change("popLast", of: .array) { _, value, _, _ in value.changeElements { $0.popLast() ?? .none } ?? .void
    },
    .mutation("popLast", of: .string, giving: last) { _, value, _, _ in
      value.mapText { String($0.dropLast()) }
    },
    .mutation("popFirst", of: .array, giving: first) { _, value, _, _ in
      guard case .array(let elements) = value else { return value }
      return .array(Array(elements.dropFirst()))
    },
    .change("swapAt", of: .array, [Parameter("", .int), Parameter("", .int)]) {
      evaluator, value, arguments, node in
      guard case .int(let first) = arguments[0], case .int(let second) = arguments[1] else { return .void }
      let fault = value.changeElements { elements -> (index: Int, count: Int)? in
        for index in [first, second] where !elements.indices.contains(index) {
          return (index, elements.count)
        }
        elements.swapAt(first, second)
        return nil
      }
      if let fault = fault ?? nil { value = evaluator.outOfRange(fault.index, fault.count, node) }
      return .void
    },
    .mutation(
      "shuffle", of: .array, [Parameter("using", .any, optional: true, reading: Evaluator.generator)]
    ) { evaluator, value, arguments, node in
      .array(evaluator.shuffled(evaluator.elements(of: value, at: node).values, arguments[0]))
    },
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

  fileprivate func insert(
    _ elements: [Value], in value: inout Value, at index: Value, _ node: SyntaxID
  ) -> Value {
    guard case .int(let index) = index else { return .void }
    let fault = value.changeElements { old -> Int? in
      budget.charge(old.count)
      guard index >= 0, index <= old.count else { return old.count }
      old.insert(contentsOf: elements, at: index)
      return nil
    }
    if let count = fault ?? nil { value = outOfRange(index, count, node) }
    return .void
  }
}
