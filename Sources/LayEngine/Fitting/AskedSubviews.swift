import LayViews

/// The subviews of a custom layout as it asks them, and where it has placed them.
struct AskedSubviews {
  let subviews: LayoutSubviews
  let places: SubviewPlaces
}

/// Where a custom layout puts a subview: a fraction of its size lies at a point of the canvas.
struct SubviewPlace {
  var point: Point
  var anchor: UnitPoint
  var proposal: Proposal
}

/// The last place of each subview.
final class SubviewPlaces {
  private var places: [SubviewPlace?]

  init(count: Int) { places = Array(repeating: nil, count: count) }

  /// To be called before subviews are placed: a layout may have placed some when it was asked for its size.
  func clear() {
    for index in places.indices { places[index] = nil }
  }

  subscript(index: Int) -> SubviewPlace? {
    get { places[index] }
    set { places[index] = newValue }
  }
}
