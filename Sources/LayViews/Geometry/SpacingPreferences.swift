// The distances that views ask of their neighbours. See "Spacing preferences" in the article Layout Rules.

/// What two facing edges may have in common: a gap counts only if both edges list its category.
package enum SpacingCategory: Int, CaseIterable, Sendable {
  case textToText
  /// On a view's top: the distance to the text below… as seen from a text's bottom; see `SpacingPreferences.plain`.
  case edgeBelowText
  case edgeAboveText
  case textBaseline
  case edgeLeftOfText
  case edgeRightOfText

  /// SwiftUI's own name for it.
  package var name: String {
    switch self {
    case .textToText: "textToText"
    case .edgeBelowText: "edgeBelowText"
    case .edgeAboveText: "edgeAboveText"
    case .textBaseline: "textBaseline"
    case .edgeLeftOfText: "edgeLeftText"
    case .edgeRightOfText: "edgeRightText"
    }
  }
}

/// The distances listed on one edge of a view.
package struct EdgePreference: Hashable, Sendable {
  /// The distance that belongs to no category, if the view lists one.
  package var uncategorized: Double?
  /// Set for each category listed, by its raw value.
  private var listed: UInt8 = 0
  private var distances: SIMD8<Double> = .zero
  /// Whether the text-to-text entry is a font's, not a distance: then the lower text's leading is the gap.
  package private(set) var isTextMetrics = false

  package init() {}

  package static let none = EdgePreference()
  package static let uncategorizedZero: EdgePreference = {
    var edge = EdgePreference()
    edge.uncategorized = 0
    return edge
  }()

  package subscript(category: SpacingCategory) -> Double? {
    get { listed & (1 << category.rawValue) != 0 ? distances[category.rawValue] : nil }
    set {
      if let newValue {
        listed |= 1 << category.rawValue
        distances[category.rawValue] = newValue
      } else {
        listed &= ~(1 << category.rawValue)
        distances[category.rawValue] = 0
      }
    }
  }

  /// Lists a text's font by its leading.
  package mutating func setTextMetrics(leading: Double) {
    self[.textToText] = leading
    isTextMetrics = true
  }

  /// Merged with another view's on the same side of a container: the larger distance of each category.
  package func merged(with other: EdgePreference) -> EdgePreference {
    var merged = self
    if let theirs = other.uncategorized { merged.uncategorized = max(uncategorized ?? theirs, theirs) }
    for category in SpacingCategory.allCases {
      if let theirs = other[category] { merged[category] = max(self[category] ?? theirs, theirs) }
    }
    // A plain distance beside a font is a distance: it does not depend on the text below.
    merged.isTextMetrics =
      (self[.textToText] == nil || isTextMetrics) && (other[.textToText] == nil || other.isTextMetrics)
      && (isTextMetrics || other.isTextMetrics)
    return merged
  }

  /// The gap between a view with this edge and its successor with the facing edge; nil: the platform's default.
  package func gap(to next: EdgePreference) -> Double? {
    var gap: Double?
    for category in SpacingCategory.allCases {
      guard let distance = distance(of: category, to: next) else { continue }
      gap = max(gap ?? distance, distance)
    }
    if let gap { return gap }
    guard let mine = uncategorized, let theirs = next.uncategorized else {
      return uncategorized ?? next.uncategorized
    }
    return max(mine, theirs)
  }

  /// What one category asks for between this edge and the facing one; nil unless both list it.
  package func distance(of category: SpacingCategory, to next: EdgePreference) -> Double? {
    guard let mine = self[category], let theirs = next[category] else { return nil }
    return category == .textToText ? textGap(mine, to: next, theirs) : mine + theirs
  }

  private func textGap(_ mine: Double, to next: EdgePreference, _ theirs: Double) -> Double {
    switch (isTextMetrics, next.isTextMetrics) {
    case (true, true): return theirs
    case (true, false): return theirs
    case (false, true): return mine
    case (false, false): return mine + theirs
    }
  }
}

/// The distances listed on a view's four edges, leading and trailing by the reading direction.
package struct SpacingPreferences: Hashable, Sendable {
  package var top = EdgePreference.none
  package var leading = EdgePreference.none
  package var bottom = EdgePreference.none
  package var trailing = EdgePreference.none

  package init() {}

  package init(
    top: EdgePreference, leading: EdgePreference, bottom: EdgePreference, trailing: EdgePreference
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: return top
      case .leading: return leading
      case .bottom: return bottom
      case .trailing: return trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Any view that says nothing else: no distance of its own beside text, so that the text's counts.
  package static let plain: SpacingPreferences = {
    var plain = SpacingPreferences()
    plain.top[.edgeBelowText] = 0
    plain.bottom[.edgeAboveText] = 0
    plain.leading[.edgeRightOfText] = 0
    plain.trailing[.edgeLeftOfText] = 0
    return plain
  }()

  /// An empty container, and a Spacer outside stacks: no gap anywhere.
  package static let zero: SpacingPreferences = {
    let edge = EdgePreference.uncategorizedZero
    return SpacingPreferences(top: edge, leading: edge, bottom: edge, trailing: edge)
  }()

  /// A Spacer in a stack: no gap along it; baselines too for the kind that is relative to them.
  package static func spacer(along axis: Axis, isTextBaselineRelative: Bool) -> SpacingPreferences {
    var spacing = SpacingPreferences()
    for edge in Edge.allCases where edge.axis == axis {
      spacing[edge] = .uncategorizedZero
      if isTextBaselineRelative { spacing[edge][.textBaseline] = 0 }
    }
    return spacing
  }

  /// Merged with another view's on some edges: the larger distance of each category.
  package func merged(with other: SpacingPreferences, on edges: EdgeSet = .all) -> SpacingPreferences {
    var merged = self
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) {
      merged[edge] = merged[edge].merged(with: other[edge])
    }
    return merged
  }

  /// The gap between a view and its successor along an axis; nil: the platform's default.
  package func gap(to next: SpacingPreferences, along axis: Axis) -> Double? {
    axis == .horizontal ? trailing.gap(to: next.leading) : bottom.gap(to: next.top)
  }
}
