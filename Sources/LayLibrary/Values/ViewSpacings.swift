import LayCatalog
import LayViews

// What a layout of the file's own says of itself: the spacing that it asks of its neighbours, and its axis.

extension Declaration {
  static let spacingInitializers: [Declaration] = [
    .value("LayoutProperties", "()") { _, _ in .builtin(.layoutProperties(stackOrientation: nil)) },
    // Nothing on any edge: between two of them lies the platform's default.
    .value("ViewSpacing", "()") { _, _ in .builtin(.viewSpacing(SpacingPreferences())) },
  ]

  static let spacingMembers: [Declaration] = [
    .member("LayoutProperties.stackOrientation", "") { _, base, _ in
      guard case .layoutProperties(let axis) = base else { return .unknown }
      return axis.map { .builtin(.axis($0)) } ?? .none
    },
    .spacing("ViewSpacing.distance", "(to: ViewSpacing, along: Axis)") { stage, spacing, call in
      guard case .viewSpacing(let next)? = call.builtin("to") else { return .unknown }
      let usual = stage.configuration.platform.profile.defaultSpacing
      return .double(spacing.gap(to: next, along: call.axis("along")) ?? usual)
    },
    .mutation("ViewSpacing.formUnion", "(_ other: ViewSpacing, edges: Edge.Set = .all)") { _, base, call in
      guard case .viewSpacing(let spacing) = base else { return .unknown }
      return spacing.union(call)
    },
    .spacing("ViewSpacing.union", "(_ other: ViewSpacing, edges: Edge.Set = .all)") { _, spacing, call in
      spacing.union(call)
    },
  ]

  private static func spacing(
    _ name: StaticString, _ signature: StaticString,
    _ value: @escaping @Sendable (Stage, SpacingPreferences, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { stage, base, call in
      guard case .viewSpacing(let spacing) = base else { return .unknown }
      return value(stage, spacing, call)
    }
  }
}

extension SpacingPreferences {
  fileprivate func union(_ call: BoundCall) -> Value {
    guard case .viewSpacing(let other)? = call.builtin("other") else { return .unknown }
    return .builtin(.viewSpacing(merged(with: other, on: call.edges("edges"))))
  }
}
