/// The distances that a view holds for its four edges: the section "Spacing preferences" of Layout Rules.
struct ReferenceSpacing: Equatable {
  enum Category: Hashable { case towardsText, aboveText, belowText }

  struct Edge: Equatable {
    var distances: [Category: Double] = [:]
    /// Without a category.
    var other: Double?

    /// Of each category the larger distance.
    func merged(with edge: Edge) -> Edge {
      Edge(
        distances: distances.merging(edge.distances, uniquingKeysWith: max),
        other: [other, edge.other].compactMap { $0 }.max())
    }
  }

  var top = Edge()
  var leading = Edge()
  var bottom = Edge()
  var trailing = Edge()

  static let plain = ReferenceSpacing(
    top: Edge(distances: [.belowText: 0]), leading: Edge(), bottom: Edge(distances: [.aboveText: 0]),
    trailing: Edge())

  /// macOS's default font, measured on macOS 26.2; a text below another leaves its font's leading, which is 0.
  static let text = ReferenceSpacing(
    top: Edge(distances: [.towardsText: 0, .aboveText: 4.7421875]), leading: Edge(),
    bottom: Edge(distances: [.towardsText: 0, .belowText: 8.15087890625]), trailing: Edge())

  static let none = ReferenceSpacing(
    top: Edge(other: 0), leading: Edge(other: 0), bottom: Edge(other: 0), trailing: Edge(other: 0))

  func starts(_ axis: ReferenceView.Axis) -> Edge { axis == .horizontal ? leading : top }
  func ends(_ axis: ReferenceView.Axis) -> Edge { axis == .horizontal ? trailing : bottom }

  /// The gap between the end of one view and the start of the next.
  static func gap(_ end: Edge, _ start: Edge) -> Double {
    let shared = end.distances.compactMap { category, distance in
      start.distances[category].map { distance + $0 }
    }
    if let largest = shared.max() { return largest }
    return [end.other, start.other].compactMap { $0 }.max() ?? 8
  }
}

extension ReferenceLayout {
  func spacing(_ view: ReferenceView, _ stack: ReferenceView.Axis?) -> ReferenceSpacing {
    switch view.kind {
    case .color, .circle, .position, .scroll: return .plain
    case .text: return .text
    case .divider: return ReferenceSpacing()
    case .spacer:
      switch stack {
      case .horizontal:
        return ReferenceSpacing(leading: .init(other: 0), trailing: .init(other: 0))
      case .vertical: return ReferenceSpacing(top: .init(other: 0), bottom: .init(other: 0))
      case nil: return .none
      }
    case .fixedFrame(let width, let height, _, let child):
      return plainOnAxes(width != nil, height != nil, child, stack)
    case .flexibleFrame(let horizontal, let vertical, _, let child):
      return plainOnAxes(horizontal.isGiven, vertical.isGiven, child, stack)
    case .padding(let insets, let child):
      var spacing = spacing(child, stack)
      if insets.top != 0 { spacing.top = ReferenceSpacing.plain.top }
      if insets.leading != 0 { spacing.leading = ReferenceSpacing.plain.leading }
      if insets.bottom != 0 { spacing.bottom = ReferenceSpacing.plain.bottom }
      if insets.trailing != 0 { spacing.trailing = ReferenceSpacing.plain.trailing }
      return spacing
    case .fixedSize(_, _, let child), .priority(_, let child), .offset(_, _, let child),
      .aspectRatio(_, _, let child), .guide(_, _, _, let child), .layer(_, _, let child, _):
      return spacing(child, stack)
    case .stack(let axis, _, _, let views), .lazyStack(let axis, _, _, let views):
      guard let first = views.first, let last = views.last else { return .none }
      var spacing = all(views, axis)
      switch axis {
      case .horizontal:
        spacing.leading = self.spacing(first, axis).leading
        spacing.trailing = self.spacing(last, axis).trailing
      case .vertical:
        spacing.top = self.spacing(first, axis).top
        spacing.bottom = self.spacing(last, axis).bottom
      }
      return spacing
    case .zStack(_, let views):
      let highest = views.map { priority($0, nil) }.max()
      return views.isEmpty ? .none : all(views.filter { priority($0, nil) == highest }, nil)
    case .viewThatFits(_, _, let views):
      let all = views.map { spacing($0, stack) }
      return all.allSatisfy { $0 == all.first } ? all.first ?? .plain : .plain
    case .grid(let grid): return spacing(of: grid)
    }
  }

  /// What all views hold, at every edge.
  private func all(_ views: [ReferenceView], _ axis: ReferenceView.Axis?) -> ReferenceSpacing {
    views.map { spacing($0, axis) }.reduce(ReferenceSpacing()) {
      ReferenceSpacing(
        top: $0.top.merged(with: $1.top), leading: $0.leading.merged(with: $1.leading),
        bottom: $0.bottom.merged(with: $1.bottom), trailing: $0.trailing.merged(with: $1.trailing))
    }
  }

  private func spacing(of grid: ReferenceGrid) -> ReferenceSpacing {
    let columns = grid.columnCount
    guard columns > 0 else { return .none }
    var spacing = ReferenceSpacing()
    for (row, cells) in grid.places.enumerated() {
      for place in cells {
        let own = self.spacing(place.cell.view, nil)
        if row == 0 { spacing.top = spacing.top.merged(with: own.top) }
        if row + 1 == grid.places.count { spacing.bottom = spacing.bottom.merged(with: own.bottom) }
        if place.columns.lowerBound == 0 { spacing.leading = spacing.leading.merged(with: own.leading) }
        if place.columns.upperBound == columns {
          spacing.trailing = spacing.trailing.merged(with: own.trailing)
        }
      }
    }
    return spacing
  }

  /// A frame makes the edges of the axes it names plain, unless it is around a spacer.
  private func plainOnAxes(
    _ horizontal: Bool, _ vertical: Bool, _ child: ReferenceView, _ stack: ReferenceView.Axis?
  ) -> ReferenceSpacing {
    var spacing = spacing(child, stack)
    if isSpacer(child) { return spacing }
    if horizontal {
      spacing.leading = ReferenceSpacing.plain.leading
      spacing.trailing = ReferenceSpacing.plain.trailing
    }
    if vertical {
      spacing.top = ReferenceSpacing.plain.top
      spacing.bottom = ReferenceSpacing.plain.bottom
    }
    return spacing
  }

  private func isSpacer(_ view: ReferenceView) -> Bool {
    switch view.kind {
    case .spacer: return true
    case .fixedFrame(_, _, _, let child), .flexibleFrame(_, _, _, let child), .padding(_, let child),
      .fixedSize(_, _, let child), .priority(_, let child), .offset(_, _, let child),
      .aspectRatio(_, _, let child), .guide(_, _, _, let child), .layer(_, _, let child, _),
      .position(_, _, let child):
      return isSpacer(child)
    default: return false
    }
  }
}
