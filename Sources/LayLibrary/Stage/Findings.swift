import LaySyntax
import LayViews

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

  @exclusivity(unchecked) private var effort = Effort()

  private let budget: Budget
  /// What errors are believed.
  @exclusivity(unchecked) private var trust: CodeTrust
  @exclusivity(unchecked) private var reported: Set<StandInCount.Key> = []
  /// The names that were warned of, each once for all its places.
  @exclusivity(unchecked) private var warnedNames: Set<String> = []

  /// The last error that no view shows yet; kept in a lenient compilation.
  @exclusivity(unchecked) package var fault: Diagnostic?
  /// The last finding that tells of something that stands in for what is not known.
  @exclusivity(unchecked) package private(set) var standIn: Diagnostic?
  /// Whether an error costs no more than the view that it stands in.
  var isolatesErrors: Bool { trust.isolatesErrors }
  @exclusivity(unchecked) var counts = StandInCount()
  /// Where the view stands that is being built, in a lenient compilation.
  @exclusivity(unchecked) package var place: UInt32 = 0
  /// The errors that were reported, to be shown wherever they are met again.
  @exclusivity(unchecked) private var isolated: [StandInCount.Key: Diagnostic] = [:]

  /// What findings cost.
  private struct Effort {
    /// How many names may still be compared with those that are not known.
    var remainingComparisons = Limits.comparedNames
    /// How often errors were met that had been reported.
    var repetitionCount = 0
  }

  package init(_ file: SourceFile, _ budget: Budget, isolatesErrors: Bool) {
    self.trust = CodeTrust(file: file, isolatesErrors: isolatesErrors)
    self.budget = budget
  }

  #if !hasFeature(Embedded)
  /// What is found while nobody knows yet which file is asked about, and the name that it is about where each is told once.
  private struct Gathered {
    var diagnostic: Diagnostic
    var name: String?
  }

  /// nil at any other time.
  @exclusivity(unchecked) private var gathered: [Gathered]?

  /// From now on all findings are kept for those who go on from here, each for a file of its own.
  package func gather() { gathered = [] }

  /// Goes on as if what another has gathered had been found here, and one file had been the first to be looked at.
  package func goOn(from other: Findings, keeping isKept: (Diagnostic) -> Bool) {
    restore(other.saved())
    counts = other.counts
    effort.remainingComparisons = other.effort.remainingComparisons
    var told: Set<String> = []
    for finding in other.gathered ?? [] where isKept(finding.diagnostic) {
      if let name = finding.name, !told.insert(name).inserted { continue }
      sink.report(finding.diagnostic)
    }
  }
  #endif

  package func report(_ diagnostic: Diagnostic) { report(diagnostic, about: nil) }

  private func report(_ diagnostic: Diagnostic, about name: String?) {
    count &+= 1
    // What ends has no values: whatever is wrong with those comes of it.
    if isolatesErrors, budget.isStopped { return }
    budget.charge(Limits.workOfFinding)
    if isSilent {
      if diagnostic.severity == .error, silentFault == nil { silentFault = diagnostic }
      return
    }
    let isDoubted = trust.doubts(diagnostic, hasUnknown: hasUnknown)
    if isDoubted, trust.isIdle(diagnostic) { return }
    let key = StandInCount.Key(range: diagnostic.range, rule: diagnostic.rule)
    if isolatesErrors { count(diagnostic, key) }
    guard reported.insert(key).inserted else {
      if diagnostic.severity == .error { countRepetition() }
      return
    }
    let told = isDoubted ? diagnostic.doubted : diagnostic
    #if !hasFeature(Embedded)
    if gathered != nil {
      gathered?.append(Gathered(diagnostic: told, name: name))
      return
    }
    #endif
    sink.report(told)
  }

  /// Whether an error of a rule is known at a place, or would not be reported there.
  package func hasError(_ rule: String, at range: SourceRange) -> Bool {
    count &+= 1
    if isSilent { return silentFault != nil }
    let key = StandInCount.Key(range: range, rule: rule)
    guard reported.contains(key) else { return false }
    if let diagnostic = isolated[key] { count(diagnostic, key) }
    countRepetition()
    return true
  }

  /// Reports a finding once for a name, wherever it stands.
  package func warnOnce(_ diagnostic: Diagnostic, about name: String) {
    let isFirst = warnedNames.insert(name).inserted
    #if hasFeature(Embedded)
    let isTold = isFirst
    #else
    let isTold = isFirst || gathered != nil
    #endif
    if isTold {
      report(diagnostic, about: name)
    } else if isolatesErrors, !isSilent {
      count(diagnostic, StandInCount.Key(range: diagnostic.range, rule: diagnostic.rule))
    }
  }

  /// Runs code that will run again in earnest: what is found in it is forgotten, but for which properties are made up.
  package func rehearse(_ body: () -> Void) {
    let before = saved()
    body()
    restore(before)
  }

  /// What was found so far.
  package struct Saved {
    fileprivate var said: (DiagnosticSink, Int, Set<StandInCount.Key>, Int, Set<String>)
    fileprivate var met: (Diagnostic?, Diagnostic?, Diagnostic?, StandInCount, [StandInCount.Key: Diagnostic])
  }

  package func saved() -> Saved {
    Saved(
      said: (sink, count, reported, effort.repetitionCount, warnedNames),
      met: (fault, silentFault, standIn, counts, isolated))
  }

  /// Forgets what was found since, but for which properties are made up.
  package func restore(_ saved: Saved) {
    let madeUp = counts.properties
    (sink, count, reported, effort.repetitionCount, warnedNames) = saved.said
    (fault, silentFault, standIn, counts, isolated) = saved.met
    counts.properties = madeUp
  }

  // MARK: Isolated errors

  /// The rules of warnings that tell of values of which nothing is known. Such a value may be stored, passed and
  /// compared: it counts where something stands in for it.
  private static let unknownRules: Set<String> = [
    "unknown-name", "unknown-view", "unknown-member", "unknown-type", "unknown-operator",
  ]

  /// The rules of warnings that tell of something that stands in for what is not known.
  private static let standInRules: Set<String> = [
    "unknown-modifier", "unknown-value", "unknown-condition", "unknown-conformance", "unknown-form",
    "missing-object", "missing-color", "missing-image", "unsupported", "custom-drawing", "custom-shape",
    "approximate-image", "approximate-shape", "approximate-text",
  ]

  /// Those of them that tell of a value.
  private static let unknownStandIns: Set<String> = [
    "unknown-value", "unknown-condition", "unknown-form", "missing-object",
  ]

  /// Notes what a lenient compilation draws in spite of, or in place of.
  private func count(_ diagnostic: Diagnostic, _ key: StandInCount.Key) {
    if diagnostic.severity == .error {
      fault = diagnostic
      isolated[key] = diagnostic
      counts.countError(key)
    } else if Self.standInRules.contains(diagnostic.rule) {
      standIn = diagnostic
      if Self.unknownStandIns.contains(diagnostic.rule) { counts.hasUnknown = true }
      counts.countPlaceholder(key)
    } else if Self.unknownRules.contains(diagnostic.rule) {
      standIn = diagnostic
      counts.hasUnknown = true
    }
  }

  /// Counts an error that was reported by somebody else.
  package func countUnreported(_ diagnostic: Diagnostic) {
    if isolatesErrors, !isSilent {
      count(diagnostic, StandInCount.Key(range: diagnostic.range, rule: diagnostic.rule))
    }
  }

  /// Begins to count for a layout.
  package func beginTally() {
    counts = StandInCount()
    place = 0
    fault = nil
    standIn = nil
  }

  /// What was counted since the last time.
  package func takeTally() -> LayoutTally {
    defer { counts.clear() }
    return counts.tally
  }

  // MARK: Suggestions

  /// Whether the names are still looked through for the one that was meant.
  package var maySuggest: Bool { effort.remainingComparisons > 0 }

  package func countSuggestion(among count: Int) { effort.remainingComparisons &-= count }

  /// Goes on in code that runs, or that is gone through with made-up values.
  func go(on pass: Pass) { trust.isHypothetical = !pass.hasRealValues }

  /// To be called where code is gone through with made-up values.
  /// - Parameter isIncomplete: Whether its module imports others that are not there.
  package func believe(isIncomplete: Bool) { trust.isIncomplete = isIncomplete }

  /// To be called where evaluation begins.
  package func begin() { effort.repetitionCount = 0 }

  /// Forgets the findings that somebody else is to be told of.
  package func keep(_ isKept: (Diagnostic) -> Bool) {
    var kept = DiagnosticSink()
    for diagnostic in sink.diagnostics where isKept(diagnostic) { kept.report(diagnostic) }
    sink = kept
  }

  /// Forgets what was reported, so that it is reported anew.
  package func forget() {
    sink = DiagnosticSink()
    reported.removeAll(keepingCapacity: true)
    warnedNames.removeAll(keepingCapacity: true)
    isolated.removeAll(keepingCapacity: true)
    silentFault = nil
    effort.remainingComparisons = Limits.comparedNames
  }

  /// Hands over what has been found.
  package func drain(into other: inout DiagnosticSink) {
    for diagnostic in sink.diagnostics { other.report(diagnostic) }
    sink = DiagnosticSink()
  }

  /// Ends an evaluation that meets errors over and over: it can give no layout, and all there is to say is said.
  private func countRepetition() {
    // Where errors are drawn, each costs steps, which end.
    if isolatesErrors { return }
    effort.repetitionCount += 1
    if effort.repetitionCount > Limits.repeatedErrors { budget.isStopped = true }
  }
}
