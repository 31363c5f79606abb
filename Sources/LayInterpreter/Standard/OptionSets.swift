import LayCatalog
import LaySyntax

extension StandardLibrary {
  /// What every option set can do, of the file or of SwiftUI's.
  static let optionSets: [StandardDeclaration] = [
    .linked("contains", of: .optionSet) { $0.test($1, $2, $3) { $0 & $1 == $1 } },
    .linked("isSuperset", of: .optionSet) { $0.test($1, $2, $3) { $0 & $1 == $1 } },
    .linked("isSubset", of: .optionSet) { $0.test($1, $2, $3) { $0 & $1 == $0 } },
    .linked("isDisjoint", of: .optionSet) { $0.test($1, $2, $3) { $0 & $1 == 0 } },
    .linked("union", of: .optionSet) { $0.combine($1, $2, $3) { $0 | $1 } },
    .linked("intersection", of: .optionSet) { $0.combine($1, $2, $3) { $0 & $1 } },
    .linked("subtracting", of: .optionSet) { $0.combine($1, $2, $3) { $0 & ~$1 } },
    .linked("symmetricDifference", of: .optionSet) { $0.combine($1, $2, $3) { $0 ^ $1 } },
    .linked("insert", of: .optionSet) { evaluator, value, link, scope in
      evaluator.change(value, link, scope, giving: evaluator.inserted) { $0 | $1 }
    },
    .linked("formUnion", of: .optionSet) { $0.change($1, $2, $3) { $0 | $1 } },
    .linked("remove", of: .optionSet) { evaluator, value, link, scope in
      evaluator.change(value, link, scope, giving: evaluator.removed) { $0 & ~$1 }
    },
    .linked("subtract", of: .optionSet) { $0.change($1, $2, $3) { $0 & ~$1 } },
    .linked("formIntersection", of: .optionSet) { $0.change($1, $2, $3) { $0 & $1 } },
  ]
}

extension Evaluator {
  /// What a method makes of the bits of two sets; nil where it is given no other.
  private func bits<Made>(
    of value: Value, _ link: Chain.Link, _ scope: Scope, _ make: (Int, Int) -> Made
  ) -> OptionSetResult<Made>? {
    guard let own = bits(of: value), let argument = plan(link.node).arguments.first else { return nil }
    let given = evaluate(argument.expression, scope, expecting: valueType(value))
    guard let other = bits(of: given, like: value) else { return .unknown }
    return .made(make(own, other), own: own, other: other)
  }

  /// The bits of a set, or of what an array spells of the type of another.
  private func bits(of given: Value, like set: Value) -> Int? {
    #if !hasFeature(Embedded)
    if case .array(let elements) = given, case .builtin(let set) = set {
      return BuiltinValue.union(elements.compactMap { $0.builtin }, as: set.type)?.bits.map { Int($0) }
    }
    #endif
    return bits(of: given)
  }

  fileprivate func test(
    _ value: Value, _ link: Chain.Link, _ scope: Scope, _ holds: (Int, Int) -> Bool
  ) -> Value? {
    switch bits(of: value, link, scope, holds) {
    case .made(let flag, _, _): .bool(flag)
    case .unknown: .unknown
    case nil: nil
    }
  }

  fileprivate func combine(
    _ value: Value, _ link: Chain.Link, _ scope: Scope, _ change: (Int, Int) -> Int
  ) -> Value? {
    switch bits(of: value, link, scope, change) {
    case .made(let bits, _, _): optionSet(bits, like: value)
    case .unknown: .unknown
    case nil: nil
    }
  }

  /// The same, in the place of the receiver.
  /// - Parameter result: What the call gives, of the bits of both.
  fileprivate func change(
    _ value: Value, _ link: Chain.Link, _ scope: Scope,
    giving result: (Int, Int, Value) -> Value = { _, _, _ in .void }, _ change: (Int, Int) -> Int
  ) -> Value? {
    switch bits(of: value, link, scope, change) {
    case .made(let bits, let own, let other):
      store(optionSet(bits, like: value), inReceiverOf: link, scope)
      return result(own, other, value)
    case .unknown: return .unknown
    case nil: return nil
    }
  }
}

extension Evaluator {
  #if hasFeature(Embedded)
  fileprivate func inserted(_: Int, _: Int, _: Value) -> Value { .void }
  fileprivate func removed(_: Int, _: Int, _: Value) -> Value { .void }
  #else
  /// Whether the members were not all there, and which are.
  fileprivate func inserted(_ own: Int, _ other: Int, _ set: Value) -> Value {
    pair("inserted", .bool(own & other != other), "memberAfterInsert", optionSet(other, like: set))
  }

  /// Those that were there; nil where none was.
  fileprivate func removed(_ own: Int, _ other: Int, _ set: Value) -> Value {
    own & other == 0 ? .none : optionSet(own & other, like: set)
  }
  #endif
}

private enum OptionSetResult<Made> {
  /// - Parameters:
  ///   - own: The bits of the receiver.
  ///   - other: The bits of the argument.
  case made(Made, own: Int, other: Int)
  case unknown
}
