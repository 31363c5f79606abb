import LaySyntax
import Testing

/// What must hold for every input, however wrong.
package func checkInvariants(_ bytes: [UInt8], _ what: @autoclosure () -> String = "") {
  let parsed = Parsed(bytes)
  if let fault = parsed.fault {
    Issue.record("\(fault) \(what()): \(String(decoding: bytes.prefix(600), as: UTF8.self))")
  }
}

extension Parsed {
  /// The first way in which the result is not well-formed, or nil.
  package var fault: String? { diagnosticFault ?? treeFault }

  private var diagnosticFault: String? {
    let count = UInt32(tree.source.bytes.count)
    func isInside(_ range: SourceRange) -> Bool { range.start <= range.end && range.end <= count }
    for diagnostic in diagnostics {
      let ranges =
        [diagnostic.range] + diagnostic.notes.compactMap(\.range) + (diagnostic.fix?.edits ?? []).map(\.range)
      if !ranges.allSatisfy(isInside) { return "a range of '\(diagnostic.message)' is outside the file" }
      let isPlain = diagnostic.message.first?.isUppercase == false && diagnostic.message.last != "."
      if !isPlain { return "the message '\(diagnostic.message)' is not in the house style" }
    }
    return nil
  }

  /// Children lie in their parent, in order, and each node has one parent.
  private var treeFault: String? {
    var isSeen = Array(repeating: false, count: tree.nodes.count)
    var pending = [tree.root]
    while let id = pending.popLast() {
      let node = tree[id]
      if isSeen[Int(id.index)] { return "\(node.kind) has two parents" }
      isSeen[Int(id.index)] = true
      if node.range.start > node.range.end { return "\(node.kind) ends before it starts" }
      var last = node.range.start
      for child in tree.children(id) {
        let range = tree.range(child)
        if range.start < node.range.start || range.end > node.range.end {
          return "\(tree.kind(child)) reaches out of \(node.kind)"
        }
        // A parameter's attributes are listed behind its label but stand before it.
        if range.start < last, node.kind != .parameter, !isOwnOperator(id) {
          return "\(tree.kind(child)) of \(node.kind) is out of order"
        }
        last = range.start
        pending.append(child)
      }
    }
    return nil
  }

  /// Whether a call is an operator of the file's own between two values: it is called before the first of them, and stands
  /// behind it.
  private func isOwnOperator(_ call: SyntaxID) -> Bool {
    guard tree.kind(call) == .call, case let callee = tree.child(call, 0), tree.kind(callee) == .identifier
    else { return false }
    return tree.source.text(tree.range(callee)).allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}

/// A small generator of numbers that gives the same ones every time.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  package mutating func below(_ count: Int) -> Int { Int(next() >> 33) % count }
}
