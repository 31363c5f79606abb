import LayViews

// `frame(minWidth:idealWidth:maxWidth:…)`: each axis by itself. See "Frames" in the article Layout Rules.

/// The bounds of one axis with SwiftUI's corrections made: a negative minimum is 0, the ideal at least the
/// minimum, the maximum at least the ideal (at least 0 without one).
struct NormalizedBounds: Equatable {
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?

  init(_ bounds: FlexibleFrameSpec.Bounds) {
    let minimum = bounds.minimum.given.map { max($0, 0) }
    let ideal = bounds.ideal.given.map { max($0, minimum ?? 0) }
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = bounds.maximum.given.map { max($0, ideal ?? 0) }
  }

  /// Both bounds, when they do not contradict each other.
  var range: (minimum: Double, maximum: Double)? {
    guard let minimum, let maximum, minimum <= maximum else { return nil }
    return (minimum, maximum)
  }

  func clamp(_ length: Double) -> Double {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// What the child is proposed: the proposal, or the ideal without one, within the bounds.
  func childProposal(_ proposal: Double?) -> Double? {
    // A method handed to `map` would be an object for each question.
    guard let length = proposal ?? ideal else { return nil }
    return clamp(length)
  }

  /// The answer where the child has no say: nothing is proposed and there is an ideal, or both bounds hold a
  /// given proposal.
  func answerWithoutChild(_ proposal: Double?) -> Double? {
    guard let proposal else { return ideal }
    guard let range else { return nil }
    return min(max(proposal, range.minimum), range.maximum)
  }

  /// The answer from the child's length for what it was proposed.
  func answer(_ proposal: Double?, child: Double) -> Double {
    if let answer = answerWithoutChild(proposal) { return answer }
    if let range { return min(max(child, range.minimum), range.maximum) }
    let offered = childProposal(proposal)
    switch (minimum, maximum) {
    case (let minimum?, nil): return max(min(offered ?? .infinity, child), minimum)
    case (nil, let maximum?): return min(max(offered ?? -.infinity, child), maximum)
    default: return child
    }
  }

  /// What the child is proposed when it is placed: the frame's answer, unless nothing fixed it.
  func placingProposal(_ proposal: Double?, answer: Double) -> Double? {
    if proposal == nil, ideal == nil, (minimum ?? -.infinity) < answer, answer < (maximum ?? .infinity) {
      return nil
    }
    return answer
  }
}

extension Double? {
  /// The bound, unless it is not a number, which says as much as no bound.
  fileprivate var given: Double? { flatMap { $0.isNaN ? nil : $0 } }
}

#if !hasFeature(Embedded)
extension FlexibleFrameSpec.Bounds {
  /// Whether the axis has no bound.
  fileprivate var isFree: Bool { minimum == nil && ideal == nil && maximum == nil }
}
#endif

extension LayoutPass {
  func flexibleFrameSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let frame = tree.modifiers.flexibleFrames[node]
    #if !hasFeature(Embedded)
    // Most frames have bounds on one axis, and the other is their child's.
    if frame.horizontal.isFree {
      let vertical = NormalizedBounds(frame.vertical)
      let child = measure(
        node.firstChild, Proposal(width: proposal.width, height: vertical.childProposal(proposal.height)))
      return Size(width: child.width, height: vertical.answer(proposal.height, child: child.height))
    }
    #endif
    let horizontal = NormalizedBounds(frame.horizontal)
    let vertical = NormalizedBounds(frame.vertical)
    if let width = horizontal.answerWithoutChild(proposal.width),
      let height = vertical.answerWithoutChild(proposal.height)
    {
      return Size(width: width, height: height)
    }
    let child = measure(
      node.firstChild,
      Proposal(
        width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height)))
    return Size(
      width: horizontal.answer(proposal.width, child: child.width),
      height: vertical.answer(proposal.height, child: child.height))
  }

  func flexibleFramePlacingProposal(_ node: ViewNode, _ proposal: Proposal, size: Size) -> Proposal {
    let frame = tree.modifiers.flexibleFrames[node]
    return Proposal(
      width: NormalizedBounds(frame.horizontal).placingProposal(proposal.width, answer: size.width),
      height: NormalizedBounds(frame.vertical).placingProposal(proposal.height, answer: size.height))
  }
}
