import LayCatalog
import LayViews

// Gradients as values, as views and as styles.

extension Declaration {
  static let gradientInitializers: [Declaration] = [
    .value(
      "AngularGradient",
      "(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "AngularGradient",
      "(colors: [Color], center: UnitPoint, angle: Angle = .zero)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "AngularGradient",
      "(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "AngularGradient",
      "(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "AngularGradient",
      "(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "AngularGradient",
      "(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "EllipticalGradient",
      "(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)"
    ) { stage, call in stage.ellipticalGradient(call) },
    .value(
      "EllipticalGradient",
      "(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)"
    ) { stage, call in stage.ellipticalGradient(call) },
    .value(
      "EllipticalGradient",
      "(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)"
    ) { stage, call in stage.ellipticalGradient(call) },
    .value("Gradient", "(colors: [Color])") { stage, call in .builtin(.gradient(stage.stops(call))) },
    .value("Gradient", "(stops: [Gradient.Stop])") { stage, call in .builtin(.gradient(stage.stops(call))) },
    .value("Gradient.Stop", "(color: Color, location: CGFloat)") { _, call in
      guard let color = call.color("color") else { return .unknown }
      return .builtin(.gradientStop(GradientStop(color: color, location: call.double("location"))))
    },
    .value(
      "LinearGradient",
      "(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)"
    ) { stage, call in stage.linearGradient(call) },
    .value(
      "LinearGradient",
      "(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)"
    ) { stage, call in stage.linearGradient(call) },
    .value(
      "LinearGradient",
      "(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)"
    ) { stage, call in stage.linearGradient(call) },
    .value(
      "RadialGradient",
      "(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"
    ) { stage, call in stage.radialGradient(call) },
    .value(
      "RadialGradient",
      "(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"
    ) { stage, call in stage.radialGradient(call) },
    .value(
      "RadialGradient",
      "(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"
    ) { stage, call in stage.radialGradient(call) },
  ]

  static let gradientStatics: [Declaration] = [
    .value(
      "ShapeStyle.angularGradient",
      "(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "ShapeStyle.angularGradient",
      "(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "ShapeStyle.angularGradient",
      "(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "ShapeStyle.conicGradient",
      "(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "ShapeStyle.conicGradient",
      "(colors: [Color], center: UnitPoint, angle: Angle = .zero)"
    ) { stage, call in stage.angularGradient(call) },
    .value(
      "ShapeStyle.ellipticalGradient",
      "(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)"
    ) { stage, call in stage.ellipticalGradient(call) },
    .value(
      "ShapeStyle.ellipticalGradient",
      "(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)"
    ) { stage, call in stage.ellipticalGradient(call) },
    .value(
      "ShapeStyle.linearGradient",
      "(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)"
    ) { stage, call in stage.linearGradient(call) },
    .value(
      "ShapeStyle.linearGradient",
      "(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)"
    ) { stage, call in stage.linearGradient(call) },
    .value(
      "ShapeStyle.linearGradient",
      "(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)"
    ) { stage, call in stage.linearGradient(call) },
    .value(
      "ShapeStyle.radialGradient",
      "(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"
    ) { stage, call in stage.radialGradient(call) },
    .value(
      "ShapeStyle.radialGradient",
      "(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"
    ) { stage, call in stage.radialGradient(call) },
    .value(
      "ShapeStyle.radialGradient",
      "(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"
    ) { stage, call in stage.radialGradient(call) },
  ]
}

extension Stage {
  fileprivate func linearGradient(_ call: BoundCall) -> Value {
    gradient(.linear(start: call.unitPoint("startPoint"), end: call.unitPoint("endPoint")), call)
  }

  fileprivate func radialGradient(_ call: BoundCall) -> Value {
    gradient(
      .radial(
        center: call.unitPoint("center"), startRadius: call.double("startRadius"),
        endRadius: call.double("endRadius")), call)
  }

  fileprivate func ellipticalGradient(_ call: BoundCall) -> Value {
    gradient(
      .elliptical(
        center: call.unitPoint("center"), startRadiusFraction: call.double("startRadiusFraction"),
        endRadiusFraction: call.optionalDouble("endRadiusFraction") ?? 0.5), call)
  }

  fileprivate func angularGradient(_ call: BoundCall) -> Value {
    let start = call.optionalAngle("startAngle") ?? call.optionalAngle("angle") ?? 0
    let end = call.optionalAngle("endAngle") ?? start
    // One angle, or twice the same, is a full turn.
    return gradient(
      .angular(center: call.unitPoint("center"), start: start, end: end == start ? start + 2 * .pi : end),
      call)
  }

  private func gradient(_ geometry: Gradient.Geometry, _ call: BoundCall) -> Value {
    .builtin(.style(StyleValue(.gradient(stops: stops(call), geometry: geometry))))
  }

  /// The stops of `gradient:`, `stops:` or, evenly spread, `colors:`.
  fileprivate func stops(_ call: BoundCall) -> [GradientStop] {
    if case .gradient(let stops)? = call["gradient"]?.builtin { return stops }
    if case .array(let elements)? = call["stops"], hasRoom(forStops: elements.count, call) {
      return elements.compactMap {
        if case .gradientStop(let stop)? = $0.builtin { return stop }
        return nil
      }
    }
    guard case .array(let elements)? = call["colors"], hasRoom(forStops: elements.count, call) else {
      return []
    }
    let colors = elements.compactMap { element -> ColorValue? in
      if case .color(let color)? = element.builtin { return color }
      return nil
    }
    let last = Double(max(colors.count - 1, 1))
    return colors.enumerated().map { GradientStop(color: $0.element, location: Double($0.offset) / last) }
  }

  private func hasRoom(forStops count: Int, _ call: BoundCall) -> Bool {
    if count > Limits.gradientStops {
      _ = tooLarge(at: call.name, Limits.gradientStops)
      return false
    }
    return hasStorage(count * MemoryLayout<GradientStop>.stride, at: call.name)
  }
}

extension BoundCall {
  /// Radians; nil where the overload has no such parameter.
  fileprivate func optionalAngle(_ name: String) -> Double? {
    guard case .angle(let angle)? = self[name]?.builtin else { return nil }
    return angle
  }
}
