import LayViews
import Testing

@Suite struct LayerTests {
  /// Measured: an 80 × 40 background centred behind a 40 × 20 view, whose size it does not change.
  @Test func aBackgroundIsAlignedWithItsPrimaryAndMayOverflowIt() {
    let view = View.background(.center, .named("front", .box(40, 20)), [.named("back", .box(80, 40))])
    let scene = Scene(.named("pair", view), width: 100, height: 100)
    #expect(scene["pair"] == Rect(x: 30, y: 40, width: 40, height: 20))
    #expect(scene["back"] == Rect(x: 10, y: 30, width: 80, height: 40))
  }

  @Test func anOverlayIsProposedThePrimarysSize() {
    let scene = Scene(.overlay(.topLeading, .box(40, 20), [.named("fill", .color)]), width: 100, height: 100)
    #expect(scene["fill"] == Rect(x: 30, y: 40, width: 40, height: 20))
  }

  /// Measured on macOS 27.0: the pile is centred, and the layer's alignment places it as a whole.
  @Test func severalViewsOfALayerFormAPile() {
    let layer: [View] = [.named("large", .box(30, 30)), .named("small", .box(10, 10))]
    let corner = Alignment(.trailing, .bottom)
    let scene = Scene(.overlay(corner, .box(40, 40), layer), width: 100, height: 100)
    #expect(scene["large"] == Rect(x: 40, y: 40, width: 30, height: 30))
    #expect(scene["small"] == Rect(x: 50, y: 50, width: 10, height: 10))
  }

  /// Measured on macOS 27.0: beside a spacer of the row's own axis nothing is in its way down.
  @Test func aSpacerInALayerHasTheAxisOfTheRowAround() {
    let layer = View.overlay(.center, .box(10, 10), [.named("spacer", .spacer())])
    let row = Scene(.hStack([layer, .box(10, 10)]))
    #expect(row["spacer"]?.size == Size(width: 10, height: 0))
    let pile = View.overlay(.center, .box(10, 10), [.named("spacer", .spacer()), .box(1, 1)])
    #expect(Scene(.hStack([pile, .box(10, 10)]))["spacer"]?.size == Size(width: 8, height: 8))
  }

  /// Measured: a 100 × 100 and a 40 × 40 view in the bottom trailing corner.
  @Test func aZStackIsAsLargeAsItsLargestChild() {
    let scene = Scene(
      .zStack(align: Alignment(.trailing, .bottom), [.box(100, 100), .named("small", .box(40, 40))]),
      width: 200, height: 200)
    #expect(scene.root == Rect(x: 50, y: 50, width: 100, height: 100))
    #expect(scene["small"] == Rect(x: 110, y: 110, width: 40, height: 40))
  }

  @Test func onlyTheHighestPriorityDecidesAZStacksSize() {
    let scene = Scene(
      .zStack([.named("large", .box(100, 100)), .priority(1, .named("small", .box(40, 20)))]))
    #expect(scene.root == Rect(x: 80, y: 90, width: 40, height: 20))
    #expect(scene["large"] == Rect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test func aSpacerInAZStackChangesNothingBesideOtherViews() {
    let scene = Scene(.zStack([.box(30, 20), .spacer()]))
    #expect(scene.root.size == Size(width: 30, height: 20))
    #expect(Scene(.zStack([.spacer()])).root.size == Size(width: 200, height: 200))
  }
}
