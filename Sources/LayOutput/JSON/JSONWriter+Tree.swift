import LayEngine
import LaySemantics
import LaySyntax

// The nesting of nodes. View trees may be thousands of levels deep, so the walk keeps its own stack.

extension JSONWriter {
  /// A node that is written but for its children.
  private struct OpenNode {
    /// The child to look at next.
    var next: ViewID
    /// Where to go on after the parts of controls, whose own children are listed in their place.
    var afterParts: [ViewID] = []
    /// For an effect that is a node of its own: its chain, whose rest is the only child.
    var chain: EffectChain?
    var hasChildren = false
  }

  /// Writes `"root"`; nothing for a layout without views.
  /// - Complexity: O(n) in the views, whatever their nesting.
  mutating func writeTree(of layout: LaidOutLayout) {
    var root = OpenNode(next: layout.views.root)
    guard let (first, chain) = nextChild(of: &root, in: layout) else { return }
    let depth = 3
    output.append(",")
    startLine(depth)
    output.append("\"root\": ")
    var stack = [open(first, chain, in: layout, depth: depth)]
    while var top = stack.popLast() {
      let parentDepth = depth + 2 * stack.count
      if let (child, chain) = nextChild(of: &top, in: layout) {
        if top.hasChildren {
          output.append(",")
        } else {
          output.append(",")
          startLine(parentDepth + 1)
          output.append("\"children\": [")
        }
        top.hasChildren = true
        stack.append(top)
        startLine(parentDepth + 2)
        stack.append(open(child, chain, in: layout, depth: parentDepth + 2))
      } else {
        if top.hasChildren {
          startLine(parentDepth + 1)
          output.append("]")
        }
        startLine(parentDepth)
        output.append("}")
      }
    }
  }

  /// The next child that is written; views without a frame, `ViewThatFits`'s losers, are passed over, and so are the
  /// parts of controls, but not what is in them.
  private func nextChild(of node: inout OpenNode, in layout: LaidOutLayout) -> (ViewID, EffectChain)? {
    if let chain = node.chain {
      guard !node.next.isNone else { return nil }
      defer { node.next = .none }
      return (chain.nextWritten(from: node.next, in: layout.views.nodes), chain)
    }
    while true {
      if node.next.isNone {
        guard let next = node.afterParts.popLast() else { return nil }
        node.next = next
        continue
      }
      let first = node.next
      node.next = layout.views.nodes[Int(first.index)].nextSibling
      let chain = EffectChain(from: first, in: layout.views.nodes)
      guard !chain.view.isNone, layout.frames.placedFrame(chain.view) != nil else { continue }
      if layout.views[chain.view].isPart {
        node.afterParts.append(node.next)
        node.next = layout.views[chain.view].firstChild
        continue
      }
      return (chain.nextWritten(from: first, in: layout.views.nodes), chain)
    }
  }

  /// Writes a node up to its children.
  private mutating func open(
    _ node: ViewID, _ chain: EffectChain, in layout: LaidOutLayout, depth: Int
  ) -> OpenNode {
    output.append("{")
    writeFields(
      of: node, identifier: chain.identifier(of: node, in: layout.views.nodes), in: layout, depth: depth + 1)
    return OpenNode(
      next: layout.views.nodes[Int(node.index)].firstChild, chain: node == chain.view ? nil : chain)
  }

  /// Ends the line and indents the next.
  ///
  /// Indentation stops growing at 128 levels, lest the output of a deep tree be nearly all spaces.
  mutating func startLine(_ depth: Int) {
    output.startLine(indentation: 2 * min(depth, 128))
  }
}
