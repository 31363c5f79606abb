import Lay

/// `lay markdown`: copies an article and puts the pictures of its code into it.
struct MarkdownCommand {
  private let arguments: Arguments
  private let input: Input
  private let output: Output
  private var report: DiagnosticReport
  private var hasErrors = false
  /// Blocks of Swift in which there is nothing to draw.
  private var passedCount = 0
  private var assetFiles: Set<String> = []

  /// The article and the folder of its pictures, which lies beside it.
  private struct Output {
    /// As it was named.
    let path: String
    let name: String
    let pictures: String

    init(_ path: String) {
      self.path = path
      name = splitPath(path).name
      pictures = (name.hasSuffix(".md") ? String(name.dropLast(3)) : name) + ".pictures"
    }
  }

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    do throws(UsageError) {
      let input = try self.input(of: arguments)
      guard let path = arguments.output.path, path != "-", !path.hasSuffix("/") else {
        throw UsageError(
          "'lay markdown' writes an article and its pictures", help: "name the article with -o OUT.md")
      }
      var command = MarkdownCommand(arguments, input, Output(path), terminal)
      return command.run(&terminal)
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  private static func input(of arguments: Arguments) throws(UsageError) -> Input {
    guard arguments.inputs.count == 1, let name = arguments.inputs.first else {
      throw UsageError("'lay markdown' takes one Markdown file", help: "lay markdown IN.md -o OUT.md")
    }
    return name == "-" ? .standardInput : Input(FilePlace(name, links: arguments.linkScope()))
  }

  private init(_ arguments: Arguments, _ input: Input, _ output: Output, _ terminal: Terminal) {
    self.arguments = arguments
    self.input = input
    self.output = output
    report = DiagnosticReport(on: input.name, arguments.reporting, usesColor: terminal.usesColor)
  }

  private mutating func run(_ terminal: inout Terminal) -> ExitStatus {
    do throws(SystemError) {
      let document = MarkdownDocument(try input.bytes())
      let assets = arguments.assets(for: input)
      var pictures: [[MarkdownPicture]] = []
      for block in document.blocks {
        pictures.append(try self.pictures(of: block, in: document.text, assets, &terminal))
        if Interruption.isRequested { return .usage }
      }
      if let problem = assets.problem { throw problem }
      terminal.add(formatted: report.finish())
      if hasErrors { return .faultyInput }
      return try write(document, pictures, assets, &terminal)
    } catch {
      terminal.report(error)
      return .usage
    }
  }
}

// MARK: Drawing

extension MarkdownCommand {
  /// The pictures of one block; none where nothing in it is to be drawn.
  private mutating func pictures(
    of block: CodeBlock, in text: MarkdownLines, _ assets: InputAssets, _ terminal: inout Terminal
  ) throws(SystemError) -> [MarkdownPicture] {
    guard ["lay", "swift"].contains(block.language), !block.words.contains(CodeBlock.noPicture) else {
      return []
    }
    let options: Arguments
    do throws(UsageError) {
      options = try arguments.adding(block.ownOptions, rows: CodeBlock.options)
    } catch {
      let line = block.start + 1
      terminal.say("\(input.name):\(line): error: \(error.message)")
      if let help = error.help { terminal.say("help: \(help)") }
      hasErrors = true
      return []
    }
    let bytes = text.bytes[text.starts[block.lines.lowerBound]..<text.starts[block.lines.upperBound]]
    let source = SourceFile(name: input.name, bytes: Array(bytes), firstLine: block.lines.lowerBound + 1)
    var schemes: [Compilation] = []
    for scheme in [Options.ColorScheme.light, .dark] {
      var options = options.options(with: assets)
      options.colorScheme = scheme
      schemes.append(Compiler(options: options).compile(source))
      if block.language == "swift", schemes[0].isOtherCode {
        passedCount += 1
        return []
      }
      report.add(schemes[schemes.count - 1])
      assetFiles.formUnion(schemes[schemes.count - 1].assetFiles)
    }
    if schemes.contains(where: \.hasErrors) {
      hasErrors = true
      return []
    }
    if schemes[0].layouts.isEmpty {
      if block.language == "lay" { tellOfNoLayout(in: block, &terminal) } else { passedCount += 1 }
      return []
    }
    return zip(schemes[0].layouts, schemes[1].layouts).map { light, dark in
      let svg = options.pictureOptions(of: light)
      return MarkdownPicture(
        name: schemes[0].layouts.count == 1 && light.name == source.layoutName
          ? "the layout above" : light.name,
        size: light.pictureSize(options: svg), light: light.svg(options: svg), dark: dark.svg(options: svg))
    }
  }

