/// `lay compile` from its start to its end, with reading, writing and all.
enum ProcessStages {
  static let shape = "process"
  /// Five labelled boxes in a row, so many in all.
  private static let boxCounts = [20, 1_000, 10_000]
  private static let million = 1_000_000
  /// In seconds, for all runs on one input.
  private static let budget = 1.5
  private static let runs = 2...30

  static func add(to bench: inout Bench) {
    guard let program = ChildProcess.sibling("lay") else {
      return bench.report.remark("process: left out, for there is no 'lay' beside the benchmarks")
    }
    guard let nothing = ChildProcess.peakMemory("/bin/true", []) else {
      return bench.report.remark("process: left out, for /bin/true does not run")
    }
    System.withScratchFolder { folder in
      // A copy, as installing makes one: what the linker wrote a moment ago starts half a millisecond later.
      let installed = folder + "/lay"
      guard ChildProcess.run("/bin/cp", [program, installed]) != nil else { fail("cannot write to /tmp") }
      for count in boxCounts where count <= bench.largestSize {
        add("boxes", .boxes, count, installed, nothing, folder, &bench.report)
      }
      guard million <= bench.largestSize else { return }
      for shape in [SourceShape.looped, .written] {
        add(shape.rawValue, shape, million, installed, nothing, folder, &bench.report)
      }
    }
  }

  private static func add(
    _ stage: String, _ source: SourceShape, _ count: Int, _ program: String, _ nothing: Int, _ folder: String,
    _ report: inout Report
  ) {
    let input = folder + "/in.lay"
    guard System.writeFile(input, source.source(views: count)) else { fail("cannot write to /tmp") }
    let arguments = ["compile", input, "-o", folder + "/out.svg", "--max-views", "4000000", "--quiet"]
    var samples: [Double] = []
    var total = 0.0
    while samples.count < runs.lowerBound || (samples.count < runs.upperBound && total < budget) {
      // A new file each time: one that is replaced goes to the disk at once, one that is the same is only touched.
      System.removeFile(folder + "/out.svg")
      guard let run = ChildProcess.run(program, arguments) else {
        return report.remark("process: '\(stage)' of \(count) failed")
      }
      samples.append(run.seconds * 1e3)
      total += run.seconds
    }
    let time = Measurement(samples)
    report.add(shape, stage, size: count, .milliseconds, time.median, spread: time.spread)
    guard let peak = ChildProcess.peakMemory(program, arguments) else { return }
    // What a process takes that does nothing is not lay's.
    let memory = Double(max(peak - nothing, 0))
    report.add(shape, stage, size: count, .mebibytes, memory / 0x1p20)
    if count == million { report.add(shape, stage, size: count, .bytesPerView, memory / Double(count)) }
  }
}
