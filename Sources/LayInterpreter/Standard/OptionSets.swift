import LayCatalog
import LaySyntax

/// Structs of the file that conform to `OptionSet`: literals of them, and what every set can do.
extension Evaluator {
  func isOptionSet(_ id: TypeID) -> Bool {
    declarations[id].kind == .structure && inherits(declarations[id].conformances, from: "OptionSet")
  }

  /// `[.top, .leading]`
  func optionSet(_ elements: [Value], of id: TypeID) -> Value {
    var bits = 0
    for element in elements {
      if element.isUnknown { return .unknown }
      bits |= self.bits(of: element) ?? 0
    }
    return optionSet(bits, of: id)
  }

  private func optionSet(_ bits: Int, of id: TypeID) -> Value {
    guard let index = rawValueIndex(of: id) else { return .unknown }
    var instance = Instance(type: id, fields: declarations[id].properties.map { _ in .unknown })
    instance.fields[index] = .int(bits)
    return .instance(instance)
  }

  private func rawValueIndex(of id: TypeID) -> Int? {
    declarations[id].properties.firstIndex { $0.name == known.rawValue }
  }

  private func bits(of value: Value) -> Int? {
    guard case .instance(let instance) = value, let index = rawValueIndex(of: instance.type),
      index < instance.fields.count, case .int(let bits) = instance.fields[index]
    else { return nil }
    return bits
  }

  /// `corners.contains(.topLeft)`; nil where the value is no option set or the method is no set's.
  func optionSetMethod(_ link: Chain.Link, of value: Value, _ scope: Scope) -> Value? {
    guard case .instance(let instance) = value, isOptionSet(instance.type), let own = bits(of: value),
      let operation = SetOperation(rawValue: symbols[link.name]),
      let argument = plan(link.node).arguments.first
    else { return nil }
    let id = instance.type
    guard let other = bits(of: evaluate(argument.expression, scope, expecting: .declared(id))) else {
      return .unknown
    }
    switch operation {
    case .contains, .isSuperset: return .bool(own & other == other)
    case .isSubset: return .bool(own & other == own)
    case .isDisjoint: return .bool(own & other == 0)
    case .union: return optionSet(own | other, of: id)
    case .intersection: return optionSet(own & other, of: id)
    case .subtracting: return optionSet(own & ~other, of: id)
    case .symmetricDifference: return optionSet(own ^ other, of: id)
    case .insert, .formUnion: return changed(own | other, link, id, scope)
    case .remove, .subtract: return changed(own & ~other, link, id, scope)
    case .formIntersection: return changed(own & other, link, id, scope)
    }
  }

  private func changed(_ bits: Int, _ link: Chain.Link, _ id: TypeID, _ scope: Scope) -> Value {
    store(optionSet(bits, of: id), inReceiverOf: link, scope)
    return .void
  }

  private enum SetOperation: String {
    case contains, isSuperset, isSubset, isDisjoint
    case union, intersection, subtracting, symmetricDifference
    case insert, formUnion, remove, subtract, formIntersection
  }
}
