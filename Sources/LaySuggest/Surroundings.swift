import LayViews

/// Which views lie around, in and beside others.
struct Surroundings {
  private let views: ViewTree
  private var parents: [ViewID]
  /// Where the views and modifiers of the source are written.
  let shown: Set<UInt32>

  /// - Complexity: O(n) in the views.
  init(_ views: ViewTree) {
    self.views = views
    parents = Array(repeating: .none, count: views.nodes.count)
    var shown: Set<UInt32> = []
    for index in views.nodes.indices {
      for child in views.children(ViewID(index)) { parents[Int(child.index)] = ViewID(index) }
      if !views.nodes[index].isPart { shown.insert(views.nodes[index].source) }
    }
    self.shown = shown
  }

  /// Where the views are written that these views are, that lie around or in them, or beside one of these.
  func places(near asked: Set<ViewID>) -> Set<UInt32> {
    if asked.isEmpty { return shown }
    var places: Set<UInt32> = []
    for view in asked {
      insert(view, below: Self.depthWithin, &places)
      var above = view
      while !above.isNone {
        places.insert(views[above].source)
        // Those beside it with what is called on them.
        for child in views.children(above) { insert(child, below: Self.depthBeside, &places) }
        above = parents[Int(above.index)]
      }
    }
    return places
  }

  private static let depthWithin = 12
  private static let depthBeside = 4

  private func insert(_ view: ViewID, below depth: Int, _ places: inout Set<UInt32>) {
    places.insert(views[view].source)
    guard depth > 0 else { return }
    for child in views.children(view) { insert(child, below: depth - 1, &places) }
  }
}
