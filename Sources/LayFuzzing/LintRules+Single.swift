import Lay

extension LintRules {
  /// Every rule, at one severity.
  package static func all(_ severity: String) -> LintRules {
    var rules = LintRules()
    for rule in LintRule.all { _ = rules.set(rule.id, to: severity) }
    return rules
  }

  /// One rule by itself.
  package static func only(_ id: String) -> LintRules {
    var rules = all("off")
    _ = rules.set(id, to: "error")
    return rules
  }
}
