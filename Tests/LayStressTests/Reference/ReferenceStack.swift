/// The section "Stacks" of Layout Rules, and lazy stacks.
extension ReferenceLayout {
  struct Arrangement {
    var size = ReferenceSize()
    var places: [Place] = []
  }

  func arrange(
    _ axis: Axis, _ guide: Guide, _ spacing: Double?, _ views: [ReferenceView], _ proposal: Proposal
  ) -> Arrangement {
    guard !views.isEmpty else { return Arrangement() }
    let gaps = gaps(axis, spacing, views)
    var offers = views.map { _ in ReferenceProposal() }
    for index in views.indices { offers[index][axis.other] = proposal[axis.other] }
    if let length = proposal[axis] {
      let shares = shares(axis, views, length - gaps.reduce(0, +), across: proposal[axis.other])
      for index in views.indices { offers[index][axis] = shares[index] }
    }
    return lineUp(axis, guide, gaps, views, offers)
  }

  /// Each child has its ideal length along, and all of them the whole length across.
  func arrangeLazily(
    _ axis: Axis, _ guide: Guide, _ spacing: Double?, _ views: [ReferenceView], _ proposal: Proposal
  ) -> Arrangement {
    var offer = proposal
    offer[axis] = nil
    let size = arrange(axis, guide, spacing, views, offer).size
    let length = max(proposal[axis.other] ?? size[axis.other], 0)
    offer[axis.other] = length
    var arrangement = arrange(axis, guide, spacing, views, offer)
    arrangement.size = size
    let line = Self.value(guide, length)
    for index in arrangement.places.indices {
      let place = arrangement.places[index]
      let start = line - value(place.view, guide, place.proposal, place.stack)
      if axis == .horizontal {
        arrangement.places[index].y = start
      } else {
        arrangement.places[index].x = start
      }
    }
    arrangement.size[axis.other] = length
    return arrangement
  }

  private func gaps(_ axis: Axis, _ spacing: Double?, _ views: [ReferenceView]) -> [Double] {
    zip(views, views.dropFirst()).map { first, second in
      spacing
        ?? ReferenceSpacing.gap(
          self.spacing(first, axis).ends(axis), self.spacing(second, axis).starts(axis))
    }
  }

  /// What each child is proposed along the axis.
  private func shares(
    _ axis: Axis, _ views: [ReferenceView], _ room: Double, across: Double?
  ) -> [Double] {
    func length(_ view: ReferenceView, _ proposed: Double) -> Double {
      var offer = ReferenceProposal()
      offer[axis] = proposed
      offer[axis.other] = across
      return answer(view, offer, axis)[axis]
    }
    let children = views.enumerated().map { index, view in
      (
        index: index, priority: priority(view, axis), least: length(view, 0),
        most: length(view, .infinity)
      )
    }
    let order = children.sorted { a, b in
      if a.priority != b.priority { return a.priority > b.priority }
      let (first, second) = (a.most - a.least, b.most - b.least)
      if first != second { return first < second }
      if first == .infinity, a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }
    var shares = views.map { _ in 0.0 }
    var remaining = room
    for (place, child) in order.enumerated() {
      let waiting = order[place...]
      let heldBack = waiting.filter { $0.priority < child.priority }.map(\.least).reduce(0, +)
      let count = waiting.count { $0.priority == child.priority }
      shares[child.index] = max(remaining - heldBack, 0) / Double(count)
      // Endless room stays endless, whatever is taken of it.
      if remaining < .infinity { remaining -= length(views[child.index], shares[child.index]) }
    }
    return shares
  }

  /// One after the other, the guides on a common line.
  private func lineUp(
    _ axis: Axis, _ guide: Guide, _ gaps: [Double], _ views: [ReferenceView], _ offers: [Proposal]
  ) -> Arrangement {
    var arrangement = Arrangement()
    // The extent across, from the line.
    var (start, end) = (0.0, 0.0)
    var position = 0.0
    for (index, view) in views.enumerated() {
      let size = answer(view, offers[index], axis)
      let value = value(view, guide, offers[index], axis)
      start = min(start, -value)
      end = max(end, size[axis.other] - value)
      arrangement.places.append(
        Place(
          view: view, proposal: offers[index], stack: axis, x: axis == .horizontal ? position : -value,
          y: axis == .horizontal ? -value : position))
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    for index in views.indices {
      if axis == .horizontal {
        arrangement.places[index].y -= start
      } else {
        arrangement.places[index].x -= start
      }
    }
    arrangement.size[axis] = position
    // Where a guide lies in something endless nobody can say: such an answer is only ever a probe.
    let isEndless = zip(views, offers).contains { answer($0, $1, axis)[axis.other] == .infinity }
    arrangement.size[axis.other] = isEndless ? .infinity : end - start
    return arrangement
  }
}
