import Foundation
import LayTestSupport
import Testing

/// The documentation's page about measured frames, made from the cases.
enum ConformancePage {
  static let file = Repository.root.appendingPathComponent("Sources/Lay/Lay.docc/Conformance.md")

  /// The cases of one area whose frames come from one place.
  private struct Group {
    var area: String
    var source: String
    var agreeing = 0
    var differing = 0
  }

  static func text() throws -> String {
    let known = try ConformanceCase.knownDisagreements()
    var groups: [Group] = []
    var reasons: [String] = []
    for conformance in ConformanceCase.all {
      let expectation = try conformance.expectation()
      let area = conformance.name.prefix { $0 != "/" }
      let reason = expectation.quirk ?? known[conformance.name]
      let source = expectation.measured ?? (expectation.derived != nil ? "by arithmetic" : "as reported")
      let group = groups.firstIndex { $0.area == area && $0.source == source }
      let index = group ?? groups.count
      if group == nil { groups.append(Group(area: String(area), source: source)) }
      if let reason {
        groups[index].differing += 1
        reasons.append("- `\(conformance.name)`, \(source): \(reason).")
      } else {
        groups[index].agreeing += 1
      }
    }
    groups.sort { ($0.area, $0.source) < ($1.area, $1.source) }
    return page(groups, reasons, try CatalogCoverage())
  }

  private static func page(_ groups: [Group], _ reasons: [String], _ coverage: CatalogCoverage) -> String {
    let rows = groups.map { group in
      "| \(group.area) | \(group.source) | \(group.agreeing + group.differing) | \(group.agreeing) |"
    }
    let (agreeing, all) = (
      groups.reduce(0) { $0 + $1.agreeing }, groups.reduce(0) { $0 + $1.agreeing + $1.differing }
    )
    return """
      # Conformance

      How many frames are SwiftUI's.

      ## Overview

      `Tests/Fixtures/Conformance` holds layouts with the frames that their views must get: most were recorded from SwiftUI
      on the system named, some follow by arithmetic from a rule, a few are as others report them. All frames of a case
      must agree within 0.02 points; where they rest on the widths of the system font's letters, horizontally within 2; where
      they were read from pictures, within what the case says. This page is made from those cases, and a test fails when it
      is out of date.

      \(agreeing) of \(all) cases agree.

      | area | frames from | cases | agree |
      | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      ## Releases

      A case is laid out as on the release that it was measured on; `--os` says which one counts, and the newest does unless
      it is given. What a release changed has numbers of its own, everything else is the same on all of them:

      | `--os` | what is measured of it |
      | --- | --- |
      | 27 | everything: macOS 27.0 and iOS 27.0 |
      | 26 | macOS 26.2 and 26.6, iOS 26.0 to 26.2: steppers of 26 points, narrower segmented pickers and texts without room that have no baseline on the Mac; inline titles that are always in the middle on iOS |
      | 18 | iOS 18.5: the margins, rows and headers of lists, the search field; its other bars and controls are those of 26 |
      | 17 | iOS 17.5: as 18 |

      ## What a frame rests on

      Each view of the JSON output has a `basis`, the weakest of its own rule and of the views inside that its size is made
      of; `lay explain` ends with it, and `lay compile --require measured|derived` makes less an error:

      | basis | |
      | --- | --- |
      | `measured` | a recorded case that agrees shows the view or modifier; of controls, on the same platform |
      | `derived` | it follows from rules that were measured, or from tables that were fitted to measurements, as the widths of all texts do |
      | `approximate` | nothing was measured: documented sizes or those of something like it, which the warning `approximate-control` says |

      A frame with both lengths, a `GeometryReader` and what lies in a background or overlay end it: their own sizes do not
      depend on what is inside. A view beside an approximate one is moved by its size, which the container around both tells.

      ## Views and modifiers

      How many recorded cases show each view and modifier of the catalogue, and agree:

      | name | iOS | macOS |
      | --- | --- | --- |
      \(coverage.rows.joined(separator: "\n"))

      No recorded case shows \(coverage.missing.map { "`\($0)`" }.joined(separator: ", ")).

      ## What differs

      \(reasons.isEmpty ? "Nothing." : reasons.joined(separator: "\n"))

      """
  }
}

@Suite("Conformance page")
struct ConformancePageTests {
  @Test("the page is that of the cases") func isUpToDate() throws {
    let page = try ConformancePage.text()
    if ProcessInfo.processInfo.environment["LAY_UPDATE_FIXTURES"] == "1" {
      try Data(page.utf8).write(to: ConformancePage.file)
    }
    #expect(try String(contentsOf: ConformancePage.file, encoding: .utf8) == page)
  }

  @Test("the executable knows which names were recorded") func namesAreUpToDate() throws {
    let source = try CatalogCoverage().source
    if ProcessInfo.processInfo.environment["LAY_UPDATE_FIXTURES"] == "1" {
      try Data(source.utf8).write(to: CatalogCoverage.sourceFile)
    }
    #expect(try String(contentsOf: CatalogCoverage.sourceFile, encoding: .utf8) == source)
  }

  @Test("names are counted where they are used, not where they are spoken of") func names() {
    let used = CatalogCoverage.names(
      in: """
        // A List
        VStack { Text("Toggle .padding()").font(.body) /* .blur(radius: 2) */ }
          .frame(width: 3)
        """)
    #expect(used.views == ["VStack", "Text"])
    #expect(used.modifiers == ["font", "body", "frame"])
  }
}
