import Lay

/// How sources become artifacts: the same for all of them, and asked from any thread.
final class RenderRun: @unchecked Sendable {
  private let compilers: [(compiler: Compiler, variant: String)]
  private let arguments: Arguments
  /// Whether artifacts name their source by the path that it was reached by.
  private let showsPaths: Bool
  private let formats: [OutputFormat]
  private let svg: Layout.SVGOptions
  private let hasGallery: Bool
  private let forces: Bool
  private let usesColor: Bool
  private let output: OutputFolder
  private let inputs: RunInputs
  private let known: Manifest
  /// Files that may have changed since `known` was made; nil where any may.
  private let touched: Set<String>?
  /// Of a run over a project.
  private let project: ProjectDrawing?
  /// Stands for the program and the options.
  private let settings: ContentHash

  /// What became of one source.
  struct Outcome {
    /// nil where nothing could be read and nothing is known.
    var entry: Manifest.Source?
    /// Diagnostics, as text.
    var report = ""
    var problems: [SystemError] = []
    var hasErrors = false
    /// Whether it was left alone because nothing that it depends on has changed.
    var isUnchanged = false
    /// Paths of artifacts that were, or would be, written.
    var written: [String] = []
    /// How many artifacts were made anew and came out the same.
    var sameCount = 0
    /// Whether some text is left to the viewer's fonts, though paths were asked for.
    var leavesText = false
    /// Whether its part of the page is another.
    var changesRecord = false
  }

  init(
    _ arguments: Arguments, variants: [RenderVariant], settings: ContentHash, output: OutputFolder,
    inputs: RunInputs, known: Manifest, touched: Set<String>?, project: ProjectDrawing?, usesColor: Bool
  ) {
    self.project = project
    compilers = variants.map { variant in
      var options = variant.options
      if let project { options.fonts.add(project.fonts) }
      return (Compiler(options: options), variant.name)
    }
    self.arguments = arguments
    formats = arguments.own.render.formats.isEmpty ? [.svg] : arguments.own.render.formats
    showsPaths = formats.contains(.json) || arguments.output.svg.annotates
    svg = arguments.output.svg
    hasGallery = arguments.own.render.hasGallery
    forces = arguments.own.render.forces
    self.usesColor = usesColor
    self.settings = settings
    self.output = output
    self.inputs = inputs
    self.known = known
    self.touched = touched
  }

  /// Brings the artifacts of one source up to date.
  func render(_ source: RenderSource, _ memory: CompilationMemory) -> Outcome {
    let old = known.sources[source.name]
    if project == nil, let touched, let old, !isTouched(source, old, touched) {
      return Outcome(entry: old, hasErrors: old.key == nil, isUnchanged: old.key != nil)
    }
    var outcome = Outcome(entry: old)
    var entry = Manifest.Source()
    do throws(SystemError) {
      let bytes = try FileReader.bytes(source.place)
      let key = key(of: source, bytes)
      if !forces, let old, old.key == key, areIntact(old, of: source) {
        return Outcome(entry: old, isUnchanged: true)
      }
      entry.key = key
      try draw(source, bytes, memory, &entry, &outcome)
      outcome.entry = entry
    } catch {
      outcome.problems.append(error)
      outcome.entry?.key = nil
      // What was written before that is lay's own.
      if !entry.artifacts.isEmpty {
        keep(old, in: &entry)
        outcome.entry = outcome.entry ?? Manifest.Source()
        outcome.entry?.artifacts = entry.artifacts
      }
    }
    return outcome
  }

  // MARK: What has not changed

  /// The hash of everything that the artifacts of a source depend on, but for images.
  private func key(of source: RenderSource, _ bytes: [UInt8]) -> ContentHash {
    var hasher = ContentHasher()
    hasher.combine(settings)
    if showsPaths { hasher.combine(source.path) }
    hasher.combine(source.name)
    for rival in source.rivals { hasher.combine(rival) }
    if let project {
      hasher.combine(project.hash(of: source.place.path))
    } else {
      hasher.combine(bytes)
    }
    return hasher.finish()
  }

  private func isTouched(_ source: RenderSource, _ entry: Manifest.Source, _ touched: Set<String>) -> Bool {
    if touched.contains(source.path) { return true }
    let folder = source.assetFolder(arguments)
    return entry.ingredients.contains { ingredient in
      let path = ingredient.fullPath(in: folder)
      return touched.contains(path)
        || path.hasSuffix("/") && touched.contains { joinPath(".", $0).hasPrefix(joinPath(".", path)) }
    }
  }

  /// What cannot be read now is not as it was: drawing it anew tells why.
  private func areIntact(_ entry: Manifest.Source, of source: RenderSource) -> Bool {
    let folder = source.assetFolder(arguments)
    return entry.everything.allSatisfy { (try? output.isIntact($0)) ?? false }
      && entry.ingredients.allSatisfy { (try? Manifest.Ingredient($0.path, in: folder)) == $0 }
  }

