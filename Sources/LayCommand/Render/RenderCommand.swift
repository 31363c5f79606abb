/// `lay render`: draws folders of files into a folder, once or for as long as somebody watches.
enum RenderCommand {
  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    do throws(UsageError) {
      if let output = arguments.own.render.galleryOnly {
        return try joinShards(in: output, arguments, &terminal)
      }
      var pass = try pass(arguments)
      guard arguments.own.render.watches else { return pass.run(&terminal) }
      var watch = RenderWatch(pass)
      return watch.run(&terminal)
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  private static func pass(_ arguments: Arguments) throws(UsageError) -> RenderPass {
    if arguments.inputs.isEmpty {
      throw UsageError("no folder was given", help: "name folders of .lay files")
    }
    if arguments.inputs.contains("-") {
      throw UsageError("standard input cannot be rendered", help: "draw it with 'lay compile -'")
    }
    guard let output = arguments.output.path else {
      throw UsageError("no folder to write to was given", help: "name one with -o OUT")
    }
    if try kind(output) == .file {
      throw UsageError("'\(output)' is no folder", help: "name one with -o OUT")
    }
    let asked = arguments.own.render
    if asked.watches, asked.isCheck || asked.isDryRun || asked.shard != nil {
      throw UsageError("'--watch' goes with none of --check, --dry-run and --shard")
    }
    return RenderPass(arguments, variants: try RenderVariant.list(arguments))
  }

  /// Makes the page for a folder that several shards have written to.
  private static func joinShards(
    in path: String, _ arguments: Arguments, _ terminal: inout Terminal
  ) throws(UsageError) -> ExitStatus {
    if !arguments.inputs.isEmpty {
      throw UsageError("'--gallery-only' takes no folders to render", help: "it looks at OUT alone")
    }
    guard try kind(path) == .folder else { throw UsageError("'\(path)' is no folder") }
    let style = RenderReport.Style(
      isVerbose: arguments.own.render.isVerbose, isQuiet: arguments.reporting.isQuiet,
      isPreview: arguments.own.render.isPreview)
    var report = RenderReport([], style, terminal)
    do throws(SystemError) {
      try join(in: path, arguments, &report)
    } catch {
      report.report(error)
    }
    terminal = report.terminal
    return report.status
  }

  private static func kind(_ path: String) throws(UsageError) -> PathKind {
    do throws(SystemError) {
      return try PathKind(path)
    } catch {
      throw UsageError(error.message)
    }
  }

  private static func join(
    in path: String, _ arguments: Arguments, _ report: inout RenderReport
  ) throws(SystemError) {
    let asked = arguments.own.render
    let output = try OutputFolder(
      path, writes: !asked.isPreview, replacesForeign: asked.forces || asked.isCheck)
    defer { output.close() }
    let files = try ManifestFiles(in: output)
    for warning in files.warnings { report.warn(warning) }
    for shard in files.missingShards {
      report.report(
        SystemError("no manifest in", path, reason: "shard \(shard.number)/\(shard.count) has left none"))
    }
    var manifest = files.manifest
    output.own(files)
    manifest.orphans = []
    let result = try GalleryBuilder(output: output).update(&manifest, recordsAreKept: true)
    if result == .changed { report.tellWritten(GalleryBuilder.pageName) }
    manifest.orphans = output.removeStale(
      files.manifest.orphans + output.unfinished, unlessIn: manifest, &report)
    if asked.isCheck, result == .changed || report.tally.removed > 0 || !files.shards.isEmpty {
      report.fail()
    }
    if asked.isPreview { return }
    try output.save(manifest, as: ManifestName.whole, insteadOf: files.partNames, isVerified: false)
  }
}
