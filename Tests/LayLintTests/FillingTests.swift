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

  private func found(_ text: String) -> [(rule: String, severity: Diagnostic.Severity)] {
    FileLinter(settings: RuleSettings(preset: .teaching)).lint(SourceFile(name: "a.lay", text: text))
      .diagnostics
      .map { ($0.rule, $0.severity) }
  }

  @Test(
    arguments: questions + drawnQuestions + rowQuestions + defaultQuestions + tapQuestions + freshQuestions
      + matchingQuestions)
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
    // Written on purpose: a badge, a sidebar, statistics in a row.
    "VStack { Text(\"A\").overlay(alignment: .topTrailing) { Circle().frame(width: 9, height: 9).offset(x: 4, y: -4) }; Text(\"B\") }",
    "HStack { VStack { Text(\"A\"); Spacer() }.padding().background(.yellow); Color.red }",
    "VStack { Text(\"A\"); Divider(); Text(\"B\") }",
    "VStack { Text(\"A\"); Rectangle().frame(height: 1); Text(\"B\") }",
    "Image(systemName: \"star\").resizable().scaledToFill().frame(width: 40, height: 160).clipped()",
    "HStack(alignment: .center) { Text(\"42\").font(.largeTitle); Text(\"points\").font(.caption) }",
    "HStack { Text(\"A\").padding().background(.yellow); Text(\"B\").padding().background(.yellow) }",
    "ZStack { RoundedRectangle(cornerRadius: 9).fill(.mint); Text(\"A card\") }",
    "HStack { Circle(); Circle() }",
    "VStack { Text(\"A\").padding().background(.yellow).padding(); Text(\"B\") }",
    "HStack { Circle(); Spacer(); Circle(); Spacer() }.frame(height: 20)",
  ])
  func staysSilent(view: Snippet) {
    #expect(found(view.text).map { $0.rule } == [])
  }

  @Test(arguments: barButtons)
  func letsBarsBe(view: String) {
    #expect(found(view).isEmpty)
  }

  @Test(arguments: idleSpacers)
  func letsSpacersBe(view: String) {
    #expect(!found(view).contains { $0.rule == "spacer-starved" })
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
