import LayViews

extension LayoutPass {
  /// The ideal size of a view that keeps it, be it that it is rigid or elastic.
  private func idealSize(of traits: ViewTraits) -> IdealSize? {
    if traits.isRigid { return IdealSize(size: traits.rigidSize) }
    if traits.keepsIdealSize { return IdealSize(size: traits.rigidSize, fillsWidth: traits.fillsWidth) }
    guard traits.elasticity != Elasticity.none else { return nil }
    let elasticity = elasticities[Int(traits.elasticity)]
    let width = elasticity.horizontal
    guard elasticity.vertical.isRigid, width.maximum == .infinity, width.ideal >= width.minimum else {
      return nil
    }
    return IdealSize(size: Size(width: width.ideal, height: elasticity.vertical.ideal), fillsWidth: true)
  }

  // MARK: Modifiers

  /// Finds the ideal size of a modifier that is neither rigid nor elastic, if it keeps that.
  func findIdealSize(_ traits: inout ViewTraits, around content: ViewTraits, by node: ViewNode) {
    guard content.keepsIdealSize else { return }
    var ideal = IdealSize(size: content.rigidSize, fillsWidth: content.fillsWidth)
    switch node.kind {
    case .layoutPriority, .background, .overlay, .effect, .offset, .alignmentGuide: break
    case .padding:
      let insets = tree.modifiers.insets[node]
      guard insets.total(.horizontal) >= 0, insets.total(.vertical) >= 0 else { return }
      ideal.size = padded(ideal.size, node)
    case .frame:
      let frame = tree.modifiers.frames[node]
      if let height = frame.length(.vertical) { ideal.size.height = height }
      if let width = frame.length(.horizontal) {
        // What the content answers to this width it always answers.
        guard content.idealSize(in: width) != nil else { return }
        traits.setRigid()
        traits.rigidSize = Size(width: width, height: ideal.size.height)
        return
      }
    case .flexibleFrame:
      let frame = tree.modifiers.flexibleFrames[node]
      guard frame.vertical == FlexibleFrameSpec.Bounds(), isUnbounded(frame) else { return }
      ideal.fillsWidth = true
    case .fixedSize:
      if keepsIdealWidth(node) {
        traits.setRigid()
        traits.rigidSize = ideal.size
        return
      }
    default: return
    }
    traits.keepIdealSize(ideal)
  }

  /// Whether a frame takes all the width there is, and asks for no other: `maxWidth: .infinity`.
  private func isUnbounded(_ frame: FlexibleFrameSpec) -> Bool {
    NormalizedBounds(frame.horizontal)
      == NormalizedBounds(FlexibleFrameSpec.Bounds(minimum: nil, ideal: nil, maximum: .infinity))
  }

  /// What a view answers along the x axis where no width is left for it, if that is known without asking and the same for
  /// every height.
  func leastWidth(of view: ViewID, _ traits: ViewTraits) -> Double? {
    var (view, traits, padding) = (view, traits, 0.0)
    while true {
      if traits.isRigid { return padding + traits.rigidSize.width }
      if traits.elasticity != Elasticity.none {
        return padding + elasticities[Int(traits.elasticity)].horizontal.answer(0)
      }
      let node = nodes[view]
      switch node.kind {
      case .text: return padding
      #if !hasFeature(Embedded)
      case .shape: return isCircle(node) && tree.contents.shapes[node].sizing == nil ? padding : nil
      case .aspectRatio: return leavesNothing(node) ? padding : nil
      #endif
      case .hStack, .vStack:
        let width = stackFacts[Int(traits.number)].leastWidth
        return width.isNaN ? nil : padding + width
      case .layoutPriority, .background, .overlay, .effect, .offset, .alignmentGuide: break
      case .padding:
        let insets = tree.modifiers.insets[node].total(.horizontal)
        guard insets >= 0 else { return nil }
        padding += insets
      case .frame:
        if let width = tree.modifiers.frames[node].length(.horizontal) { return padding + width }
      case .flexibleFrame:
        let frame = tree.modifiers.flexibleFrames[node]
        guard frame.horizontal == FlexibleFrameSpec.Bounds() || isUnbounded(frame) else { return nil }
      default: return nil
      }
      guard !node.firstChild.isNone else { return nil }
      view = node.firstChild
      traits = self.traits[view]
    }
  }

  /// Whether an aspect ratio that fits a leaf which takes whatever it is proposed leaves it nothing of no width.
  private func leavesNothing(_ node: ViewNode) -> Bool {
    let spec = tree.modifiers.aspectRatios[node]
    guard !spec.fills, let ratio = spec.ratio, ratio > 0, !node.firstChild.isNone else { return false }
    return traits[node.firstChild].elasticity == Elasticity.plainLeaf
  }

  // MARK: Stacks

