import LayViews
import Testing

@testable import LayEngine

/// Lazy grids: tracks, lines, the second division. Measured on macOS 26.2 and 27.0 where a comment says so.
@Suite struct LazyGridTests {
  /// The track lengths of items in a length, gaps 8.
  static func tracks(_ items: [GridItemSpec], _ length: Double) -> [Double] {
    LazyGridTracks(items, dividing: length, defaultSpacing: 8).tracks.map {
      ($0.length * 100).rounded() / 100
    }
  }

  /// Measured by an author who compared his arithmetic with the screen.
  @Test func adaptiveItemsSplitTheirShare() {
    #expect(Self.tracks([.adaptive(50, spacing: 10)], 240) == [52.5, 52.5, 52.5, 52.5])
    #expect(Self.tracks([.adaptive(45)], 200) == [61.33, 61.33, 61.33])
    #expect(Self.tracks([.fixed(70), .adaptive(40)], 200) == [70, 57, 57])
    #expect(Self.tracks([.adaptive(50, 100), .adaptive(40, 100)], 300) == [69, 69, 43.33, 43.33, 43.33])
    #expect(Self.tracks([.adaptive(40, 60, spacing: 0)], 300) == Array(repeating: 42.86, count: 7))
  }

  @Test func theMinimumDecidesOnlyTheNumber() {
    #expect(Self.tracks([.flexible(140), .adaptive(70)], 200) == [140, 52])
    #expect(
      Self.tracks([.flexible(100), .fixed(100), .adaptive(100), .fixed(100)], 300) == [100, 100, 0, 100])
  }

  /// Measured: what the capped column leaves goes to later ones only.
  @Test func whatAnItemLeavesGoesToThoseAfterIt() {
    #expect(Self.tracks([.fixed(60), .flexible(), .flexible(20, 80)], 280) == [60, 102, 80])
    #expect(Self.tracks([.flexible(10, 100), .flexible()], 240) == [100, 132])
  }

  @Test func aGapBelongsToTheItemBeforeIt() {
    let grid = LazyGridTracks(
      [.fixed(50, spacing: 10), .fixed(100), .flexible(spacing: 99)], dividing: 300, defaultSpacing: 8)
    #expect(grid.tracks.map(\.start) == [0, 60, 168])
    #expect(grid.length == 300)
  }

  @Test(arguments: [-50.0, 0, 1e300, .infinity])
  func noDivisionIsNotANumber(length: Double) {
    let items: [GridItemSpec] = [
      .adaptive(0, spacing: 0), .flexible(), .fixed(1e300), .adaptive(.infinity), .adaptive(10, spacing: -10),
      .flexible(20, 10),
    ]
    for item in items {
      let grid = LazyGridTracks([item, .flexible(), item], dividing: length, defaultSpacing: 8)
      #expect(grid.count <= 20_001)
      #expect(!grid.tracks.contains { $0.length.isNaN || $0.length < 0 })
    }
  }

  /// Measured: 196 of tracks in a grid that takes all of 240, centred.
  @Test func theGridTakesWhatItIsProposed() {
    let cells: [View] = (0..<4).map { .named("c\($0)", .box(20, 10)) }
    let grid = View.lazyVGrid([.fixed(60), .fixed(60), .fixed(60)], spacing: 4, cells)
    let scene = Scene(.frame(240, nil, .named("grid", grid)), width: 300, height: 100)
    #expect(scene["grid"] == Rect(x: 30, y: 38, width: 240, height: 24))
    #expect(scene["c0"] == Rect(x: 72, y: 38, width: 20, height: 10))
    #expect(scene["c3"] == Rect(x: 72, y: 52, width: 20, height: 10))
    #expect(
      scene.columns(of: "grid") == [
        .init(start: 52, length: 60), .init(start: 120, length: 60), .init(start: 188, length: 60),
      ])
    #expect(scene.rows(of: "grid") == [.init(start: 38, length: 10), .init(start: 52, length: 10)])
  }

  /// Measured: 96 + 8 + 120 = 224 in 200; placed once more in 224 it is 108 + 8 + 120, from x −12.
  @Test func overflowingTracksAreDividedTwice() {
    let grid = View.lazyVGrid(
      [.flexible(50), .flexible(120)],
      [
        .named("a", .frame(nil, 30, .color)), .named("b", .frame(nil, 30, .color)),
      ])
    let scene = Scene(.named("frame", .frame(200, nil, .named("grid", grid))), width: 300, height: 100)
    #expect(scene["grid"] == Rect(x: 38, y: 35, width: 224, height: 30))
    #expect(scene["a"] == Rect(x: 38, y: 35, width: 108, height: 30))
    #expect(scene["b"] == Rect(x: 154, y: 35, width: 120, height: 30))
  }

  /// Measured: without a width it is as wide as the first line's cells, and divides that.
  @Test func withoutAProposalTheFirstLineDecides() {
    let grid = View.lazyVGrid(
      [.flexible(), .flexible()],
      [.named("a", .box(30, 10)), .box(20, 10), .named("c", .box(100, 10)), .box(20, 10)])
    let scene = Scene(
      .frame(200, 200, align: .topLeading, .fixedSize(.both, .named("grid", grid))), width: 200, height: 200)
    #expect(scene["grid"] == Rect(x: 0, y: 0, width: 58, height: 28))
    #expect(scene["a"]?.minX == -2.5)
    #expect(scene["c"]?.minX == -37.5)
  }

  /// Measured: a leading item in a trailing grid, the default item, a bottom-trailing one.
  @Test func cellsFollowTheirItemThenTheGrid() {
    let grid = View.lazyVGrid(
      [
        .fixed(60, Alignment(.leading, .verticalCenter)), .fixed(60),
        .fixed(60, Alignment(.trailing, .bottom)),
      ], alignment: .trailing, spacing: 4,
      [.named("a", .box(20, 20)), .named("b", .box(20, 40)), .named("c", .box(20, 20))])
    let scene = Scene(.frame(240, nil, grid), width: 240, height: 40)
    #expect(scene["a"]?.origin == Point(x: 44, y: 10))
    #expect(scene["b"]?.origin == Point(x: 152, y: 0))
    #expect(scene["c"]?.origin == Point(x: 220, y: 20))
  }

  @Test func aStretchingCellFillsItsLine() {
    let grid = View.lazyVGrid(
      [.fixed(50), .fixed(50)],
      [.box(10, 40), .named("b", .flexible(.init(), vertical: .init(maximum: .infinity), .box(10, 10)))])
    #expect(Scene(grid)["b"]?.size.height == 40)
  }

  /// Measured: header and footer take a line as wide as the grid; the cell after them starts another.
  @Test func headersAndFootersTakeALineEach() {
    func section(_ name: String) -> View {
      .named(
        name,
        .section(
          header: .named(name + "H", .box(46, 24)), footer: .box(30, 16),
          (0..<4).map { .named("\(name)\($0)", .box(60, 20)) }))
    }
    let grid = View.lazyVGrid(
      [.fixed(60), .fixed(60), .fixed(60)], spacing: 4, [section("a"), section("b")])
    let scene = Scene(.frame(240, nil, align: .topLeading, grid), width: 300, height: 200)
    let top = scene.root.minY
    #expect(scene["aH"] == Rect(x: 127, y: top, width: 46, height: 24))
    #expect(scene["a0"]?.origin == Point(x: 52, y: top + 28))
    #expect(scene["a3"]?.origin == Point(x: 52, y: top + 52))
    #expect(scene["bH"]?.minY == top + 96)
    #expect(scene["a"] == Rect(x: 30, y: top, width: 240, height: 92))
  }

  /// Measured: the first column at the right, the block mirrored in the grid.
  @Test func rightToLeftFillsFromTheRight() {
    let cells: [View] = (0..<4).map { .named("c\($0)", .box(40, 20)) }
    let grid = View.lazyVGrid([.fixed(40), .fixed(40), .fixed(40)], cells)
    let scene = Scene(
      .frame(200, nil, .named("grid", grid)), width: 320, height: 48, direction: .rightToLeft)
    #expect((0..<4).map { scene["c\($0)"]?.minX } == [188, 140, 92, 188])
    #expect(scene.columns(of: "grid").map(\.start) == [188, 140, 92])
  }

  /// Measured: rows of 30 in 100 with a gap of 8 are 46 each; columns as wide as their widest cell.
  @Test func aHorizontalGridIsTheSameTurned() {
    let grid = View.lazyHGrid(
      [.flexible(), .flexible()], spacing: 0,
      [.named("a", .frame(10, nil, .color)), .frame(20, nil, .color), .named("c", .frame(10, nil, .color))])
    let scene = Scene(.frame(300, 100, align: .topLeading, .named("grid", grid)), width: 300, height: 100)
    #expect(scene["grid"] == Rect(x: 0, y: 0, width: 30, height: 100))
    #expect(scene["a"] == Rect(x: 5, y: 0, width: 10, height: 46))
    #expect(scene["c"] == Rect(x: 20, y: 0, width: 10, height: 46))
    #expect(scene.columns(of: "grid").map(\.length) == [20, 10])
  }

  @Test func emptyGridsAndGridsWithoutColumns() {
    let empty = Scene(.named("grid", .lazyVGrid([.fixed(50)], [])))
    #expect(empty["grid"]?.size == Size(width: 200, height: 0))
    let columnless = Scene(.named("grid", .lazyVGrid([], [.named("a", .box(10, 10))])))
    #expect(columnless["grid"]?.size == Size(width: 200, height: 0))
    #expect(!columnless.isPlaced("a"))
  }
}
