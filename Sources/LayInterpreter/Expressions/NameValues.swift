import LayCatalog
import LayLibrary
import LaySyntax

/// What names stand for.
extension Evaluator {
  func evaluateName(_ node: SyntaxID, _ scope: Scope) -> Value {
    if let (owner, slot) = variable(of: node, scope) { return read(owner.values[slot], node, scope) }
    switch target(of: node, scope) {
    case .local(let depth, let slot):
      let owner = ancestor(depth, of: scope)
      return slot < owner.values.count ? read(owner.values[slot], node, scope) : .unknown
    case .member(let depth, let owner, let member):
      return value(of: member, owner, receiver: ancestor(depth, of: scope), node, scope)
    case .receiverMember(let depth):
      return member(syntax.symbol(node), of: ancestor(depth, of: scope).values.first ?? .unknown, node, scope)
    case .topLevel(let member): return value(of: member, nil, receiver: scope, node, scope)
    case .type(let type): return .metatype(type)
    case .view: return .metatype(.view)
    case .function(let function):
      if case .constant(let value) = swift[function].body { return value() }
      return .closure(Closure(code: node, scope: scope))
    case .missing:
      #if !hasFeature(Embedded)
      if let type = wrappedType(syntax.symbol(node), scope) { return .metatype(type) }
      #endif
      if let type = genericArgument(syntax.symbol(node), scope) { return .metatype(type) }
      return missingName(node, scope)
    }
  }

  /// The value of a member named without its receiver.
  func value(
    of member: Member, _ owner: TypeID?, receiver: Scope, _ node: SyntaxID, _ scope: Scope
  ) -> Value {
    switch member {
    case .stored(let index):
      guard case .instance(let instance)? = receiver.values.first, index < instance.fields.count else {
        return .unknown
      }
      countRead(index, of: instance)
      return instance.fields[index]
    case .variable(let id): return value(of: id, receiver: receiver.values.first ?? .void, node, scope)
    case .function(let ids):
      guard let first = ids.first else { return .unknown }
      let inner = owner == nil ? fileScope : receiver
      return .closure(Closure(code: declarations[first].syntax, scope: inner))
    case .type, .alias: return .metatype(memberType(member, in: owner))
    case .enumCase(let index):
      guard let owner else { return .unknown }
      return enumCase(index, of: owner, node)
    }
  }

  /// Whether `$name` is what a class publishes of its property, and not a binding. What it sends first, those who
  /// subscribe in an initialiser get at once, so it is said that they don't.
  func isPublisher(_ node: SyntaxID, _ scope: Scope) -> Bool {
    guard case .member(_, let owner, .stored(let index)) = target(of: node, scope), isClass(owner) else {
      return false
    }
    let property = declarations[owner].properties[index]
    guard !property.attribute.isNone, syntax.name(property.attribute) == "Published" else { return false }
    if pass.hasRealValues {
      findings.warnOnce(
        .warning(
          "unsupported-value", at: syntax.range(node),
          "nobody receives what '\(syntax.source.text(syntax.range(node)))' publishes",
          help: "set what depends on it where it is declared"), about: "$")
    }
    return true
  }

  /// A case named without its associated values.
  func enumCase(_ index: Int, of type: TypeID, _ node: SyntaxID) -> Value {
    let enumCase = declarations[type].cases[index]
    if let first = enumCase.signature.parameters.first, first.defaultValue == nil {
      let name = first.label.isEmpty ? "its associated value" : "'\(first.label)'"
      findings.report(
        .error(
          "missing-argument", at: nameRange(node), "'\(symbols[enumCase.name])' needs \(name)",
          help: "its type is \(self.name(of: first.type))"))
      return .unknown
    }
    return .enumCase(EnumValue(type: type, name: enumCase.name, associated: []))
  }

  /// A constant, static property or computed property.
  func value(of id: VariableID, receiver: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    let variable = declarations[id]
    if variable.isWrapped { return wrappedValue(of: id, receiver, node, scope) }
    if !variable.accessor.isNone || variable.isLazy {
      return computed(variable, receiver: receiver, node, scope)
    }
    switch declarations[value: id] {
    case .evaluated(let value): return value
    case .evaluating:
      return stage.fault(
        "endless-evaluation", at: nameRange(node), "'\(symbols[variable.name])' needs its own value")
    case .untouched: break
    }
    guard !variable.initializer.isNone else {
      // A variable of an optional type is nil until somebody sets it.
      return variable.type.isOptional && pass.hasRealValues ? .none : sample(of: variable.type)
    }
    state.firstUses.variables.append(id)
    let objects = state.objects.count
    declarations[value: id] = .evaluating
    let inner = variable.owner.map { typeScope($0) } ?? fileScope
    let value = stage.going(.running) {
      let value = finding(variable.name) { evaluate(variable.initializer, inner, expecting: variable.type) }
      return convert(value, to: variable.type, variable.initializer) { "'\(symbols[variable.name])'" }
    }
    declarations[value: id] = .evaluated(value)
    if state.objects.count != objects { state.changedVariables.append(id) }
    return value
  }

  func computed(
    _ variable: VariableDeclaration, receiver: Value, _ node: SyntaxID, _ scope: Scope
  ) -> Value {
    if variable.buildsViews { return keptClosure(node, scope, isView: true) }
    guard pass.entersDeclarations else { return sample(of: variable.type) }
    var object: ObjectFields?
    if variable.isLazy, case .instance(let instance) = receiver {
      object = instance.object
      if let value = object?[lazy: variable.syntax] { return value }
    }
    guard step(at: node), hasStack(at: node) else { return .unknown }
    return running(variable.syntax) {
      let scope = memberScope(variable, receiver: receiver)
      guard variable.isLazy else {
        return finding(variable.name) {
          built(by: variable.resultBuilder, variable.accessor, scope, result: variable.type)
            ?? run(variable.accessor, scope, result: variable.type)
        }
      }
      let value = evaluate(variable.initializer, scope, expecting: variable.type)
      let made = convert(value, to: variable.type, variable.initializer) { "'\(symbols[variable.name])'" }
      // What only tries something out leaves nothing behind.
      if pass.hasRealValues, !findings.isSilent { object?[lazy: variable.syntax] = made }
      return made
    }
  }
}
