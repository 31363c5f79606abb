/// What stands in a layout in place of what its source says.
package struct LayoutTally: Equatable, Sendable {
  /// Mistakes, each counted once: a box or an outline shows where they are.
  package var errors = 0
  /// Values, conditions and views of which nothing is known, each place counted once.
  package var placeholders = 0
  /// What stood in without a finding of its own: at most so many as `Limits` allows.
  package var standIns: [StandIn] = []
  /// Whether a bound of the evaluation was met before there was any view to show.
  package var isStopped = false

  package init() {}

  package static func += (tally: inout LayoutTally, other: LayoutTally) {
    tally.errors += other.errors
    tally.placeholders += other.placeholders
    tally.standIns += other.standIns
    tally.isStopped = tally.isStopped || other.isStopped
  }

  /// - Parameter paintedViews: How many views of the layout paint anything.
  package func status(paintedViews: Int) -> LayoutStatus {
    if isStopped { return .failed }
    if paintedViews == 0 { return .blank }
    if errors > 0 { return .partial }
    return placeholders > 0 ? .placeholders : .exact
  }
}

/// Something that stands in for a value of which nothing is known.
package struct StandIn: Equatable, Sendable {
  /// The number of the name that the value is known by; 0 for one without a name.
  package var name: UInt32
  /// Of the view that was being built, or of the property that holds the value.
  package var place: UInt32
  package var isProperty: Bool

  package init(name: UInt32, place: UInt32, isProperty: Bool) {
    self.name = name
    self.place = place
    self.isProperty = isProperty
  }
}

/// How much of a layout is what its source says.
package enum LayoutStatus: String, Sendable, CaseIterable {
  /// All of it.
  case exact
  /// Something stands in for what is not known.
  case placeholders
  /// Errors stand in the place of views.
  case partial
  /// Nothing is painted.
  case blank
  /// A bound was met before there was anything to show.
  case failed
}

extension ViewTree {
  /// How many views paint anything that is seen: texts, shapes, images, colours.
  /// - Complexity: O(n).
  package var paintedViewCount: Int { paintedViewCount { _ in true } }

  /// How many of them are counted.
  /// - Complexity: O(n).
  package func paintedViewCount(where isCounted: (ViewNode) -> Bool) -> Int {
    guard !root.isNone else { return 0 }
    var count = 0
    var pending = [root]
    while let view = pending.popLast() {
      if isUnseen(self[view]) { continue }
      if isPainted(self[view]), isCounted(self[view]) { count += 1 }
      for child in children(view) { pending.append(child) }
    }
    return count
  }

  /// Whether nothing inside is seen.
  private func isUnseen(_ node: ViewNode) -> Bool {
    guard node.kind == .effect else { return false }
    switch modifiers.effects[node] {
    case .hidden: return true
    case .opacity(let opacity): return opacity <= 0
    default: return false
    }
  }

  private func isPainted(_ node: ViewNode) -> Bool {
    switch node.kind {
    case .text, .gradient, .shape, .image, .divider: return true
    case .color:
      if case .color(let color) = contents.paints[node] { return color.alpha > 0 }
      return true
    default: return false
    }
  }
}
