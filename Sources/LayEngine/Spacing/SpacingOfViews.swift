import LayViews
import LaySyntax
import LayText

extension LayoutPass {
  /// The spacing preferences of a view whose children are prepared.
  func spacingNumber(of view: ViewID, _ node: ViewNode, _ children: ChildSummary) -> UInt32 {
    switch node.kind {
    case .control: return controlSpacing(view, node)
    case .formColumns: return mergedSpacing(node, children, axis: .vertical)
    case .zStack: return zStackSpacing(node, children)
    case .ownLayout: return customLayoutSpacing(view, node, children)
    // Candidates that differ: which one is chosen depends on the proposal (derived).
    case .viewThatFits: return children.sharesSpacing ? children.spacing : SpacingTable.plain
    case .grid: return gridSpacing(view)
    case .image: return symbolSpacing(node)
    // A divider says nothing: the default gap lies above and below it, beside texts too (measured on macOS 27.0).
    case .divider: return spacings.number(of: SpacingPreferences())
    default: return SpacingTable.plain
    }
  }

  /// A text asks for room above and below by its font's metrics, and for nothing sideways.
  func textSpacing(_ shaped: ShapedText) -> UInt32 {
    let text = measurer.spacing(shaped)
    if let known = spacings.numberOfText(text) { return known }
    var spacing = SpacingPreferences()
    spacing.top.setTextMetrics(leading: text.leading)
    spacing.top[.edgeAboveText] = text.edgeAboveText
    spacing.top[.textBaseline] = text.topBaseline
    spacing.bottom.setTextMetrics(leading: text.leading)
    spacing.bottom[.edgeBelowText] = text.edgeBelowText
    spacing.bottom[.textBaseline] = text.bottomBaseline
    return spacings.note(text, spacing)
  }

  /// A symbol asks for what a text of its font does: measured on macOS 27.0 and iOS 26. Other images ask for nothing.
  private func symbolSpacing(_ node: ViewNode) -> UInt32 {
    guard case .symbol = tree.contents.images[node].source, let font = tree.contents.images[node].font else {
      return SpacingTable.plain
    }
    return spacing(ofTextIn: font, node)
  }

  /// What a text of a font asks of its neighbours.
  func spacing(ofTextIn font: FontDescriptor, _ node: ViewNode) -> UInt32 {
    let size = tree.environments[Int(node.environment)].dynamicTypeSize
    if let latest = fontSpacing, latest.size == size, latest.font == font { return latest.number }
    let run = TextRun(text: " ", font: font, paint: .none)
    let number = textSpacing(measurer.shape(TextSpec(runs: [run]), dynamicTypeSize: size))
    fontSpacing = FontSpacing(font: font, size: size, number: number)
    return number
  }

  /// Along the stack the first child's leading and the last child's trailing edge; across it every child's, and with no axis
  /// all of these.
  func mergedSpacing(_ node: ViewNode, _ children: ChildSummary, axis: Axis?) -> UInt32 {
    if children.sharesSpacing { return children.spacing }
    if children.hasManySpacings { return mergedSpacing(node, axis: axis) }
    let question = SpacingTable.Merge(
      axis: axis, first: children.spacing, last: children.lastSpacing, second: children.secondSpacing,
      third: children.thirdSpacing)
    if let known = spacings.number(of: question) { return known }
    let number = mergedSpacing(node, axis: axis)
    spacings.note(question, number)
    return number
  }

  private func mergedSpacing(_ node: ViewNode, axis: Axis?) -> UInt32 {
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
  private func zStackSpacing(_ node: ViewNode, _ children: ChildSummary) -> UInt32 {
    if children.sharesSpacing { return children.spacing }
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

  /// A frame puts the plain preferences back on the edges of the axes that it names; a Spacer keeps its own.
  func resetSpacing(_ node: ViewNode, _ number: UInt32, horizontal: Bool, vertical: Bool) -> UInt32 {
    if number == SpacingTable.plain || isSpacer(node.firstChild) { return number }
    var edges: EdgeSet = []
    if horizontal { edges.formUnion(.horizontal) }
    if vertical { edges.formUnion(.vertical) }
    return spacings.number(number, withPlain: edges)
  }

  /// Padding puts the plain preferences back on each edge that it insets.
  func paddedSpacing(_ node: ViewNode, _ number: UInt32) -> UInt32 {
    if number == SpacingTable.plain { return number }
    let insets = tree.modifiers.insets[node]
    var edges: EdgeSet = []
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(EdgeSet(edge)) }
    return spacings.number(number, withPlain: edges)
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
