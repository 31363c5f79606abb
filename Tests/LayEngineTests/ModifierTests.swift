import LayViews
import Testing

@testable import LayEngine

@Suite struct ModifierTests {
  @Test func paddingShrinksTheProposalAndGrowsTheAnswer() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let scene = Scene(.padding(insets, .named("core", .color)), width: 100, height: 50)
    #expect(scene["core"] == Rect(x: 2, y: 1, width: 94, height: 46))
    #expect(scene.root == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func paddingMayLeaveNothingAndNeverLess() {
    let wide = EdgeInsets(leading: 60, trailing: 60)
    #expect(Probe.size(of: .padding(wide, .color), Proposal(width: 100, height: 10)).width == 120)
    let negative = EdgeInsets(leading: -30, trailing: -30)
    #expect(Probe.size(of: .padding(negative, .box(40, 10)), Proposal(width: 100, height: 10)).width == 0)
    #expect(Probe.size(of: .padding(negative, .color), Proposal(width: 100, height: 10)).width == 100)
  }

  /// SwiftUI logs such a length and lays out without it.
  @Test(arguments: [-20, Double.infinity, -.infinity, .nan])
  func fixedFramesPassOverImpossibleLengths(width: Double) {
    let proposal = Proposal(width: 100, height: 50)
    #expect(Probe.size(of: .frame(width, 30, .color), proposal) == Size(width: 100, height: 30))
    #expect(Probe.size(of: .frame(width, 30, .box(40, 10)), proposal) == Size(width: 40, height: 30))
  }

  @Test func fixedSizeProposesNothingOnItsAxes() {
    #expect(
      Probe.size(of: .fixedSize(.both, .color), Proposal(width: 70, height: 70))
        == Size(width: 10, height: 10))
    #expect(
      Probe.size(of: .fixedSize(.horizontal, .color), Proposal(width: 70, height: 70))
        == Size(width: 10, height: 70))
  }

  @Test func offsetMovesTheChildAndKeepsItsRoom() {
    let scene = Scene(.named("room", .offset(12, -5, .named("child", .box(20, 20)))), width: 100, height: 100)
    #expect(scene["room"] == Rect(x: 40, y: 40, width: 20, height: 20))
    #expect(scene["child"] == Rect(x: 52, y: 35, width: 20, height: 20))
  }

  /// Measured: the view is as large as its proposal, the child's centre on the point.
  @Test func positionTakesTheProposal() {
    let scene = Scene(
      .named("room", .position(30, 20, .named("child", .box(10, 10)))), width: 200, height: 90)
    #expect(scene["room"] == Rect(x: 0, y: 0, width: 200, height: 90))
    #expect(scene["child"] == Rect(x: 25, y: 15, width: 10, height: 10))
    #expect(Probe.size(of: .position(30, 20, .box(10, 7)), .unspecified) == Size(width: 10, height: 7))
  }

  /// Measured, with content whose ideal size is 64 × 40.
  @Test(arguments: [
    (100.0, 40.0, false, Size(width: 64, height: 40)),
    (40, 100, false, Size(width: 40, height: 25)),
    (40, 60, true, Size(width: 96, height: 60)),
  ])
  func aspectRatioKeepsTheIdealShape(width: Double, height: Double, fills: Bool, answer: Size) {
    let content = View.flexible(.init(ideal: 64), vertical: .init(ideal: 40), .color)
    #expect(
      Probe.size(of: .aspectRatio(nil, fills: fills, content), Proposal(width: width, height: height))
        == answer)
  }

  @Test func aspectRatioIgnoresASideThatIsNotProposed() {
    let view = View.aspectRatio(2, fills: false, .color)
    #expect(Probe.size(of: view, Proposal(width: 100, height: nil)) == Size(width: 100, height: 50))
    #expect(Probe.size(of: view, Proposal(width: nil, height: 30)) == Size(width: 60, height: 30))
    #expect(Probe.size(of: view, .unspecified) == Size(width: 10, height: 10))
    #expect(Probe.size(of: view, Proposal(width: 100, height: .infinity)) == Size(width: 100, height: 50))
  }

  @Test func aspectRatioLeavesARigidChildAlone() {
    #expect(
      Probe.size(of: .aspectRatio(nil, fills: false, .box(64, 40)), Proposal(width: 100, height: 40))
        == Size(width: 64, height: 40))
  }

  /// That the width is the same for every proposal does not make the height one that follows the proposed height alone.
  @Test func aspectRatioFitsBothSidesAroundAChildOfFixedWidth() {
    let view = View.aspectRatio(2, fills: false, .frame(22, nil, .color))
    for container in [view, .hStack([view]), .zStack([view]), .lazyVStack([view])] {
      let size = Probe.size(of: container, Proposal(width: 100, height: 400))
      #expect(size.height == 50)
    }
    #expect(Probe.size(of: view, Proposal(width: 100, height: 400)).width == 22)
  }

  @Test func aFixedFrameAlignsWhatDoesNotFit() {
    let scene = Scene(
      .frame(40, 40, align: .topLeading, .named("child", .box(96, 20))), width: 100, height: 100)
    #expect(scene["child"] == Rect(x: 30, y: 30, width: 96, height: 20))
  }

  @Test func dividersFollowTheirStack() {
    let row = Scene(.hStack([.box(20, 60), .named("line", .divider), .box(20, 60)]), width: 200, height: 179)
    // Measured on macOS: 1 point wide and as high as what the row is proposed.
    #expect(row["line"]?.size == Size(width: 1, height: 179))
    let column = Scene(.vStack([.named("line", .divider)]), platform: .iOS)
    #expect(column["line"]?.size == Size(width: 200, height: 0.5))
  }
}

@Suite struct SpacingTests {
  /// A text on macOS in the default font: 4.74 below a view, 8.15 above one, 0 to another text; 8 sideways.
  private var text: SpacingPreferences {
    var text = SpacingPreferences()
    text.top.setTextMetrics(leading: 0)
    text.top[.edgeAboveText] = 4.75
    text.bottom.setTextMetrics(leading: 0)
    text.bottom[.edgeBelowText] = 8.125
    return text
  }

  @Test func theGapIsTheLargestOfTheSharedCategories() {
    #expect(text.bottom.gap(to: SpacingPreferences.plain.top) == 8.125)
    #expect(SpacingPreferences.plain.bottom.gap(to: text.top) == 4.75)
    #expect(text.bottom.gap(to: text.top) == 0)
  }

  @Test func withoutASharedCategoryThePlatformDecides() {
    #expect(SpacingPreferences.plain.bottom.gap(to: SpacingPreferences.plain.top) == nil)
    #expect(text.trailing.gap(to: SpacingPreferences.plain.leading) == nil)
  }

  @Test func theLowerTextsLeadingSeparatesTexts() {
    var large = text
    large.top.setTextMetrics(leading: 1.5)
    #expect(text.bottom.gap(to: large.top) == 1.5)
    #expect(large.bottom.gap(to: text.top) == 0)
  }

  @Test func aSpacerAsksForNothingAlongItsStack() {
    let spacer = SpacingPreferences.spacer(along: .vertical, isTextBaselineRelative: false)
    #expect(spacer.bottom.gap(to: text.top) == 0)
    #expect(spacer.trailing.gap(to: SpacingPreferences.plain.leading) == nil)
  }

  @Test func mergingKeepsTheLargerDistance() {
    let merged = text.top.merged(with: SpacingPreferences.plain.top)
    #expect(SpacingPreferences.plain.bottom.gap(to: merged) == 4.75)
    #expect(text.bottom.gap(to: merged) == 8.125)
  }
}
