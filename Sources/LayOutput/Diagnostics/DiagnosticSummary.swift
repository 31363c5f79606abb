import LaySyntax

/// How many findings there are of each severity.
package struct DiagnosticSummary: Equatable, Sendable {
  package var errors = 0
  package var warnings = 0
  package var infos = 0

  package init() {}

  package init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { count(diagnostic.severity) }
  }

  package mutating func count(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .info: infos += 1
    }
  }

  package mutating func add(_ other: DiagnosticSummary) {
    errors += other.errors
    warnings += other.warnings
    infos += other.infos
  }

  /// In words: `2 errors, 1 warning`; empty when there is nothing to tell.
  package var text: String {
    var parts: [String] = []
    for (count, name) in [(errors, "error"), (warnings, "warning"), (infos, "info")] where count > 0 {
      parts.append("\(count) \(name)\(count == 1 ? "" : "s")")
    }
    return parts.joined(separator: ", ")
  }
}
