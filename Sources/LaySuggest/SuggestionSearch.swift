import LayEngine
import LayInterpreter
import LayLint
import LayOutput
import LayQuery
import LaySyntax
import LayText
import LayViews

/// Looks for small changes of a source that make expressions true, by laying out each.
package struct SuggestionSearch {
  package var configuration = Configuration()
  package var library = FontLibrary()
  /// Only the layout of this name; nil: the first in which everything is that the expressions name.
  package var layoutName: String?
  /// How many changes are laid out at most.
  package var limit = 4_000
  /// Only changes of views that are written around, in or beside this place; nil: anywhere.
  package var place: SourceLocation?

  package init() {}

  /// How many suggestions there are at most.
  private static let mostSuggestions = 5

  /// - Complexity: O(n) in the source and its views for each of at most `limit` changes.
  package func run(_ source: SourceFile, _ queries: [Query]) -> SuggestionAnswer {
    switch start(source, queries) {
    case .answer(let answer): return answer
    case .run(var run): return run.answer(atMost: Self.mostSuggestions)
    }
  }

  /// A search before anything was tried, or the answer where there is nothing to try.
  enum Start {
    case answer(SuggestionAnswer)
    case run(SearchRun)
  }

  func start(_ source: SourceFile, _ queries: [Query]) -> Start {
    var sink = DiagnosticSink(isolatesErrors: configuration.isLenient)
    let syntax = Parser.parse(source, into: &sink)
    var program = Program(
      syntax, configuration: configuration, layOut: LayoutEngine.trial(library), into: &sink)
    if sink.hasErrors { return .answer(.faulty(sink.sorted())) }
    let names = program.layouts.map { $0.name }
    var fault: QueryDiagnostic?
    for (index, declaration) in program.layouts.enumerated()
    where layoutName == nil || declaration.name == layoutName {
      let layout = LayoutTrial.layout(&program, declaration, library, source, into: &sink)
      guard let layout else { return .answer(.faulty(sink.sorted())) }
      var trial = LayoutTrial(
        queries: queries, configuration: configuration, library: library, layoutIndex: index)
      trial.mostErrors = LayoutTrial.errorCount(sink)
      do throws(QueryFault) {
        let outcome = try trial.outcome(of: layout)
        if outcome.holds { return .answer(.holds) }
        return .run(SearchRun(self, CallSites(syntax), trial, outcome))
      } catch {
        // The first layout's fault is told: of the others most have other views.
        let query = queries.first { (try? $0.outcome(in: QueryScene(layout))) == nil }
        if fault == nil, let query {
          fault = QueryDiagnostic(diagnostic: error.diagnostic, source: query.source)
        }
      }
    }
    return .answer(fault.map { .faultyQuery($0) } ?? .noLayout(names: names))
  }
}
