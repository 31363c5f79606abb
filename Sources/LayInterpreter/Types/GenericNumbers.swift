import LayCatalog
import LaySyntax

/// Integer literals beside doubles, where a function of the file's says that both are of one type:
/// `clamp(0.5, to: 0...1)`.
extension Evaluator {
  /// Arguments whose literals are of the type that the others give a generic parameter, or `Self` or `Element`.
  func unifyNumbers(_ id: FunctionID, _ call: inout BoundCall, receiver: Value) {
    let function = declarations[id]
    let isMember = function.owner.map { declarations[$0].kind == .extended } ?? false
    guard isMember || !function.generics.isEmpty,
      hasDouble(receiver) || call.arguments.contains(where: { hasDouble($0.value) }),
      call.arguments.contains(where: { hasInteger($0.value) }),
      let list = syntax.children(function.syntax).first(where: { syntax.kind($0) == .parameterList })
    else { return }
    let types = syntax.children(list).filter { syntax.kind($0) == .parameter }.map { syntax.child($0, 2) }
    func unify(_ name: Symbol, receiver: Value) {
      let places = types.indices.filter { $0 < call.arguments.count && mentions(types[$0], name) }
      guard hasDouble(receiver) || places.contains(where: { hasDouble(call.arguments[$0].value) }) else {
        return
      }
      for place in places { call.arguments[place].value = call.arguments[place].value?.asDouble }
    }
    for generic in function.generics { unify(generic.name, receiver: .void) }
    guard isMember else { return }
    unify(known.typeSelf, receiver: receiver)
    if let element = symbols.find("Element") { unify(element, receiver: receiver) }
  }

  private func mentions(_ type: SyntaxID, _ name: Symbol) -> Bool {
    switch syntax.kind(type) {
    case .namedType:
      return syntax.symbol(type) == name || syntax.children(type).contains { mentions($0, name) }
    case .optionalType, .arrayType: return mentions(syntax.child(type, 0), name)
    default: return false
    }
  }

  private func hasDouble(_ value: Value?) -> Bool {
    switch value {
    case .double?, .interval?, .span(lower: .double, upper: _, isClosed: _)?: return true
    case .array(let elements)?: return if case .double? = elements.first { true } else { false }
    default: return false
    }
  }

  private func hasInteger(_ value: Value?) -> Bool {
    switch value {
    case .int?, .range?: return true
    case .array(let elements)?: return if case .int? = elements.first { true } else { false }
    default: return false
    }
  }
}
