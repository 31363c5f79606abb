import LayEngine
import LayInterpreter
import LayOutput
import LaySyntax
import LayText
import LayViews

/// Compiles `.lay` source: text in, layouts with every frame out.
///
/// A compiler is a value without state. Two of them, or one on two threads, never meet, and the same source with
/// the same options gives the same result everywhere.
///
/// Deeply nested source needs a deep stack: 512 levels of components in 256 levels of source are understood, and
/// a thread with the usual 8 MiB may not hold them. Callers who compile what strangers wrote give it more.
public struct Compiler: Sendable {
  public var options: Options

  public init(options: Options = Options()) {
    self.options = options
  }

  /// Compiles one file.
  ///
  /// Whatever the input, the answer is a compilation: faults are among its diagnostics.
  /// - Parameters:
  ///   - name: Compile only the layouts of this name; nil compiles all.
  ///   - memory: What files before this one have left, and this one adds to; nil where there are no others.
  /// - Complexity: O(n) in the source and in the views it expands to.
  public func compile(
    _ source: SourceFile, layout name: String? = nil, memory: CompilationMemory? = nil
  ) -> Compilation {
    var sink = DiagnosticSink(isolatesErrors: options.isLenient)
    var evaluation = EvaluatedFile(
      source.file, layout: name, options.configuration, fonts: options.fonts.library, names: memory?.names,
      into: &sink)
    var layouts: [Layout] = []
    var cost = LayoutCost()
    for index in evaluation.layouts.indices {
      if cost.isSpent {
        sink.report(cost.fault(at: evaluation.places[index]))
        break
      }
      let configuration = evaluation.layouts[index].configuration
      var measurer = TextMeasurer(configuration: configuration, library: options.fonts.library)
      let frames = LayoutEngine.layout(&evaluation.layouts[index], measurer: &measurer)
      cost.count(frames)
      evaluation.finish(index, frames, into: &sink)
      let faults =
        frames.faults.isEmpty ? OutputBounds.faults(of: evaluation.layouts[index].tree) : frames.faults
      if !faults.isEmpty {
        for fault in faults { sink.report(fault) }
        continue
      }
      let evaluated = evaluation.layouts[index]
      if let required = options.requiredBasis?.lowered {
        let bases = FrameBases(of: evaluated.tree, on: configuration.platform)
        for fault in bases.shortfalls(of: evaluated.tree, below: required, in: source.file) {
          sink.report(fault)
        }
      }
      measurer.reportMissingFonts(in: evaluated.tree, of: source.file, into: &sink)
      layouts.append(
        Layout(
          LaidOutLayout(
            source: source.file, name: evaluated.name, configuration: configuration, views: evaluated.tree,
            frames: frames, library: measurer.library, tally: evaluated.tally)))
    }
    let diagnostics = evaluation.suppressions.filter(sink.sorted()) {
      name == nil && compilerWarnings.contains($0)
    }
    let assets = evaluation.assetReads
    let prints = evaluation.prints
    return Compilation(
      source: source, layouts: layouts, layoutNames: evaluation.layoutNames,
      diagnostics: diagnostics.map { Diagnostic($0, in: source.file) },
      droppedDiagnosticCount: sink.droppedCount, standIns: [],
      printed: prints.lines.map {
        PrintedLine(line: source.file.location(of: $0.place.start).line, text: $0.text)
      },
      droppedPrintCount: prints.droppedCount, assetFiles: assets.files.sorted(),
      assetFolders: assets.folders.sorted(),
      hasErrors: sink.hasErrors || sink.hasIsolatedErrors, isDrawable: !sink.hasErrors)
  }
}

/// The warnings that compiling alone can give: only of these can a compilation say that silencing them was idle.
private let compilerWarnings = [
  "approximate-control", "approximate-image", "ignored-modifier", "missing-color", "missing-image",
]