  // MARK: Drawing

  /// Compiles a source with every variant's options and writes what comes out.
  ///
  /// Once a variant has errors no more is drawn, and what was there before stays, for the page to show its diagnostics.
  private func draw(
    _ source: RenderSource, _ bytes: [UInt8], _ memory: CompilationMemory, _ entry: inout Manifest.Source,
    _ outcome: inout Outcome
  ) throws(SystemError) {
    // A project knows its files by where they lie.
    let file = SourceFile(name: project == nil ? source.path : source.place.path, bytes: bytes)
    var record = GalleryRecord(path: source.name, source: file)
    var report = DiagnosticReport(on: source.path, arguments.reporting, usesColor: usesColor)
    defer { outcome.report += report.finish() }
    let assets = source.assets(arguments)
    var isKept = false
    for (compiler, variant) in compilers {
      var compiler = compiler
      compiler.options.assets = assets.source
      let compilation =
        project?.compile(source.place.path, compiler.options, variant: variant)
        ?? compiler.compile(file, memory: memory)
      if let problem = assets.problem { throw problem }
      try entry.addIngredients(of: compilation, in: assets.folder)
      report.add(compilation)
      entry.layoutCount = max(entry.layoutCount, compilation.layouts.count)
      if compilation.hasErrors {
        outcome.hasErrors = true
        if !compilation.isDrawable {
          isKept = true
          record.add(compilation, variant: variant, files: [])
          break
        }
      }
      if svg.text == .paths, formats.contains(.svg), compilation.layouts.contains(where: \.needsFontsOfViewer)
      {
        outcome.leavesText = true
      }
      let stems = stems(of: compilation, source, variant)
      let inputs = InputFiles { self.inputs.contains($0, images: self.images(of:)) }
      for (layout, stem) in zip(compilation.layouts, stems) {
        for format in formats {
          let bytes = try artifact(of: layout, compilation, format)
          let artifact = Manifest.Artifact(path: "\(stem).\(format)", bytes)
          if try output.put(bytes, as: artifact, refusing: inputs) {
            outcome.written.append(artifact.path)
          } else {
            outcome.sameCount += 1
          }
          entry.artifacts.append(artifact)
        }
      }
      record.add(compilation, variant: variant, files: stems.map { stem in formats.map { "\(stem).\($0)" } })
    }
    if isKept { keep(outcome.entry, in: &entry) }
    // What is drawn in spite of errors is read again, to tell of them again.
    if outcome.hasErrors { entry.key = nil }
    if hasGallery {
      let bytes = record.json()
      let artifact = Manifest.Artifact(path: GalleryBuilder.recordPath(of: source.name), bytes)
      outcome.changesRecord = try output.put(bytes, as: artifact, refusing: InputFiles([]))
      entry.record = artifact
    }
  }

  /// The images that a source shows in any variant; none of one that cannot be read, which is not drawn either.
  private func images(of source: RenderSource) -> [FilePlace] {
    guard let bytes = try? FileReader.bytes(source.place) else { return [] }
    let file = SourceFile(name: source.path, bytes: bytes)
    let assets = InputAssets(source.assetFolder(arguments))
    return compilers.flatMap { (compiler, variant) in
      var compiler = compiler
      compiler.options.assets = assets.source
      let compilation =
        project?.compile(source.place.path, compiler.options, variant: variant) ?? compiler.compile(file)
      return compilation.assetFiles.map { assets.folder.appending($0) }
    }
  }

  private func artifact(
    of layout: Layout, _ compilation: Compilation, _ format: OutputFormat
  ) throws(SystemError) -> [UInt8] {
    switch format {
    case .svg: layout.svg(options: svg)
    case .json: compilation.json(of: [layout])
    case .png, .pdf: try layout.converted(to: format, options: svg)
    }
  }

  /// Paths of a compilation's artifacts, without extension, below the output folder.
  private func stems(of compilation: Compilation, _ source: RenderSource, _ variant: String) -> [String] {
    var names = ArtifactNames(rivals: source.rivals)
    let isOnly = compilation.layoutNames.count == 1
    return compilation.layouts.map { layout in
      let stem = names.stem(of: layout.name, isOnly: isOnly, in: source.stem)
      return joinPath(source.folder, variant.isEmpty ? stem : "\(stem)@\(variant)")
    }
  }

  /// Leaves a source with errors the artifacts that it had, and has it read again next time.
  private func keep(_ old: Manifest.Source?, in entry: inout Manifest.Source) {
    entry.key = nil
    let drawn = Set(entry.artifacts.map(\.path))
    entry.artifacts += old?.artifacts.filter { !drawn.contains($0.path) } ?? []
  }
}
