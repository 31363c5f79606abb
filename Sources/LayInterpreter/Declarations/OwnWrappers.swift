import LayCatalog
import LayLibrary
import LaySyntax

/// The values of property wrappers. Of the file's own: `@Clamped(0...10) var volume = 5`.
///
/// A type stores the wrapper, under the name `_volume`; `volume` is a property computed of it, and `$volume` what it
/// projects.
extension Evaluator {
  /// A wrapper around a value, made with the arguments of its attribute; unknown where it needs others.
  /// - Parameter wrapped: nil for a property without an initial value.
  func makeWrapper(_ attribute: SyntaxID, around wrapped: Value?, _ scope: Scope) -> Value {
    guard let type = wrapperType(attribute), hasStack(at: attribute) else { return .unknown }
    var arguments = plan(attribute).arguments
    if wrapped != nil {
      let range = syntax.range(attribute)
      let argument = CallPlan.Argument(
        label: "wrappedValue", symbol: symbols.intern("wrappedValue"), labelRange: range,
        expression: attribute, range: range, isTrailing: false)
      arguments.insert(argument, at: 0)
    }
    func values(_ parameters: [Parameter]) -> [Value?]? {
      let match = ArgumentMatch(arguments, parameters)
      guard match.failure == nil else { return nil }
      return parameters.indices.map { index in
        guard !match.arguments[index].isEmpty else { return nil }
        let given = match.arguments[index].range.map { place -> Value in
          let expression = arguments[place].expression
          let value =
            expression == attribute
            ? wrapped ?? .unknown : evaluate(expression, scope, expecting: parameters[index].type)
          return convert(value, to: parameters[index].type, expression) { "'\(parameters[index].name)'" }
        }
        return parameters[index].isVariadic ? .array(given) : given[0]
      }
    }
    let initializers = initializers(of: type)
    for initializer in initializers {
      let signature = declarations[initializer].signature
      guard let values = values(signature.parameters) else { continue }
      let call = BoundCall(signature: signature, values: values, name: syntax.range(attribute))
      return run(initializer: initializer, of: type, call, attribute)
    }
    guard initializers.isEmpty || !declarations[type].declaresInitializer else { return .unknown }
    let memberwise = memberwiseInitializer(of: type)
    guard let given = values(memberwise.signature.parameters) else { return .unknown }
    var fields = initialFields(of: type)
    for (index, property) in memberwise.properties.enumerated() {
      if let value = given[index] { fields[property] = value }
    }
    return .instance(instance(of: type, fields))
  }

  /// The wrapper that a type stores before anything is assigned.
  func initialWrapper(of property: StoredProperty, in owner: TypeID) -> Value {
    stage.going(.running) {
      let scope = typeScope(owner)
      if property.initializer.isNone {
        let wrapper = makeWrapper(property.attribute, around: nil, scope)
        return wrapper.isUnknown && property.wrappedType.isOptional
          ? makeWrapper(property.attribute, around: Value.none, scope) : wrapper
      }
      let value = evaluate(property.initializer, scope, expecting: property.wrappedType)
      return makeWrapper(property.attribute, around: value, scope)
    }
  }

  /// The wrapper of a property; unknown where none has been made.
  private func wrapper(of id: VariableID, _ receiver: Value, _ node: SyntaxID) -> Value {
    let variable = declarations[id]
    if case .instance(let instance) = receiver,
      case .stored(let index)? = instanceMember(variable.wrapperName, of: instance.type),
      index < instance.fields.count
    {
      return instance.fields[index]
    }
    guard variable.isStatic || variable.owner == nil else { return .unknown }
    switch declarations[value: id] {
    case .evaluated(let value): return value
    case .evaluating: return .unknown
    case .untouched: break
    }
    declarations[value: id] = .evaluating
    let scope = variable.owner.map { typeScope($0) } ?? fileScope
    let value: Value? =
      variable.initializer.isNone
      ? nil : stage.going(.running) { evaluate(variable.initializer, scope, expecting: variable.type) }
    let made = stage.going(.running) { makeWrapper(variable.attribute, around: value, scope) }
    declarations[value: id] = .evaluated(made)
    state.changedVariables.append(id)
    return made
  }

