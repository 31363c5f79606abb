import LayViews
import Testing

@testable import LayEngine

/// What the engine knows of controls: gaps, baselines, and the few layouts that no other view has.
@Suite struct ControlTests {
  private func control(
    spacing: ControlSpec.Spacing = .plain, baselines: ControlSpec.Baselines = .content,
    extraHeight: Double? = nil, _ body: View
  ) -> View {
    let spec = ControlSpec("Test", spacing: spacing, baselines: baselines, roundedExtraHeight: extraHeight)
    return .made(.control, payload: View.entry(\.containers.controls, spec), [body])
  }

  private func text(_ string: String = "Text") -> View {
    let run = TextRun(text: string, font: FontDescriptor(.platformDefault), paint: .color(.black))
    return .made(.text, payload: { $0.contents.texts.add(TextSpec(runs: [run])) }, [])
  }

  private func gap(_ upper: View, _ lower: View) -> Double? {
    let scene = Scene(.vStack(spacing: nil, [.named("upper", upper), .named("lower", lower)]))
    guard let upper = scene["upper"], let lower = scene["lower"] else { return nil }
    return lower.minY - upper.maxY
  }

  /// Measured on macOS 26.2: a checkbox is 6 from texts, fields and pop-ups; a stepper under a slider 4.7421875, over a
  /// button 8.15087890625.
  @Test func gapsOfControls() {
    let checkbox = control(spacing: .distance(6), .box(16, 16))
    let stepper = control(spacing: .text(FontDescriptor(.platformDefault)), .box(20, 26))
    let plain = control(.box(40, 24))
    #expect(gap(text(), checkbox) == 6)
    #expect(gap(checkbox, text()) == 6)
    #expect(gap(checkbox, plain) == 6)
    #expect(gap(checkbox, stepper) == 6)
    #expect(gap(plain, stepper) == 4.7421875)
    #expect(gap(stepper, plain) == 8.15087890625)
    #expect(gap(plain, plain) == 8)
  }

  /// Measured on iOS 26.0 for a borderless button: its top is its label's, its bottom plain.
  @Test func aLabelMayCountAboveOnly() {
    let button = control(spacing: .contentAbove, text())
    #expect(gap(.box(10, 10), button) == 4.7421875)
    #expect(gap(button, .box(10, 10)) == 8)
    #expect(gap(control(spacing: .content, text()), .box(10, 10)) == 8.15087890625)
  }

  @Test func baselinesOfControls() {
    func line(_ baselines: ControlSpec.Baselines) -> Double? {
      let row = View.hStack(
        align: .firstTextBaseline,
        [.named("line", .box(1, 50)), .named("control", control(baselines: baselines, text()))])
      let scene = Scene(row)
      guard let line = scene["line"], let control = scene["control"] else { return nil }
      return line.maxY - control.minY
    }
    #expect(line(.content) == 13)
    #expect(line(.top) == 0)
    #expect(line(.none) == 16)
  }

  @Test func extraHeightEndsOnAWholePoint() {
    #expect(Probe.size(of: control(extraHeight: 1.5, .box(10, 24.5)), .unspecified).height == 26)
    #expect(Probe.size(of: control(extraHeight: 1.5, .box(10, 20.25)), .unspecified).height == 22)
  }

  /// Measured on macOS 26.2: the icon of 12 lies 2.42 below the top of a title of 16.
  @Test func iconsLieOnTheMiddleOfCapitals() throws {
    let scene = Scene(
      .hStack(align: .capCenter, spacing: 8, [.named("icon", .box(12, 12)), .named("title", text())]))
    let (icon, title) = (try #require(scene["icon"]), try #require(scene["title"]))
    #expect(abs(icon.minY - title.minY - 2.42) < 0.001)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func fractionsPlaceTheirChild(direction: LayoutDirection) {
    let knob = View.made(
      .fraction, payload: View.entry(\.containers.fractions, FractionSpec(position: 0.25)),
      [.named("knob", .box(20, 10))])
    let bar = View.made(
      .fraction, payload: View.entry(\.containers.fractions, FractionSpec(width: 0.25, position: 0)),
      [.named("bar", .color)])
    let scene = Scene(.zStack([knob, bar]), width: 100, height: 30, direction: direction)
    let isMirrored = direction == .rightToLeft
    #expect(scene["knob"] == Rect(x: isMirrored ? 60 : 20, y: 10, width: 20, height: 10))
    #expect(scene["bar"] == Rect(x: isMirrored ? 75 : 0, y: 0, width: 25, height: 30))
  }

  /// Measured on macOS 27.0 for segments.
  @Test func cellsOfAUniformRowGiveUpSomeOfTheirRoom() {
    let cells: [View] = [.box(10, 10), .box(30, 20)]
    let row = View.made(.uniformRow, payload: { $0.modifiers.numbers.add(4) }, cells)
    #expect(Probe.size(of: row, .unspecified) == Size(width: 60, height: 20))
    #expect(Probe.size(of: row, Proposal(width: 55, height: nil)) == Size(width: 55, height: 20))
    #expect(Probe.size(of: row, Proposal(width: 0, height: nil)) == Size(width: 52, height: 20))
  }

  /// Measured on macOS 27.0: a button with room of 7 at either side of its label gives it up before the label gets less.
  @Test func roomAtTheSidesGoesFirst() {
    func width(of body: View, in room: Double?) -> Double {
      var spec = ControlSpec("Test")
      spec.sideRoom = 7
      let control = View.made(.control, payload: View.entry(\.containers.controls, spec), [body])
      return Probe.size(of: control, Proposal(width: room, height: nil)).width
    }
    let greedy = View.flexible(.init(ideal: 30, maximum: .infinity), .box(5, 5))
    #expect(width(of: greedy, in: nil) == 44)
    #expect(width(of: greedy, in: 100) == 100)
    #expect(width(of: .box(30, 5), in: 100) == 44)
    #expect(width(of: .box(30, 5), in: 36) == 36)
    #expect(width(of: .box(30, 5), in: 0) == 30)
  }

  @Test func cellsOfAUniformRowAreAsWideAsTheWidest() {
    let row = View.made(
      .uniformRow, payload: { $0.modifiers.numbers.add(0) },
      [
        .named("a", .box(10, 10)), .named("b", .box(30, 20)),
        .named("c", .flexible(.init(maximum: .infinity), .box(5, 5))),
      ])
    let scene = Scene(row, width: 200, height: 100)
    #expect(scene["a"] == Rect(x: 65, y: 45, width: 10, height: 10))
    #expect(scene["b"] == Rect(x: 85, y: 40, width: 30, height: 20))
    #expect(scene["c"] == Rect(x: 115, y: 47.5, width: 30, height: 5))
  }
}
