import LaySemantics
import LayText

/// The frames of one layout, by the ids of its view tree: what the backends draw and report.
package struct LayoutTree: Sendable {
  /// Frames in canvas coordinates: points from the top left corner, right-to-left already applied.
  package var frames: [Rect]
  /// What each view's parent finally proposed.
  package var proposals: [Proposal]
  /// False for views that have no frame: the candidates that `ViewThatFits` passed over.
  package var isPlaced: [Bool]
  /// The canvas, after a layout that fits its content has shrunk it.
  package var canvas: Size

  /// The gaps of every stack one after the other, in points.
  package var gaps: [Double] = []
  /// Where a stack's gaps lie in `gaps`, in the order in which stacks were placed.
  private var gapRanges: [Range<Int>] = []
  /// The number of a stack's range in `gapRanges`, by view id; a view without gaps has none.
  private var gapNumbers: [UInt32]
  package var columns: [ViewID: [Track]] = [:]
  package var rows: [ViewID: [Track]] = [:]
  /// What a scroll view shows, where that is more than its frame: it runs on under the bars of a screen.
  package var viewports: [ViewID: Rect] = [:]
  /// The lines of texts, by view id.
  package var texts: [ViewID: TextLayout] = [:]

  /// One resolved column or row of a grid, in canvas coordinates.
  package struct Track: Equatable, Sendable {
    package var start: Double
    package var length: Double

    package init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  package init(viewCount: Int, canvas: Size) {
    self.frames = Array(repeating: .zero, count: viewCount)
    self.proposals = Array(repeating: .unspecified, count: viewCount)
    self.isPlaced = Array(repeating: false, count: viewCount)
    self.canvas = canvas
    self.gapNumbers = Array(repeating: .max, count: viewCount)
  }

  /// Makes room for the views that the tree has gained.
  mutating func grow(to viewCount: Int) {
    let gained = viewCount - frames.count
    guard gained > 0 else { return }
    frames.append(contentsOf: repeatElement(.zero, count: gained))
    proposals.append(contentsOf: repeatElement(.unspecified, count: gained))
    isPlaced.append(contentsOf: repeatElement(false, count: gained))
    gapNumbers.append(contentsOf: repeatElement(.max, count: gained))
  }

  /// The gaps from a position to the end of `gaps` belong to a stack.
  package mutating func setGaps(of id: ViewID, from start: Int) {
    gapNumbers[Int(id.index)] = UInt32(truncatingIfNeeded: gapRanges.count)
    gapRanges.append(start..<gaps.count)
  }

  package func frame(of id: ViewID) -> Rect { frames[Int(id.index)] }

  /// The gaps between a stack's children, in order; empty for other views.
  package func gaps(of id: ViewID) -> ArraySlice<Double> {
    let number = gapNumbers[Int(id.index)]
    return number == .max ? [] : gaps[gapRanges[Int(number)]]
  }
}
