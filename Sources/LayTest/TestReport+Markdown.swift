import LayOutput
import LaySyntax

// What continuous integration shows of a run: a table of what is not as expected, with where.

extension TestReport {
  func markdown() -> [UInt8] {
    var text = "### \(verdict.prefix(1).uppercased() + verdict.dropFirst())\n\n\(scope).\n"
    var rows = ""
    for file in files {
      for result in file.results {
        for failure in result.failures {
          let cells = [
            result.name, failure.expectation, Self.variants(of: failure, in: result), failure.detail,
            failure.remedy, "\(failure.file ?? file.name):\(failure.place.line)",
          ]
          rows += "| " + cells.map { Self.cell($0) }.joined(separator: " | ") + " |\n"
        }
      }
    }
    if !rows.isEmpty {
      text += "\n| Preview | Expected | Fails in | What is | To make it true | Place |\n"
      text += "| --- | --- | --- | --- | --- | --- |\n" + rows
    }
    return Array(text.utf8)
  }

  /// How many of a preview's variants a failure is in, and which.
  static func variants(of failure: PreviewResult.Failure, in result: PreviewResult) -> String {
    let (some, all) = (failure.variants.count, result.variantNames.count)
    if some == all { return all == 1 ? "the only variant" : "all \(all) variants" }
    let summary = VariantSummary(failure.variants, of: result.variantNames).text
    return "\(some) of \(all) variants: \(summary ?? list(failure.variants))"
  }

  private static func list(_ variants: [String]) -> String {
    let rest = variants.count - mostVariants
    return variants.prefix(mostVariants).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// How many variants a failure names where they are told one by one.
  private static let mostVariants = 4

  /// Text in a cell of a table: nothing in it is markup.
  private static func cell(_ text: String) -> String {
    var cell = ""
    for character in text.visible.unicodeScalars {
      switch character {
      case "\n", "\r": cell += "<br>"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": cell += "\\" + String(character)
      case "<": cell += "&lt;"
      case ">": cell += "&gt;"
      case "&": cell += "&amp;"
      default: cell.unicodeScalars.append(character)
      }
    }
    return cell
  }
}
