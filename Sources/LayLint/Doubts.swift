import LaySyntax

/// Where a file says something unknown, and stand-ins are laid out in its place: what they do proves nothing.
struct Doubts {
  /// Where the diagnostics about unknown names begin, sorted.
  private var places: [UInt32] = []
  /// The statement that each call and argument is part of, by where its name or label starts.
  private var statements: [UInt32: SyntaxID] = [:]
  private let sites: CallSites

  /// Whether everything in the file is known.
  var isEmpty: Bool { places.isEmpty }

  /// - Complexity: O(diagnostics) where none is about something unknown, else O(n log n) in the syntax nodes.
  init(_ diagnostics: [Diagnostic], _ sites: CallSites) {
    self.sites = sites
    for diagnostic in diagnostics where Self.isAboutUnknown(diagnostic) {
      places.append(diagnostic.range.start)
    }
    if places.isEmpty { return }
    places.sort()
    collectStatements()
  }

  private static let rules: Set<String> = [
    "wrong-type", "not-a-view", "unsupported", "unsupported-value", "nil-access", "extra-argument",
    "missing-argument",
  ]

  private static func isAboutUnknown(_ diagnostic: Diagnostic) -> Bool {
    // Where errors do not end it all, a box with a message stands at their place.
    diagnostic.severity == .error || diagnostic.rule.hasPrefix("unknown-") || rules.contains(diagnostic.rule)
  }

  /// Parents come after what they hold, so that the way up is walked once for each node.
  private mutating func collectStatements() {
    let syntax = sites.syntax
    var known = Array(filledWith: SyntaxID.none, count: syntax.nodes.count)
    var path: [SyntaxID] = []
    for index in syntax.nodes.indices {
      let id = SyntaxID(UInt32(index))
      let kind = syntax.kind(id)
      guard kind == .call || kind == .argument || kind == .identifier || kind == .member else { continue }
      var node = id
      path.removeAll(keepingCapacity: true)
      while known[Int(node.index)].isNone {
        path.append(node)
        let above = sites.parent(node)
        if above.isNone || syntax.kind(above) == .block || syntax.kind(above) == .file {
          known[Int(node.index)] = node
          break
        }
        node = above
      }
      let statement = known[Int(node.index)]
      for node in path { known[Int(node.index)] = statement }
      let start = kind == .call ? sites.nameRange(ofCall: id)?.start : syntax.range(id).start
      if let start { statements[start] = statement }
    }
  }

  /// Whether a finding's statement, or the container that this lies in, holds something unknown.
  /// - Complexity: O(log n).
  func concern(_ range: SourceRange) -> Bool {
    if places.isEmpty { return false }
    if hold(range) { return true }
    guard let statement = statements[range.start] else { return false }
    if hold(sites.syntax.range(statement)) { return true }
    return sites.containerCall(of: statement).map { hold(sites.syntax.range($0)) } ?? false
  }

  private func hold(_ range: SourceRange) -> Bool {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < range.end
  }
}
