import LayCatalog
import LaySyntax
import LayViews

// Progress views and gauges: bars, rings and their labels.

extension Declaration {
  /// How far something is.
  static let progressViews: [Declaration] = [
    .control(
      "Gauge",
      "(value: Double, in: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View)",
      styledBy: .gaugeStyle
    ) { $0.gauge($1) },
    .control(
      "Gauge",
      "(value: Double, in: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View)",
      styledBy: .gaugeStyle
    ) { $0.gauge($1) },
    .control(
      "Gauge",
      "(value: Double, in: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View)",
      styledBy: .gaugeStyle
    ) { $0.gauge($1) },
    .control("ProgressView", "()", styledBy: .progressViewStyle) { $0.progressView($1) },
    .control(
      "ProgressView",
      "(_ title: LocalizedStringKey)",
      styledBy: .progressViewStyle
    ) { $0.progressView($1) },
    .control(
      "ProgressView",
      "(value: Double?, total: Double = 1)",
      styledBy: .progressViewStyle
    ) { $0.progressView($1) },
    .control(
      "ProgressView",
      "(_ title: LocalizedStringKey, value: Double?, total: Double = 1)",
      styledBy: .progressViewStyle
    ) { $0.progressView($1) },
    .control(
      "ProgressView",
      "(@ViewBuilder label: () -> some View)",
      styledBy: .progressViewStyle
    ) { $0.progressView($1) },
    .control(
      "ProgressView",
      "(value: Double?, total: Double = 1, @ViewBuilder label: () -> some View)",
      styledBy: .progressViewStyle
    ) { $0.progressView($1) },
    .control(
      "ProgressView",
      "(value: Double?, total: Double = 1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View)",
      styledBy: .progressViewStyle
    ) { $0.progressView($1) },
  ]
}

extension Stage {
  func progressView(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let fraction = call.fraction
    let style = environment.controls.progress
    let isLinear = style == .automatic ? fraction != nil : style == .linear
    let label = controlLabel(call)
    let valueLabel = secondary(call, "currentValueLabel", part)
    let profile = part.profile.progress
    let spec = ControlSpec("ProgressView", spacing: .content)
    if isLinear {
      let parts = [part.one(label), part.progressBar(fraction ?? 0), valueLabel].filter { !$0.isEmpty }
      if parts.count == 1 { return part.control(spec, parts[0]) }
      return part.control(spec, part.column(parts, alignment: .leading, spacing: profile.labelGap))
    }
    let ring = part.ring(fraction)
    let faded = label.isEmpty ? looking(color: part.color(.secondary)) { controlLabel(call) } : label
    fade(faded, part)
    let parts = [ring, part.one(faded), valueLabel].filter { !$0.isEmpty }
    return part.control(spec, parts.count == 1 ? parts[0] : part.column(parts, spacing: nil))
  }

  /// Gives texts that have the platform's own colour the secondary one.
  private func fade(_ views: ViewList, _ part: PartBuilder) {
    guard environment.foregroundStyles.isEmpty else { return }
    paintTexts(in: views.first, part.color(.secondary))
  }

  /// Paints the texts at the top of views that were built in another colour, or another font.
  func paintTexts(in first: ViewID, _ color: RGBA, weight: FontWeight? = nil, font: FontDescriptor? = nil) {
    var view = first
    while !view.isNone {
      if tree[view].kind == .text {
        // Another text may share the payload.
        var text = tree.contents.texts[tree[view]]
        for index in text.runs.indices {
          text.runs[index].paint = .color(color)
          if let font { text.runs[index].font = font }
          if let weight { text.runs[index].font.weight = weight }
        }
        tree[view].payload = UInt32(truncatingIfNeeded: tree.contents.texts.add(text))
      } else if tree[view].kind.isModifier {
        paintTexts(in: tree[view].firstChild, color, weight: weight, font: font)
      }
      view = tree[view].nextSibling
    }
  }

  /// The views of a closure in the secondary colour, as one.
  private func secondary(_ call: BoundCall, _ name: String, _ part: PartBuilder) -> ViewList {
    guard call.has(name) else { return ViewList() }
    return part.one(looking(color: part.color(.secondary)) { content(call, name) })
  }

  // MARK: Gauges

  func gauge(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    if !part.profile.gauge.isMeasured { approximate(call) }
    let gauge = Gauge(
      fraction: call.fraction ?? 0, minimum: boundLabel(call, "minimumValueLabel", part),
      maximum: boundLabel(call, "maximumValueLabel", part))
    let spec = ControlSpec("Gauge", spacing: .content)
    switch environment.controls.gauge {
    case .automatic, .linearCapacity:
      let bar = part.gaugeBar(gauge)
      let parts = [part.one(controlLabel(call)), bar, part.one(content(call, "currentValueLabel"))]
      return part.control(spec, part.column(parts.filter { !$0.isEmpty }, spacing: nil))
    case .accessoryLinear:
      return part.control(ControlSpec("Gauge"), part.accessoryBar(gauge))
    case .accessoryLinearCapacity:
      let value = looking(font: FontDescriptor(.size(12))) { content(call, "currentValueLabel") }
      return part.control(
        ControlSpec("Gauge"), part.capacityBar(gauge, label: controlLabel(call), value: value))
    case .accessoryCircular, .accessoryCircularCapacity:
      var font = FontDescriptor(.size(24))
      font.weight = .medium
      let value = looking(font: font) { content(call, "currentValueLabel") }
      let label = looking(font: FontDescriptor(.size(11))) { controlLabel(call) }
      return part.control(ControlSpec("Gauge"), part.dial(gauge, label: label, value: value))
    }
  }
}

