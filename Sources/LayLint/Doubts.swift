import LaySyntax

/// Where a file says something unknown, and stand-ins are laid out in its place: what they do proves nothing.
struct Doubts {
  /// Where the diagnostics about unknown names begin, sorted.
  private var places: [UInt32] = []
  private let sites: CallSites

  /// Whether everything in the file is known.
  var isEmpty: Bool { places.isEmpty }

  /// - Complexity: O(n log n) in the diagnostics.
  init(_ diagnostics: [Diagnostic], _ sites: CallSites) {
    self.sites = sites
    for diagnostic in diagnostics where Self.isAboutUnknown(diagnostic) {
      places.append(diagnostic.range.start)
    }
    places.sort()
  }

  private static let rules: Set<String> = [
    "wrong-type", "not-a-view", "unsupported", "unsupported-value", "nil-access", "extra-argument",
    "missing-argument",
  ]

  private static func isAboutUnknown(_ diagnostic: Diagnostic) -> Bool {
    // Where errors do not end it all, a box with a message stands at their place.
    diagnostic.severity == .error || diagnostic.rule.hasPrefix("unknown-") || rules.contains(diagnostic.rule)
  }

  /// Whether a finding's statement, or the container that this lies in, holds something unknown.
  /// - Complexity: O(log n), but for the first question about a file.
  func concern(_ range: SourceRange) -> Bool {
    if places.isEmpty { return false }
    if hold(range) { return true }
    guard let statement = sites.statements.statement(at: range.start, sites) else { return false }
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
