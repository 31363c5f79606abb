import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// What modifiers put into the environment.
extension Evaluator {
  /// `environment(object)`, `environmentObject(object)`
  func inheritObject(_ node: SyntaxID, _ scope: Scope) {
    guard let object = plan(node).arguments.first,
      case .instance(let instance) = evaluate(object.expression, scope)
    else { return }
    // Whatever is built inside keeps the environment as it is now: this makes another one.
    budget.charge(stage.declaredEnvironment.count << 5)
    guard hasSteps(at: node) else { return }
    stage.declaredEnvironment[declarations[instance.type].symbol] = .instance(instance)
  }

  /// `environment(\.key, value)`
  func inheritKey(_ call: BoundCall, _ node: SyntaxID, _ scope: Scope) {
    let arguments = plan(node).arguments
    guard let path = arguments.first, arguments.count == 2,
      case .keyPath(let keyPath) = evaluate(path.expression, scope), let symbol = keyPath.names.first
    else { return }
    if let key = EnvironmentKeyDeclaration.named(symbols[symbol]) {
      let given =
        isTransform(arguments[1])
        ? transformed(stage.environmentValue(key), by: arguments[1].expression, scope) : nil
      inheritCatalogKey(key, call, arguments[1].expression, given, scope)
      return
    }
    guard let owner = extensions(of: ["EnvironmentValues"]).first,
      case .variable(let id)? = declarations[owner].members[symbol]
    else {
      _ = missingKey(symbol, path.expression)
      return
    }
    let type = declarations[id].type
    if isTransform(arguments[1]) {
      let whole = declaredKey(symbol, path.expression) ?? .unknown
      stage.declaredEnvironment[symbol] = transformed(whole, by: arguments[1].expression, scope)
      return
    }
    if keyPath.components.count > 1 {
      // `environment(\.theme.size, 20)`: a part of what is there.
      let whole = declaredKey(symbol, path.expression) ?? .unknown
      let part = evaluate(arguments[1].expression, scope, expecting: typeOfPart(keyPath, of: whole))
      stage.declaredEnvironment[symbol] =
        setting(keyPath.components.dropFirst(), of: whole, to: part, path.expression) ?? whole
      return
    }
    let value = evaluate(arguments[1].expression, scope, expecting: type)
    stage.declaredEnvironment[symbol] = convert(value, to: type, arguments[1].expression) {
      "'\(symbols[symbol])'"
    }
  }

  /// `transformEnvironment(\.level) { $0 += 1 }`
  private func isTransform(_ argument: CallPlan.Argument) -> Bool {
    argument.label == "transform" || argument.isTrailing
  }

  private func transformed(_ value: Value, by node: SyntaxID, _ scope: Scope) -> Value {
    guard case .closure(let change) = evaluate(node, scope) else { return .unknown }
    return stage.evaluation.changed(value, change)
  }

  private func typeOfPart(_ path: KeyPathValue, of whole: Value) -> Type {
    var value = whole
    for component in path.components.dropFirst().dropLast() {
      value = silently { part(component, of: value, path.syntax) }
    }
    guard case .instance(let instance) = value, let name = path.names.last,
      let member = instanceMember(name, of: instance.type)
    else { return .any }
    return type(of: member, in: instance.type)
  }

  /// The value is of the key's type, which is not known before the key is.
  private func inheritCatalogKey(
    _ key: EnvironmentKeyDeclaration, _ call: BoundCall, _ node: SyntaxID, _ given: Value?, _ scope: Scope
  ) {
    let value = given ?? evaluate(node, scope, expecting: key.type)
    #if !hasFeature(Embedded)
    if isStoreKey(key.name.text) { return inheritStore(value, symbols.intern(key.name.text)) }
    #endif
    var call = call
    if call.arguments.count > 1 {
      call.arguments[1].value = convert(value, to: key.type, node) { "'\(key.name.text)'" }
    }
    stage.set(key, call)
  }
}