  func wrappedValue(of id: VariableID, _ receiver: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard pass.entersDeclarations else { return sample(of: declarations[id].type) }
    let wrapper = wrapper(of: id, receiver, node)
    guard let name = symbols.find("wrappedValue"), !wrapper.isUnknown else { return .unknown }
    return convert(member(name, of: wrapper, node, scope), to: declarations[id].type, node) {
      "'\(symbols[declarations[id].name])'"
    }
  }

  /// `$volume`; nil for a name that is no property with a wrapper of the file's own.
  func projectedValue(_ node: SyntaxID, _ scope: Scope) -> Value? {
    if case .local(let depth, let slot) = target(of: node, scope) {
      let owner = ancestor(depth, of: scope)
      return slot < owner.values.count ? projectedValue(ofVariable: owner.values[slot], node, scope) : nil
    }
    guard declarations.features.hasOwnWrappers else { return nil }
    let id: VariableID
    var receiver = Value.void
    switch target(of: node, scope) {
    case .member(let depth, _, .variable(let found)):
      (id, receiver) = (found, ancestor(depth, of: scope).values.first ?? .void)
    case .topLevel(.variable(let found)): id = found
    default: return nil
    }
    return declarations[id].isWrapped ? projectedValue(of: id, receiver, node, scope) : nil
  }

  /// What the wrapper of a property projects.
  func projectedValue(of id: VariableID, _ receiver: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    let wrapper = wrapper(of: id, receiver, node)
    guard case .instance(let instance) = wrapper, let name = symbols.find("projectedValue"),
      instanceMember(name, of: instance.type) != nil
    else { return wrappedValue(of: id, receiver, node, scope) }
    return member(name, of: wrapper, node, scope)
  }

  /// The value whose property is set through its wrapper; nil where it is no value's.
  func settingWrapped(_ id: VariableID, of receiver: Value, to value: Value, _ node: SyntaxID) -> Value? {
    let variable = declarations[id]
    let old = wrapper(of: id, receiver, node)
    let value = convert(value, to: variable.type, node) { "'\(symbols[variable.name])'" }
    let new: Value
    if old.isUnknown {
      new = makeWrapper(variable.attribute, around: value, variable.owner.map { typeScope($0) } ?? fileScope)
    } else {
      new = symbols.find("wrappedValue").flatMap { setting($0, of: old, to: value, node) } ?? old
    }
    guard case .instance(var instance) = receiver,
      case .stored(let index)? = instanceMember(variable.wrapperName, of: instance.type),
      index < instance.fields.count
    else {
      declarations[value: id] = .evaluated(new)
      state.changedVariables.append(id)
      return nil
    }
    instance.fields[index] = new
    return .instance(instance)
  }
}

// MARK: Wrappers of SwiftUI's

