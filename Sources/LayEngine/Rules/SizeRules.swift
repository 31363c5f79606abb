import LayText
import LayViews

extension LayoutPass where Rules == SwiftUIRules {
  /// The answer of a view that is known at once, or is a child's; nil for those that it pays to keep.
  func directAnswer(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size? {
    switch node.kind {
    case .color, .gradient: return flexibleSize(proposal)
    case .shape: return tree.contents.shapes[node].sizing == nil ? shapeSize(node, proposal) : nil
    case .spacer: return spacerSize(view, node, proposal)
    case .divider: return dividerSize(view, proposal)
    case .text: return measureText(view, node, proposal).size
    case .image: return imageSize(node, proposal)
    case .geometryReader, .fraction: return flexibleSize(proposal)
    case .frame:
      let frame = tree.modifiers.frames[node]
      if let width = frame.length(.horizontal), let height = frame.length(.vertical) {
        return Size(width: width, height: height)
      }
    #if !hasFeature(Embedded)
    case .aspectRatio where isSimpleLeaf(node.firstChild):
      return measure(node.firstChild, aspectRatioProposal(node, proposal))
    case .flexibleFrame where isSimpleLeaf(node.firstChild): return flexibleFrameSize(node, proposal)
    #endif
    case .layoutPriority, .offset, .alignmentGuide, .background, .overlay, .effect, .ignoresSafeArea,
      .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      // They answer what their child answers: go straight to it.
      return node.firstChild.isNone ? .zero : measure(node.firstChild, proposal)
    default: break
    }
    return nil
  }

  #if !hasFeature(Embedded)
  /// Whether a view takes what it is proposed, or is a shape in that: what is made of its answers costs less than keeping it.
  private func isSimpleLeaf(_ view: ViewID) -> Bool {
    guard !view.isNone else { return false }
    if traits[view].elasticity == Elasticity.plainLeaf { return true }
    let node = nodes[view]
    return node.kind == .shape && tree.contents.shapes[node].sizing == nil
  }
  #endif

  /// The answer of a view whose answers are kept.
  func computeSize(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size {
    guard !node.firstChild.isNone else { return emptySize(view, node, proposal) }
    switch node.kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack: return stackSize(view, proposal)
    case .zStack, .section, .gridRow: return zStackSize(of: node.firstChild, proposal)
    case .control: return controlSize(node, proposal)
    case .uniformRow: return uniformRowSize(node, proposal)
    case .formColumns: return formSize(view, node, proposal)
    case .frame: return fixedFrameSize(node, proposal)
    case .flexibleFrame: return flexibleFrameSize(node, proposal)
    case .padding, .safeAreaPadding: return paddedSize(node, proposal)
    case .fixedSize: return measure(node.firstChild, fixedSizeProposal(node, proposal))
    case .position: return positionSize(node, proposal)
    case .aspectRatio: return measure(node.firstChild, aspectRatioProposal(node, proposal))
    case .lazyHGrid, .lazyVGrid: return lazyGridSize(view, proposal)
    case .grid: return gridSize(view, proposal)
    case .scrollView: return scrollSize(view, node, proposal)
    case .ownLayout: return customLayoutSize(view, node, proposal)
    case .viewThatFits: return measure(fittingChild(node, proposal), proposal)
    case .safeAreaInset: return safeAreaInsetSize(node, proposal)
    case .containerRelativeFrame: return containerFrameSize(node, proposal)
    case .geometryReader, .fraction, .color, .gradient, .shape, .spacer, .divider, .text, .image,
      .layoutPriority,
      .offset,
      .alignmentGuide,
      .background, .overlay, .effect, .ignoresSafeArea, .gridCellColumns, .gridCellAnchor,
      .gridColumnAlignment,
      .gridCellUnsizedAxes:
      return measure(node.firstChild, proposal)
    }
  }

  /// Containers and modifiers without a child take no space, but what they take whatever is in them.
  private func emptySize(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size {
    switch node.kind {
    case .lazyHGrid, .lazyVGrid: return lazyGridSize(view, proposal)
    case .ownLayout: return customLayoutSize(view, node, proposal)
    case .shape: return ownShapeSize(node, proposal)
    case .frame:
      let frame = tree.modifiers.frames[node]
      return Size(width: frame.length(.horizontal) ?? 0, height: frame.length(.vertical) ?? 0)
    default: return .zero
    }
  }
}
