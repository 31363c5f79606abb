import LaySyntax
import Testing

@testable import LayTest

private let cards = """
  #Preview("Card") { Color.red.frame(width: 40, height: 30).id("box") }
  // lay:expect box.height == 30
  #Preview("Other") { Color.red.frame(width: 50, height: 30).id("box") }
  """

private func run(_ expectations: String) -> PreviewTester.Outcome {
  var tester = PreviewTester()
  tester.suggests = false
  tester.expectations = SourceFile(name: "cards.laytest", text: expectations)
  return tester.run(SourceFile(name: "cards.lay", text: cards)) { _ in true }
}

@Suite struct ExpectationFileTests {
  /// What stands above all names of previews is about each of them.
  @Test func isAboutPreviews() throws {
    let outcome = run(
      """
      // Whatever is shown
      test directions: all
      expect box.height == 30 — both

      preview "Other" — the wide one
        expect box.width == 50 when direction is rtl
        expect box.width == 41
        test sizes: large, xLarge
      """)
    #expect(outcome.faults.isEmpty, "\(outcome.faults)")
    #expect(outcome.results.map(\.expectationCount) == [2, 3])
    #expect(outcome.results.map(\.variantCount) == [2, 4])
    #expect(outcome.results.map(\.failures.count) == [0, 1])
    let failure = try #require(outcome.results.last?.failures.first)
    #expect(failure.file == "cards.laytest" && failure.place == SourceLocation(line: 7, column: 10))
    #expect(failure.detail == "50 == 41 is false")
  }

  @Test(arguments: [
    ("expct box.width == 1", "1:1: 'expct' begins no line of a file of expectations"),
    ("preview Other", "1:9: the name of a preview belongs here"),
    ("preview", "1:8: the name of a preview belongs here"),
    ("\n preview \"Othr\"", "2:10: there is no preview \"Othr\""), ("expect", "1:7: there is no expression"),
    ("expect box.widht == 1", "1:12: a view has no property 'widht'"),
    ("test colours: all", "1:6: previews are not laid out for 'colours'"),
  ])
  func tellsFaults(text: String, message: String) throws {
    let outcome = run(text)
    let fault = try #require(outcome.faults.first)
    let place = outcome.faultySource.location(of: fault.range.start)
    #expect(outcome.results.isEmpty && "\(place.line):\(place.column): \(fault.message)" == message)
    #expect(outcome.faultySource.name == "cards.laytest")
  }

  /// However many lines are wrong, the first ones tell.
  @Test func endsManyFaults() {
    #expect(run(String(repeating: "x\n", count: 5_000)).faults.count == 100)
  }
}
