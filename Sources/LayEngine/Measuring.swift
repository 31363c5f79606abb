import LaySemantics
import LayText

extension Layout {
  /// The size that a view answers to a proposal. See "Proposal and answer" in the article Layout Rules.
  func measure(_ view: ViewID, _ proposal: Proposal) -> Size {
    let traits = self.traits[view]
    return traits.isRigid ? traits.rigidSize : answer(view, nodes[view], proposal)
  }

  /// Works an answer out, or finds it among those given before.
  func answer(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size {
    switch node.kind {
    case .color, .gradient: return flexibleSize(proposal)
    case .shape: return shapeSize(node, proposal)
    case .spacer: return spacerSize(view, node, proposal)
    case .divider: return dividerSize(view, proposal)
    case .text: return measureText(view, node, proposal).size
    case .image: return imageSize(node, proposal)
    case .frame:
      let frame = tree.frames[Int(node.payload)]
      if let width = frame.width, let height = frame.height { return Size(width: width, height: height) }
    case .layoutPriority, .offset, .alignmentGuide, .background, .overlay, .effect, .ignoresSafeArea,
      .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      // They answer what their child answers: go straight to it.
      return node.firstChild.isNone ? .zero : measure(node.firstChild, proposal)
    default: break
    }
    // Along a rigid axis every proposal is the same question.
    var question = proposal
    let traits = self.traits[view]
    if traits.isRigid(.horizontal) { question.width = nil }
    if traits.isRigid(.vertical) { question.height = nil }
    if let known = cache.answer(of: view, to: question) { return known }
    let size = computeSize(view, node, question)
    cache.store(size, of: view, to: question)
    return size
  }

  /// The answer of a view whose answers are kept.
  private func computeSize(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size {
    guard !node.firstChild.isNone else { return emptySize(node, proposal) }
    switch node.kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack: return stackSize(view, proposal)
    case .zStack, .section, .gridRow: return zStackSize(of: node.firstChild, proposal)
    case .frame: return fixedFrameSize(node, proposal)
    case .flexibleFrame: return flexibleFrameSize(node, proposal)
    case .padding: return paddedSize(node, proposal)
    case .fixedSize: return measure(node.firstChild, fixedSizeProposal(node, proposal))
    case .position: return positionSize(node, proposal)
    case .aspectRatio: return measure(node.firstChild, aspectRatioProposal(node, proposal))
    case .lazyHGrid, .lazyVGrid, .grid, .scrollView, .viewThatFits, .geometryReader, .safeAreaInset,
      .safeAreaPadding, .containerRelativeFrame:
      return zStackSize(of: node.firstChild, proposal)
    case .color, .gradient, .shape, .spacer, .divider, .text, .image, .layoutPriority, .offset,
      .alignmentGuide,
      .background, .overlay, .effect, .ignoresSafeArea, .gridCellColumns, .gridCellAnchor,
      .gridColumnAlignment,
      .gridCellUnsizedAxes:
      return measure(node.firstChild, proposal)
    }
  }

  /// Containers and modifiers without a child take no space.
  private func emptySize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    node.kind == .geometryReader ? flexibleSize(proposal) : .zero
  }
}
