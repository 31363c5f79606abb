import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

// Source says the same again and again: `.frame(width: 44, height: 44)`, `Circle().fill(.blue)`. What depends on its
// words alone, because all of them are constants, is made once for each environment.

extension Evaluator {
  // MARK: Words

  /// Longer pieces of the source are not looked for: they hold others, which would be read once more for each.
  private static var longestWords: UInt32 { 256 }

  func words(from start: UInt32, to end: UInt32) -> SourceRange? {
    guard start < end, end - start <= Self.longestWords else { return nil }
    return SourceRange(start: start, end: end)
  }

  /// The words of a modifier, from its name to the bracket that closes its arguments; nil where a closure follows.
  func words(ofModifier call: SyntaxID) -> SourceRange? {
    let member = syntax[call].firstChild
    guard syntax.kind(member) == .member else { return nil }
    let list = syntax.next(member)
    guard !list.isNone, syntax.kind(list) == .argumentList, syntax.next(list).isNone else { return nil }
    let start = syntax.range(member).end &- syntax.symbols.length(of: syntax.symbol(member))
    return words(from: start, to: syntax.range(call).end)
  }

  /// The words of a call of the catalog up to its content, and the closure that gives the content; nil where there is
  /// more than that.
  func words(ofContainer call: SyntaxID) -> (words: SourceRange, content: SyntaxID)? {
    let callee = syntax[call].firstChild
    var end = syntax.range(callee).end
    var child = syntax.next(callee)
    if !child.isNone, syntax.kind(child) == .argumentList {
      end = syntax.range(child).end
      child = syntax.next(child)
    }
    guard child.isNone || (syntax.kind(child) == .closure && syntax.next(child).isNone) else { return nil }
    return words(from: syntax.range(call).start, to: end).map { ($0, child) }
  }

  /// The words of what a chain begins with, and the name of the modifier that comes next: of another name, it could be
  /// a method of the view's own.
  /// - Parameter next: The member node of that modifier; `.none` at the end of the chain.
  func words(ofLeaf node: SyntaxID, from base: SyntaxID, next: SyntaxID) -> SourceRange? {
    words(from: syntax.range(base).start, to: syntax.range(next.isNone ? node : next).end)
  }

  // MARK: Modifiers

  /// Puts content into the node that a modifier of these words stands for; nil where that is not known.
  func wrapShared(_ content: ViewList, _ words: SourceRange) -> ViewList? {
    guard let known = plans.shared.modifiers.find(words, in: syntax.source), known.tree == stage.numbers.tree,
      known.environment == stage.currentEnvironment()
    else { return nil }
    return stage.wrap(content, known.kind, payload: Int(known.payload), at: words.start) {
      guard let layer = known.layer else { return ViewList() }
      return stage.node(layer.kind, payload: Int(layer.payload), at: words.start)
    }
  }

  /// Keeps what a modifier with constant arguments made of a view.
  func share(_ words: SourceRange, _ content: ViewList, _ wrapped: ViewList) {
    guard content.count == 1, wrapped.count == 1 else { return }
    let node = stage.tree[wrapped.first]
    guard node.kind.isWrapper, node.firstChild == content.first, node.identifier == 0,
      node.source == words.start
    else { return }
    var layer: SharedText.Layer?
    let other = stage.tree[content.first].nextSibling
    if !other.isNone {
      let view = stage.tree[other]
      guard view.firstChild.isNone, view.nextSibling.isNone, view.source == words.start else { return }
      layer = SharedText.Layer(kind: view.kind, payload: view.payload)
    }
    let modifier = SharedText.Modifier(
      tree: stage.numbers.tree, environment: node.environment, kind: node.kind, payload: node.payload,
      layer: layer)
    plans.shared.modifiers.set(words, in: syntax.source, to: modifier)
  }

  // MARK: Views

  /// The container of these words around its content; nil where that is not known.
  func placeContainer(_ node: SyntaxID, _ scope: Scope) -> ViewList? {
    guard let (words, closure) = words(ofContainer: node),
      let known = plans.shared.containers.find(words, in: syntax.source), known.tree == stage.numbers.tree
    else { return nil }
    let views = closure.isNone ? ViewList() : content(Closure(code: closure, scope: scope), [])
    return self.stage.node(known.kind, payload: Int(known.payload), views, at: words.start)
  }

  /// Keeps what the words of a container stand for.
  func shareContainer(_ node: SyntaxID, _ views: ViewList) {
    guard views.count == 1, stage.tree[views.first].kind.isSharedContainer,
      let (words, closure) = words(ofContainer: node)
    else { return }
    let list = syntax.child(node, 1)
    let view = stage.tree[views.first]
    guard view.source == words.start, closure.isNone == view.kind.isEmpty,
      list == closure || hasConstantArguments(inList: list)
    else { return }
    let container = SharedText.Container(tree: stage.numbers.tree, kind: view.kind, payload: view.payload)
    plans.shared.containers.set(words, in: syntax.source, to: container)
  }

  /// The view of a chain's beginning, if the same was placed before in the same environment.
  func placeLeaf(_ known: SharedText.Leaf, at words: SourceRange) -> ViewList? {
    guard known.placed.tree == stage.numbers.tree, known.placed.environment == stage.currentEnvironment()
    else {
      return nil
    }
    return stage.node(
      known.placed.kind, payload: Int(known.placed.payload), at: words.start &+ known.sourceOffset)
  }

  /// Keeps what a chain begins with for the next that begins so: a name of SwiftUI's that nothing in the file
  /// declares, which therefore means the same everywhere.
  /// - Parameter words: By which it is known already; nil where it is not.
  func shareLeaf(_ chain: Chain, _ words: SourceRange?) {
    guard let placed = chain.placed, placed.tree == stage.numbers.tree,
      chain.constant?.next == chain.firstModifier
    else {
      return
    }
    let first = chain.firstModifier
    let node = first == 0 ? chain.base : chain.links[first - 1].node
    let next = first < chain.links.count ? chain.links[first].member : .none
    guard let words = words ?? self.words(ofLeaf: node, from: chain.base, next: next) else { return }
    let leaf = SharedText.Leaf(placed: placed, sourceOffset: placed.source &- words.start)
    plans.shared.leaves.set(words, in: syntax.source, to: leaf)
  }
}

extension ViewKind {
  /// Whether a node of this kind does nothing but change the frame or the picture of its first child.
  fileprivate var isWrapper: Bool {
    switch self {
    case .frame, .flexibleFrame, .padding, .offset, .position, .fixedSize, .aspectRatio, .layoutPriority,
      .effect, .background, .overlay:
      return true
    default: return false
    }
  }

  fileprivate var isSharedContainer: Bool {
    switch self {
    case .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .spacer, .divider: return true
    default: return false
    }
  }

  fileprivate var isEmpty: Bool { self == .spacer || self == .divider }
}
