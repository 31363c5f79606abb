import LayViews

// Modifiers around one child, each as two answers: what the child is proposed and what size that makes.
// See "The other modifiers" in the article Layout Rules.

extension LayoutPass {
  /// The proposal less the insets, never below nothing.
  func paddedProposal(_ node: ViewNode, _ proposal: Proposal) -> Proposal {
    let insets = tree.modifiers.insets[node]
    return Proposal(
      width: proposal.width.map { max($0 - insets.total(.horizontal), 0) },
      height: proposal.height.map { max($0 - insets.total(.vertical), 0) })
  }

  func paddedSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    padded(measure(node.firstChild, paddedProposal(node, proposal)), node)
  }

  /// A size with the insets around it, never below nothing.
  func padded(_ size: Size, _ node: ViewNode) -> Size {
    let insets = tree.modifiers.insets[node]
    return Size(
      width: max(size.width + insets.total(.horizontal), 0),
      height: max(size.height + insets.total(.vertical), 0))
  }

  /// The whole proposal; the child's length where nothing is proposed.
  func positionSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: max(width, 0), height: max(height, 0))
    }
    let child = measure(node.firstChild, proposal)
    return Size(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  /// The largest box of the ratio that fits the proposal, or the smallest that fills it; a side that is not
  /// proposed is ignored.
  func aspectRatioProposal(_ node: ViewNode, _ proposal: Proposal) -> Proposal {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let spec = tree.modifiers.aspectRatios[node]
    let box = spec.ratio.map { Size(width: $0, height: 1) } ?? measure(node.firstChild, .unspecified)
    // Measured on macOS 27.0: a negative ratio is used as it stands, and proposes a negative height.
    guard box.width != 0, box.height != 0, box.width.isFinite, box.height.isFinite else { return proposal }
    let horizontal = proposal.width.map { $0 / box.width }
    let vertical = proposal.height.map { $0 / box.height }
    let scale: Double
    switch (horizontal, vertical) {
    case (let x?, let y?): scale = spec.fills ? max(x, y) : min(x, y)
    case (let x?, nil): scale = x
    case (nil, let y?): scale = y
    case (nil, nil): return proposal
    }
    return Proposal(width: box.width * scale, height: box.height * scale)
  }
}
