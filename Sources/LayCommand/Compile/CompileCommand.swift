import Lay

/// `lay compile`: reads each input, compiles it, and writes what it gives.
struct CompileCommand {
  private let arguments: Arguments
  private let destination: Destination
  private var folders: ModuleFolders
  /// What a file leaves to the next; nil for a single one.
  private var memory: CompilationMemory?
  private var names = ArtifactNames()
  private var status = ExitStatus.done
  /// Whether a layout of the name asked for was seen in any input.
  private var foundLayout = false
  /// Whether it was said that some text stays text.
  private var toldOfViewersFonts = false

  /// Where artifacts go.
  private enum Destination {
    case standardOutput
    case file(String)
    case folder(String)
  }

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    let list = Input.list(arguments, takesProjects: true)
    terminal.report(list, arguments)
    var command = CompileCommand(arguments)
    if case .file = command.destination {
      do throws(UsageError) {
        try arguments.output.checkName()
      } catch {
        terminal.report(error)
        return .usage
      }
    }
    if arguments.output.followsViewer, arguments.output.artifactFormat != .svg {
      terminal.report(
        "only an SVG can be light or dark as its viewer prefers",
        help: "choose one with --color-scheme light or --color-scheme dark")
      return .usage
    }
    if !list.problems.isEmpty || arguments.inputs.isEmpty { command.status = .usage }
    for place in list.projects { command.compile(project: place, &terminal) }
    if list.projects.isEmpty || !list.inputs.isEmpty { command.compile(list.inputs, &terminal) }
    return command.status
  }

  private init(_ arguments: Arguments) {
    self.arguments = arguments
    self.folders = ModuleFolders(arguments)
    self.destination =
      switch arguments.output.path {
      case nil, "-": .standardOutput
      // Where that cannot be told, writing tells why.
      case let path? where path.hasSuffix("/") || (try? PathKind(path)) == .folder: .folder(path)
      case let path?: .file(path)
      }
  }

  private mutating func compile(_ inputs: [Input], _ terminal: inout Terminal) {
    if case .folder = destination {
    } else if inputs.count > 1 {
      terminal.report("\(inputs.count) files need a folder to write to", help: "give one with -o folder/")
      status = .usage
      return
    }
    if inputs.count > 1 { memory = CompilationMemory() }
    for input in inputs { compile(input, among: inputs, &terminal) }
    if let name = arguments.layout, !foundLayout, status == .done {
      terminal.report("no layout is named '\(name)'")
      status = .usage
    }
  }

  private mutating func compile(_ input: Input, among inputs: [Input], _ terminal: inout Terminal) {
    do throws(SystemError) {
      var source = try SourceFile(name: input.name, bytes: input.bytes())
      if folders.isNamed {
        source = source.inModules(try folders.modules(of: input, &terminal), at: input.place)
      }
      Heap.makeRoom(forSource: source.bytes.count)
      let assets = arguments.assets(for: input)
      let compiler = Compiler(options: arguments.options(with: assets))
      var compilation = compiler.compile(source, layout: arguments.layout, memory: memory)
      // What a file lacks, its folder may have; who lacks nothing does not have it read.
      if compilation.hasErrors, !folders.isNamed, let modules = try folders.modules(of: input, &terminal) {
        source = source.inModules(modules, at: input.place)
        compilation = compiler.compile(source, layout: arguments.layout)
      }
      let dark = arguments.darkOptions(with: assets).map {
        Compiler(options: $0).compile(source, layout: arguments.layout)
      }
      var report = DiagnosticReport(
        on: source.name, arguments.reporting, usesColor: terminal.usesColor)
      report.add(compilation)
      terminal.add(formatted: report.finish())
      tellPrinted(compilation, &terminal)
      if compilation.hasErrors { status = max(status, .faultyInput) }
      if !compilation.layouts.isEmpty { foundLayout = true }
      if compilation.layoutNames.isEmpty, !compilation.hasErrors { tellOfNoLayout(input, &terminal) }
      tellOfViewersFonts(compilation, &terminal)
      if let problem = assets.problem { throw problem }
      let fonts = arguments.fonts
      let read = InputFiles(
        inputs.compactMap(\.place) + fonts.map { FilePlace($0.path) }
          + (compilation.assetFiles + (dark?.assetFiles ?? [])).map { assets.folder.appending($0) })
      try write(compilation, dark, of: input, refusing: read, &terminal)
    } catch {
      terminal.report(error)
      status = .usage
    }
  }

  /// Says what the source prints.
  private func tellPrinted(_ compilation: Compilation, _ terminal: inout Terminal) {
    if arguments.reporting.isQuiet { return }
    for line in compilation.printed {
      terminal.say("\(compilation.source.name):\(line.line): \(line.text)")
    }
    if compilation.droppedPrintCount > 0 {
      terminal.say("\(compilation.source.name): \(compilation.droppedPrintCount) more lines were printed")
    }
  }

  /// The previews of a folder that is a project.
  private mutating func compile(project place: FilePlace, _ terminal: inout Terminal) {
    let sources = ProjectSources(in: place, packages: arguments.packages)
    let assets = sources.assets(arguments)
    var project = Project(
      sources.modules, name: place.path, options: sources.options(arguments, with: assets))
    var darkProject = arguments.darkOptions(with: assets).map {
      Project(sources.modules, name: place.path, options: $0)
    }
    let previews = sources.previews(of: project, named: arguments.layout)
    if previews.isEmpty {
      ProjectSources.reportMissing(arguments.layout, in: place, &terminal)
      status = .usage
    }
    if case .folder = destination {
    } else if previews.count > 1 {
      terminal.report(
        "\(previews.count) previews need a folder to write to",
        help: "give one with -o folder/, or choose one with --layout \(sources.id(of: previews[0]))")
      status = .usage
      return
    }
    for preview in previews {
      let compilation = project.compile(preview)
      var report = DiagnosticReport(on: preview.file, arguments.reporting, usesColor: terminal.usesColor)
      report.add(compilation)
      terminal.add(formatted: report.finish())
      if compilation.hasErrors { status = max(status, .faultyInput) }
      do throws(SystemError) {
        let dark = darkProject?.compile(preview)
        let read = InputFiles(
          (compilation.assetFiles + (dark?.assetFiles ?? [])).map { assets.folder.appending($0) })
        let input = Input(place.appending(sources.relative(preview.file)))
        try write(compilation, dark, of: input, refusing: read, &terminal)
      } catch {
        terminal.report(error)
        status = .usage
      }
    }
  }

  /// A file that is named is there to be drawn; one that a folder holds may be there for others.
  private mutating func tellOfNoLayout(_ input: Input, _ terminal: inout Terminal) {
    guard input.place == nil || arguments.inputs.contains(input.name) else { return }
    terminal.report(
      "there is no layout in \(input.name)",
      help: "add #Preview { … } with the view to draw, or a View that needs no arguments")
    status = max(status, .faultyInput)
  }

  /// Says once that `--text paths` leaves some text to the viewer's fonts.
  private mutating func tellOfViewersFonts(_ compilation: Compilation, _ terminal: inout Terminal) {
    guard arguments.output.svg.text == .paths, arguments.output.artifactFormat == .svg,
      !arguments.reporting.isQuiet,
      !toldOfViewersFonts,
      compilation.isDrawable, compilation.layouts.contains(where: \.needsFontsOfViewer)
    else { return }
    toldOfViewersFonts = true
    terminal.say(
      "\(compilation.source.name): warning: some text stays text: only fonts of --font have outlines to draw")
  }

  /// Writes the artifacts of one file.
  ///
  /// A file with errors gives none, but for the JSON document that tells of them, and where `--lenient` draws them.
  private mutating func write(
    _ compilation: Compilation, _ dark: Compilation?, of input: Input, refusing read: InputFiles,
    _ terminal: inout Terminal
  ) throws(SystemError) {
    switch destination {
    case .folder(let folder):
      if !compilation.isDrawable { return }
      let output = try WritableFolder(making: folder)
      for (index, layout) in compilation.layouts.enumerated() {
        let name = names.name(
          of: layout.name, isOnly: compilation.layoutNames.count == 1, in: input.baseName,
          arguments.output.artifactFormat.rawValue)
        try output.write(
          name, refusing: read,
          try producer([layout], of: compilation, dark?.layout(index, beside: compilation)))
      }
    case .file(let path):
      if let layouts = single(compilation, &terminal) {
        let dark = dark?.layout(0, beside: compilation)
        try OutputFile(path: path).write(refusing: read, try producer(layouts, of: compilation, dark))
      }
    case .standardOutput:
      if let layouts = single(compilation, &terminal) {
        try Terminal.write(
          try producer(layouts, of: compilation, dark?.layout(0, beside: compilation)))
      }
    }
  }

  /// What the one artifact holds of a destination that takes no more; nil for none.
  private mutating func single(_ compilation: Compilation, _ terminal: inout Terminal) -> [Layout]? {
    if arguments.output.artifactFormat == .json { return compilation.layouts }
    if !compilation.isDrawable { return nil }
    guard compilation.layouts.count <= 1 else {
      terminal.report(
        "\(compilation.source.name) has \(compilation.layouts.count) layouts, and a picture holds one",
        help: "give a folder with -o folder/, or choose one with --layout NAME")
      status = .usage
      return nil
    }
    return compilation.layouts.isEmpty ? nil : compilation.layouts
  }

  /// What writes the artifact; a picture that a converter makes is whole before a file is begun.
  private func producer(
    _ layouts: [Layout], of compilation: Compilation, _ dark: Layout?
  ) throws(SystemError) -> Producer {
    let format = arguments.output.artifactFormat
    switch format {
    case .json: return { compilation.writeJSON(of: layouts, to: $0) }
    case .svg:
      // What has errors in the dark alone is drawn as it is in the light.
      if let layout = layouts.first, let dark {
        let bytes = layout.svg(dark: dark, options: arguments.output.svg)
        return { receiver in bytes.withUnsafeBytes(receiver) }
      }
      return { layouts.first?.writeSVG(options: arguments.output.svg, to: $0) }
    case .png, .pdf:
      guard let layout = layouts.first else { return { _ in } }
      let bytes = try layout.converted(to: format, options: arguments.output.svg)
      return { receiver in bytes.withUnsafeBytes(receiver) }
    }
  }
}

extension Compilation {
  /// The layout that stands where one of another compilation of the same source does; nil where both differ in number.
  fileprivate func layout(_ index: Int, beside other: Compilation) -> Layout? {
    layouts.count == other.layouts.count && layouts.indices.contains(index) ? layouts[index] : nil
  }
}