  /// Finds the ideal size of a stack that is neither rigid nor elastic, if it keeps that, and the width it answers where no
  /// width is left.
  func findWidths(
    of stack: StackLayout, _ traits: inout ViewTraits, _ facts: inout StackFacts, _ children: ChildSummary
  ) {
    let isRow = stack.axis == .horizontal
    // Negative spacing leaves views more than nothing where no width is left for the stack.
    if isRow, facts.gapTotal < 0 { return }
    let base = scratch.count
    defer { scratch.truncate(to: base) }
    // In the order in which the lengths of views that are asked are added up, for the same rounding.
    var size: Size? = Size(major: facts.gapTotal, minor: 0, axis: stack.axis)
    var least: Double? = 0
    var fillsWidth = false
    var child = nodes[stack.view].firstChild
    while !child.isNone, size != nil || least != nil {
      let content = self.traits[child]
      let width = leastWidth(of: child, content)
      least = least.flatMap { least in width.map { isRow ? least + $0 : max(least, $0) } }
      let ideal = size == nil ? nil : self.idealSize(of: content)
      size = size.flatMap { size in ideal.map { size.lengthened(by: $0.size, along: stack.axis) } }
      if let ideal {
        fillsWidth = fillsWidth || ideal.fillsWidth
        if isRow { push(child, content, ideal, leastWidth: width ?? .nan) }
      }
      child = nodes[child].nextSibling
    }
    if let least { facts.leastWidth = isRow ? least + facts.gapTotal : least }
    guard let size, least != nil || !isRow, 0 <= size.height, size.height < .infinity, size.width < .infinity,
      !isRow || servesAll(from: base)
    else { return }
    traits.keepIdealSize(IdealSize(size: size, fillsWidth: fillsWidth))
    traits.takesOnePass = !isRow && children.sharesPriority
  }

  private func push(_ view: ViewID, _ traits: ViewTraits, _ ideal: IdealSize, leastWidth: Double) {
    var item = StackItem(
      view: view, priority: traits.priority, isRigid: traits.isRigid || traits.elasticity != Elasticity.none)
    item.minimum = leastWidth
    item.maximum = ideal.fillsWidth ? .infinity : ideal.size.width
    item.size = ideal.size
    scratch.append(item)
  }

  /// Whether each view of a row gets its ideal width, once the row has as much as all of these together.
  ///
  /// With more to share no share is smaller, so that it is enough to divide the width this once. Views that are rigid or
  /// elastic, which their items call rigid here, have an answer to any share.
  private func servesAll(from base: Int) -> Bool {
    let order = servingOrder(from: base)
    defer { serving.truncate(to: order) }
    var rest = 0.0
    for index in base..<scratch.count { rest += scratch[index].size.width }
    // Shares may be this much smaller for rounding alone.
    rest *= 1 + 0x1p-40
    for index in base..<scratch.count { rest -= scratch[index].minimum }
    var start = order
    while start < serving.count {
      let priority = scratch[Int(serving[start])].priority
      var end = start
      while end < serving.count, scratch[Int(serving[end])].priority == priority {
        rest += scratch[Int(serving[end])].minimum
        end += 1
      }
      for position in start..<end {
        let item = scratch[Int(serving[position])]
        let share = max(rest / Double(end - position), 0)
        guard item.isRigid || share >= item.size.width else { return false }
        rest -= item.maximum < .infinity ? item.size.width : max(share, item.minimum)
      }
      start = end
    }
    return true
  }

  /// A ZStack keeps its ideal size, or follows what it is proposed, as the largest of its views of the highest priority do.
  func findZStackSize(_ traits: inout ViewTraits, of node: ViewNode) {
    let priority = highestPriority(node.firstChild)
    var ideal: IdealSize? = IdealSize(size: .zero)
    var elasticity: Elasticity? = Elasticity(rigid: .zero)
    var child = node.firstChild
    while !child.isNone, ideal != nil || elasticity != nil {
      let content = self.traits[child]
      if content.priority == priority {
        elasticity = elasticity.flatMap { own in
          guard content.isRigid || content.elasticity != Elasticity.none else { return nil }
          var own = own
          let other = self.elasticity(of: content)
          own.horizontal.extend(to: other.horizontal)
          own.vertical.extend(to: other.vertical)
          return own
        }
        ideal = ideal.flatMap { own in
          self.idealSize(of: content).map {
            IdealSize(size: own.size.united(with: $0.size), fillsWidth: own.fillsWidth || $0.fillsWidth)
          }
        }
      }
      child = nodes[child].nextSibling
    }
    if let elasticity { note(elasticity, &traits) }
    if traits.elasticity == Elasticity.none, !traits.isRigid { traits.keepIdealSize(ideal) }
  }
}

extension Size {
  /// One after the other along an axis.
  fileprivate func lengthened(by other: Size, along axis: Axis) -> Size {
    Size(
      major: self[axis] + other[axis], minor: max(self[axis.other], other[axis.other]), axis: axis)
  }

  /// One on top of the other.
  fileprivate func united(with other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}
