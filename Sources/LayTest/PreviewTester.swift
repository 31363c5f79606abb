import LayEngine
import LayInterpreter
import LayLint
import LayOutput
import LayQuery
import LaySuggest
import LaySyntax
import LayText
import LayViews

/// What came of the tests of one preview.
package struct PreviewResult: Sendable {
  /// Something that should be true and is not: one, in however many variants.
  package struct Failure: Sendable {
    /// The expectation as it is written.
    package var expectation: String
    package var place: SourceLocation
    /// Where it is written, if that is a file of expectations.
    package var file: String?
    /// The values of the first variant in which it fails, or what is wrong with the expectation.
    package var detail: String
    package var variants: [String]
    /// How the view gets its frame, and what would make the expectation true; empty where there is nothing to say.
    package var reason = ""
    package var remedy = ""

    package init(expectation: String, place: SourceLocation, detail: String, variants: [String]) {
      self.expectation = expectation
      self.place = place
      self.detail = detail
      self.variants = variants
    }
  }

  package var name: String
  package var place: SourceLocation
  /// What it was laid out for, in order.
  package var variantNames: [String] = []
  package var variantCount: Int { variantNames.count }
  package var expectationCount = 0
  package var failures: [Failure] = []
  /// The preview's frames as text.
  package var snapshot: String
}

/// Lays out the previews of files in every variant, and holds them to what their comments say.
package struct PreviewTester {
  package var configuration = Configuration()
  package var library = FontLibrary()
  /// What is asked for instead of what the comments say, where it is not empty.
  package var axes = TestAxes()
  /// Whether to look for what would mend a failure.
  package var suggests = true
  /// What is expected beside the comments: the file of expectations of the source.
  package var expectations: SourceFile?
  /// Whether only frames are asked for, whatever is expected of them.
  package var writesFramesAlone = false
  /// What one variant has had looked up of SwiftUI's names, for the next.
  let names = NameMemory()

  package init() {}

  /// What came of a file: the results in the order of the source, or errors, and what those stand in.
  package struct Outcome {
    package var results: [PreviewResult] = []
    package var faults: [Diagnostic] = []
    package var faultySource: SourceFile
  }

  /// Tests the previews of a file.
  /// - Complexity: O(n) in the source and its views, times the variants.
  package func run(_ source: SourceFile, where isMeant: (String) -> Bool) -> Outcome {
    var outcome = Outcome(faultySource: source)
    var sink = DiagnosticSink(isolatesErrors: configuration.isLenient)
    let syntax = Parser.parse(source, into: &sink)
    let program = Program(
      syntax, configuration: configuration, names: names, layOut: LayoutEngine.trial(library), into: &sink)
    if sink.hasErrors {
      outcome.faults = sink.sorted().filter { $0.severity == .error }
      return outcome
    }
    let declarations = program.layouts
    var comments = TestComments(syntax, starts: declarations.map { syntax.range($0.syntax).start })
    outcome.faults = comments.faults
    if let expectations, outcome.faults.isEmpty {
      var file = ExpectationFile(expectations, previews: declarations.map { $0.name })
      file.read(into: &comments.plans)
      outcome.faults = file.faults
      outcome.faultySource = expectations
    }
    if !outcome.faults.isEmpty { return outcome }
    outcome.faultySource = source
    var results: [PreviewResult] = []
    var memory = Memory()
    for (index, declaration) in declarations.enumerated() where isMeant(declaration.name) {
      let place = source.location(of: syntax.range(declaration.syntax).start)
      var tests = PreviewTests(
        tester: self, source: source, syntax: syntax, index: index, plan: comments.plans[index],
        result: PreviewResult(name: declaration.name, place: place, snapshot: ""))
      if writesFramesAlone { tests.plan.expectations = [] }
      if let faults = tests.run(&memory) {
        outcome.faults = faults
        return outcome
      }
      results.append(tests.result)
    }
    outcome.results = results
    return outcome
  }

  /// What several previews of a file ask about.
  struct Memory {
    /// The file's findings by variant.
    var findings: [String: [Diagnostic]] = [:]
  }
}

extension Configuration {
  /// What tells a variant from others: `iphone-se large ltr light`.
  var variantName: String {
    let device = device?.name ?? "\(platform.name)"
    let direction = layoutDirection == .rightToLeft ? "rtl" : "ltr"
    return "\(device) \(dynamicTypeSize.name) \(direction) \(colorScheme == .dark ? "dark" : "light")"
  }
}
