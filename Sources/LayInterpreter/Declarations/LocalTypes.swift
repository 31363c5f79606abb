#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Types that functions declare under names that others of the file have: each is meant in its own block alone.
struct LocalTypes {
  private struct Block {
    var range: SourceRange
    var type: TypeID
    /// The nearest of the blocks around it that declares the name, too, by its place among them.
    var outer: Int?
  }

  /// By name, in the order in which the blocks begin.
  private var byName: [Symbol: [Block]] = [:]

  var isEmpty: Bool { byName.isEmpty }

  /// Adds what a block declares; those of one name come in the order in which their blocks begin.
  /// - Returns: Whether the block had none of the name.
  mutating func add(_ type: TypeID, named name: Symbol, in range: SourceRange) -> Bool {
    var blocks = byName.removeValue(forKey: name) ?? []
    defer { byName[name] = blocks }
    if blocks.last?.range.start == range.start { return false }
    var outer = blocks.indices.last
    while let index = outer, blocks[index].range.end <= range.start { outer = blocks[index].outer }
    blocks.append(Block(range: range, type: type, outer: outer))
    return true
  }

  /// What a name means at an offset: the type of the innermost block around it that declares one.
  /// - Complexity: O(log n) in the types of that name, and O(n) in the blocks that are inside of each other.
  func type(named name: Symbol, at offset: UInt32) -> TypeID? {
    guard let blocks = byName[name] else { return nil }
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    var found = low > 0 ? low - 1 : nil
    while let index = found, blocks[index].range.end <= offset { found = blocks[index].outer }
    return found.map { blocks[$0].type }
  }
}
#endif
