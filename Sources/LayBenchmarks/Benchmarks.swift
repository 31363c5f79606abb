import LayEngine
import LayLint
import LayOutput
import LaySemantics
import LaySyntax
import LayText

/// Times each stage of the pipeline on generated inputs.
///
/// `LayBenchmarks [--json] [--compare FILE] [SHAPE…]`; without shapes, all of them. `--compare` prints ratios against
/// the JSON of an earlier run, and fails where one is past `Comparison.limit`.
///
/// `LayBenchmarks --run TIMES SHAPE STAGE` only runs one stage on a thousand views and prints how many they are: for
/// tools that count instructions, see Tests/Scripts/instructions.
@main
struct Benchmarks {
  static let sizes = [1_000, 10_000, 100_000]

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if let times = value(of: "--run", in: &arguments) { return run(times, arguments) }
    let baseline = value(of: "--compare", in: &arguments).map(Comparison.baseline)
    let chosen = arguments.filter { !$0.hasPrefix("-") }
    Stopwatch.keepFreedMemory()
    var bench = Bench(.time)
    if chosen.isEmpty || chosen.contains(RenderStages.shape) { RenderStages.time(&bench.report) }
    for shape in TreeShape.allCases where chosen.isEmpty || chosen.contains(shape.rawValue) {
      for size in sizes where shape != .chain || size <= 1_000 { layOut(shape, size: size, &bench) }
    }
    for shape in SourceShape.allCases where chosen.isEmpty || chosen.contains(shape.rawValue) {
      for size in sizes { runStages(shape, size: size, &bench) }
    }
    if chosen.isEmpty || chosen.contains(TextStages.shape) { TextStages.time(&bench.report) }
    if let baseline {
      Comparison(of: bench.report.figures, with: baseline).printAndExit()
    }
    print(arguments.contains("--json") ? bench.report.json() : bench.report.table(), terminator: "")
  }

  /// The word after an option, both of which are taken out; nil where the option is not given.
  private static func value(of option: String, in arguments: inout [String]) -> String? {
    guard let index = arguments.firstIndex(of: option) else { return nil }
    guard index + 1 < arguments.count else { fail("\(option) lacks its value") }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
  }

  private static func run(_ times: String, _ arguments: [String]) {
    guard let times = Int(times), times >= 0, arguments.count == 2 else {
      fail("usage: --run TIMES SHAPE STAGE")
    }
    var bench = Bench(.run(stage: arguments[1], times: times))
    if let shape = TreeShape(rawValue: arguments[0]) {
      layOut(shape, size: 1_000, &bench)
    } else if let shape = SourceShape(rawValue: arguments[0]) {
      runStages(shape, size: 1_000, &bench)
    }
    guard let views = bench.viewCount else {
      fail("no shape and stage '\(arguments.joined(separator: " "))'")
    }
    print(views)
  }

  /// Layout alone, on a tree built through the library; a leaf's frame and its rectangle are one view.
  private static func layOut(_ shape: TreeShape, size: Int, _ bench: inout Bench) {
    let layout = shape.build(size: size)
    bench.add(shape.rawValue, "layout", size: size, views: viewCount(layout), { layout }, layOut)
  }

  private static func layOut(_ layout: inout EvaluatedLayout) -> LayoutTree {
    var measurer = TextMeasurer(configuration: layout.configuration)
    return LayoutEngine.layout(&layout, measurer: &measurer)
  }

  private static func viewCount(_ layout: EvaluatedLayout) -> Int {
    layout.tree.nodes.count { $0.kind != .frame }
  }

  /// Every stage of the pipeline in turn, from the same text.
  private static func runStages(_ shape: SourceShape, size: Int, _ bench: inout Bench) {
    let source = SourceFile(name: "\(shape.rawValue).lay", text: shape.source(views: size))
    var configuration = Configuration()
    configuration.maximumViewCount = .max
    var sink = DiagnosticSink()
    let syntax = Parser.parse(source, into: &sink)
    var program = Program(syntax, configuration: configuration, into: &sink)
    guard let declaration = program.layouts.first, !sink.hasErrors else { return }
    let evaluated = program.evaluate(declaration, into: &sink)
    var laidOut = evaluated
    let frames = layOut(&laidOut)
    let picture = LaidOutLayout(
      source: source, name: evaluated.name, configuration: configuration, views: laidOut.tree, frames: frames)
    let views = viewCount(evaluated)

    func add<Input, Output>(_ stage: String, _ prepare: () -> Input, _ work: (inout Input) -> Output) {
      bench.add(shape.rawValue, stage, size: size, views: views, prepare, work)
    }
    add("parse", { DiagnosticSink() }, { Parser.parse(source, into: &$0) })
    add("evaluate", { DiagnosticSink() }) { sink in
      var program = Program(syntax, configuration: configuration, into: &sink)
      return program.evaluate(declaration, into: &sink)
    }
    add("layout", { evaluated }, layOut)
    add("svg", { picture }, { SVGWriter.write($0, options: SVGWriter.Options()) })
    add("lint", { source }) { FileLinter().lint($0) }
    add("json", { picture }, { JSONWriter.write(source: source, layouts: [$0], diagnostics: []) })
  }
}
