import LaySyntax
import LayTestSupport
import LayViews
import Testing

@testable import LayLint

/// What people ask about layouts: each rule names the cause in one view, and is silent where it is mended.
@Suite struct FillingTests {
  struct Question: Sendable, CustomTestStringConvertible {
    var rule: String
    var bad: String
    var good: String

    init(_ rule: String, _ bad: String, _ good: String) {
      (self.rule, self.bad, self.good) = (rule, bad, good)
    }

    var testDescription: String { rule + ": " + bad.prefix(60) }
  }

  static let questions: [Question] = [
    Question(
      "geometry-reader-takes-all",
      """
      struct Bar: View {
        var value: Double
        var body: some View {
          HStack {
            Text("Used")
            GeometryReader { room in Capsule().frame(width: room.size.width * value) }
          }
        }
      }
      #Preview { VStack { Text("Memory"); Bar(value: 0.3); Bar(value: 0.6) } }
      """,
      """
      struct Bar: View {
        var value: Double
        var body: some View {
          HStack {
            Text("Used")
            GeometryReader { room in Capsule().frame(width: room.size.width * value) }.frame(height: 8)
          }
        }
      }
      #Preview { VStack { Text("Memory"); Bar(value: 0.3); Bar(value: 0.6) } }
      """),
    Question(
      "geometry-reader-takes-all",
      "VStack { Text(\"Top\"); GeometryReader { g in Text(\"Half\").frame(width: g.size.width / 2) } }",
      "VStack { Text(\"Top\"); Text(\"Half\").background(GeometryReader { g in Color.clear }) }"),
    Question(
      "background-hugs", "VStack { Text(\"A\"); Spacer() }.padding().border(.red)",
      "HStack { VStack { Text(\"A\"); Spacer() }.padding().border(.red); Text(\"B\") }"),
    Question(
      "edge-not-reached", "Text(\"A\").background(Color.red.ignoresSafeArea())",
      "Color.clear.background(Color.red.ignoresSafeArea())"),
    Question(
      "frame-outside-background",
      "VStack { Text(\"Log in\").padding().background(.blue).frame(maxWidth: .infinity); Text(\"A\") }",
      "VStack { Text(\"Log in\").padding().frame(maxWidth: .infinity).background(.blue); Text(\"A\") }"),
    Question(
      "frame-outside-background",
      "Text(\"A\").background(Color.red).frame(maxWidth: .infinity, maxHeight: .infinity)",
      "Text(\"A\").background(Color.red).frame(maxWidth: .infinity, alignment: .leading)"),
    Question(
      "frame-outside-button",
      """
      VStack {
        Button("Yes") { }.buttonStyle(.bordered).frame(width: 200)
        Button("Perhaps") { }.buttonStyle(.bordered).frame(width: 200)
      }
      """,
      """
      VStack {
        Button { } label: { Text("Yes").frame(width: 200) }.buttonStyle(.bordered)
        Button { } label: { Text("Perhaps").frame(width: 200) }.buttonStyle(.bordered)
      }
      """),
    Question(
      "frame-outside-button",
      "Button(\"Buy\") { }.frame(maxWidth: .infinity).padding().background(Color.yellow)",
      "HStack { Button(\"No\") { }.padding().frame(maxWidth: .infinity); Text(\"A\") }"),
    Question(
      "frame-outside-button",
      "TextField(\"Name\", text: .constant(\"\")).textFieldStyle(.roundedBorder).frame(height: 60)",
      "TextField(\"Name\", text: .constant(\"\")).textFieldStyle(.roundedBorder).frame(maxWidth: 300)"),
    Question(
      "spacer-starved", "HStack { TextField(\"Name\", text: .constant(\"\")); Spacer(); Text(\"A\") }",
      "HStack { Text(\"A text that goes over several lines, for it is as long as a paragraph\"); Spacer() }"),
    Question(
      "spacer-starved",
      "VStack { ScrollView { Text(\"A\").frame(maxWidth: .infinity) }; Spacer(); Text(\"B\") }",
      "VStack { ScrollView { Text(\"A\").frame(maxWidth: .infinity) }.frame(height: 90); Spacer(); Text(\"B\") }"
    ),
    Question(
      "ratio-after-frame", "Image(systemName: \"star\").resizable().frame(width: 90).scaledToFit()",
      "Image(systemName: \"star\").resizable().scaledToFit().frame(width: 90)"),
    Question(
      "list-row-not-filled", "List { Text(\"A\").background(Color.yellow); Text(\"B\") }",
      "List { Text(\"A\").listRowBackground(Color.yellow); Text(\"B\") }"),
    Question(
      "line-stretches-stack",
      "VStack { HStack { Text(\"A\"); Color.red.frame(width: 2); Text(\"B\") }; Text(\"Below\") }",
      "VStack { HStack { Text(\"A\"); Color.red.frame(width: 2, height: 20); Text(\"B\") }; Text(\"Below\") }"
    ),
    Question(
      "alignment-of-one-line",
      "Text(\"Short\").multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .leading)",
      "Text(\"Short\").multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)"),
    Question(
      "grid-spacing-on-one-axis",
      "LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 9) } }",
      "LazyHGrid(rows: [GridItem(.fixed(40))], spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 9) } }"
    ),
    Question(
      "shape-collapses-to-ten",
      "ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { _ in Rectangle() } } }",
      "ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { _ in Rectangle().frame(height: 40) } } }"
    ),
    Question(
      "list-in-scroll-view", "ScrollView { List(0..<3) { Text(\"\\($0)\") } }",
      "ScrollView { List(0..<3) { Text(\"\\($0)\") }.frame(minHeight: 200) }"),
    Question(
      "text-squeezed",
      "HStack { Text(\"How loud it is to be\"); Slider(value: .constant(0.5)) }.frame(width: 240)",
      "HStack { Text(\"How loud it is to be\").layoutPriority(1); Slider(value: .constant(0.5)) }.frame(width: 240)"
    ),
    Question(
      "middle-off-centre",
      "HStack { Image(systemName: \"star\"); Spacer(); Text(\"Middle\"); Spacer(); Text(\"Edit all\") }",
      "HStack { Text(\"Undo\"); Spacer(); Text(\"Middle\"); Spacer(); Text(\"Undo\") }"),
    Question(
      "scroll-view-hugs", "ScrollView { Text(\"A\").padding().background(.yellow) }",
      "HStack { ScrollView { Text(\"A\") }; Color.red }"),
    Question(
      "duplicate-id", "VStack { Text(\"A\").id(\"x\"); Text(\"B\").id(\"x\") }",
      "VStack { Text(\"A\").id(\"x\"); Text(\"B\").id(\"y\") }"),
    Question(
      "outside-canvas",
      "Text(\"A line of text that is longer than a telephone is wide, by far\").fixedSize()",
      "ScrollView(.horizontal) { Text(\"A line of text that is longer than a telephone is wide, by far\").fixedSize() }"
    ),
  ]

