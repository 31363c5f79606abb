import LayViews

/// A view together with the paint-only modifiers around it.
///
/// Effects make no node in the output, so an id on one belongs to the view within: the innermost id names the view,
/// and an effect with another id is a separate node.
package struct EffectChain {
  /// The view that the effects are around; none when they are around nothing.
  package let view: ViewID
  /// The effect whose id the view takes, when it has none itself.
  private let donor: ViewID

  /// The chain that begins with a node: its effects from the outside in.
  /// - Complexity: O(n) in the effects.
  @inline(__always)
  package init(from first: ViewID, in nodes: [ViewNode]) {
    var position = first
    var innermost = ViewID.none
    while !position.isNone, nodes[Int(position.index)].kind == .effect {
      if nodes[Int(position.index)].identifier != 0 { innermost = position }
      position = nodes[Int(position.index)].firstChild
    }
    view = position
    donor =
      innermost.isNone || position.isNone || nodes[Int(position.index)].identifier != 0 ? .none : innermost
  }

  /// The first node of the chain, from a position in it, that is written: an effect with another id, or the view.
  package func nextWritten(from position: ViewID, in nodes: [ViewNode]) -> ViewID {
    var position = position
    while position != view, position == donor || nodes[Int(position.index)].identifier == 0 {
      position = nodes[Int(position.index)].firstChild
    }
    return position
  }

  /// The index of the id of one of the chain's written nodes; 0 for none.
  package func identifier(of node: ViewID, in nodes: [ViewNode]) -> UInt32 {
    node == view && !donor.isNone ? nodes[Int(donor.index)].identifier : nodes[Int(node.index)].identifier
  }
}
