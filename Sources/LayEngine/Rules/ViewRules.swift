import LayViews

/// What each kind of view does: how it measures and places what is inside it.
///
/// Containers are written against this and not against each other. One asks for the size of a child or places it by
/// `measure` and `place`, which come here; what conforms knows every container, and no container knows that. It is a type
/// that the compiler puts in and not a value that is called through, so that it costs nothing.
protocol ViewRules {
  /// The answer of a view that is known at once, or is a child's; nil for those that it pays to keep.
  static func directAnswer(
    _ layout: LayoutPass<Self>, _ view: ViewID, _ node: ViewNode, _ proposal: Proposal
  ) -> Size?

  /// The answer of a view whose answers are kept.
  static func size(_ layout: LayoutPass<Self>, _ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size

  /// Places what is inside a view that has its frame.
  /// - Returns: a child whose content is still to be placed, if there is one.
  static func placeChildren(_ layout: LayoutPass<Self>, of view: ViewID) -> ViewID

  /// The child of a modifier of known size: its proposal, its answer and its place.
  static func childPlacement(
    _ layout: LayoutPass<Self>, _ view: ViewID, _ proposal: Proposal, size: Size
  ) -> ChildPlacement

  /// The value that a view, or a view inside it, sets for a guide.
  static func explicitGuide(
    _ layout: LayoutPass<Self>, of view: ViewID, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double?

  /// Finds out what does not depend on a proposal about views that the tree has gained.
  static func prepareViews(_ layout: LayoutPass<Self>, from first: ViewID)
}

/// Where a modifier puts its child, relative to its own leading top corner.
struct ChildPlacement {
  var offset: Point
  var size: Size
  var proposal: Proposal
}
