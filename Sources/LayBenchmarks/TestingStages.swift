import LayQuery
import LaySuggest
import LaySyntax
import LayTest
import LayViews

/// What it takes to look for a change of a source, and to hold previews to their frames in many variants.
enum TestingStages {
  static let shape = "testing"

  /// How many views the file has.
  private static let viewCount = 30
  /// As many changes are laid out.
  private static let candidateCount = 2_000
  private static let previewCount = 1_000

  static func add(to report: inout Report) {
    let source = SourceFile(name: "card.lay", text: card)
    guard let query = try? Query(SourceFile(name: "--want", text: "title.width == 7777")) else { return }
    var search = SuggestionSearch()
    search.limit = candidateCount
    let suggest = Stopwatch.time({ search }) { $0.run(source, [query]) }
    report.add(
      shape, "suggest", size: candidateCount, .milliseconds, suggest.median / 1e6, spread: suggest.spread)

    // One after the other, as a single processor tests them: a preview a file.
    var tester = PreviewTester()
    tester.axes.sizes = Array(DynamicTypeSize.allCases.prefix(6))
    tester.axes.directions = [.leftToRight, .rightToLeft]
    tester.axes.schemes = [.light, .dark]
    let test = Stopwatch.time({ tester }) { tester in
      (0..<previewCount / 100).reduce(0) { count, _ in
        count + tester.run(source, where: { _ in true }).results.reduce(0) { $0 + $1.variantCount }
      }
    }
    report.add(
      shape, "test in 24 variants", size: previewCount / 100, .milliseconds, test.median / 1e6,
      spread: test.spread)
  }

  /// A card as screens have it.
  private static var card: String {
    var text = "#Preview(\"Card\") {\n    VStack(alignment: .leading, spacing: 8) {\n"
    text += "        Text(\"Title\").font(.headline).id(\"title\")\n"
    for number in 0..<viewCount / 5 {
      text += "        HStack {\n            Image(systemName: \"star\")\n"
      text += "            Text(\"Row \(number) of the card\").padding(4)\n"
      text += "            Spacer()\n            Text(\"\(number * 7)\").frame(minWidth: 40)\n        }\n"
    }
    return text + "    }\n    .padding()\n}\n"
  }
}
