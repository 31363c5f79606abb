import LayCatalog

/// Types of the file that are sets of bits.
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

  func rawValueIndex(of id: TypeID) -> Int? {
    declarations[id].properties.firstIndex { $0.name == known.rawValue }
  }

  func bits(of value: Value) -> Int? {
    guard case .instance(let instance) = value, let index = rawValueIndex(of: instance.type),
      index < instance.fields.count
    else { return nil }
    if case .builtin(.integer(let number)) = instance.fields[index] {
      return Int(truncatingIfNeeded: number.bits)
    }
    return instance.fields[index].wholeNumber
  }

  func optionSet(_ bits: Int, of id: TypeID) -> Value {
    guard let index = rawValueIndex(of: id) else { return .unknown }
    var instance = Instance(type: id, fields: declarations[id].properties.map { _ in .unknown })
    if case .builtin(let type) = declarations[id].properties[index].type, type.isInteger {
      instance.fields[index] = .builtin(.integer(SizedInteger(type, truncating: bits)))
    } else {
      instance.fields[index] = .int(bits)
    }
    return .instance(instance)
  }
}
