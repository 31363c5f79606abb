import LayViews
import LaySyntax
import LayText

extension LayoutPass where Rules == SwiftUIRules {
  /// Finds out about every view, children first, what does not depend on a proposal.
  func prepareAll() {
    prepareViews()
    prepare(tree.root, stackAxis: nil)
  }

  /// Makes room for the views that the tree has gained.
  func prepareViews() {
    let known = traits.count
    nodes.refresh()
    traits.growUninitialized(to: nodes.count)
    #if DEBUG
    for view in known..<nodes.count { traits[view] = .unprepared }
    #endif
    sizeSymbols(from: known)
    sizes.grow(to: nodes.count)
    answerCount.allow(forViews: nodes.count)
    placements.grow(to: nodes.count)
    if !hasRightToLeft {
      hasRightToLeft = tree.environments[environmentCount...].contains { $0.layoutDirection == .rightToLeft }
    }
    environmentCount = tree.environments.count
  }

  /// Prepares a view and all that is in it.
  ///
  /// The views on the way down wait in a column of their own instead of in calls: chains of views are deep, and
  /// returning from calls deeper than the processor foresees cost as much as the work.
  /// - Parameter stackAxis: the axis of the stack around the view, which modifiers pass on.
  func prepare(_ view: ViewID, stackAxis: Axis?) {
    if let known = leafTraits(nodes[view], stackAxis) {
      traits[view] = known
      return
    }
    push(view, nodes[view], stackAxis)
    while preparations.count > 0 { prepareNext(preparations.count - 1) }
  }

  /// Goes over children of the last view that waits, up to one with children or to the end.
  private func prepareNext(_ last: Int) {
    let waiting = preparations.base + last
    var child = waiting.pointee.next
    while !child.isNone {
      let node = nodes[child]
      let axis = waiting.pointee.childStackAxis
      if let known = leafTraits(node, axis) {
        traits[child] = known
        add(known, to: waiting, next: node.nextSibling)
        child = node.nextSibling
      } else {
        waiting.pointee.next = node.nextSibling
        return push(child, node, axis)
      }
    }
    let finished = waiting.pointee
    preparations.truncate(to: last)
    leave(finished.view, finish(finished))
  }

  /// Notes what was found out about a view, and about those around it that waited for nothing else.
  @inline(__always)
  private func leave(_ view: ViewID, _ found: ViewTraits) {
    var traits = found
    self.traits[view] = traits
    while preparations.count > 0 {
      let waiting = preparations.base + (preparations.count - 1)
      guard waiting.pointee.role == .around else {
        return add(traits, to: waiting, next: waiting.pointee.next)
      }
      let outer = waiting.pointee.view
      traits = traitsAround(traits, outer, nodes[outer], waiting.pointee.stackAxis)
      self.traits[outer] = traits
      preparations.truncate(to: preparations.count - 1)
    }
  }

  @inline(__always)
  private func add(_ child: ViewTraits, to waiting: UnsafeMutablePointer<Preparation>, next: ViewID) {
    if waiting.pointee.role == .layered {
      waiting.pointee.flags.formUnion(child.flags)
      // Measured on macOS 27.0: a layer of one view lies in the stack that its primary lies in. Several form a ZStack.
      if isOneOfSeveral(next) { waiting.pointee.childStackAxis = nil }
    } else {
      summaries.base[summaries.count - 1].add(child)
    }
  }

  private func isOneOfSeveral(_ view: ViewID) -> Bool {
    !view.isNone && !nodes[view].nextSibling.isNone
  }

  /// What is known of views that nothing is in, or nothing that counts; nil for others.
  ///
  /// The commonest kinds, by questions that cost less than a switch over all.
  @inline(__always)
  private func leafTraits(_ node: ViewNode, _ stackAxis: Axis?) -> ViewTraits? {
    if node.kind.isPlainLeaf { return .plainLeaf }
    if let size = filledFrameSize(node) {
      traits[node.firstChild] = .plainLeaf
      return ViewTraits(filledFrame: size, stackAxis: stackAxis)
    }
    if node.kind == .spacer { return spacerTraits(node, stackAxis) }
    return node.kind == .text ? textTraits(node, stackAxis) : nil
  }

  /// Lets a view wait for its children, and views around one alone on the way to them for that one.
  private func push(_ view: ViewID, _ node: ViewNode, _ stackAxis: Axis?) {
    var (view, node, stackAxis) = (view, node, stackAxis)
    while isAroundOne(node) {
      preparations.append(Preparation(view: view, role: .around, stackAxis: stackAxis))
      stackAxis = node.kind.stackAxis ?? stackAxis
      view = node.firstChild
      node = nodes[view]
      if let known = leafTraits(node, stackAxis) { return leave(view, known) }
    }
    let isModifier = node.kind.isModifier
    preparations.append(
      Preparation(
        view: view, role: isModifier ? .layered : .container, next: node.firstChild, stackAxis: stackAxis,
        childStackAxis: isModifier ? stackAxis : childStackAxis(node)))
    if !isModifier { summaries.append(ChildSummary()) }
  }

