import LayEngine
import LayViews

/// A node that outputs list: a view that was placed, or an effect that has another id.
package struct WrittenNode {
  package let view: ViewID
  /// How many nodes enclose this one.
  package let depth: Int
  /// The index of its id; 0 for none.
  private let identifier: UInt32

  fileprivate init(_ view: ViewID, _ chain: EffectChain, depth: Int, in nodes: [ViewNode]) {
    self.view = view
    self.depth = depth
    self.identifier = chain.identifier(of: view, in: nodes)
  }

  /// What `.id` or `.accessibilityIdentifier` named it.
  package func identifier(in layout: LaidOutLayout) -> String? {
    let index = Int(identifier)
    return index == 0 || index >= layout.views.identifiers.count ? nil : layout.views.identifiers[index]
  }
}

/// Every node of a layout that outputs list, parents before children, in source order. The parts of controls are passed
/// over, not what is in them.
///
/// View trees may be thousands of levels deep, so the walk keeps its own stack.
/// - Complexity: O(n) in the views for all of them.
package struct WrittenNodes: Sequence, IteratorProtocol {
  private let nodes: [ViewNode]
  private let frames: LayoutTree
  /// The view or effect to look at next, and the depth of what is written of it.
  private var position: ViewID
  private var depth = 0
  /// The siblings to go on with after everything in the views before them, the next one last.
  private var waiting: [(sibling: ViewID, depth: Int)] = []
  /// A chain of which an effect was written, whose rest is its only child.
  private var chain: EffectChain?

  package init(of layout: LaidOutLayout) {
    nodes = layout.views.nodes
    frames = layout.frames
    position = layout.views.root
  }

  package mutating func next() -> WrittenNode? {
    if let chain { return write(chain) }
    while true {
      while position.isNone {
        guard let next = waiting.popLast() else { return nil }
        (position, depth) = next
      }
      let sibling = nodes[Int(position.index)].nextSibling
      let chain = EffectChain(from: position, in: nodes)
      guard !chain.view.isNone, frames.isPlaced(chain.view) else {
        position = sibling
        continue
      }
      if !sibling.isNone { waiting.append((sibling, depth)) }
      let view = nodes[Int(chain.view.index)]
      guard view.isPart else { return write(chain) }
      position = view.firstChild
    }
  }

  /// The next node of a chain, from the position in it.
  @inline(__always)
  private mutating func write(_ chain: EffectChain) -> WrittenNode {
    let written = chain.nextWritten(from: position, in: nodes)
    let node = WrittenNode(written, chain, depth: depth, in: nodes)
    self.chain = written == chain.view ? nil : chain
    position = nodes[Int(written.index)].firstChild
    depth += 1
    return node
  }
}
