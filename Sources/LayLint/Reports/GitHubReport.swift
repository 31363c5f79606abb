import LayOutput
import LaySyntax

/// The findings of `lay lint` as workflow commands: GitHub shows them beside the lines they are about.
package enum GitHubReport {
  package static func write(_ reports: [LintReport]) -> [UInt8] {
    ByteBuffer.bytes { output in
      for report in reports {
        let locator = SourceLocator(report.source)
        for diagnostic in report.diagnostics {
          let start = locator.location(of: diagnostic.range.start)
          let end = locator.location(of: max(diagnostic.range.start, diagnostic.range.end))
          output.append("::")
          output.append(verbatim: diagnostic.severity.command)
          output.append(" file=")
          append(report.source.name, isProperty: true, to: &output)
          output.append(verbatim: ",line=\(start.line),col=\(start.column),endLine=\(end.line)")
          if end.line == start.line { output.append(verbatim: ",endColumn=\(end.column)") }
          output.append(",title=")
          append(diagnostic.rule, isProperty: true, to: &output)
          output.append("::")
          let message = diagnostic.help.map { diagnostic.message + " (" + $0 + ")" } ?? diagnostic.message
          append(message, isProperty: false, to: &output)
          output.append("\n")
        }
      }
    }
  }

  /// The text with signs for what would command the terminal of whoever reads the log.
  private static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        shown.unicodeScalars.append(scalar)
      } else {
        shown.append(visible: scalar)
      }
    }
    return shown
  }

  /// Text as a command may hold it: line ends and percent signs are encoded, in properties separators too.
  private static func append(_ text: String, isProperty: Bool, to output: inout ByteBuffer) {
    for byte in shown(text).utf8 {
      switch byte {
      case UInt8(ascii: "%"): output.append("%25")
      case UInt8(ascii: "\r"): output.append("%0D")
      case UInt8(ascii: "\n"): output.append("%0A")
      case UInt8(ascii: ":") where isProperty: output.append("%3A")
      case UInt8(ascii: ",") where isProperty: output.append("%2C")
      default: output.append(byte)
      }
    }
  }
}

extension Diagnostic.Severity {
  fileprivate var command: String {
    switch self {
    case .error: return "error"
    case .warning: return "warning"
    case .info: return "notice"
    }
  }
}
