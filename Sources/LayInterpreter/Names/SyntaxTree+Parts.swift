import LaySyntax

/// What the syntax of declarations, blocks and statements tells by itself.
///
/// Inlined where it is asked for each statement: a call would be handed a copy of the tree.
extension SyntaxTree {
  @inline(__always)
  func isExpression(_ node: SyntaxID) -> Bool { kind(node).isExpression }

  /// The first word of a statement.
  func keyword(_ node: SyntaxID) -> SourceRange {
    let range = range(node)
    var end = range.start
    let bytes = source.bytes
    while Int(end) < bytes.count, end < range.end, bytes[Int(end)] | 0x20 >= UInt8(ascii: "a"),
      bytes[Int(end)] | 0x20 <= UInt8(ascii: "z")
    {
      end += 1
    }
    return SourceRange(start: range.start, end: max(end, range.start + 1))
  }

  @inline(__always)
  func lastChild(_ node: SyntaxID) -> SyntaxID {
    var last = SyntaxID.none
    for child in children(node) { last = child }
    return last
  }

  /// The items of a file, a member list or a block, with those of `#if` in their place.
  func items(of node: SyntaxID) -> [SyntaxID] {
    var items: [SyntaxID] = []
    var pending: [SyntaxID] = []
    for child in children(node) {
      guard kind(child) == .conditionalCompilation else {
        items.append(child)
        continue
      }
      pending = [child]
      while let next = pending.popLast() {
        if kind(next) == .conditionalCompilation {
          pending.append(contentsOf: Array(children(next)).reversed())
        } else {
          items.append(next)
        }
      }
    }
    return items
  }

  /// A node, or `.none` where nothing was written.
  @inline(__always)
  func given(_ node: SyntaxID) -> SyntaxID {
    node.isNone || kind(node) == .missing ? .none : node
  }

  /// The getter's block, or the setter, of a variable; `.none` where it has none.
  @inline(__always)
  func accessor(_ kind: SyntaxKind, of binding: SyntaxID) -> SyntaxID {
    children(binding).first { self.kind($0) == kind } ?? .none
  }
}
