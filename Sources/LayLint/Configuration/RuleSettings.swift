import LaySyntax

/// How severe each rule is: a preset, then what `.lay-lint` and the command line say.
package struct RuleSettings: Sendable, Equatable {
  /// Which rules report at all.
  package enum Preset: UInt8, Sendable, CaseIterable {
    /// Errors only.
    case correctness
    /// Errors and warnings.
    case recommended
    /// Everything that is on by default, remarks included.
    case teaching
    /// As `teaching`, and the rules of taste as remarks.
    case strict

    package var name: String {
      switch self {
      case .correctness: return "correctness"
      case .recommended: return "recommended"
      case .teaching: return "teaching"
      case .strict: return "strict"
      }
    }
  }

  package var preset: Preset
  /// What was said about single rules; an inner nil turns one off.
  private var overrides: [String: Diagnostic.Severity?] = [:]

  package init(preset: Preset = .recommended) { self.preset = preset }

  package mutating func set(_ rule: String, to severity: Diagnostic.Severity?) {
    overrides.updateValue(severity, forKey: rule)
  }

  /// These settings with what another says about single rules on top.
  package func overridden(by other: RuleSettings) -> RuleSettings {
    var settings = self
    for (rule, severity) in other.overrides { settings.overrides.updateValue(severity, forKey: rule) }
    return settings
  }

  /// These settings with all other rules off.
  func limited(to rules: [Rule]) -> RuleSettings {
    var settings = self
    let ids = Set(rules.map { $0.id })
    for rule in Rule.all where !ids.contains(rule.id) { settings.set(rule.id, to: nil) }
    return settings
  }

  /// nil: the rule is off.
  package func severity(of rule: Rule) -> Diagnostic.Severity? {
    if !overrides.isEmpty, let override = overrides[rule.id] { return override }
    switch (preset, rule.severity) {
    case (.correctness, .error?): return .error
    case (.correctness, _), (.recommended, .info?): return nil
    case (.recommended, let severity), (.teaching, let severity): return severity
    // Of what lay leaves out nobody can mend the source.
    case (.strict, _): return rule.family == .limits ? rule.severity : rule.severity ?? .info
    }
  }

  package func isOn(_ rule: Rule) -> Bool { severity(of: rule) != nil }

  /// Whether a finding is shown: one that its circumstances made a remark only with the remarks.
  func shows(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .info, overrides[diagnostic.rule] == nil else { return true }
    return preset == .teaching || preset == .strict
  }

  /// The ids of the rules that report: of these alone can be said that an allowance was idle.
  package var activeRules: Set<String> {
    var rules: Set<String> = []
    for rule in Rule.all where isOn(rule) { rules.insert(rule.id) }
    return rules
  }
}

extension Diagnostic.Severity {
  /// The severity of a word in `.lay-lint` or after `--rule`; the inner nil is `off`, the outer no such word.
  package static func setting(_ word: String) -> Diagnostic.Severity?? {
    switch word {
    case "off": return .some(nil)
    case "info": return .info
    case "warning": return .warning
    case "error": return .error
    default: return nil
    }
  }
}
