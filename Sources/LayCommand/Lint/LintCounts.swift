import Lay

/// How many findings there are, of each severity and each rule.
struct LintCounts {
  private(set) var errors = 0
  private(set) var warnings = 0
  private var infos = 0
  private var rules: [String: Int] = [:]

  init(_ results: [LintResult]) {
    for result in results {
      for diagnostic in result.diagnostics {
        rules[diagnostic.rule, default: 0] += 1
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .info: infos += 1
        }
      }
    }
  }

  /// `12 files: 1 error, 3 warnings (text-truncated 2, unknown-name 1, unused-constant 1)`
  func line(fileCount: Int) -> String {
    var parts: [String] = []
    for (count, name) in [(errors, "error"), (warnings, "warning"), (infos, "remark")] where count > 0 {
      parts.append("\(count) \(name)\(count == 1 ? "" : "s")")
    }
    let files = "\(fileCount) file\(fileCount == 1 ? "" : "s"): "
    if parts.isEmpty { return files + "nothing found" }
    let ordered = rules.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    return files + parts.joined(separator: ", ") + " ("
      + ordered.map { "\($0.key) \($0.value)" }.joined(separator: ", ") + ")"
  }
}
