/// What becomes of the stages: all are timed, or one is run for a tool that watches the process.
struct Bench {
  enum Purpose {
    case time
    case run(stage: String, times: Int)
  }

  var report = Report()
  /// Larger ones are left out.
  let largestSize: Int
  /// The views of the stage that was run; nil: there is none of that name.
  private(set) var viewCount: Int?
  private let purpose: Purpose

  /// The sizes at which allocations are counted.
  private static let countedSizes = [1_000, 100_000]

  init(_ purpose: Purpose, largestSize: Int = .max) {
    self.purpose = purpose
    self.largestSize = largestSize
  }

  /// - Parameters:
  ///   - bytes: how long the text is that the stage reads; nil where it reads none.
  ///   - prepare: makes what one run consumes; not timed.
  mutating func add<Input, Output>(
    _ shape: String, _ stage: String, size: Int, views: Int, bytes: Int? = nil, _ prepare: () -> Input,
    _ work: (inout Input) -> Output
  ) {
    switch purpose {
    case .time:
      let time = Stopwatch.time(prepare, work)
      func add(_ unit: Figure.Unit, _ value: Double, spread: Double = 0) {
        report.add(shape, stage, size: size, unit, value, spread: spread)
      }
      add(.nanosecondsPerView, time.median / Double(views), spread: time.spread)
      if let bytes { add(.megabytesPerSecond, Double(bytes) / time.median * 1e3, spread: time.spread) }
      if Self.countedSizes.contains(size), let allocations = Allocations.of(prepare, work) {
        add(.bytesPerView, Double(allocations.peak) / Double(views))
        add(.allocationsPerView, Double(allocations.count) / Double(views))
      }
    case .run(let chosen, let times):
      guard stage == chosen else { return }
      viewCount = views
      guard times > 0 else { return }
      var input = prepare()
      Stopwatch.keep(work(&input))
      for _ in 0..<times {
        var input = prepare()
        Stopwatch.keep(collected(&input, work))
      }
    }
  }

  /// Known by its name to Tests/Scripts/instructions: only what is done here is counted.
  @inline(never) private func collected<Input, Output>(
    _ input: inout Input, _ work: (inout Input) -> Output
  ) -> Output {
    work(&input)
  }
}
