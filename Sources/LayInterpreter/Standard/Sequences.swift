import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// What is made of the elements of a sequence.
  static let sequences: [StandardDeclaration] = [
    // An iterator is what is still to come.
    .method("makeIterator", of: .sequence) { evaluator, value, _, node in
      .array(evaluator.elements(of: value, at: node).values)
    },
    .mutation(
      "next", of: .array,
      giving: { _, value, _, _ in
        if case .array(let elements) = value { elements.first ?? .none } else { .none }
      }
    ) { _, value, _, _ in
      if case .array(let elements) = value { .array(Array(elements.dropFirst())) } else { value }
    },
    .method("map", of: .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      var results = (0..<elements.count).map { evaluator.call(arguments[0], arguments: [elements[$0]]) }
      evaluator.unifyNumbers(&results)
      return .array(results)
    },
    .method("compactMap", of: .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      var results = (0..<elements.count).compactMap { index in
        let result = evaluator.call(arguments[0], arguments: [elements[index]])
        return result.isNil ? nil : result
      }
      evaluator.unifyNumbers(&results)
      return .array(results)
    },
    .method("flatMap", of: .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      var joined: [Value] = []
      for index in 0..<elements.count where joined.count <= Limits.collectionSize {
        let result = evaluator.call(arguments[0], arguments: [elements[index]])
        if !result.isUnknown { joined += evaluator.elements(of: result, at: node).values }
      }
      return .array(joined)
    },
    .method("filter", of: .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      let kept = (0..<elements.count).filter { evaluator.holds(arguments[0], elements[$0]) }.map {
        elements[$0]
      }
      if case .string = value {
        return .string(joinedWithinLimit(kept.lazy.map { evaluator.description(of: $0) }))
      }
      if case .set = value { return evaluator.set(of: kept) }
      guard case .dictionary(let dictionary) = value else { return .array(kept) }
      guard evaluator.pass.hasRealValues else { return value }
      return .dictionary(
        DictionaryValue(
          dictionary.entries.filter { evaluator.holds(arguments[0], evaluator.pair($0.key, $0.value)) }))
    },
    .method("reduce", of: .sequence, [initialValue(""), Parameter("", .function)]) {
      evaluator, value, arguments, node in
      evaluator.reduce(evaluator.elementsToVisit(of: value, at: node), arguments[0], arguments[1])
    },
    .method("reduce", of: .sequence, [initialValue("into"), Parameter("", .function)]) {
      evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      var result = arguments[0]
      for index in 0..<elements.count {
        result = evaluator.call(arguments[1], changing: result, elements[index])
      }
      return evaluator.pass.hasRealValues || elements.count == 0 ? result : .unknown
    },
    .method("forEach", of: .sequence, [Parameter("", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      for index in 0..<elements.count { _ = evaluator.call(arguments[0], arguments: [elements[index]]) }
      return .void
    },
    .method("enumerated", of: .sequence) { evaluator, value, _, node in
      let elements = evaluator.elements(of: value, at: node)
      let offset = evaluator.symbols.intern("offset")
      let element = evaluator.symbols.intern("element")
      evaluator.budget.charge(elements.count << 4)
      return .array(
        (0..<elements.count).map {
          .tuple(TupleValue([(label: offset, value: .int($0)), (label: element, value: elements[$0])]))
        })
    },
    .method("reversed", of: .sequence) { evaluator, value, _, node in
      .array(evaluator.elements(of: value, at: node).values.reversed())
    },
    // A layout must come out the same each time: without a generator of the file's own the order stays.
    .method(
      "shuffled", of: .sequence, [Parameter("using", .any, optional: true, reading: Evaluator.generator)]
    ) { evaluator, value, arguments, node in
      .array(evaluator.shuffled(evaluator.elements(of: value, at: node).values, arguments[0]))
    },
    .method("sorted", of: .sequence) { evaluator, value, _, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, node)
    },
    .method("sorted", of: .sequence, [Parameter("by", .function)]) { evaluator, value, arguments, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, by: arguments[0])
    },
    .method("joined", of: .array, [Parameter("separator", .any, optional: true)]) {
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
    .method("formatted", of: .array, [Parameter("", .format, optional: true)]) {
      evaluator, value, arguments, node in
      guard case .array(let elements) = value else { return .unknown }
      let words = elements.map { Value.string(evaluator.description(of: $0)) }
      let format = arguments[0].builtin ?? .valueFormat(.list(ListFormat()))
      return evaluator.stage.counted(
        .string(evaluator.stage.formatted(.array(words), format)), at: evaluator.syntax.range(node))
    },
  ]
}

extension Evaluator {
  /// The elements that a closure is called with: the first alone while it is only checked.
  func elementsToVisit(of value: Value, at node: SyntaxID) -> Elements {
    turns(of: elements(of: value, at: node))
  }

  /// Whether a predicate holds for an element.
  func holds(_ predicate: Value, _ element: Value) -> Bool { isTrue(predicate, [element]) }

  /// Whether a function says yes of values. That only a running app knows it is reported.
  func isTrue(_ function: Value, _ arguments: [Value]) -> Bool {
    switch call(function, arguments: arguments) {
    case .bool(let flag): return flag
    case .unknown, .placeholder:
      findings.countStandIn(for: .empty)
      return false
    case .builtin(.opaque):
      findings.countStandIn(for: .empty)
      if case .closure(let closure) = function {
        reportUnknownValue(at: closure.code, "this takes the truth of a value", help: "compare what is known")
      }
      return false
    default: return false
    }
  }

  func sorted(_ elements: [Value], _ node: SyntaxID) -> Value {
    if let first = elements.first, takesElse, first.isUnknown || first.isPlaceholder || first.isOpaque {
      return .array(elements)
    }
    if let first = elements.first, pass.hasRealValues, compare(first, first) == nil {
      return stage.fault(
        "wrong-type", at: nameRange(node), "values of type \(typeName(of: first)) have no order",
        help: "sort with sorted { … }")
    }
    budget.charge(elements.count << 5)
    return .array(elements.sorted { (compare($0, $1) ?? 0) < 0 })
  }

  func sorted(_ elements: [Value], by function: Value) -> Value {
    if pass.takesEveryBranch {
      if let first = elements.first { _ = call(function, arguments: [first, first]) }
      return .array(elements)
    }
    return .array(
      elements.sorted { isTrue(function, [$0, $1]) })
  }
}
