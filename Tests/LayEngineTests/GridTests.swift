import LayViews
import Testing

@testable import LayEngine

/// Grid and GridRow, with numbers that probes printed on macOS 27.0.
@Suite struct GridTests {
  /// The size of a grid at a proposal and the sizes of its cells `c0`, `c1`, … as they are placed.
  struct Laid {
    var size: Size
    var scene: Scene

    init(_ rows: [View], align: Alignment = .center, _ width: Double?, _ height: Double?) {
      let grid = View.named("grid", .grid(align: align, rows))
      var unproposed = AxisSet()
      if width == nil { unproposed.insert(.horizontal) }
      if height == nil { unproposed.insert(.vertical) }
      scene = Scene(
        .frame(width ?? 500, height ?? 500, align: .topLeading, .fixedSize(unproposed, grid)),
        width: width ?? 500, height: height ?? 500)
      size = scene["grid"]?.size ?? .zero
    }

    subscript(cell: Int) -> Rect? { scene["c\(cell)"] }
  }

  /// 30 and 20 over 10 and 40: the four boxes that most probes build on.
  static func boxes(first: View = .box(30, 10), third: View = .box(10, 30)) -> [View] {
    [
      .row([.named("c0", first), .named("c1", .box(20, 20))]),
      .row([.named("c2", third), .named("c3", .box(40, 10))]),
    ]
  }

  @Test func columnsAndRowsAreAsLargeAsTheirCells() {
    let grid = Laid(Self.boxes(), nil, nil)
    #expect(grid.size == Size(width: 78, height: 58))
    #expect(grid[0] == Rect(x: 0, y: 5, width: 30, height: 10))
    #expect(grid[1] == Rect(x: 48, y: 0, width: 20, height: 20))
    #expect(grid[2] == Rect(x: 10, y: 28, width: 10, height: 30))
    #expect(grid.scene.columns(of: "grid") == [.init(start: 0, length: 30), .init(start: 38, length: 40)])
    #expect(grid.scene.rows(of: "grid") == [.init(start: 0, length: 20), .init(start: 28, length: 30)])
  }

  @Test func aGridOfRigidCellsIsRigid() {
    #expect(Laid(Self.boxes(), 200, 200).size == Size(width: 78, height: 58))
  }

  @Test func oneFlexibleCellFills() {
    let grid = Laid(Self.boxes(first: .color), 200, 100)
    #expect(grid.size == Size(width: 200, height: 100))
    #expect(grid[0] == Rect(x: 0, y: 0, width: 152, height: 62))
    let ideal = Laid(Self.boxes(first: .color), nil, nil)
    #expect(ideal.size == Size(width: 58, height: 58))
    #expect(ideal[0]?.size == Size(width: 10, height: 20))
  }

  @Test func aClampedCellTakesWhatItMay() {
    #expect(Laid(Self.boxes(first: .clamped(0...150, 0...150)), 200, 100).size.width == 198)
    let third = View.row([.named("c0", .clamped(0...30, 0...10)), .named("c1", .clamped(0...55, 0...10))])
    let grid = Laid([third], 100, 100)
    #expect(grid.size.width == 93)
  }

  @Test func flexibleColumnsShareEqually() {
    let rows: [View] = [
      .row([.named("c0", .color), .box(20, 20), .box(20, 20)]),
      .row([.box(20, 20), .named("c1", .color), .box(20, 20)]),
      .row([.box(20, 20), .box(20, 20), .named("c2", .color)]),
    ]
    let grid = Laid(rows, 280, 280)
    #expect((0..<3).map { grid[$0]?.size.width } == [88, 88, 88])
  }

  @Test func theGridMayExceedItsProposal() {
    let rows: [View] = [
      .row([.color, .box(120, 20)]), .row([.named("c0", .box(10, 30)), .box(40, 10)]),
    ]
    #expect(Laid(rows, 100, 100).size.width == 138)
  }

  @Test func higherPrioritiesReserveNothing() {
    let row = View.row([.named("c0", .priority(1, .color)), .named("c1", .color)])
    let grid = Laid([row], 100, 50)
    #expect(grid[0]?.size.width == 92)
    #expect(grid[1]?.size.width == 0)
  }