  /// Whether all that is known of a view follows from what is known of one other.
  private func isAroundOne(_ node: ViewNode) -> Bool {
    guard node.kind.isModifier || node.kind == .hStack || node.kind == .vStack else { return false }
    return !node.firstChild.isNone && nodes[node.firstChild].nextSibling.isNone
  }

  /// What is known of a view around one that is prepared.
  private func traitsAround(
    _ content: ViewTraits, _ view: ViewID, _ node: ViewNode, _ stackAxis: Axis?
  ) -> ViewTraits {
    if node.kind.isModifier { return modifierTraits(content, view, node, stackAxis, content.flags) }
    return stackTraits(view, node, stackAxis, ChildSummary(content))
  }

  /// What is known of a view whose children are prepared.
  private func finish(_ prepared: Preparation) -> ViewTraits {
    let (view, node) = (prepared.view, nodes[prepared.view])
    if prepared.role == .layered {
      let content = node.firstChild.isNone ? ViewTraits() : traits[node.firstChild]
      return modifierTraits(content, view, node, prepared.stackAxis, prepared.flags)
    }
    let children = summaries[summaries.count - 1]
    defer { summaries.truncate(to: summaries.count - 1) }
    if node.kind.isStack { return stackTraits(view, node, prepared.stackAxis, children) }
    return otherTraits(view, node, prepared.stackAxis, children)
  }

  /// What is known of a view that is neither a modifier nor a stack.
  private func otherTraits(
    _ view: ViewID, _ node: ViewNode, _ stackAxis: Axis?, _ children: ChildSummary
  ) -> ViewTraits {
    var traits = ViewTraits()
    traits.stackAxis = stackAxis
    if node.kind == .grid { gridStructures.set(view, to: gridStructure(of: view)) }
    if node.kind == .zStack, children.count == 1 { traits.priority = children.priority }
    inheritGuides(&traits, node, children)
    traits.spacing = spacingNumber(of: view, node, children)
    findRigidity(&traits, of: view, node, children)
    if children.any.contains(.container) {
      traits.setDependsOnContainer()
    } else if !traits.isRigid {
      if node.kind == .zStack { findZStackSize(&traits, of: node) } else { findElasticity(&traits, of: node) }
    }
    if node.kind == .scrollView || node.kind == .formColumns, children.count > 0 {
      noteStack(
        StackFacts(childCount: children.count, gapTotal: findGapTotal(of: stackLayout(view, node), children)),
        &traits)
    } else if traits.isRigid {
      // Its children are rigid or do not count, so that asking now asks nobody further down.
      self.traits[view] = traits
      traits.rigidSize = directAnswer(view, node, .unspecified) ?? computeSize(view, node, .unspecified)
    }
    return traits
  }

  private func textTraits(_ node: ViewNode, _ stackAxis: Axis?) -> ViewTraits {
    var traits = ViewTraits()
    traits.stackAxis = stackAxis
    let shaped = shape(node)
    traits.number = shaped.index
    traits.spacing = textSpacing(shaped)
    traits.hasBaselines = true
    if let line = measurer.line(shaped), line.width > 0 { traits.keepIdealSize(IdealSize(size: line)) }
    return traits
  }

  private func childStackAxis(_ node: ViewNode) -> Axis? {
    switch node.kind {
    case .hStack, .lazyHStack: return .horizontal
    case .vStack, .lazyVStack, .formColumns: return .vertical
    case .ownLayout: return tree.containers.ownLayouts[node].stackAxis
    // Several views in a scroll view form a column.
    case .scrollView:
      return node.firstChild.isNone || nodes[node.firstChild].nextSibling.isNone ? nil : .vertical
    default: return nil
    }
  }

  /// A ZStack, as stacks do, may take guides over from inside; layers and other containers do not.
  private func inheritGuides(_ traits: inout ViewTraits, _ node: ViewNode, _ children: ChildSummary) {
    switch node.kind {
    case .image: traits.hasBaselines = tree.contents.images[node].baseline != nil
    case .control where tree.containers.controls[node].baselines == .top: traits.hasBaselines = true
    case .lazyHGrid, .lazyVGrid, .geometryReader, .section, .uniformRow, .formColumns, .fraction: break
    case .ownLayout:
      traits.takeGuides(from: children)
      if tree.containers.ownLayouts[node].hasGuides { traits.hasGuides = true }
    default:
      traits.takeGuides(from: children)
    }
  }
}
