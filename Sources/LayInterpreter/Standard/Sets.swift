import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// What sets have: they are arrays whose elements are distinct.
  static let sets: [StandardDeclaration] = [
    .method("union", of: .array, [Parameter("", .same)]) { evaluator, value, arguments, node in
      evaluator.union(value, arguments[0], node)
    },
    .method("symmetricDifference", of: .array, [Parameter("", .same)]) { evaluator, value, arguments, node in
      .array(
        evaluator.members(of: value, in: arguments[0], isIn: false, node)
          + evaluator.members(of: arguments[0], in: value, isIn: false, node))
    },
    .method("intersection", of: .array, [Parameter("", .same)]) { evaluator, value, arguments, node in
      .array(evaluator.members(of: value, in: arguments[0], isIn: true, node))
    },
    .method("subtracting", of: .array, [Parameter("", .same)]) { evaluator, value, arguments, node in
      .array(evaluator.members(of: value, in: arguments[0], isIn: false, node))
    },
    .method("isSubset", of: .array, [Parameter("of", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.members(of: value, in: arguments[0], isIn: false, node).isEmpty)
    },
    .method("isSuperset", of: .array, [Parameter("of", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.members(of: arguments[0], in: value, isIn: false, node).isEmpty)
    },
    .method("isDisjoint", of: .array, [Parameter("with", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.members(of: value, in: arguments[0], isIn: true, node).isEmpty)
    },
    .mutation("insert", of: .array, [Parameter("", .element)], giving: inserted) {
      evaluator, value, arguments, node in
      guard case .array(let elements) = value else { return value }
      let isIn = elements.contains { evaluator.equal($0, arguments[0]) == true }
      return isIn ? value : .array(elements + [arguments[0]])
    },
    .mutation("remove", of: .array, [Parameter("", .element)], giving: member) {
      evaluator, value, arguments, _ in
      guard case .array(let elements) = value else { return value }
      return .array(elements.filter { evaluator.equal($0, arguments[0]) != true })
    },
    .mutation("formUnion", of: .array, [Parameter("", .same)]) {
      evaluator, value, arguments, node in
      evaluator.union(value, arguments[0], node)
    },
    .mutation("subtract", of: .array, [Parameter("", .same)]) {
      evaluator, value, arguments, node in
      .array(evaluator.members(of: value, in: arguments[0], isIn: false, node))
    },
    .mutation("formIntersection", of: .array, [Parameter("", .same)]) {
      evaluator, value, arguments, node in
      .array(evaluator.members(of: value, in: arguments[0], isIn: true, node))
    },
  ]

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
}

extension Evaluator {
  /// The elements of two sets.
  func union(_ value: Value, _ other: Value, _ node: SyntaxID) -> Value {
    .array(elements(of: value, at: node).values + members(of: other, in: value, isIn: false, node))
  }

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
