import LayEngine
import LayViews

// How a stack served its children, and how far apart it put them.

extension Explanation {
  /// - Parameter next: the child on the way; without `isVerbose` only its share and its gaps are told in full.
  func stackLines(_ division: StackDivision, next: ViewID?, isVerbose: Bool) -> [String] {
    var lines: [String] = []
    for gap in division.gaps where isVerbose || gap.first == next || gap.second == next {
      lines.append("gap after \(name(gap.first)): \(reason(gap)) = \(number(gap.length))")
    }
    let across = acrossLines(division)
    guard let length = division.length else {
      return lines + across + ["proposes no \(division.axis.lengthName): every child has its ideal one"]
    }
    let gaps = division.gaps.reduce(0) { $0 + $1.length }
    var rest = length - gaps
    lines.append(
      "\(number(length)) − \(number(gaps)) of gaps = \(number(rest)) for \(count(division.shares.count))")
    return lines + serving(division, &rest, next: next, isVerbose: isVerbose) + across
  }

  /// Across it a stack offers each child the same, and is as long as the longest.
  private func acrossLines(_ division: StackDivision) -> [String] {
    let axis = division.axis.other
    guard division.shares.count > 1,
      let longest = division.shares.max(by: { $0.answer[axis] < $1.answer[axis] })
    else { return [] }
    let offered = offer(division.across, axis)
    return [
      "\(axis.lengthName): \(offered) for each; the \(axis == .horizontal ? "widest" : "tallest") is "
        + "\(name(longest.view)) at \(place(longest.view)) with \(number(longest.answer[axis]))"
    ]
  }

  /// Along a stack a view lies after what comes before it.
  func stackPlacementLines(_ view: ViewID, _ parent: LayoutTrace.Step) -> [String] {
    guard case .stack(let division) = parent.division,
      let index = division.shares.firstIndex(where: { $0.view == view })
    else { return [] }
    let axis = division.axis == .horizontal ? "x" : "y"
    if index == 0 { return ["\(axis): the first in \(name(parent.view))"] }
    let children = division.shares[..<index].reduce(0) { $0 + $1.answer[division.axis] }
    let gaps = division.gaps[..<index].reduce(0) { $0 + $1.length }
    return [
      "\(axis): \(number(children)) of children + \(number(gaps)) of gaps = \(number(children + gaps)) "
        + "before it in \(name(parent.view))"
    ]
  }

  private func count(_ children: Int) -> String { children == 1 ? "1 child" : "\(children) children" }

  /// The children in the order of serving: priority, then flexibility, then source.
  private func serving(
    _ division: StackDivision, _ rest: inout Double, next: ViewID?, isVerbose: Bool
  ) -> [String] {
    var lines: [String] = []
    var group: Double?
    var open = 0
    for (position, index) in division.order.enumerated() {
      let share = division.shares[index]
      if share.priority != group {
        let members = division.order[position...].map { division.shares[$0] }
        open = members.prefix { $0.priority == share.priority }.count
        let later = members.dropFirst(open).reduce(0) { $0 + $1.minimum }
        let earlier = group == nil ? 0 : members.prefix(open).reduce(0) { $0 + $1.minimum }
        if group == nil, later > 0 {
          lines.append(
            "\(number(rest)) − \(number(later)) held back for lower priorities = \(number(rest - later))")
          rest -= later
        } else if earlier > 0 {
          lines.append("\(number(rest)) + \(number(earlier)) held back until now = \(number(rest + earlier))")
          rest += earlier
        }
        group = share.priority
      }
      let taken = share.answer[division.axis]
      if isVerbose || share.view == next || division.shares.count <= 4 {
        lines.append("\(position + 1). \(line(share, rest, open, taken))")
      }
      if !(rest - taken).isNaN { rest -= taken }
      open -= 1
    }
    return lines
  }

  private func line(_ share: StackDivision.Share, _ rest: Double, _ open: Int, _ taken: Double) -> String {
    let priority =
      share.priority == 0 || share.priority == -.infinity ? "" : ", priority \(number(share.priority))"
    let range =
      share.minimum == share.maximum ? "rigid" : "\(number(share.minimum))…\(number(share.maximum))"
    let floor = rest < 0 ? ", so 0" : ""
    return "\(name(share.view)) (\(range)\(priority)): \(number(rest)) / \(open) = "
      + "\(number(rest / Double(max(open, 1))))\(floor), takes \(number(taken)), "
      + "\(number(rest)) − \(number(taken)) = \(number(rest - taken)) left"
  }

  private func reason(_ gap: StackDivision.Gap) -> String {
    switch gap.source {
    case .given: return "as given"
    case .platform: return "neither states a preference, the platform's default"
    case .uncategorized(let first, let second):
      let asked = [first, second].compactMap { $0 }.map { number($0) }
      return asked.count == 2
        ? "the larger of \(asked.joined(separator: " and "))" : "one neighbour asks for it"
    case .preferences(let preferences):
      return preferences.map { preference in
        preference.category == "text to text"
          ? "text to text \(number(preference.distance))"
          : "\(preference.category) \(number(preference.first)) + \(number(preference.second))"
      }.joined(separator: " or ") + (preferences.count > 1 ? ", the largest" : "")
    }
  }
}
