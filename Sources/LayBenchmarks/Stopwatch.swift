/// Medians of repeated runs.
struct Stopwatch {
  /// How long to go on repeating one measurement, in seconds, and the fewest and most runs.
  static let budget = 0.4
  static let runs = 5...200

  /// The median time of a piece of work in nanoseconds, with the spread between its 10th and 90th percentile.
  ///
  /// - Parameter prepare: makes what one run consumes; not timed.
  static func time<Input, Output>(_ prepare: () -> Input, _ work: (inout Input) -> Output) -> Measurement {
    var samples: [Double] = []
    var total = 0.0
    while samples.count < runs.lowerBound || (samples.count < runs.upperBound && total < budget) {
      var input = prepare()
      let start = ContinuousClock.now
      let output = work(&input)
      let elapsed = ContinuousClock.now - start
      keep(output)
      let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
      total += seconds
      samples.append(seconds * 1e9)
    }
    samples.sort()
    let last = samples.count - 1
    return Measurement(
      median: samples[samples.count / 2], spread: samples[last * 9 / 10] - samples[last / 10])
  }

  /// Uses a value where the optimiser cannot see it, so that computing it is not left out.
  @inline(never) static func keep<Value>(_ value: Value) {}

  /// Has the allocator keep what is freed, so that repeated runs time the work and not the kernel's page faults.
  ///
  /// Freeing a block of nearly 32 MiB raises glibc's thresholds for mapping and trimming to about its size.
  static func keepFreedMemory() {
    UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16).deallocate()
  }
}

struct Measurement {
  /// Nanoseconds.
  var median: Double
  var spread: Double
}
