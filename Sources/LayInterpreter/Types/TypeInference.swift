import LayCatalog
import LayLibrary
import LaySyntax

/// Types that the source leaves out.
extension Evaluator {
  /// The type of a property that has only an initial value, as far as its syntax shows it.
  func inferType(_ node: SyntaxID, in owner: TypeID? = nil) -> Type {
    guard !node.isNone else { return .any }
    look(from: node)
    switch syntax.kind(node) {
    case .integerLiteral: return .int
    case .floatLiteral: return .double
    case .boolLiteral: return .bool
    case .stringLiteral: return .string
    case .prefixOperator where isRangePrefix(node): return .any
    case .parenthesized, .prefixOperator: return inferType(syntax.child(node, 0), in: owner)
    case .member: return inferType(ofChain: chain(node), in: owner)
    case .call:
      let callee = syntax.child(node, 0)
      // `[Double]()`
      if syntax.kind(callee) == .typeExpr { return type(syntax.child(callee, 0), in: owner, generics: []) }
      guard syntax.kind(callee) == .identifier else { return inferType(ofChain: chain(node), in: owner) }
      return inferType(named: syntax.symbol(callee), in: owner) ?? .any
    default: return .any
    }
  }

  /// Whether an operator stands in front of a value and makes a range of it: `...limit`.
  func isRangePrefix(_ node: SyntaxID) -> Bool {
    switch Operator(rawValue: syntax[node].detail) {
    case .partialUpTo, .partialThrough, .partialFrom: true
    default: false
    }
  }

  /// A type whose name is called.
  private func inferType(named symbol: Symbol, in owner: TypeID?) -> Type? {
    var outer = owner
    while let current = outer {
      switch own(symbol, of: current, isStatic: true, from: declarations.topLevel.place) {
      case .type(let id)?: return .declared(id)
      case nil: outer = declarations[current].outer
      default: return nil
      }
    }
    if case .type(let id)? = declarations.topLevel[symbol] { return .declared(id) }
    if declarations.topLevel[symbol] != nil { return nil }
    switch Type.standard(named: symbols[symbol]) {
    case .int?: return .int
    case .double?: return .double
    case .string?: return .string
    case .bool?: return .bool
    case .builtin(let type)? where type != .opaque: return .builtin(type)
    default: return nil
    }
  }

  /// `Color.blue`, `Font.Weight.bold`, `Suit.hearts`: a static member of a type, which is a value of the type.
  private func inferType(ofChain chain: Chain, in owner: TypeID?) -> Type {
    guard syntax.kind(chain.base) == .identifier, let first = chain.links.first else { return .any }
    let base = syntax.symbol(chain.base)
    let nested = symbols[base] + "." + symbols[first.name]
    if case .builtin(let type)? = Type.standard(named: nested), type != .opaque,
      chain.links.count == (first.kind == .method ? 1 : 2)
    {
      return .builtin(type)
    }
    guard chain.links.count == 1, let type = inferType(named: base, in: owner) else { return .any }
    switch type {
    case .declared(let id):
      if case .enumCase? = declarations[id].statics[first.name] { return type }
      return .any
    case .builtin(let builtin):
      return library.staticMember(symbols[first.name], of: builtin) == nil ? .any : type
    case .double: return swift.constant(symbols[first.name], of: .double) == nil ? .any : .double
    case .int: return symbols[first.name] == "max" || symbols[first.name] == "min" ? .int : .any
    default: return .any
    }
  }
}
