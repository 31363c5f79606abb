import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// What sets have. Their elements stay in the order in which they came, so that a layout is the same each time.
  static let sets: [StandardDeclaration] = [
    .method("union", of: .set, [Parameter("", .same)]) { evaluator, value, arguments, node in
      evaluator.union(value, arguments[0], node)
    },
    .method("symmetricDifference", of: .set, [Parameter("", .same)]) { evaluator, value, arguments, node in
      evaluator.difference(value, arguments[0], node)
    },
    .method("intersection", of: .set, [Parameter("", .same)]) { evaluator, value, arguments, node in
      evaluator.members(of: value, in: arguments[0], isIn: true, node)
    },
    .method("subtracting", of: .set, [Parameter("", .same)]) { evaluator, value, arguments, node in
      evaluator.members(of: value, in: arguments[0], isIn: false, node)
    },
    .method("isSubset", of: .set, [Parameter("of", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.members(of: value, in: arguments[0], isIn: false, node).count(isEqualTo: 0))
    },
    .method("isStrictSubset", of: .set, [Parameter("of", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.isStrictSubset(value, of: arguments[0], node))
    },
    .method("isSuperset", of: .set, [Parameter("of", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.members(of: arguments[0], in: value, isIn: false, node).count(isEqualTo: 0))
    },
    .method("isStrictSuperset", of: .set, [Parameter("of", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.isStrictSubset(arguments[0], of: value, node))
    },
    .method("isDisjoint", of: .set, [Parameter("with", .same)]) { evaluator, value, arguments, node in
      .bool(evaluator.members(of: value, in: arguments[0], isIn: true, node).count(isEqualTo: 0))
    },
    .change("insert", of: .set, [Parameter("", .element)]) { evaluator, value, arguments, _ in
      evaluator.insert(arguments[0], in: &value)
    },
    .change("update", of: .set, [Parameter("with", .element)]) { evaluator, value, arguments, _ in
      let old = evaluator.remove(arguments[0], from: &value)
      _ = evaluator.insert(arguments[0], in: &value)
      return old
    },
    .change("remove", of: .set, [Parameter("", .element)]) { evaluator, value, arguments, _ in
      evaluator.remove(arguments[0], from: &value)
    },
    .change("removeFirst", of: .set) { evaluator, value, _, node in
      guard let first = value.firstMember else {
        value = evaluator.outOfRange(0, 0, node)
        return .unknown
      }
      return evaluator.remove(first, from: &value)
    },
    .change("popFirst", of: .set) { evaluator, value, _, _ in
      value.firstMember.map { evaluator.remove($0, from: &value) } ?? .none
    },
    .mutation("removeAll", of: .set, [Parameter("keepingCapacity", .bool, optional: true)]) { _, _, _, _ in
      .set(DictionaryValue([]))
    },
    .mutation("reserveCapacity", of: .set, [Parameter("", .int)]) { _, value, _, _ in value },
    .mutation("formUnion", of: .set, [Parameter("", .same)]) { evaluator, value, arguments, node in
      evaluator.union(value, arguments[0], node)
    },
    .mutation("subtract", of: .set, [Parameter("", .same)]) { evaluator, value, arguments, node in
      evaluator.members(of: value, in: arguments[0], isIn: false, node)
    },
    .mutation("formIntersection", of: .set, [Parameter("", .same)]) { evaluator, value, arguments, node in
      evaluator.members(of: value, in: arguments[0], isIn: true, node)
    },
    .mutation("formSymmetricDifference", of: .set, [Parameter("", .same)]) {
      evaluator, value, arguments, node in
      evaluator.difference(value, arguments[0], node)
    },
  ]
}

extension StandardLibrary {
  /// `Set(sequence)`
  static let setInitializers: [StandardDeclaration] = [
    .initializer(of: .set, writtenWith: nil) { $0.set(ofElements: $1) }
  ]
}

extension Value {
  fileprivate var firstMember: Value? {
    if case .set(let members) = self { members.entries.first?.key } else { nil }
  }

  fileprivate func count(isEqualTo count: Int) -> Bool {
    if case .set(let members) = self { members.entries.count == count } else { false }
  }
}

extension Evaluator {
  /// `Set(sequence)`
  fileprivate func set(ofElements call: WrittenCall) -> Value {
    guard let argument = plan(call.node).arguments.first, case .set(let element) = call.type else {
      return .unknown
    }
    let value = evaluate(argument.expression, call.scope, expecting: element.isAny ? .any : .array(element))
    if value.isUnknown { return value }
    return set(of: elements(of: value, at: argument.expression).values)
  }

  /// The elements without repetitions, in the order of their first occurrence.
  func set(of elements: [Value]) -> Value {
    budget.charge(elements.count << 3)
    var members = DictionaryValue([])
    for element in elements where index(of: element, in: members) == nil { members.append(element, .void) }
    return .set(members)
  }

  /// Puts an element into a set that has none like it; tells whether, and which is in it now.
  fileprivate func insert(_ element: Value, in value: inout Value) -> Value {
    guard case .set(var members) = value else { return .unknown }
    if let known = index(of: element, in: members) {
      return pair("inserted", .bool(false), "memberAfterInsert", members.entries[known].key)
    }
    value = .void
    members.append(element, .void)
    value = .set(members)
    return pair("inserted", .bool(true), "memberAfterInsert", element)
  }

  /// Takes an element out of a set, and gives it; nil where there is none.
  fileprivate func remove(_ element: Value, from value: inout Value) -> Value {
    guard case .set(var members) = value, let index = index(of: element, in: members) else { return .none }
    value = .void
    let removed = members.entries[index].key
    budget.charge(members.entries.count)
    members.remove(at: index)
    value = .set(members)
    return removed
  }

  /// The elements of two sets.
  fileprivate func union(_ value: Value, _ other: Value, _ node: SyntaxID) -> Value {
    set(of: elements(of: value, at: node).values + elements(of: other, at: node).values)
  }

  /// The elements that only one of two sets has.
  fileprivate func difference(_ value: Value, _ other: Value, _ node: SyntaxID) -> Value {
    union(
      members(of: value, in: other, isIn: false, node), members(of: other, in: value, isIn: false, node), node
    )
  }

  fileprivate func isStrictSubset(_ value: Value, of other: Value, _ node: SyntaxID) -> Bool {
    members(of: value, in: other, isIn: false, node).count(isEqualTo: 0)
      && !members(of: other, in: value, isIn: false, node).count(isEqualTo: 0)
  }

  /// The elements of one set that are, or are not, in another, or in another sequence.
  fileprivate func members(of value: Value, in other: Value, isIn: Bool, _ node: SyntaxID) -> Value {
    let elements = elements(of: value, at: node).values
    var others = DictionaryValue([])
    if case .set(let members) = other {
      others = members
    } else if case .set(let members) = set(of: self.elements(of: other, at: node).values) {
      others = members
    }
    budget.charge(elements.count << 3)
    return set(of: elements.filter { (index(of: $0, in: others) != nil) == isIn })
  }
}
