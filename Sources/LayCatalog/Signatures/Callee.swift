/// What is called, for messages and for finding overloads.
package final class Callee {
  /// As the source names it: `VStack`, `padding`.
  package let name: String
  package let overloads: [Signature]
  /// Whether it belongs to the library and not to a file. A view is then built as soon as it is given: SwiftUI's own views
  /// take views, a user's function a value that becomes views where it is put.
  package let isOfLibrary: Bool
  /// Whether an extension of a type that is not the file's declares it: other modules may add more of its name.
  package var isExtension = false
  /// Whether overloads come in the order of Swift's choice: those first that use the fewest defaults, and of these those
  /// whose types are named before generic ones.
  package var isRanked = false
  /// The overloads that calls of a form can mean, for the forms met so far.
  @exclusivity(unchecked) private var known: [Choice] = []
  /// So many are looked at one by one; who writes more forms of a call has the rest looked for anew.
  private static var patience: Int { 64 }

  private struct Choice {
    var form: CallPlan.Form
    var candidates: [Candidate]
  }

  /// An overload by its position, with its parameters' arguments.
  package struct Candidate {
    package var index: Int
    package var match: ArgumentMatch
    /// The parameters that are given.
    package var slots: [CallPlan.Slot]
  }

  package init(name: String, overloads: [Signature], isOfLibrary: Bool) {
    self.name = name
    self.overloads = overloads
    self.isOfLibrary = isOfLibrary
  }

  /// The labels of all overloads, each once.
  package var labels: [String] {
    var labels: [String] = []
    for overload in overloads {
      for parameter in overload.parameters where !labels.contains(parameter.label) && !parameter.label.isEmpty
      {
        labels.append(parameter.label)
      }
    }
    return labels
  }

  /// The overloads whose parameters take a call's arguments, by labels and order alone.
  package func candidates(for plan: CallPlan) -> [Candidate] {
    for index in known.indices where known[index].form.matches(plan) { return known[index].candidates }
    var candidates: [Candidate] = []
    for (index, signature) in overloads.enumerated() where !signature.isProperty {
      let match = ArgumentMatch(plan.arguments, signature.parameters)
      if match.failure == nil { candidates.append(candidate(index, match)) }
    }
    if isRanked, candidates.count > 1 { rank(&candidates) }
    if known.count == Self.patience { known.removeAll() }
    known.append(Choice(form: CallPlan.Form(of: plan), candidates: candidates))
    return candidates
  }

  private func rank(_ candidates: inout [Candidate]) {
    func cost(_ candidate: Candidate) -> (Int, Int, Int) {
      let parameters = overloads[candidate.index].parameters
      return (
        parameters.count - candidate.slots.count,
        parameters.count { $0.type.isAny || $0.type.unwrapped == .builtin(.opaque) },
        candidate.index
      )
    }
    candidates.sort { cost($0) < cost($1) }
  }

  private func candidate(_ index: Int, _ match: ArgumentMatch) -> Candidate {
    var slots: [CallPlan.Slot] = []
    for (position, parameter) in overloads[index].parameters.enumerated()
    where !match.arguments[position].isEmpty {
      slots.append(CallPlan.Slot(position, of: self, parameter, takes: match.arguments[position]))
    }
    return Candidate(index: index, match: match, slots: slots)
  }

  /// Of overloads that don't take the arguments, the one that takes most of them.
  package func nearest(to plan: CallPlan) -> Candidate? {
    var best: Candidate?
    for (index, signature) in overloads.enumerated() where !signature.isProperty {
      let match = ArgumentMatch(plan.arguments, signature.parameters)
      if best.map({ match.matchedCount > $0.match.matchedCount }) ?? true {
        best = Candidate(index: index, match: match, slots: [])
      }
    }
    return best
  }
}
