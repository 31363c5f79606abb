import LayCatalog
import LaySyntax

extension StandardLibrary {
  /// What every option set of the file can do.
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

/// Structs of the file that conform to `OptionSet`: literals of them, and their bits.
extension Evaluator {
  /// What a method makes of the bits of two sets; nil where it is given no other.
  private func bits<Made>(
    of value: Value, _ link: Chain.Link, _ scope: Scope, _ make: (Int, Int) -> Made
  ) -> OptionSetResult<Made>? {
    guard case .instance(let instance) = value, let own = bits(of: value),
      let argument = plan(link.node).arguments.first
    else { return nil }
    let expected = Type.declared(instance.type)
    guard let other = bits(of: evaluate(argument.expression, scope, expecting: expected)) else {
      return .unknown
    }
    return .made(make(own, other), instance.type, own: own, other: other)
  }

  fileprivate func test(
    _ value: Value, _ link: Chain.Link, _ scope: Scope, _ holds: (Int, Int) -> Bool
  ) -> Value? {
    switch bits(of: value, link, scope, holds) {
    case .made(let flag, _, _, _): .bool(flag)
    case .unknown: .unknown
    case nil: nil
    }
  }

  fileprivate func combine(
    _ value: Value, _ link: Chain.Link, _ scope: Scope, _ change: (Int, Int) -> Int
  ) -> Value? {
    switch bits(of: value, link, scope, change) {
    case .made(let bits, let id, _, _): optionSet(bits, of: id)
    case .unknown: .unknown
    case nil: nil
    }
  }

  /// The same, in the place of the receiver.
  /// - Parameter result: What the call gives, of the bits of both.
  fileprivate func change(
    _ value: Value, _ link: Chain.Link, _ scope: Scope,
    giving result: (Int, Int, TypeID) -> Value = { _, _, _ in .void }, _ change: (Int, Int) -> Int
  ) -> Value? {
    switch bits(of: value, link, scope, change) {
    case .made(let bits, let id, let own, let other):
      store(optionSet(bits, of: id), inReceiverOf: link, scope)
      return result(own, other, id)
    case .unknown: return .unknown
    case nil: return nil
    }
  }
}

extension Evaluator {
  #if hasFeature(Embedded)
  fileprivate func inserted(_: Int, _: Int, _: TypeID) -> Value { .void }
  fileprivate func removed(_: Int, _: Int, _: TypeID) -> Value { .void }
  #else
  /// Whether the members were not all there, and which are.
  fileprivate func inserted(_ own: Int, _ other: Int, _ id: TypeID) -> Value {
    pair("inserted", .bool(own & other != other), "memberAfterInsert", optionSet(other, of: id))
  }

  /// Those that were there; nil where none was.
  fileprivate func removed(_ own: Int, _ other: Int, _ id: TypeID) -> Value {
    own & other == 0 ? .none : optionSet(own & other, of: id)
  }
  #endif
}

private enum OptionSetResult<Made> {
  /// - Parameters:
  ///   - own: The bits of the receiver.
  ///   - other: The bits of the argument.
  case made(Made, TypeID, own: Int, other: Int)
  case unknown
}
