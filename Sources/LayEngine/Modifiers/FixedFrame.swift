import LaySemantics

// `frame(width:height:alignment:)`. See "Frames" in the article Layout Rules.

extension FrameSpec {
  /// Proposes the given dimensions, and what it was proposed itself where none is given.
  func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension Layout {
  /// Answers the given dimensions, and the child's where none is given.
  func fixedFrameSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let frame = tree.frames[Int(node.payload)]
    if let width = frame.width, let height = frame.height { return Size(width: width, height: height) }
    let child = measure(node.firstChild, frame.childProposal(proposal))
    return Size(width: frame.width ?? child.width, height: frame.height ?? child.height)
  }
}
