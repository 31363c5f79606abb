import LaySemantics

extension Layout {
  /// Marks the axes along which a view answers the same to every proposal.
  ///
  /// A rigid view is asked once. This is what makes trees of fixed sizes cost one question a view, and a rigid
  /// child of a stack one probe instead of two.
  func findRigidity(_ traits: inout ViewTraits, of view: ViewID, _ node: ViewNode, _ stackAxis: Axis?) {
    switch node.kind {
    case .spacer:
      if let axis = tree.spacers[Int(node.payload)].axis ?? stackAxis { traits.setRigid(axis.other) }
    case .divider: traits.setRigid(stackAxis ?? .vertical)
    case .image:
      let isRigid = !tree.images[Int(node.payload)].isResizable
      for axis in Axis.allCases { traits.setRigid(axis, isRigid) }
    case .frame:
      let frame = tree.frames[Int(node.payload)]
      for axis in Axis.allCases {
        traits.setRigid(axis, frame.length(axis) != nil || isChildRigid(node, axis))
      }
    case .flexibleFrame:
      let frame = tree.flexibleFrames[Int(node.payload)]
      for axis in Axis.allCases {
        traits.setRigid(axis, frame[axis] == FlexibleFrameSpec.Bounds() && isChildRigid(node, axis))
      }
    case .fixedSize:
      let fixesBoth = tree.axisSets[Int(node.payload)] == .both
      for axis in Axis.allCases { traits.setRigid(axis, fixesBoth || isChildRigid(node, axis)) }
    case .padding, .safeAreaPadding, .layoutPriority, .offset, .aspectRatio, .alignmentGuide, .background,
      .overlay, .effect,
      .ignoresSafeArea, .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      for axis in Axis.allCases { traits.setRigid(axis, isChildRigid(node, axis)) }
    case .hStack, .vStack:
      let guide = tree.stacks[Int(node.payload)].alignment
      findContainerRigidity(&traits, node, dependsOnBothAxes: traits.mayBeExplicit(guide))
    case .control:
      for axis in Axis.allCases { traits.setRigid(axis, isChildRigid(node, axis)) }
    case .uniformRow: findContainerRigidity(&traits, node, dependsOnBothAxes: false)
    case .zStack: findContainerRigidity(&traits, node, dependsOnBothAxes: false)
    case .grid: findGridRigidity(&traits, view)
    case .text, .color, .gradient, .shape, .position, .lazyHStack, .lazyVStack, .lazyHGrid, .lazyVGrid,
      .gridRow, .scrollView, .viewThatFits, .geometryReader, .section, .safeAreaInset, .fraction,
      .formColumns,
      .containerRelativeFrame:
      break
    }
  }

  /// A Grid of rigid cells is rigid, unless priorities decide which spanning cell is served first. Spans and
  /// explicit guides make one axis depend on the order that the other has a say in.
  private func findGridRigidity(_ traits: inout ViewTraits, _ view: ViewID) {
    guard let grid = gridStructures[view], let first = grid.cells.first else { return }
    var (rigidWidth, rigidHeight, samePriority) = (true, true, true)
    for cell in grid.cells {
      let cellTraits = self.traits[cell.view]
      rigidWidth = rigidWidth && cellTraits.isRigid(.horizontal)
      rigidHeight = rigidHeight && cellTraits.isRigid(.vertical)
      samePriority = samePriority && cellTraits.priority == self.traits[first.view].priority
    }
    let isRigid = rigidWidth && rigidHeight && (samePriority || !grid.hasSpans)
    let isSeparable = !grid.hasSpans && !grid.hasExplicitGuides.contains(true)
    traits.setRigid(.horizontal, isRigid || (rigidWidth && isSeparable))
    traits.setRigid(.vertical, isRigid || (rigidHeight && isSeparable))
  }

  private func isChildRigid(_ node: ViewNode, _ axis: Axis) -> Bool {
    !node.firstChild.isNone && traits[node.firstChild].isRigid(axis)
  }

  /// A container is rigid where all its children are; where a child's guide counts, its value may depend on
  /// both lengths.
  private func findContainerRigidity(_ traits: inout ViewTraits, _ node: ViewNode, dependsOnBothAxes: Bool) {
    var (rigidWidth, rigidHeight) = (true, true)
    var child = node.firstChild
    while !child.isNone, rigidWidth || rigidHeight {
      let childTraits = self.traits[child]
      rigidWidth = rigidWidth && childTraits.isRigid(.horizontal)
      rigidHeight = rigidHeight && childTraits.isRigid(.vertical)
      child = nodes[child].nextSibling
    }
    traits.setRigid(.horizontal, rigidWidth && (rigidHeight || !dependsOnBothAxes))
    traits.setRigid(.vertical, rigidHeight && (rigidWidth || !dependsOnBothAxes))
  }
}
