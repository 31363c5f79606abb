import LaySyntax

/// Which calls of some names lie around and inside each node of a file: made once for each set of names that is asked
/// about, for a thousand texts under a thousand modifiers would ask about each of them a thousand times.
final class EnclosingCalls {
  /// By node, the innermost call of one of the names that the node is or lies in.
  let around: [SyntaxID]
  /// By node, whether one of them lies inside, or is the node.
  private(set) var isInside: [Bool]

  /// - Complexity: O(n) in the nodes.
  fileprivate init(of names: Set<String>, _ sites: CallSites) {
    let nodes = sites.syntax.nodes
    var around = Array(filledWith: SyntaxID.none, count: nodes.count)
    isInside = Array(filledWith: false, count: nodes.count)
    // A node is made after those in it.
    for index in nodes.indices.reversed() {
      let id = SyntaxID(UInt32(index))
      let parent = sites.parent(id)
      if nodes[index].kind == .call, names.contains(sites.name(ofCall: id)) {
        around[index] = id
        isInside[index] = true
      } else if !parent.isNone {
        around[index] = around[Int(parent.index)]
      }
    }
    for index in nodes.indices where isInside[index] {
      let parent = sites.parent(SyntaxID(UInt32(index)))
      if !parent.isNone { isInside[Int(parent.index)] = true }
    }
    self.around = around
  }

  /// The tables of a file, by their names.
  final class Tables {
    private var known: [Set<String>: EnclosingCalls] = [:]

    func table(of names: Set<String>, _ sites: CallSites) -> EnclosingCalls {
      if let table = known[names] { return table }
      let table = EnclosingCalls(of: names, sites)
      known[names] = table
      return table
    }
  }
}

extension CallSites {
  /// The innermost call of one of these names around the view at an offset: the modifier that it stands under.
  /// - Complexity: O(1), but for the first question about these names.
  func enclosingCall(of names: Set<String>, around offset: UInt32) -> SyntaxID? {
    let node = node(at: offset)
    if node.isNone { return nil }
    let call = enclosingCalls.table(of: names, self).around[Int(node.index)]
    return call.isNone ? nil : call
  }

  /// Whether a call of one of these names lies inside a node.
  /// - Complexity: O(1), but for the first question about these names.
  func holdsCall(of names: Set<String>, in node: SyntaxID) -> Bool {
    !node.isNone && enclosingCalls.table(of: names, self).isInside[Int(node.index)]
  }
}
