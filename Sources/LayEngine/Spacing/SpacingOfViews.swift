import LaySemantics
import LayText

extension Layout {
  /// The spacing preferences of a view whose children are prepared.
  func spacingNumber(of view: ViewID, _ node: ViewNode, _ stackAxis: Axis?) -> UInt32 {
    switch node.kind {
    case .text: return textSpacing(shapedText(view, node))
    case .control: return controlSpacing(view, node)
    case .spacer:
      let spacer = tree.spacers[Int(node.payload)]
      guard let axis = spacer.axis ?? stackAxis else { return SpacingTable.zero }
      return spacings.number(
        ofSpacerAlong: axis, isTextBaselineRelative: spacer.isTextBaselineRelative)
    case .hStack, .lazyHStack: return stackSpacing(node, axis: .horizontal)
    case .vStack, .lazyVStack, .formColumns: return stackSpacing(node, axis: .vertical)
    case .zStack: return zStackSpacing(node)
    case .viewThatFits: return candidateSpacing(node)
    case .grid: return gridSpacing(view)
    case .frame:
      let frame = tree.frames[Int(node.payload)]
      return resetSpacing(
        node, horizontal: frame.length(.horizontal) != nil, vertical: frame.length(.vertical) != nil)
    case .flexibleFrame:
      let frame = tree.flexibleFrames[Int(node.payload)]
      let none = FlexibleFrameSpec.Bounds()
      return resetSpacing(node, horizontal: frame.horizontal != none, vertical: frame.vertical != none)
    case .padding: return paddedSpacing(node)
    case .layoutPriority, .offset, .fixedSize, .aspectRatio, .alignmentGuide, .background, .overlay, .effect,
      .ignoresSafeArea, .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      return node.firstChild.isNone ? SpacingTable.plain : traits[node.firstChild].spacing
    case .color, .gradient, .shape, .divider, .image, .position, .lazyHGrid, .lazyVGrid, .gridRow,
      .scrollView, .geometryReader, .section, .uniformRow, .fraction, .safeAreaInset, .safeAreaPadding,
      .containerRelativeFrame:
      return SpacingTable.plain
    }
  }

  /// A text asks for room above and below by its font's metrics, and for nothing sideways.
  func textSpacing(_ shaped: ShapedText) -> UInt32 {
    let text = measurer.spacing(shaped)
    var spacing = SpacingPreferences()
    spacing.top.setTextMetrics(leading: text.leading)
    spacing.top[.edgeAboveText] = text.edgeAboveText
    spacing.top[.textBaseline] = text.topBaseline
    spacing.bottom.setTextMetrics(leading: text.leading)
    spacing.bottom[.edgeBelowText] = text.edgeBelowText
    spacing.bottom[.textBaseline] = text.bottomBaseline
    return spacings.number(of: spacing)
  }

  /// Along the stack the first child's leading and the last child's trailing edge; across it every child's.
  private func stackSpacing(_ node: ViewNode, axis: Axis) -> UInt32 {
    guard let shared = sharedSpacing(node) else { return SpacingTable.zero }
    if shared.isSame { return shared.number }
    var spacing = SpacingPreferences()
    var child = node.firstChild
    // Merging the same preferences again changes nothing, and siblings mostly share one or two.
    var (last, lastButOne) = (UInt32.max, UInt32.max)
    while !child.isNone {
      let next = nodes[child].nextSibling
      let number = traits[child].spacing
      let isKnown = number == last || number == lastButOne
      if !isKnown { (last, lastButOne) = (number, last) }
      if !isKnown || child == node.firstChild || next.isNone {
        let own = spacings[number]
        for edge in Edge.allCases {
          let counts = edge.axis != axis || (edge.isStart ? child == node.firstChild : next.isNone)
          if counts { spacing[edge] = spacing[edge].merged(with: own[edge]) }
        }
      }
      child = next
    }
    return spacings.number(of: spacing)
  }

