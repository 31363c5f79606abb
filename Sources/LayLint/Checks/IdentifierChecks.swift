import LaySyntax
import LayViews

// Ids that name more than one view.

extension Inspection {
  mutating func checkIdentifiers() {
    var first: [String: (view: ViewID, call: SourceRange)] = [:]
    var reported: Set<String> = []
    // Whether a call holds a loop, by where its name starts: each is looked through once.
    var loops: [UInt32: Bool] = [:]
    for view in outline.placed where tree[view].identifier != 0 {
      let identifier = tree.identifiers[Int(tree[view].identifier)]
      guard !reported.contains(identifier), let call = identifierCall(view) else { continue }
      guard let known = first[identifier] else {
        first[identifier] = (view, call)
        continue
      }
      // An id on a Group or a loop goes to each of its views.
      if known.call == call {
        let isLoop = loops[call.start] ?? holdsLoop(call)
        loops[call.start] = isLoop
        if isLoop || tree[known.view].source != tree[view].source || isMadeUp(call) { continue }
        // Tests look for a part of a row inside of that row.
        if layout.configuration.isLenient, syntax.source.text(call) == "accessibilityIdentifier" { continue }
      }
      reported.insert(identifier)
      report(
        .duplicateID, at: call,
        known.call == call
          ? "every view of this loop has the id \"\(identifier)\""
          : "the id \"\(identifier)\" is used more than once",
        notes: known.call == call ? [] : [.init("it is used here", at: known.call)])
    }
  }

  /// Whether an id is worked out of values that may stand in for others, of which all are the same.
  private func isMadeUp(_ name: SourceRange) -> Bool {
    guard layout.configuration.isLenient, let argument = sites.argument(0, ofCallAt: name.start) else {
      return false
    }
    return syntax.source.bytes[Int(sites.value(ofArgument: argument).start)] != UInt8(ascii: "\"")
  }

  /// The name of the `id` or `accessibilityIdentifier` that a view stands under.
  private func identifierCall(_ view: ViewID) -> SourceRange? {
    sites.enclosingCall(of: ["id", "accessibilityIdentifier"], around: tree[view].source)
      .flatMap { sites.nameRange(ofCall: $0) }
  }

  /// Whether a loop or group lies inside what an id is put on.
  private func holdsLoop(_ name: SourceRange) -> Bool {
    guard let call = sites.call(at: name.start) else { return false }
    var waiting = [syntax.child(syntax.child(call, 0), 0)]
    while let node = waiting.popLast(), !node.isNone {
      if syntax.kind(node) == .call, ["ForEach", "Group"].contains(sites.name(ofCall: node)) { return true }
      waiting.append(contentsOf: syntax.children(node))
    }
    return false
  }
}