  private func found(_ text: String) -> [(rule: String, severity: Diagnostic.Severity)] {
    FileLinter(settings: RuleSettings(preset: .teaching)).lint(SourceFile(name: "a.lay", text: text))
      .diagnostics
      .map { ($0.rule, $0.severity) }
  }

  @Test(arguments: questions)
  func namesTheCause(question: Question) {
    #expect(found(question.bad).contains { $0.rule == question.rule })
    #expect(!found(question.good).contains { $0.rule == question.rule })
    #expect(!(found(question.bad) + found(question.good)).contains { $0.severity == .error })
  }

  /// Overflow is found inside whatever holds content, and told of the view that needs the room.
  @Test(arguments: [
    "NavigationStack { % }", "ScrollView { % }", "List { % }", "Form { Section { % } }",
    "TabView { %.tabItem { Text(\"A\") } }", "Grid { GridRow { % } }", "LazyVStack { % }",
    "GeometryReader { g in % }", "Color.red.overlay { % }", "Color.red.background { % }",
    "ScrollView { LazyVStack { % } }", "ZStack { % }",
  ])
  func reachesInside(container: String) {
    let row = "HStack { Color.red.frame(width: 300, height: 20); Color.blue.frame(width: 200, height: 20) }"
    let text = container.replacing("%", with: row)
    let rules = found(text).map { $0.rule }
    #expect(rules.filter { $0 == "stack-overflow" } == ["stack-overflow"], "\(rules)")
  }

  /// Content that scrolls is longer than what shows it.
  @Test(arguments: [
    "ScrollView(.horizontal) { HStack { Color.red.frame(width: 300, height: 20); Color.blue.frame(width: 200, height: 20) } }",
    "List { ForEach(0..<40) { i in Text(\"Row \\(i)\") } }",
    "NavigationStack { ScrollView { VStack { ForEach(0..<40) { i in Text(\"Row \\(i)\").frame(maxWidth: .infinity) } } } }",
    "NavigationStack { List { ForEach(0..<40) { i in Text(\"Row \\(i)\") } }.navigationTitle(\"Rows\") }",
    // Written on purpose: a badge, a picture that is drawn over its neighbour, a sidebar, statistics in a row.
    "VStack { Text(\"A\").overlay(alignment: .topTrailing) { Circle().frame(width: 9, height: 9).offset(x: 4, y: -4) }; Text(\"B\") }",
    "VStack { Color.red.frame(height: 200); Circle().frame(width: 90, height: 90).offset(y: -45); Text(\"A\") }",
    "HStack { VStack { Text(\"A\"); Spacer() }.padding().background(.yellow); Color.red }",
    "VStack { Text(\"A\"); Divider(); Text(\"B\") }",
    "VStack { Text(\"A\"); Rectangle().frame(height: 1); Text(\"B\") }",
  ])
  func staysSilent(view: Snippet) {
    #expect(found(view.text).map { $0.rule } == [])
  }

  /// What stands in for something unknown says nothing about the layout.
  @Test func keepsOutOfWhatIsUnknown() {
    var lenient = Configuration()
    lenient.isLenient = true
    let text = "VStack { Donaudampfschiff().frame(width: 20); Text(\"settings.title\").frame(width: 30) }"
    let report = FileLinter(settings: RuleSettings(preset: .teaching), configurations: [lenient])
      .lint(SourceFile(name: "a.lay", text: text))
    #expect(Set(report.diagnostics.map { $0.rule }) == ["unknown-view"])
  }

  @Test(arguments: ["// lay:allow — all", "// lay:allow", "// lay:allow all — it is fine"])
  func anAllowanceNamesItsRule(comment: String) {
    let source = SourceFile(name: "a.lay", text: "Text(\"A\")  \(comment)\n")
    let messages = FileLinter().lint(source).diagnostics.map { $0.message }
    #expect(messages == ["this allowance names no rule, and allows nothing"])
  }
}
