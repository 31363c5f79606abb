import LayCatalog
import LayLibrary
import LaySyntax

/// The methods that change a collection or a truth value in its place.
extension ValueMethod {
  nonisolated(unsafe) static let changing: [ValueMethod] = [
    ValueMethod("append", .array, [Parameter("", .element)], mutating: true) { _, value, arguments, _ in
      guard case .array(var elements) = value else { return value }
      elements.append(arguments[0])
      return .array(elements)
    },
    ValueMethod("append", .string, [Parameter("", .string)], mutating: true) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let more) = arguments[0] else { return value }
      return .string(text + more)
    },
    ValueMethod("append", .array, [Parameter("contentsOf", .same)], mutating: true) {
      evaluator, value, arguments, node in
      let elements = evaluator.elements(of: value, at: node).values
      let more = evaluator.elements(of: arguments[0], at: node).values
      return .array(elements + more)
    },
    ValueMethod("insert", .array, [Parameter("", .element), Parameter("at", .int)], mutating: true) {
      evaluator, value, arguments, node in
      guard case .array(var elements) = value, case .int(let index) = arguments[1] else { return value }
      guard index >= 0, index <= elements.count else {
        return evaluator.outOfRange(index, elements.count, node)
      }
      elements.insert(arguments[0], at: index)
      return .array(elements)
    },
    ValueMethod("insert", .array, [Parameter("", .element)], mutating: true, taking: inserted) {
      evaluator, value, arguments, node in
      guard case .array(let elements) = value else { return value }
      let isIn = elements.contains { evaluator.equal($0, arguments[0]) == true }
      return isIn ? value : .array(elements + [arguments[0]])
    },
    ValueMethod("remove", .array, [Parameter("", .element)], mutating: true, taking: member) {
      evaluator, value, arguments, _ in
      guard case .array(let elements) = value else { return value }
      return .array(elements.filter { evaluator.equal($0, arguments[0]) != true })
    },
    ValueMethod("formUnion", .array, [Parameter("", .same)], mutating: true) {
      evaluator, value, arguments, node in
      evaluator.union(value, arguments[0], node)
    },
    ValueMethod("subtract", .array, [Parameter("", .same)], mutating: true) {
      evaluator, value, arguments, node in
      .array(evaluator.members(of: value, in: arguments[0], isIn: false, node))
    },
    ValueMethod("formIntersection", .array, [Parameter("", .same)], mutating: true) {
      evaluator, value, arguments, node in
      .array(evaluator.members(of: value, in: arguments[0], isIn: true, node))
    },
    ValueMethod("insert", .array, [Parameter("contentsOf", .same), Parameter("at", .int)], mutating: true) {
      evaluator, value, arguments, node in
      guard case .array(var elements) = value, case .int(let index) = arguments[1] else { return value }
      guard index >= 0, index <= elements.count else {
        return evaluator.outOfRange(index, elements.count, node)
      }
      elements.insert(contentsOf: evaluator.elements(of: arguments[0], at: node).values, at: index)
      return .array(elements)
    },
    ValueMethod("append", .string, [Parameter("contentsOf", .string)], mutating: true) {
      _, value, arguments, _ in
      guard case .string(let more) = arguments[0] else { return value }
      return value.mapText { $0 + more }
    },
    ValueMethod("insert", .string, [Parameter("", .string), Parameter("at", .int)], mutating: true) {
      evaluator, value, arguments, node in
      evaluator.inserting(arguments[0], in: value, at: arguments[1], node)
    },
    ValueMethod("insert", .string, [Parameter("contentsOf", .string), Parameter("at", .int)], mutating: true)
    {
      evaluator, value, arguments, node in
      evaluator.inserting(arguments[0], in: value, at: arguments[1], node)
    },
    ValueMethod("reserveCapacity", [.array, .string], [Parameter("", .int)], mutating: true) {
      _, value, _, _ in
      value
    },
    ValueMethod("remove", .array, [Parameter("at", .int)], mutating: true, taking: indexed) {
      evaluator, value, arguments, node in
      guard case .array(var elements) = value, case .int(let index) = arguments[0] else { return value }
      guard elements.indices.contains(index) else { return evaluator.outOfRange(index, elements.count, node) }
      elements.remove(at: index)
      return .array(elements)
    },
    ValueMethod("removeAll", [.array, .string, .dictionary], mutating: true) { evaluator, value, _, _ in
      switch value {
      case .string: return .string("")
      case .dictionary: return .dictionary(DictionaryValue([]))
      default: return .array([])
      }
    },
    ValueMethod("removeAll", .array, [Parameter("where", .function)], mutating: true) {
      evaluator, value, arguments, _ in
      guard case .array(let elements) = value else { return value }
      return .array(elements.filter { !evaluator.holds(arguments[0], $0) })
    },
    ValueMethod(
      "removeLast", [.array, .string], [Parameter("", .int, optional: true)], mutating: true, taking: last
    ) {
      evaluator, value, arguments, node in
      evaluator.part(of: value, without: arguments[0].lengthOrOne, node) { 0..<$0 - $1 }
    },
    ValueMethod(
      "removeFirst", [.array, .string], [Parameter("", .int, optional: true)], mutating: true, taking: first
    ) {
      evaluator, value, arguments, node in
      evaluator.part(of: value, without: arguments[0].lengthOrOne, node) { $1..<$0 }
    },
    ValueMethod("popLast", [.array, .string], mutating: true, taking: last) { _, value, _, _ in
      if case .string = value { return value.mapText { String($0.dropLast()) } }
      guard case .array(let elements) = value else { return value }
      return .array(Array(elements.dropLast()))
    },
    ValueMethod("popFirst", .array, mutating: true, taking: first) { _, value, _, _ in
      guard case .array(let elements) = value else { return value }
      return .array(Array(elements.dropFirst()))
    },
    ValueMethod("swapAt", .array, [Parameter("", .int), Parameter("", .int)], mutating: true) {
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
    ValueMethod("shuffle", .array, mutating: true) { _, value, _, _ in value },
    ValueMethod("removeValue", .dictionary, [Parameter("forKey", .any)], mutating: true, taking: entry) {
      evaluator, value, arguments, _ in
      guard case .dictionary(var dictionary) = value else { return value }
      dictionary.entries.removeAll { evaluator.equal($0.key, arguments[0]) == true }
      return .dictionary(dictionary)
    },
    ValueMethod(
      "updateValue", .dictionary, [Parameter("", .element), Parameter("forKey", .any)], mutating: true
    ) { evaluator, value, arguments, _ in
      let added = DictionaryValue([(key: arguments[1], value: arguments[0])])
      return evaluator.merged(value, .dictionary(added), nil)
    },
    ValueMethod(
      "merge", .dictionary, [Parameter("", .any), Parameter("uniquingKeysWith", .function)], mutating: true
    ) { evaluator, value, arguments, _ in evaluator.merged(value, arguments[0], arguments[1]) },
    ValueMethod(
      "merging", .dictionary, [Parameter("", .any), Parameter("uniquingKeysWith", .function)]
    ) { evaluator, value, arguments, _ in evaluator.merged(value, arguments[0], arguments[1]) },
    ValueMethod("sort", .array, mutating: true) { evaluator, value, _, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, node)
    },
    ValueMethod("sort", .array, [Parameter("by", .function)], mutating: true) {
      evaluator, value, arguments, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, by: arguments[0])
    },
    ValueMethod("reverse", .array, mutating: true) { evaluator, value, _, node in
      .array(evaluator.elements(of: value, at: node).values.reversed())
    },
    ValueMethod("toggle", .bool, mutating: true) { _, value, _, _ in
      guard case .bool(let flag) = value else { return value }
      return .bool(!flag)
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

  /// What a set tells of an element that is put into it.
  private static func inserted(
    _ evaluator: Evaluator, _ value: Value, _ arguments: [Value], _: SyntaxID
  ) -> Value {
    guard case .array(let elements) = value else { return .unknown }
    let known = elements.first { evaluator.equal($0, arguments[0]) == true }
    return .tuple(
      TupleValue([
        (label: evaluator.symbols.intern("inserted"), value: .bool(known == nil)),
        (label: evaluator.symbols.intern("memberAfterInsert"), value: known ?? arguments[0]),
      ]))
  }

  /// The element that a set gives up.
  private static func member(
    _ evaluator: Evaluator, _ value: Value, _ arguments: [Value], _: SyntaxID
  ) -> Value {
    guard case .array(let elements) = value else { return .unknown }
    return elements.first { evaluator.equal($0, arguments[0]) == true } ?? .none
  }

  private static func indexed(_: Evaluator, _ value: Value, _ arguments: [Value], _: SyntaxID) -> Value {
    guard case .array(let elements) = value, case .int(let index) = arguments[0],
      elements.indices.contains(index)
    else { return .unknown }
    return elements[index]
  }

  private static func entry(
    _ evaluator: Evaluator, _ value: Value, _ arguments: [Value], _: SyntaxID
  ) -> Value {
    guard case .dictionary(let dictionary) = value else { return .unknown }
    return dictionary.entries.first { evaluator.equal($0.key, arguments[0]) == true }?.value ?? .none
  }

  /// Whether one element is taken out and not a number of them.
  private static func givesElement(_ arguments: [Value]) -> Bool {
    guard let first = arguments.first else { return true }
    if case .void = first { return true }
    return false
  }
}

