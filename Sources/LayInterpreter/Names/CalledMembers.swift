import LayCatalog
import LaySyntax

extension Evaluator {
  /// Whether a call names a property that nothing can call: `.background()` of a view with a property `background` is
  /// the modifier.
  func isUncallableProperty(_ link: Chain.Link, of value: Value) -> Bool {
    guard link.kind == .method, let (member, owner) = calledMember(link.name, of: value) else { return false }
    switch member {
    case .stored, .variable: break
    case .function, .type, .alias, .enumCase: return false
    }
    switch type(of: member, in: owner) {
    case .bool, .int, .double, .string, .array, .set, .dictionary, .range, .tuple, .optional: return true
    case .builtin(let type): return type != .opaque && !type.isLayout
    case .declared(let id):
      guard let symbol = symbols.find("callAsFunction") else { return true }
      return instanceMember(symbol, of: id) == nil
    default: return false
    }
  }

  /// `rows.map(size(of:))`, where a property has the function's name, too: the function, where one is expected; nil for
  /// anything else.
  func namedFunction(_ node: SyntaxID, _ type: Type, _ scope: Scope) -> Value? {
    guard type.unwrapped.isClosure, syntax.kind(node) == .identifier || syntax.kind(node) == .member,
      let name = declarations.functionNames[syntax.symbol(node)]
    else { return nil }
    if syntax.kind(node) == .identifier {
      guard callableProperty(node, scope) == nil,
        case .member(let depth, let owner, let member)? = lookUp(name, scope),
        let receiver = ancestor(depth, of: scope).values.first
      else { return nil }
      return value(of: member, of: receiver, type: owner, node, scope)
    }
    guard case .instance(let instance) = evaluate(syntax.child(node, 0), scope),
      let member = instanceMember(name, of: instance.type), case .function = member,
      let property = instanceMember(syntax.symbol(node), of: instance.type),
      !self.type(of: property, in: instance.type).unwrapped.isClosure
    else { return nil }
    return value(of: member, of: .instance(instance), type: instance.type, node, scope)
  }

  /// What the file declares of a name for a value of its own types, or adds to one of SwiftUI's: `UIColor` may have a
  /// `brightness` beside the modifier of `Color.black.brightness(0.2)`.
  private func calledMember(_ name: Symbol, of value: Value) -> (Member, TypeID)? {
    if case .instance(let instance) = value {
      return instanceMember(name, of: instance.type, isCalled: true).map { ($0, instance.type) }
    }
    guard case .builtin(let builtin) = value, builtinMethod(name, of: builtin.type) == nil else { return nil }
    return extensionMember(name, of: value, isCalled: true).map { ($1, $0) }
  }
}
