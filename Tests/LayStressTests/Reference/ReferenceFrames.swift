// What padding and frames make of a proposal and of an answer.

extension ReferenceView.Insets {
  func inner(_ proposal: ReferenceProposal) -> ReferenceProposal {
    ReferenceProposal(
      width: proposal.width.map { max($0 - leading - trailing, 0) },
      height: proposal.height.map { max($0 - top - bottom, 0) })
  }
}

/// The section "Frames" of Layout Rules, of one axis.
extension ReferenceView.Bounds {
  /// Put in order: the minimum at least 0, the ideal at least the minimum, the maximum at least the ideal.
  private var ordered: ReferenceView.Bounds {
    let low = minimum.map { max($0, 0) }
    let best = ideal.map { max($0, low ?? 0) }
    return ReferenceView.Bounds(minimum: low, ideal: best, maximum: maximum.map { max($0, best ?? 0) })
  }

  private func within(_ length: Double) -> Double {
    min(max(length, ordered.minimum ?? -.infinity), ordered.maximum ?? .infinity)
  }

  /// What the child is proposed.
  func offer(_ proposal: Double?) -> Double? { (proposal ?? ordered.ideal).map(within) }

  func answer(_ proposal: Double?, child: Double) -> Double {
    let bounds = ordered
    if proposal == nil, let ideal = bounds.ideal { return ideal }
    switch (bounds.minimum, bounds.maximum) {
    case (let low?, let high?): return low > high ? child : min(max(proposal ?? child, low), high)
    case (let low?, nil): return max(min(offer(proposal) ?? .infinity, child), low)
    case (nil, let high?): return min(max(offer(proposal) ?? -.infinity, child), high)
    case (nil, nil): return child
    }
  }

  /// What the child is proposed when it is placed: the frame's answer, unless nothing but the child decided that.
  func placing(_ proposal: Double?, _ answer: Double) -> Double? {
    let bounds = ordered
    let isFree = (bounds.minimum ?? -.infinity) < answer && answer < (bounds.maximum ?? .infinity)
    return proposal == nil && bounds.ideal == nil && isFree ? nil : answer
  }
}
