/// How layout asks the evaluator for what depends on sizes.
///
/// The engine owns the tree while it lays out; a callback that builds views appends them to it.
package struct LayoutCallbacks {
  /// To be called where a layout begins: what its questions may take together is counted from here.
  package var begin: () -> Void
  /// The content of a `GeometryReader` of a known size, appended to the tree as a list of siblings.
  package var geometryContent: (inout ViewTree, ClosureID, GeometryValue) -> ViewList
  /// The value of an alignment guide, `alignmentGuide` or `defaultValue(in:)`, from a view's dimensions.
  package var guideValue: (ClosureID, ViewDimensions) -> Double
  /// The length that a `containerRelativeFrame` closure makes of its container's.
  package var containerLength: (ClosureID, _ length: Double, Axis) -> Double

  /// The size that a custom layout answers to a proposal.
  package var layoutSize: (ClosureID, ProposedSize, LayoutSubviews) -> Size
  /// Has a custom layout place its subviews within a rectangle of canvas coordinates.
  package var placeSubviews: (ClosureID, Rect, ProposedSize, LayoutSubviews) -> Void

  /// What a custom layout asks of its neighbours; nil where it does not say.
  package var layoutSpacing: (ClosureID, LayoutSubviews) -> SpacingPreferences? = { _, _ in nil }
  /// Where a custom layout of a size has a guide, from its leading top corner; nil where it does not say.
  package var layoutGuide: (ClosureID, GuideOfLayout, LayoutSubviews) -> Double? = { _, _, _ in nil }

  /// The size that a shape of the file's own answers to a proposal.
  package var shapeSize: (ClosureID, ProposedSize) -> Size = { _, _ in .zero }

  package init(
    begin: @escaping () -> Void,
    geometryContent: @escaping (inout ViewTree, ClosureID, GeometryValue) -> ViewList,
    guideValue: @escaping (ClosureID, ViewDimensions) -> Double,
    containerLength: @escaping (ClosureID, Double, Axis) -> Double,
    layoutSize: @escaping (ClosureID, ProposedSize, LayoutSubviews) -> Size,
    placeSubviews: @escaping (ClosureID, Rect, ProposedSize, LayoutSubviews) -> Void
  ) {
    self.begin = begin
    self.geometryContent = geometryContent
    self.guideValue = guideValue
    self.containerLength = containerLength
    self.layoutSize = layoutSize
    self.placeSubviews = placeSubviews
  }

  /// For trees without closures: nothing to build, guides at 0, containers as they are, empty layouts.
  package static var none: LayoutCallbacks {
    LayoutCallbacks(
      begin: {}, geometryContent: { _, _, _ in ViewList() }, guideValue: { _, _ in 0 },
      containerLength: { _, length, _ in length }, layoutSize: { _, _, _ in .zero },
      placeSubviews: { _, _, _, _ in })
  }
}

/// A guide that a custom layout is asked for.
package struct GuideOfLayout {
  package var guide: AlignmentGuide
  package var axis: Axis
  package var size: Size
  package var proposal: ProposedSize

  package init(_ guide: AlignmentGuide, along axis: Axis, size: Size, proposal: ProposedSize) {
    self.guide = guide
    self.axis = axis
    self.size = size
    self.proposal = proposal
  }
}

/// What a `GeometryProxy` knows.
package struct GeometryValue: Equatable, Sendable {
  package var size: Size
  /// The frame in canvas coordinates.
  package var globalFrame: Rect
  package var safeAreaInsets: EdgeInsets

  package init(size: Size, globalFrame: Rect, safeAreaInsets: EdgeInsets) {
    self.size = size
    self.globalFrame = globalFrame
    self.safeAreaInsets = safeAreaInsets
  }
}

/// A view's size and guides, as an alignment closure sees them.
package struct ViewDimensions {
  package var size: Size
  /// `d[guide]`
  package var value: (AlignmentGuide) -> Double
  /// `d[explicit: guide]`
  package var explicit: (AlignmentGuide) -> Double?

  package init(
    size: Size, value: @escaping (AlignmentGuide) -> Double, explicit: @escaping (AlignmentGuide) -> Double?
  ) {
    self.size = size
    self.value = value
    self.explicit = explicit
  }
}
