import LayCatalog
import LayViews

// The parts of values that are mostly made and passed on: `StrokeStyle().lineWidth`.

#if hasFeature(Embedded)
extension Declaration {
  static let partMembers: [Declaration] = []
}
#else
extension Declaration {
  static let partMembers: [Declaration] = [
    .part("Axis.Set.isEmpty") { .bool($0.bits == 0) },
    .rect("CGRect.contains", "(_ point: CGPoint)") { rect, call in
      let point = call.point("point")
      return .bool(
        point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY)
    },
    .rect("CGRect.contains", "(_ rect2: CGRect)") { rect, call in
      let other = call.rect("rect2")
      return .bool(rect.union(other) == rect)
    },
    .rect("CGRect.intersection", "(_ r2: CGRect)") { rect, call in
      .builtin(.rect(rect.intersection(call.rect("r2")) ?? .null))
    },
    .rect("CGRect.intersects", "(_ rect2: CGRect)") { rect, call in
      .bool(rect.intersection(call.rect("rect2")).map { $0.size.width > 0 && $0.size.height > 0 } ?? false)
    },
    .rect("CGRect.isEmpty", "") { rect, _ in .bool(rect.size.width == 0 || rect.size.height == 0) },
    .rect("CGRect.isNull", "") { rect, _ in .bool(rect.minX.isInfinite) },
    .rect("CGRect.union", "(_ r2: CGRect)") { rect, call in .builtin(.rect(rect.union(call.rect("r2")))) },
    .part("Edge.Set.isEmpty") { .bool($0.bits == 0) },
    .part("Gradient.Stop.color") { value in
      guard case .gradientStop(let stop) = value else { return .unknown }
      return .builtin(.color(stop.color))
    },
    .part("Gradient.Stop.location") { value in
      guard case .gradientStop(let stop) = value else { return .unknown }
      return .double(stop.location)
    },
    .part("Gradient.stops") { value in
      guard case .gradient(let stops) = value else { return .unknown }
      return .array(stops.map { .builtin(.gradientStop($0)) })
    },
    .part("GridItem.alignment") { value in
      guard case .gridItem(let item) = value else { return .unknown }
      return item.alignment.map { .builtin(.alignment($0)) } ?? .none
    },
    .part("GridItem.size") { value in
      guard case .gridItem(let item) = value else { return .unknown }
      return .builtin(.gridItemSize(item.size))
    },
    .part("GridItem.spacing") { value in
      guard case .gridItem(let item) = value else { return .unknown }
      return item.spacing.map { .double($0) } ?? .none
    },
    .part("Locale.language") { .builtin($0) },
    .member("Locale.localizedString", "(forLanguageCode: String)") { _, base, call in
      guard case .locale(let identifier) = base, let language = FormatLanguage(identifier: identifier),
        let name = language.name(of: call.string("forLanguageCode"))
      else { return .builtin(.opaque) }
      return .string(name)
    },
    .part("Locale.region") {
      guard case .locale(let identifier) = $0 else { return .unknown }
      return FormatLanguage.region(of: identifier).map { .string(String($0)) } ?? .none
    },
    .radius("RectangleCornerRadii.bottomLeading") { $0.bottomLeading },
    .radius("RectangleCornerRadii.bottomTrailing") { $0.bottomTrailing },
    .radius("RectangleCornerRadii.topLeading") { $0.topLeading },
    .radius("RectangleCornerRadii.topTrailing") { $0.topTrailing },
    .stroke("StrokeStyle.dash") { .array($0.dash.map { .double($0) }) },
    .stroke("StrokeStyle.dashPhase") { .double($0.dashPhase) },
    .stroke("StrokeStyle.lineWidth") { .double($0.width) },
    .stroke("StrokeStyle.miterLimit") { .double($0.miterLimit) },
  ]

  private static func part(
    _ name: StaticString, _ value: @escaping @Sendable (BuiltinValue) -> Value
  ) -> Declaration {
    .member(name, "") { _, base, _ in value(base) }
  }

  private static func radius(
    _ name: StaticString, _ radius: @escaping @Sendable (CornerRadii) -> Double
  ) -> Declaration {
    part(name) { value in
      guard case .cornerRadii(let radii) = value else { return .unknown }
      return .double(radius(radii))
    }
  }

  private static func stroke(
    _ name: StaticString, _ value: @escaping @Sendable (StrokeStyle) -> Value
  ) -> Declaration {
    part(name) {
      guard case .strokeStyle(let style) = $0 else { return .unknown }
      return value(style)
    }
  }
}

extension Rect {
  /// Where two rectangles have nothing in common: CoreGraphics' rectangle without a place.
  fileprivate static let null = Rect(origin: Point(x: .infinity, y: .infinity), size: .zero)

  /// What both have in common; nil where that is nothing, not even a line.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    guard width >= 0, height >= 0 else { return nil }
    return Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}
#endif
