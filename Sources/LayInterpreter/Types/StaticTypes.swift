import LayCatalog
import LayLibrary
import LaySyntax

/// The type that an expression has whatever its value is: that of what is nil, which a literal beside it takes over.
extension Evaluator {
  /// The type of an expression, without its `?`, as far as declarations show it; any where they do not.
  ///
  /// Nothing of it runs but properties, and closures on made-up elements, both without a word.
  func type(shownBy node: SyntaxID, _ scope: Scope, depth: Int) -> Type {
    guard !node.isNone, depth < Self.staticDepth, step(at: node), hasStack(at: node) else { return .any }
    func type(_ node: SyntaxID) -> Type { staticType(of: node, scope, depth: depth + 1) }
    switch syntax.kind(node) {
    case .floatLiteral: return .double
    case .stringLiteral: return .string
    case .boolLiteral: return .bool
    case .prefixOperator where isRangePrefix(node): return .any
    case .parenthesized, .forceUnwrap, .optionalChain, .prefixOperator, .inoutExpr, .effect:
      return type(syntax.child(node, 0))
    case .ternary:
      let first = type(syntax.child(node, 1))
      return first.isAny ? type(syntax.child(node, 2)) : first
    case .binaryOperator:
      guard let operation = Operator(rawValue: syntax[node].detail) else { return .any }
      switch operation {
      case .nilCoalescing, .add, .subtract, .multiply, .divide:
        let first = type(syntax.child(node, 0))
        return first.isAny ? type(syntax.child(node, 1)) : first
      default: return .any
      }
    case .cast: return self.type(syntax.child(node, 1), in: owner(of: scope), generics: []).unwrapped
    case .arrayLiteral:
      let element = syntax.children(node).lazy.map { type($0) }.first { !$0.isAny }
      return element.map { .array($0) } ?? .any
    case .anonymousParameter: return valueType(evaluate(node, scope))
    case .identifier:
      let found = typeOfValue(node, scope)
      return found.isAny ? staticType(ofName: node, scope, depth) : found
    case .member:
      let found = typeOfValue(node, scope)
      return found.isAny
        ? memberType(syntax.symbol(node), of: type(syntax.child(node, 0)), node, scope) : found
    case .subscriptExpr: return elementType(of: type(syntax.child(node, 0)))
    case .call: return staticType(ofCall: node, scope, depth)
    default: return .any
    }
  }

  private static let staticDepth = 16

  /// The type of a name or a property by its value; any of one that is nil or of an empty collection.
  private func typeOfValue(_ node: SyntaxID, _ scope: Scope) -> Type {
    let declared = assignedType(node, scope).unwrapped
    if !declared.isAny { return declared }
    let type = valueType(silently { evaluate(node, scope) })
    return type == .builtin(.opaque) ? .any : type
  }

  private func staticType(ofName node: SyntaxID, _ scope: Scope, _ depth: Int) -> Type {
    switch target(of: node, scope) {
    case .local(let distance, let slot):
      let owner = ancestor(distance, of: scope)
      return staticType(of: initializer(of: slot, in: owner), owner, depth: depth + 1)
    case .member(_, let owner, .variable(let id)):
      return staticType(of: declarations[id].initializer, typeScope(owner), depth: depth + 1)
    default: return .any
    }
  }

  private func elementType(of type: Type) -> Type {
    switch type {
    case .array(let element), .set(let element): return element.unwrapped
    case .dictionary(_, let value): return value.unwrapped
    case .builtin(.viewDimensions): return .double
    default: return .any
    }
  }

