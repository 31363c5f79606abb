import LayCatalog
import LayLibrary
import LaySyntax

/// The methods of sequences.
extension ValueMethod {
  nonisolated(unsafe) static let all: [ValueMethod] =
    transforming + searching + cutting + changing + places + texts + numbers

  private static func elements(_ evaluator: Evaluator, _ value: Value, _ node: SyntaxID) -> Elements {
    let elements = evaluator.elements(of: value, at: node)
    return evaluator.stage.isChecking ? elements.firstOnly : elements
  }

  nonisolated(unsafe) private static let transforming: [ValueMethod] = [
    ValueMethod("map", .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      var results = (0..<elements.count).map { evaluator.call(arguments[0], arguments: [elements[$0]]) }
      evaluator.unifyNumbers(&results)
      return .array(results)
    },
    ValueMethod("compactMap", .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      var results = (0..<elements.count).compactMap { index in
        let result = evaluator.call(arguments[0], arguments: [elements[index]])
        return result.isNil ? nil : result
      }
      evaluator.unifyNumbers(&results)
      return .array(results)
    },
    ValueMethod("flatMap", .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      var joined: [Value] = []
      for index in 0..<elements.count where joined.count <= Limits.collectionSize {
        let result = evaluator.call(arguments[0], arguments: [elements[index]])
        if !result.isUnknown { joined += evaluator.elements(of: result, at: node).values }
      }
      return .array(joined)
    },
    ValueMethod("filter", .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      let kept = (0..<elements.count).filter { evaluator.holds(arguments[0], elements[$0]) }.map {
        elements[$0]
      }
      if case .string = value {
        return .string(joinedWithinLimit(kept.lazy.map { evaluator.description(of: $0) }))
      }
      guard case .dictionary(let dictionary) = value else { return .array(kept) }
      if evaluator.stage.isChecking { return value }
      return .dictionary(
        DictionaryValue(
          dictionary.entries.filter { evaluator.holds(arguments[0], evaluator.pair($0.key, $0.value)) }))
    },
    ValueMethod("reduce", .sequence, [Parameter("", .initial), Parameter("", .function)]) {
      evaluator, value, arguments, node in
      evaluator.reduce(elements(evaluator, value, node), arguments[0], arguments[1])
    },
    ValueMethod("reduce", .sequence, [Parameter("into", .initial), Parameter("", .function)]) {
      evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      var result = arguments[0]
      for index in 0..<elements.count {
        result = evaluator.call(arguments[1], changing: result, elements[index])
      }
      return evaluator.stage.isChecking && elements.count > 0 ? .unknown : result
    },
    ValueMethod("forEach", .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      for index in 0..<elements.count { _ = evaluator.call(arguments[0], arguments: [elements[index]]) }
      return .void
    },
    ValueMethod("enumerated", .sequence) { evaluator, value, _, node in
      let elements = evaluator.elements(of: value, at: node)
      let offset = evaluator.symbols.intern("offset")
      let element = evaluator.symbols.intern("element")
      evaluator.budget.charge(elements.count << 4)
      return .array(
        (0..<elements.count).map {
          .tuple(TupleValue([(label: offset, value: .int($0)), (label: element, value: elements[$0])]))
        })
    },
    ValueMethod("reversed", .sequence) { evaluator, value, _, node in
      .array(evaluator.elements(of: value, at: node).values.reversed())
    },
    ValueMethod("shuffled", .sequence) { evaluator, value, _, node in
      // A layout must come out the same each time.
      .array(evaluator.elements(of: value, at: node).values)
    },
    ValueMethod("sorted", .sequence) { evaluator, value, _, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, node)
    },
    ValueMethod("sorted", .sequence, [Parameter("by", .function)]) { evaluator, value, arguments, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, by: arguments[0])
    },
    ValueMethod("joined", .array, [Parameter("separator", .any, optional: true)]) {
      evaluator, value, arguments, node in
      let parts = evaluator.elements(of: value, at: node).values
      evaluator.budget.charge(parts.count << 3)
      var separator = ""
      if case .string(let given) = arguments[0] { separator = given }
      if case .array? = parts.first {
        var elements: [Value] = []
        for (index, part) in parts.enumerated() where elements.count <= Limits.collectionSize {
          if index > 0, case .array(let between) = arguments[0] { elements += between }
          elements += evaluator.elements(of: part, at: node).values
        }
        return .array(elements)
      }
      return .string(
        joinedWithinLimit(parts.lazy.map { evaluator.description(of: $0) }, separator: separator))
    },
    ValueMethod("compactMapValues", .dictionary, [Parameter("", .function)]) {
      evaluator, value, arguments, _ in
      guard case .dictionary(let dictionary) = value else { return .unknown }
      return .dictionary(
        DictionaryValue(
          dictionary.entries.map { (key: $0.key, value: evaluator.call(arguments[0], arguments: [$0.value])) }
            .filter { !$0.value.isNil }))
    },
    ValueMethod("mapValues", .dictionary, [Parameter("", .function)]) { evaluator, value, arguments, _ in
      guard case .dictionary(let dictionary) = value else { return .unknown }
      return .dictionary(
        DictionaryValue(
          dictionary.entries.map { (key: $0.key, value: evaluator.call(arguments[0], arguments: [$0.value])) }
        ))
    },
  ]

  nonisolated(unsafe) private static let searching: [ValueMethod] = [
    ValueMethod("contains", [.array, .range, .string, .interval], [Parameter("", .element)]) {
      evaluator, value, arguments, node in
      evaluator.contains(value, arguments[0], node)
    },
    ValueMethod("contains", .sequence, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      return .bool((0..<elements.count).contains { evaluator.holds(arguments[0], elements[$0]) })
    },
    ValueMethod("allSatisfy", .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      return .bool((0..<elements.count).allSatisfy { evaluator.holds(arguments[0], elements[$0]) })
    },
    ValueMethod("first", .sequence, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      let found = (0..<elements.count).first { evaluator.holds(arguments[0], elements[$0]) }
      if evaluator.stage.isChecking { return elements[0] }
      return found.map { elements[$0] } ?? .none
    },
    ValueMethod("last", .list, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      let found = (0..<elements.count).last { evaluator.holds(arguments[0], elements[$0]) }
      if evaluator.stage.isChecking { return elements[0] }
      return found.map { elements[$0] } ?? .none
    },
    ValueMethod("firstIndex", .list, [Parameter("of", .element)]) { evaluator, value, arguments, node in
      evaluator.place(of: arguments[0], in: value, node) { $0.first(where: $1) }
    },
    ValueMethod("lastIndex", .list, [Parameter("of", .element)]) { evaluator, value, arguments, node in
      evaluator.place(of: arguments[0], in: value, node) { $0.last(where: $1) }
    },
    ValueMethod("lastIndex", .list, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      let found = (0..<elements.count).last { evaluator.holds(arguments[0], elements[$0]) }
      return found.map { .int($0) } ?? .none
    },
    ValueMethod("count", .sequence, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      return .int((0..<elements.count).count { evaluator.holds(arguments[0], elements[$0]) })
    },
    ValueMethod("union", .array, [Parameter("", .same)]) { evaluator, value, arguments, node in
      evaluator.union(value, arguments[0], node)
    },
    ValueMethod("symmetricDifference", .array, [Parameter("", .same)]) { evaluator, value, arguments, node in
      .array(
        evaluator.members(of: value, in: arguments[0], isIn: false, node)
          + evaluator.members(of: arguments[0], in: value, isIn: false, node))
    },
    ValueMethod("intersection", .array, [Parameter("", .same)]) { evaluator, value, arguments, node in
      .array(evaluator.members(of: value, in: arguments[0], isIn: true, node))
    },
    ValueMethod("subtracting", .array, [Parameter("", .same)]) { evaluator, value, arguments, node in
      .array(evaluator.members(of: value, in: arguments[0], isIn: false, node))
    },
    ValueMethod("isSubset", .array, [Parameter("of", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.members(of: value, in: arguments[0], isIn: false, node).isEmpty)
    },
    ValueMethod("isSuperset", .array, [Parameter("of", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.members(of: arguments[0], in: value, isIn: false, node).isEmpty)
    },
    ValueMethod("isDisjoint", .array, [Parameter("with", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.members(of: value, in: arguments[0], isIn: true, node).isEmpty)
    },
    ValueMethod("firstIndex", .list, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      let found = (0..<elements.count).first { evaluator.holds(arguments[0], elements[$0]) }
      return found.map { .int($0) } ?? .none
    },
    ValueMethod("min", .sequence) { evaluator, value, _, node in evaluator.extreme(value, -1, node) },
    ValueMethod("max", .sequence) { evaluator, value, _, node in evaluator.extreme(value, 1, node) },
    ValueMethod("min", .sequence, [Parameter("by", .function)]) { evaluator, value, arguments, node in
      evaluator.extreme(value, by: arguments[0], wantsLarger: false, node)
    },
    ValueMethod("max", .sequence, [Parameter("by", .function)]) { evaluator, value, arguments, node in
      evaluator.extreme(value, by: arguments[0], wantsLarger: true, node)
    },
    ValueMethod("randomElement", .sequence) { evaluator, value, _, node in
      let elements = evaluator.elements(of: value, at: node)
      return elements.count > 0 ? elements[0] : .none
    },
  ]

  nonisolated(unsafe) private static let cutting: [ValueMethod] = [
    ValueMethod("prefix", .list, [Parameter("", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) { count in 0..<min(count, arguments[0].length) }
    },
    ValueMethod("suffix", .list, [Parameter("", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) { count in max(0, count - min(count, arguments[0].length))..<count }
    },
    ValueMethod("dropFirst", .list, [Parameter("", .int, optional: true)]) {
      evaluator, value, arguments, node in
      evaluator.part(of: value, node) { count in min(count, arguments[0].lengthOrOne)..<count }
    },
    ValueMethod("dropLast", .list, [Parameter("", .int, optional: true)]) {
      evaluator, value, arguments, node in
      evaluator.part(of: value, node) { count in 0..<max(0, count - min(count, arguments[0].lengthOrOne)) }
    },
    ValueMethod("drop", .list, [Parameter("while", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      let start = (0..<elements.count).first { !evaluator.holds(arguments[0], elements[$0]) }
      return evaluator.part(of: value, node) { count in min(count, start ?? elements.count)..<count }
    },
    ValueMethod(
      "split", .array,
      [
        Parameter("separator", .element), Parameter("maxSplits", .int, optional: true),
        Parameter("omittingEmptySubsequences", .bool, optional: true),
      ]
    ) { evaluator, value, arguments, node in
      evaluator.pieces(of: value, node, maxSplits: arguments[1], omittingEmpty: arguments[2]) {
        evaluator.equal($0, arguments[0]) == true
      }
    },
    ValueMethod(
      "split", [.array, .string],
      [
        Parameter("maxSplits", .int, optional: true),
        Parameter("omittingEmptySubsequences", .bool, optional: true),
        Parameter("whereSeparator", .function),
      ]
    ) { evaluator, value, arguments, node in
      evaluator.pieces(of: value, node, maxSplits: arguments[0], omittingEmpty: arguments[1]) {
        evaluator.holds(arguments[2], $0)
      }
    },
    ValueMethod("elementsEqual", .sequence, [Parameter("", .same)]) { evaluator, value, arguments, node in
      let elements = evaluator.elements(of: value, at: node).values
      let others = evaluator.elements(of: arguments[0], at: node).values
      return .bool(evaluator.equal(.array(elements), .array(others)) == true)
    },
    ValueMethod("prefix", .list, [Parameter("while", .function)]) { evaluator, value, arguments, node in
      let elements = elements(evaluator, value, node)
      let end = (0..<elements.count).first { !evaluator.holds(arguments[0], elements[$0]) } ?? elements.count
      return evaluator.part(of: value, node) { count in 0..<min(count, end) }
    },
  ]
}

extension Evaluator {
  /// Whether a predicate holds for an element.
  func holds(_ predicate: Value, _ element: Value) -> Bool { isTrue(predicate, [element]) }

  /// Whether a function says yes of values. That only a running app knows it is reported.
  private func isTrue(_ function: Value, _ arguments: [Value]) -> Bool {
    switch call(function, arguments: arguments) {
    case .bool(let flag): return flag
    case .builtin(.opaque):
      if case .closure(let closure) = function {
        reportUnknownValue(at: closure.code, "this takes the truth of a value", help: "compare what is known")
      }
      return false
    default: return false
    }
  }

  /// The place of an element that is equal to a value, or nil.
  fileprivate func place(
    of element: Value, in value: Value, _ node: SyntaxID, _ find: (Range<Int>, (Int) -> Bool) -> Int?
  ) -> Value {
    if case .range(let range) = value {
      guard case .int(let number) = element, range.elements.contains(number) else { return .none }
      return .int(number)
    }
    let elements = elements(of: value, at: node)
    return find(0..<elements.count) { equal(elements[$0], element) == true }.map { .int($0) } ?? .none
  }

  func sorted(_ elements: [Value], _ node: SyntaxID) -> Value {
    if let first = elements.first, !stage.isChecking, compare(first, first) == nil {
      return stage.fault(
        "wrong-type", at: nameRange(node), "values of type \(typeName(of: first)) have no order",
        help: "sort with sorted { … }")
    }
    budget.charge(elements.count << 5)
    return .array(elements.sorted { (compare($0, $1) ?? 0) < 0 })
  }

  func sorted(_ elements: [Value], by function: Value) -> Value {
    if stage.isChecking {
      if let first = elements.first { _ = call(function, arguments: [first, first]) }
      return .array(elements)
    }
    return .array(
      elements.sorted { isTrue(function, [$0, $1]) })
  }

  /// The smallest (sign −1) or largest (1) element.
  func extreme(_ value: Value, _ sign: Int, _ node: SyntaxID) -> Value {
    let elements = elements(of: value, at: node)
    guard elements.count > 0 else { return .none }
    if case .range(let range) = value {
      return .int(sign < 0 ? range.lowerBound : range.elements.upperBound - 1)
    }
    var best = elements[0]
    for index in 1..<max(1, elements.count) where (compare(elements[index], best) ?? 0) * sign > 0 {
      best = elements[index]
    }
    return best
  }

  func extreme(_ value: Value, by function: Value, wantsLarger: Bool, _ node: SyntaxID) -> Value {
    let elements = elements(of: value, at: node)
    guard elements.count > 0 else { return .none }
    var best = elements[0]
    for index in 1..<max(1, elements.count) {
      let pair = wantsLarger ? [best, elements[index]] : [elements[index], best]
      if isTrue(function, pair) { best = elements[index] }
    }
    return best
  }

  func contains(_ value: Value, _ element: Value, _ node: SyntaxID) -> Value {
    // `contains { … }` is `contains(where:)`.
    if case .closure = element {
      let elements = elements(of: value, at: node)
      return .bool((0..<elements.count).contains { holds(element, elements[$0]) })
    }
    if element.isUnknown { return stage.isChecking ? .bool(false) : .unknown }
    switch (value, element) {
    case (.string(let text), .string(let part)):
      return .bool(TextSearch(part).firstRange(in: Array(text.utf8)) != nil)
    default:
      if let isContained = contains(value, element) { return .bool(isContained) }
      let elements = elements(of: value, at: node)
      return .bool((0..<elements.count).contains { equal(elements[$0], element) == true })
    }
  }

  /// The elements of a range of places, in the form of the whole.
  func part(of value: Value, _ node: SyntaxID, _ bounds: (Int) -> Range<Int>) -> Value {
    switch value {
    case .string(let text):
      let bounds = bounds(text.count)
      return .string(String(text.dropFirst(bounds.lowerBound).prefix(bounds.count)))
    case .range(let range):
      let bounds = bounds(range.elements.count)
      return .range(
        IntegerRange((range.lowerBound + bounds.lowerBound)..<(range.lowerBound + bounds.upperBound)))
    default:
      let elements = elements(of: value, at: node).values
      return .array(Array(elements[bounds(elements.count)]))
    }
  }
}

extension Evaluator {
  /// The elements of one set that are, or are not, in another.
  func members(of value: Value, in other: Value, isIn: Bool, _ node: SyntaxID) -> [Value] {
    let elements = elements(of: value, at: node).values
    let members = self.elements(of: other, at: node).values
    budget.charge(elements.count << 3 + members.count << 4)
    var others = ValueSet()
    for member in members { _ = others.insert(member, self) }
    return elements.filter { others.contains($0, self) == isIn }
  }
}
