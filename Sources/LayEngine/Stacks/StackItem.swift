import LayViews

/// A child of a stack while the stack divides its length.
struct StackItem {
  var view: ViewID
  /// Answers every proposal with `size`.
  var isRigid: Bool
  var priority: Double
  /// The child's lengths along the stack for a proposal of nothing and of infinity.
  var minimum = 0.0
  var maximum = 0.0
  /// What the child is finally proposed along the stack.
  var proposed: Double?
  var size = Size.zero

  init(view: ViewID, priority: Double, isRigid: Bool) {
    self.view = view
    self.priority = priority
    self.isRigid = isRigid
  }

  /// How much the length can vary: the least flexible child is served first.
  var flexibility: Double {
    let range = maximum - minimum
    return range.isNaN ? 0 : range
  }

  /// Whether this child is served before another: by priority, then flexibility, then the larger minimum.
  ///
  /// Minimums count only among the endlessly flexible. Equals keep their order in the source.
  @inline(__always)
  func isServed(before other: StackItem) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let (mine, theirs) = (flexibility, other.flexibility)
    if mine != theirs { return mine < theirs }
    return mine == .infinity && minimum > other.minimum
  }
}
