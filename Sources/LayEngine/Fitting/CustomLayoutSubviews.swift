import LayViews

// Custom layouts: what they ask of their subviews while they run.

extension LayoutPass {
  /// The size that a custom layout answers.
  func customLayoutSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    let size = callbacks.layoutSize(
      tree.containers.ownLayouts[node].layout, ProposedSize(proposal), subviews(of: node) { _, _ in })
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
    for (child, place) in placesOfSubviews(node, frame, proposal) {
      placeChild(child, of: view, in: frame, offset: place.offset, size: place.size, place.proposal)
    }
  }

  /// The subviews with where the layout puts them in a frame, one that it does not place in the middle.
  private func placesOfSubviews(
    _ node: ViewNode, _ frame: Rect, _ proposal: Proposal
  ) -> [(child: ViewID, place: ChildPlacement)] {
    let places = SubviewPlaces()
    callbacks.placeSubviews(
      tree.containers.ownLayouts[node].layout, frame, ProposedSize(proposal),
      subviews(of: node) { places.places[$0] = $1 })
    var placed: [(child: ViewID, place: ChildPlacement)] = []
    var child = node.firstChild
    while !child.isNone {
      let place =
        places.places[placed.count]
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
  func customLayoutSpacing(_ node: ViewNode, _ children: ChildSummary) -> UInt32 {
    let spec = tree.containers.ownLayouts[node]
    if spec.hasSpacing, let spacing = callbacks.layoutSpacing(spec.layout, subviews(of: node) { _, _ in }) {
      return spacings.number(of: spacing)
    }
    if children.count > 0, children.sharesSpacing { return children.spacing }
    var spacing = SpacingPreferences()
    var child = node.firstChild
    while !child.isNone {
      spacing = spacing.merged(with: spacings[traits[child].spacing])
      child = nodes[child].nextSibling
    }
    return spacings.number(of: spacing)
  }

  /// Where a custom layout has a guide: where it says, or where its subviews' guides are.
  func customLayoutGuide(
    _ node: ViewNode, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    let spec = tree.containers.ownLayouts[node]
    if spec.hasGuides {
      let asked = GuideOfLayout(
        guide, along: isHorizontal(guide) ? .horizontal : .vertical, size: size,
        proposal: ProposedSize(proposal))
      if let value = callbacks.layoutGuide(spec.layout, asked, subviews(of: node) { _, _ in }) {
        return finite(value)
      }
    }
    if guide.isBuiltIn { return nil }
    var combined = CombinedGuide(guide)
    for (child, place) in placesOfSubviews(node, Rect(origin: .zero, size: size), proposal) {
      guard let value = explicitGuide(of: child, guide, size: place.size, place.proposal) else { continue }
      combined.add(value + (isHorizontal(guide) ? place.offset.x : place.offset.y))
    }
    return combined.value
  }

  private func finite(_ offset: Double) -> Double { offset.isFinite ? offset : 0 }

  private func subviews(
    of node: ViewNode, place: @escaping (Int, SubviewPlace) -> Void
  ) -> LayoutSubviews {
    var views: [ViewID] = []
    var child = node.firstChild
    while !child.isNone {
      views.append(child)
      child = nodes[child].nextSibling
    }
    return LayoutSubviews(
      run: layoutRun, views: views, size: { measure($0, Proposal($1)) },
      dimensions: {
        let proposal = Proposal($1)
        return dimensions(of: $0, size: measure($0, proposal), proposal)
      },
      priority: { traits[$0].priority }, spacing: { spacings[traits[$0].spacing] },
      place: { place($0, SubviewPlace(point: $1, anchor: $2, proposal: Proposal($3))) })
  }
}

/// Where a custom layout puts a subview: a fraction of its size lies at a point of the canvas.
private struct SubviewPlace {
  var point: Point
  var anchor: UnitPoint
  var proposal: Proposal
}

/// The last place of each subview.
private final class SubviewPlaces {
  var places: [Int: SubviewPlace] = [:]
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
