import LayViews
import Testing

@testable import LayEngine

/// Scroll views and lazy stacks, with numbers measured on macOS 26.2 where a comment says so.
@Suite struct ScrollTests {
  static func rows(_ count: Int, _ width: Double = 120) -> View {
    .named("content", .vStack((0..<count).map { .named("r\($0)", .box(width, 20)) }))
  }

  /// Measured: 120 wide and centred in 300, 200 tall; short content at the top.
  @Test func takesTheProposalAlongAndTheContentAcross() {
    let scene = Scene(.scroll([Self.rows(3)]), width: 300, height: 200)
    #expect(scene.root == Rect(x: 90, y: 0, width: 120, height: 200))
    #expect(scene["content"] == Rect(x: 90, y: 0, width: 120, height: 60))
  }

  /// Measured: 400 wide content in 300 overflows on both sides.
  @Test func wideContentMakesItWide() {
    let scene = Scene(.scroll([.named("content", .box(400, 400))]), width: 300, height: 200)
    #expect(scene.root == Rect(x: -50, y: 0, width: 400, height: 200))
    #expect(scene["content"] == Rect(x: -50, y: 0, width: 400, height: 400))
  }

  @Test func withoutAProposalItIsAsLongAsItsContent() {
    #expect(Probe.size(of: .scroll([Self.rows(3)]), .unspecified) == Size(width: 120, height: 60))
  }

  /// Measured: both axes take everything, the content has its ideal size; on macOS 27.0 it is centred.
  @Test func bothAxesTakeTheWholeProposal() {
    let scene = Scene(.scroll(along: .both, [.named("content", .color)]), width: 300, height: 200)
    #expect(scene.root == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(scene["content"] == Rect(x: 145, y: 95, width: 10, height: 10))
  }

  /// Measured: a centred column with default gaps, in a horizontal one too.
  @Test func severalViewsFormAColumn() {
    let views: [View] = [.named("a", .box(20, 10)), .named("b", .box(60, 30))]
    let scene = Scene(.scroll(along: .horizontal, views), width: 300, height: 200)
    #expect(scene.root == Rect(x: 0, y: 76, width: 300, height: 48))
    #expect(scene["a"] == Rect(x: 20, y: 76, width: 20, height: 10))
    #expect(scene["b"] == Rect(x: 0, y: 94, width: 60, height: 30))
  }

  /// Measured: 16 / 168 / 16 in 200.
  @Test func inAStackItIsTheFlexibleChild() {
    let stack = View.vStack([.box(44.5, 16), .named("scroll", .scroll([Self.rows(20)])), .box(39.5, 16)])
    let scene = Scene(stack, width: 300, height: 200)
    #expect(scene["scroll"] == Rect(x: 90, y: 16, width: 120, height: 168))
  }

  /// Measured: −200 for 400 in 200; 140 and 70 for 60 in 200.
  @Test func anchorsPlaceLongAndShortContent() {
    let bottom = UnitPoint(x: 0.5, y: 1)
    let long = Scene(.scroll(initial: bottom, [Self.rows(20)]), width: 300, height: 200)
    #expect(long["content"]?.minY == -200)
    let short = Scene(.scroll(alignment: bottom, [Self.rows(3)]), width: 300, height: 200)
    #expect(short["content"]?.minY == 140)
    let middle = Scene(.scroll(alignment: .center, [Self.rows(3)]), width: 300, height: 200)
    #expect(middle["content"]?.minY == 70)
  }

  /// Measured: content 20 lower, the view 160 wide for 120; 144 with 12 on each side.
  @Test func marginsInsetTheContent() {
    let all = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let scene = Scene(.scroll(margins: all, [Self.rows(20)]), width: 300, height: 200)
    #expect(scene.root == Rect(x: 70, y: 0, width: 160, height: 200))
    #expect(scene["content"]?.origin == Point(x: 90, y: 20))
    let sides = Scene(
      .scroll(margins: EdgeInsets(leading: 12, trailing: 12), [Self.rows(3)]), width: 300, height: 200)
    #expect(sides.root.size.width == 144)
  }

  /// Measured: at rest its right end shows: 10 + 180 − 350 = −160.
  @Test func rightToLeftRestsAtTheRight() {
    let row = View.named("content", .hStack(spacing: 10, (0..<6).map { _ in .box(50, 40) }))
    let scene = Scene(
      .frame(180, 60, .scroll(along: .horizontal, [row])), width: 200, height: 80, direction: .rightToLeft)
    #expect(scene["content"] == Rect(x: -160, y: 20, width: 350, height: 40))
  }

  /// Measured: 121.5 each, the row 240 tall with its children at the bottom.
  @Test func lazyStacksTakeTheWholeLengthAcross() {
    let scene = Scene(
      .hStack(
        spacing: 20,
        [
          .named("a", .lazyVStack([.box(30, 64)])), .named("b", .lazyVStack([.box(30, 56)])),
          .named("c", .lazyHStack(align: .bottom, [.named("d", .box(20, 30)), .box(17, 16)])),
        ]), width: 320, height: 240)
    #expect(scene["a"]?.size == Size(width: 121.5, height: 64))
    #expect(scene["b"]?.size == Size(width: 121.5, height: 56))
    #expect(scene["c"]?.size == Size(width: 37, height: 240))
    #expect(scene["d"]?.minY == 210)
  }

  /// Measured: rows of 200 in a 300 wide scroll view lie at x 50.
  @Test func aLazyStackMakesAScrollViewWide() {
    let scene = Scene(.scroll([.lazyVStack([.named("r", .box(200, 20))])]), width: 300, height: 200)
    #expect(scene.root.size.width == 300)
    #expect(scene["r"]?.minX == 50)
  }

  /// Derived: without a proposal across, a lazy stack is as wide as its widest child.
  @Test func aLazyStackHugsWithoutAProposal() {
    let stack = View.lazyVStack([.box(30, 10), .box(50, 10)])
    #expect(Probe.size(of: stack, .unspecified) == Size(width: 50, height: 20))
  }
}
