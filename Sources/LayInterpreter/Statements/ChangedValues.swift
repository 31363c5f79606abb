import LayCatalog
import LayLibrary
import LaySyntax

/// What becomes of a value when one of its members or elements is set.
extension Evaluator {
  /// The value with a member changed; nil where nothing changes.
  func setting(_ symbol: Symbol, of value: Value, to member: Value, _ node: SyntaxID) -> Value? {
    switch value {
    case .instance(var instance):
      switch instanceMember(symbol, of: instance.type) ?? wrappedMember(symbol, of: instance.type) {
      case .stored(let index)?:
        guard index < instance.fields.count else { return nil }
        budget.charge(instance.fields.count << 1)
        let property = declarations[instance.type].properties[index]
        let member = convert(member, to: property.type, node) { "'\(symbols[symbol])'" }
        if property.isObserved, isObserving(property.syntax) {
          let receiver = scope(of: instance.type, receiver: .instance(instance))
          setObserved(index, of: instance.type, in: receiver, to: member)
          return receiver.values.first
        }
        instance.fields[index] = member
        return .instance(instance)
      case .variable(let id)?: return setting(id, of: value, to: member, node)
      case nil where hasForeignSuperclass(instance.type): return nil
      case nil:
        if let changed = settingDynamicMember(symbol, of: value, instance.type, to: member, node) {
          return changed
        }
        reportMissingMember(symbol, of: value, at: nameRange(node))
        return nil
      default: return nil
      }
    case .tuple(var tuple):
      let index = tuple.elements.firstIndex { $0.label == symbol } ?? Int(symbols[symbol])
      guard let index, tuple.elements.indices.contains(index) else { return nil }
      tuple.elements[index].value = member
      return .tuple(tuple)
    case .metatype(.declared(let type)):
      guard case .variable(let id)? = staticMember(symbol, of: type) else { return nil }
      _ = setting(id, of: value, to: member, node)
      return nil
    default: break
    }
    if case .variable(let id)? = extensionMember(symbol, of: value)?.1 {
      return setting(id, of: value, to: member, node)
    }
    guard case .builtin(let builtin) = value else {
      #if !hasFeature(Embedded)
      switch value {
      case .bool, .int, .double, .string: reportMissingMember(symbol, of: value, at: nameRange(node))
      default: break
      }
      #endif
      return nil
    }
    if let changed = builtin.setting(symbols[symbol], to: member) { return .builtin(changed) }
    if pass.hasRealValues { warnOfSetting(symbol, builtin, to: member, node) }
    return nil
  }

  /// A value that was set to what is not known, or in a way that is not, would be another one in an app: what a formatter
  /// writes another text, an attributed text look otherwise.
  private func warnOfSetting(
    _ symbol: Symbol, _ value: BuiltinValue, to member: Value, _ node: SyntaxID
  ) {
    let name = symbols[symbol]
    switch value {
    case .opaque, .facility: return
    #if !hasFeature(Embedded)
    case .formatter where FormatterValue.settingsOfReading.contains(name): return
    #endif
    default: findings.countStandIn(for: symbol)
    }
    if member.isPlaceholder || member.isUnknown { return }
    findings.warnOnce(
      .warning(
        "unsupported-value", at: nameRange(node),
        "what '\(name)' sets is not heeded in values of type \(value.type.name) here"),
      about: "setting " + name)
  }

  /// Sets a variable of the file or of a type, or runs a property's setter.
  /// - Returns: The value whose property it is, as the setter leaves it; nil where there is no setter.
  func setting(_ id: VariableID, of receiver: Value, to value: Value, _ node: SyntaxID) -> Value? {
    let variable = declarations[id]
    guard pass.entersDeclarations else { return nil }
    if variable.isWrapped { return settingWrapped(id, of: receiver, to: value, node) }
    if variable.isLazy {
      if case .instance(let instance) = receiver, let object = instance.object {
        object[lazy: variable.syntax] = convert(value, to: variable.type, node) {
          "'\(symbols[variable.name])'"
        }
        return nil
      }
      _ = stage.fault(
        "unsupported-value", at: syntax.range(node),
        "'\(symbols[variable.name])' is lazy, and keeps the value that is declared",
        help: "declare it without 'lazy', and set it in init")
      return nil
    }
    guard !variable.accessor.isNone else {
      state.firstUses.variables.append(id)
      state.changedVariables.append(id)
      let value = convert(value, to: variable.type, node) { "'\(symbols[variable.name])'" }
      guard variable.isObserved, isObserving(variable.syntax) else {
        declarations[value: id] = .evaluated(value)
        return nil
      }
      let scope = variable.owner.map { typeScope($0) } ?? fileScope
      let old = self.value(of: id, receiver: receiver, node, scope)
      observe(.willSet, variable.syntax, in: scope, value)
      declarations[value: id] = .evaluated(value)
      observe(.didSet, variable.syntax, in: scope, old)
      return nil
    }
    guard !variable.setter.isNone, step(at: node), hasStack(at: node) else { return nil }
    let scope = memberScope(variable, receiver: receiver)
    let converted = convert(value, to: variable.type, node) { "'\(symbols[variable.name])'" }
    run(setter: variable.setter, Scope(parent: scope), converted)
    return scope.values.first
  }

  /// The value with an element changed by a `subscript` of the file's; nil where none takes the labels.
  func settingDeclaredElement(
    of value: Value, to element: Value, _ node: SyntaxID, _ scope: Scope
  ) -> Value? {
    guard let (id, owner, call) = declaredSubscript(of: value, node, scope) else { return nil }
    return settingElement(of: value, in: owner, by: id, call, to: element, node)
  }

  /// The value as the setter of a subscript leaves it.
  func settingElement(
    of value: Value, in owner: TypeID, by id: FunctionID, _ call: BoundCall, to element: Value,
    _ node: SyntaxID
  ) -> Value {
    guard pass.entersDeclarations, !declarations[id].setter.isNone, step(at: node), hasStack(at: node) else {
      return value
    }
    let receiver = self.scope(of: owner, receiver: value)
    running(declarations[id].syntax) {
      run(setter: declarations[id].setter, functionScope(id, call, receiver: receiver), element)
    }
    return receiver.values.first ?? value
  }

  func run(setter: SyntaxID, _ scope: Scope, _ value: Value) {
    let name = syntax.symbol(setter)
    scope.declare(name == .empty ? known.newValue : name, value)
    _ = withoutTrials { perform(syntax.child(setter, 0), scope, result: .void) }
  }
}
