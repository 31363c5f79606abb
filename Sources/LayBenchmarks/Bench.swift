/// What becomes of the stages: all are timed, or one is run for a tool that watches the process.
struct Bench {
  enum Purpose {
    case time
    case run(stage: String, times: Int)
  }

  var report = Report()
  /// The views of the stage that was run; nil: there is none of that name.
  private(set) var viewCount: Int?
  private let purpose: Purpose

  init(_ purpose: Purpose) { self.purpose = purpose }

  /// - Parameter prepare: makes what one run consumes; not timed.
  mutating func add<Input, Output>(
    _ shape: String, _ stage: String, size: Int, views: Int, _ prepare: () -> Input,
    _ work: (inout Input) -> Output
  ) {
    switch purpose {
    case .time:
      let median = Stopwatch.time(prepare, work).median
      report.add(shape, stage, size: size, perView: median / Double(views))
    case .run(let chosen, let times):
      guard stage == chosen else { return }
      viewCount = views
      for _ in 0..<times {
        var input = prepare()
        Stopwatch.keep(work(&input))
      }
    }
  }
}
