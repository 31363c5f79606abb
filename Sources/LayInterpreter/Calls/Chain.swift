import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// A chain of members, calls and modifiers, taken apart: `Text("a").font(.title).padding()`.
///
/// The parser nests a chain from the outside in. Here it is a list, so that a thousand modifiers need no
/// recursion, and those that the content inherits can be applied before the content is built.
final class Chain {
  let base: SyntaxID
  /// From the base outwards.
  let links: [Link]
  /// From this link on, all could be modifiers of a view.
  let firstModifier: Int
  /// The last of those that is a method of the file's own: what is before it is its `self`, and the links after it
  /// are modifiers.
  let lastDeclared: Int?
  /// Whether `map` or `flatMap` is among the links.
  let mapsElements: Bool
  /// What the chain begins with where that is asked of the device.
  let setting: DeviceSetting?
  /// The value that the chain begins with, where it can only ever be one, and the first link after it.
  @exclusivity(unchecked) var constant: (value: Value, next: Int)?
  /// What became of the constant where it was last put.
  @exclusivity(unchecked) var placed: Placed?

  /// A node without children, in one environment of one tree.
  struct Placed {
    var tree: Int
    var environment: UInt32
    var kind: ViewKind
    var payload: UInt32
    var source: UInt32
  }

  struct Link {
    enum Kind { case member, method, call, subscripting, optional, force }

    var kind: Kind
    /// The chain up to and with this link.
    var node: SyntaxID
    /// The member node of `.member` and `.method`.
    var member: SyntaxID
    var name: Symbol
    /// What SwiftUI has of that name for every view.
    var modifier: Entry?
    /// Whether the file's `extension View` has it, or it is `modifier(_:)`.
    var isDeclared: Bool
    /// Whether it is `map` or `flatMap`, which optionals have as well as collections.
    var mapsElements = false
  }

  init(base: SyntaxID, links: [Link], setting: DeviceSetting?) {
    self.base = base
    self.setting = setting
    self.links = links
    var first = links.count
    while first > 0, links[first - 1].modifier != nil || links[first - 1].isDeclared { first -= 1 }
    self.firstModifier = first
    self.lastDeclared = links[first...].lastIndex { $0.isDeclared }
    self.mapsElements = links.contains { $0.mapsElements }
  }
}

extension Evaluator {
  /// The chain that ends at a node, taken apart once.
  func chain(_ node: SyntaxID) -> Chain {
    if let chain = plans.chains[node] { return chain }
    let chain = makeChain(node)
    if !runsOnce(syntax.range(node)) { plans.chains[node] = chain }
    return chain
  }

  private func makeChain(_ node: SyntaxID) -> Chain {
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
      setting = DeviceSetting(syntax.name(base)) { $0 < links.count ? symbols[links[$0].name] : "" }
    }
    return Chain(base: base, links: links, setting: setting)
  }

  /// What a chain ends with, its member node, and the chain before it; nil where a chain begins.
  private func outermostLink(
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

  private func link(_ kind: Chain.Link.Kind, _ node: SyntaxID, member: SyntaxID) -> Chain.Link {
    guard !member.isNone else {
      return Chain.Link(kind: kind, node: node, member: .none, name: .empty, modifier: nil, isDeclared: false)
    }
    let symbol = syntax.symbol(member)
    var isDeclared = symbol == known.modifier
    if !declarations.extensions.isEmpty {
      for type in extensions(of: ["View"]) where declarations[type].members[symbol] != nil {
        isDeclared = true
      }
    }
    let modifier = kind == .method && !isDeclared ? catalogModifier(symbol) : nil
    return Chain.Link(
      kind: kind, node: node, member: member, name: symbol, modifier: modifier, isDeclared: isDeclared,
      mapsElements: symbol == known.map || symbol == known.flatMap)
  }
}
