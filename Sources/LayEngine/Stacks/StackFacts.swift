import LayViews

/// What is known of a stack before it is proposed anything.
struct StackFacts: BitwiseCopyable {
  var childCount = 0
  /// The sum of the gaps, in points.
  var gapTotal = 0.0
  /// The number of the stack's `Sharers`, if it takes one pass and is not rigid.
  var sharers = -1
  /// What the stack answers along the x axis where no width is left for it; NaN where that is not known, or not looked for.
  var leastWidth = Double.nan
}

/// The children of a stack in the groups in which they are served.
struct Sharers: BitwiseCopyable {
  enum Group { case rigid, flexible, spacers }

  /// How many take the same whatever their share is, and what these take together.
  var rigidCount = 0
  var rigidLength = 0.0
  /// Children that take what they get, all alike; then those of the lowest priority there is, all alike.
  var flexible = AlikeSharers()
  var spacers = AlikeSharers()
  private var priority: Double?

  /// The group of a child: rigid along the stack, or not.
  @inline(__always)
  static func group(of child: ViewTraits, along axis: Axis) -> Group {
    if child.isRigid(axis) { return .rigid }
    return child.priority == -.infinity ? .spacers : .flexible
  }

  /// Whether a child fits in with those before it.
  mutating func accept(_ child: ViewTraits, _ range: Elasticity.Range, along axis: Axis) -> Bool {
    let group = Self.group(of: child, along: axis)
    if group == .spacers { return spacers.accept(range) }
    guard child.priority > -.infinity, child.priority == priority ?? child.priority else { return false }
    priority = child.priority
    if group == .flexible { return flexible.accept(range) }
    rigidCount += 1
    rigidLength += range.minimum
    return true
  }
}

/// Children of one priority that answer alike.
struct AlikeSharers: BitwiseCopyable {
  private(set) var count = 0
  private(set) var range = Elasticity.Range(rigid: 0)

  mutating func accept(_ range: Elasticity.Range) -> Bool {
    if count == 0 { self.range = range }
    count += 1
    return range == self.range && range.minimum < range.maximum
  }

  var minimum: Double { count == 0 ? 0 : range.minimum * Double(count) }
  var maximum: Double { count == 0 ? 0 : range.maximum * Double(count) }
}
