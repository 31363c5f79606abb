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
#endif
