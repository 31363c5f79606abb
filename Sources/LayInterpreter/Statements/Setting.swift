import LayCatalog
import LayLibrary
import LaySyntax

/// What becomes of a value when one of its members is set.
extension Evaluator {
  /// The value with a member changed; nil where nothing changes.
  func setting(_ symbol: Symbol, of value: Value, to member: Value, _ node: SyntaxID) -> Value? {
    switch value {
    case .instance(var instance):
      switch instanceMember(symbol, of: instance.type) ?? wrappedMember(symbol, of: instance.type) {
      case .stored(let index)?:
        guard index < instance.fields.count else { return nil }
        budget.charge(instance.fields.count << 1)
        let type = declarations[instance.type].properties[index].type
        instance.fields[index] = convert(member, to: type, node) { "'\(symbols[symbol])'" }
        return .instance(instance)
      case .variable(let id)?: return setting(id, of: value, to: member, node)
      case nil:
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
    guard case .builtin(let builtin) = value else { return nil }
    return builtin.setting(symbols[symbol], to: member).map { .builtin($0) }
  }

  /// The value with what a key path leads to changed; nil where nothing changes.
  func setting(_ path: ArraySlice<Symbol>, of value: Value, to part: Value, _ node: SyntaxID) -> Value? {
    guard let first = path.first else { return part }
    guard hasStack(at: node) else { return nil }
    let member = self.member(first, of: value, node, fileScope)
    guard let changed = setting(path.dropFirst(), of: member, to: part, node) else { return nil }
    return setting(first, of: value, to: changed, node)
  }

  /// Sets a variable of the file or of a type, or runs a property's setter.
  /// - Returns: The value whose property it is, as the setter leaves it; nil where there is no setter.
  func setting(_ id: VariableID, of receiver: Value, to value: Value, _ node: SyntaxID) -> Value? {
    let variable = declarations[id]
    guard !stage.isChecking else { return nil }
    if variable.isLazy {
      _ = stage.fault(
        "unsupported-value", at: syntax.range(node),
        "'\(symbols[variable.name])' is lazy, and keeps the value that is declared",
        help: "declare it without 'lazy', and set it in init")
      return nil
    }
    guard !variable.accessor.isNone else {
      declarations[id].state = .evaluated(value)
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
    guard !stage.isChecking, !declarations[id].setter.isNone, step(at: node), hasStack(at: node) else {
      return value
    }
    let receiver = self.scope(of: owner, receiver: value)
    run(setter: declarations[id].setter, functionScope(id, call, receiver: receiver), element)
    return receiver.values.first
  }

  private func run(setter: SyntaxID, _ scope: Scope, _ value: Value) {
    let name = syntax.symbol(setter)
    scope.declare(name == .empty ? known.newValue : name, value)
    var runner = Runner(evaluator: self, result: .void)
    _ = withoutTrials { runner.run(block: syntax.child(setter, 0), scope) }
  }
}
