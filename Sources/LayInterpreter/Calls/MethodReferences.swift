#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Methods of Swift's and SwiftUI's values as functions: `rows.filter(known.contains)`, `item.map(rows.firstIndex(of:))`.
extension Evaluator {
  /// What `value.name` is where a method has that name and it is not called: a function that is called later, of what the
  /// value is then. nil where no method of the value's does.
  func methodReference(_ symbol: Symbol, of value: Value, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard configuration.isLenient, syntax.kind(node) == .member else { return nil }
    switch value {
    case .builtin(let builtin) where builtinMethod(symbol, of: builtin.type) != nil: break
    case .builtin(.store) where ["insert", "delete"].contains(symbols[symbol]): break
    case _ where swift.methods(symbols[symbol], of: value) != nil: break
    default: return nil
    }
    return keptClosure(node, scope)
  }

  /// Calls a member that was passed as a function; what it is itself for one that is no method.
  func call(memberNamedBy node: SyntaxID, _ scope: Scope, arguments: [Value]) -> Value {
    let value = evaluate(node, scope)
    guard case .closure(let closure) = value, closure.code == node, !closure.isView else { return value }
    let receiver = evaluate(syntax.child(node, 0), scope)
    let symbol = syntax.symbol(node)
    if case .metatype(.builtin(let type)) = receiver {
      return call(symbol, of: type, labels: writtenLabels(node) ?? [], arguments, node)
    }
    if case .builtin(.store(let store)) = receiver, let object = arguments.first {
      if symbols[symbol] == "insert" { insert(object, in: store) } else { delete(object, in: store) }
      return .void
    }
    if case .builtin(let builtin) = receiver, let entry = builtinMethod(symbol, of: builtin.type) {
      let form = entry.overloads.first { $0.parameters.count == arguments.count }
      guard let form, !entry.isMutating else { return .unknown }
      let values = zip(form.parameters, arguments).map { converted($1, to: $0.type) ?? .unknown }
      return stage.make(BoundCall(signature: form, values: values, name: nameRange(node)), base: builtin)
    }
    let labels = writtenLabels(node)
    for method in swift.methods(symbols[symbol], of: receiver) ?? [] {
      let parameters = method.parameters
      guard case .method(let body) = method.body, parameters.count == arguments.count,
        labels.map({ $0 == parameters.map { $0.label } }) ?? parameters.allSatisfy({ $0.label.isEmpty })
      else { continue }
      budget.charge(for: receiver)
      return body(self, receiver, arguments, node)
    }
    return .unknown
  }

  private func call(
    _ symbol: Symbol, of type: BuiltinType, labels: [String], _ arguments: [Value], _ node: SyntaxID
  ) -> Value {
    if type == .opaque { return .builtin(.opaque) }
    let forms = library.staticMember(symbols[symbol], of: type)?.overloads ?? []
    guard labels.count == arguments.count,
      let form = forms.first(where: { $0.parameters.map { $0.label } == labels })
    else { return .unknown }
    let values = zip(form.parameters, arguments).map { converted($1, to: $0.type) ?? .unknown }
    return stage.make(BoundCall(signature: form, values: values, name: nameRange(node)), base: nil)
  }
}
#endif
