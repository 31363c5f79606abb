import LayCatalog
import LaySyntax

/// Extensions are entered with the type that they extend, wherever that is declared.
extension Evaluator {
  func collectExtension(_ node: SyntaxID) {
    if !declarations.topLevel.isDivided { noteConstraint(of: node) }
    let (symbol, constraints) = extended(by: node)
    let id: TypeID
    if !constraints.isEmpty, Self.constrainable.contains(symbols[symbol]), !isDeclared(symbol, from: node) {
      id = addType(named: symbol, .extended, syntax: node, outer: nil)
      let added = ConstrainedExtension(type: id, constraints: constraints)
      declarations.constrainedExtensions[symbol] =
        (declarations.constrainedExtensions[symbol] ?? []) + [added]
      // That there are extensions of it is known by this.
      if declarations.extensions[symbol] == nil {
        declarations.extensions[symbol] = addType(named: symbol, .extended, syntax: node, outer: nil)
      }
    } else if let extended = extendedType(ofPath: syntax.path(ofExtension: node), from: node) {
      id = extended
    } else if let extended = declarations.extensions[symbol] {
      id = extended
    } else if case .type(let declared)? = findType(symbol, from: node) {
      id = declared
    } else {
      id = addType(named: symbol, .extended, syntax: node, outer: nil)
      declarations.extensions[symbol] = id
    }
    collectMembers(of: node, into: id)
  }

  /// The types that hold values of others.
  private static let constrainable: Set<String> = [
    "Array", "ArraySlice", "BidirectionalCollection", "Binding", "ClosedRange", "Collection", "Dictionary",
    "MutableCollection", "Optional", "RandomAccessCollection", "Range", "RangeReplaceableCollection",
    "Sequence", "Set",
  ]

  private func isDeclared(_ symbol: Symbol, from place: SyntaxID) -> Bool {
    if declarations.extensions[symbol] != nil { return false }
    if case .type? = findType(symbol, from: place) { return true }
    return false
  }

  /// The declared type that a path leads to, through nested types and aliases; nil for a name alone in a single file, and
  /// where the path leads elsewhere.
  private func extendedType(ofPath path: [Symbol], from place: SyntaxID) -> TypeID? {
    guard path.count > 1 || declarations.topLevel.isDivided else { return nil }
    var names = path[...]
    // A type hides the module that has its name.
    var module: Int?
    if names.count > 1, let number = collected.facts.modules.numbers[path[0]],
      declarations.topLevel[path[0]] == nil
    {
      names.removeFirst()
      module = number
    }
    guard let outermost = names.popFirst() else { return nil }
    var member =
      module.flatMap { declarations.topLevel.member(outermost, ofModule: $0) }
      ?? declarations.topLevel[outermost]
    if member == nil, path.count > 1, case .type(let id)? = findType(outermost, from: place) {
      member = .type(id)
    }
    while true {
      var owner: TypeID
      switch member {
      case .type(let id)?: owner = id
      case .alias(let node)?:
        guard let aliased = aliasedType(node) else { return nil }
        owner = aliased
      default: return nil
      }
      guard let name = names.popFirst() else { return owner }
      member = declarations[owner].statics[name]
      if member == nil, let extended = declarations.extensions[declarations[owner].symbol] {
        owner = extended
        member = declarations[owner].statics[name]
      }
    }
  }

  /// The type, declared or extended, that an alias names; nil for one that is made of others.
  private func aliasedType(_ node: SyntaxID) -> TypeID? {
    guard !node.isNone else { return nil }
    // `typealias Order = Kit.Order`
    if syntax.kind(node) == .memberType,
      let module = collected.facts.modules.numbers[syntax.symbol(syntax.child(node, 0))],
      case .type(let id)? = declarations.topLevel.member(syntax.symbol(node), ofModule: module)
    {
      return id
    }
    guard syntax.kind(node) == .namedType, syntax[node].firstChild.isNone else { return nil }
    let symbol = syntax.symbol(node)
    if case .type(let id)? = declarations.topLevel[symbol] { return id }
    if case .alias? = declarations.topLevel[symbol] { return nil }
    guard Type.standard(named: symbols[symbol]) != nil else { return nil }
    if let known = declarations.extensions[symbol] { return known }
    let id = addType(named: symbol, .extended, syntax: node, outer: nil)
    declarations.extensions[symbol] = id
    return id
  }

  /// A declared type of that name, of the file or inside another type.
  /// - Parameter place: Where its name stands.
  private func findType(_ symbol: Symbol, from place: SyntaxID) -> Member? {
    if case .type(let id)? = declarations.topLevel[symbol] { return .type(id) }
    // `extension Font` is for SwiftUI's, whatever other types have inside of them.
    let outermost = syntax.path(ofExtension: place).first ?? symbol
    let isStandard =
      declarations.topLevel[outermost] == nil && Type.standard(named: symbols[outermost]) != nil
    if !isStandard, let id = declarations.nestedTypes[symbol] { return .type(id) }
    // An extension may stand before the type it extends.
    guard !declarations.topLevel.isDivided, let node = outerTypes()[symbol],
      syntax.range(node).start > syntax.range(place).start, collected.facts.early.insert(node).inserted
    else { return nil }
    collectType(node, in: nil, isEarly: true)
    return declarations.topLevel[symbol]
  }

  /// The declarations of types outside of others, the first of each name.
  private func outerTypes() -> SymbolMap<SyntaxID> {
    if let known = collected.facts.outerTypes { return known }
    var types = SymbolMap<SyntaxID>()
    for node in syntax.items(of: syntax.root) {
      switch syntax.kind(node) {
      case .structDecl, .classDecl, .enumDecl, .protocolDecl:
        if types[syntax.symbol(node)] == nil { types[syntax.symbol(node)] = node }
      default: break
      }
    }
    collected.facts.outerTypes = types
    return types
  }
}
