import Lay
import Testing

/// A file that is checked among others, which it sees and which are not checked with it.
@Suite struct ModuleLintTests {
  private let others = Module(
    name: "Kit",
    files: [
      SourceFile(
        name: "Kit/Numbers.swift",
        text: """
          // A line that is longer than any of the file that is checked, as a comment about numbers may be.
          let unused = 3
          let long = 12.5; let longer = 12.5
          func f() { let inner = 12; Text("a").lineLimit(0) }
          """),
      SourceFile(name: "Kit/Last.swift", text: "struct Own { let unused = 4 }\nlet last = 5"),
    ])

  private func lint(_ text: String, _ rules: LintRules) -> LintResult {
    let source = SourceFile(SourceFile(name: "Kit/A.swift", text: text), in: [others])
    return Linter(options: Options(), rules: rules).lint(source)
  }

  private func rules(_ severity: String) -> LintRules {
    var rules = LintRules()
    for rule in LintRule.all { _ = rules.set(rule.id, to: severity) }
    return rules
  }

  @Test(arguments: ["Text(\"a\")", "let mine = 1\nText(\"a\")\n", "Text(\"a\")\nlet mine = 1"])
  func `what others declare and do not use is not reported`(_ text: String) {
    let found = lint(text, rules("warning")).diagnostics.filter { $0.rule == "unused-constant" }
    #expect(found.count == (text.contains("mine") ? 1 : 0))
    for diagnostic in found {
      #expect(diagnostic.message.contains("mine"))
      #expect(diagnostic.range.end.line <= 2)
    }
  }

  @Test func `repairs keep to the file`() throws {
    let source = SourceFile(
      SourceFile(name: "Kit/A.swift", text: "Text(\"a\")\nlet mine = 1\n"), in: [others])
    var rules = LintRules()
    _ = rules.set("unused-constant", to: "warning")
    let fixed = try #require(Linter(options: Options(), rules: rules).fixed(source))
    let text = String(decoding: fixed.bytes, as: UTF8.self)
    #expect(!text.contains("mine"))
    #expect(
      text.contains("let unused = 3")
        == String(decoding: source.bytes, as: UTF8.self).contains("let unused = 3"))
  }
}
