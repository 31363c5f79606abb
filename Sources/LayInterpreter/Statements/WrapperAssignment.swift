import LayCatalog
import LaySyntax

/// `_count = State(initialValue: 3)`: an initialiser that makes the wrapper of a property itself.
extension Evaluator {
  /// Assigns what a wrapper of SwiftUI's holds; false where something else is assigned.
  func assignWrapper(_ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Bool {
    let kind = syntax.kind(left)
    guard kind == .identifier || kind == .member, syntax.kind(right) == .call,
      syntax.name(left).utf8.first == UInt8(ascii: "_"), let property = wrapped(left, scope)
    else { return false }
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