  @Test func aSpacerCellIsServedLast() {
    let grid = Laid(Self.boxes(first: .spacer()), 200, 100)
    #expect(grid.size == Size(width: 190, height: 80))
    #expect(grid[0]?.size == Size(width: 142, height: 42))
    let ordinary = Laid(Self.boxes(first: .priority(0, .spacer())), 200, 100)
    #expect(ordinary.size == Size(width: 200, height: 100))
    #expect(ordinary[0]?.size == Size(width: 152, height: 62))
  }

  // MARK: Structure

  @Test func emptyRowsAndEmptyGridsAreNothing() {
    let rows: [View] = [.row([.box(30, 10)]), .row([]), .row([.box(10, 30)])]
    #expect(Laid(rows, nil, nil).size == Size(width: 30, height: 48))
    let stack = View.hStack(spacing: nil, [.box(30, 10), .grid([]), .named("b", .box(10, 10))])
    let scene = Scene(stack, width: 40, height: 10)
    #expect(scene["b"]?.minX == 30)
  }

  @Test func rowsInsideARowArePartOfIt() {
    let inner = View.named("inner", .row([.named("c1", .box(20, 10)), .box(5, 5)]))
    let scene = Scene(.grid([.row([.box(10, 10), inner])]), width: 51, height: 10)
    #expect(scene["c1"]?.minX == 18)
    #expect(scene["inner"] == Rect(x: 0, y: 0, width: 51, height: 10))
  }

  @Test func aViewOutsideARowSpansEveryColumn() {
    let rows: [View] = [
      .row([.named("c0", .box(40, 10)), .named("c1", .box(10, 30))]), .named("c2", .columns(2, .box(10, 10))),
    ]
    let grid = Laid(rows, nil, nil)
    #expect(grid.size == Size(width: 58, height: 48))
    #expect(grid[2] == Rect(x: 24, y: 38, width: 10, height: 10))
    let single = Laid([.named("c0", .box(30, 10)), .named("c1", .box(10, 20))], nil, nil)
    #expect(single.size == Size(width: 30, height: 38))
  }

  @Test func shortRowsLeaveTheirLastSlotsEmpty() {
    let rows: [View] = [.row([.box(10, 10), .box(20, 10)]), .row([.named("c0", .box(30, 10))])]
    let grid = Laid(rows, nil, nil)
    #expect(grid.size.width == 58)
    #expect(grid[0]?.minX == 0)
  }

  // MARK: Spans

  @Test func aSpansShortfallIsSplitEqually() {
    let rows: [View] = [
      .row([.named("c0", .box(30, 10)), .named("c1", .box(20, 20))]),
      .row([.named("c2", .columns(2, .box(100, 10)))]),
    ]
    let grid = Laid(rows, nil, nil)
    #expect(grid.size.width == 100)
    #expect(grid.scene.columns(of: "grid").map(\.length) == [51, 41])
  }

  @Test func emptyColumnsTakeASpansShortfallFirst() {
    let rows: [View] = [
      .row([.box(30, 10), .box(20, 20)]), .row([.columns(3, .box(100, 10))]),
    ]
    let grid = Laid(rows, nil, nil)
    #expect(grid.size.width == 100)
    #expect(grid.scene.columns(of: "grid").map(\.length) == [30, 20, 42])
  }

  @Test func columnsThatNobodyMeetsAtHaveNoGap() {
    let rows: [View] = [.row([.box(30, 10), .box(20, 20)]), .row([.columns(5, .box(10, 10))])]
    #expect(Laid(rows, nil, nil).size.width == 58)
  }

  @Test func aFlexibleSpanGrowsItsColumnsEqually() {
    let rows: [View] = [
      .row([.named("c0", .box(30, 10)), .named("c1", .box(20, 10))]), .row([.columns(2, .color)]),
    ]
    #expect(Laid(rows, 300, 100).scene.columns(of: "grid").map(\.length) == [151, 141])
    let open: [View] = [.row([.box(30, 10), .color]), .row([.columns(2, .box(100, 10))])]
    #expect(Laid(open, 300, 100).scene.columns(of: "grid").map(\.length) == [30, 262])
  }

  @Test func spansOfNothingAndOfEverything() {
    let rows: [View] = [
      .row([.columns(0, .box(10, 10)), .box(20, 10)]), .row([.columns(-3, .box(10, 10))]),
      .row([.columns(.max, .columns(.max, .box(10, 10)))]),
    ]
    let grid = Laid(rows, nil, nil)
    #expect(grid.size == Size(width: 20, height: 46))
  }

