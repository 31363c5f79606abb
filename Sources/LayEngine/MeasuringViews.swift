import LayViews

extension LayoutPass {
  /// The size that a view answers to a proposal. See "Proposal and answer" in the article Layout Rules.
  func measure(_ view: ViewID, _ proposal: Proposal) -> Size {
    let traits = self.traits[view]
    if traits.isRigid { return traits.rigidSize }
    if traits.elasticity != Elasticity.none { return elasticities[Int(traits.elasticity)].answer(proposal) }
    if let size = traits.idealSize(in: proposal.width) { return size }
    let node = nodes[view]
    return Rules.directAnswer(self, view, node, proposal) ?? keptAnswer(view, node, traits, proposal)
  }

  /// Works an answer out, or finds it among those given before.
  private func keptAnswer(
    _ view: ViewID, _ node: ViewNode, _ traits: ViewTraits, _ proposal: Proposal
  ) -> Size {
    var question = proposal
    switch node.kind {
    // Along its growth a lazy container gives every child its ideal length, whatever it is proposed itself.
    case .lazyHStack, .lazyHGrid: question.width = nil
    case .lazyVStack, .lazyVGrid: question.height = nil
    default: break
    }
    // Along a rigid axis every proposal is the same question.
    if traits.isRigid(.horizontal) { question.width = nil }
    if traits.isRigid(.vertical) { question.height = nil }
    let container = traits.dependsOnContainer ? container.number : 0
    if let known = sizes.answer(of: view, to: question, on: container) { return known }
    if answerCount.isExhausted { return .zero }
    let size = Rules.size(self, view, node, question)
    answerCount.add()
    sizes.store(size, of: view, to: question, on: container)
    return size
  }
}
