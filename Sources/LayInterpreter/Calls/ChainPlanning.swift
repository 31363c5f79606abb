import LayCatalog
import LayLibrary
import LaySyntax

/// Chains of members, calls and modifiers, taken apart.
extension Evaluator {
  /// The chain that ends at a node, taken apart once.
  func chain(_ node: SyntaxID) -> Chain {
    if let chain = plans.chains[node] { return chain }
    let chain = makeChain(node)
    plans.chains[node] = chain
    return chain
  }

  func makeChain(_ node: SyntaxID) -> Chain {
    var links: [Chain.Link] = []
    var count = 0
    var base = node
    while let (_, _, next) = outermostLink(base) {
      count += 1
      base = next
    }
    links.reserveCapacity(count)
    var current = node
    while let (kind, member, next) = outermostLink(current) {
      links.append(link(kind, current, member: member))
      current = next
    }
    links.reverse()
    var setting: DeviceSetting?
    if links.count > 1, syntax.kind(base) == .identifier {
      setting = swift.setting(syntax.name(base)) { $0 < links.count ? symbols[links[$0].name] : "" }
    }
    let chain = Chain(base: base, links: links, setting: setting)
    #if !hasFeature(Embedded)
    chain.subscription = subscription(of: chain)
    #endif
    return chain
  }

  /// What a chain ends with, its member node, and the chain before it; nil where a chain begins.
  func outermostLink(
    _ node: SyntaxID
  ) -> (kind: Chain.Link.Kind, member: SyntaxID, next: SyntaxID)? {
    let first = syntax[node].firstChild
    switch syntax.kind(node) {
    case .call:
      switch syntax.kind(first) {
      case .member: return (.method, first, syntax[first].firstChild)
      case .identifier, .implicitMember, .typeExpr, .missing: return nil
      default: return (.call, .none, first)
      }
    case .member: return (.member, node, first)
    case .subscriptExpr: return (.subscripting, .none, first)
    case .optionalChain: return (.optional, .none, first)
    case .forceUnwrap: return (.force, .none, first)
    default: return nil
    }
  }

  /// The modifier that SwiftUI has of a name.
  func catalogModifier(_ symbol: Symbol) -> Entry? {
    if let known = standard.modifiers[symbol] { return known }
    let entry = library.modifier(named: symbols[symbol])
    standard.modifiers.note(entry, for: symbol)
    return entry
  }

  func link(_ kind: Chain.Link.Kind, _ node: SyntaxID, member: SyntaxID) -> Chain.Link {
    guard !member.isNone else {
      return Chain.Link(kind: kind, node: node, member: .none, name: .empty, modifier: nil, isDeclared: false)
    }
    let symbol = syntax.symbol(member)
    var isDeclared = symbol == known.modifier
    if !declarations.extensions.isEmpty {
      for type in extensions(of: ["View"]) {
        switch declarations[type].members[symbol] {
        case nil: break
        // `configuration.clipped` is a property of its own.
        case .function? where kind == .member: break
        default: isDeclared = true
        }
      }
    }
    let modifier = kind == .method && !isDeclared ? catalogModifier(symbol) : nil
    return Chain.Link(
      kind: kind, node: node, member: member, name: symbol, modifier: modifier, isDeclared: isDeclared,
      mapsElements: symbol == known.map || symbol == known.flatMap)
  }

  /// A method called on `self` without naming it.
  func selfLink(_ node: SyntaxID, _ callee: SyntaxID) -> Chain.Link {
    Chain.Link(
      kind: .method, node: node, member: callee, name: syntax.symbol(callee), modifier: nil, isDeclared: false
    )
  }

  /// A modifier called on `self` without naming it, in an extension of View.
  func modifierLink(_ node: SyntaxID, _ callee: SyntaxID) -> Chain.Link {
    let symbol = syntax.symbol(callee)
    return Chain.Link(
      kind: .method, node: node, member: callee, name: symbol,
      modifier: library.modifier(named: symbols[symbol]), isDeclared: symbols[symbol] == "modifier")
  }

  /// Whether a member is named with a `$`.
  func isProjection(_ node: SyntaxID) -> Bool {
    let end = Int(syntax.range(node).end)
    let start = end - symbols[syntax.symbol(node)].utf8.count - 1
    let bytes = syntax.source.bytes
    return start >= 0 && end <= bytes.count && bytes[start] == UInt8(ascii: "$")
  }

  #if !hasFeature(Embedded)
  /// What a chain subscribes to, by its words alone.
  private func subscription(of chain: Chain) -> Chain.Subscribing? {
    guard
      let end = chain.links.firstIndex(where: {
        $0.kind == .method && (symbols[$0.name] == "sink" || symbols[$0.name] == "assign")
      })
    else { return nil }
    if syntax.kind(chain.base) == .bindingReference { return Chain.Subscribing(start: 0, end: end) }
    let published = chain.links[..<end].firstIndex { $0.kind == .member && isProjection($0.node) }
    return published.map { Chain.Subscribing(start: $0 + 1, end: end) }
  }
  #endif
}
