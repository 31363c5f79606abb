import Foundation
import LayInterpreter
import LaySyntax
import LayTestSupport
import LayViews
import Testing

/// `Tests/Fixtures/Semantics/<topic>/<case>.lay`, with what it must mean beside it: `.views`, the trees of its
/// layouts, and `.diag`, its diagnostics. A file without diagnostics has no `.diag`.
@Suite struct FixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Semantics")

  /// Loops that only the bound on all work ends, which takes seconds without optimisation.
  static let endless = cases.filter { $0.hasPrefix("endless/") }

  static var cases: [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".lay") }.map { String($0.dropLast(4)) }.sorted()
  }

  @Test(arguments: cases.filter { !$0.hasPrefix("endless/") })
  func means(_ name: String) throws { try check(name) }

  @Test(.thorough, arguments: endless)
  func ends(_ name: String) throws { try check(name) }

  private func check(_ name: String) throws {
    let meaning = Meaning(name + ".lay", try text(name + ".lay"), isLenient: name.hasPrefix("lenient/"))
    // A case of mistakes is about its diagnostics; the views of the others count too.
    try expect(name + ".views", name.hasPrefix("errors/") || name.hasPrefix("endless/") ? "" : meaning.views)
    try expect(name + ".diag", meaning.diagnostics)
  }

  @Test func hasNoStrayExpectations() {
    let names = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap { $0 as? String } ?? []
    let known = Set(Self.cases)
    for name in names where name.hasSuffix(".views") || name.hasSuffix(".diag") {
      let base = name.split(separator: ".").dropLast().joined(separator: ".")
      #expect(known.contains(base), "\(name) belongs to no case")
    }
    #expect(!known.isEmpty)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Compares with the expectation; a missing one stands for nothing. `LAY_UPDATE_FIXTURES=1` writes it.
  private func expect(_ name: String, _ actual: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["LAY_UPDATE_FIXTURES"] == "1" {
      if actual.isEmpty {
        try? FileManager.default.removeItem(at: file)
      } else {
        try actual.write(to: file, atomically: true, encoding: .utf8)
      }
      return
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(actual == expected, "\(name) differs")
  }
}

/// What a source means, as text.
struct Meaning {
  let views: String
  let diagnostics: String

  init(_ name: String, _ text: String, isLenient: Bool = false, maximumViewCount: Int = 100_000) {
    let source = SourceFile(name: name, text: text)
    var configuration = Configuration()
    configuration.isLenient = isLenient
    configuration.maximumViewCount = maximumViewCount
    var sink = DiagnosticSink()
    let syntax = Parser.parse(source, into: &sink)
    var program = Program(syntax, configuration: configuration, into: &sink)
    var views = ""
    for layout in program.layouts {
      let evaluated = program.evaluate(layout, into: &sink)
      views += "== \(evaluated.name) \(Int(evaluated.canvas.width)) × \(Int(evaluated.canvas.height))"
      views += evaluated.fitsContent ? ", fits\n" : "\n"
      views += ViewTreeDump(evaluated.tree).text
    }
    self.views = views
    self.diagnostics = sink.sorted().map { Self.text($0, source) }.joined()
  }

  private static func text(_ diagnostic: Diagnostic, _ source: SourceFile) -> String {
    func place(_ range: SourceRange) -> String {
      let start = source.location(of: range.start)
      let end = source.location(of: range.end)
      return "\(start.line):\(start.column)-\(end.column)"
    }
    var text =
      "\(place(diagnostic.range)) \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.rule)]\n"
    for note in diagnostic.notes {
      text += "  note: " + note.message + (note.range.map { " " + place($0) } ?? "") + "\n"
    }
    if let help = diagnostic.help { text += "  help: \(help)\n" }
    for edit in diagnostic.fix?.edits ?? [] { text += "  fix: \(place(edit.range)) → \(edit.replacement)\n" }
    return text
  }
}
