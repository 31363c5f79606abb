import LayViews
import Testing

@testable import LayEngine

/// ViewThatFits, GeometryReader and container-relative frames.
@Suite struct FittingTests {
  /// Measured on macOS 26.2: 101.5 fits 200; in 60 and in 10 the last one wins, in 10 it overflows.
  @Test(arguments: [(200.0, "wide"), (60, "narrow"), (10, "narrow")])
  func theFirstThatFitsOrTheLast(width: Double, chosen: String) {
    let fits = View.named(
      "fits", .viewThatFits([.named("wide", .box(101.5, 16)), .named("narrow", .box(25, 16))]))
    let scene = Scene(.frame(width, nil, fits), width: 320, height: 100)
    #expect(scene.isPlaced("wide") == (chosen == "wide"))
    #expect(scene.isPlaced("narrow") == (chosen == "narrow"))
    #expect(scene["fits"] == scene[chosen])
  }

  @Test func onlyTheConstrainedAxesCount() {
    let candidates: [View] = [.named("a", .box(50, 90)), .named("b", .box(200, 10))]
    let scene = Scene(.frame(100, 20, .viewThatFits(in: .horizontal, candidates)))
    #expect(scene.isPlaced("a"))
    #expect(Scene(.frame(100, 20, .viewThatFits(in: .vertical, candidates))).isPlaced("b"))
  }

  /// Measured: a colour fits by its ideal 10 × 10 and then fills what is proposed.
  @Test func aFlexibleChildFitsByItsIdeal() {
    let scene = Scene(.frame(100, 100, .viewThatFits([.named("a", .color), .named("b", .box(5, 5))])))
    #expect(scene["a"]?.size == Size(width: 100, height: 100))
  }

  @Test func withoutAProposalTheFirstFits() {
    let fits = View.viewThatFits([.box(500, 500), .box(1, 1)])
    #expect(Probe.size(of: fits, .unspecified) == Size(width: 500, height: 500))
  }

  @Test func explicitGuidesComeThrough() {
    var callbacks = LayoutCallbacks.none
    callbacks.guideValue = { _, _ in 7 }
    for wrap: (View) -> View in [
      { .viewThatFits([$0, .box(1, 1)]) }, { .safeAreaInset(.bottom, spacing: 0, bar: .box(1, 1), $0) },
      { .ignoresSafeArea(edges: .all, $0) },
    ] {
      let view = wrap(.alignmentGuide(.top, 0, .named("a", .box(20, 20))))
      let scene = Scene(.hStack(align: .top, [.named("b", .box(10, 30)), view]), callbacks: callbacks)
      #expect(scene["a"].map { $0.minY + 7 } == scene["b"]?.minY)
    }
    let hidden = View.scroll([.alignmentGuide(.top, 0, .named("a", .box(20, 20)))])
    let scene = Scene(.hStack(align: .top, [.named("b", .box(10, 30)), hidden]), callbacks: callbacks)
    #expect(scene["a"]?.minY == scene["b"]?.minY)
  }

  /// Measured: 70 of 100 beside a bar of 30, the content top leading.
  @Test func aGeometryReaderTakesEverythingAndPutsContentTopLeading() {
    let stack = View.vStack([
      .named("reader", .geometryReader([.named("inner", .box(20, 20))])), .frame(nil, 30, .color),
    ])
    let scene = Scene(stack, width: 300, height: 100)
    #expect(scene["reader"] == Rect(x: 0, y: 0, width: 300, height: 70))
    #expect(scene["inner"] == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(Probe.size(of: .geometryReader(), .unspecified) == Size(width: 10, height: 10))
  }

  @Test func itsContentIsBuiltFromItsSizeAndPlace() {
    var callbacks = LayoutCallbacks.none
    callbacks.geometryContent = { tree, closure, geometry in
      var content = ViewList()
      // An outer reader builds an inner one, which builds a box of half its size.
      let inner: View =
        closure.index == 1
        ? .named("half", .box(geometry.size.width / 2, geometry.globalFrame.minY))
        : .frame(nil, 40, .named("inner", .geometryReader(closure: 1)))
      tree.append(Scene.add(inner, to: &tree), to: &content)
      tree.append(Scene.add(.named("fill", .color), to: &tree), to: &content)
      return content
    }
    let scene = Scene(
      .padding(EdgeInsets(top: 30), .geometryReader(closure: 0)), width: 100, height: 100,
      callbacks: callbacks)
    #expect(scene["inner"] == Rect(x: 0, y: 30, width: 100, height: 40))
    #expect(scene["half"] == Rect(x: 0, y: 30, width: 50, height: 30))
    #expect(scene["fill"] == Rect(x: 0, y: 30, width: 100, height: 70))
  }

  @Test func readersKnowTheSafeArea() {
    var insets: [EdgeInsets] = []
    var callbacks = LayoutCallbacks.none
    callbacks.geometryContent = { _, _, geometry in
      insets.append(geometry.safeAreaInsets)
      return ViewList()
    }
    let device = Device(
      name: "phone", size: Size(width: 100, height: 300), displayScale: 3,
      safeArea: EdgeInsets(top: 50, bottom: 30), platform: .iOS)
    let view = View.vStack([.geometryReader(closure: 0), .frame(nil, 10, .color)])
    _ = Scene(view, width: 100, height: 300, device: device, callbacks: callbacks)
    #expect(insets == [EdgeInsets(top: 50)])
  }

  /// By formula: a container of 300 in 4 columns with gaps of 10 has columns of 67.5; three make 222.5.
  @Test func containerFramesTakeASpanOfTheContainer() {
    let spec = ContainerFrameSpec(axes: .horizontal, count: 4, span: 3, spacing: 10, alignment: .topLeading)
    let view = View.named("frame", .containerFrame(spec, .named("inner", .box(20, 10))))
    let scene = Scene(.frame(50, 50, view), width: 300, height: 100)
    #expect(scene["frame"]?.size == Size(width: 222.5, height: 10))
    #expect(scene["inner"]?.minX == scene["frame"]?.minX)
  }

  @Test func theNearestScrollViewIsTheContainer() {
    let spec = ContainerFrameSpec(axes: .both, alignment: .center)
    let page = View.named("page", .containerFrame(spec, .color))
    let scene = Scene(
      .hStack([.frame(120, 80, .scroll(along: .horizontal, [.hStack([page])])), .color]), width: 300,
      height: 100)
    #expect(scene["page"]?.size == Size(width: 120, height: 80))
    var callbacks = LayoutCallbacks.none
    callbacks.containerLength = { _, length, axis in axis == .horizontal ? length / 3 : length - 10 }
    let closure = ContainerFrameSpec(axes: .both, alignment: .center, closure: ClosureID(0))
    let third = Scene(
      .named("third", .containerFrame(closure, .color)), width: 300, height: 100, callbacks: callbacks)
    #expect(third["third"]?.size == Size(width: 100, height: 90))
  }

  /// A row probes the scroll view with other lengths than it places it with; no answer for one is kept for another.
  @Test func answersDoNotOutliveTheirContainer() {
    let spec = ContainerFrameSpec(axes: .horizontal, alignment: .center)
    let page = View.named("page", .containerFrame(spec, .color))
    let scene = Scene(
      .hStack([.named("scroll", .scroll(along: .vertical, [page])), .named("color", .color)]), width: 300,
      height: 100)
    #expect(scene["page"]?.size.width == scene["scroll"]?.size.width)
    #expect(scene["page"]?.size.width == 150)
  }
}
