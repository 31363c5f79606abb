import LayEngine
import LayInterpreter
import LayOutput
import LaySyntax
import LayText
import LayViews

/// The modules of an app, read once, with all of their previews.
///
/// Every preview is drawn by itself: it has findings, a budget and static variables of its own, and an error in one does
/// not concern another. Code that no preview reaches is read and not checked. Errors stand in the layouts in boxes, at
/// their places, as with ``Options/isLenient``.
public struct Project {
  /// What `#Preview` or a preview provider shows.
  public struct Preview: Sendable {
    /// The name of its module.
    public let module: String
    /// The name of its file.
    public let file: String
    /// From 1.
    public let line: Int
    /// As it is named, else the file's name without extension; no two of a file have the same.
    public let name: String
    let index: Int
  }

  public let previews: [Preview]
  /// What could not be read of the files: each such fault costs the declaration that it stands in.
  public let faults: [Diagnostic]
  let source: LaySyntax.SourceFile
  private let options: Options
  private(set) var program: Program
  private let imported: [[String]]
  /// nil before anybody asked.
  private var dependencies: FileDependencies?
  /// What the files of each module import, by its name; nil before anybody asked.
  var moduleImports: [String: [UInt8]]?

  /// - Complexity: O(n) in the bytes of all files.
  public init(_ modules: [Module], name: String, options: Options = Options()) {
    var options = options
    options.isLenient = true
    self.options = options
    source = SourceFile.joined(modules, name: name) { !$1.isDependency }
    var sink = DiagnosticSink()
    let syntax = Parser.parse(source, into: &sink)
    let file = source
    faults = sink.sorted().filter { $0.severity == .error }.map { Diagnostic($0, in: file) }
    program = Program(
      ofProject: syntax, configuration: options.configuration,
      layOut: LayoutEngine.trial(options.fonts.library))
    imported = Self.imports(syntax, moduleCount: modules.count)
    var previews: [Preview] = []
    var names: [String: Int] = [:]
    for (index, layout) in program.layouts.enumerated() {
      let place = program.place(of: layout)
      guard let part = source.partIndex(at: place) else { continue }
      let file = source.parts[part].name
      var name = layout.name
      let count = names["\(file):\(name)", default: 0] + 1
      names["\(file):\(name)"] = count
      if count > 1 { name += " \(count)" }
      previews.append(
        Preview(
          module: source.modules[source.parts[part].module].name, file: file,
          line: source.location(of: place).line, name: name, index: index))
    }
    self.previews = previews
  }

  /// The names of the modules that a module imports, of the project or not, sorted.
  /// - Parameter module: Its place among the project's modules.
  public func imports(ofModule module: Int) -> [String] {
    imported.indices.contains(module) ? imported[module] : []
  }

  private static func imports(_ syntax: SyntaxTree, moduleCount: Int) -> [[String]] {
    var imports = [Set<String>](repeating: [], count: moduleCount)
    for index in syntax.nodes.indices where syntax.nodes.kind(index) == .importDecl {
      let node = SyntaxID(UInt32(truncatingIfNeeded: index))
      guard let part = syntax.source.partIndex(at: syntax.range(node).start) else { continue }
      imports[syntax.source.parts[part].module].insert(syntax.name(node))
    }
    return imports.map { $0.sorted() }
  }

  /// The names of the files that may have a say in what a file's previews show, its own among them; nothing for a file
  /// that the project has not.
  ///
  /// They are told by the names that files declare and use, without running anything: there may be more of them than the
  /// previews reach, and there are never fewer.
  /// - Complexity: O(n) in the bytes of all files the first time, then in the files that are found.
  public mutating func files(reachedFrom file: String) -> Set<String> {
    var known = dependencies ?? FileDependencies(program.syntax)
    dependencies = nil
    defer { dependencies = known }
    guard let part = source.parts.firstIndex(where: { $0.name == file }) else { return [] }
    return Set(known.reached(from: part).map { source.parts[$0].name })
  }

  /// Lays out one preview.
  /// - Complexity: O(n) in the steps that it takes and in its views.
  public mutating func compile(_ preview: Preview) -> Compilation { compile([preview]) }

  /// Lays out all previews of a file, in its order; none for a file that has none.
  /// - Complexity: O(n) in the steps that they take and in their views.
  public mutating func compile(file: String) -> Compilation { compile(previews.filter { $0.file == file }) }

  private mutating func compile(_ previews: [Preview]) -> Compilation {
    var sink = DiagnosticSink(isolatesErrors: true)
    let printedBefore = Prints(of: program)
    var layouts: [Layout] = []
    var isDrawable = true
    var standIns: [Diagnostic] = []
    for preview in previews {
      guard let layout = lay(out: preview, into: &sink) else {
        isDrawable = false
        continue
      }
      layouts.append(layout)
      standIns += program.told(layout.content.tally.standIns).map { Diagnostic($0, in: source) }
    }
    let assets = program.assetReads
    let file = source
    return Compilation(
      source: SourceFile(source), layouts: layouts, layoutNames: previews.map { $0.name },
      diagnostics: sink.sorted().map { Diagnostic($0, in: file) }, droppedDiagnosticCount: sink.droppedCount,
      standIns: standIns,
      printed: Prints(of: program).lines.dropFirst(printedBefore.lines.count).map {
        PrintedLine(line: file.location(of: $0.place.start).line, text: $0.text)
      },
      droppedPrintCount: program.droppedPrintCount - printedBefore.droppedCount,
      assetFiles: assets.files.sorted(), assetFolders: assets.folders.sorted(),
      hasErrors: sink.hasErrors || sink.hasIsolatedErrors, isDrawable: isDrawable)
  }

  /// nil for a layout that cannot be written.
  private mutating func lay(out preview: Preview, into sink: inout DiagnosticSink) -> Layout? {
    var evaluated = program.evaluateAnew(program.layouts[preview.index], into: &sink)
    var measurer = TextMeasurer(configuration: evaluated.configuration, library: options.fonts.library)
    let frames = LayoutEngine.layout(&evaluated, measurer: &measurer)
    program.drawPaths(in: &evaluated.tree) { frames.placedFrame($0) }
    program.reportCallbacks(into: &sink)
    evaluated.tally += program.takeTally()
    let faults = frames.faults.isEmpty ? OutputBounds.faults(of: evaluated.tree) : frames.faults
    for fault in faults { sink.report(fault) }
    guard faults.isEmpty else { return nil }
    // The system's font stands in for one that is not there.
    var missing = DiagnosticSink()
    measurer.reportMissingFonts(in: evaluated.tree, of: source, into: &missing)
    for finding in missing.diagnostics { sink.report(finding) }
    evaluated.tally.placeholders += missing.diagnostics.count
    return Layout(
      LaidOutLayout(
        source: source, name: evaluated.name, configuration: evaluated.configuration, views: evaluated.tree,
        frames: frames, library: measurer.library, tally: evaluated.tally))
  }
}
