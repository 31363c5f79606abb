import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// What is found among the elements of a sequence.
  static let searches: [StandardDeclaration] = [
    .method("contains", of: [.array, .set, .range, .string, .interval, .data], [Parameter("", .element)]) {
      evaluator, value, arguments, node in
      evaluator.contains(value, arguments[0], node)
    },
    .method("contains", of: .sequence, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      return .bool((0..<elements.count).contains { evaluator.holds(arguments[0], elements[$0]) })
    },
    .method("allSatisfy", of: .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      return .bool((0..<elements.count).allSatisfy { evaluator.holds(arguments[0], elements[$0]) })
    },
    .method("first", of: .sequence, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      let found = (0..<elements.count).first { evaluator.holds(arguments[0], elements[$0]) }
      guard evaluator.pass.hasRealValues else { return elements[0] }
      return found.map { elements[$0] } ?? .none
    },
    .method("last", of: .list, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      let found = (0..<elements.count).last { evaluator.holds(arguments[0], elements[$0]) }
      guard evaluator.pass.hasRealValues else { return elements[0] }
      return found.map { elements[$0] } ?? .none
    },
    .method("firstIndex", of: .list, [Parameter("of", .element)]) { evaluator, value, arguments, node in
      evaluator.place(of: arguments[0], in: value, node) { $0.first(where: $1) }
    },
    .method("lastIndex", of: .list, [Parameter("of", .element)]) { evaluator, value, arguments, node in
      evaluator.place(of: arguments[0], in: value, node) { $0.last(where: $1) }
    },
    .method("lastIndex", of: .list, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      let found = (0..<elements.count).last { evaluator.holds(arguments[0], elements[$0]) }
      guard evaluator.pass.hasRealValues else { return .int(0) }
      return found.map { .int($0) } ?? .none
    },
    .method("count", of: .sequence, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      return .int((0..<elements.count).count { evaluator.holds(arguments[0], elements[$0]) })
    },
    .method("firstIndex", of: .list, [Parameter("where", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      let found = (0..<elements.count).first { evaluator.holds(arguments[0], elements[$0]) }
      guard evaluator.pass.hasRealValues else { return .int(0) }
      return found.map { .int($0) } ?? .none
    },
    .method("min", of: .sequence) { evaluator, value, _, node in evaluator.extreme(value, -1, node) },
    .method("max", of: .sequence) { evaluator, value, _, node in evaluator.extreme(value, 1, node) },
    .method("min", of: .sequence, [Parameter("by", .function)]) { evaluator, value, arguments, node in
      evaluator.extreme(value, by: arguments[0], wantsLarger: false, node)
    },
    .method("max", of: .sequence, [Parameter("by", .function)]) { evaluator, value, arguments, node in
      evaluator.extreme(value, by: arguments[0], wantsLarger: true, node)
    },
    .method(
      "randomElement", of: .sequence, [Parameter("using", .any, optional: true, reading: Evaluator.generator)]
    ) { evaluator, value, arguments, node in
      let elements = evaluator.elements(of: value, at: node)
      guard elements.count > 0 else { return .none }
      return elements[evaluator.randomIndex(below: elements.count, arguments[0]) ?? 0]
    },
    .method("starts", of: .sequence, [Parameter("with", .same)]) { evaluator, value, arguments, node in
      let elements = evaluator.elements(of: value, at: node)
      let start = evaluator.elements(of: arguments[0], at: node)
      guard start.count <= elements.count else { return .bool(false) }
      return .bool((0..<start.count).allSatisfy { evaluator.equal(elements[$0], start[$0]) == true })
    },
  ]
}

extension Evaluator {
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
    if element.isUnknown { return unknown(or: .bool(false)) }
    switch (value, element) {
    case (.string(let text), .string(let part)):
      return .bool(TextSearch(part).firstRange(in: Array(text.utf8)) != nil)
    default:
      if let isContained = contains(value, element) { return .bool(isContained) }
      if case .set(let members) = value { return .bool(index(of: element, in: members) != nil) }
      let elements = elements(of: value, at: node)
      return .bool((0..<elements.count).contains { equal(elements[$0], element) == true })
    }
  }
}
