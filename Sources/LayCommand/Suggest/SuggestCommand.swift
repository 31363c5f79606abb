import Lay

/// `lay suggest`: looks for changes of one file that make expressions true.
enum SuggestCommand {
  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    let suggest = arguments.own.suggest
    guard !suggest.wants.isEmpty, arguments.inputs.count == 1 else {
      terminal.report(
        arguments.inputs.count == 1 ? "nothing is wanted" : "'lay suggest' takes one file",
        help: "lay suggest FILE --want 'title.width == canvas.width'")
      return .usage
    }
    let name = arguments.inputs[0]
    if (try? PathKind(name)) == .folder { return run(inProject: name, arguments, &terminal) }
    let input = name == "-" ? Input.standardInput : Input(FilePlace(name, links: arguments.linkScope()))
    let assets = arguments.assets(for: input)
    do throws(SystemError) {
      let content = try input.content()
      let bytes: [UInt8] = if let content { content.bytes } else { try FileReader.standardInput() }
      let source = SourceFile(name: input.name, bytes: bytes)
      var suggester = Suggester(options: arguments.options(with: assets))
      suggester.place = suggest.place
      if let limit = suggest.limit { suggester.limit = limit }
      let answer = suggester.suggest(for: suggest.wants, in: source, layout: arguments.layout)
      // What was tried without an image that is there may be wrong.
      if let problem = assets.problem { throw problem }
      return try tell(answer, arguments, input, content, &terminal)
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  /// How many changes are tried at most in a project, all of whose files are read for each, unless `--limit` says so.
  private static let limitInProject = 400

  /// Looks for changes of the file of one of a project's previews.
  private static func run(
    inProject folder: String, _ arguments: Arguments, _ terminal: inout Terminal
  ) -> ExitStatus {
    let suggest = arguments.own.suggest
    guard let shown = PreviewInProject(in: folder, arguments, &terminal) else { return .usage }
    var suggester = Suggester(options: shown.options)
    suggester.place = suggest.place
    suggester.limit = suggest.limit ?? limitInProject
    do throws(SystemError) {
      let input = shown.input
      let content = try input.content()
      let answer = suggester.suggest(for: suggest.wants, in: shown.source, layout: shown.preview.name)
      if let problem = shown.assets.problem { throw problem }
      return try tell(answer, arguments, input, content, &terminal)
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  private static func tell(
    _ answer: Suggester.Answer, _ arguments: Arguments, _ input: Input, _ content: FileReader.Content?,
    _ terminal: inout Terminal
  ) throws(SystemError) -> ExitStatus {
    let suggest = arguments.own.suggest
    switch answer {
    case .holds(let json):
      if suggest.writesJSON { try Terminal.write(json) } else { terminal.say("it is true as it is") }
      return .done
    case .suggestions(let suggestions, let text, let json, let tried, let isCutShort):
      try Terminal.write(suggest.writesJSON ? json : text)
      guard let first = suggestions.first else {
        if !suggest.writesJSON {
          terminal.report(
            "no change was found among \(tried)",
            help: isCutShort
              ? "--limit \(tried * 4) tries more" : "more than two changes at once are not tried")
        }
        return .faultyInput
      }
      guard suggest.applies else { return .done }
      if let place = input.place, let content {
        try WritableFolder.replace(place, holding: content, by: first.source.bytes)
        terminal.say("\(input.name): \(first.title)")
      } else {
        try Terminal.write(first.source.bytes)
      }
      return .done
    case .faulty(let diagnostics):
      for diagnostic in diagnostics {
        terminal.add(formatted: diagnostic.formatted(color: terminal.usesColor))
      }
      return .faultyInput
    case .noLayout(let names):
      terminal.report(
        names.isEmpty ? "the file has no layout" : "there is no layout '\(arguments.layout ?? "")'",
        help: didYouMean(arguments.layout ?? "", among: names))
      return .usage
    }
  }
}
