import LayViews

/// What a view's traits need to know about its children, added up while they are prepared: profiles showed that
/// running over the children again for each question cost more than the answers.
struct ChildSummary: BitwiseCopyable {
  private(set) var count = 0
  /// What is true of any child, and what of all.
  private(set) var any: ViewTraits.Flags = []
  private(set) var all: ViewTraits.Flags = .rigid
  /// The first child's spacing preferences and layout priority.
  private(set) var spacing = SpacingTable.zero
  private(set) var priority = 0.0
  private(set) var lastSpacing = SpacingTable.zero
  /// Other preferences than the first child's, and whether there are yet others.
  private(set) var secondSpacing = SpacingTable.zero
  private(set) var thirdSpacing = SpacingTable.zero
  private(set) var sharesSpacing = true
  private(set) var hasManySpacings = false
  private(set) var sharesPriority = true
  /// The lengths of rigid children together, and the longest.
  private(set) var total = Size.zero
  private(set) var longest = Size.zero

  init() {}

  /// What there is to know of one child.
  init(_ child: ViewTraits) { add(child) }

  @inline(__always)
  mutating func add(_ child: ViewTraits) {
    if count == 0 {
      (spacing, priority) = (child.spacing, child.priority)
    } else {
      if child.spacing != spacing {
        addSpacing(child.spacing)
      }
      if child.priority != priority { sharesPriority = false }
    }
    lastSpacing = child.spacing
    count += 1
    any.formUnion(child.flags)
    all.formIntersection(child.flags)
    let size = child.rigidSize
    total = Size(width: total.width + size.width, height: total.height + size.height)
    longest = Size(width: max(longest.width, size.width), height: max(longest.height, size.height))
  }

  private mutating func addSpacing(_ other: UInt32) {
    if sharesSpacing {
      (secondSpacing, thirdSpacing) = (other, other)
      sharesSpacing = false
    } else if other != secondSpacing {
      if thirdSpacing == secondSpacing { thirdSpacing = other }
      hasManySpacings = hasManySpacings || other != thirdSpacing
    }
  }

  var areRigid: Bool { all.isSuperset(of: .rigid) }
}
