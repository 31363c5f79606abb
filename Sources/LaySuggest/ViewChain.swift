import LayLint
import LaySyntax

/// A view as it is written: the view itself and the modifiers called on it, one after the other.
struct ViewChain {
  struct Modifier {
    var call: SyntaxID
    var name: String
    /// From the end of what it is called on to its closing parenthesis, with the blanks before its dot.
    var range: SourceRange
  }

  /// The view without modifiers: `VStack { … }`, `Color.red`.
  var base: SyntaxID
  var baseRange: SourceRange
  /// Its name: `VStack`, `Color`.
  var name: String
  var modifiers: [Modifier]
  /// The expression with all modifiers.
  var whole: SyntaxID
  var range: SourceRange
  /// The block that it is a statement of; none for an argument.
  var block: SyntaxID
  /// Whether what is asked about depends on it: a view that was named, one around it, in it or beside one of these.
  var isNear: Bool
  /// The names of the calls around it and of its modifiers: the same for views that are alike.
  var shape: String

  /// Where the view with so many of its modifiers ends.
  func end(after count: Int) -> UInt32 { count == 0 ? baseRange.end : modifiers[count - 1].range.end }

  /// How many modifiers stand before the first that names the view; nil where none does.
  var identityPosition: Int? {
    modifiers.firstIndex { $0.name == "id" || $0.name == "accessibilityIdentifier" }
  }
}

/// The views of a file as they are written.
struct ViewChains {
  let chains: [ViewChain]

  /// - Parameters:
  ///   - shown: Where the views and modifiers of the layout are written.
  ///   - near: Where those are written that matter to what is asked.
  /// - Complexity: O(n · d) in the syntax nodes and how deep calls nest.
  init(_ sites: CallSites, shown: Set<UInt32>, near: Set<UInt32>) {
    var found: [ViewChain] = []
    var seen: Set<SyntaxID> = []
    let syntax = sites.syntax
    for index in syntax.nodes.indices where syntax.nodes.kind(index) == .identifier {
      let identifier = SyntaxID(UInt32(index))
      var chain = Self.chain(from: identifier, sites)
      guard !seen.contains(chain.whole) else { continue }
      let place = Self.place(of: chain.base, identifier, syntax)
      let places = [place] + chain.modifiers.compactMap { sites.nameRange(ofCall: $0.call)?.start }
      let parent = sites.parent(chain.whole)
      let isStatement = !parent.isNone && [.block, .file].contains(syntax.kind(parent))
      let isComponent =
        isStatement && syntax.kind(chain.base) == .call && chain.name.first?.isUppercase == true
      guard isComponent || places.contains(where: { shown.contains($0) }) else { continue }
      guard Self.isView(chain, isComponent: isComponent, shown: shown, place) else { continue }
      seen.insert(chain.whole)
      chain.block = isStatement ? parent : .none
      chain.isNear = places.contains { near.contains($0) } || !shown.contains(place)
      chain.shape = Self.shape(of: chain, sites)
      found.append(chain)
    }
    chains = found
  }

  /// Where a view says that it is written: `Color.red` at its last name.
  private static func place(of base: SyntaxID, _ identifier: SyntaxID, _ syntax: SyntaxTree) -> UInt32 {
    guard syntax.kind(base) == .member else { return syntax.range(identifier).start }
    let range = syntax.range(base)
    return max(range.start, range.end &- min(syntax.symbols.length(of: syntax.symbol(base)), range.end))
  }

  /// A value that is an argument of a modifier, such as the alignment of a frame, begins no chain of views.
  private static func isView(
    _ chain: ViewChain, isComponent: Bool, shown: Set<UInt32>, _ place: UInt32
  ) -> Bool {
    isComponent || shown.contains(place) || !chain.modifiers.isEmpty
  }

  private static func chain(from identifier: SyntaxID, _ sites: CallSites) -> ViewChain {
    let syntax = sites.syntax
    var (base, whole) = (identifier, identifier)
    var modifiers: [ViewChain.Modifier] = []
    if case let call = sites.parent(identifier), !call.isNone, syntax.kind(call) == .call,
      syntax.child(call, 0) == identifier
    {
      (base, whole) = (call, call)
    }
    while case let parent = sites.parent(whole), !parent.isNone, syntax.child(parent, 0) == whole {
      if syntax.kind(parent) == .member {
        let call = sites.parent(parent)
        if !call.isNone, syntax.kind(call) == .call, syntax.child(call, 0) == parent,
          let name = sites.nameRange(ofCall: call), let range = sites.modifierRange(at: name.start)
        {
          modifiers.append(ViewChain.Modifier(call: call, name: syntax.source.text(name), range: range))
          whole = call
          continue
        }
      } else if syntax.kind(parent) != .subscriptExpr {
        break
      }
      guard modifiers.isEmpty else { break }
      (base, whole) = (parent, parent)
    }
    return ViewChain(
      base: base, baseRange: syntax.range(base), name: syntax.name(identifier), modifiers: modifiers,
      whole: whole, range: syntax.range(whole), block: .none, isNear: false, shape: "")
  }

  private static func shape(of chain: ViewChain, _ sites: CallSites) -> String {
    var words = [chain.name] + chain.modifiers.map({ $0.name })
    var node = sites.parent(chain.whole)
    while !node.isNone {
      if sites.syntax.kind(node) == .call { words.append("<" + sites.name(ofCall: node)) }
      node = sites.parent(node)
    }
    return words.joined(separator: " ")
  }
}
