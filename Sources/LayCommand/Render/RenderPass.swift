import Lay

/// One run over all sources: finds them, draws what has changed, removes what has no source, and makes the page.
struct RenderPass {
  let arguments: Arguments
  let variants: [RenderVariant]
  let settings: ContentHash
  /// What the pass before this one left, for a program that goes on watching; nil reads the manifests.
  var known: Manifest?
  /// Files that may have changed since; nil where any may.
  var touched: Set<String>?
  /// Whether somebody has been watching since an earlier pass.
  var isFollowUp = false
  /// The folders whose changes another pass has to look at.
  private(set) var folders: [String] = []
  /// Paths of the images that pictures were made of.
  private(set) var ingredients: Set<String> = []
  /// Whether this pass changed, or would change, anything.
  private(set) var changesAnything = false
  private var tally = RenderTally()

  init(_ arguments: Arguments, variants: [RenderVariant]) {
    self.arguments = arguments
    self.variants = variants
    settings = arguments.renderSettings()
  }

  private var asked: RenderArguments { arguments.own.render }
  private var isPreview: Bool { asked.isPreview }

  mutating func run(_ terminal: inout Terminal) -> ExitStatus {
    let start = Clock.seconds
    let path = arguments.output.path ?? "."
    let sources = findSources()
    folders = sources.folders
    changesAnything = false
    for problem in sources.problems { terminal.report(problem) }
    if !arguments.reporting.isQuiet, !isFollowUp { terminal.warn(ofLinks: sources.passedLinks) }
    if sources.list.isEmpty { return .usage }
    let output: OutputFolder
    do throws(SystemError) {
      // A check compares with the files that are there: a repository may keep pictures without their manifest.
      output = try OutputFolder(path, writes: !isPreview, replacesForeign: asked.forces || asked.isCheck)
    } catch {
      terminal.report(error)
      return .usage
    }
    if !isPreview { Interruption.postpone() }
    var status = ExitStatus.usage
    do throws(SystemError) {
      status = try render(sources, into: output, &terminal)
    } catch {
      // A manifest that could not be read lists what this run would forget.
      terminal.report(error)
      known = nil
    }
    output.close()
    if !arguments.reporting.isQuiet, !isFollowUp || changesAnything || status != .done {
      terminal.say(tally.line(seconds: Clock.seconds - start, isPreview: isPreview))
    }
    terminal.flush()
    if !isPreview { Interruption.allow() }
    if !sources.problems.isEmpty { status = max(status, .usage) }
    if asked.isCheck, changesAnything { status = max(status, .faultyInput) }
    return status
  }

  func findSources() -> RenderSources {
    RenderSources(
      arguments.inputs, filter: asked.filter, output: arguments.output.path ?? ".",
      links: arguments.linkScope(), packages: arguments.packages)
  }

  private mutating func render(
    _ sources: RenderSources, into output: OutputFolder, _ terminal: inout Terminal
  ) throws(SystemError) -> ExitStatus {
    let files =
      if let known { try ManifestFiles(known, in: output) } else { try ManifestFiles(in: output) }
    let before = files.manifest
    output.own(files)
    let scope = try RenderScope(arguments, sources)
    let mine = sources.list.filter { scope.holds($0.name) }
    let style = RenderReport.Style(
      isVerbose: asked.isVerbose, isQuiet: arguments.reporting.isQuiet, isPreview: isPreview,
      isFollowUp: isFollowUp)
    let inputs = RunInputs(
      sources.list, arguments.fonts.map { FilePlace($0.path) } + arguments.inputs.map { FilePlace($0) })
    var report = draw(mine, of: sources.project, RenderReport(mine, style, terminal), output, inputs, before)
    for warning in files.warnings { report.warn(warning) }

    var after = before
    after.orphans = []
    let isComplete = sources.problems.isEmpty && !report.isStopped && !Interruption.isRequested
    if isComplete { after.sources = before.sources.filter { !scope.holds($0.key) } }
    for (source, entry) in zip(mine, report.entries) {
      if let entry { after.sources[source.name] = entry }
    }
    if isComplete {
      finish(&after, before, output, &report)
    } else {
      let paths = after.paths
      after.orphans = before.orphans + output.unfinished.filter { !paths.contains($0.path) }
    }
    let isVerified = isComplete && touched == nil && scope.isWhole
    if !isPreview { save(after, files, output, isVerified: isVerified, &report) }
    known = after
    ingredients = []
    for source in mine {
      let folder = source.assetFolder(arguments)
      for ingredient in after.sources[source.name]?.ingredients ?? [] {
        ingredients.insert(ingredient.fullPath(in: folder))
      }
    }
    tally = report.tally
    changesAnything = changesAnything || tally.written > 0 || tally.removed > 0
    terminal = report.terminal
    return report.status
  }

  /// Draws all sources, on as many threads as are asked for.
  private func draw(
    _ sources: [RenderSource], of project: ProjectDrawing?, _ report: RenderReport, _ output: OutputFolder,
    _ inputs: RunInputs, _ before: Manifest
  ) -> RenderReport {
    let run = RenderRun(
      arguments, variants: variants, settings: settings, output: output, inputs: inputs, known: before,
      touched: touched,
      project: project, usesColor: report.terminal.usesColor)
    let shared = Guarded(report)
    let jobs = asked.jobs ?? Threads.processorCount
    Threads.share(sources.count, among: jobs, each: { CompilationMemory() }) { index, memory in
      if Interruption.isRequested || shared.access({ $0.isStopped }) { return }
      let outcome = run.render(sources[index], memory)
      shared.access { $0.add(outcome, at: index) }
    }
    return shared.access { report in
      report.finish()
      return report
    }
  }

  // MARK: What follows the drawing

  /// Removes what no source gives any more, and makes the page.
  private mutating func finish(
    _ after: inout Manifest, _ before: Manifest, _ output: OutputFolder, _ report: inout RenderReport
  ) {
    let makesPage = asked.hasGallery && asked.shard == nil
    if makesPage {
      do throws(SystemError) {
        let builder = GalleryBuilder(output: output)
        if try builder.update(&after, recordsAreKept: !report.changesRecords) == .changed {
          changesAnything = true
          report.tellWritten(GalleryBuilder.pageName)
        }
      } catch {
        report.report(error)
      }
    } else if asked.shard == nil {
      after.page = nil
    }
    after.orphans = output.removeStale(before.artifacts + output.unfinished, unlessIn: after, &report)
  }

  private func save(
    _ manifest: Manifest, _ files: ManifestFiles, _ output: OutputFolder, isVerified: Bool,
    _ report: inout RenderReport
  ) {
    do throws(SystemError) {
      if let shard = asked.shard {
        try output.save(
          manifest.part(shard), as: ManifestName.part(shard), insteadOf: [], isVerified: isVerified)
      } else {
        try output.save(
          manifest, as: ManifestName.whole, insteadOf: files.partNames, isVerified: isVerified)
      }
    } catch {
      // If no file could be written, it is not reported that the manifest could not either.
      if !report.isStopped { report.report(error) }
    }
  }
}
