/// The nodes of each of the files that a source is made of.
extension SyntaxTree {
  /// The nodes of one of several files, which come one after the other; those of a single file, but for its root.
  /// - Complexity: O(log n).
  package func nodes(ofPart part: Int) -> Range<Int> {
    guard source.parts.indices.contains(part) else { return nodes.startIndex..<nodes.endIndex - 1 }
    let start = firstNode(fromPart: part)
    return start..<max(start, firstNode(fromPart: part + 1))
  }

  /// This tree with one of the files alone shown.
  package func showing(_ part: Int) -> SyntaxTree {
    var tree = self
    tree.source = source.showing(part)
    return tree
  }

  /// The nodes of the files that are shown.
  package var shownNodes: [Range<Int>] {
    if source.parts.isEmpty { return [nodes(ofPart: 0)] }
    return source.parts.indices.filter { source.parts[$0].isShown }.map { nodes(ofPart: $0) }
  }

  /// The first node that does not belong to a file before one; the root, which is made last, belongs to none.
  private func firstNode(fromPart part: Int) -> Int {
    var (low, high) = (nodes.startIndex, nodes.endIndex - 1)
    guard source.parts.indices.contains(part) else { return part > 0 ? high : low }
    let start = source.parts[part].range.start
    while low < high {
      let middle = (low + high) / 2
      if nodes.range(middle).start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
