import LayEngine
import LayViews
import LaySyntax

/// A strip of a container that outlines show with its length: a stack's gap, a grid's column or row.
struct OutlineBand {
  enum Kind { case gap, track }

  var kind: Kind
  /// In canvas coordinates.
  var frame: Rect
  /// What is shown: below 0 for a gap where children overlap.
  var length: Double
  /// The axis that the length is along.
  var axis: Axis
}

extension LaidOutLayout {
  /// A stack's gaps or a grid's tracks; nothing for other views.
  /// - Complexity: O(n) in the view's children and tracks.
  func bands(of id: ViewID) -> [OutlineBand] {
    switch views[id].kind {
    case .hStack, .lazyHStack: return gapBands(of: id, axis: .horizontal)
    case .vStack, .lazyVStack: return gapBands(of: id, axis: .vertical)
    case .lazyHGrid, .lazyVGrid, .grid:
      return trackBands(frames.columns[id], of: id, axis: .horizontal)
        + trackBands(frames.rows[id], of: id, axis: .vertical)
    default: return []
    }
  }

  /// Positions are summed from the children's lengths: an offset moves a child's frame, but not its place.
  private func gapBands(of id: ViewID, axis: Axis) -> [OutlineBand] {
    let gaps = frames.gaps(of: id)
    guard !gaps.isEmpty, let frame = frames.placedFrame(id) else { return [] }
    let runsBackwards = axis == .horizontal && isRightToLeft(views[id])
    let direction: Double = runsBackwards ? -1 : 1
    var bands: [OutlineBand] = []
    var position = runsBackwards ? frame.maxX : frame.origin[axis]
    var child = views[id].firstChild
    var gap = gaps.startIndex
    while !child.isNone, gap < gaps.endIndex {
      if let childFrame = frames.placedFrame(child) {
        position += direction * childFrame.size[axis]
        let end = position + direction * gaps[gap]
        var band = frame
        band.origin[axis] = min(position, end)
        band.size[axis] = gaps[gap].magnitude
        bands.append(OutlineBand(kind: .gap, frame: band, length: gaps[gap], axis: axis))
        position = end
        gap += 1
      }
      child = views[child].nextSibling
    }
    return bands
  }

  private func trackBands(_ tracks: [LayoutTree.Track]?, of id: ViewID, axis: Axis) -> [OutlineBand] {
    guard let tracks, let frame = frames.placedFrame(id) else { return [] }
    return tracks.map { track in
      var band = frame
      band.origin[axis] = track.start
      band.size[axis] = track.length
      return OutlineBand(kind: .track, frame: band, length: track.length, axis: axis)
    }
  }
}
