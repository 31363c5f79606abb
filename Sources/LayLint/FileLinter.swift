import LayEngine
import LayInterpreter
import LaySyntax
import LayText
import LayViews

/// Checks `.lay` files: their source, their views, and the computed layout of every preview.
///
/// Input: a file and the configurations to lay it out in. Output: diagnostics, sorted and with what the source
/// allows taken out. A file with errors is not laid out: what its rules would say could be a consequence.
package struct FileLinter {
  package var settings: RuleSettings
  /// What layouts are computed for: the first is the usual one, findings of the others name what differs.
  package var configurations: [Configuration]
  /// What custom families are measured with.
  package var library = FontLibrary()
  /// What is known of SwiftUI's names: a file is evaluated once for each configuration, and may be one of many.
  private let names: NameMemory
  #if !hasFeature(Embedded)
  /// What the file that is checked has in common with others.
  private var shared: SharedSource?
  #endif

  package init(
    settings: RuleSettings = RuleSettings(), configurations: [Configuration] = [Configuration()],
    names: NameMemory? = nil
  ) {
    self.settings = settings
    self.configurations = configurations
    self.names = names ?? NameMemory()
  }

  /// - Complexity: O(n) in the source and its views, times the configurations.
  package func lint(_ source: SourceFile) -> LintReport {
    var sink = newSink
    return report(CallSites(Parser.parse(source, into: &sink)), &sink)
  }

  #if !hasFeature(Embedded)
  /// Checks one of several files that are read together; nil where it has to be read by itself.
  /// - Complexity: O(n) in the declarations of all, in the file and its views, times the configurations.
  package func lint(_ file: String, hiding others: Set<String>, of shared: SharedSource) -> LintReport? {
    var sink = newSink
    guard let sites = shared.sites(of: file, hiding: others, into: &sink) else { return nil }
    var linter = self
    linter.shared = shared
    return linter.report(sites, &sink)
  }
  #endif

  private var newSink: DiagnosticSink {
    DiagnosticSink(isolatesErrors: configurations.first?.isLenient ?? false)
  }

  private func report(_ sites: CallSites, _ sink: inout DiagnosticSink) -> LintReport {
    var collection = FindingCollection()
    let usual = configurations.first ?? Configuration()
    inspect(sites, Trial(configuration: usual), settings, into: &sink, &collection)
    if !sink.hasErrors {
      // What does not end does so on every screen, and each would take as long.
      if !sink.diagnostics.contains(where: { $0.rule == "endless-evaluation" }) {
        inspectVariants(sites, usual, into: &sink, &collection)
      }
      var checks = SourceChecks(sites, settings)
      checks.run()
      for finding in checks.findings { collection.add(finding) }
      for diagnostic in collection.diagnostics { sink.report(diagnostic) }
    }
    var suppressions = Suppressions(in: sites.syntax)
    let diagnostics = suppressions.isEmpty ? sink.sorted() : silenced(&suppressions, &sink)
    return LintReport(
      source: sites.syntax.source, diagnostics: diagnostics.compactMap { adjusted($0) },
      droppedCount: sink.droppedCount)
  }

  /// What is left where comments allow something, and what there is to say about those.
  private func silenced(_ suppressions: inout Suppressions, _ sink: inout DiagnosticSink) -> [Diagnostic] {
    if let severity = settings.severity(of: .allowWithoutReason) {
      for diagnostic in suppressions.unreasoned(severity) { sink.report(diagnostic) }
    }
    if let severity = settings.severity(of: .unusedAllow) {
      for diagnostic in suppressions.unnamed(severity) { sink.report(diagnostic) }
      for diagnostic in suppressions.misspelled(severity, among: Rule.all.map { $0.id }) {
        sink.report(diagnostic)
      }
    }
    let known = sink.hasErrors ? [] : settings.activeRules
    return suppressions.filter(sink.sorted()) { known.contains($0) }
  }

  /// What silencing itself reports is a rule like any other, and what is left out of the picture, too; remarks are
  /// shown where remarks are asked for.
  private func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
    // What compiling tells, too, is what the settings make of it.
    guard let rule = Rule.toldByCompiling.first(where: { $0.id == diagnostic.rule }) else {
      return settings.shows(diagnostic) ? diagnostic : nil
    }
    guard let severity = settings.severity(of: rule) else { return nil }
    var diagnostic = diagnostic
    diagnostic.severity = severity
    return diagnostic
  }

  /// The other configurations that were asked for, and those that single rules need.
  private func inspectVariants(
    _ sites: CallSites, _ usual: Configuration, into sink: inout DiagnosticSink,
    _ collection: inout FindingCollection
  ) {
    for configuration in configurations.dropFirst() {
      var own = DiagnosticSink()
      let note = configuration.difference(from: usual)
      inspect(
        sites, Trial(configuration: configuration), settings, note: note, into: &own, &collection)
      // What else is wrong with the source is known; an error ends this configuration alone.
      for var diagnostic in own.sorted() where diagnostic.severity == .error {
        diagnostic.message += note
        sink.report(diagnostic)
      }
    }
    if !collection.hasErrors { tryVariations(sites, usual, &collection) }
    proveEverywhere(sites, usual, &collection)
  }

  /// What is right as asked for, but breaks with larger text or in the other direction.
  private func tryVariations(
    _ sites: CallSites, _ usual: Configuration, _ collection: inout FindingCollection
  ) {
    tryLargeText(sites, usual, &collection)
    if let severity = settings.severity(of: .breaksRightToLeft) {
      let mirrored = usual.mirrored
      var other = FindingCollection(cost: collection.cost)
      inspectSilently(sites, Trial(configuration: mirrored), settings.limited(to: Rule.breaks), &other)
      let direction = mirrored.layoutDirection == .rightToLeft ? "right to left" : "left to right"
      collection.addBreaks(from: other, as: .breaksRightToLeft, severity, prefix: direction + ": ")
    }
  }

  private func tryLargeText(
    _ sites: CallSites, _ usual: Configuration, _ collection: inout FindingCollection
  ) {
    if let severity = settings.severity(of: .breaksAtLargeText), usual.dynamicTypeSize < .accessibility3 {
      let large = usual.sized(.accessibility3)
      var other = FindingCollection(cost: collection.cost)
      inspectSilently(sites, Trial(configuration: large), settings.limited(to: Rule.breaks), &other)
      collection.addBreaks(
        from: other, as: .breaksAtLargeText, severity, prefix: "at type size \(large.dynamicTypeSize.name): ")
    }
    guard collection.hasFixedHeights else { return }
    // The smallest size that loses lines is reported.
    for size in [DynamicTypeSize.xLarge, .xxLarge, .xxxLarge] {
      inspectSilently(
        sites, Trial(configuration: usual.sized(size)), settings.limited(to: [.textInFixedHeight]),
        &collection)
    }
  }

  /// Takes back what does not hold in every trial.
  private func proveEverywhere(
    _ sites: CallSites, _ usual: Configuration, _ collection: inout FindingCollection
  ) {
    if !collection.isConcerned(with: Rule.provenEverywhere) { return }
    for trial in Trial.matrix(around: usual) {
      let open = collection.rules(among: Rule.provenEverywhere)
      if open.isEmpty { return }
      var other = FindingCollection(cost: collection.cost)
      inspectSilently(sites, trial, settings.limited(to: open), &other)
      collection.object(other.objections)
      // What is not tried is not proven.
      if collection.cost.isIncomplete { collection.objectToAll(of: open) }
    }
  }

  /// Inspects a configuration that a rule needs as proof; what is wrong with the source was reported before.
  private func inspectSilently(
    _ sites: CallSites, _ trial: Trial, _ settings: RuleSettings, note: String = "",
    _ collection: inout FindingCollection
  ) {
    var silent = DiagnosticSink()
    inspect(sites, trial, settings, note: note, drawsPaths: false, into: &silent, &collection)
  }

  /// - Parameter drawsPaths: Whether the paths of shapes are run, too, for what is wrong with them.
  private func inspect(
    _ sites: CallSites, _ trial: Trial, _ settings: RuleSettings, note: String = "", drawsPaths: Bool = true,
    into sink: inout DiagnosticSink, _ collection: inout FindingCollection
  ) {
    var program = program(sites.syntax, trial.configuration, into: &sink)
    let declarations = program.layouts
    if sink.hasErrors { return }
    var doubts = Doubts(sink.diagnostics, sites)
    var told = sink.diagnostics.count
    for declaration in declarations {
      if collection.cost.layouts.isSpent {
        return sink.report(collection.cost.layouts.fault(at: sites.syntax.range(declaration.syntax)))
      }
      var pristine = program.evaluate(declaration, into: &sink)
      if sink.hasErrors { return }
      pristine.canvas.width *= trial.canvasScale
      pristine.canvas.height *= trial.canvasScale
      var layout = pristine
      var measurer = TextMeasurer(configuration: layout.configuration, library: library)
      let frames = LayoutEngine.layout(&layout, measurer: &measurer)
      collection.cost.layouts.count(frames)
      for fault in frames.faults {
        sink.report(fault)
        collection.cost.hasGivenUp = true
      }
      if drawsPaths, program.hasDeferredCode {
        var drawn = layout.tree
        program.drawPaths(in: &drawn) { frames.placedFrame($0) }
      }
      program.reportCallbacks(into: &sink)
      if sink.hasErrors { return }
      measurer.reportMissingFonts(in: layout.tree, of: sites.syntax.source, into: &sink)
      if sink.diagnostics.count != told {
        doubts = Doubts(sink.diagnostics, sites)
        told = sink.diagnostics.count
      }
      let subject = Inspection.Subject(sites, doubts, layout, pristine: pristine, frames, settings)
      var inspection = Inspection(subject, measurer)
      inspection.run()
      collection.add(inspection, note: note)
    }
  }

  private func program(
    _ syntax: SyntaxTree, _ configuration: Configuration, into sink: inout DiagnosticSink
  ) -> Program {
    let layOut = LayoutEngine.trial(library)
    #if !hasFeature(Embedded)
    if let declarations = shared?.declarations(for: configuration, names) {
      return Program(
        syntax, configuration: configuration, names: names, declarations: declarations, layOut: layOut,
        into: &sink)
    }
    #endif
    return Program(syntax, configuration: configuration, names: names, layOut: layOut, into: &sink)
  }
}
