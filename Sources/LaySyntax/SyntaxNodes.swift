/// The nodes of a tree in the order in which the parser made them.
@usableFromInline package struct SyntaxNodes: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let packed: UnsafeMutableBufferPointer<PackedNode>
  /// Those that don't fit into twelve bytes.
  @usableFromInline let writtenOut: UnsafeMutableBufferPointer<SyntaxNode>
  private let memory: Memory

  /// What deallocates the nodes, to which nobody writes any more.
  private final class Memory: @unchecked Sendable {
    let packed: UnsafeMutableBufferPointer<PackedNode>
    let writtenOut: UnsafeMutableBufferPointer<SyntaxNode>

    init(
      _ packed: UnsafeMutableBufferPointer<PackedNode>, _ writtenOut: UnsafeMutableBufferPointer<SyntaxNode>
    ) {
      self.packed = packed
      self.writtenOut = writtenOut
    }

    deinit {
      packed.deallocate()
      writtenOut.deallocate()
    }
  }

  /// Takes over two blocks.
  init(_ packed: UnsafeMutableBufferPointer<PackedNode>, _ writtenOut: UnsafeMutableBufferPointer<SyntaxNode>)
  {
    self.packed = packed
    self.writtenOut = writtenOut
    self.memory = Memory(packed, writtenOut)
  }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { packed.count }

  @inlinable package subscript(index: Int) -> SyntaxNode {
    @inline(__always)
    get {
      precondition(index >= 0 && index < packed.count)
      let node = packed[index]
      return node.isWrittenOut
        ? writtenOut[node.place] : node.unpacked(at: UInt32(truncatingIfNeeded: index))
    }
  }

  @inlinable @inline(__always)
  package func kind(_ index: Int) -> SyntaxKind {
    precondition(index >= 0 && index < packed.count)
    return packed[index].kind
  }

  @inlinable @inline(__always)
  package func detail(_ index: Int) -> UInt8 {
    precondition(index >= 0 && index < packed.count)
    return packed[index].detail
  }

  @inlinable @inline(__always)
  package func range(_ index: Int) -> SourceRange {
    precondition(index >= 0 && index < packed.count)
    let node = packed[index]
    let end = node.isWrittenOut ? writtenOut[node.place].range.end : node.start &+ UInt32(node.length)
    return SourceRange(start: node.start, end: end)
  }
}
