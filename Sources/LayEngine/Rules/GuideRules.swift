import LayViews
import LayText

extension LayoutPass where Rules == SwiftUIRules {
  func findExplicitGuide(
    of view: ViewID, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    let node = nodes[view]
    switch node.kind {
    case .text:
      let measure = measureText(view, node, proposal)
      if guide == .firstTextBaseline { return measure.firstBaseline }
      if guide == .capCenter { return measure.firstBaseline - measurer.capHeight(shapedText(view)) / 2 }
      return guide == .lastTextBaseline ? measure.lastBaseline : nil
    case .image:
      let image = tree.contents.images[node]
      if guide == .capCenter { return image.capCenter }
      return guide == .firstTextBaseline || guide == .lastTextBaseline ? image.baseline : nil
    case .control: return controlGuide(node, guide, size: size, proposal)
    case .alignmentGuide:
      let spec = tree.modifiers.alignmentGuides[node]
      guard spec.guide == guide else {
        return explicitGuide(of: node.firstChild, guide, size: size, proposal)
      }
      guard let closure = spec.closure else { return 0 }
      return callbacks.guideValue(closure, dimensions(of: node.firstChild, size: size, proposal))
    case .hStack, .vStack, .lazyHStack, .lazyVStack:
      return guide.isBuiltIn ? nil : stackGuide(view, guide, size: size, proposal)
    case .zStack:
      return guide.isBuiltIn
        ? nil : zStackGuide(of: node.firstChild, guide, size: size, alignment: tree.containers.zStacks[node])
    case .viewThatFits:
      return explicitGuide(of: fittingChild(node, proposal), guide, size: size, proposal)
    case .ownLayout: return customLayoutGuide(view, node, guide, size: size, proposal)
    case .scrollView, .lazyHGrid, .lazyVGrid, .geometryReader, .section, .gridRow, .uniformRow,
      .formColumns, .fraction:
      return nil
    // An offset moves the picture alone: measured on macOS 27.0 for baselines.
    case .background, .overlay, .offset:
      return explicitGuide(of: node.firstChild, guide, size: size, proposal)
    case .grid: return guide.isBuiltIn ? nil : gridGuide(view, guide, proposal)
    case .color, .gradient, .shape, .spacer, .divider: return nil
    default:
      guard !node.firstChild.isNone else { return nil }
      let child = childPlacement(view, proposal, size: size)
      let value = explicitGuide(of: node.firstChild, guide, size: child.size, child.proposal)
      return value.map { $0 + (isHorizontal(guide) ? child.offset.x : child.offset.y) }
    }
  }
}
