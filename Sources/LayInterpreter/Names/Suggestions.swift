import LayLibrary
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
    for candidate in names where abs(candidate.utf8.count - wanted.count) <= reach && candidate != name {
      guard let distance = editDistance(wanted, Array(candidate.utf8), atMost: best?.distance ?? reach) else {
        continue
      }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }
}

extension Evaluator {
  /// Reports a name that is not known, with the nearest one that is and the edit that puts it there.
  package func reportUnknown(
    _ rule: String, _ name: String, at range: SourceRange, _ message: String,
    among names: @autoclosure () -> [String], help: String? = nil
  ) {
    // The search is long, and a mistake in a loop is met again and again.
    guard !findings.hasError(rule, at: range) else { return }
    guard let nearest = nearest(to: name, among: names) else {
      findings.report(.error(rule, at: range, message, help: help ?? lenientHelp(rule)))
      return
    }
    findings.report(
      .error(
        rule, at: range, message, help: "did you mean '\(nearest)'?",
        fix: .init([.init(range, nearest)], isSafe: false)))
  }

  /// The name that was meant; none once so many names were looked through that the file has other things to be told.
  private func nearest(to name: String, among names: () -> [String]) -> String? {
    guard findings.maySuggest else { return nil }
    let names = names()
    findings.countSuggestion(among: names.count)
    return Suggestion.nearest(to: name, among: names)
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
