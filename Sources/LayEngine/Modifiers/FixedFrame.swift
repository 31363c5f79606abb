import LaySemantics

// `frame(width:height:alignment:)`. See "Frames" in the article Layout Rules.

extension FrameSpec {
  /// The length that counts along an axis: a negative or endless one is as good as none.
  func length(_ axis: Axis) -> Double? {
    guard let length = self[axis], length >= 0, length < .infinity else { return nil }
    return length
  }

  /// Proposes the given dimensions, and what it was proposed itself where none is given.
  func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }
}

extension Layout {
  /// Answers the given dimensions, and the child's where none is given.
  func fixedFrameSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let frame = tree.frames[Int(node.payload)]
    let (width, height) = (frame.length(.horizontal), frame.length(.vertical))
    if let width, let height { return Size(width: width, height: height) }
    let child = measure(node.firstChild, frame.childProposal(proposal))
    return Size(width: width ?? child.width, height: height ?? child.height)
  }
}
