import LaySyntax
import Testing

@testable import LayTest

private func run(
  _ text: String, suggests: Bool = false, filter: String? = nil
) -> (results: [PreviewResult], faults: [Diagnostic]) {
  var tester = PreviewTester()
  tester.suggests = suggests
  let outcome = tester.run(SourceFile(name: "card.lay", text: text)) { name in
    filter.map { name.contains($0) } ?? true
  }
  return (outcome.results, outcome.faults)
}

private let card = """
  #Preview("Card", traits: .fixedLayout(width: 200, height: 100)) {
      VStack(spacing: 4) {
          Text("Title").id("title")
          Color.red.frame(width: 40, height: 30).id("box")
      }
  }
  """

@Suite struct PreviewTesterTests {
  @Test func passesWhatIsTrue() throws {
    let (results, faults) = run(
      card + "\n// lay:expect box.width == 40 — as drawn\n// lay:expect noFindings\n")
    #expect(faults.isEmpty && results.count == 1)
    #expect(results[0].expectationCount == 2 && results[0].failures.isEmpty, "\(results[0].failures)")
  }

  /// A frame that is a fiftieth of a point beyond half a pixel fails.
  @Test(arguments: [("box.width == 40.16", true), ("box.width == 40.187", false), ("box.width >= 44", false)])
  func comparesBarely(text: String, isTrue: Bool) throws {
    let (results, _) = run(card + "\n// lay:expect \(text)\n")
    #expect(results[0].failures.isEmpty == isTrue)
  }

  @Test func groupsVariants() throws {
    let comments = """

      // lay:test devices: iphone-se, iphone-16; sizes: large…xxLarge; directions: all
      // lay:expect title.height < 22
      // lay:expect title.height < 1 when size >= accessibility1
      // lay:expect box.isVisible when direction is rtl
      """
    let (results, faults) = run(card + comments)
    #expect(faults.isEmpty, "\(faults)")
    #expect(results[0].variantCount == 2 * 3 * 2)
    #expect(results[0].failures.count == 1)
    #expect(results[0].failures[0].variants.allSatisfy { !$0.contains(" large ") })
    #expect(results[0].failures[0].variants.count < 12)
  }

  @Test func tellsTheRemedy() throws {
    let (results, _) = run(card + "\n// lay:expect box.height == 50\n", suggests: true)
    #expect(results[0].failures[0].detail == "30 == 50 is false")
    #expect(results[0].failures[0].reason.hasPrefix("so it is 40 wide"))
    #expect(results[0].failures[0].remedy.contains("50"))
  }

  @Test(arguments: [
    ("// lay:expect box.widht == 1", "a view has no property 'widht'"),
    ("// lay:expect", "there is no expression"),
    ("// lay:test devices: iphone-6", "'iphone-6' is none of them"),
    ("// lay:test colours: all", "previews are not laid out for 'colours'"),
    ("// lay:test all", "'all' has no list"),
    ("// lay:expect box.width == 1 when tired", "a condition has three words"),
    ("// lay:expect box.width == 1 when device is nokia", "there is no device 'nokia'"),
  ])
  func tellsFaults(comment: String, message: String) {
    let (results, faults) = run(card + "\n" + comment + "\n")
    #expect(results.isEmpty && faults.map(\.message) == [message])
  }

  /// A name that matches nothing fails, and does not pass.
  @Test func failsUnknownNames() throws {
    let (results, _) = run(card + "\n// lay:expect bux.width == 40\n")
    #expect(results[0].failures.map(\.detail) == ["no view has the id 'bux'; did you mean 'box'?"])
  }

  @Test func belongsToThePreviewBefore() throws {
    let two =
      card + "\n// lay:expect box.width == 40\n" + card.replacingName("Card", "Other")
      + "\n// lay:expect box.width == 1\n"
    let (results, _) = run(two)
    #expect(results.map(\.name) == ["Card", "Other"] && results.map(\.failures.count) == [0, 1])
    #expect(run(two, filter: "Oth").results.map(\.name) == ["Other"])
  }

  // MARK: Kept frames

  private func snapshot(_ text: String) -> String { run(text).results.first?.snapshot ?? "" }