  private mutating func tellOfNoLayout(in block: CodeBlock, _ terminal: inout Terminal) {
    terminal.say("\(input.name):\(block.start + 1): error: there is no layout in this block")
    terminal.say(
      "help: add a view, or #Preview { … } around one; no-picture after the word lay leaves it as it is")
    hasErrors = true
  }
}

extension Arguments {
  /// What the picture of a layout shows: of one whose canvas nobody chose, what is painted.
  fileprivate func pictureOptions(of layout: Layout) -> Layout.SVGOptions {
    var svg = output.svg
    let isChosen = screen.width != nil || screen.height != nil || options.device != nil
    if svg.margin == nil, !isChosen, layout.canvas == options.defaultCanvas {
      svg.margin = OutputArguments.usualMargin
    }
    return svg
  }
}

extension CodeBlock {
  /// The words after the language that are for lay: another program's, such as `{.numbered}`, are not.
  fileprivate var ownOptions: [String] {
    guard let first = words.firstIndex(where: { $0.hasPrefix("--") }) else { return [] }
    return Array(words[first...])
  }
}

extension Compilation {
  /// Whether Swift that has errors is not about views at all: all there is to draw are statements that give none, or
  /// what only a running app knows.
  fileprivate var isOtherCode: Bool {
    hasErrors
      && (layoutNames.isEmpty
        || layoutNames == [source.layoutName]
          && diagnostics.contains {
            $0.rule == "not-a-view" || $0.rule == "unknown-value" && $0.range.start.column == 1
          })
  }
}

extension SourceFile {
  /// What a layout without a name of its own is called.
  fileprivate var layoutName: String {
    let name = splitPath(name).name
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

// MARK: Writing

extension MarkdownCommand {
  private func write(
    _ document: MarkdownDocument, _ pictures: [[MarkdownPicture]], _ assets: InputAssets,
    _ terminal: inout Terminal
  ) throws(SystemError) -> ExitStatus {
    let folder = output.pictures.addressText
    let lines = pictures.map { $0.flatMap { $0.lines(in: folder) } }
    let article = document.bytes(showing: lines, madeOf: splitPath(input.name).name)
    let old = try FileReader.contentIfThere(FilePlace(output.path))
    let oldDocument = MarkdownDocument(old?.bytes ?? [])
    guard old == nil || old?.bytes.isEmpty == true || oldDocument.isMade else {
      throw SystemError(
        "cannot write", output.path, reason: "lay markdown did not make it: remove it, or name another file")
    }
    var files: [String: [UInt8]] = [:]
    for file in pictures.joined().flatMap(\.files) { files[file.name] = file.bytes }
    let stale = Set(oldDocument.pictureNames).filter { MarkdownPicture.isName($0) && files[$0] == nil }
      .sorted()
    if arguments.own.markdown.checks {
      return try check(article, old?.bytes, files, &terminal)
    }
    let parent = try WritableFolder(named: splitPath(output.path).folder)
    let read = InputFiles(
      [self.input.place].compactMap { $0 } + self.arguments.fonts.map { FilePlace($0.path) }
        + self.assetFiles.map { assets.folder.appending($0) })
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      try parent.write(joinPath(output.pictures, name), refusing: read) { bytes.withUnsafeBytes($0) }
    }
    // Before the article: as long as that names them, the next run removes what could not be removed by this one.
    for name in stale { try parent.remove(joinPath(output.pictures, name)) }
    try OutputFile(path: output.path).write(article, refusing: read)
    summarize(pictures, &terminal)
    return .done
  }

  /// Says what would be written.
  private func check(
    _ article: [UInt8], _ old: [UInt8]?, _ files: [String: [UInt8]], _ terminal: inout Terminal
  ) throws(SystemError) -> ExitStatus {
    let folder = FilePlace(joinPath(splitPath(output.path).folder, output.pictures))
    var changed = article == old ? [] : [output.path]
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let place = folder.appending(name)
      if try FileReader.contentIfThere(place)?.bytes != bytes { changed.append(place.path) }
    }
    for path in changed { terminal.say("\(path) would change") }
    return changed.isEmpty ? .done : .faultyInput
  }

  private func summarize(_ pictures: [[MarkdownPicture]], _ terminal: inout Terminal) {
    if arguments.reporting.isQuiet { return }
    let count = pictures.joined().count
    let blocks = pictures.count { !$0.isEmpty }
    var line =
      "\(output.path): \(count) picture\(count == 1 ? "" : "s") of \(blocks) block\(blocks == 1 ? "" : "s")"
    if passedCount > 0 {
      line += "; \(passedCount) of Swift \(passedCount == 1 ? "has" : "have") nothing to draw"
    }
    terminal.say(line)
  }
}
