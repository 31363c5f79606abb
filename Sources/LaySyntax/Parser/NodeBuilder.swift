/// The nodes of a tree while the parser makes them.
struct NodeBuilder: ~Copyable {
  private var packed: Stack<PackedNode>
  private var writtenOut = Stack<SyntaxNode>(capacity: 16)

  /// - Parameter capacity: how many nodes fit before they are moved.
  init(capacity: Int) { packed = Stack(capacity: capacity) }

  var count: Int { packed.count }

  subscript(index: Int) -> SyntaxNode {
    @inline(__always)
    get {
      let node = packed[index]
      return node.isWrittenOut
        ? writtenOut[node.place] : node.unpacked(at: UInt32(truncatingIfNeeded: index))
    }
    set {
      let old = packed[index]
      if old.isWrittenOut {
        packed[index] = PackedNode(newValue, writtenOutAt: old.place)
        writtenOut[old.place] = newValue
      } else {
        packed[index] = PackedNode(newValue, at: UInt32(truncatingIfNeeded: index)) ?? writeOut(newValue)
      }
    }
  }

  @inline(__always)
  func start(of node: SyntaxID) -> UInt32 { packed[Int(node.index)].start }

  @inline(__always)
  func kind(_ node: SyntaxID) -> SyntaxKind { packed[Int(node.index)].kind }

  @inline(__always)
  mutating func append(_ node: SyntaxNode) -> SyntaxID {
    let index = UInt32(truncatingIfNeeded: packed.count)
    packed.append(PackedNode(node, at: index) ?? writeOut(node))
    return SyntaxID(index)
  }

  /// Makes a node the next sibling of another.
  @inline(__always)
  mutating func link(_ node: SyntaxID, after last: SyntaxID) {
    let index = Int(last.index)
    let distance = node.index &- last.index
    if distance >> 16 == 0, !packed[index].isWrittenOut {
      packed[index].next = UInt16(truncatingIfNeeded: distance)
    } else {
      self[index].nextSibling = node
    }
  }

  @inline(never)
  private mutating func writeOut(_ node: SyntaxNode) -> PackedNode {
    writtenOut.append(node)
    return PackedNode(node, writtenOutAt: writtenOut.count - 1)
  }

  /// Takes away the nodes made since there were so many.
  mutating func truncate(to count: Int) { packed.truncate(to: count) }

  consuming func finish() -> SyntaxNodes { SyntaxNodes(packed.release(), writtenOut.release()) }
}
