import Foundation
import Lay
import LayFuzzing
import LayTestSupport
import Testing

/// How much longer twice and four times as much of something takes.
struct Growth: CustomStringConvertible {
  /// The processor's time for once, twice and four times as much; the least of several runs each.
  var times: [Duration]

  /// What is quadratic takes four times as long for twice as much, and sixteen times for four times. Sorting takes a
  /// little more than twice, and so does what a machine does besides. Both have to be seen: one run that was held up makes
  /// a single step steep.
  var isSteep: Bool {
    let (first, second, third) = (times[0], times[1], times[2])
    return third >= second * 3.3 && third >= max(first, .microseconds(1)) * 8
  }

  var description: String { times.map { "\($0)" }.joined(separator: ", ") }
}

/// Four times as much of anything costs some four times as much, and not sixteen: what the linter, the parser and the
/// evaluation do is counted in the processor's time of one run against that of others, so that a slow machine fails none.
@Suite("Growth")
struct GrowthTests {
  /// What is shorter tells nothing.
  private static let least = Duration.milliseconds(4)
  /// So often is measured what looks steep: noise passes, what is quadratic stays.
  private static let attempts = 6

  static func growth(from count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Growth {
    @Sendable func shortest(_ count: Int) -> Duration {
      (0..<2).map { _ in processorTime { work(count) } }.min() ?? .zero
    }
    return onDeepStack {
      var count = count
      var first = shortest(count)
      while first < least, count < 100_000 {
        count *= 2
        first = shortest(count)
      }
      var growth = Growth(times: [first, shortest(count * 2), shortest(count * 4)])
      for _ in 1..<attempts where growth.isSteep {
        growth = Growth(times: zip(growth.times, [1, 2, 4]).map { min($0, shortest(count * $1)) })
      }
      return growth
    }
  }

  /// What is quadratic is seen, and what is sorted is not.
  @Test(arguments: [(power: 1, isSteep: false), (power: 2, isSteep: true)])
  func tells(power: Int, isSteep: Bool) {
    let growth = Self.growth(from: 500) { count in
      var sum = 0
      for index in 0..<(power == 1 ? count * 40 : count * count / 8) {
        sum = (sum &* 31 &+ index) ^ (sum >> 3)
      }
      #expect(sum != 1)
    }
    #expect(growth.isSteep == isSteep, "\(growth)")
  }

  private static func lint(_ text: String, _ rules: LintRules) {
    _ = Linter(rules: rules).lint(SourceFile(name: "growth.lay", text: text))
  }

  // MARK: Rules

  /// What a rule's page shows as reported, where that is one view.
  private static func example(of rule: LintRule) -> String? {
    let parts = rule.page.split(separator: "```", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[1].hasPrefix("swift\n") else { return nil }
    let text = parts[1].dropFirst("swift\n".count)
    let isView = !["struct ", "#Preview", "let ", "func ", "//"].contains { text.contains($0) }
    return isView ? String(text) : nil
  }

  @Test("each rule over its own finding, again and again", arguments: LintRule.all.map(\.id))
  func findings(id: String) throws {
    let rule = try #require(LintRule(id: id))
    guard let example = Self.example(of: rule) else { return }
    for stack in ["VStack", "HStack", "ZStack"] {
      let growth = Self.growth(from: 50) { count in
        let views = String(repeating: example + "\n", count: count)
        Self.lint("#Preview {\n\(stack) {\n\(views)} }\n", .only(id))
      }
      #expect(!growth.isSteep, "\(stack): \(growth)")
    }
  }

  static let presets = ["correctness", "recommended", "teaching", "strict"]
  /// Neighbours that rules compare with each other, and modifiers around each other.
  static let views = [
    "ZStack { Color.red\n}", "ZStack { Color.red.frame(width: 1, height: 1)\nText(\"a\")\n}",
    "ZStack { Button(\"a\") {}\n}",
    "ZStack { Spacer()\nText(\"a\")\n}", "HStack { Spacer()\n}", "VStack { Spacer()\nDivider()\n}",
    "HStack { Text(\"a few words\").layoutPriority(1)\n}", "HStack { Text(\"a few words\").lineLimit(1)\n}",
    "VStack { Button {} label: { Circle().frame(width: 9, height: 9) }\n}",
    "VStack { Text(\"a\").id(\"x\")\n}",
    "VStack { VStack(alignment: .leading, spacing: 3) { Text(\"a\") }\n}",
    "Grid { GridRow { Text(\"a\").gridCellColumns(3) }\n}",
    "List { Text(\"a\")\nToggle(\"b\", isOn: .constant(true))\n}",
    "ScrollView { GeometryReader { _ in Text(\"a\") }\n}",
    "ViewThatFits { Text(\"a\").frame(width: 4000)\n}",
    "VStack { Text(\"a\").frame(maxWidth: .infinity, alignment: .leading)\n}",
    "HStack { Text(\"a\").padding().background(.red)\n}", "HStack { Circle()\nText(\"a\")\n}",
    "VStack { HStack { Image(systemName: \"star\")\nText(\"a\")\n}\n}",
    "VStack { ZStack { RoundedRectangle(cornerRadius: 3)\nText(\"a\")\n}\n}",
    "HStack { Color.red.layoutPriority(1)\nText(\"a\")\n}",
    "VStack { ScrollView(.horizontal) { Color.red }\n}",
    "HStack { Text(\"a few words\")\nSpacer(minLength: 90)\n}",
    "HStack { Text(\"a\").frame(maxWidth: 90).background(.red)\nSpacer()\n}",
    "VStack { Text(\"a\").scaleEffect(3).alignmentGuide(.leading) { d in 3 }\n}",
    "LazyVGrid(columns: [GridItem(), GridItem()]) { Text(\"a\").padding().background(.red)\n}",
    "ZStack { Text(\"a\").offset(y: 3)\nRectangle().fill(.red).cornerRadius(3).frame(width: 9).clipped()\n}",
    "VStack { Button(\"a\") {}.buttonStyle(.bordered)\n}",
    "VStack { Text(\"a\").background(Circle()).overlay(Color.red)\n}",
    "NavigationStack { NavigationStack { Text(\"a\") }\n}", "VStack { Text(\"a\").position(x: 1, y: 1)\n}",
    "HStack { Image(systemName: \"star\").resizable().scaledToFit()\nText(\"a few words\")\n}",
    "HStack { VStack { Text(\"a\")\nText(\"b\")\nSpacer()\n}\n}",
    "VStack { Text(\"a\")\nTextField(\"b\", text: .constant(\"\"))\n}",
    "VStack(alignment: .leading) { Text(\"a\").frame(maxWidth: .infinity)\nText(\"b\").frame(maxHeight: 90)\n}",
    "VStack { List { Text(\"a\")\n}.background(.red).listRowBackground(Color.red)\nDivider().frame(height: 4)\n}",
    "VStack { Text(\"a\").background(.red)\n}.background(RoundedRectangle(cornerRadius: 20).fill(.red))",
    "ScrollView { Text(\"a\").border(.red).shadow(radius: 9).overlay { Circle().offset(x: -9) }\n}",
    "ZStack { Image(systemName: \"star\").resizable().scaledToFill()\nText(\"a\")\n}",
    "GeometryReader { _ in Text(\"a\")\n}", "Grid { GridRow { Text(\"ab\")\nText(\"a\") }\n}",
  ]

  @Test("presets over neighbours", arguments: presets, views)
  func neighbours(preset: String, view: String) throws {
    let rules = try #require(LintRules(preset: preset))
    let (open, close) = (try #require(view.firstIndex(of: "{")), try #require(view.lastIndex(of: "}")))
    let inner = view[view.index(after: open)..<close]
    let growth = Self.growth(from: 100) { count in
      Self.lint("#Preview { \(view[...open])\n\(String(repeating: String(inner), count: count))} }\n", rules)
    }
    #expect(!growth.isSteep, "\(growth)")
  }

  static let modifiers = [
    ".padding(1)", ".frame(width: 90)", ".frame(maxWidth: .infinity)", ".fixedSize()",
    ".background(Color.red)",
    ".overlay(Text(\"b\"))", ".opacity(0.9)", ".offset(x: 1)", ".clipped()", ".layoutPriority(1)",
    ".id(\"a\")",
    ".border(.red).shadow(radius: 9)", ".background(RoundedRectangle(cornerRadius: 20).fill(.red))",
    ".overlay { Circle().offset(x: -9) }",
    ".font(.body).lineLimit(2)", ".frame(minHeight: 3).border(.red).frame(width: 90)",
  ]

  @Test("presets over modifiers around each other", arguments: presets, modifiers)
  func chains(preset: String, modifier: String) throws {
    let rules = try #require(LintRules(preset: preset))
    let growth = Self.growth(from: 100) { count in
      // Nothing may be nested deeper than this; what is more stands beside it.
      let length = min(count, 1_000)
      let chain = "Text(\"a few words\")" + String(repeating: modifier, count: length) + "\n"
      Self.lint("#Preview { VStack {\n\(String(repeating: chain, count: count / length)) } }\n", rules)
    }
    #expect(!growth.isSteep, "\(growth)")
  }

  // MARK: Sources

  @Test(
    "each diagnostic that can be met again and again",
    arguments: [
      "#", "##", "# ", "foo()\n", "foo\n", "Foo()\n", "#Preview { Color.red }\n",
      "#Preview(\"a\") { Color.red }\n",
      "@State var a = 1\n", "\"\n", "\"\"\"\n", "}\n", ")", "let\n", "if\n", "for ", "while\n", "repeat\n",
      "case\n", ".a\n",
      "Text(\"a\").paddin()\n", "VStack(spacng: 1) {}\n", "// lay:allow x\n", "struct S {}\n",
      "func f() {}\n", "\u{0}",
      "é\u{301}", "\\(", "#if a\n", "a ? b : ", "init\n", "self\n", "`",
    ])
  func repeated(piece: Snippet) {
    for opening in ["", "#Preview { VStack {\n"] {
      let growth = Self.growth(from: 500) { count in
        let source = SourceFile(name: "a.lay", text: opening + String(repeating: piece.text, count: count))
        _ = Compiler().compile(source)
      }
      #expect(!growth.isSteep, "\(opening): \(growth)")
    }
  }
}
