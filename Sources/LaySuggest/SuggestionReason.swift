import LayEngine
import LayInterpreter
import LayOutput
import LayQuery
import LaySyntax
import LayText
import LayViews

/// The sentence that says why a change does what it does: how the first view that is asked about gets its frame then.
package struct SuggestionReason {
  private let trial: LayoutTrial

  package init(_ trial: LayoutTrial) { self.trial = trial }

  /// Empty where the expressions name no view.
  package func text(_ source: SourceFile, _ layout: LaidOutLayout) -> String {
    let scene = QueryScene(layout)
    guard let view = trial.queries.flatMap({ $0.views(in: scene) }).compactMap({ $0.view }).first else {
      return ""
    }
    var sink = DiagnosticSink()
    var program = Program(
      Parser.parse(source, into: &sink), configuration: trial.configuration,
      layOut: LayoutEngine.trial(trial.library), into: &sink)
    guard program.layouts.indices.contains(trial.layoutIndex) else { return "" }
    var evaluated = program.evaluate(program.layouts[trial.layoutIndex], into: &sink)
    var measurer = TextMeasurer(configuration: evaluated.configuration, library: trial.library)
    guard let trace = LayoutEngine.trace(&evaluated, to: view, measurer: &measurer) else { return "" }
    return Explanation(
      source: source, layoutName: layout.name, views: evaluated.tree, trace: trace,
      platform: evaluated.configuration.platform
    ).answer()
  }
}
