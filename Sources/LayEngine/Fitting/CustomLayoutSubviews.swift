import LaySyntax
import LayViews

// Custom layouts: what they ask of their subviews while they run.

extension LayoutPass {
  /// The size that a custom layout answers.
  func customLayoutSize(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size {
    let size = callbacks.layoutSize(
      tree.containers.ownLayouts[node].layout, ProposedSize(proposal), asked(by: view).subviews)
    return Size(width: length(size.width), height: length(size.height))
  }

  /// The size that a shape of the file's own answers.
  func ownShapeSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    guard let closure = tree.contents.shapes[node].sizing else { return .zero }
    let size = callbacks.shapeSize(closure, ProposedSize(proposal))
    return Size(width: length(size.width), height: length(size.height))
  }

  /// Lengths are not negative and not nothing.
  private func length(_ length: Double) -> Double { length > 0 ? length : 0 }

  /// Has the subviews placed; one that is not is centred.
  func placeCustomLayout(_ node: ViewNode, of view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    for (child, place) in placesOfSubviews(view, frame, proposal) {
      placeChild(child, of: view, in: frame, offset: place.offset, size: place.size, place.proposal)
    }
  }

  /// The subviews with where the layout puts them in a frame, one that it does not place in the middle.
  private func placesOfSubviews(
    _ view: ViewID, _ frame: Rect, _ proposal: Proposal
  ) -> [(child: ViewID, place: ChildPlacement)] {
    let node = nodes[view]
    let asked = asked(by: view)
    asked.places.clear()
    callbacks.placeSubviews(
      tree.containers.ownLayouts[node].layout, frame, ProposedSize(proposal), asked.subviews)
    var placed: [(child: ViewID, place: ChildPlacement)] = []
    var child = node.firstChild
    while !child.isNone {
      let place =
        asked.places[placed.count]
        ?? SubviewPlace(
          point: Point(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2),
          anchor: .center, proposal: proposal)
      let size = measure(child, place.proposal)
      let offset = Point(
        x: finite(place.point.x - frame.minX - place.anchor.x * size.width),
        y: finite(place.point.y - frame.minY - place.anchor.y * size.height))
      placed.append((child, ChildPlacement(offset: offset, size: size, proposal: place.proposal)))
      child = nodes[child].nextSibling
    }
    return placed
  }

  /// What a custom layout asks of its neighbours: what it says, or all edges of all its subviews.
  func customLayoutSpacing(_ view: ViewID, _ node: ViewNode, _ children: ChildSummary) -> UInt32 {
    let spec = tree.containers.ownLayouts[node]
    if spec.hasSpacing, let spacing = callbacks.layoutSpacing(spec.layout, asked(by: view).subviews) {
      return spacings.number(of: spacing)
    }
    if children.count == 0 { return spacings.number(of: SpacingPreferences()) }
    return mergedSpacing(node, children, axis: nil)
  }

  /// Where a custom layout has a guide: where it says, or where its subviews' guides are.
  func customLayoutGuide(
    _ view: ViewID, _ node: ViewNode, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    let spec = tree.containers.ownLayouts[node]
    if spec.hasGuides {
      let question = GuideOfLayout(
        guide, along: isHorizontal(guide) ? .horizontal : .vertical, size: size,
        proposal: ProposedSize(proposal))
      if let value = callbacks.layoutGuide(spec.layout, question, asked(by: view).subviews) {
        return finite(value)
      }
    }
    if guide.isBuiltIn { return nil }
    var combined = CombinedGuide(guide)
    for (child, place) in placesOfSubviews(view, Rect(origin: .zero, size: size), proposal) {
      guard let value = explicitGuide(of: child, guide, size: place.size, place.proposal) else { continue }
      combined.add(value + (isHorizontal(guide) ? place.offset.x : place.offset.y))
    }
    return combined.value
  }

  private func finite(_ offset: Double) -> Double { offset.isFinite ? offset : 0 }

  /// What a custom layout asks, the same as long as the run lasts.
  private func asked(by view: ViewID) -> AskedSubviews {
    if let known = askedSubviews[view] { return known }
    var views: [ViewID] = []
    var child = nodes[view].firstChild
    while !child.isNone {
      views.append(child)
      child = nodes[child].nextSibling
    }
    let places = SubviewPlaces(count: views.count)
    let subviews = LayoutSubviews(
      run: layoutRun, views: views, size: { measure($0, Proposal($1)) },
      dimensions: {
        let proposal = Proposal($1)
        return dimensions(of: $0, size: measure($0, proposal), proposal)
      },
      priority: { traits[$0].priority }, spacing: { spacings[traits[$0].spacing] },
      place: { places[$0] = SubviewPlace(point: $1, anchor: $2, proposal: Proposal($3)) })
    let asked = AskedSubviews(subviews: subviews, places: places)
    askedSubviews.set(view, to: asked)
    return asked
  }
}

extension Proposal {
  /// A length that is not a number is no length.
  fileprivate init(_ proposal: ProposedSize) {
    self.init(width: proposal.width, height: proposal.height)
  }
}

extension ProposedSize {
  fileprivate init(_ proposal: Proposal) { self.init(width: proposal.width, height: proposal.height) }
}
