import LayText
import LayViews

// The sizes of views without children. See "Proposal and answer" and "Spacer and Divider" in Layout Rules.

extension LayoutPass {
  /// What is proposed, and a small ideal length where nothing is: colours, gradients, most shapes.
  func flexibleSize(_ proposal: Proposal) -> Size {
    Size(
      width: max(proposal.width ?? profile.flexibleIdealLength, 0),
      height: max(proposal.height ?? profile.flexibleIdealLength, 0))
  }

  /// A circle is a square of the smaller side, and a side that is not proposed is the other's (measured on macOS 27.0);
  /// unless an operation such as `offset` or `scale` made it another shape, while `trim` keeps it a circle.
  func shapeSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    guard isCircle(node) else { return flexibleSize(proposal) }
    let size = flexibleSize(
      Proposal(width: proposal.width ?? proposal.height, height: proposal.height ?? proposal.width))
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  func isCircle(_ node: ViewNode) -> Bool {
    // Read where it stands: a shape costs more to copy than all of this.
    guard case .circle = tree.contents.shapes[node].outline else { return false }
    return !tree.contents.shapes[node].strokesInside
      && (tree.contents.shapes[node].operations.isEmpty
        || tree.contents.shapes[node].operations.allSatisfy { $0.keepsAspect })
  }

  /// A spacer stretches along its stack and has no extent across it; outside a stack it stretches both ways.
  func spacerSize(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size {
    let spacer = tree.contents.spacers[node]
    let minimum = minimumLength(of: spacer)
    guard let axis = spacer.axis ?? traits[view].stackAxis else {
      return Size(width: max(proposal.width ?? 0, minimum), height: max(proposal.height ?? 0, minimum))
    }
    return Size(major: max(proposal[axis] ?? 0, minimum), minor: 0, axis: axis)
  }

  func minimumLength(of spacer: SpacerSpec) -> Double {
    max(spacer.minimumLength ?? profile.spacerMinimumLength, 0)
  }

  /// A line across its stack; horizontal outside a row.
  func dividerSize(_ view: ViewID, _ proposal: Proposal) -> Size {
    let thicknessAxis = traits[view].stackAxis ?? .vertical
    let length = max(proposal[thicknessAxis.other] ?? profile.flexibleIdealLength, 0)
    return Size(major: dividerThickness, minor: length, axis: thicknessAxis)
  }

  var dividerThickness: Double { profile.dividerThickness ?? 1 / displayScale }

  /// A resizable image is as flexible as a colour, with its own size as its ideal.
  func imageSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let image = tree.contents.images[node]
    guard image.isResizable else { return image.size }
    return Size(
      width: max(proposal.width ?? image.size.width, 0), height: max(proposal.height ?? image.size.height, 0))
  }

  func measureText(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> TextMeasure {
    measurer.measure(shapedText(view), width: proposal.width, height: proposal.height)
  }

  /// A text, its characters measured when it is prepared.
  func shapedText(_ view: ViewID) -> ShapedText { ShapedText(index: traits[view].number) }

  func shape(_ node: ViewNode) -> ShapedText {
    let size = tree.environments[Int(node.environment)].dynamicTypeSize
    let text = tree.contents.texts.entry(of: node)
    let description = Int(text.description)
    textStyles.grow(to: description + 1, repeating: KnownStyle())
    return measurer.shape(text.words, in: textStyles[description], dynamicTypeSize: size)
      ?? measurer.shape(
        text.words, of: tree.contents.texts.descriptions[description], dynamicTypeSize: size,
        style: &textStyles[description])
  }
}

extension OutlineOperation {
  /// Whether a circle keeps asking for a square after this operation.
  fileprivate var keepsAspect: Bool {
    if case .trim = self { return true }
    return false
  }
}
