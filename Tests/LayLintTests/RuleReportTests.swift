import LaySyntax
import Testing

@testable import LayLint

/// The exact report that each rule's bad example gives, and what its certain fix makes of it.
@Suite struct RuleReportTests {
  private static func settings(_ rule: Rule) -> RuleSettings {
    var settings = RuleSettings(preset: .teaching)
    if rule.severity == nil { settings.set(rule.id, to: .warning) }
    return settings
  }

  @Test(arguments: Rule.all.map { $0.id })
  func isAsRecorded(id: String) throws {
    let rule = try #require(Rule.named(id))
    let source = SourceFile(name: "\(id).lay", text: rule.bad + "\n")
    let linter = FileLinter(settings: Self.settings(rule), configurations: [rule.configuration])
    var text = rule.bad + "\n\n"
    for diagnostic in linter.lint(source).diagnostics { text += line(diagnostic, in: source) }
    if let fixed = linter.fixed(source) { text += "\n" + String(decoding: fixed.bytes, as: UTF8.self) }
    let path = "Tests/Fixtures/Lint/\(id).txt"
    #expect(try Repository.expectation(path, updatedTo: text) == text)
  }

  /// A fixed file has nothing left to fix, and a safe fix never removes more than it names.
  @Test(arguments: Rule.all.map { $0.id })
  func isFixedOnce(id: String) throws {
    let rule = try #require(Rule.named(id))
    let linter = FileLinter(settings: Self.settings(rule), configurations: [rule.configuration])
    guard let fixed = linter.fixed(SourceFile(name: "a.lay", text: rule.bad)) else { return }
    #expect(linter.fixed(fixed) == nil)
    #expect(!linter.lint(fixed).diagnostics.contains { $0.rule == id && $0.fix?.isSafe == true })
  }

  @Test func fixesKeepEverythingElse() throws {
    let text = "\u{FEFF}// Ä — kept\r\nText(\"é\")\t.frame( minWidth : -8 , maxWidth: 1_00 )  // kept\r\n\r\n"
    let fixed = try #require(FileLinter().fixed(SourceFile(name: "a.lay", text: text)))
    let expected = text.replacing("-8", with: "0")
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == expected)
  }

  @Test func everyRuleIsListedOnce() {
    let ids = Rule.all.map { $0.id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  /// The article holds every page, as the rules have it now.
  @Test func articleIsUpToDate() throws {
    let article = RulePage.article
    #expect(try Repository.expectation("Sources/Lay/Lay.docc/LintRules.md", updatedTo: article) == article)
  }
}
