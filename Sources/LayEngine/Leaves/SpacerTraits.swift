import LayViews

extension LayoutPass {
  func spacerTraits(_ node: ViewNode, _ stackAxis: Axis?) -> ViewTraits {
    let last = stackAxis.map { Int($0.rawValue) } ?? Axis.allCases.count
    if lastSpacers[last].payload == node.payload { return lastSpacers[last].traits }
    let traits = findSpacerTraits(tree.contents.spacers[node], stackAxis)
    lastSpacers[last] = LastSpacer(payload: node.payload, traits: traits)
    return traits
  }

  /// A spacer stretches along its stack, has no extent across it and asks for no gap; outside a stack it stretches
  /// both ways. It is served after all others.
  private func findSpacerTraits(_ spacer: SpacerSpec, _ stackAxis: Axis?) -> ViewTraits {
    var traits = ViewTraits()
    traits.stackAxis = stackAxis
    traits.priority = -.infinity
    let minimum = minimumLength(of: spacer)
    let along = Elasticity.Range(minimum, .infinity, ideal: minimum)
    if let axis = spacer.axis ?? stackAxis {
      traits.spacing = spacings.numberOfSpacer(
        along: axis, isTextBaselineRelative: spacer.isTextBaselineRelative)
      traits.setRigid(axis.other)
      note(Elasticity(along: along, across: .init(rigid: 0), axis: axis), &traits)
    } else {
      traits.spacing = SpacingTable.zero
      note(Elasticity(horizontal: along, vertical: along), &traits)
    }
    return traits
  }
}
