import LayTestSupport
import LayViews
import Testing

@testable import LayEngine

/// The stack algorithm, with numbers measured on macOS 26.2 where a comment says so.
@Suite struct StackTests {
  @Test func rigidChildrenAreHuggedAndCentred() {
    let scene = Scene(
      .hStack(spacing: 8, [.named("a", .box(50, 30)), .named("b", .box(18, 10))]), width: 300, height: 100)
    #expect(scene.root == Rect(x: 112, y: 35, width: 76, height: 30))
    #expect(scene["b"] == Rect(x: 170, y: 45, width: 18, height: 10))
  }

  /// Measured: 300 less a fixed 50 gives 125 to each of two colours.
  @Test func equallyFlexibleChildrenShareTheRest() {
    let scene = Scene(
      .hStack([.named("a", .color), .box(50, 50), .named("b", .color)]), width: 300, height: 100)
    #expect(scene["a"]?.size == Size(width: 125, height: 100))
    #expect(scene["b"] == Rect(x: 175, y: 0, width: 125, height: 100))
  }

  /// Measured: a circle in a 40-high row of 300 takes 40, the two other shapes 110 each with gaps of 20.
  @Test func theLeastFlexibleChildIsServedFirst() {
    let scene = Scene(
      .hStack(spacing: 20, [.named("a", .color), .named("circle", .circle), .named("b", .color)]), width: 300,
      height: 40)
    #expect(scene["circle"]?.size == Size(width: 40, height: 40))
    #expect(scene["a"]?.size.width == 110)
    #expect(scene["b"]?.size.width == 110)
  }

  /// Measured: 300 − (20 + 60) = 220 for the child of priority 1; the others keep their minimums.
  @Test func aHigherPriorityLeavesTheOthersTheirMinimums() {
    let scene = Scene(
      .hStack([
        .named("low", .flexible(.init(minimum: 20, maximum: .infinity), .color)),
        .named("high", .priority(1, .color)),
        .named("other", .flexible(.init(minimum: 60, maximum: .infinity), .color)),
      ]), width: 300, height: 50)
    #expect(scene["low"]?.size.width == 20)
    #expect(scene["high"]?.size.width == 220)
    #expect(scene["other"]?.size.width == 60)
  }

  /// Measured: 50 + 200 + 50; a Spacer has no gap on either side and no height.
  @Test func aSpacerTakesTheSlackWithoutGaps() {
    let scene = Scene(
      .hStack(spacing: nil, [.box(50, 50), .named("gap", .spacer()), .named("b", .box(50, 50))]), width: 300,
      height: 100)
    #expect(scene["gap"] == Rect(x: 50, y: 50, width: 200, height: 0))
    #expect(scene["b"]?.minX == 250)
  }

  @Test func spacersAreServedLastAndKeepTheirMinimum() {
    let scene = Scene(
      .hStack([.named("a", .color), .named("gap", .spacer(30))]), width: 300, height: 100)
    #expect(scene["a"]?.size.width == 270)
    #expect(scene["gap"]?.size.width == 30)
  }

  @Test func anOverflowingStackKeepsItsLeadingEdgeInItsOwnFrame() {
    let scene = Scene(
      .hStack(spacing: 10, [.named("a", .box(200, 10)), .named("b", .box(200, 10))]), width: 300, height: 20)
    #expect(scene.root == Rect(x: -55, y: 5, width: 410, height: 10))
    #expect(scene["a"]?.minX == -55)
    #expect(scene["b"]?.maxX == 355)
  }

  /// Measured: three 70-wide views at spacing −30 make 150.
  @Test func negativeSpacingOverlaps() {
    let scene = Scene(.hStack(spacing: -30, [.box(70, 10), .box(70, 10), .box(70, 10)]))
    #expect(scene.root.size.width == 150)
  }

  @Test func withoutAProposalEachChildHasItsIdealLength() {
    let scene = Scene(
      .fixedSize(
        .both, .named("row", .hStack(spacing: nil, [.color, .named("b", .color), .spacer(), .box(7, 3)]))))
    // 10 + 8 + 10 + a spacer's 8 without gaps + 7; as high as a colour's ideal.
    #expect(scene["row"]?.size == Size(width: 43, height: 10))
  }

  @Test func endlesslyFlexibleChildrenWithTheLargerMinimumGoFirst() {
    let scene = Scene(
      .hStack([
        .named("small", .color), .named("large", .flexible(.init(minimum: 70, maximum: .infinity), .color)),
      ]), width: 100, height: 10)
    #expect(scene["large"]?.size.width == 70)
    #expect(scene["small"]?.size.width == 30)
  }

  @Test func rightToLeftMirrorsEveryContainer() {
    let view = View.hStack(
      spacing: 10, [.named("a", .box(40, 30)), .named("b", .offset(5, 0, .named("c", .box(20, 30))))])
    let scene = Scene(view, width: 100, height: 30, direction: .rightToLeft)
    #expect(scene["a"]?.minX == 45)
    #expect(scene["b"]?.minX == 15)
    #expect(scene["c"]?.minX == 10)
  }

  @Test func gapsAreReported() {
    let scene = Scene(.vStack(spacing: nil, [.box(10, 10), .box(10, 10), .spacer(), .box(10, 10)]))
    #expect(Array(scene.frames.gaps(of: scene.layout.tree.root)) == [8, 0, 0])
  }

  @Test func anEmptyStackTakesNoSpaceAndNoGap() {
    let scene = Scene(
      .vStack(spacing: nil, [.box(10, 10), .hStack([]), .named("b", .box(10, 10))]), width: 100, height: 100)
    #expect(scene.root.size == Size(width: 10, height: 20))
  }

  /// Asking a child makes room for the items of the stacks inside it, and may move those of this one.
  @Test(.thorough, arguments: [10, 1_000, 20_000])
  func manyItemsInsideLoseNoAnswer(count: Int) {
    let item = View.flexible(
      .init(), vertical: .init(minimum: 1, ideal: 2, maximum: 3), .aspectRatio(2, fills: false, .color))
    let inner = View.padding(EdgeInsets(top: 1), .vStack(Array(repeating: item, count: count)))
    let height = Probe.size(of: .vStack([inner, .box(5, 5)]), .unspecified).height
    #expect(height == Double(2 * count + 1 + 5))
  }
}
