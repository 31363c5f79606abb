/// Medians of repeated runs, in time of the processor: what other processes take of it does not count.
enum Stopwatch {
  /// How long to go on repeating one measurement, in seconds, and the fewest and most runs.
  private static let budget = 0.3
  private static let runs = 5...200
  /// After so many seconds, three runs are enough.
  private static let patience = 1.0

  /// The time of a piece of work in nanoseconds.
  ///
  /// - Parameter prepare: makes what one run consumes; not timed.
  static func time<Input, Output>(_ prepare: () -> Input, _ work: (inout Input) -> Output) -> Measurement {
    var samples: [Double] = []
    var total = 0.0
    while needsMore(samples.count, total) {
      var input = prepare()
      let start = System.processorSeconds
      let output = work(&input)
      let elapsed = System.processorSeconds - start
      keep(output)
      total += elapsed
      samples.append(elapsed * 1e9)
    }
    // The first run warms up.
    return Measurement(samples.count > 3 ? Array(samples.dropFirst()) : samples)
  }

  private static func needsMore(_ count: Int, _ total: Double) -> Bool {
    if count < 3 || (count < runs.lowerBound && total < patience) { return true }
    return count < runs.upperBound && total < budget
  }

  /// Uses a value where the optimiser cannot see it, so that computing it is not left out.
  @inline(never) static func keep<Value>(_ value: Value) {}
}

struct Measurement {
  var median: Double
  /// From the least sample to the 90th percentile, as a part of the median.
  var spread: Double

  /// - Parameter samples: at least one.
  init(_ samples: [Double]) {
    let sorted = samples.sorted()
    median = sorted[sorted.count / 2]
    spread = median > 0 ? (sorted[(sorted.count - 1) * 9 / 10] - sorted[0]) / median : 0
  }
}
