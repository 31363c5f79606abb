import LayEngine
import LayInterpreter
import LaySyntax
import LayText
import LayViews

/// A file read and evaluated: the layouts that were asked for as views, ready to be laid out.
struct EvaluatedFile {
  var layouts: [EvaluatedLayout] = []
  /// Where each of them is written.
  private(set) var places: [LaySyntax.SourceRange] = []
  /// The names of all layouts of the file, in source order.
  let layoutNames: [String]
  var suppressions: Suppressions
  private let evaluatedReads: AssetReads
  private let evaluatedPrints: Prints
  /// The file's code, where some of it waits for layout to run it.
  ///
  /// Elsewhere it goes before layout begins: the syntax of views that are written out takes more memory than all that
  /// comes after it.
  private let program: Program?

  init(
    _ file: LaySyntax.SourceFile, layout name: String?, _ configuration: Configuration,
    fonts: FontLibrary, names: NameMemory? = nil, into sink: inout DiagnosticSink
  ) {
    var program = Program(
      Parser.parse(file, into: &sink), configuration: configuration, names: names,
      layOut: LayoutEngine.trial(fonts), into: &sink)
    suppressions = Suppressions(in: program.syntax)
    layoutNames = program.layouts.map { $0.name }
    for declaration in program.layouts where name == nil || declaration.name == name {
      layouts.append(program.evaluate(declaration, into: &sink))
      places.append(program.syntax.range(declaration.syntax))
    }
    evaluatedReads = program.assetReads
    evaluatedPrints = Prints(of: program)
    self.program = program.hasDeferredCode ? program : nil
  }

  /// What of the assets has been looked for so far.
  var assetReads: AssetReads { program?.assetReads ?? evaluatedReads }

  /// What code has printed so far.
  var prints: Prints { program.map { Prints(of: $0) } ?? evaluatedPrints }

  /// Runs the code that draws custom shapes, and reports what was found wrong since layout began.
  mutating func finish(_ index: Int, _ frames: LayoutTree, into sink: inout DiagnosticSink) {
    guard let program else { return }
    program.drawPaths(in: &layouts[index].tree) { frames.placedFrame($0) }
    // Layout has run closures of the source too: a reader's content, alignment guides.
    program.reportCallbacks(into: &sink)
    layouts[index].tally += program.takeTally()
  }
}

/// What code of a file printed.
struct Prints {
  var lines: [LayInterpreter.PrintedLine]
  var droppedCount: Int

  init(of program: Program) {
    lines = program.printed
    droppedCount = program.droppedPrintCount
  }
}
