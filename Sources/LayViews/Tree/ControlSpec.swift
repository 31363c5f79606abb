/// A control: what the source calls it, and how it meets its neighbours. Its only child is its body, built of ordinary
/// views.
package struct ControlSpec: Equatable, Sendable {
  package var spelling: String
  package var spacing: Spacing
  package var baselines: Baselines
  /// The height is the body's plus this, taken up to a whole point; nil: the body's.
  package var roundedExtraHeight: Double?
  /// Room that it has at either side of its body, and gives up where it is offered less than both need.
  package var sideRoom = 0.0

  package init(
    _ spelling: String, spacing: Spacing = .plain, baselines: Baselines = .content,
    roundedExtraHeight: Double? = nil
  ) {
    self.spelling = spelling
    self.spacing = spacing
    self.baselines = baselines
    self.roundedExtraHeight = roundedExtraHeight
  }

  /// What a control asks of its neighbours.
  package enum Spacing: Equatable, Sendable {
    /// Nothing, as a colour.
    case plain
    /// What its body asks.
    case content
    /// What its body asks above, nothing else.
    case contentAbove
    /// What a text of the font asks above and below.
    case text(FontDescriptor)
    /// So much above and below, to texts, to views that say nothing, and to another of the kind.
    case distance(Double)
  }

  /// Where its first and last text baselines lie.
  package enum Baselines: Equatable, Sendable {
    /// Where the body's do.
    case content
    /// At its top edge.
    case top
    /// It has none: they lie at its bottom edge.
    case none
  }
}

/// A child in a part of the room, at a part of what is left: the filled stretch of a bar, the knob of a slider.
package struct FractionSpec: Equatable, Sendable {
  /// The share of the width that the child is proposed; nil: all, of which it takes what it needs.
  package var width: Double?
  /// The child's place: 0 at the leading edge, 1 at the trailing one.
  package var position: Double

  package init(width: Double? = nil, position: Double) {
    self.width = width
    self.position = position
  }
}
