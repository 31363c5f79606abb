import LaySemantics
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