extension Stage {
  /// A label at an end of a gauge. The thin bar's are larger: macOS 26.2.
  fileprivate func boundLabel(_ call: BoundCall, _ name: String, _ part: PartBuilder) -> ViewList {
    guard environment.controls.gauge == .accessoryLinear else { return part.one(content(call, name)) }
    var font = FontDescriptor(.size(17))
    font.weight = .semibold
    return part.one(looking(font: font) { content(call, name) })
  }
}

/// What every kind of gauge shows.
private struct Gauge {
  var fraction: Double
  var minimum: ViewList
  var maximum: ViewList
}

extension PartBuilder {
  fileprivate func progressBar(_ fraction: Double) -> ViewList {
    let progress = profile.progress
    let bar = bar(
      height: progress.barHeight, at: fraction, track: color(progress.track),
      filled: gradient(upTo: fraction) ?? .color(progress.filled.map(color) ?? tint),
      .capsule(isContinuous: false))
    return frame(filling(bar, ideal: profile.idealLength, alignment: .center), height: progress.rowHeight)
  }

  /// A ring that is filled as far as the work is done; spokes where that is not known.
  fileprivate func ring(_ fraction: Double?) -> ViewList {
    let progress = profile.progress
    let isSmall = environment.controls.size == .small || environment.controls.size == .mini
    let side = isSmall ? progress.smallRing : progress.ring
    guard let fraction, !progress.alwaysSpins else { return spinner(side: side) }
    let width = progress.ringWidth * side / progress.ring
    let track = line(.circle, color(progress.ringTrack), width: width, staysInside: true)
    let filled = arc(from: 0, to: fraction, color(progress.ringFilled), width: width, unmirrored)
    return frame(layers([track, filled]), width: side, height: side)
  }

  private func spinner(side: Double) -> ViewList {
    let progress = profile.progress
    // Measured on macOS 26.2: spokes 3 wide from 6.5 to 14 of a radius of 16.
    let (inner, outer, width) = (6.5 / 32, 14.0 / 32, 3.0 / 32)
    let spokes = (0..<progress.spokes).map { index in
      let turn = direction(Double(index) / Double(progress.spokes))
      let ends = [inner, outer].map { UnitPoint(x: 0.5 + turn.x * $0, y: 0.5 + turn.y * $0) }
      let strength = 1 - 0.75 * Double(index) / Double(progress.spokes)
      return line(
        .polyline(ends), color(progress.ringFilled).faded(strength), width: side * width,
        operations: unmirrored)
    }
    return frame(layers(spokes), width: side, height: side)
  }

  /// The direction of one of the eight spokes, from the top to the left: without a library for sines.
  private func direction(_ turn: Double) -> (x: Double, y: Double) {
    let diagonal = 0.5.squareRoot()
    let directions = [
      (0, -1), (-diagonal, -diagonal), (-1, 0), (-diagonal, diagonal), (0, 1), (diagonal, diagonal), (1, 0),
      (diagonal, -diagonal),
    ]
    return directions[Int(turn * 8) % 8]
  }

  /// Part of a ring, in turns from the top, clockwise.
  private func arc(
    from start: Double, to end: Double, _ color: RGBA, width: Double, _ operations: [OutlineOperation] = []
  ) -> ViewList {
    arc(from: start, to: end, paint: .color(color), width: width, operations)
  }

  private func arc(
    from start: Double, to end: Double, paint: Paint, width: Double, _ operations: [OutlineOperation] = []
  ) -> ViewList {
    line(
      .circle, paint: paint, width: width, staysInside: true,
      operations: [
        .trim(from: 0, to: max(end - start, 0)), .rotation((start - 0.25) * 2 * .pi, anchor: .center),
      ] + operations)
  }

  // MARK: Gauges

  fileprivate func gaugeBar(_ gauge: Gauge) -> ViewList {
    let radius = profile.gauge.cornerRadius
    let bar = bar(
      height: profile.gauge.barHeight, at: gauge.fraction, track: color(profile.gauge.track),
      filled: gradient(upTo: gauge.fraction) ?? .color(tint(or: .green)),
      .roundedRectangle(width: radius, height: radius, isContinuous: true))
    return withBounds(gauge, filling(bar, ideal: profile.idealLength), height: profile.gauge.rowHeight)
  }

