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
  /// Where a stack's gaps lie in `gaps`, by view id.
  package var gapRanges: [ViewID: Range<Int>] = [:]
  package var columns: [ViewID: [Track]] = [:]
  package var rows: [ViewID: [Track]] = [:]
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
  }

  package func frame(of id: ViewID) -> Rect { frames[Int(id.index)] }
  package func gaps(of id: ViewID) -> ArraySlice<Double> { gapRanges[id].map { gaps[$0] } ?? [] }
}
