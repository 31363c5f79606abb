import LayViews

/// The nodes of a tree, read where they lie and without the checks that arrays make.
///
/// A tree that gains or changes nodes may keep them elsewhere: whoever changes it calls `refresh` before the next node is
/// read. Debug builds check at each.
struct TreeNodes {
  private let tree: UnsafePointer<ViewTree>
  private var base: UnsafePointer<ViewNode>?
  private(set) var count = 0

  /// - Parameter tree: must outlive this.
  init(of tree: UnsafePointer<ViewTree>) {
    self.tree = tree
    refresh()
  }

  mutating func refresh() { (base, count) = Self.place(of: tree) }

  subscript(view: ViewID) -> ViewNode { self[Int(view.index)] }

  subscript(index: Int) -> ViewNode {
    assert(index >= 0 && index < count && base == Self.place(of: tree).base)
    // There is a base, for there is this node.
    return base.unsafelyUnwrapped[index]
  }

  /// An array stays where it is until it is written to, which outlasts the closure.
  private static func place(of tree: UnsafePointer<ViewTree>) -> (base: UnsafePointer<ViewNode>?, count: Int)
  {
    tree.pointee.nodes.withUnsafeBufferPointer { ($0.baseAddress, $0.count) }
  }
}
