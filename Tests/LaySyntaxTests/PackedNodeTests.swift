import Testing

@testable import LaySyntax

@Suite struct PackedNodeTests {
  @Test func kindsAndOperatorsFitIntoSevenBits() {
    #expect(SyntaxKind.allCases.allSatisfy { $0.rawValue < 1 << 7 })
    #expect(Operator.allCases.allSatisfy { $0.rawValue < 1 << 7 })
    #expect(MemoryLayout<PackedNode>.stride == 12)
  }

  /// Every field as small as most are, at the edge of what fits, and beyond.
  @Test func nodesAreHandedOutAsTheyWereMade() {
    let payloads: [UInt32] = [0, 1, 65_533, 65_534, 65_535, 1 << 31, .max]
    let lengths: [UInt32] = [0, 1, 65_535, 65_536, 1 << 30]
    let distances: [UInt32] = [1, 2, 65_535, 65_536, 100_000]
    var builder = NodeBuilder(capacity: 8)
    var model: [SyntaxNode] = []
    // Room for children far before.
    for _ in 0..<100_001 {
      model.append(SyntaxNode(.missing, range: SourceRange(start: 0, end: 0)))
      _ = builder.append(model[model.count - 1])
    }
    for payload in payloads {
      for length in lengths {
        for distance in [0] + distances {
          let range = SourceRange(start: 7, end: 7 + length)
          var node = SyntaxNode(.castPattern, range: range, detail: 127, payload: payload)
          if distance > 0 { node.firstChild = SyntaxID(UInt32(model.count) - distance) }
          model.append(node)
          #expect(builder.append(node) == SyntaxID(UInt32(model.count - 1)))
        }
      }
    }
    // Linked afterwards, forwards and back, and changed once more.
    for (place, distance) in distances.enumerated() {
      let (first, second) = (100_001 + place, place)
      builder.link(SyntaxID(UInt32(first) &- distance), after: SyntaxID(UInt32(first)))
      model[first].nextSibling = SyntaxID(UInt32(first) &- distance)
      builder.link(SyntaxID(UInt32(second) + distance), after: SyntaxID(UInt32(second)))
      model[second].nextSibling = SyntaxID(UInt32(second) + distance)
      builder[second].range.end = 70_000
      model[second].range.end = 70_000
      builder[second].kind = .member
      model[second].kind = .member
    }
    for (index, node) in model.enumerated() where !areSame(builder[index], node) {
      Issue.record("node \(index) was not kept")
    }
    let nodes = builder.finish()
    #expect(nodes.elementsEqual(model, by: areSame))
    for (index, node) in model.enumerated() {
      let isRead =
        nodes.kind(index) == node.kind && nodes.detail(index) == node.detail
        && nodes.range(index) == node.range
      if !isRead { Issue.record("node \(index) is read otherwise field by field") }
    }
  }
}

/// Whether two nodes are the same in every field.
private func areSame(_ a: SyntaxNode, _ b: SyntaxNode) -> Bool {
  a.kind == b.kind && a.detail == b.detail && a.range == b.range && a.payload == b.payload
    && a.firstChild == b.firstChild && a.nextSibling == b.nextSibling
}
