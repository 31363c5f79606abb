/// What has become of one layout.
package struct LayoutDifference: Sendable {
  package let old: LayoutSnapshot
  package let new: LayoutSnapshot
  /// Whether the canvas has another size.
  package let changesCanvas: Bool
  /// In the order of the new layout, what was removed at the end.
  package let views: [ViewDifference]

  package struct ViewDifference: Sendable, Equatable {
    package enum Change: String, Sendable { case changed, added, removed }

    package var change: Change
    /// The node's position in either layout.
    package var old: Int?
    package var new: Int?
    /// Whether it only went along: it moved as the view around it did, or changed as the modifier around it did.
    package var followsParent = false
    /// For what was added or removed: how many of the views within came or went with it.
    package var othersWithin = 0
  }

  /// - Parameter tolerance: By how many points a coordinate or length may differ and count as the same.
  /// - Complexity: O(n log n) in the views.
  package init(_ old: LayoutSnapshot, _ new: LayoutSnapshot, tolerance: Double) {
    self.old = old
    self.new = new
    changesCanvas =
      (old.width - new.width).magnitude > tolerance || (old.height - new.height).magnitude > tolerance
    guard old.nodes != new.nodes else {
      views = []
      return
    }
    let ids = Self.commonIDs(old.nodes, new.nodes)
    let trees = (old: SnapshotTree(old.nodes, ids: ids), new: SnapshotTree(new.nodes, ids: ids))
    let matching = TreeMatching(trees.old, trees.new)
    var views = Self.changes(trees.old, trees.new, matching, tolerance)
    views += Self.lone(trees.old, matching.newOfOld).map {
      ViewDifference(change: .removed, old: $0.index, othersWithin: $0.others)
    }
    self.views = views
  }

  /// Whether a view moved, was resized, came or went, or the canvas changed.
  package var isEmpty: Bool { !changesCanvas && views.isEmpty }

  private static func commonIDs(_ a: [LayoutSnapshot.Node], _ b: [LayoutSnapshot.Node]) -> Set<String> {
    uniqueIDs(a).intersection(uniqueIDs(b))
  }

  private static func uniqueIDs(_ nodes: [LayoutSnapshot.Node]) -> Set<String> {
    var counts: [String: Int] = [:]
    for node in nodes { if let id = node.id { counts[id, default: 0] += 1 } }
    return Set(counts.filter { $0.value == 1 }.keys)
  }

  /// Changed and added views in the new layout's order.
  private static func changes(
    _ old: SnapshotTree, _ new: SnapshotTree, _ matching: TreeMatching, _ tolerance: Double
  ) -> [ViewDifference] {
    var views: [ViewDifference] = []
    var added = lone(new, matching.oldOfNew)[...]
    for index in new.nodes.indices {
      if let first = added.first, first.index == index {
        views.append(ViewDifference(change: .added, new: index, othersWithin: first.others))
        added.removeFirst()
      }
      let match = matching.oldOfNew[index]
      guard match >= 0 else { continue }
      let (before, after) = (old.nodes[match], new.nodes[index])
      let delta = after.frame.difference(from: before.frame)
      guard !delta.isZero(within: tolerance) || before.text != after.text else { continue }
      var view = ViewDifference(change: .changed, old: match, new: index)
      let parents = (old.parents[match], new.parents[index])
      if parents.0 >= 0, parents.1 >= 0, matching.newOfOld[parents.0] == parents.1, before.text == after.text
      {
        let parent = new.nodes[parents.1].frame.difference(from: old.nodes[parents.0].frame)
        view.followsParent =
          delta.isSameMove(as: parent, within: tolerance)
          || new.isModifier(parents.1) && delta.difference(from: parent).isZero(within: tolerance)
      }
      views.append(view)
    }
    return views
  }

  /// The nodes without a match that do not lie in another, and how many without a match lie in each.
  private static func lone(_ tree: SnapshotTree, _ matches: [Int]) -> [(index: Int, others: Int)] {
    var lone: [(index: Int, others: Int)] = []
    /// For each node without a match, which of the list it belongs to.
    var owners = [Int](repeating: -1, count: matches.count)
    for index in matches.indices where matches[index] < 0 {
      let parent = tree.parents[index]
      if parent >= 0, owners[parent] >= 0 {
        owners[index] = owners[parent]
        lone[owners[parent]].others += 1
      } else {
        owners[index] = lone.count
        lone.append((index, 0))
      }
    }
    return lone
  }
}

extension LayoutSnapshot.Frame {
  /// What is to be added to another frame's numbers to get this one's.
  fileprivate func difference(from other: Self) -> Self {
    Self(x: x - other.x, y: y - other.y, width: width - other.width, height: height - other.height)
  }

  fileprivate func isZero(within tolerance: Double) -> Bool {
    x.magnitude <= tolerance && y.magnitude <= tolerance && hasNoSize(within: tolerance)
  }

  private func hasNoSize(within tolerance: Double) -> Bool {
    width.magnitude <= tolerance && height.magnitude <= tolerance
  }

  /// Whether a view with this difference only went along with one of the other.
  fileprivate func isSameMove(as other: Self, within tolerance: Double) -> Bool {
    (x - other.x).magnitude <= tolerance && (y - other.y).magnitude <= tolerance
      && hasNoSize(within: tolerance)
  }
}