/// `_count = State(initialValue: 3)`: an initialiser that makes the wrapper of a property itself.
extension Evaluator {
  /// Assigns what a wrapper of SwiftUI's holds; false where something else is assigned.
  func assignWrapper(_ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Bool {
    let kind = syntax.kind(left)
    guard kind == .identifier || kind == .member, syntax.name(left).utf8.first == UInt8(ascii: "_"),
      let property = wrapped(left, scope)
    else { return false }
    #if !hasFeature(Embedded)
    // `_notes = FetchRequest(…)`, `_notes = request`: what it finds is asked where the view stands.
    if property.wrapper == .transient, isRequest(property) {
      storeWrapped(evaluate(right, scope, expecting: .builtin(.storeRequest)), in: left, scope)
      return true
    }
    #endif
    guard syntax.kind(right) == .call else { return false }
    let callee = syntax.child(right, 0)
    let name: String
    switch syntax.kind(callee) {
    case .identifier, .implicitMember: name = syntax.name(callee)
    case .typeExpr: name = syntax.name(syntax.child(callee, 0))
    case .member where syntax.symbol(callee) == known.initName: name = syntax.name(syntax.child(callee, 0))
    default: return false
    }
    let isImplicit = syntax.kind(callee) == .implicitMember
    guard isImplicit ? name == "init" : Self.wrapperNames.contains(name) else { return false }
    let arguments = plan(right).arguments
    let labels = ["wrappedValue", "initialValue", "projectedValue", "defaultValue"]
    if isImplicit, arguments.contains(where: { $0.label == "get" }) { return false }
    guard let argument = arguments.first(where: { labels.contains($0.label) }) ?? only(arguments, of: name)
    else {
      for argument in arguments where syntax.kind(argument.expression) == .call {
        _ = silently { evaluate(argument.expression, scope) }
      }
      return true
    }
    var value = evaluate(argument.expression, scope, expecting: property.type)
    value = convert(value, to: property.type, argument.expression) { "'\(symbols[property.name])'" }
    if case .scaledMetric = property.wrapper,
      let style = arguments.first(where: { $0.label == "relativeTo" })?.expression
    {
      let textStyle = evaluate(style, scope, expecting: .builtin(.fontTextStyle))
      value = .tuple(TupleValue([(label: .empty, value: value), (label: .empty, value: textStyle)]))
    }
    storeWrapped(value, in: left, scope)
    return true
  }

  /// `Bindable(model)`, `State(3)`: the value without a label.
  private func only(_ arguments: [CallPlan.Argument], of name: String) -> CallPlan.Argument? {
    let takesValue = ["Bindable", "ObservedObject", "StateObject", "init", "Binding"].contains(name)
    guard takesValue, arguments.count == 1, arguments[0].label.isEmpty,
      syntax.kind(arguments[0].expression) != .keyPath
    else { return nil }
    return arguments[0]
  }

  /// The property whose wrapper an expression names.
  private func wrapped(_ node: SyntaxID, _ scope: Scope) -> StoredProperty? {
    guard let (owner, index) = wrappedPlace(node, scope) else { return nil }
    let property = declarations[owner].properties[index]
    switch property.wrapper {
    case .plain, .own: return nil
    default: return property
    }
  }

  private func wrappedPlace(_ node: SyntaxID, _ scope: Scope) -> (TypeID, Int)? {
    if syntax.kind(node) == .identifier {
      guard case .member(_, let owner, .stored(let index)) = target(of: node, scope) else { return nil }
      return (owner, index)
    }
    guard case .instance(let instance) = evaluate(syntax.child(node, 0), scope),
      case .stored(let index)? = wrappedMember(syntax.symbol(node), of: instance.type)
    else { return nil }
    return (instance.type, index)
  }

  private func storeWrapped(_ value: Value, in node: SyntaxID, _ scope: Scope) {
    guard let (_, index) = wrappedPlace(node, scope) else { return }
    if syntax.kind(node) == .identifier {
      guard case .member(let depth, _, _) = target(of: node, scope),
        case .instance(var instance)? = ancestor(depth, of: scope).values.first,
        index < instance.fields.count
      else { return }
      instance.fields[index] = value
      ancestor(depth, of: scope).values[0] = .instance(instance)
      return
    }
    let base = syntax.child(node, 0)
    guard case .instance(var instance) = evaluate(base, scope), index < instance.fields.count else { return }
    instance.fields[index] = value
    store(.instance(instance), in: base, scope)
  }

  private static let wrapperNames: Set<String> = [
    "State", "StateObject", "ObservedObject", "Published", "ScaledMetric", "AppStorage", "SceneStorage",
    "Query", "FetchRequest", "SectionedFetchRequest", "FocusState", "GestureState", "Namespace",
    "Environment", "EnvironmentObject", "Bindable", "AccessibilityFocusState", "FocusedValue",
  ]
}
