import LayEngine
import LaySemantics
import LaySyntax
import LayText

/// Checks `.lay` files: their source, their views, and the computed layout of every preview.
///
/// Input: a file and the configurations to lay it out in. Output: diagnostics, sorted and with what the source
/// allows taken out. A file with errors is not laid out: what its rules would say could be a consequence.
package struct FileLinter: Sendable {
  package var settings: RuleSettings
  /// What layouts are computed for: the first is the usual one, findings of the others name what differs.
  package var configurations: [Configuration]
  /// What custom families are measured with.
  package var library = FontLibrary()

  package init(settings: RuleSettings = RuleSettings(), configurations: [Configuration] = [Configuration()]) {
    self.settings = settings
    self.configurations = configurations
  }

  /// - Complexity: O(n) in the source and its views, times the configurations.
  package func lint(_ source: SourceFile) -> LintReport {
    var sink = DiagnosticSink()
    let syntax = Parser.parse(source, into: &sink)
    let sites = CallSites(syntax)
    var collection = FindingCollection()
    let usual = configurations.first ?? Configuration()
    inspect(sites, usual, into: &sink, &collection)
    if !sink.hasErrors {
      inspectVariants(sites, usual, &collection)
      var checks = SourceChecks(sites, settings)
      checks.run()
      for finding in checks.findings { collection.add(finding, note: "") }
      for diagnostic in collection.diagnostics { sink.report(diagnostic) }
    }
    var suppressions = Suppressions(in: syntax)
    let known = sink.hasErrors ? [] : settings.activeRules
    let diagnostics = suppressions.filter(sink.sorted(), reportingUnusedOf: known)
    return LintReport(
      source: source, diagnostics: diagnostics.compactMap { adjusted($0) }, droppedCount: sink.droppedCount)
  }

  /// What silencing itself reports is a rule like any other.
  private func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.rule == Rule.unusedAllow.id else { return diagnostic }
    guard let severity = settings.severity(of: .unusedAllow) else { return nil }
    var diagnostic = diagnostic
    diagnostic.severity = severity
    return diagnostic
  }

  private func inspectVariants(
    _ sites: CallSites, _ usual: Configuration, _ collection: inout FindingCollection
  ) {
    for configuration in configurations.dropFirst() {
      var silent = DiagnosticSink()
      collection.note = configuration.difference(from: usual)
      inspect(sites, configuration, into: &silent, &collection)
    }
    guard let severity = settings.severity(of: .breaksAtLargeText), usual.dynamicTypeSize < .accessibility3
    else {
      return
    }
    var large = usual
    large.dynamicTypeSize = .accessibility3
    var silent = DiagnosticSink()
    var other = FindingCollection()
    inspect(sites, large, into: &silent, &other)
    collection.addBreaks(from: other, at: large.dynamicTypeSize, severity)
  }

  private func inspect(
    _ sites: CallSites, _ configuration: Configuration, into sink: inout DiagnosticSink,
    _ collection: inout FindingCollection
  ) {
    var program = Program(sites.syntax, configuration: configuration, into: &sink)
    let declarations = program.layouts
    if sink.hasErrors { return }
    for declaration in declarations {
      let pristine = program.evaluate(declaration, into: &sink)
      if sink.hasErrors { return }
      var layout = pristine
      var measurer = TextMeasurer(configuration: layout.configuration, library: library)
      let frames = LayoutEngine.layout(&layout, measurer: &measurer)
      measurer.reportMissingFonts(in: layout.tree, of: sites.syntax.source, into: &sink)
      var inspection = Inspection(
        sites, layout, pristine: pristine, frames, settings, measurer)
      inspection.run()
      collection.add(inspection)
    }
  }
}

/// What was found in one file.
package struct LintReport: Sendable {
  package var source: SourceFile
  /// Sorted by position.
  package var diagnostics: [Diagnostic]
  /// How many more there were than are kept.
  package var droppedCount: Int
}

/// Findings of several layouts as one: each rule and place once, and none that one use of a modifier contradicts.
private struct FindingCollection {
  private var findings: [Finding] = []
  private var known: Set<Finding.Key> = []
  private var objections: Set<Finding.Key> = []
  /// What is special about the configuration at hand: ` at type size accessibility3`.
  var note = ""

  mutating func add(_ inspection: Inspection) {
    objections.formUnion(inspection.objections)
    for finding in inspection.findings { add(finding, note: note) }
  }

  mutating func add(_ finding: Finding, note: String) {
    guard known.insert(finding.key).inserted else { return }
    var finding = finding
    finding.diagnostic.message += note
    findings.append(finding)
  }

  /// What of another collection is an overflow that this one does not know.
  mutating func addBreaks(
    from other: FindingCollection, at size: DynamicTypeSize, _ severity: Diagnostic.Severity
  ) {
    for finding in other.findings where !known.contains(finding.key) && Self.breaks.contains(finding.key.rule)
    {
      var diagnostic = finding.diagnostic
      diagnostic.rule = Rule.breaksAtLargeText.id
      diagnostic.severity = severity
      diagnostic.message = "at type size \(size.name): " + diagnostic.message
      add(Finding(diagnostic), note: "")
    }
  }

  private static let breaks: Set<String> = [
    Rule.stackOverflow.id, Rule.childLargerThanFrame.id, Rule.crossAxisOverflow.id, Rule.textTruncated.id,
    Rule.wordBroken.id, Rule.outsideCanvas.id,
  ]

  var diagnostics: [Diagnostic] {
    findings.compactMap { objections.contains($0.key) ? nil : $0.diagnostic }
  }
}

extension Configuration {
  /// How messages tell a configuration from the usual one.
  fileprivate func difference(from usual: Configuration) -> String {
    var parts: [String] = []
    if dynamicTypeSize != usual.dynamicTypeSize { parts.append("at type size \(dynamicTypeSize.name)") }
    if let device, device != usual.device { parts.append("on \(device.name)") }
    if layoutDirection != usual.layoutDirection {
      parts.append(layoutDirection == .rightToLeft ? "right to left" : "left to right")
    }
    return parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")
  }
}
