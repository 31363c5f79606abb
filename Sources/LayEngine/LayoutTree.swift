import LayViews
import LaySyntax
import LayText

/// The frames of one layout, by the ids of its view tree: what the backends draw and report.
@usableFromInline package struct LayoutTree: Sendable {
  @usableFromInline let table: PlacementTable
  /// The canvas, after a layout that fits its content has shrunk it.
  package let canvas: Size
  package var columns = HashMap<ViewID, [Track]>()
  package var rows = HashMap<ViewID, [Track]>()
  /// What a scroll view shows, where that is more than its frame: it runs on under the bars of a screen.
  package var viewports = HashMap<ViewID, Rect>()
  /// The lines of texts.
  package var texts = LaidOutTexts()

  /// Why the layout was given up; its frames mean nothing then. Empty for a layout that came to its end.
  package var faults: [Diagnostic] = []
  /// How many answers its views worked out: what it cost.
  package var answerCount = 0

  /// One resolved column or row of a grid, in canvas coordinates.
  package struct Track: Equatable, Sendable {
    package var start: Double
    package var length: Double

    package init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  init(_ placements: Placements, canvas: Size) {
    self.table = PlacementTable(placements)
    self.canvas = canvas
  }

  /// A layout that somebody else worked out; nil stands for a view without a frame.
  package init(
    frames: [Rect?], proposals: [Proposal], gaps: [(stack: ViewID, gaps: [Double])], canvas: Size
  ) {
    var placements = Placements(viewCount: frames.count)
    for (index, frame) in frames.enumerated() {
      if let frame { placements.note(ViewID(index), frame, proposals[index]) }
    }
    for (stack, lengths) in gaps {
      let start = placements.gaps.count
      for length in lengths { placements.gaps.append(length) }
      placements.setGaps(of: stack, from: start)
    }
    self.init(placements, canvas: canvas)
  }

  /// The number of views, with or without a frame.
  package var viewCount: Int { table.viewCount }

  /// False for views that have no frame, such as the candidates that `ViewThatFits` passed over.
  @inlinable package func isPlaced(_ id: ViewID) -> Bool {
    Int(id.index) < table.viewCount && table.isPlaced[Int(id.index)]
  }

  /// In canvas coordinates: points from the top left corner, right-to-left already applied. Empty for a view that has
  /// no frame.
  @inlinable package func frame(of id: ViewID) -> Rect { placedFrame(id) ?? .zero }

  /// The frame of a view that has one.
  @inlinable package func placedFrame(_ id: ViewID) -> Rect? {
    isPlaced(id) ? table.placements[Int(id.index)].frame : nil
  }

  /// What a view's parent finally proposed.
  @inlinable package func proposal(of id: ViewID) -> Proposal {
    isPlaced(id) ? table.placements[Int(id.index)].proposal : .unspecified
  }

  /// The gaps between a stack's children, in order and in points; empty for other views.
  package func gaps(of id: ViewID) -> [Double] {
    Int(id.index) < table.viewCount ? Array(table.owned.gaps(of: id)) : []
  }
}

/// Keeps a finished run's placements as long as somebody reads them.
@usableFromInline final class PlacementTable: @unchecked Sendable {
  // Safe to share: a run is over before its placements get here, and nobody writes them again.
  fileprivate let owned: Placements
  @usableFromInline let viewCount: Int
  @usableFromInline let placements: UnsafePointer<Placement>
  @usableFromInline let isPlaced: UnsafePointer<Bool>

  init(_ placements: Placements) {
    owned = placements
    viewCount = placements.count
    self.placements = UnsafePointer(placements.placements.base)
    self.isPlaced = UnsafePointer(placements.placed.base)
  }

  deinit { owned.deallocate() }
}
