import LayViews
import Testing

@testable import LayEngine

/// Bars and the safe area, with numbers measured on macOS 26.2 and iOS 26.0 where a comment says so.
@Suite struct SafeAreaTests {
  /// Measured: 200 − 30 − 8 = 162; the bar at the edge.
  @Test func aBarTakesItsRoomFromPlainContent() {
    let view = View.safeAreaInset(
      .bottom, bar: .named("bar", .frame(nil, 30, .color)), .named("content", .color))
    let scene = Scene(view, width: 100, height: 200)
    #expect(scene["content"] == Rect(x: 0, y: 0, width: 100, height: 162))
    #expect(scene["bar"] == Rect(x: 0, y: 170, width: 100, height: 30))
  }

  @Test func theContentKeepsItsLeastLength() {
    let content = View.flexible(.init(), vertical: .init(minimum: 60, maximum: .infinity), .color)
    let view = View.safeAreaInset(.top, spacing: 10, bar: .named("bar", .color), .named("content", content))
    let scene = Scene(view, width: 100, height: 200)
    #expect(scene["bar"] == Rect(x: 0, y: 0, width: 100, height: 130))
    #expect(scene["content"] == Rect(x: 0, y: 140, width: 100, height: 60))
  }

  @Test func barsAlignWithTheContentAcross() {
    let view = View.safeAreaInset(
      .top, alignment: .trailing, spacing: 0, bar: .named("bar", .box(40, 10)),
      .named("content", .box(80, 50)))
    let scene = Scene(view, width: 80, height: 60)
    #expect(scene["bar"] == Rect(x: 40, y: 0, width: 40, height: 10))
    let side = Scene(
      .safeAreaInset(.leading, spacing: 5, bar: .named("bar", .box(20, 10)), .named("content", .color)),
      width: 100, height: 50, direction: .rightToLeft)
    #expect(side["bar"] == Rect(x: 80, y: 20, width: 20, height: 10))
    #expect(side["content"] == Rect(x: 0, y: 0, width: 75, height: 50))
  }

  @Test func withoutAProposalBothHaveTheirIdealLength() {
    let view = View.safeAreaInset(.bottom, spacing: 3, bar: .box(40, 20), .color)
    #expect(Probe.size(of: view, .unspecified) == Size(width: 40, height: 33))
    let barless = View.safeAreaInset(.bottom, spacing: 3, bar: nil, .color)
    #expect(Probe.size(of: barless, .unspecified) == Size(width: 10, height: 10))
  }

  /// Measured: the scroll view keeps its 200, its content stays at the top at its own length.
  @Test func aScrollViewRunsOnUnderTheBar() {
    let scroll = View.named("scroll", .scroll([.named("content", .box(100, 240))]))
    let scene = Scene(
      .safeAreaInset(.bottom, bar: .frame(nil, 30, .color), scroll), width: 100, height: 200)
    #expect(scene["scroll"] == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(scene["content"] == Rect(x: 0, y: 0, width: 100, height: 240))
  }

  /// Measured: content 20 lower under padding of 20.
  @Test func safeAreaPaddingInsetsAScrollViewsContent() {
    let scroll = View.named("scroll", .scroll([.named("content", .box(100, 180))]))
    let scene = Scene(
      .safeAreaPadding(EdgeInsets(top: 20, bottom: 20), scroll), width: 100, height: 150)
    #expect(scene["scroll"] == Rect(x: 0, y: 0, width: 100, height: 150))
    #expect(scene["content"] == Rect(x: 0, y: 20, width: 100, height: 180))
    let insets = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let plain = Scene(.safeAreaPadding(insets, .named("color", .color)), width: 100, height: 150)
    #expect(plain["color"] == Rect(x: 20, y: 20, width: 60, height: 110))
  }

  /// Measured: 200 tall from the top under a bar of 30, while what is around it stays in the safe area.
  @Test func contentMayIgnoreTheBar() {
    let content = View.named("outer", .ignoresSafeArea(edges: .all, .named("inner", .color)))
    let scene = Scene(
      .safeAreaInset(.top, spacing: 0, bar: .frame(nil, 30, .color), content), width: 100, height: 200)
    #expect(scene["outer"] == Rect(x: 0, y: 30, width: 100, height: 170))
    #expect(scene["inner"] == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  /// Measured: under a bar of 64 a view that starts 10 lower stays; one that touches extends, through a frame and
  /// through padding of other edges too.
  @Test func onlyAViewThatTouchesTheEdgeRunsOn() {
    func extended(_ wrap: (View) -> View) -> Rect? {
      let content = wrap(.ignoresSafeArea(edges: .all, .named("inner", .color)))
      return Scene(
        .safeAreaInset(.top, spacing: 0, bar: .frame(nil, 64, .color), content), width: 300, height: 300)[
          "inner"]
    }
    #expect(extended { .padding(EdgeInsets(top: 10), $0) } == Rect(x: 0, y: 74, width: 300, height: 226))
    #expect(extended { .frame(60, nil, $0) } == Rect(x: 120, y: 0, width: 60, height: 300))
    #expect(
      extended { .padding(EdgeInsets(leading: 10, bottom: 20), $0) }
        == Rect(x: 10, y: 0, width: 290, height: 280))
  }

  @Test func ignoringSomeEdgesKeepsTheOthers() {
    let device = Device(
      name: "phone", size: Size(width: 100, height: 300), displayScale: 3,
      safeArea: EdgeInsets(top: 50, bottom: 30), platform: .iOS)
    let scene = Scene(
      .ignoresSafeArea(edges: .top, .named("inner", .color)), width: 100, height: 300, device: device)
    #expect(scene.root == Rect(x: 0, y: 50, width: 100, height: 220))
    #expect(scene["inner"] == Rect(x: 0, y: 0, width: 100, height: 270))
    let other = Scene(.named("root", .color), width: 100, height: 200, device: device)
    #expect(other.root == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func backgroundStylesRunOnWhereTheirViewTouches() {
    let device = Device(
      name: "phone", size: Size(width: 100, height: 300), displayScale: 3,
      safeArea: EdgeInsets(top: 50, bottom: 30), platform: .iOS)
    let bar = View.backgroundStyle(.frame(nil, 40, .color), .named("style", .color))
    let view = View.safeAreaInset(.bottom, spacing: 0, bar: bar, .color)
    let scene = Scene(view, width: 100, height: 300, device: device)
    #expect(scene["style"] == Rect(x: 0, y: 230, width: 100, height: 70))
    let inner = View.padding(EdgeInsets(top: 1, bottom: 1), .backgroundStyle(.color, .named("style", .color)))
    #expect(Scene(inner, width: 100, height: 300, device: device)["style"]?.size.height == 218)
  }

  @Test func nestedBarsAddUp() {
    let inner = View.safeAreaInset(
      .top, spacing: 0, bar: .frame(nil, 20, .color), .ignoresSafeArea(edges: .all, .named("inner", .color)))
    let view = View.safeAreaInset(.top, spacing: 0, bar: .frame(nil, 30, .color), .named("middle", inner))
    let scene = Scene(view, width: 100, height: 200)
    #expect(scene["middle"] == Rect(x: 0, y: 30, width: 100, height: 170))
    #expect(scene["inner"] == Rect(x: 0, y: 0, width: 100, height: 200))
  }
}
