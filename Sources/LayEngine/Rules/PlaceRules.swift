import LayViews
import LayText

extension LayoutPass where Rules == SwiftUIRules {
  /// Places what is inside a view that has its frame.
  /// - Returns: a child whose content is still to be placed, if there is one.
  func placeChildren(of view: ViewID) -> ViewID {
    let node = nodes[view]
    let (frame, proposal) = (placements[view].frame, placements[view].proposal)
    guard !node.firstChild.isNone else {
      placeEmpty(view, node, frame, proposal)
      return .none
    }
    switch node.kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack:
      if takesOnePass(traits[view], frame, proposal) { return placeOnePass(view, node, frame, proposal) }
      placeStack(view, frame, proposal)
    case .zStack:
      placeZStack(of: node.firstChild, in: view, frame, alignment: tree.containers.zStacks[node])
    case .background, .overlay: placeLayers(view, frame, proposal)
    case .lazyHGrid, .lazyVGrid: placeLazyGrid(view, frame)
    case .scrollView: placeScroll(view, node, frame, proposal)
    case .viewThatFits: placeFittingChild(node, frame, proposal)
    case .geometryReader: placeGeometryReader(view, frame)
    case .ownLayout: placeCustomLayout(node, of: view, frame, proposal)
    case .safeAreaInset: placeSafeAreaInset(view, frame, proposal)
    case .safeAreaPadding: placeSafeAreaPadding(view, frame, proposal)
    case .ignoresSafeArea: placeIgnoringSafeArea(view, frame, proposal)
    case .grid: placeGrid(view, frame, proposal)
    case .uniformRow: placeUniformRow(view, node, frame)
    case .formColumns: placeForm(view, node, frame, proposal)
    case .section, .gridRow:
      placeZStack(of: node.firstChild, in: view, frame, alignment: .center)
    case .frame, .flexibleFrame, .padding, .fixedSize, .position, .aspectRatio, .layoutPriority, .offset,
      .alignmentGuide, .effect, .control, .fraction, .containerRelativeFrame, .gridCellColumns,
      .gridCellAnchor,
      .gridColumnAlignment,
      .gridCellUnsizedAxes:
      let child = childPlacement(view, proposal, size: frame.size)
      return giveFrame(
        to: node.firstChild, nodes[node.firstChild], traits[node.firstChild],
        childFrame(of: view, in: frame, offset: child.offset, size: child.size), child.proposal)
    case .color, .gradient, .shape, .spacer, .divider, .text, .image: break
    }
    return .none
  }

  /// What there is to do for a view without children.
  private func placeEmpty(_ view: ViewID, _ node: ViewNode, _ frame: Rect, _ proposal: Proposal) {
    switch node.kind {
    case .text: placeText(view, node, proposal)
    case .geometryReader: placeGeometryReader(view, frame)
    case .lazyHGrid, .lazyVGrid: placeLazyGrid(view, frame)
    default: break
    }
  }

  private func placeText(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) {
    texts.grow(toViews: nodes.count, texts: tree.contents.texts.count)
    measurer.layOut(
      shapedText(view), width: proposal.width, height: proposal.height, for: view, into: &texts)
  }

  /// The child of a modifier of known size: its proposal, its answer and its place.
  func placementOfChild(_ view: ViewID, _ proposal: Proposal, size: Size) -> ChildPlacement {
    let node = nodes[view]
    switch node.kind {
    case .padding, .safeAreaPadding:
      let insets = tree.modifiers.insets[node]
      let offer = paddedProposal(node, proposal)
      return ChildPlacement(
        offset: Point(x: insets.leading, y: insets.top), size: measure(node.firstChild, offer),
        proposal: offer)
    case .frame:
      let spec = tree.modifiers.frames[node]
      return aligned(node, spec.childProposal(proposal), in: size, spec.alignment)
    case .containerRelativeFrame:
      let spec = tree.modifiers.containerFrames[node]
      return aligned(node, containerFrameProposal(node, proposal), in: size, spec.alignment)
    case .safeAreaInset:
      return insetContentPlacement(node, proposal, size: size)
    case .flexibleFrame:
      let spec = tree.modifiers.flexibleFrames[node]
      return aligned(node, flexibleFramePlacingProposal(node, proposal, size: size), in: size, spec.alignment)
    case .fixedSize:
      return centered(
        node, fixedSizeProposal(node, proposal), at: Point(x: size.width / 2, y: size.height / 2))
    case .aspectRatio:
      let offer = aspectRatioProposal(node, proposal)
      return centered(node, offer, at: Point(x: size.width / 2, y: size.height / 2))
    case .position:
      return centered(node, Proposal(size), at: tree.modifiers.points[node])
    case .fraction: return fractionPlacement(node, size: size)
    case .control: return controlPlacement(node, proposal)
    case .offset:
      return ChildPlacement(offset: tree.modifiers.points[node], size: size, proposal: proposal)
    default:
      return ChildPlacement(offset: .zero, size: size, proposal: proposal)
    }
  }

  /// The child's centre on a point.
  private func centered(_ node: ViewNode, _ proposal: Proposal, at point: Point) -> ChildPlacement {
    let size = measure(node.firstChild, proposal)
    return ChildPlacement(
      offset: Point(x: point.x - size.width / 2, y: point.y - size.height / 2), size: size, proposal: proposal
    )
  }

  /// A frame puts its child's guide on its own.
  private func aligned(
    _ node: ViewNode, _ proposal: Proposal, in size: Size, _ alignment: Alignment
  ) -> ChildPlacement {
    let child = measure(node.firstChild, proposal)
    let offset = Point(
      x: alignedOffset(node.firstChild, alignment.horizontal, child, proposal, in: size, .horizontal),
      y: alignedOffset(node.firstChild, alignment.vertical, child, proposal, in: size, .vertical))
    return ChildPlacement(offset: offset, size: child, proposal: proposal)
  }

  private func alignedOffset(
    _ child: ViewID, _ guide: AlignmentGuide, _ childSize: Size, _ proposal: Proposal, in size: Size,
    _ axis: Axis
  ) -> Double {
    if guide.isBuiltIn, !traits[child].hasGuides {
      if childSize[axis] == size[axis] { return 0 }
      return guide.builtInDefault(size) - guide.builtInDefault(childSize)
    }
    return defaultGuideValue(guide, size: size) - guideValue(of: child, guide, size: childSize, proposal)
  }
}