  @Test func attributesAreFoundInsideModifiersOnly() {
    let inside: [View] = [
      .row([.box(30, 10), .box(20, 20)]), .row([.padding(EdgeInsets(top: 1), .columns(2, .box(100, 10)))]),
    ]
    #expect(Laid(inside, nil, nil).scene.columns(of: "grid").map(\.length) == [51, 41])
    let lost: [View] = [
      .row([.box(30, 10), .box(20, 20)]), .row([.hStack([.columns(2, .box(100, 10))])]),
    ]
    #expect(Laid(lost, nil, nil).scene.columns(of: "grid").map(\.length) == [100, 20])
  }

  // MARK: Unsized axes

  @Test func anUnsizedCellIsOfferedItsTracks() {
    let width = Laid(Self.boxes(third: .unsized(.horizontal, .color)), 200, 200)
    #expect(width[2]?.size == Size(width: 30, height: 172))
    let rows: [View] = [
      .row([.box(30, 10), .box(20, 20)]), .row([.named("c0", .unsized(.both, .columns(2, .color)))]),
    ]
    let both = Laid(rows, 200, 200)
    #expect(both.size == Size(width: 58, height: 28))
    #expect(both[0]?.size == Size(width: 58, height: 0))
    let counted: [View] = [.row([.unsized(.horizontal, .color), .named("c0", .color)])]
    #expect(Laid(counted, 200, 20)[0]?.size.width == 96)
  }

  // MARK: Alignment

  @Test func theFirstColumnAlignmentCounts() {
    let rows: [View] = [
      .row([.named("c0", .box(10, 10)), .box(20, 20)]),
      .row([.columnAlignment(.trailing, .box(30, 30)), .box(40, 10)]),
      .row([.columnAlignment(.leading, .named("c2", .box(10, 10)))]),
    ]
    let grid = Laid(rows, nil, nil)
    #expect(grid[0]?.origin == Point(x: 20, y: 5))
    #expect(grid[2]?.minX == 20)
  }

  @Test func anchorsBeatAlignments() {
    let rows: [View] = [
      .row([.named("c0", .anchor(0.25, 1, .box(10, 10))), .box(10, 30)]),
      .row([.columnAlignment(.trailing, .box(50, 10))]), .anchor(1, 0.5, .named("c1", .box(10, 10))),
    ]
    let grid = Laid(rows, nil, nil)
    #expect(grid[0]?.origin == Point(x: 10, y: 20))
    #expect(grid[1]?.minX == 58)
  }

  @Test func aRowAlignsVertically() {
    let rows: [View] = [
      .row(align: .bottom, [.named("c0", .box(10, 10)), .box(20, 40)]),
      .row([.named("c1", .box(10, 10)), .box(20, 40)]),
    ]
    let grid = Laid(rows, align: .topLeading, nil, nil)
    #expect(grid[0]?.minY == 30)
    #expect(grid[1]?.minY == 48)
  }

  /// Derived from what stacks do on macOS 27.0: edges that cells set themselves are not combined, so that each is put on
  /// the row's own edge.
  @Test func explicitEdgesLieOnTheRowsEdge() {
    var callbacks = LayoutCallbacks.none
    callbacks.guideValue = { closure, _ in Double(closure.index) }
    let row = View.row(
      align: .top,
      [
        .named("a", .alignmentGuide(.top, 15, .box(10, 20))),
        .named("b", .alignmentGuide(.top, 5, .box(10, 30))),
      ])
    let scene = Scene(.named("grid", .grid([row])), width: 100, height: 100, callbacks: callbacks)
    #expect(scene["grid"]?.size.height == 30)
    #expect(scene["a"].map { $0.minY + 15 } == scene["grid"]?.minY)
    #expect(scene["b"].map { $0.minY + 5 } == scene["grid"]?.minY)
  }

  @Test func rightToLeftMirrorsTheColumns() {
    let rows: [View] = [
      .row([.named("c0", .box(40, 30)), .named("c1", .box(60, 30)), .named("c2", .box(30, 30))]),
      .row([.columnAlignment(.trailing, .named("c3", .box(20, 30)))]),
    ]
    let scene = Scene(.grid(horizontalSpacing: 10, rows), width: 150, height: 68, direction: .rightToLeft)
    #expect((0..<4).map { scene["c\($0)"]?.minX } == [110, 40, 0, 110])
  }

