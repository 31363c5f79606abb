import LayEngine
import LaySyntax

/// Findings of several layouts as one: each rule and place once, and none that one use of a modifier contradicts.
struct FindingCollection {
  private var findings: [Finding] = []
  private var known: Set<Finding.Key> = []
  private(set) var objections: Set<Finding.Key> = []
  /// What laying out the file has cost so far, whatever for.
  let cost: Cost
  /// Whether a layout asked to be tried with larger text.
  private(set) var hasFixedHeights = false

  init(cost: Cost = Cost()) { self.cost = cost }

  /// The cost of a file's layouts, shared by what is collected of them.
  final class Cost {
    var layouts = LayoutCost()
    /// Whether some layout did not come to its end.
    var hasGivenUp = false
    /// Whether something that was to be tried was not.
    var isIncomplete: Bool { hasGivenUp || layouts.isSpent }
  }

  /// - Parameter note: how this configuration differs from the usual one: ` at type size accessibility3`.
  mutating func add(_ inspection: Inspection, note: String = "") {
    object(inspection.objections)
    hasFixedHeights = hasFixedHeights || inspection.hasFixedHeights
    for finding in inspection.findings { add(finding, note: note) }
  }

  mutating func add(_ finding: Finding, note: String = "") {
    guard known.insert(finding.key).inserted else { return }
    var finding = finding
    finding.diagnostic.message += note
    findings.append(finding)
  }

  mutating func object(_ keys: Set<Finding.Key>) { objections.formUnion(keys) }

  /// Takes back what rules found.
  mutating func objectToAll(of rules: [Rule]) {
    let ids = Set(rules.map { $0.id })
    for finding in findings where ids.contains(finding.key.rule) { objections.insert(finding.key) }
  }

  /// What of another collection is an overflow that this one does not know, as a finding of a rule.
  mutating func addBreaks(
    from other: FindingCollection, as rule: Rule, _ severity: Diagnostic.Severity, prefix: String
  ) {
    for finding in other.findings where !known.contains(finding.key) && Self.breaks.contains(finding.key.rule)
    {
      var diagnostic = finding.diagnostic
      diagnostic.rule = rule.id
      diagnostic.severity = severity
      diagnostic.message = prefix + diagnostic.message
      diagnostic.fix = nil
      add(Finding(diagnostic))
    }
  }

  private static let breaks = Set(Rule.breaks.map { $0.id })

  /// Whether anything was found by one of these rules, be it objected to since.
  func isConcerned(with rules: [Rule]) -> Bool {
    findings.contains { finding in rules.contains { $0.id == finding.diagnostic.rule } }
  }

  /// The rules of a set that have a finding nothing objects to.
  func rules(among rules: [Rule]) -> [Rule] {
    let ids = Set(findings.lazy.filter { !objections.contains($0.key) }.map { $0.key.rule })
    return rules.filter { ids.contains($0.id) }
  }

  var hasErrors: Bool { findings.contains { $0.diagnostic.severity == .error } }

  var diagnostics: [Diagnostic] {
    let valid = findings.filter { !objections.contains($0.key) }
    let keys = Set(valid.map { $0.key })
    return valid.filter { $0.subsumer.map { !keys.contains($0) } ?? true }.map { $0.diagnostic }
  }
}