extension Evaluator {
  /// The elements of two sets.
  func union(_ value: Value, _ other: Value, _ node: SyntaxID) -> Value {
    .array(elements(of: value, at: node).values + members(of: other, in: value, isIn: false, node))
  }

  fileprivate func inserting(_ part: Value, in value: Value, at index: Value, _ node: SyntaxID) -> Value {
    guard case .string(let part) = part, case .int(let index) = index else { return value }
    return value.mapText { text in
      guard index >= 0, index <= text.count else {
        _ = outOfRange(index, text.count, node)
        return text
      }
      return text.prefix(index) + part + text.dropFirst(index)
    }
  }

  /// An array with so many elements less; an error where it has fewer.
  fileprivate func part(
    of value: Value, without number: Int, _ node: SyntaxID,
    _ kept: (_ count: Int, _ number: Int) -> Range<Int>
  ) -> Value {
    let count = elements(of: value, at: node).count
    guard number <= count else { return outOfRange(count, count, node) }
    return part(of: value, node) { kept($0, number) }
  }

  /// A dictionary with the entries of another; a function chooses between values of one key, else the new one stays.
  func merged(_ value: Value, _ other: Value, _ function: Value?) -> Value {
    guard case .dictionary(var dictionary) = value, case .dictionary(let added) = other else { return value }
    for entry in added.entries where budget.charge(dictionary.entries.count << 3) {
      guard let index = dictionary.entries.firstIndex(where: { equal($0.key, entry.key) == true }) else {
        dictionary.entries.append(entry)
        continue
      }
      let old = dictionary.entries[index].value
      dictionary.entries[index].value =
        function.map { call($0, arguments: [old, entry.value]) } ?? entry.value
    }
    return .dictionary(dictionary)
  }

  /// What lies between the elements that separate, without empty pieces.
  func pieces(
    of value: Value, _ node: SyntaxID, maxSplits: Value, omittingEmpty: Value, _ separates: (Value) -> Bool
  ) -> Value {
    var pieces: [Value] = []
    var piece: [Value] = []
    func end() {
      guard !piece.isEmpty || !omittingEmpty.isTrueOrMissing else { return }
      if case .string = value {
        pieces.append(.string(piece.map { description(of: $0) }.joined()))
      } else {
        pieces.append(.array(piece))
      }
      piece = []
    }
    let elements = elements(of: value, at: node)
    budget.charge(elements.count << 3)
    for element in elements.values {
      if pieces.count < maxSplits.lengthOrMaximum, separates(element) { end() } else { piece.append(element) }
    }
    end()
    return .array(pieces)
  }
}
