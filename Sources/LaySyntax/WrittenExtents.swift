/// The stretch of source that each call and name takes up, by where its name starts: how a place in the source
/// becomes a view.
package struct WrittenExtents {
  private var extents: [UInt32: SourceRange] = [:]

  /// - Complexity: O(n) in the syntax nodes.
  package init(_ tree: SyntaxTree) {
    for index in tree.nodes.indices {
      let node = SyntaxID(UInt32(index))
      switch tree.kind(node) {
      case .identifier: add(tree.range(node), from: tree.range(node).start)
      case .member:
        // `red` of `Color.red` stands for the whole; of a longer chain only for itself.
        let base = tree.child(node, 0)
        let isShort = !base.isNone && tree.kind(base) == .identifier
        let name = nameStart(of: node, in: tree)
        let start = isShort ? tree.range(base).start : name
        add(SourceRange(start: start, end: tree.range(node).end), from: name)
      case .call:
        let callee = tree.child(node, 0)
        guard !callee.isNone else { continue }
        let name = nameStart(of: callee, in: tree)
        extents[name] = SourceRange(start: name, end: tree.range(node).end)
      default: break
      }
    }
  }

  /// A call says more about a name than the name alone.
  private mutating func add(_ range: SourceRange, from name: UInt32) {
    if extents[name].map({ $0.end < range.end }) ?? true { extents[name] = range }
  }

  private func nameStart(of node: SyntaxID, in tree: SyntaxTree) -> UInt32 {
    let range = tree.range(node)
    switch tree.kind(node) {
    case .member, .implicitMember:
      let length = UInt32(tree.name(node).utf8.count)
      return max(range.start, range.end &- min(length, range.end))
    default: return range.start
    }
  }

  /// What the view or modifier whose name starts at an offset takes up; nil where nothing is named.
  package func extent(ofNameAt offset: UInt32) -> SourceRange? { extents[offset] }
}
