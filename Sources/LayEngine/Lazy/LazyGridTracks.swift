import LayViews

// The columns of a LazyVGrid, the rows of a LazyHGrid. See "Lazy grids" in the article Grids.

/// The tracks of a lazy grid that was given a length across its lines.
struct LazyGridTracks {
  struct Track {
    /// From the first track's start.
    var start: Double
    var length: Double
    /// Position of the item that the track belongs to; an adaptive item has several.
    var item: Int
  }

  private(set) var tracks: [Track] = []
  /// From the first track's start to the last one's end.
  var length: Double { tracks.last.map { $0.start + $0.length } ?? 0 }
  var count: Int { tracks.count }

  /// How many tracks an adaptive item makes at most.
  ///
  /// A minimum and a spacing of nothing would ask for infinitely many, on which SwiftUI itself fails.
  static let maximumAdaptiveCount = 10_000.0

  /// Divides a length among items in one round: fixed items and gaps come off first, then each other item in turn
  /// is offered an equal share of what is left. What an item leaves goes to those after it, never back.
  init(_ items: [GridItemSpec], dividing length: Double, defaultSpacing: Double) {
    var rest = length
    var undivided = 0.0
    for (index, item) in items.enumerated() {
      if case .fixed(let fixed) = item.size { rest -= max(fixed, 0) } else { undivided += 1 }
      if index + 1 < items.count { rest -= item.gap(defaultSpacing) }
    }
    tracks.reserveCapacity(items.count)
    var start = 0.0
    for (index, item) in items.enumerated() {
      let gap = item.gap(defaultSpacing)
      let share = rest / max(undivided, 1)
      let division = item.division(of: share.isNaN ? 0 : share, gap: gap)
      for _ in 0..<division.count {
        tracks.append(Track(start: start, length: division.length, item: index))
        start += division.length + gap
      }
      guard !item.isFixed else { continue }
      let used = division.length * Double(division.count) + gap * Double(division.count - 1)
      if !(rest - used).isNaN { rest -= used }
      undivided -= 1
    }
  }

  subscript(index: Int) -> Track { tracks[index] }
}

extension GridItemSpec {
  /// The gap after the item, and between the tracks of an adaptive one.
  func gap(_ defaultSpacing: Double) -> Double {
    guard let spacing, spacing.isFinite else { return defaultSpacing }
    return spacing
  }

  var isFixed: Bool {
    if case .fixed = size { return true }
    return false
  }

  /// How many tracks of which length an item makes of its share. An adaptive item's minimum decides the number
  /// only: a single track may be shorter, down to nothing.
  fileprivate func division(of share: Double, gap: Double) -> (count: Int, length: Double) {
    switch size {
    case .fixed(let length): return (1, max(length, 0))
    case .flexible(let minimum, let maximum): return (1, min(max(share, minimum), maximum))
    case .adaptive(let minimum, let maximum):
      guard share.isFinite else { return (1, max(min(maximum, share), 0)) }
      let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
      let limit = LazyGridTracks.maximumAdaptiveCount
      // Where minimum and spacing cancel out, any number fits.
      let count = minimum + gap > 0 ? min(max(fitting, 1), limit) : share > 0 ? limit : 1
      return (Int(count), max(0, min(maximum, (share - (count - 1) * gap) / count)))
    }
  }

  /// The length of a track that nothing was proposed to, holding a cell of an ideal length (derived: measured
  /// only for flexible items).
  func idealLength(cell: Double?) -> Double {
    switch size {
    case .fixed(let length): return max(length, 0)
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      return min(max(cell ?? minimum, minimum), maximum)
    }
  }
}
