import Lay

/// What the command line of `lay explain` asks for beyond what all commands share.
struct ExplainArguments {
  var target: Explainer.Target?
  var isVerbose = false
  var writesJSON = false
}

extension CommandRow {
  static var explain: CommandRow {
    CommandRow(
      name: "explain", operands: "FILE (--id ID | --at LINE:COLUMN) [options]",
      summary: "tell why a view has its frame",
      details: """
        Follows the proposals from the canvas down to one view: how each container on the way divided its space, in
        which order and with what left, what the view answered and by which rule, and what put it where it is.
        """,
      groups: [question] + SharedOptions.groups, run: { ExplainCommand.run($0, &$1) })
  }

  private static var question: OptionGroup {
    OptionGroup(
      title: "Which view, and how it is told",
      options: [
        .option("--id", "ID", "the view that .id or .accessibilityIdentifier names", .text) {
          $0.explain.target = .id($1)
        },
        .option("--at", "LINE:COLUMN", "the view or modifier written there", .place) {
          $0.explain.target = $1
        },
        .option("--layout", "NAME", "in the layout of this name; else in the first that shows it", .text) {
          $0.layout = $1
        },
        .flag("--verbose", "every neighbour's share and gap") { $0.explain.isVerbose = true },
        .option("--format", "text|json", "text unless given", .word([("text", false), ("json", true)])) {
          $0.explain.writesJSON = $1
        },
      ])
  }
}

extension ValueReader where Value == Explainer.Target {
  /// A line and a column, both from 1.
  fileprivate static var place: ValueReader {
    ValueReader { text, option throws(UsageError) in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let line = parts[0], let column = parts[1], line > 0, column > 0 else {
        throw UsageError("'\(option)' takes LINE:COLUMN, not '\(text)'")
      }
      return .place(line: line, column: column)
    }
  }
}

/// `lay explain`: answers for one view of one file.
enum ExplainCommand {
  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    guard let target = arguments.explain.target, arguments.inputs.count == 1 else {
      terminal.report(
        arguments.inputs.count == 1 ? "no view was named" : "'lay explain' takes one file",
        help: "lay explain FILE --id ID, or --at LINE:COLUMN")
      return .usage
    }
    let name = arguments.inputs[0]
    let input = Input(name: name == "-" ? "<stdin>" : name, isStandardInput: name == "-")
    do throws(SystemError) {
      let source = try SourceFile(name: input.name, bytes: input.bytes())
      let answer = Explainer(options: arguments.options(for: input)).explain(
        target, in: source, layout: arguments.layout, isVerbose: arguments.explain.isVerbose)
      return try tell(answer, arguments, &terminal)
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  private static func tell(
    _ answer: Explainer.Answer, _ arguments: Arguments, _ terminal: inout Terminal
  ) throws(SystemError) -> ExitStatus {
    switch answer {
    case .explanation(let text, let json):
      try Terminal.write(arguments.explain.writesJSON ? json : Array(text.utf8))
      return .done
    case .faulty(let diagnostics):
      for diagnostic in diagnostics { terminal.note(diagnostic.formatted(color: terminal.usesColor)) }
      return .faultyInput
    case .noSuchView(let ids):
      guard case .id(let id)? = arguments.explain.target else {
        terminal.report("no view is written there", help: "name the place of a view's or modifier's name")
        return .usage
      }
      if ids.contains(id) {
        terminal.report(
          "the view with the id '\(id)' is not shown",
          help: "a ViewThatFits shows another, or a control draws its own: explain the view around it")
      } else {
        terminal.report("no view has the id '\(id)'", help: didYouMean(id, among: ids))
      }
      return .usage
    }
  }
}
