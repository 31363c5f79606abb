/// Times each stage of the pipeline on generated inputs.
@main
struct Benchmarks {
  private static let usage = """
    usage: LayBenchmarks [--up-to SIZE] [--from FILE] [--save FILE] [--compare FILE] [--json | --markdown] [SHAPE…]
           LayBenchmarks --run TIMES SHAPE STAGE [SIZE]
           LayBenchmarks --source SHAPE SIZE
           LayBenchmarks --peer SHAPE SIZE TIMES

    Times every stage of every shape, or of those named.
      --up-to SIZE     nothing larger
      --from FILE      no new run: the figures of an earlier one
      --save FILE      writes the figures as JSON
      --compare FILE   tells what is slower than in an earlier run; ends with 1 where more memory is taken
      --json           prints them as JSON
      --markdown       prints them as Performance.md shows them
      --run            only runs a stage so many times and prints its views: for tools that watch the process
      --source         prints the source of a shape, for about so many views
      --peer           prints what the programs in Tests/Peers print, which stands there
    """

  /// Below so much memory, in bytes, a million views are left out: source, tree and picture are held at once.
  private static let memoryForMillions = 6 << 30

  static func main() {
    Allocations.keepFreedMemory()
    // Trees of thousands of levels want a stack to match.
    System.runDeep { _ in
      Benchmarks.run(Array(CommandLine.arguments.dropFirst()))
      return nil
    }
  }

  private static func run(_ words: [String]) {
    var options = Options(words)
    if options.takeFlag("--help") { return print(usage) }
    if options.takeFlag("--fresh") { return printFresh(options.rest) }
    if options.takeFlag("--peer") { return printPeer(options.rest) }
    if options.takeFlag("--source") { return printSource(options.rest) }
    if let times = options.take("--run") { return runStage(times, options.rest) }
    let baseline = options.take("--compare").map(Report.read)
    let earlier = options.take("--from").map(Report.read)
    let path = options.take("--save")
    let largest = options.take("--up-to").map { number($0) } ?? defaultLargestSize
    let (isJSON, isMarkdown) = (options.takeFlag("--json"), options.takeFlag("--markdown"))
    let report = earlier ?? measure(options.rest, largestSize: largest)

    if let path, !System.writeFile(path, report.json()) { fail("cannot write '\(path)'") }
    if let baseline { return compare(report, with: baseline) }
    print(isJSON ? report.json() : isMarkdown ? report.markdown() : report.tables(), terminator: "")
  }

  private static var defaultLargestSize: Int {
    System.physicalMemory < memoryForMillions ? 100_000 : .max
  }

  private static func measure(_ chosen: [String], largestSize: Int) -> Report {
    let trees = TreeShape.allCases.map(\.rawValue)
    let known =
      trees + SourceShape.allCases.map(\.rawValue) + [
        ProcessStages.shape, RenderStages.shape, ProjectStages.shape, TextStages.shape, TestingStages.shape,
      ]
    if let unknown = chosen.first(where: { !known.contains($0) }) {
      fail("no shape '\(unknown)'; there are \(known.joined(separator: ", "))")
    }
    var bench = Bench(.time, largestSize: largestSize)
    func isChosen(_ shape: String) -> Bool {
      guard chosen.isEmpty || chosen.contains(shape) else { return false }
      if System.isWatched { note("\(shape) …") }
      return true
    }
    // Other processes first, while this one holds no memory that they would have to do without.
    if isChosen(ProcessStages.shape) { ProcessStages.add(to: &bench) }
    if isChosen(RenderStages.shape) { RenderStages.add(to: &bench.report) }
    if isChosen(ProjectStages.shape) { ProjectStages.add(to: &bench.report) }
    for shape in TreeShape.allCases where isChosen(shape.rawValue) {
      for size in shape.sizes where size <= largestSize {
        TreeStages.add(shape, size: size, to: &bench)
        if size <= 100_000 { TreeStages.addFresh(shape, size: size, to: &bench.report) }
      }
    }
    for shape in SourceShape.allCases where isChosen(shape.rawValue) {
      for size in shape.sizes where size <= largestSize { SourceStages.add(shape, size: size, to: &bench) }
    }
    if isChosen(TextStages.shape) { TextStages.add(to: &bench.report) }
    if isChosen(TestingStages.shape) { TestingStages.add(to: &bench.report) }
    if !Allocations.isAvailable { bench.report.remark("allocations and their bytes: not counted here") }
    return bench.report
  }

  /// Ends the process with 1 where a count is worse, and with 2 where there was nothing to compare.
  private static func compare(_ report: Report, with baseline: Report) {
    let comparison = BaselineComparison(of: report, with: baseline)
    if comparison.isEmpty { fail("the runs have no figure in common") }
    print(comparison.table(), terminator: "")
    if comparison.worseCount > 0 { System.end(1) }
  }

  private static func runStage(_ times: String, _ words: [String]) {
    guard words.count == 2 || words.count == 3 else { fail("--run wants TIMES SHAPE STAGE [SIZE]") }
    let size = words.count == 3 ? number(words[2]) : 1_000
    var bench = Bench(.run(stage: words[1], times: number(times)))
    if let shape = TreeShape(rawValue: words[0]) {
      TreeStages.add(shape, size: size, to: &bench)
    } else if let shape = SourceShape(rawValue: words[0]) {
      SourceStages.add(shape, size: size, to: &bench)
    }
    guard let views = bench.viewCount else { fail("no shape and stage '\(words[0]) \(words[1])'") }
    print(views)
  }

  /// `--fresh SHAPE SIZE`: what `TreeStages.addFresh` starts.
  private static func printFresh(_ words: [String]) {
    guard words.count == 2, let shape = TreeShape(rawValue: words[0]) else {
      fail("--fresh wants SHAPE SIZE")
    }
    TreeStages.printFresh(shape, size: number(words[1]))
  }

  private static func printPeer(_ words: [String]) {
    guard words.count == 3, let shape = TreeShape(rawValue: words[0]) else {
      fail("--peer wants SHAPE SIZE TIMES")
    }
    TreeStages.printPeer(shape, size: number(words[1]), times: number(words[2]))
  }

  private static func printSource(_ words: [String]) {
    guard words.count == 2, let shape = SourceShape(rawValue: words[0]) else {
      fail("--source wants SHAPE SIZE, and a shape that is written as text")
    }
    print(shape.source(views: number(words[1])), terminator: "")
  }

  private static func number(_ word: String) -> Int {
    guard let number = Int(word), number >= 0 else { fail("'\(word)' is no number") }
    return number
  }
}

/// The words of the command line, from which options are taken.
private struct Options {
  private var words: [String]

  init(_ words: [String]) { self.words = words }

  /// The word after an option; nil where the option is not given.
  mutating func take(_ option: String) -> String? {
    guard let index = words.firstIndex(of: option) else { return nil }
    guard index + 1 < words.count else { fail("\(option) lacks its value") }
    defer { words.removeSubrange(index...index + 1) }
    return words[index + 1]
  }

  mutating func takeFlag(_ flag: String) -> Bool {
    guard let index = words.firstIndex(of: flag) else { return false }
    words.remove(at: index)
    return true
  }

  /// What is left, which must be names.
  var rest: [String] {
    if let unknown = words.first(where: { $0.hasPrefix("-") }) { fail("no option '\(unknown)'; see --help") }
    return words
  }
}
