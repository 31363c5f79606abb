import LayViews

/// Where a view lies.
@usableFromInline struct Placement: BitwiseCopyable {
  /// In canvas coordinates.
  @usableFromInline var frame: Rect
  /// What the view's parent finally proposed.
  @usableFromInline var proposal: Proposal
}

/// What a run finds out about where views lie, written while it places them.
///
/// Views that are not placed are not written at all: setting frames beforehand, and several arrays that check their
/// bounds and their owner at each write, cost as much as finding out the frames.
struct Placements {
  private(set) var placements: Column<Placement>
  private(set) var placed: Column<Bool>
  /// The gaps of every stack one after the other, in points.
  var gaps = Column<Double>(capacity: 16)
  private var gapRanges = Column<(start: Int, end: Int)>(capacity: 16)
  /// The number of a stack's range in `gapRanges`, by view id; a view without gaps has none.
  private var gapNumbers: Column<UInt32>

  init(viewCount: Int) {
    placements = Column(capacity: viewCount)
    placed = Column(capacity: viewCount)
    gapNumbers = Column(capacity: viewCount)
    grow(to: viewCount)
  }

  func deallocate() {
    placements.deallocate()
    placed.deallocate()
    gaps.deallocate()
    gapRanges.deallocate()
    gapNumbers.deallocate()
  }

  var count: Int { placed.count }

  /// Makes room for the views that the tree has gained.
  mutating func grow(to viewCount: Int) {
    placements.growUninitialized(to: viewCount)
    placed.grow(to: viewCount, repeating: false)
    gapNumbers.grow(to: viewCount, repeating: .max)
  }

  @inline(__always)
  func note(_ view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    placements[view] = Placement(frame: frame, proposal: proposal)
    placed[view] = true
  }

  func isPlaced(_ view: ViewID) -> Bool { placed[view] }

  /// The placement of a view that is placed.
  subscript(view: ViewID) -> Placement {
    get {
      assert(isPlaced(view))
      return placements[view]
    }
    nonmutating set { placements[view] = newValue }
  }

  /// The gaps from a position to the end of `gaps` belong to a stack.
  mutating func setGaps(of view: ViewID, from start: Int) {
    gapNumbers[view] = UInt32(truncatingIfNeeded: gapRanges.count)
    gapRanges.append((start, gaps.count))
  }

  func gaps(of view: ViewID) -> UnsafeBufferPointer<Double> {
    let number = gapNumbers[view]
    guard number != .max else { return UnsafeBufferPointer(start: nil, count: 0) }
    let range = gapRanges[Int(number)]
    return UnsafeBufferPointer(start: gaps.base + range.start, count: range.end - range.start)
  }
}
