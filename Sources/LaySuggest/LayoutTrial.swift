import LayEngine
import LayInterpreter
import LayOutput
import LayQuery
import LaySyntax
import LayText
import LayViews

/// Lays a source out again and again, each time changed a little, and asks the same of each.
package struct LayoutTrial {
  let queries: [Query]
  var configuration: Configuration
  let library: FontLibrary
  /// Which of the file's layouts it is.
  let layoutIndex: Int
  /// How many errors a source may have whose errors are drawn: as many as the one that is to be changed.
  var mostErrors = 0
  /// What one source has had looked up of SwiftUI's names, for the next.
  private let names = NameMemory()

  package init(queries: [Query], configuration: Configuration, library: FontLibrary, layoutIndex: Int) {
    self.queries = queries
    self.configuration = configuration
    self.library = library
    self.layoutIndex = layoutIndex
  }

  /// How the queries came out of a layout.
  struct Outcome {
    var layout: LaidOutLayout
    var outcomes: [QueryOutcome]

    var holds: Bool { outcomes.allSatisfy({ $0.holds }) }
    /// How many queries are not true.
    var missCount: Int { outcomes.count { !$0.holds } }
    /// How far the queries are from being true, in points.
    var distance: Double {
      outcomes.reduce(0) { $0 + ($1.holds ? 0 : $1.comparisons.isEmpty ? Self.ofTruths : $1.distance) }
    }
    /// What a truth that is none counts, in points: as much as a large miss.
    private static let ofTruths = 100.0

    /// The first comparison that is not true, as its left side less its right.
    var firstMiss: QueryOutcome.Comparison? {
      for outcome in outcomes where !outcome.holds {
        if let miss = outcome.comparisons.first(where: { !$0.holds }) { return miss }
      }
      return nil
    }
  }

  /// nil where the source has errors, or something that is named is not there any more.
  func outcome(of source: SourceFile) -> Outcome? {
    var sink = DiagnosticSink(isolatesErrors: configuration.isLenient)
    guard let layout = layout(of: source, into: &sink), Self.errorCount(sink) <= mostErrors else {
      return nil
    }
    return try? outcome(of: layout)
  }

  static func errorCount(_ sink: DiagnosticSink) -> Int {
    sink.diagnostics.count { $0.severity == .error }
  }

  func outcome(of layout: LaidOutLayout) throws(QueryFault) -> Outcome {
    let scene = QueryScene(layout)
    var outcomes: [QueryOutcome] = []
    for query in queries { outcomes.append(try query.outcome(in: scene)) }
    return Outcome(layout: layout, outcomes: outcomes)
  }

  /// - Complexity: O(n) in the source and its views.
  package func layout(of source: SourceFile, into sink: inout DiagnosticSink) -> LaidOutLayout? {
    let syntax = Parser.parse(source, into: &sink)
    if sink.hasErrors { return nil }
    var program = Program(
      syntax, configuration: configuration, names: names, layOut: LayoutEngine.trial(library), into: &sink)
    guard !sink.hasErrors, program.layouts.indices.contains(layoutIndex) else { return nil }
    return LayoutTrial.layout(&program, program.layouts[layoutIndex], library, source, into: &sink)
  }

  package static func layout(
    _ program: inout Program, _ declaration: LayoutDeclaration, _ library: FontLibrary, _ source: SourceFile,
    into sink: inout DiagnosticSink
  ) -> LaidOutLayout? {
    var evaluated = program.evaluate(declaration, into: &sink)
    if sink.hasErrors { return nil }
    var measurer = TextMeasurer(configuration: evaluated.configuration, library: library)
    let frames = LayoutEngine.layout(&evaluated, measurer: &measurer)
    program.reportCallbacks(into: &sink)
    for fault in frames.faults { sink.report(fault) }
    if sink.hasErrors { return nil }
    return LaidOutLayout(
      source: source, name: evaluated.name, configuration: evaluated.configuration, views: evaluated.tree,
      frames: frames, library: library)
  }
}
