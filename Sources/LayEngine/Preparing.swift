import LaySemantics

extension Layout {
  /// Finds out about every view, children first, what does not depend on a proposal.
  func prepareAll() {
    prepareViews()
    prepare(tree.root, stackAxis: nil)
  }

  /// Makes room for the views that the tree has gained.
  func prepareViews() {
    let count = tree.nodes.count
    let known = nodes.count
    nodes.append(contentsOf: tree.nodes[nodes.count...])
    traits.grow(to: count, repeating: ViewTraits())
    sizeSymbols(from: known)
    cache.grow(to: count)
    result.grow(to: count)
    if !hasRightToLeft {
      hasRightToLeft = tree.environments[environmentCount...].contains { $0.layoutDirection == .rightToLeft }
    }
    environmentCount = tree.environments.count
  }

  /// - Parameter stackAxis: the axis of the stack around the view, which modifiers pass on.
  func prepare(_ view: ViewID, stackAxis: Axis?) {
    let node = nodes[view]
    // Nothing is known about leaves that take what they are proposed, and trees are full of them.
    if node.kind.isPlainLeaf { return }
    if isFilledFrame(node) { return prepareFilledFrame(view, node, stackAxis: stackAxis) }
    var child = node.firstChild
    var isFirst = true
    while !child.isNone {
      prepare(child, stackAxis: childStackAxis(node, isFirst: isFirst, stackAxis))
      child = nodes[child].nextSibling
      isFirst = false
    }
    if node.kind == .grid { gridStructures[view] = gridStructure(of: view) }
    var traits = ViewTraits()
    traits.stackAxis = stackAxis
    traits.priority = priority(of: node)
    inheritGuides(&traits, node)
    traits.spacing = spacingNumber(of: view, node, stackAxis)
    findRigidity(&traits, of: view, node, stackAxis)
    if !tree.containerFrames.isEmpty, dependsOnContainer(node) { traits.setDependsOnContainer() }
    let isColumn = node.kind == .scrollView || node.kind == .formColumns
    if node.kind.isStack || isColumn, !node.firstChild.isNone {
      let stack = stackLayout(view)
      traits.gapTotal = gapTotal(of: stack)
      traits.isSimplyRigid = findSimpleRigidity(traits, of: stack)
    }
    self.traits[view] = traits
    if traits.isRigid {
      // Its children are rigid or do not count, so that asking now asks nobody further down.
      self.traits.base[Int(view.index)].rigidSize = answer(view, node, .unspecified)
    }
  }

  private func childStackAxis(_ node: ViewNode, isFirst: Bool, _ stackAxis: Axis?) -> Axis? {
    if let axis = node.kind.stackAxis { return axis }
    switch node.kind {
    case .background, .overlay, .safeAreaInset: return isFirst ? stackAxis : nil
    case .formColumns: return .vertical
    // Several views in a scroll view form a column.
    case .scrollView: return nodes[node.firstChild].nextSibling.isNone ? nil : .vertical
    default: return node.kind.isModifier ? stackAxis : nil
    }
  }

  /// Which views hand a child's layout priority on: those that only decorate or shift it, and containers of one.
  private func priority(of node: ViewNode) -> Double {
    switch node.kind {
    case .layoutPriority:
      let value = tree.numbers[Int(node.payload)]
      return value.isNaN ? 0 : value
    case .spacer: return -.infinity
    case .frame, .flexibleFrame, .padding, .aspectRatio, .position, .safeAreaPadding, .safeAreaInset,
      .containerRelativeFrame:
      return 0
    case .fixedSize, .offset, .alignmentGuide, .background, .overlay, .effect, .ignoresSafeArea,
      .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      return node.firstChild.isNone ? 0 : traits[node.firstChild].priority
    case .hStack, .vStack, .zStack:
      let child = node.firstChild
      return child.isNone || !nodes[child].nextSibling.isNone ? 0 : traits[child].priority
    default: return 0
    }
  }

  /// Whether a `containerRelativeFrame` lies inside, so that answers are good for one container only.
  private func dependsOnContainer(_ node: ViewNode) -> Bool {
    if node.kind == .containerRelativeFrame { return true }
    var child = node.firstChild
    while !child.isNone {
      if traits[child].dependsOnContainer { return true }
      child = nodes[child].nextSibling
    }
    return false
  }

  /// A modifier and a stack may take guides over from inside; layers and other containers do not.
  private func inheritGuides(_ traits: inout ViewTraits, _ node: ViewNode) {
    switch node.kind {
    case .text: traits.hasBaselines = true
    case .control where tree.controls[Int(node.payload)].baselines == .top:
      traits.hasBaselines = true
      return
    case .image: traits.hasBaselines = tree.images[Int(node.payload)].baseline != nil
    case .alignmentGuide: traits.hasGuides = true
    case .lazyHGrid, .lazyVGrid, .grid, .geometryReader, .section, .gridRow, .uniformRow,
      .formColumns, .fraction:
      return
    default: break
    }
    var child = node.firstChild
    while !child.isNone {
      traits.hasBaselines = self.traits[child].hasBaselines
      traits.hasGuides = self.traits[child].hasGuides
      if node.kind.isModifier { break }
      child = nodes[child].nextSibling
    }
  }
}

extension ViewKind {
  /// The axis along which a container lays its children out one after the other.
  var stackAxis: Axis? {
    switch self {
    case .hStack, .lazyHStack: return .horizontal
    case .vStack, .lazyVStack: return .vertical
    default: return nil
    }
  }

  var isStack: Bool { stackAxis != nil }

  /// A leaf that takes whatever it is proposed and asks for nothing else.
  var isPlainLeaf: Bool { self == .color || self == .gradient }
}
