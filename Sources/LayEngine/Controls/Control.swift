import LayViews

// Controls: their bodies are ordinary views, and only what no ordinary view can say is here.
// See the article Controls.

extension LayoutPass {
  func controlSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let (room, body, _) = controlBody(node, proposal)
    var size = Size(width: body.width + 2 * room, height: body.height)
    if let extra = tree.containers.controls[node].roundedExtraHeight {
      size.height = (size.height + extra).roundedUp
    }
    return size
  }

  func controlPlacement(_ node: ViewNode, _ proposal: Proposal) -> ChildPlacement {
    let (room, body, offer) = controlBody(node, proposal)
    return ChildPlacement(offset: Point(x: room, y: 0), size: body, proposal: offer)
  }

  /// The body of a control: the room at either side of it, its size, and what it is proposed.
  ///
  /// Measured on macOS 27.0: a button has its whole room where its label has its ideal width, and less before that has
  /// to wrap.
  private func controlBody(
    _ node: ViewNode, _ proposal: Proposal
  ) -> (room: Double, size: Size, offer: Proposal) {
    let room = tree.containers.controls[node].sideRoom
    guard room > 0, let width = proposal.width else {
      return (room, measure(node.firstChild, proposal), proposal)
    }
    let ideal = measure(node.firstChild, Proposal(width: nil, height: proposal.height)).width
    var offer = proposal
    if ideal + 2 * room <= width { offer.width = width - 2 * room }
    let size = measure(node.firstChild, offer)
    return (min(max((width - size.width) / 2, 0), room), size, offer)
  }

  /// What a control asks of its neighbours.
  func controlSpacing(_ view: ViewID, _ node: ViewNode) -> UInt32 {
    let content = node.firstChild.isNone ? SpacingTable.plain : traits[node.firstChild].spacing
    switch tree.containers.controls[node].spacing {
    case .plain: return SpacingTable.plain
    case .content: return content
    case .contentAbove:
      var spacing = SpacingPreferences.plain
      spacing.top = spacings[content].top
      return spacings.number(of: spacing)
    case .text(let font): return spacing(ofTextIn: font, node)
    case .distance(let distance):
      var spacing = SpacingPreferences.plain
      for edge in [Edge.top, .bottom] {
        spacing[edge] = .none
        spacing[edge].uncategorized = distance
      }
      return spacings.number(of: spacing)
    }
  }

  /// A control's explicit guides are its body's, but for baselines that it sets itself.
  func controlGuide(
    _ node: ViewNode, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    if guide == .firstTextBaseline || guide == .lastTextBaseline {
      switch tree.containers.controls[node].baselines {
      case .content: break
      case .top: return 0
      case .none: return nil
      }
    }
    guard !node.firstChild.isNone else { return nil }
    let body = controlPlacement(node, proposal)
    let value = explicitGuide(of: node.firstChild, guide, size: body.size, body.proposal)
    return value.map { isHorizontal(guide) ? $0 + body.offset.x : $0 }
  }
}
