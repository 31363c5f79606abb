import LayViews
import Testing

@testable import LayEngine

/// Costs of grids, counted in answers worked out.
@Suite struct GridCostTests {
  /// Cells that all differ in flexibility, so that each is served by itself.
  private static func grid(rows: Int, columns: Int) -> View {
    .grid(
      (0..<rows).map { row in
        .row((0..<columns).map { .clamped(1...Double(2 + row * columns + $0), 1...10) })
      })
  }

  @Test func aGridAsksEachCellAFewTimes() {
    for (rows, columns) in [(10, 10), (100, 10), (100, 40)] {
      // Shortest, longest, share and slot, each for the clamped frame and nothing inside it.
      #expect(Probe.answers(Self.grid(rows: rows, columns: columns)) <= 4 * rows * columns + 1)
    }
  }

  @Test func rigidGridsAreAskedOnce() {
    let rows = View.grid((0..<50).map { _ in .row((0..<20).map { _ in .box(10, 10) }) })
    #expect(Probe.answers(.vStack([rows, .color, rows])) <= 8)
  }

  @Test func aLazyGridAsksEachCellForItsLine() {
    let cell = View.padding(EdgeInsets(top: 1), .color)
    let grid = View.lazyVGrid([.adaptive(40)], Array(repeating: cell, count: 2_000))
    #expect(Probe.answers(.scroll([grid])) <= 2 * 2_000 + 4)
  }

  @Test func aLazyColumnAsksEachRowOnce() {
    let row = View.padding(EdgeInsets(top: 1), .hStack([.color, .box(10, 10)]))
    let column = View.lazyVStack(Array(repeating: row, count: 2_000))
    #expect(Probe.answers(.scroll([column])) <= 2 * 2_000 + 4)
  }

  /// Rows whose lengths follow what they are proposed: the column's answer is known without them.
  @Test func aLazyColumnOfElasticRowsAsksNone() {
    let row = View.hStack([.color, .spacer(), .box(10, 10)])
    let column = View.lazyVStack(spacing: 2, Array(repeating: row, count: 2_000))
    #expect(Probe.answers(.scroll([column])) <= 2)
    #expect(Probe.size(of: column, Proposal(width: 70, height: 5)) == Size(width: 70, height: 23_998))
    #expect(Probe.size(of: column, .unspecified) == Size(width: 28, height: 23_998))
    #expect(Probe.size(of: .lazyVStack([]), Proposal(width: 70, height: 5)) == .zero)
  }

  /// A child that is asked for its answer, and one whose answer is known, lie in the same place.
  @Test func aLazyStackPlacesChildrenOfKnownAnswersAsItPlacesOthers() {
    let known = View.flexible(.init(maximum: 30), vertical: .init(ideal: 12), .color)
    let asked = View.aspectRatio(1, fills: false, .box(8, 8))
    for alignment in [AlignmentGuide.leading, .horizontalCenter, .trailing] {
      let children = [View.named("a", known), .named("b", .box(50, 10))]
      let short = Scene(.lazyVStack(align: alignment, spacing: 3, children), width: 100, height: 100)
      let long = Scene(
        .lazyVStack(align: alignment, spacing: 3, children + [asked]), width: 100, height: 100)
      for name in ["a", "b"] {
        #expect(short[name]?.size == long[name]?.size)
        #expect(short[name]?.minX == long[name]?.minX)
      }
      #expect(short["a"]?.size == Size(width: 30, height: 12))
      #expect(short["b"].map { $0.minY - 15 } == short["a"]?.minY)
    }
  }

  /// Doubling the depth of grids in grids does not square the work.
  @Test func nestedGridsCostTheSameAtEveryDepth() {
    func nested(_ depth: Int) -> View {
      var view = View.color
      for _ in 0..<depth { view = .grid([.row([.box(1, 1), view]), .row([.color])]) }
      return view
    }
    let costs = [8, 16, 32].map { Probe.answers(nested($0)) }
    #expect(Double(costs[1]) / Double(costs[0]) < 4.2)
    #expect(Double(costs[2]) / Double(costs[1]) < 4.2)
  }

  /// One view may not ask for millions of columns.
  @Test func spansAreBounded() {
    let rows: [View] = (0..<200).map { _ in .row([.columns(.max, .color), .columns(1_000_000, .box(1, 1))]) }
    let scene = Scene(.named("grid", .grid(rows)))
    #expect(scene.columns(of: "grid").count <= GridStructure.maximumSpannedColumns + 2)
  }
}
