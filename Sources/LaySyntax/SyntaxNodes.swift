/// The nodes of a tree in the order in which the parser made them.
@usableFromInline package struct SyntaxNodes: RandomAccessCollection, Sendable {
  @usableFromInline let memory: Memory

  /// The block that the nodes lie in, never written to.
  @usableFromInline final class Memory: @unchecked Sendable {
    @usableFromInline let nodes: UnsafeMutableBufferPointer<SyntaxNode>

    init(_ nodes: UnsafeMutableBufferPointer<SyntaxNode>) { self.nodes = nodes }

    deinit { nodes.deallocate() }
  }

  init(_ nodes: UnsafeMutableBufferPointer<SyntaxNode>) { self.memory = Memory(nodes) }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { memory.nodes.count }

  @inlinable package subscript(index: Int) -> SyntaxNode {
    precondition(index >= 0 && index < memory.nodes.count)
    return memory.nodes[index]
  }
}
