#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// The class that a generic view's request asks for, as a closure that the view was given tells it:
/// `ModelPreview { book in BookRow(book: book) }`.
extension Evaluator {
  /// The class that stands for the generic parameter of a request's type, `[Model]`; any where nothing tells it.
  func requestedClass(of property: StoredProperty, in instance: Instance) -> Type {
    let written = property.typeSyntax
    guard !written.isNone else { return .any }
    let element = syntax.child(written, 0)
    guard !element.isNone, syntax.kind(element) == .namedType else { return .any }
    let properties = declarations[instance.type].properties
    for (index, other) in properties.enumerated() where index < instance.fields.count {
      guard !other.typeSyntax.isNone, syntax.kind(other.typeSyntax) == .functionType,
        case .closure(let closure) = instance.fields[index], syntax.kind(closure.code) == .closure
      else { continue }
      let parameters = syntax.child(other.typeSyntax, 0)
      let types = syntax.kind(parameters) == .tupleType ? Array(syntax.children(parameters)) : [parameters]
      for (place, type) in types.enumerated() where syntax.symbol(type) == syntax.symbol(element) {
        let plan = closurePlan(closure.code)
        if place < plan.types.count, case .declared = plan.types[place] { return plan.types[place] }
        if place < plan.names.count { return typeByUse(of: plan.names[place], in: plan.block) }
      }
    }
    return .any
  }

  /// The type of the parameter that a name is first given to.
  /// - Complexity: O(n) in the nodes of the code.
  private func typeByUse(of name: Symbol, in block: SyntaxID) -> Type {
    var pending = [block]
    while let node = pending.popLast() {
      if syntax.kind(node) == .call, let type = typeTaken(of: name, by: node) { return type }
      pending.append(contentsOf: Array(syntax.children(node)).reversed())
    }
    return .any
  }

  private func typeTaken(of name: Symbol, by call: SyntaxID) -> Type? {
    let callee = syntax.child(call, 0)
    guard syntax.kind(callee) == .identifier,
      case .topLevel(let member) = target(ofCallee: callee, fileScope),
      case .declared(let id) = memberType(member, in: nil),
      let argument = plan(call).arguments.first(where: {
        syntax.kind($0.expression) == .identifier && syntax.symbol($0.expression) == name
      })
    else { return nil }
    let written = declarations[id].initializers.map { declarations[$0].signature }
    let signatures = written.isEmpty ? [memberwiseInitializer(of: id).signature] : written
    for parameter in signatures.flatMap({ $0.parameters }) where parameter.label == argument.label {
      if case .declared(let type) = parameter.type.unwrapped, isModel(type) { return .declared(type) }
    }
    return nil
  }
}
#endif
