import Lay

/// `lay lint`: checks each input and reports what it found, or repairs what is certain.
struct LintCommand {
  private let arguments: Arguments
  private let lint: LintArguments
  private let overrides: LintRules
  /// The operands as written: what is named is checked whatever is excluded.
  private let named: Set<String>
  private var configurations = LintConfigurations()
  private var folders: ModuleFolders
  private var baseline: Baseline?
  private var results: [LintResult] = []
  /// What is read: sources, and the images of those that are checked.
  private var read: (inputs: [Input], assets: [InputAssets]) = ([], [])
  private var problems: Set<String> = []
  /// What was found, and what the baseline calls each file.
  private var unfiltered: [LintResult] = []
  private var names: [String] = []
  /// How many files were repaired, and by how many changes.
  private var fixed = (files: 0, changes: 0)
  /// Whether a file was to be without warnings and is not.
  private var isTooLax = false
  private var status = ExitStatus.done

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    if arguments.own.lint.listsRules { return print(ruleList()) }
    if let id = arguments.own.lint.explainedRule { return explainRule(id, &terminal) }
    if arguments.output.path != nil, arguments.own.lint.format == .text {
      terminal.report("'--output' takes a report", help: "say which: --format json, sarif or github")
      return .usage
    }
    let list = Input.list(arguments, takesProjects: true)
    terminal.report(list, arguments)
    var command = LintCommand(arguments)
    if !list.problems.isEmpty || arguments.inputs.isEmpty { command.status = .usage }
    command.read.inputs = list.inputs
    command.readBaseline(&terminal)
    var tasks = list.inputs.compactMap { command.task(for: $0, &terminal) }
    for place in list.projects { tasks += command.tasks(inProject: place, &terminal) }
    command.read.assets = tasks.map(\.assets)
    command.collect(command.outcomes(of: tasks), &terminal)
    command.finish(&terminal)
    return command.status
  }

  private init(_ arguments: Arguments) {
    self.arguments = arguments
    self.lint = arguments.own.lint
    self.folders = ModuleFolders(arguments)
    self.overrides = arguments.own.lint.rules
    self.named = Set(arguments.inputs)
  }

  private mutating func readBaseline(_ terminal: inout Terminal) {
    guard let path = lint.baseline else { return }
    do throws(SystemError) {
      baseline = try Baseline(path: path)
    } catch {
      terminal.report(error)
      status = .usage
    }
  }

  // MARK: Files

  /// A file to check, by which rules.
  private struct Task {
    var input: Input
    var assets: InputAssets
    var linter: Linter
    /// The modules around the file; nil where it is by itself.
    var modules: [Module]?
    /// The files that it is read with; nil where it is read alone.
    var place: LintGroups.Place?
  }

  /// What came of a file.
  private struct Outcome {
    var result: LintResult?
    /// What it is called in the baseline.
    var name = ""
    var warningsFail = false
    /// Whether it was checked among other files.
    var isOfModule = false
    var fixCount = 0
    /// A difference, or the repaired standard input.
    var output: [UInt8] = []
    var problem: SystemError?
  }

  /// nil for what is passed over.
  private mutating func task(for input: Input, _ terminal: inout Terminal) -> Task? {
    do throws(SystemError) {
      let configuration = try configurations.configuration(of: input, &terminal)
      if configurations.hasErrors { status = max(status, .faultyInput) }
      if let configuration, !named.contains(input.name), configuration.excludes(input) { return nil }
      let assets = arguments.assets(for: input)
      let options = arguments.options(with: assets)
      var linter = Linter(options: options)
      linter.variants = lint.variants(of: options)
      linter.rules = (lint.preset ?? configuration?.rules ?? LintRules()).overridden(by: overrides)
      let module = arguments.module ?? configuration?.module
      return Task(
        input: input, assets: assets, linter: linter, modules: module.map { folders.modules(in: $0) })
    } catch {
      // A configuration speaks for many files.
      if problems.insert(error.message).inserted { terminal.report(error) }
      status = .usage
      return nil
    }
  }

  /// The files of a project that have previews, each to be checked among the others.
  private mutating func tasks(inProject place: FilePlace, _ terminal: inout Terminal) -> [Task] {
    let sources = ProjectSources(in: place, packages: arguments.packages)
    var project = Project(sources.modules, name: place.path)
    let previews = sources.previews(of: project, named: arguments.layout)
    if previews.isEmpty {
      ProjectSources.reportMissing(arguments.layout, in: place, &terminal)
      status = .usage
    }
    var seen: Set<String> = []
    let files = previews.map(\.file).filter { seen.insert($0).inserted }
    let places = lint.fixes || lint.showsDiff ? [:] : groupedPlaces(of: files, in: sources, &project)
    let memory = AssetMemory()
    let found = files.compactMap { file -> Task? in
      let input = Input(place.appending(sources.relative(file)))
      guard var task = task(for: input, &terminal) else { return nil }
      task.assets = sources.assets(arguments, memory)
      task.linter.options.fonts.add(sources.fonts)
      task.linter.options.assets = task.assets.source
      task.linter.options.isLenient = true
      task.place = places[file]
      task.modules =
        places[file]?.group.modules ?? project.modules(sources.modules(around: file), reachedFrom: file)
      if sources.isForMac(file), arguments.screen.platform == nil, arguments.options.device == nil {
        task.linter.options.platform = .macOS
      }
      // Each variant is laid out with what is the project's, too.
      task.linter.variants = lint.variants(of: task.linter.options)
      return task
    }
    read.inputs += found.map(\.input)
    return found
  }

  /// The places of files among those that they are read with, by the file.
  private func groupedPlaces(
    of files: [String], in sources: ProjectSources, _ project: inout Project
  ) -> [String: LintGroups.Place] {
    var sizes: [String: Int] = [:]
    var modules: [String: String] = [:]
    for module in sources.modules {
      for file in module.files { (sizes[file.name], modules[file.name]) = (file.bytes.count, module.name) }
    }
    var groups = LintGroups(sizes: sizes)
    for file in files {
      let reached = project.files(reachedFrom: file)
      guard !reached.isEmpty, let module = modules[file] else { continue }
      groups.add(file, of: module, reaching: reached)
    }
    return groups.places { project.modules(sources.modules(around: $0), holding: $1) }
  }

  /// Checks the files on all processors; the outcomes are in the files' order.
  private func outcomes(of tasks: [Task]) -> [Outcome] {
    let outcomes = Guarded(Array(repeating: Outcome(), count: tasks.count))
    let order = LintGroups.order(of: tasks.map(\.place))
    Threads.share(tasks.count, among: Threads.processorCount, each: { LintMemory() }) {
      place, memory in
      let number = order[place]
      let outcome = check(tasks[number], memory)
      outcomes.access { $0[number] = outcome }
    }
    return outcomes.access { $0 }
  }

  private func check(_ task: Task, _ memory: LintMemory) -> Outcome {
    var outcome = Outcome()
    do throws(SystemError) {
      let content = try task.input.content()
      let bytes: [UInt8] = if let content { content.bytes } else { try FileReader.standardInput() }
      var source = SourceFile(name: Self.shortened(task.input.name), bytes: bytes)
      if lint.fixes || lint.showsDiff { try fix(&source, read: content, task, &outcome) }
      let shared = task.place.flatMap {
        task.linter.lint(
          $0.file, hiding: $0.hidden, of: memory.files(of: $0.group), memory: memory.names)
      }
      let result =
        shared?.named(source.name)
        ?? task.linter.lint(source.inModules(task.modules, at: task.input.place), memory: memory.names)
      if let problem = task.assets.problem { throw problem }
      outcome.result = result.withoutIdleSource
      outcome.name = baseline?.name(of: task.input) ?? source.name
      outcome.isOfModule = task.modules != nil
      outcome.warningsFail = task.linter.rules.warningsFail
    } catch {
      outcome.problem = error
    }
    return outcome
  }

  private mutating func collect(_ outcomes: [Outcome], _ terminal: inout Terminal) {
    var others = FoundElsewhere()
    var strict: Set<Int> = []
    for outcome in outcomes {
      do throws(SystemError) {
        if !outcome.output.isEmpty { try Terminal.write(outcome.output) }
        if let problem = outcome.problem { throw problem }
        if outcome.fixCount > 0 { fixed = (fixed.files + 1, fixed.changes + outcome.fixCount) }
        guard var result = outcome.result else { continue }
        if outcome.isOfModule {
          let found = result.byFile
          result = found.own
          for other in found.others { others.add(other, named: Self.shortened(other.source.name)) }
        }
        unfiltered.append(result)
        names.append(outcome.name)
        if outcome.warningsFail { strict.insert(unfiltered.count - 1) }
      } catch {
        terminal.report(error)
        status = .usage
      }
    }
    for index in unfiltered.indices {
      if let other = others.take(named: unfiltered[index].source.name) { unfiltered[index].add(other) }
    }
    for other in others.rest {
      unfiltered.append(other)
      names.append(baseline?.name(of: Input(FilePlace(other.source.name))) ?? other.source.name)
    }
    filter(strict)
  }

  /// - Parameter strict: The results whose warnings fail.
  private mutating func filter(_ strict: Set<Int>) {
    for (index, result) in unfiltered.enumerated() {
      let shown = baseline?.content?.filter(result, named: names[index]) ?? result
      results.append(shown)
      if strict.contains(index), lint.maximumWarnings == nil, LintCounts([shown]).warnings > 0 {
        isTooLax = true
      }
    }
  }

  /// What is found below `.` goes by the name that it has when it is named: reports and baselines compare names.
  private static func shortened(_ name: String) -> String {
    name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }

  /// Repairs a file in place, or shows how it would be.
  private func fix(
    _ source: inout SourceFile, read content: FileReader.Content?, _ task: Task, _ outcome: inout Outcome
  ) throws(SystemError) {
    guard let (fixed, count) = task.linter.repaired(source) else { return }
    // What was decided without an image that is there may be wrong.
    if let problem = task.assets.problem { throw problem }
    if lint.showsDiff { outcome.output += source.difference(to: fixed) }
    guard lint.fixes else { return }
    if let place = task.input.place, let content {
      try WritableFolder.replace(place, holding: content, by: fixed.bytes)
    } else {
      outcome.output += fixed.bytes
    }
    outcome.fixCount = count
    source = fixed
  }

  // MARK: All files

  private mutating func finish(_ terminal: inout Terminal) {
    do throws(SystemError) {
      if let path = baseline?.path, baseline?.content == nil, status != .usage {
        let bytes = LintBaseline.bytes(accepting: results, named: names)
        try OutputFile(path: path).write(bytes, refusing: inputFiles)
        let count = results.reduce(0) { $0 + $1.diagnostics.count }
        terminal.say("\(path): \(count) findings are the baseline from now on")
        return
      }
      try report(&terminal)
      tellBaseline(&terminal)
    } catch {
      terminal.report(error)
      status = .usage
    }
    let counts = LintCounts(results)
    let limit = lint.maximumWarnings ?? .max
    if counts.errors > 0 || counts.warnings > limit || isTooLax { status = max(status, .faultyInput) }
  }

  /// What no report and no baseline may be written over.
  private var inputFiles: InputFiles {
    let baseline = baseline?.content.map { _ in [FilePlace(lint.baseline ?? "")] } ?? []
    let others =
      configurations.files + read.assets.flatMap(\.files) + arguments.fonts.map { FilePlace($0.path) }
    return InputFiles(read.inputs.compactMap(\.place) + baseline + others)
  }

  /// What the baseline accepts and is no more.
  private func tellBaseline(_ terminal: inout Terminal) {
    guard let baseline, let content = baseline.content else { return }
    for entry in content.stale(in: unfiltered, named: names) {
      terminal.say("\(baseline.path):\(entry.line): this is no more: \(entry.text)")
    }
  }

  private func report(_ terminal: inout Terminal) throws(SystemError) {
    if lint.format != .text {
      let bytes = lint.format.write(
        results, rules: (lint.preset ?? LintRules()).overridden(by: overrides), version: Version.current,
        root: try? realPath("."))
      guard let path = arguments.output.path else { return try Terminal.write(bytes) }
      try OutputFile(path: path).write(bytes, refusing: inputFiles)
    }
    for result in results {
      for diagnostic in result.diagnostics where !arguments.reporting.isQuiet || diagnostic.severity == .error
      {
        terminal.add(formatted: diagnostic.formatted(color: terminal.usesColor))
      }
      let dropped = result.droppedDiagnosticCount
      if dropped > 0 { terminal.say("\(result.source.name): \(dropped) more findings are not shown") }
    }
    if arguments.reporting.isQuiet { return }
    terminal.say(LintCounts(results).line(fileCount: results.count))
    if lint.fixes {
      terminal.say("fixed \(fixed.changes) in \(fixed.files) file\(fixed.files == 1 ? "" : "s")")
    }
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
