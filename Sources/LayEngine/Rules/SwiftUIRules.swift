import LayViews

/// The rules of SwiftUI's containers and modifiers: the one place that knows them all.
enum SwiftUIRules: ViewRules {
  static func directAnswer(
    _ layout: LayoutPass<Self>, _ view: ViewID, _ node: ViewNode, _ proposal: Proposal
  ) -> Size? {
    layout.directAnswer(view, node, proposal)
  }

  static func size(
    _ layout: LayoutPass<Self>, _ view: ViewID, _ node: ViewNode, _ proposal: Proposal
  ) -> Size {
    layout.computeSize(view, node, proposal)
  }

  static func placeChildren(_ layout: LayoutPass<Self>, of view: ViewID) -> ViewID {
    layout.placeChildren(of: view)
  }

  static func childPlacement(
    _ layout: LayoutPass<Self>, _ view: ViewID, _ proposal: Proposal, size: Size
  ) -> ChildPlacement {
    layout.placementOfChild(view, proposal, size: size)
  }

  static func explicitGuide(
    _ layout: LayoutPass<Self>, of view: ViewID, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    layout.findExplicitGuide(of: view, guide, size: size, proposal)
  }

  static func prepareViews(_ layout: LayoutPass<Self>, from first: ViewID) {
    layout.prepareViews()
    var view = first
    while !view.isNone {
      layout.prepare(view, stackAxis: nil)
      view = layout.nodes[view].nextSibling
    }
  }
}
