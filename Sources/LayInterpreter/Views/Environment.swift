import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// What views take from the environment of their place.
extension Evaluator {
  /// `@Environment(\.key)`, `@Environment(Type.self)`
  func environmentValue(_ property: StoredProperty) -> Value {
    guard !property.attribute.isNone, let argument = plan(property.attribute).arguments.first else {
      return .unknown
    }
    guard case .keyPath(let path) = evaluate(argument.expression, fileScope) else {
      return environmentObject(property)
    }
    guard let first = path.names.first else { return .unknown }
    var value: Value
    if let declared = ownKey(first, argument.expression) {
      value = declared
    } else if let key = EnvironmentKeyDeclaration.named(symbols[first]) {
      value = stage.environmentValue(key)
    } else {
      value = missingKey(first, argument.expression)
    }
    for component in path.names.dropFirst() {
      value = member(component, of: value, argument.expression, fileScope)
    }
    return value
  }

  private func ownKey(_ symbol: Symbol, _ node: SyntaxID) -> Value? {
    #if hasFeature(Embedded)
    declaredKey(symbol, node)
    #else
    declaredKey(symbol, node) ?? storeInEnvironment(symbol)
    #endif
  }

  /// A key of the file's own: what was set, else the default that its property gives.
  func declaredKey(_ symbol: Symbol, _ node: SyntaxID) -> Value? {
    guard let owner = extensions(of: ["EnvironmentValues"]).first,
      case .variable(let id)? = declarations[owner].members[symbol]
    else { return nil }
    if let value = stage.declaredEnvironment[symbol] { return value }
    // The getter reads `self[Key.self]`: its default is the key's.
    let variable = declarations[id]
    if variable.accessor.isNone {
      if variable.initializer.isNone { return variable.type.isOptional ? Value.none : .unknown }
      return value(of: id, receiver: .unknown, node, fileScope)
    }
    #if hasFeature(Embedded)
    return defaultValue(in: variable.accessor)
    #else
    var value =
      keyInside(owner, variable.accessor)
      ?? seen(from: variable.accessor) { defaultValue(in: variable.accessor) }
    // `self[Key.self].size.width`
    for name in membersOfKey(in: variable.accessor) { value = member(name, of: value, node, fileScope) }
    return value
    #endif
  }

  #if !hasFeature(Embedded)
  /// What a getter takes of a key's value: none where it gives the value, or does something else.
  private func membersOfKey(in block: SyntaxID) -> [Symbol] {
    var node = syntax.child(block, 0)
    guard !node.isNone, syntax.next(node).isNone else { return [] }
    if syntax.kind(node) == .returnStatement { node = syntax.child(node, 0) }
    var names: [Symbol] = []
    while !node.isNone, syntax.kind(node) == .member {
      names.insert(syntax.symbol(node), at: 0)
      node = syntax.child(node, 0)
    }
    return !node.isNone && syntax.kind(node) == .subscriptExpr ? names : []
  }

  /// The default of a key that stands in the extension of `EnvironmentValues` itself; nil for any other.
  private func keyInside(_ owner: TypeID, _ block: SyntaxID) -> Value? {
    guard let name = symbols.find("defaultValue") else { return nil }
    var pending = [block]
    while let node = pending.popLast() {
      if syntax.kind(node) == .identifier || syntax.kind(node) == .namedType,
        case .type(let id)? = declarations[owner].statics[syntax.symbol(node)],
        case .variable(let variable)? = declarations[id].statics[name]
      {
        return value(of: variable, receiver: .unknown, node, fileScope)
      }
      pending.append(contentsOf: syntax.children(node))
    }
    return nil
  }
  #endif

  /// The `defaultValue` of the key that a getter names.
  private func defaultValue(in block: SyntaxID) -> Value {
    guard !block.isNone, let name = symbols.find("defaultValue") else { return .unknown }
    var pending = [block]
    while let node = pending.popLast() {
      if syntax.kind(node) == .identifier || syntax.kind(node) == .namedType,
        case .type(let id)? = declarations.topLevel[syntax.symbol(node)],
        case .variable(let variable)? = declarations[id].statics[name]
      {
        return value(of: variable, receiver: .unknown, node, fileScope)
      }
      pending.append(contentsOf: syntax.children(node))
    }
    return .unknown
  }

