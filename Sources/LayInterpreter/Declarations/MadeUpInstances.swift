import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Values of types of which nothing is known but the type.
extension Evaluator {
  /// What stands for an undefined value where a type is expected.
  func stand(in type: Type, for name: Symbol, depth: Int = 0) -> Value {
    let value = findings.probing { madeUp(type, for: name, depth: depth) }
    if depth > 0 { return value }
    switch (value, type) {
    // What is not known yet counts where it is shown, and an action never runs.
    case (.placeholder, _), (.builtin(.opaque), _), (_, .action), (_, .function): break
    default: findings.countStandIn(for: name)
    }
    return value
  }

  private func madeUp(_ type: Type, for name: Symbol, depth: Int) -> Value {
    switch type {
    case .bool: return .bool(false)
    case .int: return .int(0)
    case .double: return .double(0)
    case .string: return .string(symbols[name])
    case .optional(let wrapped), .binding(let wrapped): return stand(in: wrapped, for: name, depth: depth)
    case .array(let element):
      // A comment's answers, shown as it is, would have answers without end.
      let recurs = state.components.last.map { last in
        state.components.dropLast().contains { $0.type == last.type }
      }
      if recurs ?? false { return .array([]) }
      return .array(Array(repeating: stand(in: element, for: name, depth: depth + 1), count: 3))
    case .set(let element):
      var member = DictionaryValue([])
      member.append(stand(in: element, for: name, depth: depth + 1), .void)
      return .set(member)
    case .any, .view: return .placeholder(name)
    case .builtin(.localizedStringKey): return .string(symbols[name])
    case .builtin(.color), .builtin(.shapeStyle): return .builtin(.color(ColorValue(.system(.gray))))
    // Nothing is known of a value but what it can be asked for.
    case .declared(let id) where declarations[id].kind == .protocolType: return .placeholder(name)
    case .declared(let id): return stand(for: id, depth: depth)
    case .builtin(let type) where type.isNumber:
      return BuiltinValue.number(type, 0).map { .builtin($0) } ?? .unknown
    case .builtin(.date): return .builtin(.date(stage.now))
    case .builtin(let type) where type.isFacility: return .builtin(.opaque)
    default: return .unknown
    }
  }

  /// Gives an argument that an error left without a value one of its parameter's type, so that it can be passed on.
  func standIn(forUnknown value: inout Value, _ parameter: Parameter, at node: SyntaxID) {
    guard value.isUnknown else { return }
    findings.countStandIn(for: .empty)
    switch parameter.type {
    case .string, .int, .double, .bool, .array, .dictionary, .declared, .builtin(.localizedStringKey):
      let name = parameter.label.isEmpty ? parameter.name : parameter.label
      value = stand(in: parameter.type, for: symbols.intern(name))
    default: break
    }
  }

  /// A value of a type of the file's own, whose properties stand for themselves.
  func stand(for id: TypeID, depth: Int) -> Value {
    let declaration = declarations[id]
    // A property's initial value may be unknown itself, and so bring another stand-in of the same type.
    guard depth < 4, inference.standInCount < 4 else { return .unknown }
    // One of many properties that are made up in turn would be made of thousands of values.
    if inference.standInCount == 0 { inference.madeUpCount = 0 }
    guard inference.madeUpCount < Self.mostMadeUp else { return .unknown }
    inference.madeUpCount += 1
    inference.standInCount += 1
    defer { inference.standInCount -= 1 }
    switch declaration.kind {
    case .enumeration:
      guard let first = declaration.cases.first else { return .unknown }
      let associated = first.signature.parameters.map {
        stand(in: $0.type, for: symbols.intern($0.name), depth: depth + 1)
      }
      return .enumCase(EnumValue(type: id, name: first.name, associated: associated))
    case .structure:
      let fields = declaration.properties.map { property in
        property.initializer.isNone
          ? stand(in: property.type, for: property.name, depth: depth + 1)
          : initialValue(of: property, in: id)
      }
      return .instance(instance(of: id, fields))
    case .protocolType, .extended: return .unknown
    }
  }

  /// So many values of the file's types stand for one that is not known.
  private static let mostMadeUp = 100

  /// The fields before any argument.
  func initialFields(of id: TypeID) -> [Value] {
    declarations[id].properties.map { initialValue(of: $0, in: id) }
  }

  /// A component whose arguments nobody gave.
  func madeUpInstance(of id: TypeID) -> Value {
    if let initializer = declarations[id].initializers.first {
      let signature = declarations[initializer].signature
      let values = signature.parameters.map { parameter in
        parameter.defaultValue == nil ? stand(in: parameter.type, for: symbols.intern(parameter.name)) : nil
      }
      let call = BoundCall(
        signature: signature, values: values, name: nameRange(declarations[id].syntax))
      return run(initializer: initializer, of: id, call, declarations[id].syntax)
    }
    let memberwise = memberwiseInitializer(of: id)
    var fields = initialFields(of: id)
    for (parameter, property) in zip(memberwise.signature.parameters, memberwise.properties)
    where parameter.defaultValue == nil && property < fields.count {
      fields[property] = stand(in: parameter.type, for: symbols.intern(parameter.name))
    }
    return .instance(instance(of: id, fields))
  }
}
