import LayEngine
import LayText
import LayViews

/// How views behave, as against how long they happen to be: what they answer to other proposals.
///
/// The first question takes one layout more. When the budget is used up there are no more answers, and what needs one
/// is not reported.
struct Behaviour {
  private let subject: Inspection.Subject
  private var probe: LayoutProbe?
  /// How many views may still be asked.
  private var budget: Int

  init(_ subject: Inspection.Subject) {
    self.subject = subject
    // As much as proofs may take: linear in the views.
    budget = Counterfactual.budget(viewCount: subject.pristine.tree.nodes.count)
  }

  /// - Parameter weight: How many views the question may reach.
  mutating func size(
    of view: ViewID, proposing proposal: Proposal, weight: Int, _ measurer: TextMeasurer
  ) -> Size? {
    isReady(measurer) && spend(weight) ? probe?.size(of: view, proposing: proposal) : nil
  }

  /// The ideal size of a candidate that was passed over.
  mutating func idealSize(ofCandidate view: ViewID, weight: Int, _ measurer: TextMeasurer) -> Size? {
    isReady(measurer) && spend(weight) ? probe?.idealSize(ofCandidate: view) : nil
  }

  private mutating func isReady(_ measurer: TextMeasurer) -> Bool {
    if probe == nil {
      guard spend(subject.pristine.tree.nodes.count) else { return false }
      probe = LayoutProbe(subject.pristine, measurer: measurer)
    }
    return true
  }

  private mutating func spend(_ count: Int) -> Bool {
    guard count <= budget else { return false }
    budget -= count
    return true
  }
}

extension Inspection {
  /// How long a view would be if it were proposed another length along an axis; nil where that is not known.
  mutating func answer(_ view: ViewID, to length: Double?, _ axis: Axis) -> Double? {
    var proposal = proposal(view)
    proposal[axis] = length
    return facts.behaviour.size(of: view, proposing: proposal, weight: outline.weight(of: view), measurer)?[
      axis]
  }

  /// Whether a view would take more than it needs, and more than it has: what fills, as against a text that wraps.
  mutating func wantsMore(_ view: ViewID, _ axis: Axis) -> Bool {
    guard let most = answer(view, to: .infinity, axis), most > frame(view).size[axis] + tolerance,
      let ideal = answer(view, to: nil, axis)
    else { return false }
    if most > ideal + tolerance { return true }
    // A circle is as long as the other length that it is proposed lets it be.
    guard tree[content(of: view)].kind == .shape else { return false }
    return facts.behaviour.size(
      of: view, proposing: .unspecified, weight: outline.weight(of: view), measurer
    ).map { most > $0[axis] + tolerance } ?? false
  }
}