  func missingKey(_ symbol: Symbol, _ node: SyntaxID) -> Value {
    let name = symbols[symbol]
    let component = syntax.children(node).first { syntax.kind($0) == .keyPathComponent }
    let whole = syntax.range(component ?? node)
    let range = SourceRange(start: max(whole.start, whole.end &- UInt32(name.utf8.count)), end: whole.end)
    if configuration.isLenient {
      findings.report(
        .warning(
          "unknown-name", at: range,
          "the environment has no '\(name)' here: a placeholder stands for it"))
      return .placeholder(symbol)
    }
    reportUnknown(
      "unknown-name", name, at: range, "the environment has no value '\(name)'",
      among: EnvironmentKeyDeclaration.all.map { $0.name.text })
    return .unknown
  }

  /// `@EnvironmentObject var store: Store`: the object that was put in, else a new one.
  func environmentObject(_ property: StoredProperty) -> Value {
    guard case .declared(let id) = property.type.unwrapped else {
      return configuration.isLenient ? .placeholder(property.name) : .builtin(.opaque)
    }
    if let object = stage.declaredEnvironment[declarations[id].symbol] { return object }
    if property.type.isOptional, pass.hasRealValues { return .none }
    let memberwise = memberwiseInitializer(of: id)
    if declarations[id].initializers.isEmpty,
      memberwise.signature.parameters.allSatisfy({ $0.defaultValue != nil })
    {
      return newInstance(of: id)
    }
    if !pass.hasRealValues { return sample(of: property.type) }
    let name = declarations[id].name
    if configuration.isLenient {
      findings.warnOnce(
        .warning(
          "missing-object", at: nameRange(property.syntax),
          "no object of type '\(name)' is in the environment here: one with made-up properties stands for it",
          help: "put one there where the view is used: .environment(…) or .environmentObject(…)"),
        about: "environment " + name)
      return stand(for: id, depth: 0)
    }
    findings.report(
      .error(
        "missing-object", at: nameRange(property.syntax),
        "no object of type '\(name)' is in the environment here",
        help: "put one there where the view is used: .environment(…) or .environmentObject(…)"))
    return .unknown
  }

  /// `@ScaledMetric(relativeTo: .title) var size = 24`: the number at the type size of the place, by the style's scale.
  /// - Parameter set: What an initialiser has set it to: the number, and the style if it names one.
  func scaledMetric(_ property: StoredProperty, _ instance: Instance, set: Value) -> Value {
    let scope = typeScope(instance.type)
    var initializer = property.initializer
    var style = TextStyle.body
    for argument in property.attribute.isNone ? [] : plan(property.attribute).arguments {
      switch argument.label {
      case "wrappedValue": initializer = argument.expression
      case "relativeTo":
        let type = Type.builtin(.fontTextStyle)
        let value = convert(
          evaluate(argument.expression, scope, expecting: type), to: type, argument.expression
        ) { "'relativeTo'" }
        if case .builtin(.option(.fontTextStyle, let option)) = value {
          style = TextStyle(at: option) ?? .body
        }
      default: break
      }
    }
    var base = set
    if case .tuple(let parts) = set, parts.elements.count == 2 {
      base = parts.elements[0].value
      if case .builtin(.option(.fontTextStyle, let option)) = parts.elements[1].value {
        style = TextStyle(at: option) ?? .body
      }
    } else if set.number == nil, !initializer.isNone {
      base = evaluate(initializer, scope, expecting: .double)
    }
    guard case .double(let number) = base else { return .unknown }
    // derived: a length grows as the style's size does.
    let growth = TextStyleTable.growth(
      of: style, platform: configuration.platform, category: stage.environment.dynamicTypeSize)
    return .double(number * growth)
  }
}

extension Evaluator {
  /// A value of a type whose properties all have initial values.
  func newInstance(of id: TypeID) -> Value {
    .instance(Instance(type: id, fields: initialFields(of: id)))
  }
}
