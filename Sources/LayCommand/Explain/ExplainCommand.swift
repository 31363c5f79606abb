import Lay

/// `lay explain`: answers for one view of one file.
enum ExplainCommand {
  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    guard let target = arguments.own.explain.target, arguments.inputs.count == 1 else {
      terminal.report(
        arguments.inputs.count == 1 ? "no view was named" : "'lay explain' takes one file",
        help: "lay explain FILE --id ID, or --at LINE:COLUMN")
      return .usage
    }
    let name = arguments.inputs[0]
    if (try? PathKind(name)) == .folder { return explain(inProject: name, target, arguments, &terminal) }
    let input = name == "-" ? Input.standardInput : Input(FilePlace(name, links: arguments.linkScope()))
    let assets = arguments.assets(for: input)
    do throws(SystemError) {
      var folders = ModuleFolders(arguments)
      let modules = try folders.modules(of: input, &terminal)
      let source = try SourceFile(name: input.name, bytes: input.bytes()).inModules(modules, at: input.place)
      let answer = Explainer(options: arguments.options(with: assets)).explain(
        target, in: source, layout: arguments.layout, isVerbose: arguments.own.explain.isVerbose)
      if let problem = assets.problem { throw problem }
      return try tell(answer, arguments, &terminal)
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  /// Answers for a view of one of a project's previews.
  private static func explain(
    inProject folder: String, _ target: Explainer.Target, _ arguments: Arguments, _ terminal: inout Terminal
  ) -> ExitStatus {
    guard let shown = PreviewInProject(in: folder, arguments, &terminal) else { return .usage }
    let answer = Explainer(options: shown.options).explain(
      target, in: shown.source, layout: shown.preview.name, isVerbose: arguments.own.explain.isVerbose)
    do throws(SystemError) {
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
      try Terminal.write(arguments.own.explain.writesJSON ? json : Array(text.utf8))
      return .done
    case .faulty(let diagnostics):
      for diagnostic in diagnostics {
        terminal.add(formatted: diagnostic.formatted(color: terminal.usesColor))
      }
      return .faultyInput
    case .noSuchView(let ids):
      guard case .id(let id)? = arguments.own.explain.target else {
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