  // MARK: Gaps

  @Test func explicitSpacingMayBeNegative() {
    let grid = Scene(
      .named("grid", .grid(horizontalSpacing: -10, verticalSpacing: -5, Self.boxes())), width: 60, height: 45)
    #expect(grid["grid"]?.size == Size(width: 60, height: 45))
  }

  @Test func spacersNeedNoGapUnlessTheyArePadded() {
    func width(_ spacer: View) -> Double {
      Laid([.row([.box(30, 10), spacer, .box(10, 10)])], nil, 80).size.width
    }
    #expect(width(.frame(8, nil, .spacer())) == 48)
    #expect(width(.padding(EdgeInsets(leading: 4), .spacer())) == 60)
    #expect(width(.hStack([.spacer()])) == 48)
    #expect(width(.overlay(.center, .box(8, 8), [.spacer()])) == 64)
  }

  @Test func theLargestPairDecidesABoundary() {
    // The Spacer asks for no gap below it, its neighbours do.
    #expect(Laid(Self.boxes(first: .spacer()), nil, nil).size == Size(width: 58, height: 58))
    let column: [View] = [.row([.box(30, 10)]), .row([.frame(nil, 8, .spacer())]), .row([.box(10, 10)])]
    #expect(Laid(column, nil, nil).size.height == 28)
  }

  @Test func anEdgesPreferencesReachTheStackAround() {
    let grid = View.named(
      "grid", .grid([.row([.spacer(), .box(20, 20)]), .row([.box(1, 1), .box(20, 20)])]))
    let scene = Scene(
      .fixedSize(.both, .hStack(spacing: nil, [.named("a", .box(30, 10)), grid, .named("b", .box(10, 10))])))
    #expect(scene["grid"]?.minX == scene["a"]?.maxX)
    #expect(scene["b"]?.minX == scene["grid"].map { $0.maxX + 8 })
  }

  // MARK: In stacks

  @Test func aFlexibleGridSharesARowWithAColor() {
    let scene = Scene(
      .hStack(spacing: 8, [.named("grid", .grid(Self.boxes(first: .color))), .named("color", .color)]),
      width: 200,
      height: 100)
    #expect(scene["grid"]?.size.width == 96)
    let rigid = Scene(
      .hStack(spacing: 8, [.named("grid", .grid(Self.boxes())), .named("color", .color)]), width: 200,
      height: 100)
    #expect(rigid["color"]?.size.width == 114)
  }

  @Test func ofTwoEndlesslyFlexibleTheLargerMinimumGoesFirst() {
    let scene = Scene(
      .vStack(spacing: 8, [.named("color", .color), .named("grid", .grid(Self.boxes(first: .color)))]),
      width: 200,
      height: 100)
    #expect(scene["grid"]?.size.height == 58)
    #expect(scene["color"]?.size.height == 34)
  }

  @Test func aOneCellGridKeepsItsCellsPriority() {
    let scene = Scene(
      .hStack([.named("grid", .grid([.row([.priority(1, .color)])])), .named("color", .color)]), width: 200,
      height: 10)
    #expect(scene["color"]?.size.width == 100)
  }

  @Test func aDividerIsALineAcrossTheGrid() {
    let rows: [View] = [
      .row([.box(30, 10), .box(20, 10)]), .named("line", .unsized(.horizontal, .divider)),
      .row([.box(10, 10)]),
    ]
    let scene = Scene(.grid(verticalSpacing: 0, rows), width: 200, height: 100)
    #expect(scene["line"]?.size == Size(width: 58, height: 1))
  }

  @Test func baselinelessAndInfiniteProposalsGiveNumbers() {
    let rows = Self.boxes(first: .priority(1, .color), third: .columns(2, .color))
    for width in [nil, 0, 1e300, .infinity] as [Double?] {
      for height in [nil, 0, 1e300, .infinity] as [Double?] {
        let size = Probe.size(of: .grid(rows), Proposal(width: width, height: height))
        #expect(!size.width.isNaN && !size.height.isNaN)
      }
    }
  }
}
