#if COVERAGE_GUIDED
/// libFuzzer's own loop, which the sanitizer brings.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Inputs made by libFuzzer, which keeps those that reach new code.
enum CoverageGuided {
  nonisolated(unsafe) private static var target = FuzzTarget.pipeline

  static func run(_ target: FuzzTarget, arguments: [String]) -> Int32 {
    self.target = target
    let words = [CommandLine.arguments.first ?? "LayFuzzing"] + arguments
    // The vector lives as long as the process.
    var vector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { vector[index] = strdup(word) }
    vector[words.count] = nil
    var count = Int32(words.count)
    return runDriver(&count, &vector) { bytes, count in
      let input = Array(UnsafeBufferPointer(start: bytes, count: count))
      if let fault = CoverageGuided.target.fault(in: input) { fatalError(fault) }
      return 0
    }
  }
}
#endif
