import LayLibrary
import LaySyntax

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
    return nearestName(to: name, among: names)
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
