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
    let places = SubviewPlaces()
    callbacks.placeSubviews(
      tree.containers.ownLayouts[node].layout, frame, ProposedSize(proposal),
      subviews(of: node) { places.places[$0] = $1 })
    var child = node.firstChild
    var index = 0
    while !child.isNone {
      let place =
        places.places[index]
        ?? SubviewPlace(
          point: Point(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2),
          anchor: .center, proposal: proposal)
      let size = measure(child, place.proposal)
      let offset = Point(
        x: finite(place.point.x - frame.minX - place.anchor.x * size.width),
        y: finite(place.point.y - frame.minY - place.anchor.y * size.height))
      placeChild(child, of: view, in: frame, offset: offset, size: size, place.proposal)
      child = nodes[child].nextSibling
      index += 1
    }
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
      priority: { traits[$0].priority }, distance: { preferredGap($0, $1, along: $2) },
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
