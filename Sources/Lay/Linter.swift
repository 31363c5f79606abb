import LayLint
import LayOutput
import LaySyntax
import LayViews

/// Checks `.lay` source beyond what compiling it shows: contradictions, overflow, what has no effect.
///
/// A linter is a value without state, like ``Compiler``, and like it reads and writes no file.
public struct Linter: Sendable {
  /// What previews are laid out for.
  public var options: Options
  /// Further sizes of text, directions and devices to lay every preview out for; findings name them.
  public var variants: [Options] = []
  /// Which rules report, and as what.
  public var rules = LintRules()

  public init(options: Options = Options()) {
    self.options = options
  }

  /// A linter by other rules.
  public init(options: Options = Options(), rules: LintRules) {
    self.options = options
    self.rules = rules
  }

  /// Checks one file.
  /// - Parameter memory: What files before this one have left, and this one adds to; nil where there are no others.
  /// - Complexity: O(n) in the source and the views it expands to, times the number of variants and one.
  public func lint(_ source: SourceFile, memory: CompilationMemory? = nil) -> LintResult {
    LintResult(linter(memory).lint(source.file).ofShownFile)
  }

  #if !hasFeature(Embedded)
  /// Checks one of several files that are read together; nil for a file that has to be read by itself.
  /// - Parameter others: The names of those of the files that it does not see.
  package func lint(
    _ file: String, hiding others: Set<String>, of files: FilesOfModules, memory: CompilationMemory
  ) -> LintResult? {
    linter(memory).lint(file, hiding: others, of: files.source).map { LintResult($0.ofShownFile) }
  }
  #endif

  /// The source with every certain repair made: no frame changes by them, and all else stays byte for byte.
  ///
  /// nil where there is nothing to repair. The result has nothing left to repair.
  public func fixed(_ source: SourceFile) -> SourceFile? { repaired(source)?.source }

  /// The same, with how many repairs were made.
  public func repaired(_ source: SourceFile) -> (source: SourceFile, count: Int)? {
    linter().repaired(source.file).map { (SourceFile($0.source), $0.count) }
  }

  private func linter(_ memory: CompilationMemory? = nil) -> FileLinter {
    var linter = FileLinter(
      settings: rules.settings, configurations: ([options] + variants).map { $0.configuration },
      names: memory?.names)
    linter.library = options.fonts.library
    return linter
  }
}

extension SourceFile {
  /// What another version of this file changes, as a unified diff; nothing where both are the same.
  public func difference(to other: SourceFile) -> [UInt8] {
    UnifiedDiff(file).write(other.bytes)
  }
}

/// What was found in one file.
public struct LintResult: Sendable {
  let report: LintReport

  init(_ report: LintReport) { self.report = report }

  public var source: SourceFile { SourceFile(report.source) }
  /// Sorted by position; at most 1,000.
  public var diagnostics: [Diagnostic] { report.diagnostics.map { Diagnostic($0, in: report.source) } }
  /// How many more diagnostics there were than are kept.
  public var droppedDiagnosticCount: Int { report.droppedCount }

  /// This result without the source where nothing was found in it, so that those of very many files can be kept.
  package var withoutIdleSource: LintResult {
    guard report.diagnostics.isEmpty else { return self }
    var report = report
    report.source = LaySyntax.SourceFile(name: report.source.name, bytes: [])
    return LintResult(report)
  }

  /// What of it lies in the file itself, and what in other files of its module, as these see it.
  package var byFile: (own: LintResult, others: [LintResult]) {
    (LintResult(report.withoutOthers), report.elsewhere.map { LintResult($0) })
  }

  /// The same by another name of the file.
  package func named(_ name: String) -> LintResult {
    var report = report
    report.source = LaySyntax.SourceFile(name: name, bytes: report.source.bytes)
    return LintResult(report)
  }

  /// Adds what was found in the same file from another one.
  package mutating func add(_ other: LintResult) {
    var report = report
    // What had nothing found in it was not kept.
    if report.source.bytes.isEmpty {
      report.source = LaySyntax.SourceFile(name: report.source.name, bytes: other.report.source.bytes)
    }
    report.add(other.report)
    self = LintResult(report)
  }

  /// This result without the diagnostics of these fingerprints.
  func without(_ known: Set<String>, named name: String) -> LintResult {
    var report = report
    report.diagnostics = zip(report.diagnostics, fingerprints(named: name))
      .compactMap { known.contains($0.1) ? nil : $0.0 }
    return LintResult(report)
  }

  /// A name for each diagnostic that stays the same when lines move: what a baseline keeps.
  /// - Parameter name: What to call the file; nil: what it is called. The same file has the same name in all of them.
  public func fingerprints(named name: String? = nil) -> [String] {
    let source = report.source
    let named = name.map { LaySyntax.SourceFile(name: $0, bytes: source.bytes) } ?? source
    return Fingerprint.list(report.diagnostics, in: named).map { $0.text }
  }

}

/// The forms in which results of many files are handed on: UTF-8.
public enum LintReportFormat: String, Sendable, CaseIterable {
  case text, json, sarif, github

  /// - Parameters:
  ///   - version: The program's, for the forms that name it.
  ///   - root: The folder that the files' names are relative to, for the forms that name it; nil: unknown.
  public func write(
    _ results: [LintResult], rules: LintRules, version: String, root: String? = nil
  ) -> [UInt8] {
    let reports = results.map { $0.report }
    switch self {
    case .text: return Array(results.flatMap { $0.diagnostics }.map { $0.formatted() }.joined().utf8)
    case .json: return JSONWriter.writeReport(reports.map { ($0.source, $0.diagnostics) })
    case .sarif: return SARIFReport(version: version, settings: rules.settings, root: root).write(reports)
    case .github: return GitHubReport.write(reports)
    }
  }
}
