import LaySyntax

/// "Did you mean": the nearest known name to one that is not known.
enum Suggestion {
  /// The nearest of the names at most two edits away, the first in the alphabet of equally near ones.
  /// - Complexity: O(names × length²), for an error's message only.
  static func nearest(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.utf8)
    // A name of one or two letters is near to everything.
    let reach = min(2, wanted.count / 2)
    guard reach > 0 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names where candidate != name {
      guard let distance = distance(wanted, Array(candidate.utf8), atMost: best?.distance ?? reach) else {
        continue
      }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// How many letters must be added, dropped, changed or swapped; nil for more than the limit.
  private static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    if abs(a.count - b.count) > limit { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1]
      current.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        // A letter in the other case is no mistake of spelling, but a mistake all the same.
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    let distance = previous[b.count]
    return distance <= limit ? distance : nil
  }
}

extension Evaluator {
  /// Reports a name that is not known, with the nearest one that is and the edit that puts it there.
  func reportUnknown(
    _ rule: String, _ name: String, at range: SourceRange, _ message: String, among names: [String],
    help: String? = nil
  ) {
    guard let nearest = Suggestion.nearest(to: name, among: names) else {
      report(.error(rule, at: range, message, help: help ?? lenientHelp(rule)))
      return
    }
    report(
      .error(
        rule, at: range, message, help: "did you mean '\(nearest)'?",
        fix: .init([.init(range, nearest)], isSafe: false)))
  }

  /// The remedy for what the rest of an app would define.
  private func lenientHelp(_ rule: String) -> String? {
    switch rule {
    case "unknown-name", "unknown-view", "unknown-type":
      return "--lenient puts a placeholder where a file uses what it does not define"
    default: return nil
    }
  }
}
