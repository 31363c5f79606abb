import LaySemantics

// `frame(width:height:alignment:)`. See "Frames" in the article Layout Rules.

extension FrameSpec {
  /// The length that counts along an axis: a negative or endless one is as good as none.
  ///
  /// It is read without the subscript, a call into another module that cost more than everything else here.
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

extension Layout {
  /// Whether a view is a frame of fixed lengths around a leaf that takes whatever it is proposed: the commonest pair
  /// of all, of which everything is known at a glance.
  func isFilledFrame(_ node: ViewNode) -> Bool {
    guard node.kind == .frame, !node.firstChild.isNone, nodes[node.firstChild].kind.isPlainLeaf else {
      return false
    }
    let frame = tree.frames[Int(node.payload)]
    return frame.length(.horizontal) != nil && frame.length(.vertical) != nil
  }

  /// What is known of a filled frame: it is as large as it says, and nothing of its content shows through.
  func prepareFilledFrame(_ view: ViewID, _ node: ViewNode, stackAxis: Axis?) {
    var traits = ViewTraits()
    traits.stackAxis = stackAxis
    traits.setRigid(.horizontal)
    traits.setRigid(.vertical)
    traits.rigidSize = fixedFrameSize(node, .unspecified)
    self.traits[view] = traits
  }

  /// Answers the given dimensions, and the child's where none is given.
  func fixedFrameSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let frame = tree.frames[Int(node.payload)]
    let (width, height) = (frame.length(.horizontal), frame.length(.vertical))
    if let width, let height { return Size(width: width, height: height) }
    let child = measure(node.firstChild, frame.childProposal(proposal))
    return Size(width: width ?? child.width, height: height ?? child.height)
  }
}
