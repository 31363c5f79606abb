import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Computes the frames of a layout, for which it has the layout's closures run.
package typealias LayOut = (inout EvaluatedLayout) -> Void

/// A file's meaning: its declarations, and the layouts it asks for.
///
/// Evaluation never fails: what is wrong is reported to the sink, and what could be understood is built.
package struct Program {
  package let syntax: SyntaxTree
  package let configuration: Configuration
  /// The layouts in source order: every `#Preview` and preview provider, else the bare views, else the last
  /// component without arguments.
  package private(set) var layouts: [LayoutDeclaration] = []
  let evaluator: Evaluator
  /// Layouts that were evaluated instead of being checked, until somebody asks for them.
  private var ready: ReadyLayouts
  /// What of the assets has been looked for so far.
  package var assetReads: AssetReads { evaluator.stage.assets.reads }

  /// Reads the declarations and checks every name, argument and type, used or not.
  /// - Parameters:
  ///   - names: What is known of SwiftUI's names from other files.
  ///   - layOut: Lays a layout out on trial, so that code which waits for what layout finds can be run.
  /// - Complexity: O(n) in the source.
  package init(
    _ syntax: SyntaxTree, configuration: Configuration, names: NameMemory? = nil, layOut: LayOut? = nil,
    into sink: inout DiagnosticSink
  ) {
    self.init(syntax, configuration, names, layOut, into: &sink) { evaluator in
      evaluator.surveySyntax()
      evaluator.beginEvaluation()
      evaluator.collectDeclarations()
    }
  }

  #if !hasFeature(Embedded)
  /// The same for a file of a source whose declarations were collected before.
  /// - Complexity: O(n) in the source's declarations and in the file that is shown.
  package init(
    _ syntax: SyntaxTree, configuration: Configuration, names: NameMemory? = nil,
    declarations: SharedDeclarations, layOut: LayOut? = nil, into sink: inout DiagnosticSink
  ) {
    self.init(syntax, configuration, names, layOut, into: &sink) { $0.begin(from: declarations.evaluator) }
  }
  #endif

  private init(
    _ syntax: SyntaxTree, _ configuration: Configuration, _ names: NameMemory?, _ layOut: LayOut?,
    into sink: inout DiagnosticSink, collecting collect: (Evaluator) -> Void
  ) {
    self.syntax = syntax
    self.configuration = configuration
    self.evaluator = Interpreter(syntax, configuration: configuration, swift: .all, names: names?.known)
    #if !hasFeature(Embedded)
    evaluator.waiting.layOut = layOut
    #endif
    evaluator.connect()
    collect(evaluator)
    if !syntax.source.parts.isEmpty { evaluator.findings.keep { syntax.source.isShown($0.range.start) } }
    layouts = evaluator.findLayouts()
    ready = evaluator.checkAll(layouts)
    evaluator.findings.drain(into: &sink)
  }

  /// Reads the declarations of a project, whose code is looked at where a layout reaches it, and no sooner.
  ///
  /// Each layout starts anew, with a budget, findings and static variables of its own.
  /// - Complexity: O(n) in the source.
  package init(ofProject syntax: SyntaxTree, configuration: Configuration, layOut: LayOut? = nil) {
    self.syntax = syntax
    self.configuration = configuration
    self.evaluator = Interpreter(syntax, configuration: configuration, swift: .all, names: nil)
    self.ready = ReadyLayouts()
    #if !hasFeature(Embedded)
    evaluator.waiting.layOut = layOut
    #endif
    evaluator.connect()
    evaluator.surveySyntax()
    evaluator.beginEvaluation()
    evaluator.silently { evaluator.collectDeclarations() }
    layouts = evaluator.findLayouts()
    evaluator.forgetRun()
  }

  /// Expands one layout of a project into views, as if no other had been before it.
  package mutating func evaluateAnew(
    _ layout: LayoutDeclaration, into sink: inout DiagnosticSink
  ) -> EvaluatedLayout {
    evaluator.forgetRun()
    return evaluate(layout, into: &sink)
  }

  /// The offset where a layout is written.
  package func place(of layout: LayoutDeclaration) -> UInt32 { syntax.range(layout.syntax).start }

  /// Expands one layout into views.
  /// - Complexity: O(n) in the views and the steps that make them.
  package mutating func evaluate(
    _ layout: LayoutDeclaration, into sink: inout DiagnosticSink
  ) -> EvaluatedLayout {
    var evaluated: EvaluatedLayout
    if let known = ready.take(layout.syntax) {
      evaluated = known
    } else {
      evaluated = evaluator.evaluate(layout)
    }
    evaluator.findings.drain(into: &sink)
    if !hasDeferredCode { evaluated.callbacks = .none }
    return evaluated
  }

  /// Whether any code of the layouts evaluated so far waits for layout: a reader's content, guides, paths.
  package var hasDeferredCode: Bool { !evaluator.state.deferredClosures.isEmpty }

  /// Draws the shapes of the file's own, now that layout has given them frames.
  /// - Parameter frame: A view's frame; nil for a view that has none.
  package func drawPaths(in tree: inout ViewTree, frame: (ViewID) -> Rect?) {
    evaluator.drawPaths(in: &tree, frame)
  }

  /// What code has printed so far.
  package var printed: [PrintedLine] { evaluator.state.printed.lines }
  /// How many more lines it printed than are kept.
  package var droppedPrintCount: Int { evaluator.state.printed.droppedCount }
  /// What stands in for something else in what layout had run since this was asked for.
  package func takeTally() -> LayoutTally { evaluator.findings.takeTally() }

  /// What stands in for values in a layout, each once, as findings that concern nobody but those who ask.
  package func told(_ standIns: [StandIn]) -> [Diagnostic] {
    standIns.map { standIn in
      let name = evaluator.symbols[Symbol(standIn.name)]
      let message =
        standIn.isProperty
        ? "what this property holds is made up"
        : "\(name.isEmpty ? "a value" : "'\(name)'") is not known here: something stands for it"
      return Diagnostic(
        .info, "stand-in", at: SourceRange(start: standIn.place, end: standIn.place &+ 1), message)
    }
  }

  /// Reports what was found while layout asked the callbacks of a layout.
  package func reportCallbacks(into sink: inout DiagnosticSink) {
    evaluator.findings.drain(into: &sink)
  }
}

package struct LayoutDeclaration: Sendable {
  /// Where its views are.
  enum Kind: Sendable {
    /// The closure of a `#Preview`.
    case preview
    /// The expressions of the file itself.
    case file
    /// A statement of a preview provider's `previews`.
    case provider(TypeID)
    case component(TypeID)
  }

  /// As the preview is named; the file's base name for one without a name.
  package var name: String
  package var syntax: SyntaxID
  var kind: Kind
  /// The nodes of its code, and none of any other: known where its views stand in the file itself.
  var nodes: Range<UInt32>
  /// Which of the views that its code makes it shows, and of how many; nil for all of them.
  var row: (index: Int, count: Int)?

  init(name: String, syntax: SyntaxID, kind: Kind, nodes: Range<UInt32> = 0..<0) {
    self.name = name
    self.syntax = syntax
    self.kind = kind
    self.nodes = nodes
  }
}
