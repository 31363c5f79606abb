import Lay

/// What compiling one file says, as standard error shows it: each diagnostic once, however many variants give it,
/// and what lay itself cannot do in one line, unless that is to be listed.
struct DiagnosticReport {
  private let name: String
  private let reporting: ReportingArguments
  private let usesColor: Bool
  private var told: Set<String> = []
  private var limits: [String: Int] = [:]
  private var tellsOfDropped = false
  private(set) var text = ""

  init(on name: String, _ reporting: ReportingArguments, usesColor: Bool) {
    self.name = name
    self.reporting = reporting
    self.usesColor = usesColor
  }

  mutating func add(_ compilation: Compilation) {
    for diagnostic in compilation.diagnostics where !reporting.isQuiet || diagnostic.severity == .error {
      let line = diagnostic.formatted(color: usesColor)
      guard told.insert(line).inserted else { continue }
      if diagnostic.isLimit, !reporting.listsLimits {
        limits[diagnostic.rule, default: 0] += 1
      } else {
        text += line
      }
    }
    if compilation.droppedDiagnosticCount > 0, !tellsOfDropped {
      tellsOfDropped = true
      text += "\(name): \(compilation.droppedDiagnosticCount) more diagnostics are not shown\n"
    }
  }

  /// `x.lay: 3 things are not drawn as on a device (approximate-image 2, custom-drawing 1): --limits lists them`
  mutating func finish() -> String {
    guard !limits.isEmpty else { return text }
    let count = limits.reduce(0) { $0 + $1.value }
    let counts = limits.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return text
      + "\(name): \(count) thing\(count == 1 ? " is" : "s are") not drawn as on a device (\(counts)): --limits lists them\n"
  }
}
