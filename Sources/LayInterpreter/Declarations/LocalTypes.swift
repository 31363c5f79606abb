#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Types that functions declare under names that others of the file have: each is meant in its own block alone.
struct LocalTypes {
  private var byName: [Symbol: [(block: SourceRange, type: TypeID)]] = [:]

  var isEmpty: Bool { byName.isEmpty }

  mutating func add(_ type: TypeID, named name: Symbol, in block: SourceRange) {
    byName[name, default: []].append((block, type))
  }

  /// The type that a block itself declares by a name.
  func type(named name: Symbol, in block: SourceRange) -> TypeID? {
    byName[name]?.first { $0.block.start == block.start }?.type
  }

  /// What a name means at an offset: the type of the innermost block around it that declares one.
  /// - Complexity: O(n) in the types of that name.
  func type(named name: Symbol, at offset: UInt32) -> TypeID? {
    var found: (block: SourceRange, type: TypeID)?
    for candidate in byName[name] ?? [] where candidate.block.start <= offset && offset < candidate.block.end
    {
      if found.map({ $0.block.start < candidate.block.start }) ?? true { found = candidate }
    }
    return found?.type
  }
}
#endif
