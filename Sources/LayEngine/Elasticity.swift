import LayViews

/// How the lengths of a view follow what it is proposed, where each follows the proposal along its own axis alone.
///
/// Most trees that are not rigid are made of such views: colours, spacers, frames with bounds, and stacks of these.
/// Their answers are worked out without asking anybody inside, so that a stack's probes do not go down the tree.
struct Elasticity: BitwiseCopyable, Equatable {
  /// Along one axis: the proposal, but no less and no more than the bounds; the ideal length without a proposal.
  struct Range: BitwiseCopyable, Equatable {
    var minimum: Double
    var maximum: Double
    var ideal: Double

    init(_ minimum: Double, _ maximum: Double, ideal: Double) {
      self.minimum = minimum
      self.maximum = maximum
      self.ideal = ideal
    }

    init(rigid length: Double) { self.init(length, length, ideal: length) }

    @inline(__always)
    func answer(_ proposal: Double?) -> Double {
      guard let proposal else { return ideal }
      return min(max(proposal, minimum), maximum)
    }

    var isRigid: Bool { minimum == maximum && ideal == minimum }

    /// Whether the formulas hold for it: they are derived for minimums that are lengths.
    var isSound: Bool { minimum >= 0 && minimum < .infinity && maximum >= minimum && ideal >= 0 }

    mutating func extend(to other: Range) {
      minimum = max(minimum, other.minimum)
      maximum = max(maximum, other.maximum)
      ideal = max(ideal, other.ideal)
    }

    mutating func lengthen(by other: Range) {
      minimum += other.minimum
      maximum += other.maximum
      ideal += other.ideal
    }

    mutating func lengthen(by length: Double) { lengthen(by: Range(rigid: length)) }
  }

  var horizontal: Range
  var vertical: Range

  init(horizontal: Range, vertical: Range) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(rigid size: Size) {
    self.init(horizontal: Range(rigid: size.width), vertical: Range(rigid: size.height))
  }

  init(along: Range, across: Range, axis: Axis) {
    self =
      axis == .horizontal
      ? Elasticity(horizontal: along, vertical: across) : Elasticity(horizontal: across, vertical: along)
  }

  /// The number of views that have none, and that of plain leaves.
  static let none = UInt32.max
  static let plainLeaf: UInt32 = 0

  @inline(__always)
  func answer(_ proposal: Proposal) -> Size {
    Size(width: horizontal.answer(proposal.width), height: vertical.answer(proposal.height))
  }

  subscript(axis: Axis) -> Range {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    @inline(__always) set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
