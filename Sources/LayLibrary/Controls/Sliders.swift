import LayCatalog
import LaySyntax
import LayViews

// Sliders and steppers.

extension Declaration {
  /// What changes a number.
  static let sliders: [Declaration] = [
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, @ViewBuilder label: () -> some View)"
    ) { $0.slider($1) },
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, onEditingChanged: ((Bool) -> Void)? = nil)"
    ) { $0.slider($1) },
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, @ViewBuilder label: () -> some View, onEditingChanged: (Bool) -> Void)"
    ) { $0.slider($1) },
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, onEditingChanged: (Bool) -> Void, @ViewBuilder label: () -> some View)"
    ) { $0.slider($1) },
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View)"
    ) { $0.slider($1) },
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: (Bool) -> Void)"
    ) { $0.slider($1) },
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, onEditingChanged: ((Bool) -> Void)? = nil, minimumValueLabel: some View, maximumValueLabel: some View, @ViewBuilder label: () -> some View)"
    ) { $0.slider($1) },
    .view(
      "Stepper",
      "(_ title: LocalizedStringKey, value: Binding<Any>, in: Any? = nil, step: Any? = nil, onEditingChanged: ((Bool) -> Void)? = nil)"
    ) { $0.stepper($1) },
    .view(
      "Stepper",
      "(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)"
    ) { $0.stepper($1) },
    .view(
      "Stepper",
      "(value: Binding<Any>, in: Any? = nil, step: Any? = nil, @ViewBuilder label: () -> some View)"
    ) { $0.stepper($1) },
    .view(
      "Stepper",
      "(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil, @ViewBuilder label: () -> some View)"
    ) { $0.stepper($1) },
    .view(
      "Stepper",
      "(value: Binding<Any>, in: Any? = nil, step: Any? = nil, onEditingChanged: ((Bool) -> Void)? = nil, @ViewBuilder label: () -> some View)"
    ) { $0.stepper($1) },
    .view(
      "Stepper",
      "(@ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)"
    ) { $0.stepper($1) },
  ]
}

extension Stage {
  func slider(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let profile = part.profile.slider
    let bounds = call.value("in")?.bounds ?? (0, 1)
    let steps = stepCount(call, bounds)
    var parts = [part.slider(at: call.fraction(in: bounds), steps: steps)]
    let minimum = valueLabel(call, "minimumValueLabel", part)
    let maximum = valueLabel(call, "maximumValueLabel", part)
    if !minimum.isEmpty { parts.insert(minimum, at: 0) }
    if !maximum.isEmpty { parts.append(maximum) }
    let track = parts.count == 1 ? parts[0] : part.row(parts, spacing: profile.boundsGap, snapsToPixels: true)
    let label = profile.showsLabel ? part.dimmed(rowLabel(call), unless: environment.isEnabled) : ViewList()
    return part.control(ControlSpec("Slider"), sliderRow(part, label, track))
  }

  /// A form in columns sets the label lower than the track: macOS 26.2, a row of 23 with a line of 16.
  private func sliderRow(_ part: PartBuilder, _ label: ViewList, _ track: ViewList) -> ViewList {
    guard environment.list.surroundings == .columnsForm, !label.isEmpty else {
      return row(part, label, track, snapsToPixels: true)
    }
    return row(
      part, part.padding(part.one(label), EdgeInsets(top: 7)), part.padding(track, EdgeInsets(top: 1)),
      alignment: .top)
  }

  /// A label at an end of the track: small and secondary.
  private func valueLabel(_ call: BoundCall, _ name: String, _ part: PartBuilder) -> ViewList {
    guard call.has(name) else { return ViewList() }
    return part.one(
      looking(font: FontDescriptor(.style(.footnote)), color: part.color(.secondary)) {
        content(call, name)
      })
  }

  private func stepCount(_ call: BoundCall, _ bounds: (Double, Double)) -> Int {
    guard let step = call.number("step"), step > 0 else { return 0 }
    let count = (bounds.1 - bounds.0) / step
    // More dots than these run into one another.
    return count >= 1 && count <= 100 ? Int(count) : 0
  }

  // MARK: Steppers

  func stepper(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let label = part.dimmed(rowLabel(call), unless: environment.isEnabled || part.profile.rowsFill)
    return part.control(
      ControlSpec("Stepper", spacing: part.profile.stepper.spacing, baselines: rowBaselines),
      row(part, label, part.stepper(), snapsToPixels: true))
  }
}

extension BoundCall {
  /// How far a progress view or a gauge is, 0 … 1: between its bounds or of its total; nil for one without a value.
  package var fraction: Double? {
    guard number("value") != nil else { return nil }
    return fraction(in: (self["in"] ?? self["bounds"])?.bounds ?? (0, number("total") ?? 1))
  }

