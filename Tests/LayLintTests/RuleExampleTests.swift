import LaySyntax
import LayViews
import Testing

@testable import LayLint

/// The examples on the rules' pages are true: each rule fires on its bad one and is silent on its good one.
@Suite struct RuleExampleTests {
  @Test(arguments: Rule.all.map { $0.id })
  func firesOnTheBadExampleAlone(id: String) throws {
    let rule = try #require(Rule.named(id))
    let bad = lint(rule.bad, rule)
    #expect(bad.map { $0.rule }.contains(id), "\(bad.map { $0.message })")
    let good = lint(rule.good, rule)
    #expect(!good.map { $0.rule }.contains(id), "\(good.map { $0.message })")
    // What stands on a page compiles, but for the faults that it is about.
    let others = (bad + good).filter { $0.severity == .error && Rule.named($0.rule) == nil }
    #expect(others.isEmpty, "\(others.map { $0.message })")
  }

  /// Silencing is one comment, but for errors.
  @Test(arguments: Rule.all.filter { $0.severity != .error && $0.id != "unused-allow" }.map { $0.id })
  func isSilencedByAComment(id: String) throws {
    let rule = try #require(Rule.named(id))
    let silenced = lint("// lay:allow-file \(id) — tested\n" + rule.bad, rule)
    #expect(!silenced.map { $0.rule }.contains(id))
    #expect(!silenced.map { $0.rule }.contains("unused-allow"))
  }

  /// Everything on by its default, and the rule itself as a warning where it is off.
  private func lint(_ text: String, _ rule: Rule) -> [Diagnostic] {
    var settings = RuleSettings(preset: .teaching)
    if rule.severity == nil { settings.set(rule.id, to: .warning) }
    return FileLinter(settings: settings, configurations: [rule.configuration])
      .lint(SourceFile(name: "example.lay", text: text)).diagnostics
  }
}

extension Rule {
  /// What the examples are laid out for.
  var configuration: Configuration {
    var configuration = Configuration()
    configuration.device = device.flatMap { name in Device.all.first { $0.name == name } }
    return configuration
  }
}
