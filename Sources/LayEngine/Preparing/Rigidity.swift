import LayViews
import LaySyntax

extension LayoutPass where Rules == SwiftUIRules {
  /// Marks the axes along which a view answers the same to every proposal.
  ///
  /// A rigid view is asked once. This is what makes trees of fixed sizes cost one question a view, and a rigid
  /// child of a stack one probe instead of two.
  func findRigidity(_ traits: inout ViewTraits, of view: ViewID, _ node: ViewNode, _ children: ChildSummary) {
    switch node.kind {
    case .divider: traits.setRigid(traits.stackAxis ?? .vertical)
    case .image:
      let isRigid = !tree.contents.images[node].isResizable
      for axis in Axis.allCases { traits.setRigid(axis, isRigid) }
    case .control where children.count > 0, .uniformRow, .zStack:
      traits.takeRigidity(from: children, dependsOnBothAxes: false)
      let givesRoom =
        node.kind == .control && tree.containers.controls[node].sideRoom > 0
        || node.kind == .uniformRow && tree.modifiers.numbers[node] > 0
      if givesRoom { traits.setRigid(.horizontal, false) }
    case .grid: findGridRigidity(&traits, view)
    default: break
    }
  }

  /// A Grid of rigid cells is rigid, unless priorities decide which spanning cell is served first. Spans
  /// make one axis depend on the order that the other has a say in.
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
    let isSeparable = !grid.hasSpans
    traits.setRigid(.horizontal, isRigid || (rigidWidth && isSeparable))
    traits.setRigid(.vertical, isRigid || (rigidHeight && isSeparable))
  }
}
