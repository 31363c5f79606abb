import LaySyntax
import LayTestSupport
import Testing

@testable import LayLint

/// What people ask about views that are covered, and about those of a row or frame that do not match.
@Suite struct HiddenViewTests {
  /// What a frame around a ZStack, rows at their tops, bars in readers and the like ask for.
  static let questions: [FillingTests.Question] = [
    FillingTests.Question(
      "alignment-not-passed-on",
      "ZStack(alignment: .bottomTrailing) { Text(\"A\") }.frame(width: 300, height: 200).background(.mint)",
      "ZStack(alignment: .bottomTrailing) { Color.mint; Text(\"A\") }.frame(width: 300, height: 200)"),
    FillingTests.Question(
      "stack-alignment-unused",
      "VStack(alignment: .leading) { Text(\"A\") }",
      "VStack(alignment: .leading) { Text(\"A\") }.frame(maxWidth: .infinity, alignment: .leading)"),
    FillingTests.Question(
      "uneven-cards",
      """
      HStack(alignment: .top) {
        Text("Short").padding().frame(maxWidth: .infinity).background(.yellow)
        Text("A text of several lines, for there is no room for it").padding().frame(maxWidth: .infinity).background(.yellow)
      }
      """,
      """
      HStack(alignment: .top) {
        Text("Short").padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
        Text("A text of several lines, for there is no room for it").padding()
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
      }.fixedSize(horizontal: false, vertical: true)
      """),
    FillingTests.Question(
      "uneven-cards",
      "VStack { Button(\"Log in\") { }; Button(\"Create an account\") { } }.buttonStyle(.bordered)",
      """
      VStack {
        Button { } label: { Text("Log in").frame(maxWidth: .infinity) }
        Button { } label: { Text("Create an account").frame(maxWidth: .infinity) }
      }.buttonStyle(.bordered)
      """),
    FillingTests.Question(
      "geometry-reader-takes-all",
      """
      VStack {
        HStack { GeometryReader { g in Capsule().frame(width: g.size.width * 0.4) }; Text("40 %") }
        Text("Below")
      }
      """,
      """
      VStack {
        HStack { GeometryReader { g in Capsule().frame(width: g.size.width * 0.4) }.frame(height: 8); Text("40 %") }
        Text("Below")
      }
      """),
    FillingTests.Question(
      "empty-label-takes-width",
      "HStack { Toggle(\"\", isOn: .constant(true)); Text(\"Sound\") }",
      "HStack { Text(\"Sound\"); Toggle(\"\", isOn: .constant(true)) }"),
    FillingTests.Question(
      "view-covered",
      "ZStack(alignment: .top) { Text(\"A\").offset(y: 260); Color.white.frame(height: 400).offset(y: 200) }",
      "ZStack(alignment: .top) { Color.white.frame(height: 400).offset(y: 200); Text(\"A\").offset(y: 260) }"),
    FillingTests.Question(
      "view-covered",
      "ZStack { VStack { Text(\"A\"); Text(\"B\") }; Rectangle().fill(.yellow) }",
      "ZStack { VStack { Text(\"A\"); Text(\"B\") }.zIndex(1); Rectangle().fill(.yellow) }"),
    FillingTests.Question(
      "nested-frame-conflict",
      "Color.red.frame(width: 300, height: 300).frame(width: 100, height: 100)",
      "Color.red.frame(width: 300, height: 300).scaleEffect(1.0 / 3.0).frame(width: 100, height: 100)"),
    FillingTests.Question(
      "spacer-in-zstack",
      "ZStack { Spacer(); Text(\"A\") }",
      "ScrollView { ZStack { Spacer().containerRelativeFrame([.vertical]); Text(\"A\") } }"),
    FillingTests.Question(
      "circle-too-small",
      "Text(\"Hello\").overlay(Circle().stroke(.red))",
      "Text(\"Hello\").padding(24).overlay(Circle().stroke(.red))"),
  ]

  @Test(arguments: questions)
  func namesTheCause(question: FillingTests.Question) {
    #expect(found(question.bad).contains(question.rule))
    #expect(!found(question.good).contains(question.rule))
  }

  /// A cover that comes and goes, and what lies beside it, hide nothing that is meant to be seen.
  @Test(arguments: [
    "struct V: View { @State var isLoading = true; var body: some View { ZStack { Text(\"A\"); if isLoading { Color.white } } } }",
    "ZStack { Text(\"A\").frame(maxHeight: .infinity, alignment: .top); Color.mint.frame(height: 90) }",
    "ZStack { Text(\"A\"); Color.mint.clipShape(Circle()) }",
    "ZStack { Text(\"A\"); Color.mint.blendMode(.multiply) }",
    "Text(\"Hello\").padding().background(Circle().fill(.mint))",
    "HStack { Button(\"Log in\") { }; Button(\"Create an account\") { } }.buttonStyle(.bordered)",
  ])
  func hidesNothing(view: Snippet) {
    let rules = found(view.text)
    #expect(!rules.contains { ["view-covered", "circle-too-small", "uneven-cards"].contains($0) })
  }

  /// What a field does with what is typed, what a condition may show, and a constant that is made under its own name.
  @Test(arguments: [
    "VStack(alignment: .leading) { Text(\"A\"); TextField(\"Name\", text: .constant(\"\")).multilineTextAlignment(.trailing) }",
    """
    struct Row: View {
      var isKnown: Bool
      var body: some View { NavigationLink(destination: EmptyView()) { if isKnown { Text("A") } } }
    }
    #Preview { Row(isKnown: false) }
    """,
    """
    struct Row<Content: View>: View {
      @ViewBuilder var content: () -> Content
      var body: some View {
        VStack(alignment: .leading, spacing: 3) { content() }
        VStack(spacing: 3, content: content)
      }
    }
    #Preview { Row { } }
    """,
    """
    let number: Double = {
      let number = 4.0
      return number * 2
    }()
    Color.red.frame(width: number, height: number)
    """,
  ])
  func judgesNoMore(view: Snippet) {
    let rules = found(view.text)
    #expect(
      !rules.contains {
        [
          "alignment-of-one-line", "unlabelled-view", "shadowed-name", "empty-container",
          "spacing-with-one-child",
          "stack-alignment-unused",
        ].contains($0)
      })
  }

  private func found(_ text: String) -> [String] {
    FileLinter(settings: RuleSettings(preset: .teaching)).lint(SourceFile(name: "a.lay", text: text))
      .diagnostics.map { $0.rule }
  }
}
