import LaySyntax

/// The statement that each call and argument of a file is part of, found out when somebody first asks about the file.
final class StatementTable {
  /// By the file's number, by where the name or label starts.
  private var known: [Int: [UInt32: SyntaxID]] = [:]

  /// The statement of the call or argument whose name or label starts at an offset.
  /// - Complexity: O(1), but for the first question about a file: O(n) in its syntax nodes.
  func statement(at offset: UInt32, _ sites: CallSites) -> SyntaxID? {
    let part = sites.syntax.source.partIndex(at: offset) ?? 0
    if let statements = known[part] { return statements[offset] }
    let statements = Self.statements(ofPart: part, sites)
    known[part] = statements
    return statements[offset]
  }

  /// Parents come after what they hold, so that the way up is walked once for each node.
  private static func statements(ofPart part: Int, _ sites: CallSites) -> [UInt32: SyntaxID] {
    let syntax = sites.syntax
    let nodes = syntax.nodes(ofPart: part)
    var statements: [UInt32: SyntaxID] = [:]
    var known = Array(filledWith: SyntaxID.none, count: nodes.count)
    var path: [SyntaxID] = []
    for index in nodes {
      let id = SyntaxID(UInt32(index))
      let kind = syntax.kind(id)
      guard kind == .call || kind == .argument || kind == .identifier || kind == .member else { continue }
      var node = id
      path.removeAll(keepingCapacity: true)
      while known[Int(node.index) - nodes.lowerBound].isNone {
        path.append(node)
        let above = sites.parent(node)
        if above.isNone || syntax.kind(above) == .block || syntax.kind(above) == .file {
          known[Int(node.index) - nodes.lowerBound] = node
          break
        }
        node = above
      }
      let statement = known[Int(node.index) - nodes.lowerBound]
      for node in path { known[Int(node.index) - nodes.lowerBound] = statement }
      let start = kind == .call ? sites.nameRange(ofCall: id)?.start : syntax.range(id).start
      if let start { statements[start] = statement }
    }
    return statements
  }
}
