import LayViews

extension LayoutPass where Rules == SwiftUIRules {
  /// What is known of a modifier whose content and layers are prepared.
  ///
  /// - Parameter children: what is true of any of these.
  func modifierTraits(
    _ content: ViewTraits, _ view: ViewID, _ node: ViewNode, _ stackAxis: Axis?, _ children: ViewTraits.Flags
  ) -> ViewTraits {
    var traits = modified(content, by: node, of: view, stackAxis)
    if children.contains(.container) { traits.setDependsOnContainer() }
    return traits
  }

  /// A modifier has the traits of what it is applied to, but for what it changes.
  ///
  /// Those that only decorate or shift it hand its layout priority on; those with a size of their own do not.
  private func modified(
    _ content: ViewTraits, by node: ViewNode, of view: ViewID, _ stackAxis: Axis?
  ) -> ViewTraits {
    var traits = content
    traits.becomeModifier(stackAxis: stackAxis)
    switch node.kind {
    case .padding:
      traits.priority = 0
      traits.spacing = paddedSpacing(node, content.spacing)
      bound(&traits, around: content, by: node, of: view)
    case .frame:
      let frame = tree.modifiers.frames[node]
      let (width, height) = (frame.length(.horizontal), frame.length(.vertical))
      traits.priority = 0
      traits.spacing = resetSpacing(
        node, content.spacing, horizontal: width != nil, vertical: height != nil)
      if width != nil { traits.setRigid(.horizontal) }
      if height != nil { traits.setRigid(.vertical) }
      if let width, let height, !node.firstChild.isNone {
        traits.rigidSize = Size(width: width, height: height)
        traits.elasticity = Elasticity.none
      } else {
        bound(&traits, around: content, by: node, of: view)
      }
    case .flexibleFrame:
      let frame = tree.modifiers.flexibleFrames[node]
      let none = FlexibleFrameSpec.Bounds()
      let (hasWidth, hasHeight) = (frame.horizontal != none, frame.vertical != none)
      traits.priority = 0
      traits.spacing = resetSpacing(node, content.spacing, horizontal: hasWidth, vertical: hasHeight)
      if hasWidth { traits.setRigid(.horizontal, false) }
      if hasHeight { traits.setRigid(.vertical, false) }
      bound(&traits, around: content, by: node, of: view)
    case .fixedSize:
      // Measured on macOS 27.0: a Spacer in it is served with the others.
      if content.priority == -.infinity { traits.priority = 0 }
      if isFixedBothWays(node) { traits.setRigid() }
      bound(&traits, around: content, by: node, of: view)
    case .layoutPriority:
      let priority = tree.modifiers.numbers[node]
      traits.priority = priority.isNaN ? 0 : priority
    case .aspectRatio:
      traits.priority = 0
      traits.elasticity = Elasticity.none
      // Each length follows from both that are proposed: that one is always the same tells nothing of the other.
      if !content.isRigid { traits.setRigid(false) }
    case .safeAreaPadding:
      traits.priority = 0
      traits.spacing = SpacingTable.plain
      traits.elasticity = Elasticity.none
      if content.isRigid { traits.rigidSize = padded(content.rigidSize, node) }
    case .position, .safeAreaInset, .containerRelativeFrame:
      traits.priority = 0
      traits.spacing = SpacingTable.plain
      traits.elasticity = Elasticity.none
      traits.setRigid(false)
      if node.kind == .containerRelativeFrame { traits.setDependsOnContainer() }
    case .alignmentGuide: traits.hasGuides = true
    default: break
    }
    findIdealSize(&traits, around: content, by: node)
    return traits
  }

  /// The lengths of a modifier that bounds its content's: they follow from those where the content is rigid or
  /// elastic, and are known without it along axes that the modifier fixes.
  private func bound(
    _ traits: inout ViewTraits, around content: ViewTraits, by node: ViewNode, of view: ViewID
  ) {
    if content.isRigid || content.elasticity != Elasticity.none {
      var elasticity = elasticity(of: content)
      bound(&elasticity.horizontal, by: node, .horizontal)
      bound(&elasticity.vertical, by: node, .vertical)
      traits.setRigid(false)
      traits.elasticity = Elasticity.none
      note(elasticity, &traits)
    } else if traits.isRigid {
      traits.rigidSize = computeSize(view, node, .unspecified)
    }
  }

  /// What a modifier makes of its content's lengths along an axis.
  private func bound(_ range: inout Elasticity.Range, by node: ViewNode, _ axis: Axis) {
    switch node.kind {
    case .frame:
      if let length = tree.modifiers.frames[node].length(axis) { range = .init(rigid: length) }
    case .flexibleFrame:
      range = NormalizedBounds(tree.modifiers.flexibleFrames[node][axis]).bounding(range)
    case .padding:
      range.lengthen(by: tree.modifiers.insets[node].total(axis))
      range = .init(max(range.minimum, 0), max(range.maximum, 0), ideal: max(range.ideal, 0))
    case .fixedSize: range = fixedRange(range, node, axis)
    default: break
    }
  }
}

extension NormalizedBounds {
  /// The answers of a frame with these bounds around a view with such answers.
  fileprivate func bounding(_ child: Elasticity.Range) -> Elasticity.Range {
    switch (minimum, maximum) {
    case (nil, nil): return .init(child.minimum, child.maximum, ideal: ideal ?? child.ideal)
    case (nil, let high?):
      return .init(min(child.minimum, high), high, ideal: ideal ?? min(child.ideal, high))
    case (let low?, nil):
      return .init(low, max(child.maximum, low), ideal: ideal ?? max(child.ideal, low))
    case (let low?, let high?) where low <= high:
      return .init(low, high, ideal: ideal ?? min(max(child.ideal, low), high))
    default:
      // Bounds that contradict each other leave the word to the child, which is proposed the maximum.
      let answer = child.answer(maximum)
      return .init(answer, answer, ideal: ideal ?? child.ideal)
    }
  }
}
