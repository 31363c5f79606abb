import LayLint
import LaySyntax

/// Which lint rules report, and how severe their findings are.
public struct LintRules: Equatable, Sendable {
  var settings = RuleSettings()

  /// Errors and warnings: every rule that is on by default but for remarks.
  public init() {}

  /// The rules of a preset: `correctness`, `recommended`, `teaching` or `strict`; nil if there is no such preset.
  public init?(preset name: String) {
    guard let preset = RuleSettings.Preset.allCases.first(where: { $0.name == name }) else { return nil }
    settings = RuleSettings(preset: preset)
  }

  /// Whether a warning is as much as an error: in the preset `strict`.
  public var warningsFail: Bool { settings.preset == .strict }

  /// Sets a rule from the words of a command line: `rule=severity`.
  ///
  /// - Returns: what is wrong with them; nil when nothing is.
  public mutating func set(_ rule: String, to severity: String) -> String? {
    guard Rule.named(rule) != nil else {
      let nearest = nearestName(to: rule, among: Rule.all.map { $0.id })
      return "there is no lint rule '\(rule)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
    guard let severity = LaySyntax.Diagnostic.Severity.setting(severity) else {
      return "'\(severity)' is no severity: write off, info, warning or error"
    }
    settings.set(rule, to: severity)
    return nil
  }

  /// Reports what lay does not draw as a device does, as remarks: see ``Diagnostic/isLimit``.
  public mutating func reportLimits() {
    for rule in Rule.limits { settings.set(rule.id, to: .info) }
  }

  /// These rules with what others say about single rules on top.
  public func overridden(by other: LintRules) -> LintRules {
    var rules = self
    rules.settings = settings.overridden(by: other.settings)
    return rules
  }
}

/// What a `.lay-lint` file says: a severity for a rule on each line, a preset, and paths to pass over.
public struct LintConfiguration: Sendable {
  private let content: LayLint.LintConfiguration
  /// Whether the files of its folder see each other's declarations: `module = on`.
  public var isModule: Bool { content.isModule }
  /// What the file says that means nothing.
  public let diagnostics: [Diagnostic]

  /// Reads a configuration file's text.
  public init(_ source: SourceFile) {
    var sink = DiagnosticSink()
    content = LayLint.LintConfiguration(source.file, into: &sink)
    diagnostics = sink.sorted().map { Diagnostic($0, in: source.file) }
  }

  /// The rules, where nothing else is said.
  public var rules: LintRules {
    var rules = LintRules()
    rules.settings = RuleSettings(preset: content.preset ?? .recommended).overridden(by: content.rules)
    return rules
  }

  /// Whether a path, relative to the file's folder, is passed over.
  public func excludes(_ path: String) -> Bool { content.exclusions.contains { $0.matches(path) } }
}

/// One rule, as a list or a page shows it.
public struct LintRule: Sendable {
  let content: Rule

  /// Every rule, family by family.
  public static var all: [LintRule] { Rule.all.map { LintRule(content: $0) } }

  /// The rule of an id; nil if there is none.
  public init?(id: String) {
    guard let rule = Rule.named(id) else { return nil }
    content = rule
  }

  private init(content: Rule) { self.content = content }

  public var id: String { content.id }
  /// The heading that it stands under.
  public var family: String { content.family.title }
  /// What it finds: one clause.
  public var summary: String { content.summary }
  /// Its severity unless something else is said; nil: off.
  public var severity: Diagnostic.Severity? {
    switch content.severity {
    case .info: return .info
    case .warning: return .warning
    case .error: return .error
    case nil: return nil
    }
  }

  /// The rule's page as Markdown: what it finds, why, a view that it fires on, one that it does not, how to
  /// silence it.
  public var page: String { RulePage(content).markdown }
}
