import LayViews

// `frame(width:height:alignment:)`. See "Frames" in the article Layout Rules.

extension FrameSpec {
  /// The length that counts along an axis: a negative or endless one is as good as none.
  ///
  /// It is read without the subscript, a call into another module that cost more than everything else here.
  @inline(__always)
  func length(_ axis: Axis) -> Double? {
    let given = axis == .horizontal ? width : height
    guard let given, given >= 0, given < .infinity else { return nil }
    return given
  }

  /// Proposes the given dimensions, and what it was proposed itself where none is given.
  func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }
}

extension LayoutPass {
  /// The size of a frame of fixed lengths around a leaf that takes whatever it is proposed: the commonest pair of all,
  /// of which everything is known at a glance. nil for other views.
  @inline(__always)
  func filledFrameSize(_ node: ViewNode) -> Size? {
    guard node.kind == .frame, !node.firstChild.isNone, nodes[node.firstChild].kind.isPlainLeaf else {
      return nil
    }
    let frame = tree.modifiers.frames[node]
    guard let width = frame.length(.horizontal), let height = frame.length(.vertical) else { return nil }
    return Size(width: width, height: height)
  }

  /// Answers the given dimensions, and the child's where none is given.
  func fixedFrameSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let frame = tree.modifiers.frames[node]
    let (width, height) = (frame.length(.horizontal), frame.length(.vertical))
    if let width, let height { return Size(width: width, height: height) }
    let child = measure(node.firstChild, frame.childProposal(proposal))
    return Size(width: width ?? child.width, height: height ?? child.height)
  }
}