  /// The type of a property or a method's result.
  private func memberType(_ name: Symbol, of base: Type, _ node: SyntaxID, _ scope: Scope) -> Type {
    switch base {
    case .any: return .any
    case .declared(let id):
      switch instanceMember(name, of: id) {
      case .function(let ids)?: return ids.first.map { declarations[$0].result.unwrapped } ?? .any
      case let member?: return type(of: member, in: id).unwrapped
      case nil: return .any
      }
    case .tuple(let types, let labels):
      let index = labels.firstIndex(of: name) ?? Int(symbols[name])
      return index.flatMap { types.indices.contains($0) ? types[$0].unwrapped : nil } ?? .any
    case .array(let element) where Self.optionalMembers.contains(symbols[name]): return element.unwrapped
    default:
      let sample = sample(of: base)
      return sample.isUnknown ? .any : valueType(silently { member(name, of: sample, node, scope) })
    }
  }

  private func staticType(ofCall node: SyntaxID, _ scope: Scope, _ depth: Int) -> Type {
    let callee = syntax.child(node, 0)
    let arguments = plan(node).arguments
    func firstOfArguments() -> Type {
      arguments.lazy.map { self.staticType(of: $0.expression, scope, depth: depth + 1) }.first { !$0.isAny }
        ?? .any
    }
    func result(of ids: [FunctionID]) -> Type {
      guard let first = ids.first else { return .any }
      let result = declarations[first].result.unwrapped
      // `func larger<T>(_ a: T, _ b: T) -> T`
      return result.isAny && !declarations[first].generics.isEmpty ? firstOfArguments() : result
    }
    switch syntax.kind(callee) {
    case .identifier:
      switch target(ofCallee: callee, scope) {
      case .type(let type): return type.unwrapped
      case .member(_, _, .function(let ids)), .topLevel(.function(let ids)): return result(of: ids)
      case .function: return firstOfArguments()
      default: return .any
      }
    case .member:
      let base = staticType(of: syntax.child(callee, 0), scope, depth: depth + 1)
      let name = syntax.symbol(callee)
      switch symbols[name] {
      case "map", "flatMap", "compactMap":
        guard let closure = arguments.first else { return .any }
        let isArray = if case .array = base { true } else { false }
        let mapped = resultType(of: closure.expression, on: isArray ? elementType(of: base) : base, scope)
        return isArray && !mapped.isAny ? .array(mapped) : mapped
      case "filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "drop", "shuffled":
        return base
      case "reduce":
        let first = firstOfArguments()
        return first.isAny ? elementType(of: base) : first
      default: break
      }
      if case .declared(let id) = base,
        case .function(let ids)? = instanceMember(name, of: id, isCalled: true)
      {
        return result(of: ids)
      }
      switch (base, symbols[name]) {
      case (.array, "removeFirst"), (.array, "removeLast"), (.array, "remove"): return elementType(of: base)
      case (.array, _), (.dictionary, _), (.any, _): return memberType(name, of: base, callee, scope)
      case (.builtin(.layoutSubview), "sizeThatFits"): return .builtin(.size)
      case (.builtin(.layoutSubview), "dimensions"): return .builtin(.viewDimensions)
      case (.builtin(.viewSpacing), "distance"), (.double, _): return .double
      default: return .any
      }
    default: return .any
    }
  }

  /// The type that a closure, a function's name or a key path makes of a value of a type.
  private func resultType(of function: SyntaxID, on type: Type, _ scope: Scope) -> Type {
    let sample = sample(of: type)
    if type.isAny || sample.isUnknown { return .any }
    let result = silently {
      let function = evaluate(function, scope)
      if case .keyPath(let path) = function { return value(at: path, of: sample) }
      return call(function, arguments: [sample])
    }
    guard result.isNil, syntax.kind(function) == .closure else { return valueType(result) }
    let plan = closurePlan(function)
    return staticType(of: plan.expression, plan.scope([sample], parent: scope))
  }

  /// Where code is checked, every branch runs: literals in some are of the type that others have.
  func noteType(ofBranches values: [Value], _ node: SyntaxID) {
    guard pass.takesEveryBranch, collected.inferred.branchTypes[node] == nil else { return }
    let isDouble = values.contains { if case .double = $0 { true } else { false } }
    let isInteger = values.contains { if case .int = $0 { true } else { false } }
    if isDouble, isInteger { collected.inferred.branchTypes[node] = .double }
  }
}
