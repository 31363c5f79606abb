import LayViews

// Views around one: modifiers without layers, and stacks of one view. Where that view is rigid, padding and stacks are
// wrappers: rigid as well, and of the same place for it whatever they are proposed. Chains of them are prepared on the
// way back from the view inside and placed on the way down to it, each in one loop without a question to anybody.

extension LayoutPass where Rules == SwiftUIRules {
  /// Whether all that is known of a view follows from what is known of one other.
  @inline(__always)
  func isAroundOne(_ node: ViewNode) -> Bool {
    guard node.kind.isModifier || node.kind == .hStack || node.kind == .vStack else { return false }
    return !node.firstChild.isNone && nodes[node.firstChild].nextSibling.isNone
  }

  /// What is known of a view around one that is prepared.
  func traitsAround(
    _ content: ViewTraits, _ view: ViewID, _ node: ViewNode, _ stackAxis: Axis?
  ) -> ViewTraits {
    if let traits = wrapperTraits(content, node, stackAxis) { return traits }
    if node.kind.isModifier { return modifierTraits(content, view, node, stackAxis, content.flags) }
    return stackTraits(view, node, stackAxis, ChildSummary(content))
  }

  /// What is known of a wrapper; nil for other views.
  @inline(__always)
  private func wrapperTraits(_ content: ViewTraits, _ node: ViewNode, _ stackAxis: Axis?) -> ViewTraits? {
    guard content.isRigid else { return nil }
    var traits = content
    if node.kind == .padding {
      traits.becomeModifier(stackAxis: stackAxis)
      traits.priority = 0
      traits.spacing = paddedSpacing(node, content.spacing)
      traits.rigidSize = padded(content.rigidSize, node)
    } else if let axis = node.kind.stackAxis, hugsItsView(tree.stacks[node], axis, content) {
      traits.becomeStackOfOne(stackAxis: stackAxis)
    } else {
      return nil
    }
    traits.elasticity = Elasticity.none
    traits.isWrapper = true
    return traits
  }

  /// Whether a stack of one rigid view lies where that view does: not where a guide may lie outside the view, nor where
  /// the view has to lie on whole pixels, nor where it is shorter than nothing across the stack, as a column is whose
  /// views overlap by more than their lengths.
  @inline(__always)
  private func hugsItsView(_ stack: StackSpec, _ axis: Axis, _ content: ViewTraits) -> Bool {
    stack.alignment.isBuiltIn && !content.mayBeExplicit(stack.alignment) && !stack.snapsToPixels
      && content.rigidSize[axis.other] >= 0
  }

  /// Gives the views in a wrapper their frames, down to the first that is no wrapper.
  ///
  /// - Returns: that view, if its content is still to be placed.
  func placeWrapped(in wrapper: ViewID) -> ViewID {
    var (view, node) = (wrapper, nodes[wrapper])
    var (frame, proposal) = (placements[wrapper].frame, placements[wrapper].proposal)
    while true {
      let child = node.firstChild
      let traits = self.traits[child]
      var offset = Point.zero
      if let axis = node.kind.stackAxis {
        // A length that was not proposed is, for the child, the stack's own.
        proposal = Proposal(
          major: proposal[axis].map { max($0, 0) }, minor: proposal[axis.other] ?? frame.size[axis.other],
          axis: axis)
      } else {
        let insets = tree.insets[node]
        offset = Point(x: insets.leading, y: insets.top)
        proposal = paddedProposal(node, proposal)
      }
      frame = childFrame(in: frame, offset: offset, size: traits.rigidSize, mirrors: isRightToLeft(view))
      (view, node) = (child, nodes[child])
      let waiting = giveFrame(to: view, node, traits, frame, proposal)
      if !traits.isWrapper { return waiting }
    }
  }
}