  private func withBounds(_ gauge: Gauge, _ bar: ViewList, height: Double) -> ViewList {
    let parts = [gauge.minimum, bar, gauge.maximum].filter { !$0.isEmpty }
    return frame(
      parts.count == 1 ? bar : row(parts, spacing: profile.gauge.boundsGap), height: height)
  }

  /// A thin bar with a mark at the value; its labels overflow it.
  fileprivate func accessoryBar(_ gauge: Gauge) -> ViewList {
    let height = profile.gauge.accessoryBar
    let track = shape(
      .capsule(isContinuous: false),
      paint: gradient(upTo: 1) ?? .color(color(.primary).faded(profile.gauge.trackStrength)))
    let mark = frame(shape(.circle, color(.primary)), width: height, height: height)
    let bar = layers([track, fraction(mark, position: gauge.fraction)])
    return withBounds(gauge, frame(filling(bar, ideal: profile.idealLength), height: height), height: height)
  }

  fileprivate func capacityBar(_ gauge: Gauge, label: ViewList, value: ViewList) -> ViewList {
    let height = profile.gauge.accessoryBar
    let bar = bar(
      height: height, at: gauge.fraction, track: color(profile.progress.track),
      filled: gradient(upTo: gauge.fraction)
        ?? .color(profile.progress.filled.map { tint(or: color($0)) } ?? tint),
      .capsule(isContinuous: false))
    let leading = Alignment(.leading, .verticalCenter)
    let line = profile.gauge.capacityLine
    return column(
      [
        frame(one(label), height: line, alignment: leading),
        withBounds(gauge, filling(bar, ideal: profile.idealLength), height: height),
        frame(one(value), height: line, alignment: leading),
      ], alignment: .leading, spacing: profile.gauge.capacityGap)
  }

  /// The tint along a bar, for the part that is filled, if it is a gradient: a color has its place on the whole bar.
  private func gradient(upTo fraction: Double) -> Paint? {
    let stops = environment.controls.tintStops
    guard !stops.isEmpty, fraction > 0 else { return nil }
    return stage.gradient(
      stops, .linear(start: UnitPoint(x: 0, y: 0.5), end: UnitPoint(x: 1 / fraction, y: 0.5)))
  }

  /// The tint along a ring, in turns from the top, if it is a gradient.
  private func gradient(from start: Double, to end: Double) -> Paint? {
    var stops = environment.controls.tintStops
    guard !stops.isEmpty else { return nil }
    // The first color lasts for the round end before it: where the gradient begins anew lies in the opening.
    let margin = max((1 - (end - start)) / 2, 0.02)
    for index in stops.indices {
      stops[index].location = min(margin + stops[index].location * (end - start), 1)
    }
    let angle = (start - margin - 0.25) * 2 * .pi
    return stage.gradient(stops, .angular(center: .center, start: angle, end: angle + 2 * .pi))
  }

  /// A ring that is open at the bottom, or closed where it shows a capacity.
  fileprivate func dial(_ gauge: Gauge, label: ViewList, value: ViewList) -> ViewList {
    let width = profile.gauge.ringWidth
    let ink = tint(or: .primary)
    var parts: [ViewList] = []
    if environment.controls.gauge == .accessoryCircularCapacity {
      parts = [
        line(.circle, color(profile.gauge.capacityTrack), width: width, staysInside: true),
        arc(from: 0, to: gauge.fraction, paint: gradient(from: 0, to: 1) ?? .color(ink), width: width),
      ]
    } else {
      let hasBounds = !gauge.minimum.isEmpty || !gauge.maximum.isEmpty
      let open = (hasBounds ? profile.gauge.opening.angleWithBounds : profile.gauge.opening.angle) / 360
      let start = -0.5 + open / 2
      let end = 0.5 - open / 2
      let place = start + (end - start) * gauge.fraction
      if let gradient = gradient(from: start, to: end) {
        // The ring keeps its colors; a mark tells the value.
        parts = [
          arc(from: start, to: end, paint: gradient, width: width),
          // A wider pen stays on the middle of the ring.
          arc(
            from: place, to: place + 0.001, color(.systemBackground), width: width * 5 / 3,
            [.inset(-width / 3)]),
          arc(from: place, to: place + 0.001, color(.primary), width: width),
        ]
      } else {
        parts = [
          arc(from: start, to: end, ink.faded(profile.gauge.trackStrength), width: width),
          arc(from: start, to: place, ink, width: width),
        ]
      }
      let foot =
        hasBounds
        ? row([gauge.minimum, gauge.maximum].filter { !$0.isEmpty }, spacing: profile.gauge.opening.gap)
        : one(label)
      if !foot.isEmpty {
        let side = profile.gauge.circle
        parts.append(frame(foot, width: side, height: side, alignment: Alignment(.horizontalCenter, .bottom)))
      }
    }
    if !value.isEmpty { parts.append(one(value)) }
    return frame(layers(parts), width: profile.gauge.circle, height: profile.gauge.circle)
  }
}
