import LayEngine
import LaySemantics

/// A node that outputs list: a view that was placed, or an effect with an id of its own.
package struct WrittenNode {
  package let view: ViewID
  /// How many nodes enclose this one.
  package let depth: Int
  /// The index of its id; 0 for none.
  private let identifier: UInt32

  /// Every node of a layout, parents before children, in source order. The parts of controls are passed over, not what
  /// is in them.
  /// - Complexity: O(n) in the views.
  package static func list(of layout: LaidOutLayout) -> [WrittenNode] {
    let nodes = layout.views.nodes
    var list: [WrittenNode] = []
    var waiting = [(first: layout.views.root, depth: 0)]
    while let (first, depth) = waiting.popLast() {
      guard !first.isNone else { continue }
      // The children are done before the siblings, so that parents and children stay together.
      waiting.append((layout.views[first].nextSibling, depth))
      let chain = EffectChain(from: first, in: nodes)
      guard !chain.view.isNone, layout.frames.placedFrame(chain.view) != nil else { continue }
      if layout.views[chain.view].isPart {
        waiting.append((layout.views[chain.view].firstChild, depth))
        continue
      }
      var depth = depth
      var written = chain.nextWritten(from: first, in: nodes)
      list.append(WrittenNode(written, chain, depth, in: nodes))
      while written != chain.view {
        depth += 1
        written = chain.nextWritten(from: layout.views[written].firstChild, in: nodes)
        list.append(WrittenNode(written, chain, depth, in: nodes))
      }
      waiting.append((layout.views[chain.view].firstChild, depth + 1))
    }
    return list
  }

  private init(_ view: ViewID, _ chain: EffectChain, _ depth: Int, in nodes: [ViewNode]) {
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
