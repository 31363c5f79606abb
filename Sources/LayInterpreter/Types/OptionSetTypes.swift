import LayCatalog
import LaySyntax

/// Types of the file that are sets of bits.
extension Evaluator {
  /// `[.top, .leading]`
  func optionSet(_ elements: [Value], of id: TypeID) -> Value {
    var bits = 0
    for element in elements {
      if element.isUnknown { return .unknown }
      bits |= self.bits(of: element) ?? 0
    }
    return optionSet(bits, of: id)
  }

  /// `Options()`, `Options([.first, .second])` and `Options(arrayLiteral: .first, .second)`, which sets of bits have from their protocol; nil for another call.
  func optionSet(_ id: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value? {
    let arguments = plan(node).arguments
    guard let argument = arguments.first else { return optionSet(0, of: id) }
    if argument.label == "arrayLiteral" {
      return optionSet(arguments.map { evaluate($0.expression, scope, expecting: .declared(id)) }, of: id)
    }
    guard arguments.count == 1, argument.label.isEmpty, !argument.isTrailing else { return nil }
    let value = evaluate(argument.expression, scope, expecting: .declared(id))
    return convert(value, to: .declared(id), argument.expression) { "'\(declarations[id].name)'" }
  }

  /// The initialisers that take a call among those that extensions of a type's protocols add; nil where there are none.
  func initializerOfProtocol(_ id: TypeID, _ node: SyntaxID) -> [FunctionID]? {
    if declarations[id].conformances.isEmpty { return nil }
    func taking(_ type: TypeID) -> Member? {
      let ids = declarations[type].initializers.filter { !declarations[$0].body.isNone && takes([$0], node) }
      return ids.isEmpty ? nil : .function(ids)
    }
    var found = inherited(by: id) { taking($0) }
    if found == nil {
      let names = declarations[id].conformances.map { symbols[$0] }
      found = constrainedExtensions(of: names, meeting: .declared(id)).lazy.compactMap { taking($0) }.first
    }
    if case .function(let ids)? = found { return ids }
    return nil
  }

  func rawValueIndex(of id: TypeID) -> Int? {
    declarations[id].properties.firstIndex { $0.name == known.rawValue }
  }

  func bits(of value: Value) -> Int? {
    #if !hasFeature(Embedded)
    if case .builtin(let builtin) = value { return builtin.bits.map { Int($0) } }
    #endif
    guard case .instance(let instance) = value, let index = rawValueIndex(of: instance.type),
      index < instance.fields.count
    else { return nil }
    if case .builtin(.integer(let number)) = instance.fields[index] {
      return Int(truncatingIfNeeded: number.bits)
    }
    return instance.fields[index].wholeNumber
  }

  /// A set of the type of another.
  func optionSet(_ bits: Int, like set: Value) -> Value {
    switch set {
    case .instance(let instance): return optionSet(bits, of: instance.type)
    #if !hasFeature(Embedded)
    case .builtin(let set): return .builtin(set.withBits(UInt8(truncatingIfNeeded: bits)))
    #endif
    default: return .unknown
    }
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
