import LayEngine
import LayInterpreter
import LayLint
import LayOutput
import LayQuery
import LaySuggest
import LaySyntax
import LayText
import LayViews

/// The tests of one preview, variant by variant.
struct PreviewTests {
  let tester: PreviewTester
  let source: SourceFile
  let syntax: SyntaxTree
  /// Which of the file's previews it is.
  let index: Int
  var plan: TestComments.Plan
  var result: PreviewResult
  /// The failure of each expectation, by its position among them.
  private var failures: [Int: PreviewResult.Failure] = [:]

  init(
    tester: PreviewTester, source: SourceFile, syntax: SyntaxTree, index: Int, plan: TestComments.Plan,
    result: PreviewResult
  ) {
    self.tester = tester
    self.source = source
    self.syntax = syntax
    self.index = index
    self.plan = plan
    self.result = result
  }

  /// The errors that end it, if there are any.
  mutating func run(_ memory: inout PreviewTester.Memory) -> [Diagnostic]? {
    let configurations = axes.configurations(of: tester.configuration)
    var snapshot = FrameSnapshot(
      name: result.name, file: String(source.name.split(separator: "/").last ?? ""))
    for configuration in configurations {
      var sink = DiagnosticSink(isolatesErrors: configuration.isLenient)
      var program = Program(
        syntax, configuration: configuration, names: tester.names,
        layOut: LayoutEngine.trial(tester.library), into: &sink)
      guard !sink.hasErrors, program.layouts.indices.contains(index),
        let layout = LayoutTrial.layout(&program, program.layouts[index], tester.library, source, into: &sink)
      else { return sink.sorted().filter { $0.severity == .error } }
      snapshot.add(layout, variant: configuration.variantName)
      let scene = plan.expectations.isEmpty ? nil : QueryScene(layout)
      for (number, expectation) in plan.expectations.enumerated()
      where expectation.condition?.holds(configuration) ?? true {
        guard let detail = detail(expectation, scene, configuration, &memory) else { continue }
        note(detail, number, expectation, configuration)
      }
    }
    result.variantNames = configurations.map { $0.variantName }
    result.expectationCount = plan.expectations.count
    result.snapshot = snapshot.text
    result.failures = failures.keys.sorted().compactMap { failures[$0] }
    return nil
  }

  /// The comments' axes, with those on top that were asked for.
  private var axes: TestAxes {
    var axes = plan.axes
    if !tester.axes.devices.isEmpty { axes.devices = tester.axes.devices }
    if !tester.axes.sizes.isEmpty { axes.sizes = tester.axes.sizes }
    if !tester.axes.directions.isEmpty { axes.directions = tester.axes.directions }
    if !tester.axes.schemes.isEmpty { axes.schemes = tester.axes.schemes }
    return axes
  }

  /// What is wrong; nil where the expectation is true.
  private func detail(
    _ expectation: TestComments.Expectation, _ scene: QueryScene?, _ configuration: Configuration,
    _ memory: inout PreviewTester.Memory
  ) -> String? {
    guard let query = expectation.query else {
      let name = configuration.variantName
      let findings = memory.findings[name] ?? findings(configuration)
      memory.findings[name] = findings
      guard let first = findings.first else { return nil }
      let place = source.location(of: first.range.start)
      return "\(findings.count) finding\(findings.count == 1 ? "" : "s"), the first at "
        + "\(place.line):\(place.column): \(first.message) [\(first.rule)]"
    }
    guard let scene else { return nil }
    do throws(QueryFault) {
      let outcome = try query.outcome(in: scene)
      if outcome.holds { return nil }
      let missed = outcome.comparisons.filter { !$0.holds }
      if missed.isEmpty { return "it is false" }
      return missed.map {
        "\(sourceNumber($0.left)) \($0.relation.rawValue) \(sourceNumber($0.right)) is false"
      }
      .joined(separator: ", ")
    } catch {
      return error.message + (error.help.map { "; \($0)" } ?? "")
    }
  }

  private func findings(_ configuration: Configuration) -> [Diagnostic] {
    var linter = FileLinter(settings: RuleSettings(), configurations: [configuration])
    linter.library = tester.library
    return linter.lint(source).diagnostics.filter { $0.severity > .info }
  }

  private mutating func note(
    _ detail: String, _ number: Int, _ expectation: TestComments.Expectation, _ configuration: Configuration
  ) {
    if failures[number] != nil {
      failures[number]?.variants.append(configuration.variantName)
      return
    }
    var failure = PreviewResult.Failure(
      expectation: expectation.text, place: expectation.source.location(of: expectation.range.start),
      detail: detail, variants: [configuration.variantName])
    if expectation.source.name != source.name { failure.file = expectation.source.name }
    if tester.suggests, let query = expectation.query { explain(query, configuration, &failure) }
    failures[number] = failure
  }

  private func explain(
    _ query: Query, _ configuration: Configuration, _ failure: inout PreviewResult.Failure
  ) {
    // Of several files a change would have to say which it is of.
    if source.parts.isEmpty {
      var search = SuggestionSearch()
      search.configuration = configuration
      search.library = tester.library
      search.layoutName = result.name
      search.limit = Self.mostChanges
      guard case .suggestions(let suggestions, _) = search.run(source, [query]) else { return }
      failure.remedy = suggestions.first?.title ?? ""
    }
    let trial = LayoutTrial(
      queries: [query], configuration: configuration, library: tester.library, layoutIndex: index)
    var sink = DiagnosticSink(isolatesErrors: configuration.isLenient)
    if let layout = trial.layout(of: source, into: &sink) {
      failure.reason = SuggestionReason(trial).text(source, layout)
    }
  }

  /// How many changes are tried for what would mend one failure.
  private static let mostChanges = 600
}
