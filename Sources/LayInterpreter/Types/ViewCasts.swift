#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// `content is EmptyView`, `self as? Shown`: what the code of a view tells of its type.
extension Evaluator {
  /// Whether a view is of a type that is written.
  enum ViewCast { case notAsked, unknown, answered(Bool) }

  private enum ViewType {
    case named(String)
    /// What an `if` without `else` gives.
    case optional
    /// None that has a name: several views, or one with a modifier.
    case other
    case unknown
  }

  func viewCast(_ value: Value, to written: SyntaxID) -> ViewCast {
    let written = syntax.kind(written) == .opaqueType ? syntax.child(written, 0) : written
    guard takesElse, syntax.kind(written) == .namedType else { return .notAsked }
    let name = syntax.name(written)
    switch declarations.topLevel[syntax.symbol(written)] {
    case .type(let id)? where declarations[id].kind == .protocolType: return viewCast(value, toProtocol: name)
    case .type(let id)? where declarations[id].role == .view: return viewCast(value, toView: name)
    case nil where isView(named: name): return viewCast(value, toView: name)
    default: return .notAsked
    }
  }

  private func isView(named name: String) -> Bool {
    if library.view(named: name) != nil { return true }
    if case .builtin(let type)? = library.type(named: name) { return type.isView && type != .shape }
    return false
  }

  private func viewCast(_ value: Value, toView name: String) -> ViewCast {
    switch value {
    case .instance(let instance): return .answered(declarations[instance.type].name == name)
    case .builtin(.shape), .builtin(.opaque): return .notAsked
    case .builtin(let builtin): return builtin.type.isView ? .answered(builtin.type.name == name) : .notAsked
    case .closure(let closure) where closure.isView:
      switch viewType(closure.code, closure.scope, depth: 0) {
      case .named(let type): return .answered(type == name)
      case .optional, .other: return .answered(false)
      case .unknown: return .unknown
      }
    case .views: return .unknown
    default: return .notAsked
    }
  }

  /// A view of SwiftUI's has a protocol of the source where an extension says so.
  private func viewCast(_ value: Value, toProtocol name: String) -> ViewCast {
    if case .instance(let instance) = value, isView(instance.type) {
      return viewCast(instance.type, to: name)
    }
    guard case .closure(let closure) = value, closure.isView else { return .notAsked }
    switch viewType(closure.code, closure.scope, depth: 0) {
    case .named(let type):
      if let symbol = symbols.find(type), case .type(let id)? = declarations.topLevel[symbol] {
        return viewCast(id, to: name)
      }
      return .answered(isConforming([type], to: name))
    case .optional: return .answered(isConforming(["Optional"], to: name))
    case .other:
      return isConforming(["ModifiedContent", "TupleView"], to: name) ? .unknown : .answered(false)
    case .unknown: return .notAsked
    }
  }

  private func viewCast(_ type: TypeID, to name: String) -> ViewCast {
    let conforms = inherits(declarations[type].conformances, from: name)
    return conforms || unknownConformance(of: type) == nil ? .answered(conforms) : .notAsked
  }

  /// Whether a type is a parameter that stands for a view of which the type is not known: `Label.self`.
  func isUnknownView(_ written: SyntaxID, _ scope: Scope) -> Bool {
    guard takesElse, syntax.kind(written) == .namedType,
      collected.facts.genericNames.contains(syntax.symbol(written)),
      typeOfGenerics(written, scope) == nil
    else { return false }
    return type(written, in: owner(of: scope), generics: []).isView
  }

