import LayEngine
import LayViews

// How the bounds of a flexible frame made its answer.

extension Explanation {
  func boundsLines(_ axis: Axis, _ decision: BoundsDecision) -> [String] {
    if decision.minimum == nil, decision.ideal == nil, decision.maximum == nil { return [] }
    let bounds = [("min", decision.minimum), ("ideal", decision.ideal), ("max", decision.maximum)]
      .compactMap { name, value in value.map { "\(name) \(number($0))" } }.joined(separator: ", ")
    let proposal = offer(decision.proposal, axis)
    return [
      "\(axis.lengthName): \(bounds); proposed \(proposal): \(reason(decision)) = \(number(decision.answer))"
    ]
  }

  private func reason(_ decision: BoundsDecision) -> String {
    let minimum = number(decision.minimum ?? -.infinity)
    let maximum = number(decision.maximum ?? .infinity)
    let child = number(decision.child)
    let offered = decision.offered.map { number($0) }
    switch decision.clause {
    case .ideal: return "the ideal"
    case .clampedProposal: return "min(max(\(number(decision.proposal ?? 0)), \(minimum)), \(maximum))"
    case .clampedChild:
      return "the content's \(child) within the bounds, min(max(\(child), \(minimum)), \(maximum))"
    case .minimum: return "content \(child), max(min(\(offered ?? "∞"), \(child)), \(minimum))"
    case .maximum: return "content \(child), min(max(\(offered ?? "−∞"), \(child)), \(maximum))"
    case .child: return "the content's \(child)"
    }
  }
}
