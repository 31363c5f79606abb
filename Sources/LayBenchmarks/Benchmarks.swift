import LayEngine
import LayLint
import LayOutput
import LaySemantics
import LaySyntax
import LayText

/// Times each stage of the pipeline on generated inputs.
///
/// `LayBenchmarks [--json] [SHAPE…]`; without shapes, all of them.
@main
struct Benchmarks {
  static let sizes = [1_000, 10_000, 100_000]

  static func main() {
    Stopwatch.keepFreedMemory()
    let arguments = CommandLine.arguments.dropFirst()
    let chosen = arguments.filter { !$0.hasPrefix("-") }
    var report = Report()
    if chosen.isEmpty || chosen.contains(RenderStages.shape) { RenderStages.time(&report) }
    for shape in TreeShape.allCases where chosen.isEmpty || chosen.contains(shape.rawValue) {
      for size in sizes where shape != .chain || size <= 1_000 { timeLayout(shape, size: size, &report) }
    }
    for shape in SourceShape.allCases where chosen.isEmpty || chosen.contains(shape.rawValue) {
      for size in sizes { timeStages(shape, size: size, &report) }
    }
    if chosen.isEmpty || chosen.contains(TextStages.shape) { TextStages.time(&report) }
    print(arguments.contains("--json") ? report.json() : report.table(), terminator: "")
  }

  /// Layout alone, on a tree built through the library; a leaf's frame and its rectangle are one view.
  private static func timeLayout(_ shape: TreeShape, size: Int, _ report: inout Report) {
    let layout = shape.build(size: size)
    let views = layout.tree.nodes.count { $0.kind != .frame }
    let time = Stopwatch.time({ layout }) { layout in
      var measurer = TextMeasurer(configuration: layout.configuration)
      return LayoutEngine.layout(&layout, measurer: &measurer)
    }
    report.add(shape.rawValue, "layout", size: size, perView: time.median / Double(views))
  }

  /// Every stage of the pipeline in turn, from the same text.
  private static func timeStages(_ shape: SourceShape, size: Int, _ report: inout Report) {
    let source = SourceFile(name: "\(shape.rawValue).lay", text: shape.source(views: size))
    var configuration = Configuration()
    configuration.maximumViewCount = .max
    var sink = DiagnosticSink()
    let syntax = Parser.parse(source, into: &sink)
    var program = Program(syntax, configuration: configuration, into: &sink)
    guard let declaration = program.layouts.first, !sink.hasErrors else { return }
    let evaluated = program.evaluate(declaration, into: &sink)
    var laidOut = evaluated
    var measurer = TextMeasurer(configuration: configuration)
    let frames = LayoutEngine.layout(&laidOut, measurer: &measurer)
    let picture = LaidOutLayout(
      source: source, name: evaluated.name, configuration: configuration, views: laidOut.tree, frames: frames)
    let views = Double(evaluated.tree.nodes.count { $0.kind != .frame })

    func add<Input, Output>(_ stage: String, _ prepare: () -> Input, _ work: (inout Input) -> Output) {
      report.add(shape.rawValue, stage, size: size, perView: Stopwatch.time(prepare, work).median / views)
    }
    add("parse", { DiagnosticSink() }, { Parser.parse(source, into: &$0) })
    add("evaluate", { DiagnosticSink() }) { sink in
      var program = Program(syntax, configuration: configuration, into: &sink)
      return program.evaluate(declaration, into: &sink)
    }
    add("layout", { evaluated }) { layout in
      var measurer = TextMeasurer(configuration: configuration)
      return LayoutEngine.layout(&layout, measurer: &measurer)
    }
    add("svg", { picture }, { SVGWriter.write($0, options: SVGWriter.Options()) })
    add("lint", { source }) { FileLinter().lint($0) }
    add("json", { picture }, { JSONWriter.write(source: source, layouts: [$0], diagnostics: []) })
  }
}
