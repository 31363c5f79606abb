import LayViews

/// How a view got its frame: every step from the canvas down to it.
///
/// A trace is made after a layout, by asking the finished run again how each container on the way divided its
/// space. Laying out itself records nothing and pays nothing.
package struct LayoutTrace: Sendable {
  /// The canvas within its safe area: what the root was proposed.
  package var canvas: Size
  /// From the root to the view, each with what it did for the next.
  package var steps: [Step]

  /// One view on the way.
  package struct Step: Sendable {
    package var view: ViewID
    package var proposal: Proposal
    package var frame: Rect
    package var division: Division
    /// How the view was put into its parent, along each axis where guides decided.
    package var placement: Placement
  }

  /// How a container or modifier made what its child was proposed, and its own answer.
  package enum Division: Sendable {
    case stack(StackDivision)
    case flexibleFrame(horizontal: BoundsDecision, vertical: BoundsDecision)
    case lazyGrid(LazyGridDivision)
    /// The children of the highest layout priority decide the size.
    case layers([Layer])
    /// The first candidate that fits is shown.
    case candidates([Candidate], axes: AxisSet)
    /// A bar and its content share a length.
    case inset(InsetDivision)
    /// The columns and rows of a Grid, from its own top left corner.
    case grid(columns: [LayoutTree.Track], rows: [LayoutTree.Track])
    /// The child is proposed something and its answer used, as the view's own rule says.
    case child(Proposal)
    /// Words, set in lines.
    case text(TextAnswer)
    /// A view without children.
    case leaf
  }

  package struct Layer: Sendable {
    package var view: ViewID
    package var priority: Double
    package var size: Size
  }

  package struct Candidate: Sendable {
    package var view: ViewID
    /// Its size with nothing proposed along the constrained axes.
    package var ideal: Size
    package var isShown: Bool
  }

  /// Guides that met: the parent's line and the child's value, both from the leading or top edge.
  package struct Placement: Sendable {
    package var horizontal: Match?
    package var vertical: Match?

    package struct Match: Sendable {
      package var guide: AlignmentGuide
      package var line: Double
      package var value: Double
    }
  }
}

/// How a stack divided its length.
package struct StackDivision: Sendable {
  package var axis: Axis
  package var isLazy: Bool
  /// Along the stack; nil: every child is asked for its ideal length.
  package var length: Double?
  /// Across it: what every child is proposed.
  package var across: Double?
  package var gaps: [Gap]
  /// In source order.
  package var shares: [Share]
  /// Positions in `shares` in the order of serving.
  package var order: [Int]

  package struct Share: Sendable {
    package var view: ViewID
    package var priority: Double
    /// Answers to a proposal of nothing and of infinity.
    package var minimum: Double
    package var maximum: Double
    package var proposed: Double?
    package var answer: Size
  }

  /// Why two neighbours are as far apart as they are.
  package struct Gap: Sendable {
    package var first: ViewID
    package var second: ViewID
    package var length: Double
    package var source: Source

    package enum Source: Sendable {
      /// `spacing:`
      case given
      /// The largest of what the categories ask for that both edges list.
      case preferences([Preference])
      /// Both or one ask for a distance whatever the neighbour.
      case uncategorized(Double?, Double?)
      case platform
    }
  }

  package struct Preference: Sendable {
    /// `edge below text`, for a reader.
    package var category: String
    package var first: Double
    package var second: Double
    package var distance: Double
  }
}

/// What one axis of a flexible frame made of its proposal.
package struct BoundsDecision: Sendable {
  /// After SwiftUI's corrections.
  package var minimum: Double?
  package var ideal: Double?
  package var maximum: Double?
  package var proposal: Double?
  /// What the child was offered, and answered to that.
  package var offered: Double?
  package var child: Double
  package var answer: Double
  package var clause: Clause

  package enum Clause: Sendable {
    /// Nothing is proposed and there is an ideal.
    case ideal
    /// Both bounds hold the proposal.
    case clampedProposal
    /// Nothing is proposed; both bounds hold the child's answer.
    case clampedChild
    case minimum
    case maximum
    case child
  }
}

/// How a text was set.
package struct TextAnswer: Sendable {
  /// With nothing proposed.
  package var ideal: Size
  package var lineCount: Int
  /// The width of the longest line.
  package var widest: Double
  package var isTruncated: Bool
}

/// How a bar and what it keeps away shared a length.
package struct InsetDivision: Sendable {
  package var axis: Axis
  package var bar: ViewID
  package var content: ViewID
  package var spacing: Double
  /// What the content cannot do without; held back while the bar is served. nil where nothing is proposed.
  package var heldBack: Double?
  package var barOffer: Double?
  package var barLength: Double
  package var contentOffer: Double?
  package var contentLength: Double
  /// Whether the bar lies before the content.
  package var isStart: Bool
}

/// How a lazy grid divided the length across its lines, when measured and when drawn.
package struct LazyGridDivision: Sendable {
  package var axis: Axis
  package var measured: Pass
  package var drawn: Pass

  package struct Pass: Sendable {
    package var length: Double
    package var tracks: [Track]
  }

  package struct Track: Sendable {
    /// Position of the grid item.
    package var item: Int
    package var start: Double
    package var length: Double
  }
}
