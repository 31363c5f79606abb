import Lay

extension CommandRow {
  static var lint: CommandRow {
    CommandRow(
      name: "lint", operands: "[options] <inputs>",
      summary: "find contradictions, overflow and what has no effect",
      details: """
        Checks .lay files, folders of them, or - for standard input: the source, the values of every view, and the
        computed layout of every preview. Rules are set in a file .lay-lint, in the folder or above it, or by --rule;
        a finding is silenced in the source by // lay:allow RULE — reason.
        """,
      usesAllProcessors: true, own: [lintReporting, lintMatrix],
      run: { LintCommand.run($0, &$1) })
  }

  private static var lintReporting: OptionGroup {
    OptionGroup(
      title: "What it reports",
      options: [
        .option("--format", "text|json|sarif|github", "text unless given", .word) { $0.own.lint.format = $1 },
        .option("--output", short: "-o", "FILE", "put the report there, and show the findings as text", .text)
        {
          $0.output.path = $1
        },
        OptionRow(
          name: "--rule", short: nil, placeholder: "ID=SEVERITY",
          help: "off, info, warning or error for one rule; may be repeated"
        ) { arguments, text throws(UsageError) in
          let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          guard parts.count == 2 else {
            throw UsageError("'--rule' takes ID=SEVERITY, not '\(text)'")
          }
          if let fault = arguments.own.lint.rules.set(String(parts[0]), to: String(parts[1])) {
            throw UsageError(fault, help: "see 'lay lint --list-rules'")
          }
        },
        .option("--preset", "NAME", "correctness, recommended, teaching or strict", .word(presets)) {
          $0.own.lint.preset = $1.rules
          if $1.warningsFail, $0.own.lint.maximumWarnings == nil { $0.own.lint.maximumWarnings = 0 }
        },
        SharedOptions.module,
        .option("--layout", "NAME", "of a project, only files with the preview of this name", .text) {
          $0.layout = $1
        },
        .flag("--fix", "make the repairs that are certain, in place") { $0.own.lint.fixes = true },
        .flag("--diff", "show the repairs as a unified diff") { $0.own.lint.showsDiff = true },
        .option("--max-warnings", "N", "fail on more warnings", .count(in: 0...1_000_000_000)) {
          $0.own.lint.maximumWarnings = $1
        },
        .option("--baseline", "FILE", "accept the findings it lists; written if it is absent", .text) {
          $0.own.lint.baseline = $1
        },
        .flag("--limits", "report also what lay does not draw as a device does, as remarks") {
          $0.own.lint.rules.reportLimits()
        },
        .flag("--list-rules", "every rule with its severity") { $0.own.lint.listsRules = true },
        .option("--explain-rule", "ID", "a rule's page", .text) { $0.own.lint.explainedRule = $1 },
      ])
  }

  private static var lintMatrix: OptionGroup {
    OptionGroup(
      title: "What previews are laid out for; lists are separated by commas",
      options: [
        .option(
          "--type-size", "SIZES|all", "sizes of text",
          .list(SharedOptions.typeSizes, aliases: SharedOptions.shortTypeSizes)
        ) {
          $0.own.lint.typeSizes = $1
          if !$1.contains($0.options.dynamicTypeSize), let first = $1.first {
            $0.options.dynamicTypeSize = first
          }
        },
        .option("--direction", "ltr,rtl|both", "reading directions", .list(SharedOptions.directions)) {
          $0.own.lint.directions = $1
          if !$1.contains($0.options.layoutDirection), let first = $1.first {
            $0.options.layoutDirection = first
          }
        },
        .option("--device", "NAMES|all", "devices: see below", .list(SharedOptions.devices)) {
          $0.own.lint.devices = $1
          $0.options.device = $1.first
        },
      ])
  }

  private struct Preset {
    var rules: LintRules
    var warningsFail = false
  }

  private static var presets: [(name: String, value: Preset)] {
    ["correctness", "recommended", "teaching", "strict"].compactMap { name in
      LintRules(preset: name).map { (name, Preset(rules: $0, warningsFail: name == "strict")) }
    }
  }
}
