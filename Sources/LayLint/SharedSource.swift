#if !hasFeature(Embedded)
import LayInterpreter
import LaySyntax
import LayViews

/// Several files that see each other, read once to be checked one after the other. One thread at a time uses them.
package final class SharedSource {
  private let sites: CallSites
  /// What was found in reading them.
  private let findings: DiagnosticSink
  private var declarations: SharedDeclarations?

  /// - Parameter source: The files, of which those are shown that are to be checked.
  /// - Complexity: O(n) in the bytes of all files.
  package init(_ source: SourceFile) {
    var sink = DiagnosticSink()
    sites = CallSites(Parser.parse(source, into: &sink))
    findings = sink
  }

  /// The source with one file alone shown, and what was found in reading that; nil where not all of it is known.
  func sites(of file: String, hiding others: Set<String>, into sink: inout DiagnosticSink) -> CallSites? {
    let source = sites.syntax.source
    guard findings.droppedCount == 0,
      let part = source.parts.firstIndex(where: { $0.isShown && $0.name == file })
    else { return nil }
    for finding in findings.diagnostics where source.partIndex(at: finding.range.start) == part {
      sink.report(finding)
    }
    let seen = source.parts.indices.filter { !others.contains(source.parts[$0].name) }
    return sites.showing(part, seeing: Set(seen))
  }

  /// The declarations of all files; nil for a configuration in which others may be meant.
  func declarations(for configuration: Configuration, _ names: NameMemory) -> SharedDeclarations? {
    if let declarations { return declarations.serve(configuration) ? declarations : nil }
    let collected = SharedDeclarations(sites.syntax, configuration: configuration, names: names)
    declarations = collected
    return collected
  }
}
#endif
