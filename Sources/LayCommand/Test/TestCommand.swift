import Lay

/// `lay test`: holds the previews of files to what they expect and to what is kept of them.
struct TestCommand {
  private let arguments: Arguments
  private let test: TestArguments
  private var status = ExitStatus.done

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    if arguments.own.test.updates, Terminal.isSet("CI") {
      terminal.report(
        "frames are not kept where CI is set", help: "run lay test --update yourself, and commit __Layouts__")
      return .usage
    }
    let list = Input.list(arguments, takesProjects: true)
    terminal.report(list, arguments)
    if !list.problems.isEmpty || arguments.inputs.isEmpty { return .usage }
    var inputs: [Input] = []
    do throws(SystemError) {
      inputs = try Input.sources(list.inputs)
    } catch {
      terminal.report(error)
      return .usage
    }
    if arguments.own.test.updates, arguments.own.test.explainsUpgrade {
      terminal.report("--explain-upgrade keeps no frames", help: "leave out --update")
      return .usage
    }
    if let revision = arguments.own.test.revision {
      do throws(SystemError) {
        inputs = try ChangedFiles(since: revision).affected(inputs, assets: arguments.assets)
      } catch {
        terminal.report(error)
        return .usage
      }
      if inputs.isEmpty, list.projects.isEmpty {
        if !arguments.reporting.isQuiet { terminal.say("nothing has changed since \(revision)") }
        return .done
      }
    }
    var command = TestCommand(arguments: arguments, test: arguments.own.test)
    let tasks = inputs.map { Task(input: $0, assets: arguments.assets(for: $0)) }
    command.run(tasks + list.projects.flatMap { command.tasks(inProject: $0) }, &terminal)
    return command.status
  }

  /// One file to be tested.
  private struct Task {
    var input: Input
    var assets: InputAssets
    /// Those of its project, its own first.
    var modules: [Module]?
    var fonts = FontCollection()
  }

  /// The files of a project that have previews.
  private func tasks(inProject place: FilePlace) -> [Task] {
    let sources = ProjectSources(in: place, packages: arguments.packages)
    var seen: Set<String> = []
    let files = Project(sources.modules, name: place.path).previews.map(\.file)
    return files.filter { seen.insert($0).inserted }.map { file in
      Task(
        input: Input(place.appending(sources.relative(file))), assets: sources.assets(arguments),
        modules: sources.modules(around: file), fonts: sources.fonts)
    }
  }

  private init(arguments: Arguments, test: TestArguments) {
    self.arguments = arguments
    self.test = test
  }

  private struct Outcome {
    var result: TestResult?
    var problem: SystemError?
    var updatedCount = 0
  }

  private mutating func run(_ tasks: [Task], _ terminal: inout Terminal) {
    let meant = tasks.enumerated().filter { index, _ in
      test.shard.map { index % $0.count == $0.number - 1 } ?? true
    }.map(\.element)
    let outcomes = Guarded(Array(repeating: Outcome(), count: meant.count))
    let runner = self
    Threads.share(meant.count, among: test.jobs ?? Threads.processorCount) { number in
      let outcome = runner.outcome(of: meant[number])
      outcomes.access { $0[number] = outcome }
    }
    report(outcomes.access { $0 }, of: meant, &terminal)
  }

  private func outcome(of task: Task) -> Outcome {
    var outcome = Outcome()
    let (input, assets) = (task.input, task.assets)
    do throws(SystemError) {
      let source = try SourceFile(name: input.name, bytes: input.bytes()).inModules(
        task.modules, at: input.place)
      var tester = LayoutTester(options: arguments.options(with: assets))
      tester.options.fonts.add(task.fonts)
      // What an app asks of others is not all known: it stands in, and errors have their place.
      if task.modules != nil { tester.options.isLenient = true }
      tester.devices = test.devices
      tester.sizes = test.typeSizes
      tester.directions = test.directions
      tester.colorSchemes = test.colorSchemes
      tester.writesFramesAlone = test.explainsUpgrade
      let expectations = try input.expectations()
      var result = tester.test(source, expectations: expectations) { name in
        test.filter.map { name.contains($0) } ?? true
      }
      if let problem = assets.problem { throw problem }
      if result.faults.isEmpty, input.place != nil {
        outcome.updatedCount = try KeptFrames(input, isWhole: test.filter == nil).hold(
          &result, updates: test.updates, onlyUpgrades: test.explainsUpgrade)
      }
      outcome.result = result
    } catch {
      outcome.problem = error
    }
    return outcome
  }

  private mutating func report(
    _ outcomes: [Outcome], of tasks: [Task], _ terminal: inout Terminal
  ) {
    var results: [TestResult] = []
    var (updated, tested, failed) = (0, 0, 0)
    for outcome in outcomes {
      if let problem = outcome.problem {
        terminal.report(problem)
        status = .usage
      }
      guard let result = outcome.result else { continue }
      for fault in result.faults {
        terminal.add(formatted: fault.formatted(color: terminal.usesColor))
        status = max(status, .faultyInput)
      }
      updated += outcome.updatedCount
      tested += result.previewNames.count
      if let most = test.maximumFailures, failed >= most { continue }
      failed += result.failedCount
      results.append(result)
    }
    if failed > 0 { status = max(status, .faultyInput) }
    do throws(SystemError) {
      try Terminal.write(test.format.write(results))
      if let path = test.report {
        let read = tasks.compactMap(\.input.place) + tasks.flatMap(\.assets.files)
        try OutputFile(path: path).write(TestReportFormat.html.write(results), refusing: InputFiles(read))
      }
    } catch {
      terminal.report(error)
      status = .usage
    }
    if updated > 0, !arguments.reporting.isQuiet {
      terminal.say("kept the frames of \(updated) preview\(updated == 1 ? "" : "s")")
    }
    if tested == 0, status == .done {
      terminal.report("there is nothing to test", help: "add a #Preview, or name other files")
      status = .usage
    }
  }
}
