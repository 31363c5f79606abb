import Lay
import LayFormat

/// `lay format`: lays out the lines of each input, and says which files changed.
struct FormatCommand {
  private let arguments: Arguments
  private let format: FormatArguments
  private var status = ExitStatus.done

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    let list = Input.list(arguments)
    terminal.report(list, arguments)
    var command = FormatCommand(arguments: arguments, format: arguments.own.format)
    if !list.problems.isEmpty || arguments.inputs.isEmpty { command.status = .usage }
    if !command.format.lines.isEmpty, list.inputs.count > 1 {
      terminal.report("'--lines' is about one file", help: "name one file, or - for standard input")
      return .usage
    }
    var styles = FormatStyles()
    let tasks = list.inputs.map {
      Task(input: command.named($0), style: styles.style(of: command.place($0), $0))
    }
    for outcome in command.outcomes(of: tasks) { command.tell(outcome, &terminal) }
    return command.status
  }

  private struct Task {
    var input: Input
    var style: Result<FormatStyle, SystemError>
  }

  /// What came of a file.
  private struct Outcome {
    var name = ""
    var isChanged = false
    /// The first line that would be another one.
    var firstLine: String?
    var diagnostics: [Diagnostic] = []
    var isRefused = false
    /// A difference, or the text of standard input.
    var output: [UInt8] = []
    var problem: SystemError?
  }

  private func named(_ input: Input) -> Input {
    guard input.place == nil, let path = format.standardInputPath else { return input }
    var input = input
    input.name = path
    return input
  }

  private func place(_ input: Input) -> FilePlace? {
    input.place ?? format.standardInputPath.map { FilePlace($0) }
  }

  private func outcomes(of tasks: [Task]) -> [Outcome] {
    let outcomes = Guarded(Array(repeating: Outcome(), count: tasks.count))
    Threads.share(tasks.count, among: Threads.processorCount) { number in
      let outcome = self.outcome(of: tasks[number])
      outcomes.access { $0[number] = outcome }
    }
    return outcomes.access { $0 }
  }

  private func outcome(of task: Task) -> Outcome {
    var outcome = Outcome(name: task.input.name)
    do throws(SystemError) {
      let style = try task.style.get()
      let content = try task.input.content()
      let bytes: [UInt8] = if let content { content.bytes } else { try FileReader.standardInput() }
      let source = SourceFile(name: task.input.name, bytes: bytes)
      let lines = format.lines.isEmpty ? nil : format.lines
      switch Formatter(style: style).format(source, lines: lines) {
      case .faulty(let diagnostics):
        outcome.diagnostics = diagnostics
        outcome.isRefused = true
        if task.input.place == nil, !format.checks, !format.showsDiff { outcome.output = bytes }
      case .formatted(let formatted):
        outcome.isChanged = formatted != nil
        if format.showsDiff, let formatted { outcome.output = source.difference(to: formatted) }
        if format.checks {
          outcome.firstLine = formatted.map { Self.firstDifference(source.bytes, $0.bytes) }
        }
        if format.checks || format.showsDiff { break }
        if let place = task.input.place, let content {
          if let formatted { try WritableFolder.replace(place, holding: content, by: formatted.bytes) }
        } else {
          outcome.output = formatted?.bytes ?? bytes
        }
      }
    } catch {
      outcome.problem = error
    }
    return outcome
  }

  /// The number and the text of the first line that differs.
  private static func firstDifference(_ old: [UInt8], _ new: [UInt8]) -> String {
    let end =
      zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let number = old[..<end].count { $0 == UInt8(ascii: "\n") } + 1
    let start = old[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = old[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return "\(number): \(String(decoding: line, as: UTF8.self))"
  }

  private mutating func tell(_ outcome: Outcome, _ terminal: inout Terminal) {
    do throws(SystemError) {
      if !outcome.output.isEmpty { try Terminal.write(outcome.output) }
    } catch {
      terminal.report(error)
      status = .usage
    }
    if let problem = outcome.problem {
      terminal.report(problem)
      status = .usage
    }
    for diagnostic in outcome.diagnostics {
      terminal.add(formatted: diagnostic.formatted(color: terminal.usesColor))
    }
    if outcome.isRefused {
      if outcome.diagnostics.isEmpty { terminal.say("\(outcome.name): it stays as it is") }
      status = max(status, .faultyInput)
    }
    guard outcome.isChanged else { return }
    if format.checks || format.tellsChanges { status = max(status, .faultyInput) }
    if arguments.reporting.isQuiet || outcome.name == Input.standardInput.name, !format.checks { return }
    if arguments.reporting.isQuiet || format.showsDiff { return }
    terminal.say(outcome.firstLine.map { "\(outcome.name):\($0)" } ?? outcome.name)
  }
}
