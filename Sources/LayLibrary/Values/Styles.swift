import LayCatalog
import LayViews

// Styles that shapes and texts are painted with, and how strokes are drawn, as values.

extension Declaration {
  static let styleInitializers: [Declaration] = [
    .value("ShapeStyle", "(_ style: some ShapeStyle)") { _, call in call.value("style") ?? .unknown },
    .value(
      "StrokeStyle",
      "(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)"
    ) { _, call in
      var style = StrokeStyle(width: call.double("lineWidth"))
      style.cap = call.option("lineCap", as: StrokeStyle.Cap.self) ?? .butt
      style.join = call.option("lineJoin", as: StrokeStyle.Join.self) ?? .miter
      style.miterLimit = call.double("miterLimit")
      style.dash = call.array("dash").compactMap { $0.number }
      style.dashPhase = call.double("dashPhase")
      return .builtin(.strokeStyle(style))
    },
  ]

  static let styleStatics: [Declaration] = [
    .value("ShapeStyle.tint", "(_ color: Color)") { _, call in call.value("color") ?? .unknown }
  ]

  static let styleMembers: [Declaration] = [
    .member("Material.opacity", "(_ opacity: Double)") { _, base, call in
      .builtin(base.faded(call.double("opacity")))
    },
    .member("ShapeStyle.opacity", "(_ opacity: Double)") { _, base, call in
      .builtin(base.faded(call.double("opacity")))
    },
    .member("ShapeStyle.primary", "") { _, base, _ in .builtin(base) },
    .member("ShapeStyle.quaternary", "") { _, base, _ in .builtin(base.fainter(level: 3)) },
    .member("ShapeStyle.quinary", "") { _, base, _ in .builtin(base.fainter(level: 3)) },
    .member("ShapeStyle.secondary", "") { _, base, _ in .builtin(base.fainter(level: 1)) },
    .member("ShapeStyle.shadow", "(_ style: ShadowStyle)") { _, base, _ in .builtin(base) },
    .member("ShapeStyle.tertiary", "") { _, base, _ in .builtin(base.fainter(level: 2)) },
  ]
}

extension BuiltinValue {
  /// `.red.opacity(0.5)`
  func faded(_ opacity: Double) -> BuiltinValue {
    if case .color(var color) = self {
      color.opacity *= opacity
      return .color(color)
    }
    guard var style else { return self }
    style.opacity *= opacity
    return .style(style)
  }

  /// `.red.secondary`; grounds have fainter ones of their own: `.background.secondary`.
  fileprivate func fainter(level: Int) -> BuiltinValue {
    guard case .style(var style) = self, case .background = style.base else {
      return faded(Paint.strengths[level])
    }
    style.base = .background(UInt8(level))
    return .style(style)
  }
}
