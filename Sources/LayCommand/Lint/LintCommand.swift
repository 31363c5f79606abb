import Lay

/// `lay lint`: checks each input and reports what it found, or repairs what is certain.
struct LintCommand {
  private let arguments: Arguments
  private let lint: LintArguments
  private let overrides: LintRules
  /// The operands as written: what is named is checked whatever is excluded.
  private let named: Set<String>
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
    let tasks = inputs.compactMap { command.task(for: $0, &terminal) }
    command.collect(command.outcomes(of: tasks), &terminal)
    command.finish(&terminal)
    return command.status
  }

  private init(_ arguments: Arguments) {
    self.arguments = arguments
    self.lint = arguments.lint
    self.overrides = arguments.lint.rules
    self.named = Set(arguments.inputs)
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

  // MARK: Files

  /// A file to check, by which rules.
  private struct Task {
    var input: Input
    var linter: Linter
  }

  /// What came of a file.
  private struct Outcome {
    var result: LintResult?
    /// A difference, or the repaired standard input.
    var output: [UInt8] = []
    var problem: SystemError?
  }

  /// nil for what is passed over.
  private mutating func task(for input: Input, _ terminal: inout Terminal) -> Task? {
    do throws(SystemError) {
      let configuration = try configurations.configuration(of: input, &terminal)
      if configurations.hasErrors { status = max(status, .faultyInput) }
      if let configuration, !named.contains(input.name), configuration.excludes(input.name) { return nil }
      let options = arguments.options(for: input)
      var linter = Linter(options: options)
      linter.variants = lint.variants(of: options)
      linter.rules = (lint.preset ?? configuration?.rules ?? LintRules()).overridden(by: overrides)
      return Task(input: input, linter: linter)
    } catch {
      terminal.report(error)
      status = .usage
      return nil
    }
  }

  /// Checks the files on all processors; the outcomes are in the files' order.
  private func outcomes(of tasks: [Task]) -> [Outcome] {
    let outcomes = Guarded(Array(repeating: Outcome(), count: tasks.count))
    Threads.share(tasks.count, among: Threads.processorCount) { number in
      let outcome = check(tasks[number])
      outcomes.access { $0[number] = outcome }
    }
    return outcomes.access { $0 }
  }

  private func check(_ task: Task) -> Outcome {
    var outcome = Outcome()
    do throws(SystemError) {
      var source = try SourceFile(name: Self.shortened(task.input.name), bytes: task.input.bytes())
      if lint.fixes || lint.showsDiff { try fix(&source, task, &outcome) }
      let result = task.linter.lint(source)
      outcome.result = baseline.map { result.without($0.fingerprints) } ?? result
    } catch {
      outcome.problem = error
    }
    return outcome
  }

  private mutating func collect(_ outcomes: [Outcome], _ terminal: inout Terminal) {
    for outcome in outcomes {
      do throws(SystemError) {
        if !outcome.output.isEmpty { try Terminal.write(outcome.output) }
        if let problem = outcome.problem { throw problem }
        if let result = outcome.result { results.append(result) }
      } catch {
        terminal.report(error)
        status = .usage
      }
    }
  }

  /// What is found below `.` goes by the name that it has when it is named: reports and baselines compare names.
  private static func shortened(_ name: String) -> String {
    name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }

  /// Repairs a file in place, or shows how it would be.
  private func fix(_ source: inout SourceFile, _ task: Task, _ outcome: inout Outcome) throws(SystemError) {
    guard let fixed = task.linter.fixed(source) else { return }
    if lint.showsDiff { outcome.output += source.difference(to: fixed) }
    guard lint.fixes else { return }
    if task.input.isStandardInput {
      outcome.output += fixed.bytes
    } else {
      try Writing.file(task.input.name, fixed.bytes)
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
          results, rules: (lint.preset ?? LintRules()).overridden(by: overrides), version: Version.current)
      )
    }
    for result in results {
      for diagnostic in result.diagnostics where !arguments.reporting.isQuiet || diagnostic.severity == .error
      {
        terminal.note(diagnostic.formatted(color: terminal.usesColor))
      }
      let dropped = result.droppedDiagnosticCount
      if dropped > 0 { terminal.note("\(result.source.name): \(dropped) more findings are not shown\n") }
    }
    if !arguments.reporting.isQuiet { terminal.note(LintCounts(results).line(fileCount: results.count)) }
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
