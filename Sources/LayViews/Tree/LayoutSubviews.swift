/// What a custom layout is proposed, and proposes: points; nil asks for the ideal length.
package struct ProposedSize: Equatable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

/// The computation of one layout; code of the file may keep subviews for longer.
package final class LayoutRun {
  package var isOver = false

  package init() {}
}

/// The views that a custom layout lays out, by their positions, as it may ask them while it runs.
///
/// Each proxy that code of the file gets refers to them.
package final class LayoutSubviews {
  package let run: LayoutRun
  package let views: [ViewID]
  // To be asked only before the run is over.
  package let size: (ViewID, ProposedSize) -> Size
  package let dimensions: (ViewID, ProposedSize) -> ViewDimensions
  /// The layout priority.
  package let priority: (ViewID) -> Double
  /// What a view asks of its neighbours.
  package let spacing: (ViewID) -> SpacingPreferences
  /// Puts a point of a subview, a fraction of its size, at a point of the canvas.
  package let place: (_ subview: Int, Point, UnitPoint, ProposedSize) -> Void

  package init(
    run: LayoutRun, views: [ViewID], size: @escaping (ViewID, ProposedSize) -> Size,
    dimensions: @escaping (ViewID, ProposedSize) -> ViewDimensions, priority: @escaping (ViewID) -> Double,
    spacing: @escaping (ViewID) -> SpacingPreferences,
    place: @escaping (Int, Point, UnitPoint, ProposedSize) -> Void
  ) {
    self.run = run
    self.views = views
    self.size = size
    self.dimensions = dimensions
    self.priority = priority
    self.spacing = spacing
    self.place = place
  }

  /// One of no size, for code that is only checked.
  package static var sample: LayoutSubviews {
    LayoutSubviews(
      run: LayoutRun(), views: [.none], size: { _, _ in .zero },
      dimensions: { _, _ in ViewDimensions(size: .zero, value: { _ in 0 }, explicit: { _ in nil }) },
      priority: { _ in 0 }, spacing: { _ in .plain }, place: { _, _, _, _ in })
  }
}
