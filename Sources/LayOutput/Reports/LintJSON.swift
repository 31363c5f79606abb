import LayLint
import LaySyntax

/// The findings of `lay lint` as JSON: files in their order, each with its diagnostics as `lay compile` writes them.
package enum LintJSON {
  /// - Complexity: O(n) in the diagnostics and the length of the sources.
  package static func write(_ reports: [LintReport]) -> [UInt8] {
    var json = JSONText()
    var summary = DiagnosticSummary()
    for report in reports { summary.add(DiagnosticSummary(report.diagnostics)) }
    json.object { json in
      json.member("version", JSONWriter.version)
      json.array("files") { json in
        for report in reports {
          json.element()
          json.object { write(report, &$0) }
        }
      }
      json.object("summary", inline: true) { json in
        json.member("errors", summary.errors)
        json.member("warnings", summary.warnings)
        json.member("infos", summary.infos)
      }
    }
    return json.finish()
  }

  private static func write(_ report: LintReport, _ json: inout JSONText) {
    var locator = SourceLocator(report.source)
    json.member("file", report.source.name)
    json.array("diagnostics") { json in
      for diagnostic in report.diagnostics {
        let start = locator.location(of: diagnostic.range.start)
        let end = locator.location(of: max(diagnostic.range.start, diagnostic.range.end))
        json.element()
        json.object(inline: true) { json in
          json.member("severity", diagnostic.severity.name)
          json.member("rule", diagnostic.rule)
          json.member("message", diagnostic.message)
          json.member("line", start.line)
          json.member("column", start.column)
          json.member("endLine", end.line)
          json.member("endColumn", end.column)
        }
      }
    }
  }
}
