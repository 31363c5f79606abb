import LayViews

extension LayoutPass {
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
    case .shape:
      if !isCircle(node), tree.contents.shapes[node].sizing == nil {
        traits.elasticity = Elasticity.plainLeaf
      }
    default: break
    }
  }

  private func leafElasticity(_ node: ViewNode, _ stackAxis: Axis?) -> Elasticity {
    var elasticity = elasticities[Int(Elasticity.plainLeaf)]
    if node.kind == .divider {
      elasticity[stackAxis ?? .vertical] = .init(rigid: dividerThickness)
    } else {
      let size = tree.contents.images[node].size
      for axis in Axis.allCases { elasticity[axis].ideal = max(size[axis], 0) }
    }
    return elasticity
  }
}
