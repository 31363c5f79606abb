import LaySyntax

/// What is wrong with a file: each finding is reported once, however often its place is evaluated.
package final class Findings {
  /// Where findings go that nobody has asked for yet.
  @exclusivity(unchecked) package private(set) var sink = DiagnosticSink()
  /// How many findings there were, reported or not.
  @exclusivity(unchecked) package private(set) var count = 0
  /// Whether findings are not reported, because something is only tried.
  @exclusivity(unchecked) package var isSilent = false
  /// The first error that was not reported.
  @exclusivity(unchecked) package var silentFault: Diagnostic?

  /// How many names may still be compared with those that are not known.
  @exclusivity(unchecked) private var remainingComparisons = Limits.comparedNames

  private let budget: Budget
  @exclusivity(unchecked) private var reported: Set<ReportKey> = []
  /// How often errors were met that had been reported.
  @exclusivity(unchecked) private var repetitionCount = 0
  /// The names that were warned of, each once for all its places.
  @exclusivity(unchecked) private var warnedNames: Set<String> = []

  package init(_ budget: Budget) { self.budget = budget }

  private struct ReportKey: Hashable {
    var range: SourceRange
    var rule: String
  }

  package func report(_ diagnostic: Diagnostic) {
    count &+= 1
    budget.charge(Limits.workOfFinding)
    if isSilent {
      if diagnostic.severity == .error, silentFault == nil { silentFault = diagnostic }
      return
    }
    guard reported.insert(ReportKey(range: diagnostic.range, rule: diagnostic.rule)).inserted else {
      if diagnostic.severity == .error { countRepetition() }
      return
    }
    sink.report(diagnostic)
  }

  /// Whether an error of a rule is known at a place, or would not be reported there.
  package func hasError(_ rule: String, at range: SourceRange) -> Bool {
    count &+= 1
    if isSilent { return silentFault != nil }
    guard reported.contains(ReportKey(range: range, rule: rule)) else { return false }
    countRepetition()
    return true
  }

  /// Reports a finding once for a name, wherever it stands.
  package func warnOnce(_ diagnostic: Diagnostic, about name: String) {
    if warnedNames.insert(name).inserted { report(diagnostic) }
  }

  // MARK: Suggestions

  /// Whether the names are still looked through for the one that was meant.
  package var maySuggest: Bool { remainingComparisons > 0 }

  package func countSuggestion(among count: Int) { remainingComparisons &-= count }

  /// To be called where evaluation begins.
  package func begin() { repetitionCount = 0 }

  /// Hands over what has been found.
  package func drain(into other: inout DiagnosticSink) {
    for diagnostic in sink.diagnostics { other.report(diagnostic) }
    sink = DiagnosticSink()
  }

  /// Ends an evaluation that meets errors over and over: it can give no layout, and all there is to say is said.
  private func countRepetition() {
    repetitionCount += 1
    if repetitionCount > Limits.repeatedErrors { budget.isStopped = true }
  }
}
