import LayViews
import LayText

extension Layout {
  /// Gives a view its frame and places what is inside it. The size is the view's answer to the proposal.
  func place(_ view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    place(view, traits[view], frame, proposal)
  }

  @inline(__always)
  func place(_ view: ViewID, _ traits: ViewTraits, _ frame: Rect, _ proposal: Proposal) {
    placeContent(of: giveFrame(to: view, nodes[view], traits, frame, proposal))
  }

  /// Gives a view its frame, and what fills it the same.
  ///
  /// - Returns: the view, if its content is still to be placed.
  @inline(__always)
  func giveFrame(
    to view: ViewID, _ node: ViewNode, _ traits: ViewTraits, _ frame: Rect, _ proposal: Proposal
  ) -> ViewID {
    placements.note(view, frame, proposal)
    if traits.isFilledFrame { placements.note(node.firstChild, frame, Proposal(frame.size)) }
    return hasContent(node, traits) ? view : .none
  }

  /// Whether there is more to place than a view's own frame: mostly not, and a switch over all kinds costs more than
  /// these questions.
  @inline(__always)
  func hasContent(_ node: ViewNode, _ traits: ViewTraits) -> Bool {
    !traits.isFilledFrame && !node.kind.isPlainLeaf && node.kind != .spacer
  }

  /// Places what is inside a view that has its frame.
  ///
  /// Of each view on the way the last child is placed in this loop instead of by a call: chains of views are deep, and
  /// returning from calls deeper than the processor foresees cost as much as placing the views.
  func placeContent(of view: ViewID) {
    var view = view
    while !view.isNone { view = traits[view].isWrapper ? placeWrapped(in: view) : placeChildren(of: view) }
  }

  /// - Returns: a child whose content is still to be placed, if there is one.
  private func placeChildren(of view: ViewID) -> ViewID {
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
      placeZStack(of: node.firstChild, in: view, frame, alignment: tree.zStacks[node])
    case .background, .overlay: placeLayers(view, frame, proposal)
    case .lazyHGrid, .lazyVGrid: placeLazyGrid(view, frame)
    case .scrollView: placeScroll(view, node, frame, proposal)
    case .viewThatFits: placeFittingChild(node, frame, proposal)
    case .geometryReader: placeGeometryReader(view, frame)
    case .ownLayout: placeOwnLayout(node, of: view, frame, proposal)
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
    texts.grow(toViews: nodes.count, texts: tree.texts.count)
    measurer.layOut(
      shapedText(view), width: proposal.width, height: proposal.height, for: view, into: &texts)
  }

  /// Places a child at an offset from its parent's leading top corner.
  func placeChild(
    _ child: ViewID, of parent: ViewID, in frame: Rect, offset: Point, size: Size, _ proposal: Proposal
  ) {
    place(child, childFrame(of: parent, in: frame, offset: offset, size: size), proposal)
  }

  /// The frame at an offset from a parent's leading top corner, mirrored where text runs right to left.
  func childFrame(of parent: ViewID, in frame: Rect, offset: Point, size: Size) -> Rect {
    childFrame(in: frame, offset: offset, size: size, mirrors: isRightToLeft(parent))
  }

  @inline(__always)
  func childFrame(in frame: Rect, offset: Point, size: Size, mirrors: Bool) -> Rect {
    let x = mirrors ? frame.size.width - offset.x - size.width : offset.x
    return Rect(origin: Point(x: frame.minX.moved(by: x), y: frame.minY.moved(by: offset.y)), size: size)
  }

  func isRightToLeft(_ view: ViewID) -> Bool {
    hasRightToLeft && tree.environments[Int(nodes[view].environment)].layoutDirection == .rightToLeft
  }

  /// Where a modifier puts its child, relative to its own leading top corner.
  struct ChildPlacement {
    var offset: Point
    var size: Size
    var proposal: Proposal
  }

  /// The child of a modifier of known size: its proposal, its answer and its place.
  func childPlacement(_ view: ViewID, _ proposal: Proposal, size: Size) -> ChildPlacement {
    let node = nodes[view]
    switch node.kind {
    case .padding, .safeAreaPadding:
      let insets = tree.insets[node]
      let offer = paddedProposal(node, proposal)
      return ChildPlacement(
        offset: Point(x: insets.leading, y: insets.top), size: measure(node.firstChild, offer),
        proposal: offer)
    case .frame:
      let spec = tree.frames[node]
      return aligned(node, spec.childProposal(proposal), in: size, spec.alignment)
    case .containerRelativeFrame:
      let spec = tree.containerFrames[node]
      return aligned(node, containerFrameProposal(node, proposal), in: size, spec.alignment)
    case .safeAreaInset:
      return insetContentPlacement(node, proposal, size: size)
    case .flexibleFrame:
      let spec = tree.flexibleFrames[node]
      return aligned(node, flexibleFramePlacingProposal(node, proposal, size: size), in: size, spec.alignment)
    case .fixedSize:
      return centered(
        node, fixedSizeProposal(node, proposal), at: Point(x: size.width / 2, y: size.height / 2))
    case .aspectRatio:
      let offer = aspectRatioProposal(node, proposal)
      return centered(node, offer, at: Point(x: size.width / 2, y: size.height / 2))
    case .position:
      return centered(node, Proposal(size), at: tree.points[node])
    case .fraction: return fractionPlacement(node, size: size)
    case .control:
      return ChildPlacement(offset: .zero, size: measure(node.firstChild, proposal), proposal: proposal)
    case .offset:
      return ChildPlacement(offset: tree.points[node], size: size, proposal: proposal)
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

extension Double {
  /// A place further on; the same place where that is none, as between infinite lengths.
  @inline(__always)
  fileprivate func moved(by offset: Double) -> Double {
    let place = self + offset
    return place.isNaN ? self : place
  }
}
