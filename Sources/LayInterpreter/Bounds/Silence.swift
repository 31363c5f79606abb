import LayLibrary
import LaySyntax

extension Evaluator {
  /// The first error of what is only tried.
  func firstFault(_ body: () -> Void) -> Diagnostic? {
    let outer = findings.silentFault
    findings.silentFault = nil
    defer { findings.silentFault = outer }
    silently(body)
    return findings.silentFault
  }

  /// Evaluates without a word: to try whether something works.
  func silently<Result>(_ body: () -> Result) -> Result {
    let wasSilent = findings.isSilent
    findings.isSilent = true
    defer { findings.isSilent = wasSilent }
    return body()
  }

  /// Runs code that may run again, and have another value each time.
  @inline(__always)
  func withoutTrials<Result>(_ body: () -> Result) -> Result {
    guard inference.trials != nil else { return body() }
    let outer = inference.trials
    inference.trials = nil
    defer { inference.trials = outer }
    return body()
  }
}
