import LayCatalog
import LaySyntax
import LayViews

// Colours, gradients and stroke styles.

extension Stage {
  func make(_ action: PaintAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    if let base { return .builtin(fainter(base, action) ?? faded(base, opacity(action, call))) }
    switch action {
    case .colorRGB: return fixed(call.double(1), call.double(2), call.double(3), call.double(4))
    case .colorWhite: return fixed(call.double(1), call.double(1), call.double(1), call.double(2))
    case .uiColorRGB: return fixed(call.double(0), call.double(1), call.double(2), call.double(3))
    case .uiColorWhite: return fixed(call.double(0), call.double(0), call.double(0), call.double(1))
    case .colorHSB:
      let (red, green, blue) = Self.rgb(
        hue: call.double(0), saturation: call.double(1), brightness: call.double(2))
      return fixed(red, green, blue, call.double(3))
    case .colorAsset: return assetColor(call.string(0), call)
    case .colorResource:
      guard case .resource(_, let name)? = call.builtin(0) else { return .unknown }
      return assetColor(name, call)
    case .gradient: return .builtin(.gradient(stops(call)))
    case .gradientStop:
      guard let color = call.color(0) else { return .unknown }
      return .builtin(.gradientStop(GradientStop(color: color, location: call.double(1))))
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient:
      return .builtin(.style(StyleValue(.gradient(stops: stops(call), geometry: geometry(action, call)))))
    case .strokeStyle: return .builtin(.strokeStyle(strokeStyle(call)))
    case .colorOpacity, .styleOpacity, .secondary, .tertiary, .quaternary: return .unknown
    }
  }

  /// `.background.secondary`; nil for styles that are only faded.
  private func fainter(_ base: BuiltinValue, _ action: PaintAction) -> BuiltinValue? {
    guard case .style(var style) = base, case .background = style.base,
      let level = [.secondary, .tertiary, .quaternary].firstIndex(of: action)
    else { return nil }
    style.base = .background(UInt8(level + 1))
    return .style(style)
  }

  /// What a style is faded to: `.red.opacity(0.5)`, `.red.secondary`.
  private func opacity(_ action: PaintAction, _ call: BoundCall) -> Double {
    switch action {
    case .secondary: return Paint.strengths[1]
    case .tertiary: return Paint.strengths[2]
    case .quaternary: return Paint.strengths[3]
    default: return call.double(0)
    }
  }

  private func fixed(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Value {
    let rgba = RGBA(red: red.unit, green: green.unit, blue: blue.unit, alpha: opacity.unit)
    return .builtin(.color(ColorValue(.fixed(rgba))))
  }

  private func faded(_ base: BuiltinValue, _ opacity: Double) -> BuiltinValue {
    switch base {
    case .color(var color):
      color.opacity *= opacity
      return .color(color)
    default:
      guard var style = base.style else { return base }
      style.opacity *= opacity
      return .style(style)
    }
  }

  /// A colour of the assets; a middle grey, with a warning, for one that is not at hand.
  private func assetColor(_ name: String, _ call: BoundCall) -> Value {
    switch assets.color(name) {
    case .success(let index):
      return .builtin(.color(ColorValue(.asset(UInt32(truncatingIfNeeded: index)))))
    case .failure(.missing):
      reportOfValue(
        .warning(
          "missing-color", at: call.range(0), "the color '\(name)' is not known here: grey stands in",
          help:
            "write its value with 'Color(red:green:blue:)', or name the folder of its .xcassets with --assets"
        ))
    case .failure(.unusable(let path, let reason)):
      reportOfValue(
        .warning(
          "missing-color", at: call.range(0),
          "the color '\(name)' can't be used: \(path): \(reason): grey stands in"))
    }
    return .builtin(.color(ColorValue(.system(.gray))))
  }

  private static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    func component(_ offset: Double) -> Double {
      let turn = offset + hue.unit * 6
      let k = turn < 6 ? turn : turn < 12 ? turn - 6 : turn - 12
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (component(5), component(3), component(1))
  }

  // MARK: Gradients

  private func hasRoom(forStops count: Int, _ call: BoundCall) -> Bool {
    if count > Limits.gradientStops {
      _ = tooLarge(at: call.name, Limits.gradientStops)
      return false
    }
    return hasStorage(count * MemoryLayout<GradientStop>.stride, at: call.name)
  }

  /// The stops of `gradient:`, `stops:` or, evenly spread, `colors:`.
  private func stops(_ call: BoundCall) -> [GradientStop] {
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

  private func geometry(_ action: PaintAction, _ call: BoundCall) -> Gradient.Geometry {
    switch action {
    case .radialGradient:
      return .radial(
        center: point("center", call), startRadius: call.number("startRadius") ?? 0,
        endRadius: call.number("endRadius") ?? 0)
    case .ellipticalGradient:
      return .elliptical(
        center: point("center", call), startRadiusFraction: call.number("startRadiusFraction") ?? 0,
        endRadiusFraction: call.number("endRadiusFraction") ?? 0.5)
    case .angularGradient:
      let start = angle("startAngle", call) ?? angle("angle", call) ?? 0
      let end = angle("endAngle", call) ?? start
      // One angle, or twice the same, is a full turn.
      return .angular(center: point("center", call), start: start, end: end == start ? start + 2 * .pi : end)
    default: return .linear(start: point("startPoint", call), end: point("endPoint", call))
    }
  }

  private func point(_ name: String, _ call: BoundCall) -> UnitPoint {
    guard case .unitPoint(let point)? = call[name]?.builtin else { return .center }
    return point
  }

  private func angle(_ name: String, _ call: BoundCall) -> Double? {
    guard case .angle(let angle)? = call[name]?.builtin else { return nil }
    return angle
  }

  private func strokeStyle(_ call: BoundCall) -> StrokeStyle {
    var style = StrokeStyle(width: call.double(0))
    style.cap = call.option(1, as: StrokeStyle.Cap.self) ?? .butt
    style.join = call.option(2, as: StrokeStyle.Join.self) ?? .miter
    style.miterLimit = call.double(3)
    style.dash = call.array(4).compactMap { $0.number }
    style.dashPhase = call.double(5)
    return style
  }
}

extension Double {
  /// Clamped to 0 … 1; 0 for no number.
}
