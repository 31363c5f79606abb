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

extension Layout {
  /// The elasticity of a view that is rigid or elastic.
  @inline(__always)
  func elasticity(of traits: ViewTraits) -> Elasticity {
    if traits.isRigid { return Elasticity(rigid: traits.rigidSize) }
    return elasticities[Int(traits.elasticity)]
  }

  /// Gives a view the elasticity that it was found to have. It is rigid along the axes along which that is, and not
  /// elastic at all where the formulas do not hold.
  func note(_ elasticity: Elasticity, _ traits: inout ViewTraits) {
    if elasticity.horizontal.isRigid { traits.setRigid(.horizontal) }
    if elasticity.vertical.isRigid { traits.setRigid(.vertical) }
    if traits.isRigid {
      traits.rigidSize = Size(width: elasticity.horizontal.ideal, height: elasticity.vertical.ideal)
      return
    }
    guard elasticity.horizontal.isSound, elasticity.vertical.isSound else { return }
    // Siblings are mostly alike: the newest come first.
    let count = elasticities.count
    for number in stride(from: count - 1, to: max(count - 4, -1), by: -1) {
      if elasticities[number] == elasticity {
        traits.elasticity = UInt32(truncatingIfNeeded: number)
        return
      }
    }
    elasticities.append(elasticity)
    traits.elasticity = UInt32(truncatingIfNeeded: count)
  }

  /// Finds out whether a leaf is elastic.
  func findElasticity(_ traits: inout ViewTraits, of node: ViewNode) {
    switch node.kind {
    case .divider, .image: note(leafElasticity(node, traits.stackAxis), &traits)
    case .shape: if !isCircle(node) { traits.elasticity = Elasticity.plainLeaf }
    default: break
    }
  }

  private func leafElasticity(_ node: ViewNode, _ stackAxis: Axis?) -> Elasticity {
    var elasticity = elasticities[Int(Elasticity.plainLeaf)]
    if node.kind == .divider {
      elasticity[stackAxis ?? .vertical] = .init(rigid: dividerThickness)
    } else {
      let size = tree.images[node].size
      for axis in Axis.allCases { elasticity[axis].ideal = max(size[axis], 0) }
    }
    return elasticity
  }
}