  @Test func writesFrames() {
    let boxes = card.replacingName("Text(\"Title\")", "Color.blue.frame(width: 30, height: 16)")
    // 16 + 4 + 30 = 50 high in the middle of 100, and as wide as the wider one.
    #expect(
      snapshot(boxes) == """
        lay frames 1 of card.lay
        Card

        @ iOS large ltr light
        canvas 200 100
        VStack 80 25 40 50
          frame #title 85 25 30 16
            Color 85 25 30 16
          frame #box 80 45 40 30
            Color 80 45 40 30

        """)
  }

  /// What moves a frame changes the text, and what does not leaves every byte.
  @Test func changesWithFramesAlone() {
    let changes = [
      ("spacing: 4", "spacing: 5"), ("width: 40", "width: 41"), ("\"Title\"", "\"Tilte\""),
      ("VStack", "HStack"),
      (".frame(width: 40, height: 30)", ""), ("height: 100", "height: 101"),
    ]
    for (old, new) in changes { #expect(snapshot(card.replacingName(old, new)) != snapshot(card), "\(new)") }
    for (old, new) in [
      ("\n", "\n\n"), ("Text(", "/* a text */ Text("), ("Color.red", "Color.blue"), ("    ", "\t"),
    ] {
      #expect(snapshot(card.replacingName(old, new)) == snapshot(card), "\(new)")
    }
  }

  /// Of the other variants stands only what differs.
  @Test func writesDifferencesOfVariants() {
    let text = snapshot(card + "\n// lay:test directions: all; sizes: large\n")
    #expect(text.hasSuffix("@ iOS large rtl light\n"))
  }

  @Test func tellsDifferences() {
    let (old, new) = (snapshot(card), snapshot(card.replacingName("spacing: 4", "spacing: 6")))
    let lines = FrameSnapshot.differences(Array(old.utf8), Array(new.utf8), atMost: 2)
    #expect(lines.count == 3 && lines[0].hasPrefix("-VStack") && lines[2].hasPrefix("and "), "\(lines)")
    #expect(FrameSnapshot.differences(Array(old.utf8), Array(old.utf8), atMost: 2).isEmpty)
  }

  // MARK: Reports

  /// Variants are told by what they have in common, where that is all that has it.
  @Test(arguments: [
    (
      "title.height < 1 when size >= xLarge",
      "8 of 12 variants: both devices; xLarge, xxLarge; both directions"
    ),
    ("title.height < 1 when device is iphone-se", "6 of 12 variants: iphone-se; all sizes; both directions"),
    ("title.height < 1 when direction is rtl", "6 of 12 variants: both devices; all sizes; rtl"),
  ])
  func tellsVariants(expectation: String, words: String) throws {
    let comments =
      "\n// lay:test devices: iphone-se, iphone-16; sizes: large…xxLarge; directions: all\n"
      + "// lay:expect \(expectation)\n"
    let result = try #require(run(card + comments).results.first)
    let failure = try #require(result.failures.first)
    #expect(TestReport.variants(of: failure, in: result) == words)
  }

  /// What is no product of devices, sizes, directions and appearances is told one by one.
  @Test func listsVariants() {
    let all = ["se", "16"].flatMap { device in ["S", "M", "L"].map { "\(device) \($0) ltr light" } }
    #expect(VariantSummary([all[0], all[4]], of: all).text == nil)
    #expect(VariantSummary([all[0], all[1]], of: all).text == "se; S, M")
    #expect(VariantSummary([all[1], all[2]], of: all).text == "se; M, L")
    #expect(VariantSummary(Array(all[3...5]), of: all).text == "16; all sizes")
  }

  @Test func writesReports() {
    let (results, _) = run(card + "\n// lay:expect box.width == 1\n")
    let report = TestReport([TestReport.File(name: "a<b>.lay", results: results)])
    func text(_ format: TestReport.Format) -> String { String(decoding: report.write(format), as: UTF8.self) }
    #expect(text(.text).contains("a<b>.lay:7:15: Card: expected box.width == 1\n  40 == 1 is false\n"))
    #expect(text(.text).hasSuffix("1 preview in 1 variant: 1 not as expected\n"))
    #expect(text(.junit).contains("<testcase classname=\"a&lt;b&gt;.lay\" name=\"Card\">"))
    #expect(
      text(.github).hasPrefix("::error file=a<b>.lay,line=7,col=15,title=Card::expected box.width == 1%0A"))
    #expect(text(.tap).contains("not ok 1 - a<b>.lay: Card\n"))
    #expect(text(.json).contains("\"passed\": false"))
    #expect(text(.markdown).hasPrefix("### 1 not as expected\n\n1 preview in 1 variant.\n\n| Preview |"))
    #expect(
      text(.markdown).hasSuffix(
        "| Card | box.width == 1 | the only variant | 40 == 1 is false |  | a&lt;b&gt;.lay:7 |\n"))
    #expect(text(.html).contains("<b>box.width == 1</b> <code>a&lt;b&gt;.lay:7:15</code>"))
    #expect(text(.html).hasSuffix("<td class=\"failed\">1 not as expected\n</table>\n</body>\n</html>\n"))
  }
}

extension String {
  /// The text with every occurrence of some characters replaced.
  fileprivate func replacingName(_ part: String, _ other: String) -> String {
    var (result, rest) = ("", self[...])
    while !rest.isEmpty {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
