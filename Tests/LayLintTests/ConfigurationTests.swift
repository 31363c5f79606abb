import LaySyntax
import LayTestSupport
import LayViews
import Testing

@testable import LayLint

@Suite struct ConfigurationTests {
  private func read(_ text: String) -> (LintConfiguration, [String]) {
    let source = SourceFile(name: ".lay-lint", text: text)
    var sink = DiagnosticSink()
    let configuration = LintConfiguration(source, into: &sink)
    return (configuration, sink.sorted().map { line($0, in: source) })
  }

  @Test func readsRulesPresetsAndExclusions() throws {
    let (configuration, faults) = read(
      """
      # what we hold to
      preset = teaching
      text-truncated = error   # legal texts
      word-broken=off

      exclude = generated/**
      """)
    #expect(faults == [])
    #expect(configuration.preset == .teaching)
    #expect(configuration.rules.severity(of: .textTruncated) == .error)
    #expect(configuration.rules.severity(of: .wordBroken) == nil)
    #expect(configuration.exclusions.map { $0.matches("generated/a/b.lay") } == [true])
  }

  @Test func tellsWhatItDoesNotKnow() {
    let (_, faults) = read("text-trunkated = error\nword-broken = loud\npreset = nice\nexclude\n")
    #expect(
      faults == [
        "1:1-1:15: error: there is no lint rule 'text-trunkated' [lint-configuration]\n"
          + "  help: did you mean 'text-truncated'?\n",
        "2:15-2:19: error: 'loud' is no severity [lint-configuration]\n"
          + "  help: write off, info, warning or error\n",
        "3:10-3:14: error: there is no preset 'nice' [lint-configuration]\n"
          + "  help: write correctness, recommended, teaching or strict\n",
        "4:1-4:8: error: 'exclude' has no value [lint-configuration]\n  help: write exclude = …\n",
      ])
  }

  @Test(arguments: [
    ("*.lay", "a/b.lay", true), ("*.lay", "a/b.txt", false), ("a/*.lay", "a/b.lay", true),
    ("a/*.lay", "a/c/b.lay", false), ("a/**/b.lay", "a/b.lay", true), ("a/**/b.lay", "a/x/y/b.lay", true),
    ("old", "x/old/b.lay", true), ("/old", "x/old/b.lay", false), ("/old", "old/b.lay", true),
    ("x/old", "old/b.lay", false),
    ("b?.lay", "b1.lay", true), ("b?.lay", "b.lay", false), ("**", "a", true), ("*a*b*", "xaybz", true),
  ])
  func matchesPaths(pattern: String, path: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test func presetsDifferByWhatTheyReport() {
    let counts = RuleSettings.Preset.allCases.map { RuleSettings(preset: $0).activeRules.count }
    #expect(counts == counts.sorted() && Set(counts).count == 4)
    #expect(RuleSettings(preset: .correctness).severity(of: .textTruncated) == nil)
    #expect(RuleSettings().severity(of: .textTruncated) == .warning)
  }

  @Test func namesTheConfigurationOfAFinding() {
    var large = Configuration()
    large.dynamicTypeSize = .accessibility5
    large.layoutDirection = .rightToLeft
    let linter = FileLinter(configurations: [Configuration(), large])
    let source = SourceFile(name: "a.lay", text: "Text(\"Continue\").lineLimit(1).frame(width: 90)")
    let messages = linter.lint(source).diagnostics.map { $0.message }
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix(", at type size accessibility5, right to left") == true)
  }

  /// A fingerprint outlives moving lines, and tells equal lines apart.
  @Test func fingerprintsKnowAFindingAgain() {
    func fingerprints(_ text: String) -> [Fingerprint] {
      let report = FileLinter().lint(SourceFile(name: "a.lay", text: text))
      return Fingerprint.list(report.diagnostics, in: report.source)
    }
    let bad = "Text(\"A\").frame(minWidth: -8, maxWidth: 100)\n"
    let before = fingerprints("VStack {\n" + bad + bad + "}")
    #expect(before.count == 2 && Set(before).count == 2)
    #expect(fingerprints("// moved\n\nVStack {\n  " + bad + bad + "}") == before)
  }

  @Test func tellsOfAllowancesThatNameNoRule() {
    let text =
      "Text(\"Continue\").lineLimit(1).frame(width: 30) // lay:allow text-trunkated, ignored-modifier — why\n"
    let source = SourceFile(name: "a.lay", text: text)
    let found = FileLinter().lint(source).diagnostics.map { line($0, in: source) }
    #expect(found.count == 2)
    #expect(
      found.last == "1:61-1:75: warning: there is no rule 'text-trunkated' [unused-allow]\n"
        + "  help: did you mean 'text-truncated'?\n  fix, to look at\n")
  }

  /// Two claims that hold alone and not together are not both made.
  @Test func claimsHoldTogether() throws {
    var settings = RuleSettings(preset: .teaching)
    settings.set("text-in-fixed-height", to: nil)
    let source = SourceFile(
      name: "a.lay",
      text: "HStack { Text(\"A\").layoutPriority(1); Text(\"B\").layoutPriority(1) }.frame(width: 200)")
    let linter = FileLinter(settings: settings)
    let fixed = try #require(linter.fixed(source))
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self) == "HStack { Text(\"A\"); Text(\"B\") }.frame(width: 200)")
    #expect(linter.lint(fixed).diagnostics.map { $0.rule } == [])
  }

  /// What a counterfactual would find idle and another canvas, size of text or direction does not.
  @Test(arguments: [
    "Color.red.frame(maxWidth: 500)",
    "Text(\"Some words that wrap\").frame(maxWidth: 300)",
    "ScrollView { Color.red.frame(height: 500) }",
    "ViewThatFits { Color.red.frame(width: 300, height: 20); Color.red.frame(width: 90, height: 20) }",
    "HStack(alignment: .top) { Text(\"A\"); Text(\"B\").font(.system(size: 17)) }",
    "VStack { Spacer() }",
    "HStack { VStack { Divider() }; Text(\"A\") }",
  ])
  func provesWithMoreThanOneLayout(view: Snippet) {
    let source = SourceFile(name: "a.lay", text: view.text)
    let proven = Set(Rule.provenEverywhere.map { $0.id })
    let found = FileLinter(settings: RuleSettings(preset: .teaching)).lint(source).diagnostics
    #expect(found.filter { proven.contains($0.rule) }.map { line($0, in: source) } == [])
  }

  /// A modifier in a component counts as idle only if it is so at every use.
  @Test func oneUseWithAnEffectSpeaksForAll() {
    let component = """
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content().fixedSize() }
      }

      """
    let rigid = "Box { Color.red.frame(width: 40, height: 40) }"
    func rules(_ body: String) -> [String] {
      FileLinter().lint(SourceFile(name: "a.lay", text: component + "#Preview { VStack { \(body) } }"))
        .diagnostics
        .map { $0.rule }
    }
    #expect(rules(rigid) == ["fixed-size-unused"])
    #expect(rules(rigid + "; Box { Text(\"A\") }") == [])
  }

  /// What lint never says, for it looks wrong and is right.
  @Test(arguments: [
    "HStack { Text(\"A\").frame(minWidth: 0, maxWidth: .infinity); Text(\"B\") }",
    "HStack { Text(\"A\"); Spacer(); Spacer(); Text(\"B\"); Spacer() }",
    "ZStack { Color.red; Text(\"A\").layoutPriority(1) }",
    "Text(\"A rather long text\").fixedSize()",
    "VStack { Color.red.frame(height: 120).frame(maxHeight: 400); Color.blue.frame(height: 20).frame(minHeight: 40) }",
    "ScrollView { VStack { ForEach(0..<40) { i in Color.red.frame(width: 40, height: 60) } } }",
    "HStack { VStack { Color.red.frame(width: 300, height: 20); Text(\"A\") }; Color.blue; Text(\"B\") }",
    "HStack { Text(\"A\"); HStack { Color.red.frame(width: 100); Color.blue.frame(width: 100) }; Spacer() }",
    "Color.red.frame(width: 120, height: 40).frame(width: 60, height: 40).clipped()",
    "ScrollView(.horizontal) { HStack { ForEach(0..<20) { i in Color.red.frame(width: 90, height: 60) } } }",
    "Circle().fill(.red).frame(width: 40, height: 40).overlay(Circle().stroke(.blue).padding(-6))",
    "VStack { Divider(); Text(\"A\"); Color.clear.frame(height: 0) }",
  ])
  func staysSilent(view: Snippet) {
    let source = SourceFile(name: "a.lay", text: view.text)
    #expect(FileLinter().lint(source).diagnostics.map { line($0, in: source) } == [])
  }
}
