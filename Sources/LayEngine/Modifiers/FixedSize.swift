import LayViews

// `fixedSize`: the content's ideal length along the fixed axes, whatever is proposed. See "The other modifiers" in the
// article Layout Rules.

extension LayoutPass {
  private func isFixed(_ node: ViewNode, _ axis: Axis) -> Bool {
    tree.modifiers.axisSets[node].contains(axis)
  }

  /// Nothing is proposed on the fixed axes.
  func fixedSizeProposal(_ node: ViewNode, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: isFixed(node, .horizontal) ? nil : proposal.width,
      height: isFixed(node, .vertical) ? nil : proposal.height)
  }

  /// Whether there is one answer, of which the content is asked: where both of its lengths are its ideal ones.
  func isFixedBothWays(_ node: ViewNode) -> Bool {
    isFixed(node, .horizontal) && isFixed(node, .vertical) && !node.firstChild.isNone
  }

  /// The lengths of content whose lengths are known beforehand.
  func fixedRange(_ content: Elasticity.Range, _ node: ViewNode, _ axis: Axis) -> Elasticity.Range {
    isFixed(node, axis) ? Elasticity.Range(rigid: content.ideal) : content
  }

  /// Whether the content is never proposed another width than its ideal one.
  func keepsIdealWidth(_ node: ViewNode) -> Bool { isFixed(node, .horizontal) }
}
