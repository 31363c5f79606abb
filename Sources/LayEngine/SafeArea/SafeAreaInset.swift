import LayViews

// `safeAreaInset`, `safeAreaPadding`, `ignoresSafeArea`. See "Safe area" in the article Scrolling, Bars, and Fitting.

/// A bar beside its content: what each was proposed and answered.
struct InsetLayout {
  var content: ViewID
  /// None if the bar's builder made no view.
  var bar: ViewID
  var spec: SafeAreaInsetSpec
  var spacing = 0.0
  var contentOffer: Proposal
  var barOffer = Proposal.unspecified
  var contentSize = Size.zero
  var barSize = Size.zero

  var axis: Axis { spec.edge.axis }
  /// What the bar takes along its axis, with the gap.
  var depth: Double { bar.isNone ? 0 : barSize[axis] + spacing }
}

extension LayoutPass {
  /// Serves the bar first, with the content's least length held back, and the content what is left.
  func divideInset(_ node: ViewNode, _ proposal: Proposal) -> InsetLayout {
    let content = node.firstChild
    var layout = InsetLayout(
      content: content, bar: nodes[content].nextSibling, spec: tree.modifiers.safeAreaInsets[node],
      contentOffer: proposal)
    let axis = layout.axis
    if !layout.bar.isNone {
      let (first, second) = layout.spec.edge.isStart ? (layout.bar, content) : (content, layout.bar)
      layout.spacing = layout.spec.spacing ?? preferredGap(first, second, along: axis)
      layout.barOffer = proposal
      if let length = proposal[axis] {
        var least = proposal
        least[axis] = 0
        let room = max(length - layout.spacing, 0) - measure(content, least)[axis]
        layout.barOffer[axis] = room.isNaN ? 0 : max(room, 0)
      }
      layout.barSize = measure(layout.bar, layout.barOffer)
      if let length = proposal[axis] {
        let rest = length - layout.depth
        layout.contentOffer[axis] = rest.isNaN ? 0 : max(rest, 0)
      }
    }
    layout.contentSize = measure(content, layout.contentOffer)
    return layout
  }

  func safeAreaInsetSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let layout = divideInset(node, proposal)
    return Size(
      major: max(layout.contentSize[layout.axis] + layout.depth, 0),
      minor: max(layout.contentSize[layout.axis.other], layout.barSize[layout.axis.other]), axis: layout.axis)
  }

  /// The content at the opposite edge, the bar at its own and aligned with the content across.
  func placeSafeAreaInset(_ view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    let layout = divideInset(nodes[view], proposal)
    let places = insetOffsets(layout, size: frame.size)
    let content = childFrame(of: view, in: frame, offset: places.content, size: layout.contentSize)
    let outside = safeArea
    if !layout.bar.isNone {
      let sides = SafeArea.Sides(EdgeSet(layout.spec.edge), isRightToLeft: isRightToLeft(view))
      safeArea.inset(from: frame, to: content, at: sides, isScreenBar: layout.spec.isScreenBar)
    }
    place(layout.content, content, layout.contentOffer)
    safeArea = outside
    guard !layout.bar.isNone else { return }
    placeChild(
      layout.bar, of: view, in: frame, offset: places.bar, size: layout.barSize, layout.barOffer)
  }

  private func insetOffsets(_ layout: InsetLayout, size: Size) -> (content: Point, bar: Point) {
    let (axis, guide) = (layout.axis, layout.spec.alignment)
    var content = Point.zero
    var bar = Point.zero
    if !layout.bar.isNone {
      let onContent = guideValue(of: layout.content, guide, size: layout.contentSize, layout.contentOffer)
      let onBar = guideValue(of: layout.bar, guide, size: layout.barSize, layout.barOffer)
      let line = max(onContent, onBar)
      content[axis.other] = line - onContent
      bar[axis.other] = line - onBar
    }
    if layout.spec.edge.isStart {
      content[axis] = layout.depth
    } else {
      bar[axis] = size[axis] - layout.barSize[axis]
    }
    return (content, bar)
  }

  /// Where a `safeAreaInset` puts its content, for alignment guides.
  func insetContentPlacement(_ node: ViewNode, _ proposal: Proposal, size: Size) -> ChildPlacement {
    let layout = divideInset(node, proposal)
    return ChildPlacement(
      offset: insetOffsets(layout, size: size).content, size: layout.contentSize,
      proposal: layout.contentOffer)
  }

  /// Padding whose content may run on under it.
  func placeSafeAreaPadding(_ view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    let child = childPlacement(view, proposal, size: frame.size)
    let content = childFrame(of: view, in: frame, offset: child.offset, size: child.size)
    let insets = tree.modifiers.insets[nodes[view]]
    var edges = EdgeSet()
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(EdgeSet(edge)) }
    let outside = safeArea
    safeArea.inset(
      from: frame, to: content, at: SafeArea.Sides(edges, isRightToLeft: isRightToLeft(view)))
    place(nodes[view].firstChild, content, child.proposal)
    safeArea = outside
  }

  /// The modifier keeps the safe frame; its content is proposed what it reaches under the edges it touches.
  func placeIgnoringSafeArea(_ view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    let node = nodes[view]
    let sides = SafeArea.Sides(tree.modifiers.edgeSets[node], isRightToLeft: isRightToLeft(view))
    let extended = safeArea.extended(frame, at: sides)
    guard extended != frame else {
      place(node.firstChild, frame, proposal)
      return
    }
    let offer = Proposal(extended.size)
    let outside = safeArea
    safeArea.ignore(sides)
    placeChild(
      node.firstChild, of: view, in: extended, offset: .zero, size: measure(node.firstChild, offer), offer)
    safeArea = outside
  }
}