  /// `Label.self == EmptyView.self` in the code of a generic view, whose property tells what `Label` is; nil where none does.
  func isSameView(_ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Bool? {
    guard takesElse, syntax.kind(left) == .typeExpr, syntax.kind(right) == .typeExpr else { return nil }
    for (parameter, other) in [(left, right), (right, left)] {
      let name = syntax.child(parameter, 0)
      guard isUnknownView(name, scope), let view = view(ofParameter: syntax.symbol(name), scope) else {
        continue
      }
      let written = syntax.child(other, 0)
      if case .answered(let isSame) = viewCast(view, to: written) { return isSame }
      // What a builder makes is told by its code.
      guard case .closure(let closure) = view, !closure.isView, syntax.kind(written) == .namedType else {
        continue
      }
      switch viewType(closure.code, closure.scope, depth: 0) {
      case .named(let type): return type == syntax.name(written)
      case .optional, .other: return false
      case .unknown: continue
      }
    }
    return nil
  }

  /// What the property of the type around holds whose type is a generic parameter, or that of a closure that gives one.
  private func view(ofParameter symbol: Symbol, _ scope: Scope) -> Value? {
    var current: Scope? = scope
    while let scope = current, scope.owner == nil { current = scope.parent }
    guard case .instance(let instance)? = current?.values.first else { return nil }
    let properties = declarations[instance.type].properties
    for (property, value) in zip(properties, instance.fields) where !property.typeSyntax.isNone {
      var type = property.typeSyntax
      if syntax.kind(type) == .functionType { type = syntax.lastChild(type) }
      if syntax.kind(type) == .namedType, syntax.symbol(type) == symbol { return value }
    }
    return nil
  }

  private func viewType(_ code: SyntaxID, _ scope: Scope, depth: Int) -> ViewType {
    guard depth < Limits.codeOfViewType, !code.isNone else { return .unknown }
    switch syntax.kind(code) {
    case .closure: return viewType(closurePlan(code).block, scope, depth: depth + 1)
    case .block:
      let statements = syntax.children(code).filter { syntax.kind($0) != .variableDecl }
      guard let only = statements.first else { return .named("EmptyView") }
      return statements.count == 1 ? viewType(only, scope, depth: depth + 1) : .other
    case .returnStatement, .parenthesized: return viewType(syntax.child(code, 0), scope, depth: depth + 1)
    case .ifStatement: return syntax.given(syntax.child(code, 2)).isNone ? .optional : .other
    case .switchStatement: return .other
    case .identifier: return viewType(ofCodeIn: code, scope, depth: depth)
    case .call, .member: return viewType(of: chain(code), code, scope, depth: depth)
    default: return .unknown
    }
  }

  private func viewType(of chain: Chain, _ node: SyntaxID, _ scope: Scope, depth: Int) -> ViewType {
    guard let last = chain.links.last else { return viewType(ofCall: chain.base, scope, depth: depth) }
    // Texts and pictures have modifiers of their own, which give texts and pictures.
    if last.modifier != nil, !last.isDeclared {
      let base = viewType(chain.base, scope, depth: depth + 1)
      guard case .named(let name) = base else { return .unknown }
      if library.view(named: name) != nil { return .other }
      guard case .builtin(let type)? = library.type(named: name),
        library.method(symbols[last.name], of: type) == nil
      else {
        return .unknown
      }
      return .other
    }
    switch last.kind {
    case .member: return viewType(ofCodeIn: node, scope, depth: depth)
    case .method where plan(node).arguments.isEmpty:
      return viewType(ofCodeIn: last.member, scope, depth: depth)
    default: return .unknown
    }
  }

  private func viewType(ofCall node: SyntaxID, _ scope: Scope, depth: Int) -> ViewType {
    let callee = syntax.kind(node) == .call ? syntax.child(node, 0) : node
    guard syntax.kind(callee) == .identifier else { return .unknown }
    switch target(ofCallee: callee, scope) {
    case .view(let entry): return .named(entry.name)
    case .type(.declared(let id)), .topLevel(.type(let id)):
      return declarations[id].role == .view ? .named(declarations[id].name) : .unknown
    case .type(.builtin(let type)): return type.isView ? .named(type.name) : .unknown
    case .local, .member(_, _, .stored): return viewType(ofCodeIn: callee, scope, depth: depth)
    default: return .unknown
    }
  }

  /// The type of the views that a variable or property holds, or gives when it is called.
  private func viewType(ofCodeIn node: SyntaxID, _ scope: Scope, depth: Int) -> ViewType {
    switch findings.probing({ evaluate(node, scope) }) {
    case .closure(let closure) where closure.code != node:
      return viewType(closure.code, closure.scope, depth: depth + 1)
    case .instance(let instance): return .named(declarations[instance.type].name)
    case .builtin(let builtin) where builtin.type.isView && builtin.type != .shape:
      return .named(builtin.type.name)
    default: return .unknown
    }
  }
}
#endif
