#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Types that functions declare, and whose names others have.
extension Evaluator {
  /// The types that functions declare, where several of one name are in a file, or another has it outside, with their
  /// blocks, in the order in which these begin.
  /// - Complexity: O(n log n) in the blocks, where there is such a name.
  func blocksOfNamesakes(among nodes: [SyntaxID]) -> [(type: SyntaxID, block: SourceRange)] {
    let types = nodes.filter { syntax.kind($0) != .functionDecl }
    let names = Dictionary(grouping: types) { syntax.symbol($0) }
    let namesakes = types.filter {
      look(from: $0)
      return names[syntax.symbol($0)]?.count ?? 0 > 1 || declarations.topLevel[syntax.symbol($0)] != nil
    }
    if namesakes.isEmpty { return [] }
    var blocks: [SourceRange] = []
    for index in syntax.nodes.indices where syntax.nodes.kind(index) == .block {
      blocks.append(syntax.range(SyntaxID(UInt32(index))))
    }
    blocks.sort { $0.start < $1.start }
    var found: [(type: SyntaxID, block: SourceRange)] = []
    var around: [SourceRange] = []
    var next = 0
    for node in namesakes.sorted(by: { syntax.range($0).start < syntax.range($1).start }) {
      let start = syntax.range(node).start
      while next < blocks.count, blocks[next].start <= start {
        while let last = around.last, last.end <= blocks[next].start { around.removeLast() }
        around.append(blocks[next])
        next += 1
      }
      while let last = around.last, last.end <= start { around.removeLast() }
      if let block = around.last { found.append((node, block)) }
    }
    // A block's own type comes after what a block inside of it, before the type, declares.
    return found.sorted {
      ($0.block.start, syntax.range($0.type).start) < ($1.block.start, syntax.range($1.type).start)
    }
  }

  /// The type that a name means in a block that declares it beside others of the name.
  @inline(__always)
  func localType(_ name: Symbol, at node: SyntaxID) -> TypeID? {
    declarations.locals.isEmpty ? nil : declarations.locals.type(named: name, at: syntax.range(node).start)
  }
}
#endif