  /// Where a value lies between bounds: 0 … 1.
  func fraction(in bounds: (lower: Double, upper: Double)) -> Double {
    guard let value = number("value"), bounds.upper > bounds.lower else { return 0 }
    let fraction = (value - bounds.lower) / (bounds.upper - bounds.lower)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension Value {
  /// The ends of a closed range of numbers.
  var bounds: (lower: Double, upper: Double)? {
    switch self {
    case .interval(let lower, let upper): return (lower, upper)
    case .range(let range): return (Double(range.lowerBound), Double(range.elements.upperBound) - 1)
    default: return nil
    }
  }
}

extension PartBuilder {
  /// The track with its filled stretch, the dots of its steps and the knob.
  fileprivate func slider(at fraction: Double, steps: Int) -> ViewList {
    let slider = profile.slider
    var filled = slider.filled.map(color) ?? tint
    if !environment.isEnabled { filled = slider.disabledFilled.map(color) ?? filled.faded(0.5) }
    var parts = [
      bar(
        height: slider.trackHeight, at: fraction, track: color(slider.track), filled: filled,
        .capsule(isContinuous: false))
    ]
    if steps > 0, let tick = slider.tick {
      parts.append(ticks(steps, diameter: tick.diameter, centerY: tick.centerY))
    }
    parts.append(self.fraction(knob(slider.knob, slider.knobColor), position: fraction))
    return frame(
      filling(layers(parts), minimum: slider.leastLength, ideal: slider.idealLength), height: slider.height)
  }

  /// One dot for each step, the first and last where the knob's middle comes to lie.
  private func ticks(_ steps: Int, diameter: Double, centerY: Double) -> ViewList {
    let slider = profile.slider
    var dots: [ViewList] = []
    for step in 0...steps {
      let dot = frame(shape(.circle, color(.ink(0x58))), width: diameter, height: diameter)
      dots.append(fraction(dot, position: Double(step) / Double(steps)))
    }
    let side = (slider.knob.width - diameter) / 2
    let shift = (centerY - slider.height / 2) * 2
    return padding(
      layers(dots), EdgeInsets(top: max(shift, 0), leading: side, bottom: max(-shift, 0), trailing: side))
  }

  /// A track that is filled from its leading end.
  func bar(height: Double, at fraction: Double, track: RGBA, filled: RGBA, _ outline: Outline) -> ViewList {
    bar(height: height, at: fraction, track: track, filled: .color(filled), outline)
  }

  func bar(height: Double, at fraction: Double, track: RGBA, filled: Paint, _ outline: Outline) -> ViewList {
    let stretch = self.fraction(shape(outline, paint: filled), width: fraction, position: 0)
    return frame(layers([shape(outline, track), stretch]), height: height)
  }

  fileprivate func stepper() -> ViewList {
    let stepper = profile.stepper
    let strength = environment.isEnabled ? 1 : 0.5
    let radius = stepper.cornerRadius
    let box = shape(
      .roundedRectangle(width: radius, height: radius, isContinuous: true),
      color(environment.isEnabled ? stepper.fill : stepper.disabledFill))
    let sign = color(stepper.sign).faded(strength)
    let signs: ViewList
    if stepper.isVertical {
      let divider = padding(
        frame(shape(.rectangle, color(stepper.divider)), height: 1), EdgeInsets(leading: 3, trailing: 3))
      let up = arrow(.up, Size(width: 11, height: 5), sign, width: stepper.signWidth)
      let down = arrow(.down, Size(width: 11, height: 5), sign, width: stepper.signWidth)
      signs = layers([divider, column([up, down], spacing: 8)])
    } else {
      let divider = frame(shape(.rectangle, color(stepper.divider)), width: 1, height: 18)
      signs = layers([divider, row([minus(sign), plus(sign)], spacing: 33)])
    }
    let drawn = frame(layers([box, signs]), width: stepper.drawn.width, height: stepper.drawn.height)
    return frame(drawn, width: stepper.size.width, height: stepper.size.height)
  }

  private func minus(_ color: RGBA) -> ViewList {
    let width = profile.stepper.signWidth
    return frame(shape(.capsule(isContinuous: false), color), width: 13, height: width)
  }

  private func plus(_ color: RGBA) -> ViewList {
    let stroke = profile.stepper.signWidth
    let upright = frame(shape(.capsule(isContinuous: false), color), width: stroke, height: 13)
    return layers([minus(color), upright])
  }
}

// MARK: Arrows

extension PartBuilder {
  enum Arrow { case up, down, forward }

  /// An open arrowhead.
  func arrow(_ direction: Arrow, _ size: Size, _ color: RGBA, width: Double) -> ViewList {
    let points: [UnitPoint]
    switch direction {
    case .up: points = [UnitPoint(x: 0, y: 1), UnitPoint(x: 0.5, y: 0), UnitPoint(x: 1, y: 1)]
    case .down: points = [UnitPoint(x: 0, y: 0), UnitPoint(x: 0.5, y: 1), UnitPoint(x: 1, y: 0)]
    case .forward:
      let tip = environment.layoutDirection == .leftToRight ? 1.0 : 0
      points = [UnitPoint(x: 1 - tip, y: 0), UnitPoint(x: tip, y: 0.5), UnitPoint(x: 1 - tip, y: 1)]
    }
    return frame(line(.polyline(points), color, width: width), width: size.width, height: size.height)
  }

  /// Arrows up and down, one over the other.
  func doubleArrow(width: Double, _ color: RGBA) -> ViewList {
    let size = Size(width: width, height: width / 2)
    return column(
      [arrow(.up, size, color, width: 1.5), arrow(.down, size, color, width: 1.5)], spacing: 3)
  }
}