  /// Every edge of every child of the highest priority.
  private func zStackSpacing(_ node: ViewNode) -> UInt32 {
    guard let shared = sharedSpacing(node) else { return SpacingTable.zero }
    if shared.isSame { return shared.number }
    var spacing = SpacingPreferences()
    var priority = -Double.infinity
    var next = node.firstChild
    while !next.isNone {
      let child = next
      next = nodes[child].nextSibling
      let traits = self.traits[child]
      if traits.priority > priority {
        priority = traits.priority
        spacing = SpacingPreferences()
      }
      guard traits.priority == priority else { continue }
      for edge in Edge.allCases { spacing[edge] = spacing[edge].merged(with: spacings[traits.spacing][edge]) }
    }
    return spacings.number(of: spacing)
  }

  /// The preferences of the cells at each edge: a Spacer in one row makes the whole edge gapless.
  private func gridSpacing(_ view: ViewID) -> UInt32 {
    guard let grid = gridStructures[view], let last = grid.rows.last else { return SpacingTable.zero }
    if grid.cells.allSatisfy({ traits[$0.view].spacing == SpacingTable.plain }) { return SpacingTable.plain }
    var spacing = SpacingPreferences()
    for (index, cell) in grid.cells.enumerated() {
      let own = spacings[traits[cell.view].spacing]
      if cell.row == 0 { spacing.top = spacing.top.merged(with: own.top) }
      if last.contains(index) { spacing.bottom = spacing.bottom.merged(with: own.bottom) }
      if cell.column == 0 { spacing.leading = spacing.leading.merged(with: own.leading) }
      if cell.columns.upperBound == grid.columnGaps.count {
        spacing.trailing = spacing.trailing.merged(with: own.trailing)
      }
    }
    return spacings.number(of: spacing)
  }

  /// The preferences that all candidates share; plain where they differ, for which one is chosen depends on the
  /// proposal (derived).
  private func candidateSpacing(_ node: ViewNode) -> UInt32 {
    guard let shared = sharedSpacing(node) else { return SpacingTable.zero }
    return shared.isSame ? shared.number : SpacingTable.plain
  }

  /// Whether all children have the same preferences, so that merging them gives the same again; nil: no children.
  private func sharedSpacing(_ node: ViewNode) -> (isSame: Bool, number: UInt32)? {
    guard !node.firstChild.isNone else { return nil }
    let number = traits[node.firstChild].spacing
    var child = nodes[node.firstChild].nextSibling
    while !child.isNone {
      if traits[child].spacing != number { return (false, number) }
      child = nodes[child].nextSibling
    }
    return (true, number)
  }

  /// A frame puts the plain preferences back on the edges of the axes that it names; a Spacer keeps its own.
  private func resetSpacing(_ node: ViewNode, horizontal: Bool, vertical: Bool) -> UInt32 {
    guard !node.firstChild.isNone else { return SpacingTable.plain }
    let number = traits[node.firstChild].spacing
    if number == SpacingTable.plain || isSpacer(node.firstChild) { return number }
    var spacing = spacings[number]
    for edge in Edge.allCases where edge.axis == .horizontal ? horizontal : vertical {
      spacing[edge] = SpacingPreferences.plain[edge]
    }
    return spacings.number(of: spacing)
  }

  /// Padding puts the plain preferences back on each edge that it insets.
  private func paddedSpacing(_ node: ViewNode) -> UInt32 {
    guard !node.firstChild.isNone else { return SpacingTable.plain }
    let number = traits[node.firstChild].spacing
    if number == SpacingTable.plain { return number }
    let insets = tree.insets[Int(node.payload)]
    var spacing = spacings[number]
    for edge in Edge.allCases where insets[edge] != 0 { spacing[edge] = SpacingPreferences.plain[edge] }
    return spacings.number(of: spacing)
  }

  /// Whether a view is a Spacer under modifiers that leave it one.
  private func isSpacer(_ view: ViewID) -> Bool {
    var view = view
    while true {
      let node = nodes[view]
      if node.kind == .spacer { return true }
      guard node.kind.isModifier, !node.firstChild.isNone else { return false }
      view = node.firstChild
    }
  }
}
