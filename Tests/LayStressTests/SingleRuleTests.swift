import Foundation
import Lay
import LayFuzzing
import LayTestSupport
import Testing

/// Rules lean on what others found before them; each must do without.
@Suite("Single rules")
struct SingleRuleTests {
  private static let sources: [SourceFile] =
    (Repository.files(below: Repository.fixtures, suffix: ".lay")
    + Repository.files(below: Repository.samples, suffix: ".lay"))
    .compactMap { try? Repository.source($0) }.filter { $0.bytes.count < 16_000 }

  /// The sources that can be laid out: of the others the linter says what the compiler does.
  private static let sound: [SourceFile] = onDeepStack {
    sources.filter { !Compiler(options: options).compile($0).hasErrors }
  }

  /// Some of them never end: with few views that is known soon.
  private static let options = {
    var options = Options()
    options.maximumViewCount = 2_000
    return options
  }()

  private static func lint(_ sources: [SourceFile], _ rules: LintRules) {
    onDeepStack {
      for source in sources {
        var linter = Linter(options: options)
        linter.rules = rules
        let result = linter.lint(source)
        for diagnostic in result.diagnostics {
          #expect(diagnostic.range.start.offset <= diagnostic.range.end.offset, "\(source.name)")
          #expect(diagnostic.range.end.offset <= source.bytes.count, "\(source.name)")
        }
      }
    }
  }

  @Test("each rule alone over everything that there is", arguments: LintRule.all.map(\.id))
  func rule(id: String) {
    Self.lint(sampled(Self.sound), .only(id))
  }

  @Test(
    "every preset, and all rules as errors",
    arguments: ["correctness", "recommended", "teaching", "strict", ""])
  func preset(name: String) {
    Self.lint(sampled(Self.sources), LintRules(preset: name) ?? .all("error"))
  }
}
