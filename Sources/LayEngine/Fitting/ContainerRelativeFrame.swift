import LayViews
import LaySyntax

// `containerRelativeFrame`. See "Fitting" in the article Scrolling, Bars, and Fitting; nothing of it was measured, all is as documented.

extension LayoutPass {
  /// Runs something with a scroll view as the container; a length that it was not proposed stays the outer one's.
  func inContainer<Answer>(of proposal: Proposal, _ body: () -> Answer) -> Answer {
    let outer = container
    defer { container = outer }
    var size = outer.size
    for axis in Axis.allCases {
      if let length = proposal[axis], length.isFinite { size[axis] = max(length, 0) }
    }
    if size != outer.size { container = FrameContainer(size: size, number: containerNumber(of: size)) }
    return body()
  }

  /// The number of a scroll view's length; 0 is the screen's.
  private func containerNumber(of size: Size) -> UInt32 {
    if let known = containerNumbers[size] { return known }
    let number = UInt32(truncatingIfNeeded: containerNumbers.count + 1)
    containerNumbers.set(size, to: number)
    return number
  }

  /// The frame's own lengths on the axes it names, nil on the others.
  func containerLengths(_ node: ViewNode) -> (width: Double?, height: Double?) {
    let spec = tree.modifiers.containerFrames[node]
    func length(_ axis: Axis) -> Double? {
      guard spec.axes.contains(axis) else { return nil }
      let whole = container.size[axis]
      if let closure = spec.closure {
        let length = callbacks.containerLength(closure, whole, axis)
        return length.isNaN ? nil : max(length, 0)
      }
      return spec.length(in: whole)
    }
    return (length(.horizontal), length(.vertical))
  }

  func containerFrameProposal(_ node: ViewNode, _ proposal: Proposal) -> Proposal {
    let lengths = containerLengths(node)
    return Proposal(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
  }

  func containerFrameSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let lengths = containerLengths(node)
    let child = measure(node.firstChild, containerFrameProposal(node, proposal))
    return Size(width: lengths.width ?? child.width, height: lengths.height ?? child.height)
  }
}

extension ContainerFrameSpec {
  /// `span` of `count` equal columns with gaps between them; the gaps inside the span are part of it.
  fileprivate func length(in container: Double) -> Double {
    let count = Double(max(self.count, 1))
    let span = Double(max(self.span, 1))
    let column = (container - spacing * (count - 1)) / count
    return max(column * span + spacing * (span - 1), 0)
  }
}
