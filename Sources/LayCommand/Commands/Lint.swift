import Lay

/// `lay lint`: checks each input and reports what it found, or repairs what is certain.
struct LintCommand {
  private let arguments: Arguments
  private let lint: LintArguments
  private let overrides: LintRules
  private var configurations = LintConfigurations()
  private var baseline: Baseline?
  private var results: [LintResult] = []
  private var status = ExitStatus.done

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    if arguments.lint.listsRules { return print(ruleList()) }
    if let id = arguments.lint.explainedRule { return explainRule(id, &terminal) }
    let (inputs, problems) = Input.list(arguments.inputs)
    for problem in problems { terminal.report(problem) }
    if arguments.inputs.isEmpty {
      terminal.report("no input was given", help: "name .lay files or folders, or - for standard input")
    }
    var command = LintCommand(arguments)
    if !problems.isEmpty || arguments.inputs.isEmpty { command.status = .usage }
    command.readBaseline(&terminal)
    for input in inputs { command.check(input, &terminal) }
    command.finish(&terminal)
    return command.status
  }

  private init(_ arguments: Arguments) {
    self.arguments = arguments
    self.lint = arguments.lint
    self.overrides = arguments.lint.rules
  }

  private mutating func readBaseline(_ terminal: inout Terminal) {
    guard let path = lint.baseline, PathKind(path) != .absent else { return }
    do throws(SystemError) {
      baseline = Baseline(try Reading.file(path))
    } catch {
      terminal.report(error)
      status = .usage
    }
  }

  // MARK: One file

  private mutating func check(_ input: Input, _ terminal: inout Terminal) {
    do throws(SystemError) {
      let configuration = try configurations.configuration(of: input, &terminal)
      if configurations.hasErrors { status = max(status, .faultyInput) }
      let isNamed = arguments.inputs.contains(input.name)
      if let configuration, !isNamed, configuration.excludes(input.name) { return }
      let rules = (lint.preset ?? configuration?.rules ?? LintRules()).overridden(by: overrides)
      let options = arguments.options(for: input)
      var linter = Linter(options: options)
      linter.variants = lint.variants(of: options)
      linter.rules = rules
      var source = try SourceFile(name: Self.shortened(input.name), bytes: input.bytes())
      if lint.fixes || lint.showsDiff { try fix(&source, of: input, linter) }
      var result = linter.lint(source)
      if let baseline { result = result.without(baseline.fingerprints) }
      results.append(result)
    } catch {
      terminal.report(error)
      status = .usage
    }
  }

  /// What is found below `.` goes by the name that it has when it is named: reports and baselines compare names.
  private static func shortened(_ name: String) -> String {
    name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }

  /// Repairs a file in place, or shows how it would be.
  private func fix(_ source: inout SourceFile, of input: Input, _ linter: Linter) throws(SystemError) {
    guard let fixed = linter.fixed(source) else { return }
    if lint.showsDiff { try Terminal.write(source.difference(to: fixed)) }
    guard lint.fixes else { return }
    if input.isStandardInput {
      try Terminal.write(fixed.bytes)
    } else {
      try Writing.file(input.name, fixed.bytes)
    }
    source = fixed
  }

  // MARK: All files

  private mutating func finish(_ terminal: inout Terminal) {
    do throws(SystemError) {
      if let path = lint.baseline, baseline == nil, status != .usage {
        try Writing.file(path, Baseline.bytes(of: results))
        let count = results.reduce(0) { $0 + $1.diagnostics.count }
        terminal.note("\(path): \(count) findings are the baseline from now on\n")
        return
      }
      try report(&terminal)
    } catch {
      terminal.report(error)
      status = .usage
    }
    let counts = LintCounts(results)
    let limit = lint.maximumWarnings ?? .max
    if counts.errors > 0 || counts.warnings > limit { status = max(status, .faultyInput) }
  }

  private func report(_ terminal: inout Terminal) throws(SystemError) {
    guard lint.format == .text else {
      return try Terminal.write(
        lint.format.write(
          results, rules: (lint.preset ?? LintRules()).overridden(by: overrides), version: LayCommand.version)
      )
    }
    for result in results {
      for diagnostic in result.diagnostics where !arguments.isQuiet || diagnostic.severity == .error {
        terminal.note(diagnostic.formatted(color: terminal.usesColor))
      }
      let dropped = result.droppedDiagnosticCount
      if dropped > 0 { terminal.note("\(result.source.name): \(dropped) more findings are not shown\n") }
    }
    if !arguments.isQuiet { terminal.note(LintCounts(results).line(fileCount: results.count)) }
  }

  // MARK: The rules themselves

  private static func explainRule(_ id: String, _ terminal: inout Terminal) -> ExitStatus {
    if let rule = LintRule(id: id) { return print(rule.page) }
    terminal.report(
      "there is no lint rule '\(id)'",
      help: didYouMean(id, among: LintRule.all.map(\.id)) ?? "'lay lint --list-rules' lists them")
    return .usage
  }

  private static func ruleList() -> String {
    let width = (LintRule.all.map(\.id.count).max() ?? 0) + 2
    var text = ""
    var family = ""
    for rule in LintRule.all {
      if rule.family != family {
        text += (family.isEmpty ? "" : "\n") + rule.family + ":\n"
        family = rule.family
      }
      let severity = rule.severity?.rawValue ?? "off"
      text += "  " + padded(rule.id, to: width) + padded(severity, to: 9) + rule.summary + "\n"
    }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func print(_ text: String) -> ExitStatus {
    do throws(SystemError) {
      try Terminal.write(Array(text.utf8))
      return .done
    } catch {
      return .usage
    }
  }
}
